import type { Costs, Itinerary } from '../../model/index.ts';
import { isMissed, itineraryCosts } from '../../ranking/index.ts';

/**
 * Whether a rival is at least as good in every way a traveller may care about, and so makes the candidate not worth showing: leaves no
 * earlier, arrives no later, boards no more vehicles, walks no longer, burns no more carbon, costs no more as far as both prices are known
 * (spec 4.2 rule 2; IT-1). Streets have no timetable: a rival that boards nothing could leave when the candidate does, so of it only its
 * duration counts. What can no longer be booked makes nothing pointless.
 * @param costsOf what an itinerary costs; what it says of itself unless given
 */
export function isWorseInEveryWay(
  candidate: Itinerary,
  rival: Itinerary,
  costsOf: (itinerary: Itinerary) => Costs = (itinerary) => itineraryCosts(itinerary),
): boolean {
  if (isMissed(rival) && !isMissed(candidate)) return false;
  if (rival.boardings > candidate.boardings || rival.walkSeconds > candidate.walkSeconds) return false;
  const later =
    rival.boardings === 0
      ? rival.arrival - rival.departure > candidate.arrival - candidate.departure
      : rival.departure < candidate.departure || rival.arrival > candidate.arrival;
  if (later) return false;
  const own = costsOf(candidate);
  const others = costsOf(rival);
  return others.carbon <= own.carbon && !isDearer(others, own);
}

/** Whether one is known to cost more; prices of different currencies say nothing, but nothing to pay is less in any. */
function isDearer(one: Costs, other: Costs): boolean {
  if (one.money === undefined || other.money === undefined) return false;
  const comparable = one.currency === other.currency || other.money === 0;
  return comparable && one.money > other.money;
}
