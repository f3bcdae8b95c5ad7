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

/** Names told of what was ruled out; the count tells the rest. */
const NAMES_TOLD = 12;

/** The days that the data know. */
export interface DataDates {
  readonly serviceDates: PlanExplanation['serviceDates'];
  readonly sources?: readonly { readonly name: string; readonly serviceDates?: PlanExplanation['serviceDates'] }[];
}

/** A candidate as the stages know it: whatever they change about an itinerary, its legs stay the same. */
interface Found {
  readonly id: number;
  readonly search: SearchRecorder;
  readonly isWhole: boolean;
  readonly itinerary: Itinerary;
  removed: Removal | undefined;
}

/**
 * Writes down how an answer comes about. One is made when somebody asks for an explanation and handed down to the stages, which tell it what
 * they find and what they remove; where nobody asks there is none, and every stage passes by with `?.`. It is only ever told: no
 * stage asks it anything, so the answer cannot hang on it.
 */
export class ExplanationRecorder {
  readonly #found = new Map<readonly Leg[], Found>();
  readonly #searches: SearchRecorder[] = [];

  /** Begins a search by a set of modes. @param isAsked false for one that others are compared with */
  search(modes: readonly string[], isAsked: boolean): SearchRecorder {
    const search = new SearchRecorder(modes, isAsked, this, this.#found);
    this.#searches.push(search);
    return search;
  }

  /** Made of something that was found, and part of the same search. */
  made(itinerary: Itinerary, of: Itinerary): void {
    this.#found.get(of.legs)?.search.found(itinerary);
  }

  /** Something that was found and goes no further; the first reason counts. @param by what made it pointless */
  removed(itinerary: Itinerary, reason: RemovalReason, by?: Itinerary): void {
    const found = this.#found.get(itinerary.legs);
    if (found !== undefined) found.removed ??= { reason, by: by && this.#found.get(by.legs)?.id };
  }

  /** @param groups the answer @param costsOf what an itinerary costs */
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
    const told = ({ id, search, itinerary, isWhole, removed }: Found): Candidate => {
      const costs = costsOf(itinerary);
      const place = places.get(itinerary.legs);
      return {
        id,
        itinerary: { ...itinerary, modes: usedModes(itinerary, search.modes) },
        isWhole,
        costs,
        weightedScore: weightedScore(itinerary, costs, when, weights),
        score: scoreTerms(itinerary, costs, when, weights),
        legs: legCosts(itinerary, costs.parts, emissions),
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
        search.explain(all.filter((found) => found.search === search).map((found) => told(found))),
      ),
    };
  }
}

/** Writes down one search by one set of modes. */
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

  /** A way of getting there, known from now on by its legs. @param isWhole false where only its rides are known */
  found(itinerary: Itinerary, isWhole: boolean = true): void {
    if (this.#found.has(itinerary.legs)) return;
    const id = this.#found.size + 1;
    this.#found.set(itinerary.legs, { id, search: this, isWhole, itinerary, removed: undefined });
  }

  /** As {@link ExplanationRecorder.removed}. */
  removed(itinerary: Itinerary, reason: RemovalReason, by?: Itinerary): void {
    this.#whole.removed(itinerary, reason, by);
  }

  /** Found, and removed at once. */
  dropped(itinerary: Itinerary, reason: RemovalReason, by?: Itinerary, isWhole: boolean = true): void {
    this.found(itinerary, isWhole);
    this.removed(itinerary, reason, by);
  }

  /** The same means at the same end is told once, however many ways of travelling begin or end with it. */
  reached(reach: Reach): void {
    const isTold = this.#reach.some(({ end, mode }) => end === reach.end && mode === reach.mode);
    if (!isTold) this.#reach.push(reach);
  }

  /** A line or stop that the search may not use. Of lines with one name the name is told once. */
  ruledOut(reason: RuledOutReason, kind: RuledOut['kind'], name: string): void {
    let entry = this.#ruledOut.get(reason);
    if (entry === undefined) {
      entry = { kind, names: new Set(), count: 0 };
      this.#ruledOut.set(reason, entry);
    }
    entry.count++;
    if (entry.names.size < NAMES_TOLD) entry.names.add(name);
  }

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
