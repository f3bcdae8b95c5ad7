import { distanceMetres } from '@tripwright/core/geo';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';

/** Stops of one id that stand further apart than this are two places, unless they share their name. */
const SAME_ID_METRES = 1000;
/** A stop with another id is the same one within this distance, where it has the same name and platform. */
const SAME_NAME_METRES = 150;

/** The stops of two timetables that are one and the same to a rider. */
export interface StopPairs {
  /** `[old stop]`: the new stop; −1 = it is gone. */
  readonly newOf: Int32Array;
  /** `[new stop]`: the old stop; −1 = it is new. */
  readonly oldOf: Int32Array;
}

/** Pairs stops by id first, then by name, platform and place, since operators number their stops anew now and then. */
export function pairStops(old: Timetable, fresh: Timetable): StopPairs {
  const newOf = new Int32Array(old.stopCount).fill(-1);
  const oldOf = new Int32Array(fresh.stopCount).fill(-1);
  const pair = (a: StopIndex, b: StopIndex): void => {
    newOf[a] = b;
    oldOf[b] = a;
  };
  for (let stop = 0 as StopIndex; stop < old.stopCount; stop++) {
    const same = fresh.findStop(old.strings.get(old.stopId[stop]!));
    if (same === undefined) continue;
    if (nameOf(old, stop) === nameOf(fresh, same) || metresBetween(old, stop, fresh, same) <= SAME_ID_METRES)
      pair(stop, same);
  }
  const free = Map.groupBy(
    Array.from({ length: fresh.stopCount }, (_, stop) => stop as StopIndex).filter((stop) => oldOf[stop] === -1),
    (stop) => nameOf(fresh, stop),
  );
  for (let stop = 0 as StopIndex; stop < old.stopCount; stop++) {
    if (newOf[stop] !== -1) continue;
    const near = (free.get(nameOf(old, stop)) ?? [])
      .filter((candidate) => oldOf[candidate] === -1)
      .map((candidate) => ({ candidate, metres: metresBetween(old, stop, fresh, candidate) }))
      .filter(({ metres }) => metres <= SAME_NAME_METRES)
      .sort((a, b) => a.metres - b.metres)[0];
    if (near !== undefined) pair(stop, near.candidate);
  }
  return { newOf, oldOf };
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
