import type { Costs, Itinerary, ItineraryGroup, ScoredItinerary, Weights, WhenWindow } from '../model/index.ts';
import { isMissed } from './is-missed.ts';
import { itineraryCosts } from './itinerary-costs.ts';
import { runKey, wayKey } from './itinerary-keys.ts';
import { isSimilarWay, type WayTaken, wayTaken } from './similar-ways.ts';
import { weightedScore } from './weighted-score.ts';

/** The first groups that should differ from each other, where there are as many different ones. */
const VARIED_GROUPS = 3;

/**
 * Groups itineraries that are variants of one: the same modes in the same order between similar stops with the same tickets; lines, platforms and
 * times may differ (spec 2.3). The best of a group comes first, the others by departure. Groups are ordered by their best itinerary, but the first
 * few differ from each other where possible. Of itineraries with the same runs the best stays.
 * @param costsOf the costs of an itinerary; without prices unless given
 */
export function groupItineraries(
  itineraries: readonly Itinerary[],
  when: WhenWindow,
  weights: Weights,
  costsOf: (itinerary: Itinerary) => Costs = (itinerary) => itineraryCosts(itinerary),
): ItineraryGroup[] {
  const byWay = new Map<string, Map<string, ScoredItinerary>>();
  for (const itinerary of itineraries) {
    const costs = costsOf(itinerary);
    const scored = { itinerary, costs, weightedScore: weightedScore(itinerary, costs, when, weights) };
    const way = wayKey(itinerary, costs);
    let members = byWay.get(way);
    if (members === undefined) {
      members = new Map();
      byWay.set(way, members);
    }
    const run = runKey(itinerary);
    const known = members.get(run);
    if (known === undefined || scored.weightedScore < known.weightedScore) members.set(run, scored);
  }
  const ways = [...byWay.entries()]
    .map(([way, members]): Way => {
      const all = [...members.values()];
      const best = all.reduce((least, member) => (isBefore(member, least) ? member : least));
      return {
        way,
        members: all,
        best,
        tickets: best.costs.parts.map(({ id }) => id).join(' '),
        taken: wayTaken(best.itinerary),
      };
    })
    .sort((a, b) => (isBefore(a.best, b.best) ? -1 : isBefore(b.best, a.best) ? 1 : a.way < b.way ? -1 : 1));
  return variedFirst(mergeSimilar(ways)).map(({ members }) => toGroup(members));
}

/** Itineraries with one {@link wayKey}, the best among them. */
interface Way {
  readonly way: string;
  readonly members: ScoredItinerary[];
  readonly best: ScoredItinerary;
  readonly tickets: string;
  readonly taken: WayTaken;
}

/** Merges groups between similar stops; the best represents them. @param ways the best first; so is the result */
function mergeSimilar(ways: readonly Way[]): readonly Way[] {
  const kept: Way[] = [];
  for (const way of ways) {
    const like = kept.find(
      (one) =>
        one.tickets === way.tickets &&
        isMissed(one.best.itinerary) === isMissed(way.best.itinerary) &&
        isSimilarWay(one.taken, way.taken),
    );
    if (like === undefined) kept.push(way);
    else like.members.push(...way.members);
  }
  return kept;
}

/** The best group, then the best that differs from those before; the others in their order. */
function variedFirst(ways: readonly Way[]): readonly Way[] {
  const first: Way[] = [];
  for (const way of ways) {
    if (first.length === VARIED_GROUPS) break;
    // An itinerary that can no longer be booked is no alternative.
    if (isMissed(way.best.itinerary) || first.some((one) => isSimilarWay(one.taken, way.taken))) continue;
    first.push(way);
  }
  return [...first, ...ways.filter((way) => !first.includes(way))];
}

/** By score, but itineraries that can no longer be booked come last. */
function isBefore(one: ScoredItinerary, other: ScoredItinerary): boolean {
  const [missed, otherMissed] = [isMissed(one.itinerary), isMissed(other.itinerary)];
  return missed === otherMissed ? one.weightedScore < other.weightedScore : otherMissed;
}

function toGroup(members: ScoredItinerary[]): ItineraryGroup {
  members.sort((a, b) => a.itinerary.departure - b.itinerary.departure || a.itinerary.arrival - b.itinerary.arrival);
  const best = members.reduce((least, member) => (isBefore(member, least) ? member : least));
  return {
    itineraries: [best, ...members.filter((member) => member !== best)],
    frequencyMinutes: isOnceOnly(members)
      ? undefined
      : averageInterval(members.map(({ itinerary }) => itinerary.departure)),
  };
}

/** Street itineraries with one latest arrival leave at different times, but they have no frequency. */
function isOnceOnly(members: readonly ScoredItinerary[]): boolean {
  return members.every(
    ({ itinerary }) => itinerary.boardings === 0 && itinerary.arrival === members[0]?.itinerary.arrival,
  );
}

/** Mean minutes between distinct departures, undefined where there is only one (FQ-9, IT-11). Ascending input. */
function averageInterval(departures: readonly number[]): number | undefined {
  const distinct = [...new Set(departures)];
  if (distinct.length < 2) return undefined;
  const seconds = ((distinct[distinct.length - 1] as number) - (distinct[0] as number)) / (distinct.length - 1);
  return Math.max(1, Math.round(seconds / 60));
}
