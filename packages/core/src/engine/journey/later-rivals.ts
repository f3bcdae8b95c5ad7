import type { Itinerary, PlanRequest } from '../../model/index.ts';
import type { SearchedSet } from './search-set.ts';

/** Asks a mode alone at another moment (Unix seconds); undefined = there is no time left for it. */
export type AskAlone = (mode: string, moment: number) => SearchedSet | undefined;

/** What a mode alone gives to those who leave within these bounds, in {@link LaterRivals.placeOf} of a combination. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly itineraries: readonly Itinerary[];
}

/**
 * What single modes give to those who leave when a combination does (who have to be there when it is). A search by one mode looks at the next few
 * departures only, and a combination may leave after all of them: then the mode is asked again, for that moment.
 */
export class LaterRivals {
  readonly #askAlone: AskAlone;
  readonly #isLeaving: boolean;
  readonly #spans = new Map<string, Span[]>();

  /** @param alone what each mode gives at the moment of the request */
  constructor(
    alone: readonly SearchedSet[],
    { departAfter, arriveBefore = 0 }: PlanRequest['when'],
    askAlone: AskAlone,
  ) {
    this.#askAlone = askAlone;
    this.#isLeaving = departAfter !== undefined;
    for (const set of alone) {
      const span = this.#spanOf(set, departAfter ?? arriveBefore);
      for (const mode of set.modes) this.#spans.set(mode, [span]);
    }
  }

  /** The combinations in the order in which few questions do for all of them. */
  inOrder(combinations: readonly Itinerary[]): Itinerary[] {
    return [...combinations].sort((a, b) => this.#placeOf(a) - this.#placeOf(b));
  }

  /** What each mode alone gives who leaves when the combination does; undefined where there was no time to ask. */
  of(combination: Itinerary): readonly Itinerary[] | undefined {
    const place = this.#placeOf(combination);
    const rivals: Itinerary[] = [];
    for (const [mode, spans] of this.#spans) {
      let span = spans.find(({ first, last }) => first <= place && place <= last);
      if (span === undefined) {
        const moment = this.#momentOf(combination);
        const alone = this.#askAlone(mode, moment);
        if (alone === undefined) return undefined;
        span = this.#spanOf(alone, moment);
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

  #spanOf({ itineraries, knownUntil }: SearchedSet, moment: number): Span {
    const last = knownUntil === undefined ? Number.POSITIVE_INFINITY : this.#signed(knownUntil);
    return { first: this.#signed(moment), last, itineraries };
  }
}
