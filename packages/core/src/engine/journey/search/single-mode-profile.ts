import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import type { SingleModes } from '../filters/combination-filter.ts';
import type { SearchedSet } from './searched-set.ts';

/**
 * Searches a mode alone at another moment (Unix seconds). Arrivals long after `lastArrival`, where that is given, are pruned. Undefined = the time is
 * up.
 */
export type SearchMode = (mode: string, moment: number, lastArrival: number | undefined) => SearchedSet | undefined;

/** The itineraries by a mode alone, for departures (arrivals) from `first` to `last` on the scale of `#placeOf`. */
interface Span {
  readonly first: number;
  readonly last: number;
  /** The latest arrival that was searched for, Unix seconds. */
  readonly lastArrival: number;
  readonly itineraries: readonly Itinerary[];
}

/**
 * The itineraries by each single mode for a rider who leaves when a combination does (arrives when it does). A search by one mode covers the next few
 * departures only. Where a combination leaves after all of them, the mode is searched again for that moment.
 */
export class SingleModeProfile implements SingleModes {
  readonly #searchMode: SearchMode;
  readonly #isLeaving: boolean;
  readonly #spans = new Map<string, Span[]>();
  readonly #isExhaustive: boolean;
  #lastArrival = Number.NEGATIVE_INFINITY;

  /**
   * @param alone each mode alone, at the time of the request
   * @param isExhaustive whether arrivals after those of all combinations are searched for, too
   */
  constructor(
    alone: readonly SearchedSet[],
    { departAfter, arriveBefore = 0 }: PlanRequest['when'],
    searchMode: SearchMode,
    isExhaustive: boolean = false,
  ) {
    this.#searchMode = searchMode;
    // Searching back from an arrival, the latest arrival prunes nothing.
    this.#isExhaustive = isExhaustive || departAfter === undefined;
    this.#isLeaving = departAfter !== undefined;
    for (const set of alone) {
      const span = this.#spanOf(set, departAfter ?? arriveBefore);
      for (const mode of set.modes) this.#spans.set(mode, [span]);
    }
  }

  /**
   * The combinations in the order in which the fewest searches cover them all. Their last arrival limits the searches, so no further combination may
   * be asked for later.
   */
  inOrder(combinations: readonly Itinerary[]): Itinerary[] {
    this.#lastArrival = Math.max(...combinations.map(({ arrival }) => arrival));
    return [...combinations].sort((a, b) => this.#placeOf(a) - this.#placeOf(b));
  }

  /** The itineraries by each mode alone for a rider who leaves when the combination does; undefined where the time is up. */
  at(combination: Itinerary): readonly Itinerary[] | undefined {
    const { arrival } = combination;
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

  /** The departure (arrival) of a combination on a scale that grows with the distance from the time of the request. */
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
