import { LruCache } from '../../../base/index.ts';
import type { LiveRuns } from '../../../live/index.ts';
import {
  DAY_SECONDS,
  mirrorWindow,
  openServiceWindow,
  type ServiceWindow,
  type StopIndex,
  type Timetable,
  transferPointsOf,
} from '../../../timetable/index.ts';
import { LowerBounds, type SearchTuning } from '../bounds/lower-bounds.ts';
import { transfersTo } from '../bounds/walks-to.ts';
import { SearchLimits } from '../query/search-limits.ts';
import type { StopSeed, TransitQuery } from '../query/transit-query.ts';
import { reducedTransfersOf } from '../transfers/transfer-reduction.ts';
import { transferTableOf } from '../transfers/transfer-table.ts';
import { Labels } from './labels.ts';
import { adoptWindow, columnsBeside, type PreparedWindow, type WindowPair } from './prepared-window.ts';
import type { RaptorCall } from './raptor-call.ts';
import { seatedLinksWithin } from './seated-filter.ts';

/** Number of service windows that are kept, with their mirrors. */
const WINDOWS_KEPT = 5;
const DEFAULT_MAX_BOARDINGS = 6;
/** Seconds after (before) the instant of a query within which everything happens, unless the query gives its own. */
export const DEFAULT_HORIZON: number = DAY_SECONDS;

/** A query prepared for the kernel: in one direction and in the window's own time. */
export interface PreparedSearch {
  readonly call: RaptorCall;
  /** The window seen in the other direction, for the search back from the destination. */
  readonly opposite: Omit<RaptorCall, 'start' | 'cutoff' | 'maxBoardings' | 'bounds'>;
}

/** The context of a timetable as it was imported, and what a snapshot makes of its runs. */
export interface LiveBase {
  readonly context: SearchContext;
  readonly runs: LiveRuns;
  /** Windows that another thread has made; the others are patched here. */
  readonly prepared: readonly PreparedWindow[];
}

/**
 * The state that the searches of one thread share: service windows and scratch memory. Every search leaves the labels at rest, so no answer
 * depends on earlier queries (IT-28).
 */
