import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { FeedRows, StopTimeColumns, TripRow } from '@tripwright/core/timetable/build';
import type { ConcernedTrip, SourceNotices } from '../../notices/index.ts';
import { STOP_TIMES_FILE } from '../tables/read-stop-times.ts';

/** Implausible average speed between two stops in km/h, by basic route type. */
const FASTEST: Readonly<Record<number, number>> = {
  0: 100,
  1: 150,
  2: 500,
  3: 150,
  4: 100,
  5: 50,
  6: 60,
  7: 60,
  11: 100,
  12: 150,
};
/** In km/h, for flights and unknown types. */
const FASTEST_OF_OTHERS = 1000;
/** Basic route type of extended ones, by their hundreds; types without an entry are flights and others. */
const BASIC_OF: Readonly<Record<number, number>> = { 1: 2, 2: 3, 4: 1, 7: 3, 8: 11, 9: 0, 10: 4, 12: 4, 13: 6, 14: 7 };

/**
 * Notes trips that would have to be impossibly fast between two stops: their times or the coordinates of the stops are wrong (ST-20). Exact
 * times are accurate to a minute; approximate times are skipped.
 */
export function noteFastTravel(
  trips: readonly TripRow[],
  calls: StopTimeColumns,
  { stops, routes }: Pick<FeedRows, 'stops' | 'routes'>,
  notices: SourceNotices,
  concerned: (trip: TripRow) => ConcernedTrip,
): void {
  for (const trip of trips) {
    const limit = fastestOf(routes[trip.route]?.type ?? -1) / 3.6;
    for (let call = trip.firstCall + 1; call < trip.firstCall + trip.callCount; call++) {
      if (calls.approximate[call] === 1 || calls.approximate[call - 1] === 1) continue;
      const [from, to] = [stops[calls.stop[call - 1]!]!, stops[calls.stop[call]!]!];
      const seconds = calls.arrival[call]! - calls.departure[call - 1]! + 60;
      // The distance is NaN where a stop has no coordinates; the comparison is false then.
      if (!(nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) > limit * seconds)) continue;
      const place = `${trip.id}: ${from.id} to ${to.id}`;
      notices.note('fast-travel', STOP_TIMES_FILE, 0, 'arrival_time', place, concerned(trip));
      break;
    }
  }
}

function fastestOf(type: number): number {
  const basic = type >= 100 ? BASIC_OF[Math.floor(type / 100)] : type;
  return (basic === undefined ? undefined : FASTEST[basic]) ?? FASTEST_OF_OTHERS;
}
