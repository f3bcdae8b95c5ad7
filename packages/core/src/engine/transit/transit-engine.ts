import {
  DAY_SECONDS,
  mirrorWindow,
  openServiceWindow,
  particularChangesOf,
  type ServiceWindow,
  type Timetable,
} from '../../timetable/index.ts';
import { changeTableOf } from './change-table.ts';
import { Labels, NEVER } from './labels.ts';
import { type RaptorCall, raptor } from './raptor.ts';
import { readJourney } from './read-journey.ts';
import type { StopSeed, TransitAnswer, TransitJourney, TransitQuery } from './transit-query.ts';

/** How many service windows are kept, with their mirrors. */
const WINDOWS_KEPT = 5;
const DEFAULT_MAX_BOARDINGS = 6;
const DEFAULT_HORIZON = DAY_SECONDS;

/**
 * Searches one timetable. Holds service windows and the scratch memory of one thread at a time: calls are synchronous and
 * leave nothing behind that a later answer could depend on (IT-28).
 */
export class TransitEngine {
  readonly timetable: Timetable;
  readonly #windows = new Map<string, { readonly forward: ServiceWindow; mirror: ServiceWindow | undefined }>();
  #labels: Labels | undefined;
  #boundedLabels: Labels | undefined;

  constructor(timetable: Timetable) {
    this.timetable = timetable;
  }

  /** The Pareto set of journeys for a query; see {@link TransitQuery} and `docs/search-semantics.md`. */
  search(query: TransitQuery): TransitAnswer {
    const backward = query.arriveBy === true;
    const horizon = query.horizon ?? DEFAULT_HORIZON;
    const earliest = backward ? query.instant - horizon : query.instant;
    const utcDay = Math.floor(earliest / DAY_SECONDS);
    const days = Math.max(2, Math.ceil((earliest + horizon) / DAY_SECONDS) - utcDay);
    const maxBoardings = query.maxBoardings ?? DEFAULT_MAX_BOARDINGS;
    const window = this.#window(utcDay, days, backward);
    const opposite = this.#window(utcDay, days, !backward);
    const slack = query.slack ?? 0;
    const sign = backward ? -1 : 1;
    const start = sign * (query.instant - window.base);
    const common = {
      endWalks: query.endWalks ?? true,
      closedStops: query.closedStops,
      allowedPatterns: query.allowedPatterns,
      workBudget: query.workBudget ?? Number.POSITIVE_INFINITY,
      signal: query.signal,
    };
    const [origins, destinations] = backward
      ? [query.destinations, query.origins]
      : [query.origins, query.destinations];
    const call: RaptorCall = {
      ...common,
      window,
      changes: changeTableOf(window, slack),
      origins,
      destinations,
      start,
      cutoff: start + horizon,
      maxBoardings,
      bounds: undefined,
    };
    const labels = this.#labelsFor(maxBoardings, false);
    const boundedLabels = this.#labelsFor(maxBoardings, true);
    const journeys: TransitJourney[] = [];
    const complete = raptor(call, labels);
    let { visited } = labels;
    for (let round = 0; round <= maxBoardings; round++) {
      const end = labels.target[round]!;
      if (end === NEVER) continue;
      if (round === 0) {
        journeys.push(readJourney(window, labels, round, secondsOf(origins)));
        continue;
      }
      // The best arrival is known; the opposite search finds the journey that waits least before it (IT-6).
      const tight: RaptorCall = {
        ...common,
        window: opposite,
        changes: changeTableOf(opposite, slack),
        origins: destinations,
        destinations: origins,
        start: -end,
        cutoff: -start,
        maxBoardings: round,
        bounds: labels,
      };
      const isTold = raptor(tight, boundedLabels);
      visited += boundedLabels.visited;
      journeys.push(
        isTold && boundedLabels.target[round]! < NEVER
          ? readJourney(opposite, boundedLabels, round, secondsOf(destinations))
          : readJourney(window, labels, round, secondsOf(origins)),
      );
      boundedLabels.reset();
    }
    labels.reset();
    return { journeys: journeys.reverse(), complete, visited };
  }

  /** Opens the window for a query's time beforehand, so that the first search of a day costs what the others do. */
  prepare(instant: number): void {
    this.#window(Math.floor(instant / DAY_SECONDS), 2, false);
    this.#window(Math.floor(instant / DAY_SECONDS), 2, true);
  }

  #window(utcDay: number, days: number, mirrored: boolean): ServiceWindow {
    const key = `${utcDay}+${days}`;
    let entry = this.#windows.get(key);
    if (entry === undefined) {
      entry = { forward: openServiceWindow(this.timetable, utcDay, days), mirror: undefined };
      if (this.#windows.size >= WINDOWS_KEPT) this.#windows.delete(this.#windows.keys().next().value as string);
    } else this.#windows.delete(key); // put it last again: least recently used goes first
    this.#windows.set(key, entry);
    if (!mirrored) return entry.forward;
    entry.mirror ??= mirrorWindow(entry.forward);
    return entry.mirror;
  }

  #labelsFor(rounds: number, bounded: boolean): Labels {
    const known = bounded ? this.#boundedLabels : this.#labels;
    if (known !== undefined && known.rounds >= rounds) return known;
    const labels = new Labels(
      particularChangesOf(this.timetable)?.width ?? this.timetable.stopCount,
      Math.max(rounds, DEFAULT_MAX_BOARDINGS),
    );
    if (bounded) this.#boundedLabels = labels;
    else this.#labels = labels;
    return labels;
  }
}

function secondsOf(seeds: readonly StopSeed[]): (stop: number) => number {
  return (stop) => {
    let least = NEVER;
    for (const seed of seeds) if (seed.stop === stop && seed.seconds < least) least = seed.seconds;
    return least === NEVER ? 0 : least;
  };
}
