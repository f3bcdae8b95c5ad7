import type { Empty, RemovalReason } from '../../../model/index.ts';
import { leastSeconds, reachesStops } from '../access/stop-access.ts';
import { emptyBecause } from '../diagnose/empty-because.ts';
import { whyNothing } from '../diagnose/why-nothing.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import { type PairSearch, pairSearch } from '../transit/pair-search.ts';
import { rideSearch } from '../transit/ride-search.ts';
import type { TransitFilters } from '../transit/transit-filters.ts';
import { type SearchedAccessEgress, searchAccessEgress } from './search-access-egress.ts';
import type { SearchSetOptions } from './searched-set.ts';

/** The itineraries by timetable, pair by pair of access and egress. */
export interface TransitItineraries {
  readonly fronts: readonly TransitFront[];
  /** As in `FoundItineraries`. */
  readonly empty: Empty | undefined;
  readonly completeUntil?: number | undefined;
}

/** The itineraries with one pair of access and egress. */
export interface TransitFront extends Pick<SearchedAccessEgress, 'itineraries' | 'further'> {
  /** The requested modes without a timetable that the pair uses. */
  readonly vehicles: readonly string[];
}

/**
 * Itineraries by timetable from door to door: every stop in reach of the origin seeds the search. The rider's own vehicle is parked at the first stop
 * or, if it can be carried, comes along to the end; a bicycle comes along on trips that are known to take it. Taxis, hired and shared vehicles serve
 * either end.
 * @param modes of the timetable @param vehicles all other modes of the set
 * @param walksToo whether itineraries without a vehicle are wanted beside those with one
 */
export function transitItineraries(
  task: JourneyTask,
  modes: readonly string[],
  vehicles: readonly string[],
  { context, pruning, advisories }: Pick<SearchSetOptions, 'context' | 'pruning' | 'advisories'>,
  walksToo: boolean = vehicles.length === 0,
): TransitItineraries {
  const { world, request, record } = task;
  const values = { modes: modes.join(', ') };
  if (world.transit === undefined) return none({ reason: 'no-modes', values });
  const search = rideSearch(task, world.transit, modes, context, pruning);
  const { unknownStops, unknownLimits, anyAllowed } = search.filters;
  for (const code of unknownStops) advisories.push({ code: 'unknown-stop', values: { stop: code } });
  for (const name of unknownLimits) advisories.push({ code: 'unknown-limit', values: { name } });
  if (!anyAllowed) return none(whyNoneAllowed(search.filters, request.wheelchair, values));
  if (world.streets === undefined) advisories.push({ code: 'straight-line-walks', values: {} });

  const pairs = accessEgressPairs(search, vehicles, walksToo).map((pair) => pairSearch(search, pair));
  const pairsInReach = pairs.filter(({ pair: { access, egress } }) => reachesStops(access) && reachesStops(egress));
  const { durationSeconds } = pruning;
  const isQuickEnough = ({ query, pair: { access, egress } }: PairSearch): boolean =>
    durationSeconds === undefined ||
    (leastSeconds(access) + leastSeconds(egress) < durationSeconds &&
      (search.engine.leastSeconds(query) ?? 0) < durationSeconds);
  const pairsToSearch = pairsInReach.filter(isQuickEnough);
  const searched: (SearchedAccessEgress & TransitFront)[] = [];
  for (const prepared of pairsToSearch) {
    if (context.deadline?.() === true) break;
    searched.push({ ...searchAccessEgress(prepared), vehicles: prepared.pair.vehicles });
  }
  const complete = searched.length === pairsToSearch.length && searched.every((answer) => answer.complete);
  if (!complete) {
    advisories.push({ code: 'stopped-early', values: {} });
    record?.endedEarly();
  }
  // The pair whose search covers the shortest time decides: after it, that pair may have a better itinerary.
  const nearest = request.when.departAfter === undefined ? Math.max : Math.min;
  const completeUntil = searched.length === 0 ? undefined : nearest(...searched.map((answer) => answer.completeUntil));
  if (searched.some(({ itineraries, further }) => itineraries.length + further.length > 0))
    return { fronts: searched, empty: undefined, completeUntil };
  if (!complete) return none({ reason: 'stopped-early', values: {} }, completeUntil);
  const pruned: RemovalReason | undefined =
    pairsToSearch.length < pairsInReach.length ? 'single-mode-is-better' : undefined;
  const removal = searched.find((answer) => answer.removal !== undefined)?.removal ?? pruned;
  if (removal !== undefined) return none({ reason: emptyBecause(removal), values: {} }, completeUntil);
  return none(whyNothing(search, vehicles, pairs), completeUntil);
}

/** Why no line may be used: the wheelchair, the limits of the request, or that there is none. */
function whyNoneAllowed(filters: TransitFilters, wheelchair: boolean, values: Empty['values']): Empty {
  if (wheelchair && filters.anyAllowedOnFoot) return { reason: 'inaccessible', values: {} };
  return { reason: filters.anyWanted ? 'ruled-out' : 'no-modes', values };
}

function none(empty: Empty, completeUntil?: number): TransitItineraries {
  return { fronts: [], empty, completeUntil };
}
