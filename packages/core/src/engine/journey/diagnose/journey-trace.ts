import type { Itinerary, RemovalReason } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import type { BuildFailure, BuiltJourney } from '../filters/journey-filters.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';
import type { ItineraryBuilder } from '../transit/itinerary-builder.ts';
import { searchProfile } from '../transit/journey-search.ts';
import { type PairSearch, pairSearch } from '../transit/pair-search.ts';
import { alternativesWithoutLines } from './alternatives-without-line.ts';
import { relaxedRequests } from './relaxed-requests.ts';

/** Records the journeys of one pair of access and egress, each once however often it is found. Exists only for explained answers. */
export class JourneyTrace {
  readonly #record: SearchRecorder;
  readonly #search: PairSearch;
  readonly #seen = new Set<string>();
  readonly #itineraries = new Map<TransitJourney, Itinerary>();

  constructor(record: SearchRecorder, search: PairSearch) {
    this.#record = record;
    this.#search = search;
  }

  /** Records a journey that the timetable filters keep. Of a journey that cannot be built, only the rides are recorded. */
  found(journey: TransitJourney, built: Itinerary | BuildFailure): void {
    if (!this.#isNew(journey)) return;
    const isWhole = typeof built !== 'string';
    const itinerary = isWhole ? built : this.#search.builder.buildRides(journey);
    this.#record.found(itinerary, isWhole);
    this.#itineraries.set(journey, itinerary);
  }

  /** Records that a filter removes a built journey. */
  removed({ journey }: BuiltJourney, reason: RemovalReason): void {
    const itinerary = this.#itineraries.get(journey);
    if (itinerary !== undefined) this.#record.removed(itinerary, reason);
  }

  /**
   * Records the journeys that the timetable filters removed, that the search pruned, and that each limit of the request excludes.
   * @param kept the journeys that the filters kept @param found all journeys
   */
  recordLosers(kept: readonly TransitJourney[], found: readonly TransitJourney[]): void {
    const { search, pair, query, builder } = this.#search;
    // A journey that is kept may be offered with less walking in its place: it has lost to none.
    const lost = found.filter((journey) => !kept.includes(journey));
    const losers = [...lost, ...alternativesWithoutLines(search.engine, query, kept)];
    const context = { when: search.task.request.when, rivals: kept };
    // A journey that none of these dominates departs after the searches, so it is not recorded.
    for (const { candidate, reason, by } of runFilters(ITINERARY_FILTERS.journeys, losers, context).removed)
      this.#dropped(builder, candidate, reason, by && this.#itineraries.get(by));
    for (const { reason, search: relaxed } of relaxedRequests(search)) {
      const prepared = pairSearch(relaxed, pair);
      for (const journey of searchProfile(prepared).journeys) this.#dropped(prepared.builder, journey, reason);
    }
  }

  #dropped(builder: ItineraryBuilder, journey: TransitJourney, reason: RemovalReason, by?: Itinerary): void {
    if (!this.#isNew(journey)) return;
    const built = builder.build(journey);
    const isWhole = typeof built !== 'string';
    this.#record.dropped(isWhole ? built : builder.buildRides(journey), reason, by, isWhole);
  }

  #isNew(journey: TransitJourney): boolean {
    const runs = runsOf(journey);
    const isNew = !this.#seen.has(runs);
    this.#seen.add(runs);
    return isNew;
  }
}

/** Equal for journeys of the same runs and walks. */
function runsOf({ legs }: TransitJourney): string {
  return legs
    .map((leg) =>
      leg.kind === 'ride'
        ? `${leg.trip}@${leg.day}@${leg.departure}:${leg.fromPosition}-${leg.toPosition}`
        : `${leg.fromStop}>${leg.toStop}`,
    )
    .join(' ');
}
