import type { RunIndex, StopIndex } from '../../../timetable/index.ts';
import { type Part, timed } from '../journeys/read-journey.ts';
import type { CostAnswer, CostQuery } from '../query/cost-query.ts';
import { exact, fullWeights } from '../query/cost-weights.ts';
import type { StopSeed, TransitJourney } from '../query/transit-query.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import type { SearchContext } from '../raptor/search-context.ts';
import { stopAt, stopOfColumn, walkSeconds } from '../raptor/window-places.ts';
import type { CostLabels } from './cost-labels.ts';
import { CostSearch } from './cost-search.ts';
import type { CostTarget } from './cost-targets.ts';
import { restrictedParetoBounds } from './restricted-pareto-bounds.ts';

/**
 * The restricted Pareto set of arrival × boardings × cost: the journeys of the full set that exceed some journey of the two-criteria set by at most
 * the slacks. Exact; `docs/search-semantics.md` defines it, decision 0015 gives the reasons.
 * @throws RangeError for weights that are negative or not numbers
 */
export function costJourneys(context: SearchContext, query: CostQuery): CostAnswer {
  const weights = fullWeights(query.weights);
  const exactSeeds = (seeds: readonly StopSeed[]): StopSeed[] =>
    seeds.map((seed) => (seed.cost === undefined ? seed : { ...seed, cost: exact(seed.cost) }));
  const prepared = context.prepare({
    ...query,
    origins: exactSeeds(query.origins),
    destinations: exactSeeds(query.destinations),
  });
  const { call } = prepared;
  const { arrivalSlack = 900, boardingSlack = 1 } = query;
  const bounds = restrictedParetoBounds(context, prepared, { arrivalSlack, boardingSlack });
  if (!bounds.complete) return { journeys: [], complete: false, visited: bounds.visited };
  const search = new CostSearch(call, bounds, weights);
  const finished = search.run();
  const journeys = search.targets
    .list()
    .filter((target) => target.boardings <= finished)
    .map((target) => ({ ...readCostJourney(call, search.labels, target), cost: target.cost }));
  return { journeys, complete: !call.limits.isOver, visited: bounds.visited + search.visited };
}

/** Follows the labels back from the destination. */
function readCostJourney(call: RaptorCall, labels: CostLabels, target: CostTarget): TransitJourney {
  const { window, start } = call;
  const legs: Part[] = [];
  const { stop: lastStop, destination, end, boardings } = target;
  let origin = lastStop;
  let originSeconds = end - start - target.seconds; // of a walk alone
  let label = target.label;
  if (destination !== lastStop) legs.push({ kind: 'walk', from: lastStop, to: destination });
  while (label !== -1) {
    let to = labels.to[label]!;
    let run = labels.run[label] as RunIndex;
    let from = labels.from[label]!;
    for (let seat = labels.seat[label]!; seat !== -1; seat = labels.seats[3 * seat + 2]!) {
      legs.push({ kind: 'ride', run, from: 0, to, seated: true });
      run = labels.seats[3 * seat] as RunIndex;
      from = labels.seats[3 * seat + 1]!;
      to = window.laneLength[window.runLane[run]!]! - 1;
    }
    legs.push({ kind: 'ride', run, from, to, seated: false });
    const boardingStop = stopAt(window, run, from);
    const readiness = labels.parent[label]!;
    const isStart = labels.round[readiness] === 0;
    const before = isStart
      ? (labels.parent[readiness] as StopIndex)
      : stopOfColumn(window, labels.column[labels.parent[readiness]!]!);
    if (before !== boardingStop) legs.push({ kind: 'walk', from: before, to: boardingStop });
    label = isStart ? -1 : labels.parent[readiness]!;
    if (!isStart) continue;
    origin = before;
    const walk = before === boardingStop ? 0 : walkSeconds(window, before, boardingStop);
    originSeconds = labels.time[readiness]! - start - walk;
  }
  const lastWalk = destination === lastStop ? 0 : walkSeconds(window, lastStop, destination);
  const seconds = { origin: originSeconds, destination: target.seconds - lastWalk };
  return timed(window, legs.reverse(), { origin, destination }, seconds, end, boardings);
}
