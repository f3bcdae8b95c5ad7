import { serviceDayStart } from '../../base/index.ts';
import { distanceMetres } from '../../geo/index.ts';
import { after, asColumn, type Index } from '../../storage/index.ts';
import type { CallIndex, LaneIndex, PositionIndex, RunIndex, StopIndex, TripIndex } from '../columns/index-types.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import type { Timetable } from '../data/timetable.ts';
import { arrivalTime, departureTime } from './run-times.ts';
import type { SeatedEntry, SeatedLinks, UnlinkedWindow } from './service-window.ts';

/** Maximum distance between the ends of linked trips of a block (BL-6; spec 10). */
const MAX_JUNCTION_METRES = 200;

/**
 * Finds the runs of a window between which riders may stay seated: blocks day by day (BL-1), transfer types 4 and 5 (BL-4, BL-5). Lays out
 * for every lane the runs that its runs lead to, through any number of trips (BL-8).
 */
export function linkSeatedRuns(window: UnlinkedWindow, changes?: BlockChanges): SeatedLinks {
  return layOutSeatedLinks(window, directLinks(window, changes));
}

/** What realtime sources make of the runs of blocks. */
export interface BlockChanges {
  /** The trip of the timetable that a trip stands for; −1 where it is in no block. */
  tripInBlock(trip: TripIndex): TripIndex | -1;
  /** A run that is not as in the timetable: when it is under way, in seconds after the start of its service day; `absent` if it does not run. */
  changeOf(trip: TripIndex, day: number): { readonly start: number; readonly end: number } | 'absent' | undefined;
  /** The stops of its first and last call, served or skipped; undefined for a run as in the timetable. */
  endsOf(trip: TripIndex, day: number): { readonly first: StopIndex; readonly last: StopIndex } | undefined;
}

/** A world without changes. */
const UNCHANGED: BlockChanges = { tripInBlock: (trip) => trip, changeOf: () => undefined, endsOf: () => undefined };

type RunPair = readonly [from: RunIndex, to: RunIndex];

/** Direct links of a forward window: first those of blocks, then those of rows. */
function directLinks(window: UnlinkedWindow, changes: BlockChanges = UNCHANGED): RunPair[] {
  const { blockTrip, seatedFrom } = window.timetable;
  if (blockTrip.length === 0 && seatedFrom.length === 0) return [];
  const runs = new RunsByDay(window, changes);
  return [...blockLinks(window, runs, changes), ...rowLinks(window.timetable, runs)];
}

/** The runs of a window by trip and service day, with their start and end: of trips in blocks and in rows, without frequency trips. */
class RunsByDay {
  /** In the order of their first runs. */
  readonly days = new Set<number>();
  /** Trips with frequencies never continue as others. */
  readonly frequent: ReadonlySet<TripIndex>;
  readonly #window: UnlinkedWindow;
  readonly #runOf = new Map<number, RunIndex>();

  constructor(window: UnlinkedWindow, { tripInBlock }: BlockChanges) {
    this.#window = window;
    const { frequencyTrip, tripCount, blockTrip, seatedFrom, seatedTo } = window.timetable;
    this.frequent = new Set(frequencyTrip);
    const isLinked = new Uint8Array(tripCount);
    for (const trips of [blockTrip, seatedFrom, seatedTo]) for (const trip of trips) isLinked[trip] = 1;
    for (const trip of frequencyTrip) isLinked[trip] = 0;
    const { runTrip, runDay } = window;
    for (let run = 0 as RunIndex; run < runTrip.length; run++) {
      const trip = tripInBlock(runTrip[run]!);
      if (trip < 0 || isLinked[trip] === 0) continue;
      this.#runOf.set(this.#key(trip as TripIndex, runDay[run]!), run);
      this.days.add(runDay[run]!);
    }
  }

