import { hashText } from '@tripwright/core/base';
import { routeRefOf } from '@tripwright/core/engine/journey';
import { encodePolyline } from '@tripwright/core/geo';
import type { Agency, RouteRef, StopRef } from '@tripwright/core/model';
import type { Region, RegionTransit } from '@tripwright/core/region';
import {
  after,
  type PatternIndex,
  type PositionIndex,
  type RouteIndex,
  type StopIndex,
  type TripIndex,
} from '@tripwright/core/timetable';
import { namesOf } from './derived-of-region.ts';

/** The ids of a line: the name of its feed, and `route_id`. They stay while the feed keeps them, over any number of datasets. */
export interface LineKey {
  readonly feed: string;
  readonly id: string;
}

/** A line as riders know it. */
export interface RegionLine {
  readonly route: RouteRef;
  /** The most specific mode identifier. */
  readonly mode: string;
}

/** The trips of a line that call at the same stops in the same order. */
export interface LinePattern {
  /** Of line and stops, so that it stays in each dataset where vehicles run so; unique within the line. */
  readonly code: string;
  /** GTFS `direction_id`. */
  readonly direction: 0 | 1 | undefined;
  /** Where its first trip says that it goes: the headsign, else the name of the last stop. */
  readonly headsign: string;
  readonly stops: readonly StopRef[];
  /** Encoded polyline. */
  readonly line: string;
  /** Number of trips in the timetable, each on one day or many. */
  readonly tripCount: number;
}

/** The lines of a region, their stops and patterns. Indexed at the first use and kept as long as the dataset. */
export class RegionLines {
  readonly #transit: RegionTransit;
  readonly #region: Region;
  readonly #byKey = new Map<string, RouteIndex>();
  readonly #patternsOf = new Map<RouteIndex, PatternIndex[]>();
  /** Described lines by their language, '' = the names of the feeds. */
  readonly #listed = new Map<string, readonly RegionLine[]>();

