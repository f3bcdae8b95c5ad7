import { serviceDayStart } from '../../base/index.ts';
import { distanceMetres } from '../../geo/index.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import type { Timetable } from '../data/timetable.ts';
import { arrivalTime, departureTime } from './run-times.ts';
import type { SeatedLinks, UnlinkedWindow } from './service-window.ts';

/** Ends of linked trips of a block may lie this far apart (BL-6; spec 10). */
const MAX_JUNCTION_METRES = 200;

/**
 * Finds between which runs of a window the rider may stay seated: blocks day by day (BL-1), transfer types 4 and 5
 * (BL-4, BL-5), and lays out for every lane where its runs lead, through any number of trips (BL-8).
 */
export function linkSeatedRuns(window: UnlinkedWindow): SeatedLinks {
  return layOutSeatedLinks(window, directLinks(window));
}

/** Direct links `[from run, to run]` of a forward window. */
function directLinks(window: UnlinkedWindow): [number, number][] {
  const { timetable } = window;
  const { blockFirst, blockTrip, seatedFrom, seatedTo, seatedAllowed } = timetable;
  const pairs: [number, number][] = [];
  if (blockTrip.length === 0 && seatedFrom.length === 0) return pairs;

  const runOf = new Map<number, number>();
  const key = (trip: number, day: number): number => day * timetable.tripCount + trip;
  const days = new Set<number>();
  const frequent = new Set(timetable.frequencyTrip);
  for (let run = 0; run < window.runTrip.length; run++) {
    if (frequent.has(window.runTrip[run] as number)) continue;
    runOf.set(key(window.runTrip[run] as number, window.runDay[run] as number), run);
    days.add(window.runDay[run] as number);
  }
  const forbidden = new Set<number>();
  const linkedByRow = new Set<number>();
  for (let i = 0; i < seatedFrom.length; i++) {
    if (seatedAllowed[i] === 1) linkedByRow.add(seatedFrom[i] as number);
    else forbidden.add((seatedFrom[i] as number) * timetable.tripCount + (seatedTo[i] as number));
  }
  const start = (run: number): number => departureTime(window, run, 0);
  const end = (run: number): number =>
    arrivalTime(window, run, (window.laneLength[window.runLane[run] as number] as number) - 1);

  for (let block = 0; block + 1 < blockFirst.length; block++) {
    const trips = blockTrip
      .subarray(blockFirst[block] as number, blockFirst[block + 1] as number)
      .filter((trip) => !frequent.has(trip));
    for (const day of days) {
      const blockRuns: BlockRun[] = [];
      let inWindow = 0;
      for (const trip of trips) {
        const run = runOf.get(key(trip, day));
        if (run !== undefined) {
          inWindow++;
          blockRuns.push({ trip, run, start: start(run), end: end(run) });
        } else if (timetable.runsOn(timetable.tripDaySet[trip] as number, day))
          blockRuns.push({ trip, run: -1, ...outsideWindow(window, trip, day) });
      }
      if (inWindow < 2) continue;
      blockRuns.sort(
        (a, b) => a.start - b.start || a.end - b.end || (idOf(timetable, a) < idOf(timetable, b) ? -1 : 1),
      );
      for (let i = 0; i + 1 < blockRuns.length; i++) {
        const [from, to] = [blockRuns[i]!, blockRuns[i + 1]!];
        if (from.run < 0 || to.run < 0 || linkedByRow.has(from.trip) || to.start < from.end) continue;
        if (forbidden.has(from.trip * timetable.tripCount + to.trip)) continue;
        if (junctionMetres(window, from.run, to.run) <= MAX_JUNCTION_METRES) pairs.push([from.run, to.run]);
      }
    }
  }
  for (let i = 0; i < seatedFrom.length; i++) {
    if (seatedAllowed[i] !== 1) continue;
    for (const day of days) {
      const from = runOf.get(key(seatedFrom[i] as number, day));
      if (from === undefined) continue;
      for (const later of [day, day + 1]) {
        const to = runOf.get(key(seatedTo[i] as number, later));
        if (to === undefined || start(to) < end(from)) continue;
        pairs.push([from, to]);
        break;
      }
    }
  }
  return pairs;
}

/** A run of a block; -1 as its number where the window does not have it. */
interface BlockRun {
  readonly trip: number;
  readonly run: number;
  readonly start: number;
  readonly end: number;
}

/**
 * When a run is under way that the window leaves out: in a block whose trips overlap it may stand between two that the window has, and which
 * trips follow each other must not depend on where a window begins (BL-7).
 */
