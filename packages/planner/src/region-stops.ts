import type { ListedStop } from '@tripwright/core/model';
import { type Region, RegionNames } from '@tripwright/core/region';

/** A stop that a list may show, with its place. */
export interface StopEntry {
  readonly stop: number;
  readonly lat: number;
  readonly lng: number;
}

/** The stops of a region as maps and lists show them. Level 1 and level 2 together hold every stop once (spec 4.3). */
export class RegionStops {
  readonly #region: Region;
  readonly #major: readonly StopEntry[];
  readonly #minor: readonly StopEntry[];
  readonly #children = new Map<number, number[]>();
  /** Undefined without a timetable. */
  readonly names: RegionNames | undefined;

  constructor(region: Region) {
    this.#region = region;
    const major: StopEntry[] = [];
    const minor: StopEntry[] = [];
    const { transit } = region;
    this.names = transit === undefined ? undefined : new RegionNames(transit.timetable, region.sharedVehicles);
    if (transit !== undefined) {
      const { timetable, stops } = transit;
      for (let stop = 0; stop < timetable.stopCount; stop++) {
        const kind = timetable.stopKind[stop] as number;
        const parent = timetable.stopParent[stop] as number;
        const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
        if (kind > 1 || lat < -90) continue;
        if (parent >= 0) this.#children.set(parent, [...(this.#children.get(parent) ?? []), stop]);
        // A platform is part of its station; only what stands alone, or the station, is listed by itself.
        else if (stops.linesOf(stop).length > 0) (stops.isMajor(stop) ? major : minor).push({ stop, lat, lng });
      }
      // Platforms are minor stops of their own, so that a map of level 2 shows where one really boards.
      for (const platforms of this.#children.values()) {
        for (const stop of platforms) {
          if (timetable.stopKind[stop] !== 0 || stops.linesOf(stop).length === 0) continue;
          minor.push({ stop, lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) });
        }
      }
    }
    this.#major = major;
    this.#minor = minor;
  }

  list(query: { readonly major: boolean; readonly modes: readonly string[] }): readonly StopEntry[] {
    const { transit } = this.#region;
    if (transit === undefined) return [];
    return (query.major ? this.#major : this.#minor).filter(({ stop }) => transit.stops.isServedBy(stop, query.modes));
  }

  /** @param locale language of names; the originals unless given */
  describe(stop: number, includeChildren: boolean, locale?: string): ListedStop {
    const { transit } = this.#region;
    if (transit === undefined) throw new Error('a region without a timetable has no stops');
    const { timetable, stops } = transit;
    const { names } = this;
    const lines = stops.linesOf(stop).map((route) => {
      if (names !== undefined && locale !== undefined) return names.lineName(route, locale);
      const short = timetable.strings.get(timetable.routeShortName[route] as number);
      return short === '' ? timetable.strings.get(timetable.routeLongName[route] as number) : short;
    });
    const children = includeChildren
      ? (this.#children.get(stop) ?? []).filter((child) => timetable.stopKind[child] === 0)
      : [];
    return {
      stop: names === undefined || locale === undefined ? stops.get(stop) : names.stop(stops.get(stop), locale),
      isStation: timetable.stopKind[stop] === 1,
      modes: stops.modesOf(stop),
      lines: [...new Set(lines)],
      children: children.map((child) => this.describe(child, false, locale)),
    };
  }
}
