import type { Column } from '../../storage/index.ts';
import type { CallIndex, TripIndex } from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';
import type { RunList } from './pattern-runs.ts';

/**
 * Splits the runs of one pattern into lanes: lists in which every run is at every position no earlier than the one before it, in arrivals and
 * departures, so that binary search finds the first run that can be caught (ST-12; Delling, Pajor, Werneck 2012, section 3.1). Greedy first
 * fit: nearly always one lane. Trips that rows of transfers.txt treat differently never share a lane: then any run of a lane can stand for
 * another in every transfer (TR-9).
 * @param tripKind `[trip]` → its kind, see `TransferPoints`; undefined where no row names a vehicle
 * @returns for each lane the indices into `list`, in order
 */
export function splitIntoLanes(
  timetable: Timetable,
  list: RunList,
  length: number,
  tripKind: Column<TripIndex> | undefined,
): number[][] {
  const { tripFirstCall, callArrival, callDeparture } = timetable;
  const call = (i: number): CallIndex => tripFirstCall[list.trip[i]!]!;
  const arrival = (first: CallIndex, position: number): number => callArrival[(first + position) as CallIndex]!;
  const departure = (first: CallIndex, position: number): number => callDeparture[(first + position) as CallIndex]!;
  const start = (i: number): number => departure(call(i), 0) + list.offset[i]!;
  const end = (i: number): number => arrival(call(i), length - 1) + list.offset[i]!;
  const order = list.trip.map((_, i) => i);
  order.sort((a, b) => start(a) - start(b) || end(a) - end(b) || list.trip[a]! - list.trip[b]!);

  const follows = (before: number, after: number): boolean => {
    if (tripKind !== undefined && tripKind[list.trip[before]!] !== tripKind[list.trip[after]!]) return false;
    const callBefore = call(before);
    const callAfter = call(after);
    const gap = list.offset[after]! - list.offset[before]!;
    for (let position = 0; position < length; position++) {
      if (arrival(callBefore, position) > arrival(callAfter, position) + gap) return false;
      if (departure(callBefore, position) > departure(callAfter, position) + gap) return false;
    }
    return true;
  };
  const lanes: number[][] = [];
  for (const run of order) {
    const lane = lanes.find((members) => follows(members.at(-1)!, run));
    if (lane === undefined) lanes.push([run]);
    else lane.push(run);
  }
  return lanes;
}