function outsideWindow({ timetable, base }: UnlinkedWindow, trip: number, day: number): { start: number; end: number } {
  const dayStart = serviceDayStart(day, timetable.zoneNames[timetable.tripZone[trip] as number] as string) - base;
  return {
    start: dayStart + (timetable.callDeparture[timetable.tripFirstCall[trip] as number] as number),
    end: dayStart + (timetable.callArrival[(timetable.tripFirstCall[trip + 1] as number) - 1] as number),
  };
}

function idOf(timetable: Timetable, { trip }: BlockRun): string {
  return timetable.strings.get(timetable.tripId[trip] as number);
}

/** Lays direct links out for searching; also used for mirrored windows, with the pairs turned round. */
export function layOutSeatedLinks(window: UnlinkedWindow, pairs: readonly (readonly [number, number])[]): SeatedLinks {
  const { laneCount, laneFirstRun, runLane } = window;
  const head = new Int32Array(runLane.length).fill(-1);
  const next = new Int32Array(pairs.length);
  const run = new Int32Array(pairs.length);
  pairs.forEach(([from, to], entry) => {
    run[entry] = to;
    next[entry] = head[from] as number;
    head[from] = entry;
  });

  const laneFirst = new Int32Array(laneCount + 1);
  const toLane: number[] = [];
  const firstLink: number[] = [];
  const fromRun: number[] = [];
  const earliestRun: number[] = [];
  const via: number[] = [];
  for (let lane = 0; lane < laneCount; lane++) {
    laneFirst[lane] = toLane.length;
    if (pairs.length === 0) continue;
    const links = new Map<number, { from: number; to: number }[]>();
    for (let from = laneFirstRun[lane] as number; from < (laneFirstRun[lane + 1] as number); from++) {
      if (head[from] === -1) continue;
      for (const to of reachableSeated(from, head, next, run)) {
        const target = runLane[to] as number;
        const known = links.get(target);
        if (known === undefined) links.set(target, [{ from, to }]);
        else known.push({ from, to });
      }
    }
    for (const target of [...links.keys()].sort((a, b) => a - b)) {
      const entries = links.get(target)!;
      entries.sort((a, b) => a.from - b.from || a.to - b.to);
      toLane.push(target);
      firstLink.push(fromRun.length);
      const at = fromRun.length;
      let best = Number.MAX_SAFE_INTEGER;
      let bestFrom = -1;
      for (let i = entries.length - 1; i >= 0; i--) {
        const { from, to } = entries[i]!;
        if (to <= best) {
          best = to;
          bestFrom = from;
        }
        fromRun[at + i] = from - (laneFirstRun[lane] as number);
        earliestRun[at + i] = best - (laneFirstRun[target] as number);
        via[at + i] = bestFrom;
      }
    }
  }
  laneFirst[laneCount] = toLane.length;
  firstLink.push(fromRun.length);
  return {
    laneFirst,
    toLane: Int32Array.from(toLane),
    firstLink: Int32Array.from(firstLink),
    fromRun: Int32Array.from(fromRun),
    earliestRun: Int32Array.from(earliestRun),
    via: Int32Array.from(via),
    head,
    next,
    run,
  };
}

/** Every run one gets to from a run without leaving the seat, in order of travel. */
function reachableSeated(from: number, head: Int32Array, next: Int32Array, run: Int32Array): number[] {
  const found: number[] = [];
  const queue = [from];
  const seen = new Set(queue);
  for (let at = 0; at < queue.length; at++) {
    for (let entry = head[queue[at] as number] as number; entry !== -1; entry = next[entry] as number) {
      const to = run[entry] as number;
      if (seen.has(to)) continue;
      seen.add(to);
      found.push(to);
      queue.push(to);
    }
  }
  return found;
}

/** From where one run ends to where another begins; endless where either place is unknown. */
function junctionMetres(window: UnlinkedWindow, from: number, to: number): number {
  const { timetable } = window;
  const fromLane = window.runLane[from] as number;
  const last = window.positionStop[
    (window.laneFirstPosition[fromLane] as number) + (window.laneLength[fromLane] as number) - 1
  ] as number;
  const first = window.positionStop[window.laneFirstPosition[window.runLane[to] as number] as number] as number;
  if (last === first) return 0;
  if ([last, first].some((stop) => timetable.stopLat[stop] === NO_COORDINATE)) return Number.POSITIVE_INFINITY;
  return distanceMetres(
    { lat: timetable.stopLatDegrees(last), lng: timetable.stopLngDegrees(last) },
    { lat: timetable.stopLatDegrees(first), lng: timetable.stopLngDegrees(first) },
  );
}
