import type { TripPlace } from './trip-request.ts';

const NUMBER = String.raw`\s*([-+]?(?:\d+\.?\d*|\.\d+))\s*`;
const COORDINATES = new RegExp(String.raw`^\s*\(?${NUMBER},${NUMBER}\)?\s*(?:"([^"]*)")?\s*$`);
/** A link of OpenStreetMap or of another map: people copy the place that they look at. */
const LINKS: readonly RegExp[] = [
  /[?&#](?:.*&)?mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/,
  /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
];

/** Why a value is no place. */
export type PlaceProblem = 'form' | 'range' | 'swapped';

/**
 * Reads a place from a value of JSON: `"41.15,-8.61"`, `"(41.15,-8.61)\"Home\""`, a link to a map, `{lat, lng, name}`, `{point: …}` and
 * `{stop: …}` of the graph, or the name of a stop or a place.
 */
export function readPlace(value: unknown): TripPlace | PlaceProblem {
  if (typeof value === 'string') return readText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'form';
  const { stop, point } = value as Readonly<Record<string, unknown>>;
  if (typeof stop === 'string' && stop !== '') return { kind: 'stop', code: stop, region: undefined };
  if (typeof stop === 'object' && stop !== null) {
    const { code, region } = stop as Readonly<Record<string, unknown>>;
    if (typeof code !== 'string' || code === '') return 'form';
    return { kind: 'stop', code, region: typeof region === 'string' ? region : undefined };
  }
  const { lat, lng, lon, name, address, streetName } = (point ?? value) as Readonly<Record<string, unknown>>;
  const text = (given: unknown): string => (typeof given === 'string' ? given.trim() : '');
  const [north, east] = [lat, lng ?? lon];
  if (typeof north !== 'number' || typeof east !== 'number') return 'form';
  return pointOf(north, east, text(name ?? address), text(streetName));
}

/** Whether a place was read. */
export function isPlace(place: TripPlace | PlaceProblem): place is TripPlace {
  return typeof place === 'object';
}

function readText(text: string): TripPlace | PlaceProblem {
  const match = COORDINATES.exec(text);
  if (match !== null) return pointOf(Number(match[1]), Number(match[2]), (match[3] ?? '').trim(), '');
  if (/^https?:\/\//.test(text.trim())) {
    const [, lat, lng] = LINKS.map((link) => link.exec(text)).find((found) => found !== null) ?? [];
    return lat === undefined ? 'form' : pointOf(Number(lat), Number(lng), '', '');
  }
  const name = text.trim();
  return name === '' ? 'form' : { kind: 'name', text: name };
}

function pointOf(lat: number, lng: number, name: string, streetName: string): TripPlace | PlaceProblem {
  if (!(Math.abs(lat) <= 90)) return Math.abs(lng) <= 90 && Math.abs(lat) <= 180 ? 'swapped' : 'range';
  if (!(Math.abs(lng) <= 180)) return 'range';
  return { kind: 'point', lat, lng, name, streetName };
}
