import type { Advisory, Empty } from '../../../model/index.ts';
import { emptyBecause } from '../diagnose/empty-because.ts';
import { whichLimit, whyNothing, whyOutOfReach } from '../diagnose/why-nothing.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { transitFilters } from '../transit/transit-filters.ts';
import { type SearchedAccessEgress, searchAccessEgress } from './search-access-egress.ts';

export interface TransitItineraries extends FoundItineraries, Pick<SearchedAccessEgress, 'further'> {}

/**
 * Journeys by timetable from door to door: every stop in reach by any means seeds the search. An own vehicle that has to be parked brings the
 * traveller to the first stop and stays there; what is carried comes along to the end, a bicycle on what is known to take it; who drives
 * others does so at either end.
 */
export function transitItineraries(
  task: JourneyTask,
  modes: readonly string[],
  vehicles: readonly string[],
  context: PlanSearchContext,
  advisories: Advisory[],
): TransitItineraries {
  const { world, request, record } = task;
  const { transit } = world;
  if (transit === undefined) return none({ reason: 'no-modes', values: { modes: modes.join(', ') } });
  const filters = transitFilters(transit.timetable, request, modes, record);
  for (const code of filters.unknownStops) advisories.push({ code: 'unknown-stop', values: { stop: code } });
  for (const name of filters.unknownLimits) advisories.push({ code: 'unknown-limit', values: { name } });
  if (!filters.anyAllowed)
    return none({ reason: filters.anyWanted ? 'ruled-out' : 'no-modes', values: { modes: modes.join(', ') } });
  if (world.streets === undefined) advisories.push({ code: 'straight-line-walks', values: {} });

  const search: RideSearch = { task, transit, modes, filters, context };
  const pairs = accessEgressPairs(search, vehicles);
  const outOfReach = whyOutOfReach(pairs);
  if (outOfReach !== undefined) return none(whichLimit(search, vehicles) ?? outOfReach);

  const searched: SearchedAccessEgress[] = [];
  for (const pair of pairs) {
    if (context.deadline?.() === true) break;
    searched.push(searchAccessEgress(search, pair));
  }
  const complete = searched.length === pairs.length && searched.every((pair) => pair.complete);
  if (!complete) {
    advisories.push({ code: 'stopped-early', values: {} });
    record?.endedEarly();
  }
  // Who leaves later than the earliest of these (is there earlier than the latest) may find something new with that pair.
  const nearest = request.when.departAfter === undefined ? Math.max : Math.min;
  const completeUntil = searched.length === 0 ? undefined : nearest(...searched.map((pair) => pair.completeUntil));
  const itineraries = searched.flatMap((pair) => pair.itineraries);
  const further = searched.flatMap((pair) => pair.further);
  if (itineraries.length + further.length > 0) return { itineraries, further, empty: undefined, completeUntil };
  if (!complete) return none({ reason: 'stopped-early', values: {} }, completeUntil);
  const refused = searched.find((pair) => pair.refused !== undefined)?.refused;
  const empty =
    refused === undefined
      ? (whichLimit(search, vehicles) ?? whyNothing(search, pairs))
      : { reason: emptyBecause(refused), values: {} };
  return none(empty, completeUntil);
}

function none(empty: Empty, completeUntil?: number): TransitItineraries {
  return { itineraries: [], further: [], empty, completeUntil };
}
