import { NEVER } from './labels.ts';
import { type RaptorCall, raptor } from './raptor.ts';
import { readJourney } from './read-journey.ts';
import { type SearchContext, secondsAt } from './search-context.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from './transit-query.ts';

/**
 * The Pareto set of arrival × boardings (departure × boardings when arriving by). One search finds the best end for every number of
 * boardings; for each a search back from it, bounded by the labels of the first, finds the journey that waits least (IT-6).
 */
export function paretoJourneys(context: SearchContext, query: TransitQuery): TransitAnswer {
  const { call, opposite } = context.prepare(query);
  const { window, start, maxBoardings, origins, destinations } = call;
  const labels = context.labels(maxBoardings);
  const boundedLabels = context.boundedLabels(maxBoardings);
  const journeys: TransitJourney[] = [];
  const complete = raptor(call, labels);
  let { visited } = labels;
  for (let round = maxBoardings; round >= 0; round--) {
    const end = labels.target[round]!;
    if (end === NEVER) continue;
    if (round === 0) {
      journeys.push(readJourney(window, labels, round, (stop) => secondsAt(origins, stop)));
      continue;
    }
    const tight: RaptorCall = { ...opposite, start: -end, cutoff: -start, maxBoardings: round, bounds: labels };
    const isTold = raptor(tight, boundedLabels) && boundedLabels.target[round]! < NEVER;
    visited += boundedLabels.visited;
    journeys.push(
      isTold
        ? readJourney(tight.window, boundedLabels, round, (stop) => secondsAt(destinations, stop))
        : readJourney(window, labels, round, (stop) => secondsAt(origins, stop)),
    );
    boundedLabels.reset();
  }
  labels.reset();
  return { journeys, complete, visited };
}
