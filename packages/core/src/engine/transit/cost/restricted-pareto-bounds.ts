import { type Labels, NEVER } from '../raptor/labels.ts';
import { raptor } from '../raptor/raptor.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import type { PreparedSearch, SearchContext } from '../raptor/search-context.ts';

/** The amounts by which a journey may exceed one of the two-criteria Pareto set. */
export interface Slacks {
  /** Seconds. */
  readonly arrivalSlack: number;
  readonly boardingSlack: number;
}

/** The latest end of a journey with at most this number of boardings. */
export interface Allowance {
  readonly boardings: number;
  readonly latest: number;
}

/**
 * The latest useful times at every stop: the bounds of a search for the restricted Pareto set (BM-RAPTOR, tight variant; Delling, Dibbelt, Pajor
 * 2019). All times are in the window of the call.
 */
export interface RestrictedParetoBounds {
  /** The allowances by boardings, fewest first; empty where no journey exists. */
  readonly allowances: readonly Allowance[];
  /** `[boardings × width + column]`: the latest useful arrival by a vehicle, readiness to board; `-NEVER` where there is none. */
  readonly rideUntil: Int32Array;
  readonly readyUntil: Int32Array;
  /** `[lane]`: the maximum number of boardings, its own included, with which riding it can help; 0 for never. */
  readonly laneUntil: Int32Array;
  readonly complete: boolean;
  readonly visited: number;
}

/**
 * Three kinds of searches: forward for the best journeys; forward again without a destination, for everything that can be reached by the latest
 * allowed end; and back from the destination, once per best journey, over the reached part only.
 */
export function restrictedParetoBounds(
  context: SearchContext,
  { call, opposite }: PreparedSearch,
  slacks: Slacks,
): RestrictedParetoBounds {
  const labels = context.labels(call.maxBoardings);
  const best = raptor(call, labels);
  let visited = labels.visited;
  call.limits.spend(labels.visited);
  const allowances = best ? allowancesOf(call, labels, slacks) : [];
  labels.reset();
  const most = allowances.at(-1)?.boardings ?? 0;
  const until: UsefulUntil = {
    rideUntil: new Int32Array((most + 1) * labels.width).fill(-NEVER),
    readyUntil: new Int32Array((most + 1) * labels.width).fill(-NEVER),
    laneUntil: new Int32Array(call.window.laneCount),
  };
  if (most === 0) return { allowances, ...until, complete: best, visited };
  let complete = raptor(
    {
      ...call,
      reducedTransfers: call.transfers,
      destinations: [],
      leastToGo: undefined,
      cutoff: allowances[0]!.latest,
      maxBoardings: most,
    },
    labels,
  );
  visited += labels.visited;
  call.limits.spend(labels.visited);
  const back = context.boundedLabels(most);
  for (const { boardings, latest } of complete ? allowances : []) {
    if (boardings === 0) continue;
    complete &&= raptor(
      {
        ...opposite,
        reducedTransfers: opposite.transfers,
        destinations: [],
        start: -latest,
        cutoff: -call.start,
        maxBoardings: boardings,
        bounds: labels,
      },
      back,
    );
    visited += back.visited;
    call.limits.spend(back.visited);
    widenAll(until, back, boardings);
    back.reset();
  }
  labels.reset();
  return { allowances, ...until, complete, visited };
}

type UsefulUntil = Pick<RestrictedParetoBounds, 'rideUntil' | 'readyUntil' | 'laneUntil'>;

/** The latest end for each number of boardings of the Pareto set, by the labels of its search. */
function allowancesOf(
  { maxBoardings, cutoff }: RaptorCall,
  labels: Labels,
  { arrivalSlack, boardingSlack }: Slacks,
): Allowance[] {
  const allowances: Allowance[] = [];
  for (let round = 0; round <= maxBoardings; round++) {
    const end = labels.target[round]!;
    if (end === NEVER) continue;
    const boardings = Math.min(maxBoardings, round + boardingSlack);
    allowances.push({ boardings, latest: Math.min(cutoff, end + arrivalSlack) });
  }
  return allowances;
}

/** Widens all bounds by the labels of a search back with up to `boardings`. */
function widenAll({ rideUntil, readyUntil, laneUntil }: UsefulUntil, back: Labels, boardings: number): void {
  widen(rideUntil, back.ready, back.readyList, back.readyStart, back.readyCount, back, boardings);
  widen(readyUntil, back.ride, back.rideList, back.rideStart, back.rideCount, back, boardings);
  for (let i = 0; i < back.laneCount; i++) {
    const lane = back.laneList[i]!;
    laneUntil[lane] = Math.max(laneUntil[lane]!, boardings + 1 - back.laneRound[lane]!);
  }
}

/** A column reached backwards with `j` boardings is useful with up to `boardings - j` before it. */
function widen(
  until: Int32Array,
  times: Int32Array,
  list: Int32Array,
  starts: Int32Array,
  count: number,
  { width, round }: Labels,
  boardings: number,
): void {
  for (let j = 0; j <= round; j++) {
    const end = j === round ? count : starts[j + 1]!;
    for (let i = starts[j]!; i < end; i++) {
      const column = list[i]!;
      const latest = -times[j * width + column]!;
      for (let before = boardings - j; before >= 0; before--) {
        const cell = before * width + column;
        if (until[cell]! < latest) until[cell] = latest;
      }
    }
  }
}
