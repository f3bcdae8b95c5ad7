import type { ListedStop } from '@tripwright/core/model';
import { type Region, RegionNames, type RegionTransit } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';

/** A stop that lists can show, with its place in degrees. */
export interface StopEntry {
  readonly stop: StopIndex;
  readonly lat: number;
  readonly lng: number;
}

/** The two levels of a region's stops, and the stops of each station. */
interface StopLevels {
  readonly major: readonly StopEntry[];
  readonly minor: readonly StopEntry[];
  readonly children: ReadonlyMap<StopIndex, readonly StopIndex[]>;
}

/** `stopKind` of stops and platforms, and of stations. */
const PLATFORM = 0;
const STATION = 1;

/** The stops of a region as maps and lists show them. Level 1 and level 2 together hold every stop once (spec 4.3). */
export class RegionStops {
  readonly #transit: RegionTransit | undefined;
  readonly #levels: StopLevels;
  /** Translated names; undefined without a timetable. */
  readonly names: RegionNames | undefined;

  constructor({ transit, sharedVehicles }: Region) {
    this.#transit = transit;
    this.#levels = transit === undefined ? { major: [], minor: [], children: new Map() } : levelsOf(transit);
    this.names = transit === undefined ? undefined : new RegionNames(transit.timetable, sharedVehicles);
  }

  /** The stops of a level where one of the modes, or a mode below it, calls. */
  list(query: { readonly major: boolean; readonly modes: readonly string[] }): readonly StopEntry[] {
    const transit = this.#transit;
    if (transit === undefined) return [];
    const { major, minor } = this.#levels;
    return (query.major ? major : minor).filter(({ stop }) => transit.stops.isServedBy(stop, query.modes));
  }

  /** A stop with its facts for lists. @param locale language of names; the originals unless given */
  describe(stop: StopIndex, includeChildren: boolean, locale?: string): ListedStop {
    const transit = this.#transit;
    if (transit === undefined) throw new Error('a region without a timetable has no stops');
    const { timetable, stops } = transit;
    const { names } = this;
    const lines = stops.linesOf(stop).map((route) => {
      if (names !== undefined && locale !== undefined) return names.lineName(route, locale);
      const short = timetable.strings.get(timetable.routeShortName[route]!);
      return short === '' ? timetable.strings.get(timetable.routeLongName[route]!) : short;
    });
    const children = includeChildren
      ? (this.#levels.children.get(stop) ?? []).filter((child) => timetable.stopKind[child] === PLATFORM)
      : [];
    return {
      stop: names === undefined || locale === undefined ? stops.get(stop) : names.stop(stops.get(stop), locale),
      isStation: timetable.stopKind[stop] === STATION,
      modes: stops.modesOf(stop),
      lines: [...new Set(lines)],
      children: children.map((child) => this.describe(child, false, locale)),
    };
  }
}

function levelsOf({ timetable, stops }: RegionTransit): StopLevels {
  const major: StopEntry[] = [];
  const minor: StopEntry[] = [];
  const children = new Map<StopIndex, StopIndex[]>();
  const isServed = (stop: StopIndex): boolean => stops.linesOf(stop).length > 0;
  const entryOf = (stop: StopIndex): StopEntry => ({
    stop,
    lat: timetable.stopLatDegrees(stop),
    lng: timetable.stopLngDegrees(stop),
  });
  for (let stop = 0 as StopIndex; stop < timetable.stopCount; stop++) {
    // Entrances and generic nodes are not listed, and neither are stops without coordinates.
    if (timetable.stopKind[stop]! > STATION || timetable.stopLatDegrees(stop) < -90) continue;
    const parent = timetable.stopParent[stop]!;
    if (parent >= 0) {
      const siblings = children.get(parent);
      if (siblings === undefined) children.set(parent, [stop]);
      else siblings.push(stop);
    } else if (isServed(stop)) (stops.isMajor(stop) ? major : minor).push(entryOf(stop));
  }
  // Platforms are minor stops of their own, so that a map of level 2 shows the exact place of boarding.
  for (const platforms of children.values()) {
    for (const stop of platforms) {
      if (timetable.stopKind[stop] === PLATFORM && isServed(stop)) minor.push(entryOf(stop));
    }
  }
  return { major, minor, children };
}
