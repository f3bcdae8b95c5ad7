import type { Costs, Itinerary, ItineraryGroup, ScoredItinerary, Weights, WhenWindow } from '../model/index.ts';
import { isMissed } from './is-missed.ts';
import { itineraryCosts } from './itinerary-costs.ts';
import { groupKey, runKey } from './itinerary-keys.ts';
import { type ItineraryShape, isBetweenSimilarStops, isSimilarShape, shapeOf } from './similar-itineraries.ts';
import { weightedScore } from './weighted-score.ts';

/** Number of first groups that differ from each other, where that many different ones exist. */
const VARIED_GROUPS = 3;

/**
 * Groups itineraries that are variants of each other: the same modes in the same order between similar stops with the same tickets, where lines,
 * platforms, times and places to park may differ (spec 2.3); or by the same modes on the same lines, one line more or less. The best of a group comes
 * first, the others by departure. Groups are ordered by their best itinerary, but the first few differ from each other where possible. Of itineraries
 * with the same runs only the best stays.
 * @param costsOf the costs of an itinerary; by default without prices
 */
export function groupItineraries(
  itineraries: readonly Itinerary[],
  when: WhenWindow,
  weights: Weights,
  costsOf: (itinerary: Itinerary) => Costs = (itinerary) => itineraryCosts(itinerary),
): ItineraryGroup[] {
  const byKey = new Map<string, Map<string, ScoredItinerary>>();
  for (const itinerary of itineraries) {
    const costs = costsOf(itinerary);
    const scored = { itinerary, costs, weightedScore: weightedScore(itinerary, costs, when, weights) };
    const key = groupKey(itinerary, costs);
    let members = byKey.get(key);
    if (members === undefined) {
      members = new Map();
      byKey.set(key, members);
    }
    const run = runKey(itinerary);
    const known = members.get(run);
    if (known === undefined || scored.weightedScore < known.weightedScore) members.set(run, scored);
  }
  const variants = [...byKey.entries()]
    .map(([key, members]): Variant => {
      const all = [...members.values()];
      const best = all.reduce((least, member) => (isBefore(member, least) ? member : least));
      return {
        key,
        members: all,
        best,
        tickets: best.costs.parts.flatMap(({ kind, id }) => (kind === 'ticket' ? [id] : [])).join(' '),
        shape: shapeOf(best.itinerary),
      };
    })
    .sort((a, b) => (isBefore(a.best, b.best) ? -1 : isBefore(b.best, a.best) ? 1 : a.key < b.key ? -1 : 1));
  return variedFirst(mergeSimilar(variants)).map(({ members }) => toGroup(members));
}

/** Itineraries with one {@link groupKey}, the best among them. */
interface Variant {
  readonly key: string;
  readonly members: ScoredItinerary[];
  readonly best: ScoredItinerary;
  readonly tickets: string;
  readonly shape: ItineraryShape;
}

/** Merges groups between similar stops or on the same lines; the best represents them. @param variants best first, as in the result */
function mergeSimilar(variants: readonly Variant[]): readonly Variant[] {
  const kept: Variant[] = [];
  for (const variant of variants) {
    const like = kept.find(
      (one) =>
        isMissed(one.best.itinerary) === isMissed(variant.best.itinerary) &&
        isSimilarShape(one.shape, variant.shape) &&
        // Between the same stops two ways differ in their ticket only. Another line more needs another ticket.
        (one.tickets === variant.tickets || !isBetweenSimilarStops(one.shape, variant.shape)),
    );
    if (like === undefined) kept.push(variant);
    else like.members.push(...variant.members);
  }
  return kept;
}

/** The best group first, then each time the best that differs from those before; the others follow in their order. */
function variedFirst(variants: readonly Variant[]): readonly Variant[] {
  const first: Variant[] = [];
  for (const variant of variants) {
    if (first.length === VARIED_GROUPS) break;
    // An itinerary that can no longer be booked is no alternative.
    if (isMissed(variant.best.itinerary) || first.some((one) => isSimilarShape(one.shape, variant.shape))) continue;
    first.push(variant);
  }
  return [...first, ...variants.filter((variant) => !first.includes(variant))];
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