  constructor(region: Region, transit: RegionTransit) {
    this.#region = region;
    this.#transit = transit;
    const { strings, routeId, routeFeed, feedName, patternCount, patternRoute } = transit.timetable;
    for (let route = 0 as RouteIndex; route < routeId.length; route++)
      this.#byKey.set(
        keyOf({ feed: strings.get(feedName[routeFeed[route]!]!), id: strings.get(routeId[route]!) }),
        route,
      );
    for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
      const route = patternRoute[pattern]!;
      const known = this.#patternsOf.get(route);
      if (known === undefined) this.#patternsOf.set(route, [pattern]);
      else known.push(pattern);
    }
  }

  /** Every line, in the order of the feeds. @param locale language of names (BCP 47); the originals unless given */
  list(locale?: string): readonly RegionLine[] {
    const language = namesOf(this.#region)?.isEmpty === false ? (locale ?? '') : '';
    let lines = this.#listed.get(language);
    if (lines === undefined) {
      lines = [...this.#byKey.values()].map((route) => this.#describe(route, locale));
      this.#listed.set(language, lines);
    }
    return lines;
  }

  /** Undefined where the region has no such line. */
  find(key: LineKey, locale?: string): RegionLine | undefined {
    const route = this.#byKey.get(keyOf(key));
    return route === undefined ? undefined : this.#describe(route, locale);
  }

  /** The index of a line; undefined where the region has no such line. */
  indexOf(key: LineKey): RouteIndex | undefined {
    return this.#byKey.get(keyOf(key));
  }

  /** The lines that call at a stop, or at a platform of a station: busiest first. Empty for a stop that is not known. */
  at(stopCode: string, locale?: string): readonly RegionLine[] {
    const { timetable, stops } = this.#transit;
    const own = timetable.findStop(stopCode);
    if (own === undefined) return [];
    const below = timetable.listStopsCovered(stopCode);
    const routes = new Set([own, ...below].flatMap((stop) => stops.linesOf(stop)));
    return [...routes].map((route) => this.#describe(route, locale));
  }

  /** The patterns of a line: by direction, those with most trips first. Empty for a line that is not known. */
  patterns(key: LineKey, locale?: string): readonly LinePattern[] {
    const route = this.#byKey.get(keyOf(key));
    const patterns = route === undefined ? [] : (this.#patternsOf.get(route) ?? []);
    // Trips that differ in times, facts or rules alone have patterns of their own in the timetable, and one here.
    const byStops = Map.groupBy(
      patterns,
      (pattern) => `${this.#directionOf(pattern)} ${this.#stopsOf(pattern).join(' ')}`,
    );
    return [...byStops.values()]
      .map((same) => this.#describePattern(same, locale))
      .sort(
        (a, b) => (a.direction ?? 2) - (b.direction ?? 2) || b.tripCount - a.tripCount || (a.code < b.code ? -1 : 1),
      );
  }

  /** The agencies of the feeds that have lines, by name. */
  agencies(locale?: string): readonly Agency[] {
    const found = new Map(this.list(locale).map(({ route: { agency } }) => [`${agency.feed}\n${agency.id}`, agency]));
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
  }

  #describe(route: RouteIndex, locale: string | undefined): RegionLine {
    const { timetable } = this.#transit;
    const ref = routeRefOf(timetable, route);
    const names = locale === undefined ? undefined : namesOf(this.#region);
    const mode = timetable.strings.get(timetable.routeMode[route]!);
    return { route: names === undefined || locale === undefined ? ref : names.route(ref, locale), mode };
  }

  #directionOf(pattern: PatternIndex): number {
    const { tripDirection, patternFirstTrip } = this.#transit.timetable;
    return tripDirection[patternFirstTrip[pattern]!]!;
  }

  #stopsOf(pattern: PatternIndex): readonly StopIndex[] {
    const { patternFirstPosition, positionStop } = this.#transit.timetable;
    const first = patternFirstPosition[pattern]!;
    const count = patternFirstPosition[after(pattern)]! - first;
    return Array.from({ length: count }, (_, i) => positionStop[(first + i) as PositionIndex]!);
  }

  #describePattern(same: readonly PatternIndex[], locale: string | undefined): LinePattern {
    const { timetable, stops, shapes } = this.#transit;
    const { strings, patternFirstTrip, tripHeadsign } = timetable;
    const pattern = same[0]!;
    const names = locale === undefined ? undefined : namesOf(this.#region);
    const called = this.#stopsOf(pattern).map((stop) => stops.get(stop));
    const named = names === undefined || locale === undefined ? called : called.map((stop) => names.stop(stop, locale));
    const trip: TripIndex = patternFirstTrip[pattern]!;
    const points = shapes.line(trip, 0, called.length - 1);
    const direction = this.#directionOf(pattern);
    const count = (one: PatternIndex): number => patternFirstTrip[after(one)]! - patternFirstTrip[one]!;
    return {
      code: patternCode(this.#transit, pattern),
      direction: direction < 0 ? undefined : (direction as 0 | 1),
      headsign: strings.get(tripHeadsign[trip]!) || (named.at(-1)?.name ?? ''),
      stops: named,
      line: encodePolyline(points.length > 1 ? points : called),
      tripCount: same.reduce((sum, one) => sum + count(one), 0),
    };
  }
}

/** The code of a pattern: of its direction and the codes of its stops, so that it is the same for runs that live data add. */
export function patternCode({ timetable, stops }: RegionTransit, pattern: PatternIndex): string {
  const { tripDirection, patternFirstTrip, patternFirstPosition, positionStop } = timetable;
  const first = patternFirstPosition[pattern]!;
  const length = patternFirstPosition[after(pattern)]! - first;
  const codes = Array.from({ length }, (_, i) => stops.get(positionStop[(first + i) as PositionIndex]!).code);
  return (hashText(`${tripDirection[patternFirstTrip[pattern]!]!} ${codes.join('\n')}`) >>> 0).toString(36);
}

const known = new WeakMap<object, RegionLines | undefined>();

/** The lines of a region by the timetable; undefined where it has none. Live data add no line that is listed. */
export function linesOf(region: Region): RegionLines | undefined {
  if (!known.has(region.manifest))
    known.set(region.manifest, region.transit && new RegionLines(region, region.transit));
  return known.get(region.manifest);
}

function keyOf({ feed, id }: LineKey): string {
  return `${feed}\n${id}`;
}
