import type { Advisory, Itinerary, PlanRequest } from '../../../model/index.ts';
import { LONG_WAIT_SECONDS } from '../filters/thresholds.ts';

/**
 * Says that all rides by timetable are of another time: of the next morning in an answer to a request for the night, or of the evening before in one to
 * be there early. They stay in the answer, since the traveller may have no other trip; the remark keeps them from being taken for trips at that time.
 */
export function tripsOfAnotherTime(
  itineraries: readonly Itinerary[],
  { departAfter, arriveBefore }: PlanRequest['when'],
): Advisory | undefined {
  const rides = itineraries.filter(({ boardings }) => boardings > 0);
  const secondsAway = ({ departure, arrival }: Itinerary): number =>
    departAfter !== undefined ? departure - departAfter : (arriveBefore ?? arrival) - arrival;
  if (rides.length === 0 || rides.some((ride) => secondsAway(ride) < LONG_WAIT_SECONDS)) return undefined;
  return { code: departAfter !== undefined ? 'leaves-much-later' : 'arrives-much-earlier', values: {} };
}
