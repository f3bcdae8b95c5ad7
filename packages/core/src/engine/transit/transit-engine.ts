import { LruCache } from '../../base/index.ts';
import type { LiveRuns } from '../../live/index.ts';
import { after, type Sections } from '../../storage/index.ts';
import {
  DAY_SECONDS,
  type ServiceWindow,
  type StopIndex,
  type Timetable,
  transferPointsOf,
} from '../../timetable/index.ts';
import { DEFAULT_TUNING, leastFrom, type SearchTuning } from './bounds/lower-bounds.ts';
import { costJourneys } from './cost/cost-journeys.ts';
import { checkQuery } from './query/check-query.ts';
import type { CostAnswer, CostQuery } from './query/cost-query.ts';
import type { NextAnswer, NextQuery } from './query/next-query.ts';
import type { RangeQuery } from './query/range-query.ts';
import type { TransitAnswer, TransitQuery } from './query/transit-query.ts';
import { type PreparedWindow, withoutWalks } from './raptor/prepared-window.ts';
import { SearchContext } from './raptor/search-context.ts';
import { type AllArrivals, type AllArrivalsQuery, allArrivals } from './searches/all-arrivals.ts';
import { nextJourneys } from './searches/next-journeys.ts';
import { paretoJourneys } from './searches/pareto-journeys.ts';
import { rangeJourneys } from './searches/range-journeys.ts';

/** Number of other walking speeds whose engines are kept: impaired, slow, fast and one custom speed. */
const PACES_KEPT = 4;

/** The engine of a timetable without changes, the changes, and the windows that are prepared with them. */
interface LiveEngineBase {
  readonly engine: TransitEngine;
  readonly runs: LiveRuns;
  readonly prepared: readonly PreparedWindow[];
}

/**
 * Searches one timetable. Holds service windows and the scratch memory of one thread at a time: calls are synchronous and
 * leave no state that a later answer could depend on (IT-28). Every search throws a PlannerError `bad-usage` for invalid values, such as a time
 * without a date.
 */
export class TransitEngine {
  readonly timetable: Timetable;
  readonly #context: SearchContext;
  readonly #tuning: Partial<SearchTuning>;
  readonly #paces = new LruCache<number, TransitEngine>(PACES_KEPT);
  readonly #live: LiveEngineBase | undefined;
  readonly #rewalked = new WeakMap<Sections, TransitEngine>();
  #stepFree: TransitEngine | undefined;

  /**
   * @param tuning when to compute bounds; no answer depends on it
   * @param live the engine without changes, and the changes; see {@link TransitEngine.withLive}
   */
  constructor(timetable: Timetable, tuning: Partial<SearchTuning> = {}, live?: LiveEngineBase) {
    this.timetable = timetable;
    this.#tuning = tuning;
    this.#live = live;
    this.#context = new SearchContext(
      timetable,
      { ...DEFAULT_TUNING, ...tuning },
      live && { context: live.engine.#context, runs: live.runs, prepared: live.prepared },
    );
  }

