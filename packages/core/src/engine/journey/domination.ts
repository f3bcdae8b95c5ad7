import type { Itinerary } from '../../model/index.ts';
import { itineraryCosts } from '../../ranking/index.ts';

/**
 * Whether a rival is at least as good in every way a traveller may care about, and so makes the candidate not worth showing: leaves no
 * earlier, arrives no later, boards no more vehicles, asks for no more effort, burns no more carbon (spec 4.2 rule 2; IT-1).
 */
export function isWorseInEveryWay(candidate: Itinerary, rival: Itinerary): boolean {
  if (
    rival.departure < candidate.departure ||
    rival.arrival > candidate.arrival ||
    rival.boardings > candidate.boardings
  ) {
    // Where both begin when asked to, only arrival tells: a later start with the same end is what `departure` is about.
    return false;
  }
  const [ours, theirs] = [itineraryCosts(candidate), itineraryCosts(rival)];
  return theirs.carbon <= ours.carbon;
}
