import type { Timetable } from '../data/timetable.ts';
import type { RunList } from './pattern-runs.ts';

/**
 * Splits the runs of one pattern into lanes: lists in which every run is at every position no earlier than the one before it,
 * in arrivals and departures, so that "the first run one can catch" is found by binary search (ST-12; Delling, Pajor,
 * Werneck 2012, section 3.1). Greedy first fit: nearly always one lane. Trips that rows of transfers.txt treat differently never share
 * a lane: then any run of a lane can stand for another in every change (TR-9).
 * @param tripKind `[trip]` → its kind in the eyes of such rows; absent where there are none
 * @returns for each lane the indices into `list`, in order
 */
export function splitIntoLanes(
  timetable: Timetable,
  list: RunList,
  length: number,
  tripKind: Int32Array | undefined,
): number[][] {
  const { tripFirstCall, callArrival, callDeparture } = timetable;
  const call = (i: number): number => tripFirstCall[list.trip[i] as number] as number;
  const start = (i: number): number => (callDeparture[call(i)] as number) + (list.offset[i] as number);
  const end = (i: number): number => (callArrival[call(i) + length - 1] as number) + (list.offset[i] as number);
  const order = list.trip.map((_, i) => i);
  order.sort((a, b) => start(a) - start(b) || end(a) - end(b) || (list.trip[a] as number) - (list.trip[b] as number));

  const follows = (before: number, after: number): boolean => {
    if (tripKind !== undefined && tripKind[list.trip[before]!] !== tripKind[list.trip[after]!]) return false;
    const callBefore = call(before);
    const callAfter = call(after);
    const gap = (list.offset[after] as number) - (list.offset[before] as number);
    for (let position = 0; position < length; position++) {
      if ((callArrival[callBefore + position] as number) > (callArrival[callAfter + position] as number) + gap)
        return false;
      if ((callDeparture[callBefore + position] as number) > (callDeparture[callAfter + position] as number) + gap)
        return false;
    }
    return true;
  };
  const lanes: number[][] = [];
  for (const run of order) {
    const lane = lanes.find((members) => follows(members[members.length - 1] as number, run));
    if (lane === undefined) lanes.push([run]);
    else lane.push(run);
  }
  return lanes;
}
