import { getModeRow, specificMode } from './mode-identifier.ts';
import type { ModeId } from './mode-row.ts';

/**
 * GTFS `route_type` to mode identifier: basic types and the extended ranges (Hierarchical Vehicle Type codes, from TPEG). The first row
 * that holds a type wins, so exceptions stand before their range. All types but flights and school buses are below `pt_pub`, so that a
 * request for public transit finds them.
 */
const ROUTE_TYPES: readonly (readonly [first: number, last: number, mode: string])[] = [
  [0, 0, 'pt_pub_tram'],
  [1, 1, 'pt_pub_subway'],
  [2, 2, 'pt_pub_train'],
  [3, 3, 'pt_pub_bus'],
  [4, 4, 'pt_pub_ferry'],
  [5, 5, 'pt_pub_cablecar'],
  [6, 6, 'pt_pub_gondola'],
  [7, 7, 'pt_pub_funicular'],
  [11, 11, 'pt_pub_bus'], // trolleybus
  [12, 12, 'pt_pub_monorail'],
  // High speed, long distance and inter-regional: spec 2.2 counts inter-city as regional.
  [101, 103, 'pt_pub_regionaltrain'],
  [105, 106, 'pt_pub_regionaltrain'], // sleeper, regional
  [114, 114, 'pt_pub_regionaltrain'], // cross-country
  [100, 199, 'pt_pub_train'],
  [200, 299, 'pt_pub_coach'],
  [300, 399, 'pt_pub_train'], // suburban railway
  [402, 402, 'pt_pub_subway'], // underground
  [405, 405, 'pt_pub_monorail'],
  [400, 499, 'pt_pub_metro'], // urban railway
  [500, 599, 'pt_pub_metro'],
  [600, 699, 'pt_pub_subway'], // underground
  [702, 702, 'pt_pub_expressbus'],
  [712, 712, 'pt_ltd_SCHOOLBUS'], // 713, school and public, is open to all: an ordinary bus
  [700, 899, 'pt_pub_bus'], // bus, trolleybus
  [900, 999, 'pt_pub_tram'],
  [1000, 1099, 'pt_pub_ferry'], // water transport
  [1100, 1199, 'in_air'],
  [1200, 1299, 'pt_pub_ferry'],
  [1302, 1302, 'pt_pub_cablecar'],
  [1300, 1399, 'pt_pub_gondola'], // aerial lifts: telecabins, chair lifts
  [1400, 1499, 'pt_pub_funicular'],
  // Taxis with a timetable are transit by car and cannot be hailed.
  [1500, 1599, 'pt_pub_car'],
];

/** Long-distance types and the intercity identifiers that cover them in addition to those above. */
const LONG_DISTANCE: readonly (readonly [first: number, last: number, mode: string])[] = [
  [101, 103, 'in_rail'], // high speed, long distance, inter-regional
  [105, 105, 'in_rail'], // sleeper
  [200, 202, 'in_coach'], // any coach, international, national
  [1001, 1002, 'in_ferry'], // international and national car ferries
  [1005, 1006, 'in_ferry'], // the same without cars
];

/** The mode of an unknown type: no route is dropped for its type (ST-23). */
const ANY = 'pt_pub';

/**
 * The mode of a route type; generic transit for an unknown number.
 * @param line the number of the line, appended to modes with a line in their identifier (`pt_ltd_SCHOOLBUS_<line>`)
 */
export function modeOfRouteType(routeType: number, { line = '' }: { readonly line?: string } = {}): ModeId {
  const found = ROUTE_TYPES.find(([first, last]) => routeType >= first && routeType <= last);
  const row = getModeRow(found?.[2] ?? ANY);
  return row.detail === 'line' ? specificMode(row, line) : row.id;
}

/** The intercity identifier that also covers a route type; undefined for types that are not long-distance. */
export function longDistanceMode(routeType: number): ModeId | undefined {
  const found = LONG_DISTANCE.find(([first, last]) => routeType >= first && routeType <= last);
  return found === undefined ? undefined : getModeRow(found[2]).id;
}
