const MEGABYTE = 1_000_000;

/**
 * The longest answers that are read, where they may have more than a megabyte: several times as long as the longest of real regions. Each is parsed in one piece on the thread that
 * listens, some ten milliseconds for a megabyte.
 */
const LONGEST: Readonly<Record<string, number>> = {
  // Some hundred regions with their outlines.
  'regions.json': 8 * MEGABYTE,
  'regionInfo.json': 2 * MEGABYTE,
  'locations.json': 8 * MEGABYTE,
  'routing.json': 4 * MEGABYTE,
  'departures.json': 8 * MEGABYTE,
  'services.json': 4 * MEGABYTE,
  // As many as one answer lists.
  'vehicles.json': 12 * MEGABYTE,
  'alerts/transit.json': 4 * MEGABYTE,
  'info/routes.json': 8 * MEGABYTE,
  'info/routeInfo.json': 4 * MEGABYTE,
  'reach/stops.json': 4 * MEGABYTE,
  'reach/areas.json': 4 * MEGABYTE,
};

/** Bytes of the longest answer that is read of a path of `/v1`. */
export function longestAnswer(path: string): number {
  return LONGEST[path] ?? MEGABYTE;
}
