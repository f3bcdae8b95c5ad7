import type { Itinerary } from '../../model/index.ts';
import { itineraryCosts } from '../../ranking/index.ts';

/**
 * Whether a rival is at least as good in every way a traveller may care about, and so makes the candidate not worth showing: leaves no
 * earlier, arrives no later, boards no more vehicles, walks no longer, burns no more carbon (spec 4.2 rule 2; IT-1). Streets have no
 * timetable: a rival that boards nothing could leave when the candidate does, so of it only its duration counts.
 */
export function isWorseInEveryWay(candidate: Itinerary, rival: Itinerary): boolean {
  if (rival.boardings > candidate.boardings || rival.walkSeconds > candidate.walkSeconds) return false;
  const later =
    rival.boardings === 0
      ? rival.arrival - rival.departure > candidate.arrival - candidate.departure
      : rival.departure < candidate.departure || rival.arrival > candidate.arrival;
  return !later && itineraryCosts(rival).carbon <= itineraryCosts(candidate).carbon;
}
