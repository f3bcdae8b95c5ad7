import type { Timetable, TripIndex } from '@tripwright/core/timetable';

/** The runs of every trip that runs by intervals, as seconds from its written times to those of the run (FQ-1, FQ-2). Other trips have none and run once. */
export function intervalShifts(timetable: Timetable): ReadonlyMap<TripIndex, readonly number[]> {
  const { frequencyTrip, frequencyStart, frequencyEnd, frequencyHeadway, tripFirstCall, callDeparture } = timetable;
  const [starts, ends, headways] = [[...frequencyStart], [...frequencyEnd], [...frequencyHeadway]];
  const shifts = new Map<TripIndex, number[]>();
  for (const [row, trip] of [...frequencyTrip].entries()) {
    const first = callDeparture[tripFirstCall[trip]!]!;
    const ofTrip = shifts.get(trip) ?? [];
    for (let start = starts[row]!; start < ends[row]!; start += headways[row]!) ofTrip.push(start - first);
    shifts.set(trip, ofTrip);
  }
  return shifts;
}