  #key(trip: TripIndex, day: number): number {
    return day * this.#window.timetable.tripCount + trip;
  }

  find(trip: TripIndex, day: number): RunIndex | undefined {
    return this.#runOf.get(this.#key(trip, day));
  }

  startOf(run: RunIndex): number {
    return departureTime(this.#window, run, 0);
  }

  endOf(run: RunIndex): number {
    const { laneLength, runLane } = this.#window;
    return arrivalTime(this.#window, run, laneLength[runLane[run]!]! - 1);
  }
}

/** A run of a block; its number is undefined where the window does not have it. */
interface BlockRun {
  readonly trip: TripIndex;
  readonly run: RunIndex | undefined;
  readonly start: number;
  readonly end: number;
}

/** Links each run of a block to the next one of the day, unless a row links it elsewhere or forbids the link, or the two do not meet (BL-1, BL-6). */
function blockLinks(window: UnlinkedWindow, runs: RunsByDay, changes: BlockChanges): RunPair[] {
  const { timetable } = window;
  const { blockFirst, blockTrip } = timetable;
  const rows = seatedRows(timetable);
  const pairs: RunPair[] = [];
  for (let block = 0 as Index<'block'>; block + 1 < blockFirst.length; block++) {
    const trips = [...blockTrip.subarray(blockFirst[block]!, blockFirst[after(block)]!)].filter(
      (trip) => !runs.frequent.has(trip),
    );
    for (const day of runs.days) {
      const ofDay = blockRunsOn(window, runs, changes, trips, day);
      for (let i = 0; i + 1 < ofDay.length; i++) {
        const [from, to] = [ofDay[i]!, ofDay[i + 1]!];
        if (from.run === undefined || to.run === undefined || to.start < from.end) continue;
        if (rows.linked.has(from.trip) || rows.isForbidden(from.trip, to.trip)) continue;
        // The vehicle passes a stop that it skips, with the riders who stay aboard (BL-10).
        const last = changes.endsOf(from.trip, day)?.last ?? lastStop(window, from.run);
        const first = changes.endsOf(to.trip, day)?.first ?? firstStop(window, to.run);
        if (junctionMetres(timetable, last, first) <= MAX_JUNCTION_METRES) pairs.push([from.run, to.run]);
      }
    }
  }
  return pairs;
}

/** The runs of a block on a service day in order of travel; none where the window has less than two of them. */
function blockRunsOn(
  window: UnlinkedWindow,
  runs: RunsByDay,
  changes: BlockChanges,
  trips: readonly TripIndex[],
  day: number,
): readonly BlockRun[] {
  const { timetable } = window;
  const found: BlockRun[] = [];
  let inWindow = 0;
  for (const trip of trips) {
    const run = runs.find(trip, day);
    if (run !== undefined) {
      inWindow++;
      found.push({ trip, run, start: runs.startOf(run), end: runs.endOf(run) });
      continue;
    }
    const change = changes.changeOf(trip, day);
    if (change === 'absent' || (change === undefined && !timetable.runsOn(timetable.tripDaySet[trip]!, day))) continue;
    found.push({ trip, run, ...timesOutside(window, trip, day, change) });
  }
  if (inWindow < 2) return [];
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (idOf(timetable, a) < idOf(timetable, b) ? -1 : 1));
}

/** Rows of transfer types 4 and 5: the trips that a row links, and the pairs that one forbids. */
function seatedRows({ seatedFrom, seatedTo, seatedAllowed, tripCount }: Timetable): {
  readonly linked: ReadonlySet<TripIndex>;
  readonly isForbidden: (from: TripIndex, to: TripIndex) => boolean;
} {
  const linked = new Set<TripIndex>();
  const forbidden = new Set<number>();
  for (let row = 0 as Index<'seated'>; row < seatedFrom.length; row++) {
    if (seatedAllowed[row] === 1) linked.add(seatedFrom[row]!);
    else forbidden.add(seatedFrom[row]! * tripCount + seatedTo[row]!);
  }
  return { linked, isForbidden: (from, to) => forbidden.has(from * tripCount + to) };
}

/** Links of rows of transfer type 4, to a run of the same service day or the next (BL-5). */
function rowLinks({ seatedFrom, seatedTo, seatedAllowed }: Timetable, runs: RunsByDay): RunPair[] {
  const pairs: RunPair[] = [];
  for (let row = 0 as Index<'seated'>; row < seatedFrom.length; row++) {
    if (seatedAllowed[row] !== 1) continue;
    for (const day of runs.days) {
      const from = runs.find(seatedFrom[row]!, day);
      if (from === undefined) continue;
      for (const later of [day, day + 1]) {
        const to = runs.find(seatedTo[row]!, later);
        if (to === undefined || runs.startOf(to) < runs.endOf(from)) continue;
        pairs.push([from, to]);
        break;
      }
    }
  }
  return pairs;
}

/**
 * The time span of a run outside the window. In a block whose trips overlap, such a run may lie between two runs of the window, and the order of
 * trips must not depend on where a window begins (BL-7).
 */
function timesOutside(
  { timetable, base }: UnlinkedWindow,
  trip: TripIndex,
  day: number,
  change: { readonly start: number; readonly end: number } | undefined,
): { start: number; end: number } {
  const { tripFirstCall, callDeparture, callArrival } = timetable;
  const dayStart = serviceDayStart(day, timetable.zoneOfTrip(trip)) - base;
  return {
    start: dayStart + (change?.start ?? callDeparture[tripFirstCall[trip]!]!),
    end: dayStart + (change?.end ?? callArrival[(tripFirstCall[after(trip)]! - 1) as CallIndex]!),
  };
}

function idOf(timetable: Timetable, { trip }: BlockRun): string {
  return timetable.strings.get(timetable.tripId[trip]!);
}

