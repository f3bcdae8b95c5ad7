import type {
  CallIndex,
  PatternIndex,
  PositionIndex,
  RouteIndex,
  StopIndex,
  Timetable,
  TripIndex,
} from '@tripwright/core/timetable';
import { intervalShifts } from './interval-shifts.ts';

/** Departures that are equal to riders: the same stops at the same times, on some of the compared days. */
export interface LineRun {
  /** Equal for equal runs: stops and times. */
  readonly key: string;
  readonly trip: TripIndex;
  /** Seconds from the trip's written times to those of the run; not 0 for frequencies alone. */
  readonly shift: number;
  /** Seconds of the service day at the first stop. */
  readonly start: number;
  /** The stops, as both timetables name them. */
  readonly stops: string;
  /** `[compared day]`: how many runs there are. */
  readonly counts: Uint16Array;
}

/** Names a stop in a way that both timetables share. */
export type StopName = (stop: StopIndex) => string;

/**
 * The runs of all lines.
 * @param days service days; a run counts at the place of its day
 * @param takes whether the runs of a pattern count; all do unless given
 */
export function runsOfLines(
  timetable: Timetable,
  days: readonly number[],
  nameOf: StopName,
  takes: (pattern: PatternIndex) => boolean = () => true,
): ReadonlyMap<RouteIndex, readonly LineRun[]> {
  const { patternRoute, patternFirstPosition, patternFirstTrip, positionStop, positionRules, patternCount } = timetable;
  const places = daysOfSets(timetable, days);
  const shifts = intervalShifts(timetable);
  const found = new Map<RouteIndex, Map<string, LineRun>>();
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    if (!takes(pattern)) continue;
    const next = (pattern + 1) as PatternIndex;
    const names: string[] = [];
    for (let at = patternFirstPosition[pattern]!; at < patternFirstPosition[next]!; at++)
      names.push(`${nameOf(positionStop[at]!)}${positionRules[at] === 0 ? '' : `/${positionRules[at]}`}`);
    const stops = names.join(' ');
    const route = patternRoute[pattern]!;
    const ofRoute = found.get(route) ?? new Map<string, LineRun>();
    found.set(route, ofRoute);
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[next]!; trip++) {
      const on = places(trip);
      if (on.length === 0) continue;
      const times = timesOf(timetable, trip);
      for (const shift of shifts.get(trip) ?? [0]) {
        const start = times.start + shift;
        const key = `${stops}|${start}|${times.key}`;
        let run = ofRoute.get(key);
        if (run === undefined) {
          run = { key, trip, shift, start, stops, counts: new Uint16Array(days.length) };
          ofRoute.set(key, run);
        }
        for (const place of on) run.counts[place]!++;
      }
    }
  }
  return new Map(Array.from(found, ([route, runs]) => [route, [...runs.values()]]));
}

/** Times of a trip: its start, and all others as seconds after it. */
function timesOf(
  { tripFirstCall, callArrival, callDeparture }: Timetable,
  trip: TripIndex,
): { readonly start: number; readonly key: string } {
  const first = tripFirstCall[trip]!;
  const end = tripFirstCall[(trip + 1) as TripIndex]!;
  const start = callDeparture[first]!;
  const parts: number[] = [];
  for (let call = (first + 1) as CallIndex; call < end; call++)
    parts.push(callArrival[call]! - start, callDeparture[call]! - callArrival[call]!);
  return { start, key: parts.join(' ') };
}

/** The places of a trip's service days among the compared ones. */
function daysOfSets(timetable: Timetable, days: readonly number[]): (trip: TripIndex) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  return (trip) => {
    const set = timetable.tripDaySet[trip]!;
    let places = known.get(set);
    if (places === undefined) {
      places = days.flatMap((day, place) => (timetable.runsOn(set, day) ? [place] : []));
      known.set(set, places);
    }
    return places;
  };
}

/** Positions of a trip's pattern. */
export function positionsOf(timetable: Timetable, trip: TripIndex): readonly PositionIndex[] {
  const pattern = timetable.patternOfTrip(trip);
  const first = timetable.patternFirstPosition[pattern]!;
  const end = timetable.patternFirstPosition[(pattern + 1) as PatternIndex]!;
  return Array.from({ length: end - first }, (_, i) => (first + i) as PositionIndex);
}
