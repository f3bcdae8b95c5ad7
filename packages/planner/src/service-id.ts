import type { Timetable, TripIndex } from '@tripwright/core/timetable';

/** The id of a trip as answers give it: with the name of its feed where there are several. */
export function serviceIdOf(timetable: Timetable, trip: TripIndex): string {
  const { strings, tripId, feedName, routeFeed, patternRoute } = timetable;
  const id = strings.get(tripId[trip]!);
  const feed = feedName[routeFeed[patternRoute[timetable.patternOfTrip(trip)]!]!]!;
  return feedName.length > 1 ? `${strings.get(feed)}:${id}` : id;
}
