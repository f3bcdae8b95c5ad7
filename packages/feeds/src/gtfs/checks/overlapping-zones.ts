import type { FlexCall, FlexPlace } from '@tripwright/core/flex';
import { type Area, areaContains, type LatLng, wrapLongitude } from '@tripwright/core/geo';
import type { SourceNotices } from '../../notices/index.ts';

/**
 * Notes zones of one trip that overlap in place and time, which GTFS forbids: a place inside both would leave the row of the ride open
 * (SV-18). Zones overlap if a corner, or the middle of a side, of one lies well inside the other. Each pair of zones is compared once.
 */
export class OverlapChecker {
  readonly #places: readonly FlexPlace[];
  readonly #notices: SourceNotices;
  readonly #overlaps: Map<string, boolean> = new Map();

  constructor(places: readonly FlexPlace[], notices: SourceNotices) {
    this.#places = places;
    this.#notices = notices;
  }

  check(trip: string, calls: readonly FlexCall[]): void {
    for (const [i, a] of calls.entries()) {
      for (const b of calls.slice(i + 1)) {
        if (a.place === b.place || a.start > b.end || b.start > a.end || !this.#overlap(a.place, b.place)) continue;
        const ids = `${trip}: ${this.#places[a.place]!.id}, ${this.#places[b.place]!.id}`;
        this.#notices.note('overlapping-zones', 'stop_times.txt', 0, 'location_id', ids);
        return;
      }
    }
  }

  #overlap(a: number, b: number): boolean {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    let found = this.#overlaps.get(key);
    if (found === undefined) {
      found = this.#reachesInto(a, b) || this.#reachesInto(b, a);
      this.#overlaps.set(key, found);
    }
    return found;
  }

  /** Neighbouring zones have corners on each other's edges, so a corner counts only if its surroundings are inside too. */
  #reachesInto(zone: number, other: number): boolean {
    const [a, b] = [this.#places[zone]!.area, this.#places[other]!.area];
    if (a === undefined || b === undefined) return false;
    return a.polygons.some(({ outer }) =>
      outer.some((corner, i) => {
        const next = outer[(i + 1) % outer.length]!;
        const middle = { lat: (corner.lat + next.lat) / 2, lng: corner.lng + wrapLongitude(next.lng - corner.lng) / 2 };
        return isWellInside(b, corner) || isWellInside(b, middle);
      }),
    );
  }
}

/** About 10 m. */
const NUDGE_DEGREES = 1e-4;

function isWellInside(area: Area, { lat, lng }: LatLng): boolean {
  return [-NUDGE_DEGREES, NUDGE_DEGREES].every(
    (nudge) => areaContains(area, { lat: lat + nudge, lng }) && areaContains(area, { lat, lng: lng + nudge }),
  );
}
