import { distanceMetres } from '@tripwright/core/geo';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';

/** A stop with the same name and platform stands at the same place within this distance. */
const SAME_PLACE_METRES = 5;
/** A stop with another id is the same one within this distance, where it has the same name and platform. */
const SAME_NAME_METRES = 150;
/** Stops of one id and different names that stand further apart than this are two places. */
const SAME_ID_METRES = 1000;

/** The stops of two timetables that are one and the same to a rider. */
export interface StopPairs {
  /** `[old stop]`: the new stop; −1 = it is gone. */
  readonly newOf: Int32Array;
  /** `[new stop]`: the old stop; −1 = it is new. */
  readonly oldOf: Int32Array;
}

/**
 * Pairs stops by what riders read and where they stand, those with the same id first; the id alone comes last, where a stop has another name now.
 * Operators number their stops anew now and then, and an old id may stand for the stop next door afterwards.
 */
export function pairStops(old: Timetable, fresh: Timetable): StopPairs {
  const newOf = new Int32Array(old.stopCount).fill(-1);
  const oldOf = new Int32Array(fresh.stopCount).fill(-1);
  const byName = Map.groupBy(stopsOf(fresh), (stop) => nameOf(fresh, stop));
  const sameId = (stop: StopIndex): StopIndex | undefined => fresh.findStop(old.strings.get(old.stopId[stop]!));
  const nearest = (stop: StopIndex, within: number): StopIndex | undefined => {
    const own = sameId(stop);
    let found: StopIndex | undefined;
    let least = within;
    for (const candidate of byName.get(nameOf(old, stop)) ?? []) {
      if (oldOf[candidate] !== -1) continue;
      const metres = metresBetween(old, stop, fresh, candidate);
      if (metres > least || (metres === least && found !== undefined && candidate !== own)) continue;
      found = candidate;
      least = metres;
    }
    return found;
  };
  const rules: readonly ((stop: StopIndex) => StopIndex | undefined)[] = [
    (stop) => {
      const same = sameId(stop);
      const isThere = same !== undefined && metresBetween(old, stop, fresh, same) <= SAME_PLACE_METRES;
      return isThere && nameOf(old, stop) === nameOf(fresh, same) ? same : undefined;
    },
    (stop) => nearest(stop, SAME_PLACE_METRES),
    (stop) => {
      const same = sameId(stop);
      return same !== undefined && nameOf(old, stop) === nameOf(fresh, same) ? same : undefined;
    },
    (stop) => nearest(stop, SAME_NAME_METRES),
    (stop) => {
      const same = sameId(stop);
      return same !== undefined && metresBetween(old, stop, fresh, same) <= SAME_ID_METRES ? same : undefined;
    },
  ];
  for (const rule of rules) {
    for (const stop of stopsOf(old)) {
      if (newOf[stop] !== -1) continue;
      const found = rule(stop);
      if (found === undefined || oldOf[found] !== -1) continue;
      newOf[stop] = found;
      oldOf[found] = stop;
    }
  }
  return { newOf, oldOf };
}

function stopsOf({ stopCount }: Timetable): readonly StopIndex[] {
  return Array.from({ length: stopCount }, (_, stop) => stop as StopIndex);
}

/** Name, platform and kind: what a rider reads at the stop. */
function nameOf({ strings, stopName, stopPlatform, stopKind }: Timetable, stop: StopIndex): string {
  return `${strings.get(stopName[stop]!)}\n${strings.get(stopPlatform[stop]!)}\n${stopKind[stop]}`;
}

/** Metres between two stops; infinite where one of them has no place. */
export function metresBetween(old: Timetable, a: StopIndex, fresh: Timetable, b: StopIndex): number {
  const [latA, latB] = [old.stopLatDegrees(a), fresh.stopLatDegrees(b)];
  if (latA < -90 || latB < -90) return Number.POSITIVE_INFINITY;
  return distanceMetres({ lat: latA, lng: old.stopLngDegrees(a) }, { lat: latB, lng: fresh.stopLngDegrees(b) });
}
