import { readJourney } from '../journeys/read-journey.ts';
import { SearchLimits } from '../query/search-limits.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from '../query/transit-query.ts';
import { NEVER } from '../raptor/labels.ts';
import { raptor } from '../raptor/raptor.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import { type SearchContext, secondsAt } from '../raptor/search-context.ts';

/**
 * The Pareto set of arrival × boardings (departure × boardings when arriving by). One search finds the best end for every number of
 * boardings; for each a search back from it, bounded by the labels of the first, finds the journey that waits least (IT-6).
 */
export function paretoJourneys(
  context: SearchContext,
  query: TransitQuery,
  limits: SearchLimits = new SearchLimits(query),
): TransitAnswer {
  const { call, opposite } = context.prepare(query, limits);
  const { start, maxBoardings, origins, destinations } = call;
  const labels = context.labels(maxBoardings);
  const boundedLabels = context.boundedLabels(maxBoardings);
  const journeys: TransitJourney[] = [];
  // An unfinished round may not have found the earliest arrival yet: only the rounds before it count.
  const finished = raptor(call, labels) ? maxBoardings : labels.round - 1;
  let { visited } = labels;
  limits.spend(visited);
  for (let round = finished; round >= 0; round--) {
    const end = labels.target[round]!;
    if (end === NEVER) continue;
    if (round === 0) {
      journeys.push(readJourney(call, labels, round, (stop) => secondsAt(origins, stop)));
      continue;
    }
    const tight: RaptorCall = { ...opposite, start: -end, cutoff: -start, maxBoardings: round, bounds: labels };
    const isTight = !limits.isOver && raptor(tight, boundedLabels) && boundedLabels.target[round]! < NEVER;
    visited += boundedLabels.visited;
    limits.spend(boundedLabels.visited);
    journeys.push(
      isTight
        ? readJourney(tight, boundedLabels, round, (stop) => secondsAt(destinations, stop))
        : readJourney(call, labels, round, (stop) => secondsAt(origins, stop)),
    );
    boundedLabels.reset();
  }
  labels.reset();
  return { journeys, complete: !limits.isOver, visited };
}
