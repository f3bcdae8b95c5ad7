import { after } from '../../../storage/index.ts';
import {
  type LaneIndex,
  type PositionIndex,
  profilesOfLanes,
  type RunIndex,
  type ServiceWindow,
  type StopIndex,
} from '../../../timetable/index.ts';

/** The value where no run goes; fits 16 bits. */
const NEVER_RIDDEN = 0xffff;

/** The quickest ride from each stop to each next one. */
export interface QuickestHops {
  /** `stops + 1` entries into the columns below: the hops that end at a stop. */
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly seconds: Int32Array;
  /** `[position]` as in `positionCode`: to the next position of the pattern. */
  readonly byPosition: Uint16Array;
}

/** The quickest rides over all runs of all lanes, by the stop reached; staying seated has a lower bound of 0. */
export function quickestHops(window: ServiceWindow): QuickestHops {
  const { timetable, laneCount, laneFirstPosition, laneLength, positionStop, times, runLane, laneDepartures, seated } =
    window;
  const { first: firstProfile, profiles } = profilesOfLanes(window);
  const byPosition = new Uint16Array(positionStop.length).fill(NEVER_RIDDEN);
  const quickest = new Map<number, number>();
  const offer = (from: StopIndex, to: StopIndex, seconds: number): void => {
    const key = to * timetable.stopCount + from;
    const known = quickest.get(key);
    if (known === undefined || seconds < known) quickest.set(key, seconds);
  };
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const first = laneFirstPosition[lane]!;
    const last = laneLength[lane]! - 1;
    const departures = laneDepartures[lane]!;
    for (let i = firstProfile[lane]!; i < firstProfile[lane + 1]!; i++) {
      const profile = profiles[i]!;
      for (let position = 0; position < last; position++) {
        const seconds = Math.max(0, times[profile + position + 1]! - times[profile + departures + position]!);
        if (seconds < byPosition[first + position]!) byPosition[first + position] = seconds;
      }
    }
  }
  for (let at = 0 as PositionIndex; at < byPosition.length; at++)
    if (byPosition[at]! < NEVER_RIDDEN) offer(positionStop[at]!, positionStop[after(at)]!, byPosition[at]!);
  for (let run = 0 as RunIndex; run < runLane.length; run++) {
    const lane = runLane[run]!;
    for (let at = seated.head[run]!; at >= 0; at = seated.next[at]!) {
      const other = laneFirstPosition[runLane[seated.run[at]!]!]!;
      const last = (laneFirstPosition[lane]! + laneLength[lane]! - 1) as PositionIndex;
      offer(positionStop[last]!, positionStop[other]!, 0);
    }
  }
  const keys = Float64Array.from(quickest.keys()).sort();
  const first = new Int32Array(timetable.stopCount + 1);
  const from = new Int32Array(keys.length);
  const seconds = new Int32Array(keys.length);
  keys.forEach((key, i) => {
    const to = Math.floor(key / timetable.stopCount);
    first[to + 1]!++;
    from[i] = key - to * timetable.stopCount;
    seconds[i] = quickest.get(key)!;
  });
  for (let stop = 0; stop < timetable.stopCount; stop++) first[stop + 1]! += first[stop]!;
  return { first, from, seconds, byPosition };
}
