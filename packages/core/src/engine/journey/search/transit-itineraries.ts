import type { Empty } from '../../../model/index.ts';
import { reachesStops } from '../access/stop-access.ts';
import { emptyBecause } from '../diagnose/empty-because.ts';
import { whyNothing } from '../diagnose/why-nothing.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import { pairSearch } from '../transit/pair-search.ts';
import { rideSearch } from '../transit/ride-search.ts';
import { type SearchedAccessEgress, searchAccessEgress } from './search-access-egress.ts';
import type { SearchSetOptions } from './searched-set.ts';

export interface TransitItineraries extends FoundItineraries, Pick<SearchedAccessEgress, 'further'> {}

/**
 * Itineraries by timetable from door to door: every stop in reach of the origin seeds the search. The rider's own vehicle is parked at the first stop
 * or, if it can be carried, comes along to the end; a bicycle comes along on trips that are known to take it. Taxis, hired and shared vehicles serve
 * either end.
 * @param modes of the timetable @param vehicles all other modes of the set
 */
export function transitItineraries(
  task: JourneyTask,
  modes: readonly string[],
  vehicles: readonly string[],
  { context, pruning, advisories }: Pick<SearchSetOptions, 'context' | 'pruning' | 'advisories'>,
): TransitItineraries {
  const { world, request, record } = task;
  const values = { modes: modes.join(', ') };
  if (world.transit === undefined) return none({ reason: 'no-modes', values });
  const search = rideSearch(task, world.transit, modes, context, pruning);
  const { unknownStops, unknownLimits, anyAllowed } = search.filters;
  for (const code of unknownStops) advisories.push({ code: 'unknown-stop', values: { stop: code } });
  for (const name of unknownLimits) advisories.push({ code: 'unknown-limit', values: { name } });
  if (!anyAllowed) return none({ reason: search.filters.anyWanted ? 'ruled-out' : 'no-modes', values });
  if (world.streets === undefined) advisories.push({ code: 'straight-line-walks', values: {} });

  const pairs = accessEgressPairs(search, vehicles).map((pair) => pairSearch(search, pair));
  const pairsInReach = pairs.filter(({ pair: { access, egress } }) => reachesStops(access) && reachesStops(egress));
  const searched: SearchedAccessEgress[] = [];
  for (const pair of pairsInReach) {
    if (context.deadline?.() === true) break;
    searched.push(searchAccessEgress(pair));
  }
  const complete = searched.length === pairsInReach.length && searched.every((answer) => answer.complete);
  if (!complete) {
    advisories.push({ code: 'stopped-early', values: {} });
    record?.endedEarly();
  }
  // The pair whose search covers the shortest time decides: after it, that pair may have a better itinerary.
  const nearest = request.when.departAfter === undefined ? Math.max : Math.min;
  const completeUntil = searched.length === 0 ? undefined : nearest(...searched.map((answer) => answer.completeUntil));
  const itineraries = searched.flatMap((answer) => answer.itineraries);
  const further = searched.flatMap((answer) => answer.further);
  if (itineraries.length + further.length > 0) return { itineraries, further, empty: undefined, completeUntil };
  if (!complete) return none({ reason: 'stopped-early', values: {} }, completeUntil);
  const removal = searched.find((answer) => answer.removal !== undefined)?.removal;
  if (removal !== undefined) return none({ reason: emptyBecause(removal), values: {} }, completeUntil);
  return none(whyNothing(search, vehicles, pairs), completeUntil);
}

function none(empty: Empty, completeUntil?: number): TransitItineraries {
  return { itineraries: [], further: [], empty, completeUntil };
}
