import type { RouteIndex } from '../../../timetable/index.ts';
import type { TransitEngine, TransitJourney, TransitQuery } from '../../transit/index.ts';

/** Maximum number of lines of the answer that are excluded, one at a time. */
const MAX_LINES = 8;

/**
 * The journeys that a search would find if one line of the answer did not run, and if none of them ran. A search never returns them, since it prunes
 * labels that cannot win. Only for explanations: one search is made for every line.
 * @param journeys the answer
 */
export function alternativesWithoutLines(
  engine: TransitEngine,
  query: TransitQuery,
  journeys: readonly TransitJourney[],
): TransitJourney[] {
  const { patternRoute } = engine.timetable;
  const routesOf = ({ legs }: TransitJourney): RouteIndex[] =>
    legs.flatMap((leg) => (leg.kind === 'ride' ? [patternRoute[engine.timetable.patternOfTrip(leg.trip)]!] : []));
  const lines = [...new Set(journeys.flatMap(routesOf))].slice(0, MAX_LINES);
  const without = (routes: readonly RouteIndex[]): TransitJourney[] => {
    const allowedPatterns = Uint8Array.from(patternRoute, (route, pattern) =>
      routes.includes(route) ? 0 : (query.allowedPatterns?.[pattern] ?? 1),
    );
    return [...engine.search({ ...query, allowedPatterns }).journeys];
  };
  return [...lines.flatMap((line) => without([line])), ...(lines.length > 1 ? without(lines) : [])];
}
