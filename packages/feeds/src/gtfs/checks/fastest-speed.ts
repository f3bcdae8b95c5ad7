/** The mode of a route, as far as its speed is concerned. */
type Kind =
  | 'tram'
  | 'metro'
  | 'rail'
  | 'bus'
  | 'ferry'
  | 'cable-tram'
  | 'aerial-lift'
  | 'funicular'
  | 'trolleybus'
  | 'monorail'
  | 'air';

/**
 * The highest speed at which vehicles of a kind carry passengers, in km/h, rounded up. No average between two stops exceeds it; the quickest
 * scheduled train averages 318 km/h (Railway Gazette, World Speed Survey 2019). The sources are in docs/data-quality.md, "Teleporting trips".
 */
const FASTEST: Readonly<Record<Kind, number>> = {
  tram: 110,
  metro: 160,
  rail: 360,
  bus: 130,
  ferry: 110,
  'cable-tram': 50,
  'aerial-lift': 50,
  funicular: 50,
  trolleybus: 100,
  monorail: 130,
  air: 1200,
};

const BASIC: Readonly<Record<number, Kind>> = {
  0: 'tram',
  1: 'metro',
  2: 'rail',
  3: 'bus',
  4: 'ferry',
  5: 'cable-tram',
  6: 'aerial-lift',
  7: 'funicular',
  11: 'trolleybus',
  12: 'monorail',
};

/** Extended route types by their hundreds; single types that differ from theirs come first. */
const EXTENDED: Readonly<Record<number, Kind>> = { 405: 'monorail' };
const HUNDREDS: Readonly<Record<number, Kind>> = {
  1: 'rail',
  2: 'bus',
  3: 'rail',
  4: 'metro',
  5: 'metro',
  6: 'metro',
  7: 'bus',
  8: 'trolleybus',
  9: 'tram',
  10: 'ferry',
  11: 'air',
  12: 'ferry',
  13: 'aerial-lift',
  14: 'funicular',
  15: 'bus',
};

/** The fastest plausible speed of a GTFS route type, basic or extended, in metres per second. Unknown types are as fast as the fastest train. */
export function fastestSpeed(routeType: number): number {
  const kind = BASIC[routeType] ?? EXTENDED[routeType] ?? HUNDREDS[Math.floor(routeType / 100)] ?? 'rail';
  return FASTEST[kind] / 3.6;
}
