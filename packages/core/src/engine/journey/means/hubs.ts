import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { type JourneyTask, momentOf } from '../journey-task.ts';
import type { TransitWorld } from '../journey-world.ts';
import { placeOfStop } from '../ride-leg.ts';
import { TaskMemo } from '../task-memo.ts';

/** A station worth being driven to. */
export interface Hub {
  readonly place: Place;
  /** Its platforms. */
  readonly stops: readonly { readonly stop: number; readonly place: Place }[];
}

/** Farther away nobody drives to a train, and nearer one walks. */
const FARTHEST_METRES = 15_000;
const NEAREST_METRES = 400;
/** Platforms of one station are one hub. */
const APART_METRES = 250;
const MOST = 8;

/**
 * The stops that one would be driven to: the nearest stations of rail, metro and ferry at which something runs around that day; where there
 * are none, the nearest of the stops that most lines serve.
 * @param backward near the destination, not near the origin
 */
export function hubsNear(task: JourneyTask, transit: TransitWorld, backward: boolean): readonly Hub[] {
  return hubsOf.get(task, String(backward), () => {
    return findHubs(transit, backward ? task.ends.to : task.ends.from, momentOf(task.request));
  });
}

/** Whatever drives, bicycles and parked cars go to the same stations. */
const hubsOf = new TaskMemo<readonly Hub[]>();

function findHubs(transit: TransitWorld, place: Place, instant: number): Hub[] {
  const { timetable, engine } = transit;
  const { major, busy } = candidatesOf(transit);
  const nearest = (stops: readonly number[]): number[] =>
    stops
      .map((stop) => {
        const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
        return { stop, metres: nearbyDistanceMetres(place.lat, place.lng, lat, lng) };
      })
      .filter(({ metres }) => metres >= NEAREST_METRES && metres <= FARTHEST_METRES)
      .sort((a, b) => a.metres - b.metres || a.stop - b.stop)
      .map(({ stop }) => stop)
      .filter((stop) => engine.isServed(stop, instant));
  const majors = nearest(major);
  const hubs: { readonly place: Place; readonly stops: { readonly stop: number; readonly place: Place }[] }[] = [];
  for (const stop of majors.length > 0 ? majors : nearest(busy)) {
    const at = placeOfStop(transit.stops, stop);
    const hub = hubs.find(({ place: { lat, lng } }) => nearbyDistanceMetres(lat, lng, at.lat, at.lng) < APART_METRES);
    if (hub !== undefined) hub.stops.push({ stop, place: at });
    else if (hubs.length < MOST) hubs.push({ place: at, stops: [{ stop, place: at }] });
  }
  return hubs;
}

interface Candidates {
  readonly major: readonly number[];
  readonly busy: readonly number[];
}

const candidatesByWorld = new WeakMap<TransitWorld, Candidates>();

function candidatesOf(transit: TransitWorld): Candidates {
  let candidates = candidatesByWorld.get(transit);
  if (candidates === undefined) {
    const { stops, timetable } = transit;
    const all = Array.from({ length: timetable.boardableStops }, (_, stop) => stop).filter(
      (stop) => stops.linesOf(stop).length > 0 && timetable.stopLatDegrees(stop) >= -90,
    );
    candidates = { major: all.filter((stop) => isOfMajorLine(transit, stop)), busy: busiest(transit, all) };
    candidatesByWorld.set(transit, candidates);
  }
  return candidates;
}

/** Whether rail, a ferry and the like calls; platforms as well as stops that stand alone. */
function isOfMajorLine({ stops }: TransitWorld, stop: number): boolean {
  return stops.modesOf(stop).some((mode) => findModeFamily(mode)?.travel.majorStops === true);
}

/** The tenth of the stops with the most lines. */
function busiest({ stops }: TransitWorld, all: readonly number[]): number[] {
  const byLines = [...all].sort((a, b) => stops.linesOf(b).length - stops.linesOf(a).length || a - b);
  return byLines.slice(0, Math.max(1, Math.ceil(all.length / 10)));
}
