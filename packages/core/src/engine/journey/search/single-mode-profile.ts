import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import type { SearchedSet } from './search-set.ts';

/**
 * Asks a mode alone at another moment; undefined = there is no time left for it. Nothing need be told of what arrives later than the last of the
 * combinations, where that is given. Instants, Unix seconds.
 */
export type SearchMode = (mode: string, moment: number, lastArrival: number | undefined) => SearchedSet | undefined;

/** The same by cheaper drivers, for whom one waits longer, may arrive later than all combinations. */
const WAITING_LONGER_SECONDS = 900;

/** What a mode alone gives to those who leave within these bounds, in {@link SingleModeProfile.placeOf} of a combination. */
interface Span {
  readonly first: number;
  readonly last: number;
  /** Nothing that arrives later (Unix seconds) was asked for. */
  readonly lastArrival: number;
  readonly itineraries: readonly Itinerary[];
}

/**
 * What single modes give to those who leave when a combination does (who have to be there when it is). A search by one mode looks at the next few
 * departures only, and a combination may leave after all of them: then the mode is asked again, for that moment.
 */
export class SingleModeProfile {
  readonly #searchMode: SearchMode;
  readonly #isLeaving: boolean;
  readonly #spans = new Map<string, Span[]>();
  readonly #isExhaustive: boolean;
  #lastArrival = Number.NEGATIVE_INFINITY;

  /**
   * @param alone what each mode gives at the moment of the request
   * @param isExhaustive whether to ask for what arrives later than all combinations, too
   */
  constructor(
    alone: readonly SearchedSet[],
    { departAfter, arriveBefore = 0 }: PlanRequest['when'],
    searchMode: SearchMode,
    isExhaustive: boolean = false,
  ) {
    this.#searchMode = searchMode;
    // Who has to be there by a time looks back from it.
    this.#isExhaustive = isExhaustive || departAfter === undefined;
    this.#isLeaving = departAfter !== undefined;
    for (const set of alone) {
      const span = this.#spanOf(set, departAfter ?? arriveBefore);
      for (const mode of set.modes) this.#spans.set(mode, [span]);
    }
  }

  /** The combinations in the order in which few questions do for all of them: all that will be asked about. */
  inOrder(combinations: readonly Itinerary[]): Itinerary[] {
    this.#lastArrival = Math.max(...combinations.map(({ arrival }) => arrival)) + WAITING_LONGER_SECONDS;
    return [...combinations].sort((a, b) => this.#placeOf(a) - this.#placeOf(b));
  }

  /**
   * What each mode alone gives who leaves when the combination does; undefined where there was no time to ask.
   * @param arrival what arrives later (Unix seconds), if more than a trifle, is of no interest
   */
  of(combination: Itinerary, arrival: number = combination.arrival): readonly Itinerary[] | undefined {
    const place = this.#placeOf(combination);
    const rivals: Itinerary[] = [];
    for (const [mode, spans] of this.#spans) {
      let span = spans.find(
        ({ first, last, lastArrival }) => first <= place && place <= last && arrival <= lastArrival,
      );
      if (span === undefined) {
        const moment = this.#momentOf(combination);
        const lastArrival = this.#isExhaustive ? undefined : Math.max(arrival, this.#lastArrival);
        const alone = this.#searchMode(mode, moment, lastArrival);
        if (alone === undefined) return undefined;
        span = this.#spanOf(alone, moment, lastArrival);
        spans.push(span);
      }
      for (const rival of span.itineraries) rivals.push(rival);
    }
    return rivals;
  }

  #momentOf({ departure, arrival }: Itinerary): number {
    return this.#isLeaving ? departure : arrival;
  }

  /** The farther from the moment of the request, the larger. */
  #placeOf(combination: Itinerary): number {
    return this.#signed(this.#momentOf(combination));
  }

  #signed(moment: number): number {
    return this.#isLeaving ? moment : -moment;
  }

  #spanOf(
    { itineraries, completeUntil }: SearchedSet,
    moment: number,
    lastArrival: number = Number.POSITIVE_INFINITY,
  ): Span {
    const last = completeUntil === undefined ? Number.POSITIVE_INFINITY : this.#signed(completeUntil);
    return { first: this.#signed(moment), last, lastArrival, itineraries };
  }
}
