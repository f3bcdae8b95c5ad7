import type { Itinerary, RemovalReason } from '../../../model/index.ts';
import { JourneyTrace } from '../diagnose/journey-trace.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import { type BuiltJourney, itineraryIn } from '../filters/journey-filters.ts';
import { costWishes } from '../request/cost-wishes.ts';
import { walkLimitOf } from '../request/journey-task.ts';
import { type FoundJourneys, searchByCost, searchProfile } from '../transit/journey-search.ts';
import { lessWalking } from '../transit/less-walking.ts';
import type { PairSearch } from '../transit/pair-search.ts';

/** The result of a search with one pair of access and egress. */
export interface SearchedAccessEgress {
  readonly itineraries: readonly Itinerary[];
  /** Itineraries of the searches by cost; a later filter keeps those that score better than the others. */
  readonly further: readonly Itinerary[];
  /** False where a search ended early, so that itineraries may be missing. */
  readonly complete: boolean;
  /** That of the profile search, see `ProfileJourneys`. */
  readonly completeUntil: number;
  /** Why the first removed journey was removed; undefined where none was. */
  readonly removal: RemovalReason | undefined;
}

/** Searches with one pair of access and egress: search by time, build, filter, then search by cost where the request asks for more. */
export function searchAccessEgress(prepared: PairSearch): SearchedAccessEgress {
  const { search } = prepared;
  const { request, record } = search.task;
  const trace = record && new JourneyTrace(record, prepared);
  const context = { walkLimitSeconds: walkLimitOf(request) };

  const profile = searchProfile(prepared);
  const byTime = buildAndFilter(profile);
  const isWalkedTooFar = byTime.removals.includes('walk-too-long');
  const byCost = costWishes(search.transit.timetable, request, isWalkedTooFar).map((wish) =>
    searchByCost(prepared, wish),
  );
  const further = byCost.map(buildAndFilter);

  const answers = [profile, ...byCost];
  trace?.recordLosers(
    answers.flatMap(({ journeys }) => journeys),
    profile.found,
  );
  return {
    itineraries: byTime.itineraries,
    further: further.flatMap(({ itineraries }) => itineraries),
    complete: answers.every(({ complete }) => complete),
    completeUntil: profile.completeUntil,
    removal: [byTime, ...further].flatMap(({ removals }) => removals)[0],
  };

  function buildAndFilter({ journeys, found }: FoundJourneys): Built {
    const { durationSeconds = Number.POSITIVE_INFINITY, latestArrival } = search.pruning;
    if (journeys.length === 0)
      return { itineraries: [], removals: found.length > 0 || latestArrival !== undefined ? ['arrives-too-late'] : [] };
    const open = journeys.filter(({ departure, arrival }) => arrival - departure < durationSeconds);
    const built = open
      .flatMap(lessWalking(prepared))
      .map((journey): BuiltJourney => ({ journey, built: prepared.builder.build(journey) }));
    for (const { journey, built: itinerary } of built) trace?.found(journey, itinerary);
    const { kept, removed } = runFilters(ITINERARY_FILTERS.doorToDoor, built, context, trace);
    const pruned: RemovalReason[] = open.length < journeys.length ? ['single-mode-is-better'] : [];
    return { itineraries: kept.map(itineraryIn), removals: [...pruned, ...removed.map(({ reason }) => reason)] };
  }
}

interface Built {
  readonly itineraries: readonly Itinerary[];
  readonly removals: readonly RemovalReason[];
}
