import type { Timetable, TripIndex } from '../../timetable/index.ts';

/** A row of frequencies.txt; times are seconds of the service day. */
export interface Headway {
  /** Inclusive. */
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly seconds: number;
  /** `exact_times`. */
  readonly isExact: boolean;
}

/** The rows of a frequency trip by time; none for other trips. */
export function headwaysOf(timetable: Timetable, trip: TripIndex): Headway[] {
  const { frequencyTrip, frequencyStart, frequencyEnd, frequencyHeadway, frequencyExact } = timetable;
  const rows: Headway[] = [];
  // Rows stand by trip, ascending.
  let low = 0;
  let high = frequencyTrip.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frequencyTrip[middle as never]! < trip) low = middle + 1;
    else high = middle;
  }
  for (let row = low as never; frequencyTrip[row] === trip; row++)
    rows.push({
      start: frequencyStart[row]!,
      end: frequencyEnd[row]!,
      seconds: frequencyHeadway[row]!,
      isExact: frequencyExact[row] === 1,
    });
  return rows;
}
