import type { ServiceWindow } from '../../../timetable/index.ts';

/** Where nothing is ridden; fits 16 bits. */
const NEVER_RIDDEN = 0xffff;

/** Rides from call to call at their quickest. */
export interface QuickestHops {
  /** `stops + 1` entries into the columns below: the hops that end at a stop. */
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly seconds: Int32Array;
  /** `[position]` as in `positionCode`: to the next position of the pattern. */
  readonly byPosition: Uint16Array;
}

/** The quickest ride from every stop to a next one, any run of any lane; staying seated takes no time at least. By the stop reached. */
export function quickestHops(window: ServiceWindow): QuickestHops {
  const { timetable, laneCount, laneFirstPosition, laneLength, laneFirstRun, positionStop } = window;
  const { runProfile, times, runLane, laneDepartures, seated } = window;
  const byPosition = new Uint16Array(positionStop.length).fill(NEVER_RIDDEN);
  const quickest = new Map<number, number>();
  const offer = (from: number, to: number, seconds: number): void => {
    const key = to * timetable.stopCount + from;
    const known = quickest.get(key);
    if (known === undefined || seconds < known) quickest.set(key, seconds);
  };
  for (let lane = 0; lane < laneCount; lane++) {
    const length = laneLength[lane]!;
    const first = laneFirstPosition[lane]!;
    const departures = laneDepartures[lane]!;
    const profiles = new Set(runProfile.subarray(laneFirstRun[lane], laneFirstRun[lane + 1]));
    for (let position = 0; position + 1 < length; position++) {
      let least = NEVER_RIDDEN;
      for (const profile of profiles)
        least = Math.min(least, times[profile + position + 1]! - times[profile + departures + position]!);
      least = Math.max(0, least);
      byPosition[first + position] = Math.min(byPosition[first + position]!, least);
      offer(positionStop[first + position]!, positionStop[first + position + 1]!, least);
    }
  }
  seated.head.forEach((entry, run) => {
    const lane = runLane[run]!;
    for (let at = entry; at !== -1; at = seated.next[at]!) {
      const other = laneFirstPosition[runLane[seated.run[at]!]!]!;
      offer(positionStop[laneFirstPosition[lane]! + laneLength[lane]! - 1]!, positionStop[other]!, 0);
    }
  });
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