/** Lays direct links out for searching; also used for mirrored windows, with the pairs turned round. */
export function layOutSeatedLinks(window: UnlinkedWindow, pairs: readonly RunPair[]): SeatedLinks {
  const { laneCount, laneFirstRun, runLane } = window;
  const direct = linkDirectly(runLane.length, pairs);
  const laneFirst = new Int32Array(laneCount + 1);
  const toLane: LaneIndex[] = [];
  const firstLink: number[] = [];
  const fromRun: number[] = [];
  const earliestRun: number[] = [];
  const via: RunIndex[] = [];
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    laneFirst[lane] = toLane.length;
    if (pairs.length === 0) continue;
    const links = linksByTarget(window, direct, lane);
    for (const target of [...links.keys()].sort((a, b) => a - b)) {
      const entries = links.get(target)!;
      entries.sort((a, b) => a.from - b.from || a.to - b.to);
      toLane.push(target);
      firstLink.push(fromRun.length);
      const at = fromRun.length;
      let best = entries.at(-1)!;
      for (let i = entries.length - 1; i >= 0; i--) {
        const entry = entries[i]!;
        if (entry.to <= best.to) best = entry;
        fromRun[at + i] = entry.from - laneFirstRun[lane]!;
        earliestRun[at + i] = best.to - laneFirstRun[target]!;
        via[at + i] = best.from;
      }
    }
  }
  laneFirst[laneCount] = toLane.length;
  firstLink.push(fromRun.length);
  return {
    laneFirst: asColumn(laneFirst),
    toLane: asColumn(Int32Array.from(toLane)),
    firstLink: asColumn(Int32Array.from(firstLink)),
    fromRun: Int32Array.from(fromRun),
    earliestRun: Int32Array.from(earliestRun),
    via: asColumn(Int32Array.from(via)),
    ...direct,
  };
}

type DirectLinks = Pick<SeatedLinks, 'head' | 'next' | 'run'>;

function linkDirectly(runs: number, pairs: readonly RunPair[]): DirectLinks {
  const head = new Int32Array(runs).fill(-1);
  const next = new Int32Array(pairs.length);
  const run = new Int32Array(pairs.length);
  pairs.forEach(([from, to], entry) => {
    run[entry] = to;
    next[entry] = head[from]!;
    head[from] = entry;
  });
  return { head: asColumn(head), next: asColumn(next), run: asColumn(run) };
}

/** The links of a lane's runs, by the lane they lead to. */
function linksByTarget(
  { laneFirstRun, runLane }: UnlinkedWindow,
  direct: DirectLinks,
  lane: LaneIndex,
): Map<LaneIndex, { readonly from: RunIndex; readonly to: RunIndex }[]> {
  const links = new Map<LaneIndex, { readonly from: RunIndex; readonly to: RunIndex }[]>();
  for (let from = laneFirstRun[lane]!; from < laneFirstRun[after(lane)]!; from++) {
    if (direct.head[from]! < 0) continue;
    for (const to of reachableSeated(from, direct)) {
      const target = runLane[to]!;
      const known = links.get(target);
      if (known === undefined) links.set(target, [{ from, to }]);
      else known.push({ from, to });
    }
  }
  return links;
}

/** Every run that a rider on a run reaches without leaving the seat, in order of travel. */
function reachableSeated(from: RunIndex, { head, next, run }: DirectLinks): RunIndex[] {
  const found: RunIndex[] = [];
  const queue = [from];
  const seen = new Set(queue);
  for (let at = 0; at < queue.length; at++) {
    for (let entry: SeatedEntry = head[queue[at]!]!; entry >= 0; entry = next[entry]!) {
      const to = run[entry]!;
      if (seen.has(to)) continue;
      seen.add(to);
      found.push(to);
      queue.push(to);
    }
  }
  return found;
}

function lastStop({ positionStop, laneFirstPosition, laneLength, runLane }: UnlinkedWindow, run: RunIndex): StopIndex {
  const lane = runLane[run]!;
  return positionStop[(laneFirstPosition[lane]! + laneLength[lane]! - 1) as PositionIndex]!;
}

function firstStop({ positionStop, laneFirstPosition, runLane }: UnlinkedWindow, run: RunIndex): StopIndex {
  return positionStop[laneFirstPosition[runLane[run]!]!]!;
}

/** Metres from the end of one run to the start of another; infinite where either place is unknown. */
function junctionMetres(timetable: Timetable, last: StopIndex, first: StopIndex): number {
  if (last === first) return 0;
  if ([last, first].some((stop) => timetable.stopLat[stop] === NO_COORDINATE)) return Number.POSITIVE_INFINITY;
  return distanceMetres(
    { lat: timetable.stopLatDegrees(last), lng: timetable.stopLngDegrees(last) },
    { lat: timetable.stopLatDegrees(first), lng: timetable.stopLngDegrees(first) },
  );
}
