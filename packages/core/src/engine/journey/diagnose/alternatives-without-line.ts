import type { TransitEngine, TransitJourney, TransitQuery } from '../../transit/index.ts';
import { engineFor } from '../transit/engine-for.ts';
import { type AccessEgress, queryOf } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';

/** Journeys that lose to those found, as {@link alternativesWithoutLines} says; for explanations only. */
export function searchAlternatives(
  search: RideSearch,
  pair: AccessEgress,
  journeys: readonly TransitJourney[],
): readonly TransitJourney[] {
  return alternativesWithoutLines(engineFor(search.transit, search.task.request), queryOf(search, pair), journeys);
}

/** Lines of the answer that are looked behind. */
const MOST_LINES = 8;

/**
 * Journeys by timetable that a search never comes across, since it drops what cannot win before it is a journey at all: those that would be
 * found if a line of the answer did not run, and if none of them did. For explanations only: it searches once for every line.
 * @param journeys what was found
 */
export function alternativesWithoutLines(
  engine: TransitEngine,
  query: TransitQuery,
  journeys: readonly TransitJourney[],
): TransitJourney[] {
  const { patternRoute, patternCount } = engine.timetable;
  const routesOf = ({ legs }: TransitJourney): number[] =>
    legs.flatMap((leg) =>
      leg.kind === 'ride' ? [patternRoute[engine.timetable.patternOfTrip(leg.trip)] as number] : [],
    );
  const lines = [...new Set(journeys.flatMap(routesOf))].slice(0, MOST_LINES);
  const without = (routes: readonly number[]): TransitJourney[] => {
    const allowedPatterns = Uint8Array.from({ length: patternCount }, (_, pattern) =>
      routes.includes(patternRoute[pattern] as number) ? 0 : (query.allowedPatterns?.[pattern] ?? 1),
    );
    return [...engine.search({ ...query, allowedPatterns }).journeys];
  };
  return [...lines.flatMap((line) => without([line])), ...(lines.length > 1 ? without(lines) : [])];
}