export class SearchContext {
  readonly timetable: Timetable;
  readonly #windows = new LruCache<string, { readonly forward: ServiceWindow; mirror: ServiceWindow | undefined }>(
    WINDOWS_KEPT,
  );
  readonly #bounds = new WeakMap<ServiceWindow, LowerBounds>();
  readonly #tuning: SearchTuning;
  readonly #live: LiveBase | undefined;
  #labels: Labels | undefined;
  #boundedLabels: Labels | undefined;
  #rangeLabels: Labels | undefined;

  /** @param live changes over the windows of another context */
  constructor(timetable: Timetable, tuning: SearchTuning, live?: LiveBase) {
    this.timetable = timetable;
    this.#tuning = tuning;
    this.#live = live;
  }

  /** @param limits shared by the searches for one query */
  prepare(query: TransitQuery, limits: SearchLimits = new SearchLimits(query)): PreparedSearch {
    const backward = query.arriveBy === true;
    const horizon = query.horizon ?? DEFAULT_HORIZON;
    const { utcDay, days } = daysOf(query);
    const window = this.window(utcDay, days, backward);
    const opposite = this.window(utcDay, days, !backward);
    const { slack = 0, maxWalk = Number.POSITIVE_INFINITY, checks } = query;
    const common = {
      maxEndWalk: query.endWalks === false ? -1 : maxWalk,
      ridesOnly: query.ridesOnly ?? false,
      closedStops: query.closedStops,
      allowedPatterns: query.allowedPatterns,
      limits,
    };
    const seen = { window, transfers: transferTableOf(window, slack, maxWalk, checks) };
    const seenBack = { window: opposite, transfers: transferTableOf(opposite, slack, maxWalk, checks) };
    // With closed stops no transfer is needless: the stop that would replace it may be closed.
    const isAnyClosed = query.closedStops !== undefined;
    const [origins, destinations] = backward
      ? [query.destinations, query.origins]
      : [query.origins, query.destinations];
    const start = (backward ? -1 : 1) * (query.instant - window.base);
    const reducedTransfers = isAnyClosed ? seen.transfers : reducedTransfersOf(seen, seenBack);
    const leastToGo = this.#boundsOf(window).to(destinations, origins, {
      transfers: reducedTransfers,
      endsWalking: common.maxEndWalk >= 0,
      repeats: query.repeats === true,
    });
    return {
      call: {
        ...common,
        ...seen,
        reducedTransfers,
        seated: seatedLinksWithin(window, query.allowedPatterns),
        origins,
        destinations,
        start,
        cutoff: start + horizon,
        maxBoardings: query.maxBoardings ?? DEFAULT_MAX_BOARDINGS,
        bounds: undefined,
        leastToGo,
      },
      opposite: {
        ...common,
        ...seenBack,
        reducedTransfers: isAnyClosed ? seenBack.transfers : reducedTransfersOf(seenBack, seen),
        seated: seatedLinksWithin(opposite, query.allowedPatterns),
        origins: destinations,
        destinations: origins,
        leastToGo: undefined,
      },
    };
  }

  /** Prepares the window of an instant, its transfers for a slack, and the columns from which bounds are computed. */
  prepareWindow(instant: number, slack: number): void {
    const { call } = this.prepare(atInstant(instant, slack));
    this.#boundsOf(call.window).prepare(call.reducedTransfers);
  }

  /** The window of an instant, prepared, for the contexts of other threads over the same timetable with the same changes. */
  preparedWindow(instant: number, slack: number): PreparedWindow {
    this.prepareWindow(instant, slack);
    const query = atInstant(instant, slack);
    const { call, opposite } = this.prepare(query);
    const { utcDay, days } = daysOf(query);
    const { window } = call;
    const base = this.#live?.context ?? this;
    const own = base.window(utcDay, days, false);
    const { hops } = this.#boundsOf(window);
    const facts = { utcDay, days, slack };
    if (own === window)
      return { ...facts, changed: undefined, transfers: undefined, reduced: undefined, walks: undefined, hops };
    return {
      ...facts,
      changed: {
        forward: columnsBeside(window, own),
        mirror: columnsBeside(opposite.window, base.window(utcDay, days, true)),
      },
      transfers: own.linkTo === window.linkTo ? undefined : [call.transfers, opposite.transfers],
      reduced: [call.reducedTransfers, opposite.reducedTransfers],
      walks: hops && transfersTo(window, call.reducedTransfers),
      hops,
    };
  }

  #boundsOf(window: ServiceWindow): LowerBounds {
    let bounds = this.#bounds.get(window);
    if (bounds === undefined) {
      bounds = new LowerBounds(window, this.#tuning);
      this.#bounds.set(window, bounds);
    }
    return bounds;
  }

  /** The service window of some UTC days, forward or mirrored; opened at the first use. The most recently used ones are kept. */
  window(utcDay: number, days: number, mirrored: boolean): ServiceWindow {
    const key = `${utcDay}+${days}`;
    const live = this.#live;
    const entry = this.#windows.getOrMake(
      key,
      () =>
        this.#adopted(utcDay, days) ?? {
          forward:
            live === undefined
              ? openServiceWindow(this.timetable, utcDay, days)
              : live.runs.patch(live.context.window(utcDay, days, false)),
          mirror: undefined,
        },
    );
    if (!mirrored) return entry.forward;
    if (entry.mirror === undefined) {
      const isSame = live !== undefined && entry.forward === live.context.window(utcDay, days, false);
      entry.mirror = isSame ? live.context.window(utcDay, days, true) : mirrorWindow(entry.forward);
    }
    return entry.mirror;
  }

  /** The window that another thread has prepared. */
  #adopted(utcDay: number, days: number): WindowPair | undefined {
    const live = this.#live;
    const prepared = live?.prepared.find((one) => one.utcDay === utcDay && one.days === days);
    if (live === undefined || prepared === undefined) return undefined;
    const own = {
      forward: live.context.window(utcDay, days, false),
      mirror: live.context.window(utcDay, days, true),
    };
    const pair = adoptWindow(prepared, own, this.timetable);
    if (pair !== own && prepared.hops !== undefined)
      this.#bounds.set(pair.forward, new LowerBounds(pair.forward, this.#tuning, prepared.hops));
    return pair;
  }

  /** Labels at rest; `reset` them after use. */
  labels(rounds: number): Labels {
    if (this.#lender !== undefined) return this.#lender.labels(rounds);
    this.#labels = this.#fitting(this.#labels, rounds);
    return this.#labels;
  }

  /** A second set, for the search that is bounded by the first. */
  boundedLabels(rounds: number): Labels {
    if (this.#lender !== undefined) return this.#lender.boundedLabels(rounds);
    this.#boundedLabels = this.#fitting(this.#boundedLabels, rounds);
    return this.#boundedLabels;
  }

  /** Labels that remember the bests of later departures. */
  rangeLabels(rounds: number): Labels {
    if (this.#lender !== undefined) return this.#lender.rangeLabels(rounds);
    this.#rangeLabels = this.#fitting(this.#rangeLabels, rounds, true);
    return this.#rangeLabels;
  }

  /** The context whose scratch memory serves this one too: they have equal columns, and one thread searches one thing at a time. */
  get #lender(): SearchContext | undefined {
    const context = this.#live?.context;
    return context !== undefined && widthOf(context.timetable) === widthOf(this.timetable) ? context : undefined;
  }

  #fitting(known: Labels | undefined, rounds: number, remembers = false): Labels {
    if (known !== undefined && known.rounds >= rounds) return known;
    return new Labels(widthOf(this.timetable), Math.max(rounds, DEFAULT_MAX_BOARDINGS), remembers);
  }
}

/** A query for nothing: the window of an instant. */
function atInstant(instant: number, slack: number): TransitQuery {
  return { origins: [], destinations: [], instant, slack };
}

/** The UTC days in which everything of a query happens. */
function daysOf({ instant, arriveBy, horizon = DEFAULT_HORIZON }: TransitQuery): { utcDay: number; days: number } {
  const earliest = arriveBy === true ? instant - horizon : instant;
  const utcDay = Math.floor(earliest / DAY_SECONDS);
  return { utcDay, days: Math.max(2, Math.ceil((earliest + horizon) / DAY_SECONDS) - utcDay) };
}

/** Label columns of searches. */
function widthOf(timetable: Timetable): number {
  return transferPointsOf(timetable)?.width ?? timetable.stopCount;
}

/** The least seconds of a stop among seeds, 0 for any other stop. */
export function secondsAt(seeds: readonly StopSeed[], stop: StopIndex): number {
  let least = Number.POSITIVE_INFINITY;
  for (const seed of seeds) if (seed.stop === stop && seed.seconds < least) least = seed.seconds;
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
