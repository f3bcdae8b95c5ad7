import type { Costs, CyclingWay, Itinerary, WhenWindow } from '../../../model/index.ts';
import { dominates } from './dominance.ts';
import { sameModes } from './dominance-tolerance.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';

/** The facts by which the answers of one set of modes are compared. */
export interface AnswerContext {
  readonly when: WhenWindow;
  /** The kinds of cycle route that the request asks for. Where there are several, all itineraries by bicycle stay. */
  readonly cycling: readonly CyclingWay[];
  readonly costsOf: (itinerary: Itinerary) => Costs;
}

/**
 * Drops itineraries dominated within the same mode set: another one is as good in departure, arrival, boardings, walking, carbon and money, and
 * better in one of them. Itineraries of different providers are not compared, nor is a known price with an unknown one.
 */
export const dropDominated: ItineraryFilter<Itinerary, AnswerContext> = {
  reason: 'worse-than-another',
  removes: 'itineraries dominated by another of the same modes and providers that is better in at least one criterion',
  flag(itineraries, { when, cycling, costsOf }) {
    const rivals = itineraries.filter((itinerary) => !isRequestedCycling(itinerary, cycling));
    const tolerance = sameModes(when);
    return rivals.flatMap((candidate) => {
      const by = rivals.find((rival) => dominates(rival, candidate, tolerance, costsOf));
      return by === undefined ? [] : [{ candidate, by }];
    });
  },
};

function isRequestedCycling({ boardings, legs }: Itinerary, cycling: readonly CyclingWay[]): boolean {
  return (
    cycling.length > 1 && boardings === 0 && legs.some((leg) => leg.kind === 'street' && leg.profile === 'bicycle')
  );
}