  /**
   * The engine of the same timetable with its runs as a snapshot has them. It shares the service windows and the scratch memory of this one, and
   * lays the changes over a window when that is first searched.
   * @param prepared windows from the engine of another thread over the same artefact and snapshot, so that they need not be patched here
   */
  withLive(runs: LiveRuns, prepared: readonly PreparedWindow[] = []): TransitEngine {
    return new TransitEngine(runs.timetableOver(this.timetable), this.#tuning, { engine: this, runs, prepared });
  }

  /** The window of an instant with its transfers for a slack, as columns for {@link TransitEngine.withLive} on other threads. */
  preparedWindow(instant: number, slack: number): PreparedWindow {
    return this.#context.preparedWindow(instant, slack);
  }

  /** The engine of the same timetable without the walking links that are known to have steps (PW-7). Built at the first use. */
  stepFree(): TransitEngine {
    this.#stepFree ??= this.#liveVariant((engine) => engine.stepFree());
    if (this.#stepFree === undefined) {
      const timetable = this.timetable.stepFree();
      this.#stepFree = timetable === this.timetable ? this : new TransitEngine(timetable, this.#tuning);
    }
    return this.#stepFree;
  }

  /**
   * The engine of the same timetable for riders who take `factor` times as long for every walk between stops. Built at the first use; the
   * last few are kept.
   */
  atPace(factor: number): TransitEngine {
    if (factor === 1) return this;
    return this.#paces.getOrMake(
      factor,
      () =>
        this.#liveVariant((engine) => engine.atPace(factor)) ??
        new TransitEngine(this.timetable.atPace(factor), this.#tuning),
    );
  }

  /**
   * The engine of the same timetable with other walks (see `Timetable.withWalks`). What depends on walks, the transfer reduction before all, is made
   * anew: a transfer that a shorter walk made needless may be needed now.
   * @param walks the key by which the engine is kept
   */
  withWalks(walks: Sections): TransitEngine {
    let engine = this.#rewalked.get(walks);
    if (engine === undefined) {
      engine =
        this.#liveVariant((base) => base.withWalks(walks)) ??
        new TransitEngine(this.timetable.withWalks(walks), this.#tuning);
      this.#rewalked.set(walks, engine);
    }
    return engine;
  }

  /** The same variant of the engine without changes, with the changes; undefined in an engine that has none. */
  #liveVariant(variantOf: (engine: TransitEngine) => TransitEngine): TransitEngine | undefined {
    if (this.#live === undefined) return undefined;
    const { engine, runs, prepared } = this.#live;
    const variant = variantOf(engine);
    if (variant === engine) return this;
    // Where rows of transfers.txt name vehicles, the label columns of lanes depend on the walks.
    const hasPoints = transferPointsOf(this.timetable) !== undefined;
    return variant.withLive(runs, hasPoints ? [] : prepared.map(withoutWalks));
  }

  /** The Pareto set of journeys for a query; see {@link TransitQuery} and `docs/search-semantics.md`. */
  search(query: TransitQuery): TransitAnswer {
    checkQuery(this.timetable, query);
    return paretoJourneys(this.#context, query);
  }

  /** The Pareto set of journeys that depart within a window; see {@link rangeJourneys}. */
  range(query: RangeQuery): TransitAnswer {
    checkQuery(this.timetable, query);
    return rangeJourneys(this.#context, query);
  }

  /** The next journeys, and pages before and after them; see {@link nextJourneys}. */
  next(query: NextQuery): NextAnswer {
    checkQuery(this.timetable, query);
    return nextJourneys(this.#context, query);
  }

  /** Journeys by arrival, boardings and cost; see {@link costJourneys}. */
  byCost(query: CostQuery): CostAnswer {
    checkQuery(this.timetable, query);
    return costJourneys(this.#context, query);
  }

  /** The earliest arrival at every stop; see {@link allArrivals}. */
  arrivals(query: AllArrivalsQuery): AllArrivals {
    checkQuery(this.timetable, query);
    return allArrivals(this.#context, query);
  }

  /** A test of stops: whether anything can be boarded (`backward`: left) there around the day of an instant. */
  servedAround(instant: number, backward: boolean = false): (stop: StopIndex) => boolean {
    const { stopFirstLane } = this.runsAround(instant, backward);
    return (stop) => stopFirstLane[after(stop)]! > stopFirstLane[stop]!;
  }

  /**
   * The runs of the UTC day of an instant and of the day after, as searches ride them: for boards and single runs.
   * @param backward the mirrored window, whose boardings are the alightings of the world
   */
  runsAround(instant: number, backward: boolean = false): ServiceWindow {
    return this.#context.window(Math.floor(instant / DAY_SECONDS), 2, backward);
  }

  /**
   * A lower bound on the seconds of every journey for a query, from its origin to its destination without any wait. Undefined where no bounds to the
   * destinations are known: see `repeats` of {@link TransitQuery}.
   */
  leastSeconds(query: TransitQuery): number | undefined {
    checkQuery(this.timetable, query);
    const { leastToGo, origins, maxEndWalk } = this.#context.prepare(query).call;
    return leastToGo && leastFrom(leastToGo, origins, maxEndWalk >= 0);
  }

  /** Opens the window for a query's time, with its transfers for a slack, so that the first search of a day is as fast as the others. */
  prepare(instant: number, slack: number): void {
    this.#context.prepareWindow(instant, slack);
  }
}
