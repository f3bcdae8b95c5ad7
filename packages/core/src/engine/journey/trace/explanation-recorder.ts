import type {
  Candidate,
  Costs,
  Itinerary,
  ItineraryGroup,
  Leg,
  PlanExplanation,
  PlanRequest,
  Reach,
  Removal,
  RemovalReason,
  RuledOut,
  RuledOutReason,
  SearchExplanation,
} from '../../../model/index.ts';
import { legCosts, scoreTerms, weightedScore } from '../../../ranking/index.ts';
import { usedModes } from '../itinerary/used-modes.ts';
import { unknownFacts } from './unknown-facts.ts';

/** Maximum number of names that are recorded per reason; further lines and stops are only counted. */
const MAX_NAMES = 12;

/** The days that the data cover. */
export interface DataDates {
  readonly serviceDates: PlanExplanation['serviceDates'];
  readonly sources?: readonly { readonly name: string; readonly serviceDates?: PlanExplanation['serviceDates'] }[];
}

/** A candidate. The stages may copy an itinerary, but its legs stay the same object, so the legs identify it. */
interface Found {
  readonly id: number;
  readonly search: SearchRecorder;
  readonly isWhole: boolean;
  readonly itinerary: Itinerary;
  removed: Removal | undefined;
}

/**
 * Records how an answer comes about. It exists only if the answer is explained; the searches record the itineraries that they find, and the
 * filter runner those that it removes. Nothing reads it before the answer is complete, so the answer cannot depend on it.
 */
export class ExplanationRecorder {
  readonly #found = new Map<readonly Leg[], Found>();
  readonly #searches: SearchRecorder[] = [];

  /** Begins a search by a set of modes. @param isAsked false for a search that is made only for comparison */
  search(modes: readonly string[], isAsked: boolean): SearchRecorder {
    const search = new SearchRecorder(modes, isAsked, this, this.#found);
    this.#searches.push(search);
    return search;
  }

  /** Records that a filter removes a found itinerary; the first reason counts. @param by the itinerary that makes it pointless */
  removed(itinerary: Itinerary, reason: RemovalReason, by?: Itinerary): void {
    const found = this.#found.get(itinerary.legs);
    if (found !== undefined) found.removed ??= { reason, by: by && this.#found.get(by.legs)?.id };
  }

  /** The explanation of an answer. @param groups the answer @param costsOf the costs of an itinerary */
  explain(
    groups: readonly ItineraryGroup[],
    { when, weights, wheelchair, emissions }: PlanRequest,
    costsOf: (itinerary: Itinerary) => Costs,
    { serviceDates, sources = [] }: DataDates,
  ): PlanExplanation {
    const places = new Map(
      groups.flatMap(({ itineraries }, group) =>
        itineraries.map(({ itinerary }, trip) => [itinerary.legs, { group, trip }] as const),
      ),
    );
    const toCandidate = ({ id, search, itinerary, isWhole, removed }: Found): Candidate => {
      const costs = costsOf(itinerary);
      const place = places.get(itinerary.legs);
      return {
        id,
        itinerary: { ...itinerary, modes: usedModes(itinerary, search.modes) },
        isWhole,
        costs,
        weightedScore: weightedScore(itinerary, costs, when, weights),
        score: scoreTerms(itinerary, costs, when, weights),
        legs: legCosts(itinerary, costs.parts, emissions, costs.currency),
        reliedOn: unknownFacts(itinerary, costs.parts, wheelchair),
        place,
        removed: place === undefined ? removed : undefined,
      };
    };
    const all = [...this.#found.values()];
    const feedDates = sources.flatMap(({ name, serviceDates: dates }) =>
      dates === undefined ? [] : [{ name, ...dates }],
    );
    return {
      serviceDates,
      ...(feedDates.length > 1 && { feedDates }),
      searches: this.#searches.map((search) =>
        search.explain(all.filter((found) => found.search === search).map((found) => toCandidate(found))),
      ),
    };
  }
}

/** Records one search by one set of modes. */
export class SearchRecorder {
  readonly modes: readonly string[];
  readonly #isAsked: boolean;
  readonly #whole: ExplanationRecorder;
  readonly #found: Map<readonly Leg[], Found>;
  readonly #reach: Reach[] = [];
  readonly #ruledOut = new Map<RuledOutReason, { kind: RuledOut['kind']; names: Set<string>; count: number }>();
  #isComplete = true;

  constructor(
    modes: readonly string[],
    isAsked: boolean,
    whole: ExplanationRecorder,
    found: Map<readonly Leg[], Found>,
  ) {
    this.modes = modes;
    this.#isAsked = isAsked;
    this.#whole = whole;
    this.#found = found;
  }

  /** Records an itinerary that the search found. @param isWhole false where only its rides are known */
  found(itinerary: Itinerary, isWhole: boolean = true): void {
    if (this.#found.has(itinerary.legs)) return;
    const id = this.#found.size + 1;
    this.#found.set(itinerary.legs, { id, search: this, isWhole, itinerary, removed: undefined });
  }

  /** As {@link ExplanationRecorder.removed}. */
  removed(itinerary: Itinerary, reason: RemovalReason, by?: Itinerary): void {
    this.#whole.removed(itinerary, reason, by);
  }

  /** Records an itinerary that is found and removed at once. */
  dropped(itinerary: Itinerary, reason: RemovalReason, by?: Itinerary, isWhole: boolean = true): void {
    this.found(itinerary, isWhole);
    this.removed(itinerary, reason, by);
  }

  /** Records the reach of one mode at one end, once however many pairs of access and egress have it. */
  reached(reach: Reach): void {
    const isKnown = this.#reach.some(({ end, mode }) => end === reach.end && mode === reach.mode);
    if (!isKnown) this.#reach.push(reach);
  }

  /** Records a line or stop that the search may not use. A name that several lines share is recorded once. */
  ruledOut(reason: RuledOutReason, kind: RuledOut['kind'], name: string): void {
    let entry = this.#ruledOut.get(reason);
    if (entry === undefined) {
      entry = { kind, names: new Set(), count: 0 };
      this.#ruledOut.set(reason, entry);
    }
    entry.count++;
    if (entry.names.size < MAX_NAMES) entry.names.add(name);
  }

  /** Records that the search ended early, so that candidates may be missing. */
  endedEarly(): void {
    this.#isComplete = false;
  }

  explain(candidates: readonly Candidate[]): SearchExplanation {
    return {
      modes: this.modes,
      isAsked: this.#isAsked,
      isComplete: this.#isComplete,
      reach: this.#reach,
      ruledOut: [...this.#ruledOut].map(([reason, { kind, count, names }]) => ({
        reason,
        kind,
        count,
        names: [...names],
      })),
      candidates,
    };
  }
}
