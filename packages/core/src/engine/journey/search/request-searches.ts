import type { Advisory, Costs, Itinerary } from '../../../model/index.ts';
import { latestRivalArrival, type PruningBounds } from '../filters/pruning.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import type { ExplanationRecorder } from '../trace/explanation-recorder.ts';
import { searchSet } from './search-set.ts';
import type { SearchedSet } from './searched-set.ts';

/** Options of one search. */
interface SetOptions {
  /** Whether the set is part of the answer; other sets are searched only for comparison. */
  readonly isAsked?: boolean;
  readonly pruning?: PruningBounds;
  /** The task at another time. */
  readonly task?: JourneyTask;
}

/** The searches of one request: makes and records them, and stops when the time is up. */
export class RequestSearches {
  readonly advisories: Advisory[] = [];
  readonly #task: JourneyTask;
  readonly #context: PlanSearchContext;
  readonly #costsOf: (itinerary: Itinerary) => Costs;
  readonly #recorder: ExplanationRecorder | undefined;

  constructor(
    task: JourneyTask,
    context: PlanSearchContext,
    costsOf: (itinerary: Itinerary) => Costs,
    recorder: ExplanationRecorder | undefined,
  ) {
    this.#task = task;
    this.#context = context;
    this.#costsOf = costsOf;
    this.#recorder = recorder;
  }

  isTimeUp(): boolean {
    return this.#context.deadline?.() === true;
  }

  /** Searches one set of modes. */
  search(modes: readonly string[], { isAsked = false, pruning = {}, task = this.#task }: SetOptions = {}): SearchedSet {
    const record = this.#recorder?.search(modes, isAsked);
    if (this.isTimeUp()) {
      record?.endedEarly();
      this.#stoppedEarly();
      return { modes, itineraries: [], empty: { reason: 'stopped-early', values: {} } };
    }
    const recorded = record === undefined ? task : { ...task, record };
    return searchSet(recorded, modes, {
      context: this.#context,
      pruning,
      costsOf: this.#costsOf,
      advisories: isAsked ? this.advisories : [],
    });
  }

  /**
   * Searches one mode alone at another time; undefined when the time is up.
   * @param moment Unix seconds, a departure or an arrival as in the request
   * @param lastArrival the last arrival of the combinations that the mode is compared with, Unix seconds; undefined: nothing is pruned
   */
  searchAt(mode: string, moment: number, lastArrival: number | undefined): SearchedSet | undefined {
    if (this.isTimeUp()) {
      this.#stoppedEarly();
      return undefined;
    }
    const { request } = this.#task;
    const { when } = request;
    const asked = when.departAfter === undefined ? { arriveBefore: moment } : { departAfter: moment };
    const task = { ...this.#task, request: { ...request, when: { ...when, ...asked } } };
    const pruning = lastArrival === undefined ? {} : { latestArrival: latestRivalArrival(lastArrival) };
    return this.search([mode], { pruning, task });
  }

  #stoppedEarly(): void {
    this.advisories.push({ code: 'stopped-early', values: {} });
  }
}
