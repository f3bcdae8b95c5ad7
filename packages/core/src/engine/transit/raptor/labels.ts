import type { LaneIndex, RunIndex, ServiceWindow, StopIndex } from '../../../timetable/index.ts';

/** "Never": later than any time of a window; a day's seconds can be added to it without overflow. */
export const NEVER = 0x3fffffff;

/** In `boardedAt`: the rider came seated from another run; the other bits number a seated entry. */
export const SEATED = 0x40000000;

type Runs = Pick<ServiceWindow, 'laneFirstRun' | 'runStart' | 'runProfile'>;

/**
 * The labels of one search, allocated once and reset by the lists of touched cells, so that a local search costs the same in a country as in a
 * town. Columns are stops, then the points of `TransferPoints`; rows are rounds: `[round × width + column]`.
 */
export class Labels {
  readonly width: number;
  readonly rounds: number;
  /** Earliest arrival by a vehicle with exactly `round` boardings, where it is earlier than with fewer. */
  readonly ride: Int32Array;
  /** Run (global number) and positions that gave `ride`. */
  readonly run: Int32Array;
  readonly boardedAt: Int32Array;
  readonly alightedAt: Int32Array;
  /** Earliest readiness to board after `round` boardings, and the column of `ride` that the transfer comes from (in round 0 the origin). */
  readonly ready: Int32Array;
  readonly readyFrom: Int32Array;
  /**
   * The best over all rounds so far; lower where labels are pruned, because a stop is closed or by the bounds of another search. In labels that
   * remember, `[round × bestStride + column]`: over all rounds up to that one, and over all departures so far.
   */
  readonly bestRide: Int32Array;
  readonly bestReady: Int32Array;
  /** 0, or `width` in labels that remember. */
  readonly bestStride: number;
  /** Seconds of the egress from a stop, NEVER where there is none, and the destination stop. */
  readonly egress: Int32Array;
  readonly egressTo: Int32Array;
  /** The last round begun, -1 before the first. */
  round = -1;
  /** Columns with a `ride` (`ready`) label, round after round: those of a round start at `rideStart[round]`. */
  readonly rideList: Int32Array;
  readonly rideStart: Int32Array;
  rideCount = 0;
  readonly readyList: Int32Array;
  readonly readyStart: Int32Array;
  readyCount = 0;
  /** Columns whose `bestRide` or `bestReady` was lowered to block later labels, without storing one. */
  readonly barred: number[] = [];
  readonly egressStops: StopIndex[] = [];
  /** Lanes that call at stops with an egress. */
  laneIsThere: Uint8Array;
  readonly lanesThere: LaneIndex[] = [];
  /** Lanes to scan in a round: first and last position with readiness. */
  laneFrom: Int32Array;
  laneTo: Int32Array;
  laneQueue: Int32Array;
  /** The earliest run (within the lane) that was ridden in any round, or leaves too late, and the position from which that holds. */
  laneRun: Int32Array;
  laneRunFrom: Int32Array;
  /** Start and profile of the run before that one, if there is one. */
  laneStartBefore: Int32Array;
  laneProfileBefore: Int32Array;
  /** The round in which the lane was first ridden. */
  laneRound: Int32Array;
  laneList: Int32Array;
  laneCount = 0;
  /** Earliest run entered seated, by lane, in a round. */
  seatedRun: Int32Array;
  readonly seatedQueue: LaneIndex[] = [];
  /** Seated entries: triples (run rider came from, its boarding position, run entered). */
  readonly seatedEntries: number[] = [];
  /** Best arrival at the destination per number of boardings, and the last stop before it. */
  readonly target: Int32Array;
  readonly targetStop: Int32Array;
  /** Scratch for the transfers of one column. */
  earlierEntries: Int32Array;
  /** `[column]`: scratch for choosing the place of a transfer, all -1 at rest. */
  readonly placeOf: Int32Array;
  /** Labels later than this are pruned. */
  cutoff: number = NEVER;
  /** Stop positions visited. */
  visited = 0;

  /** @param remembers whether `forgetRounds` keeps the best values, for searches from departure to departure */
  constructor(width: number, rounds: number, remembers = false) {
    const cells = width * (rounds + 1);
    this.bestStride = remembers ? width : 0;
    this.width = width;
    this.rounds = rounds;
    this.ride = new Int32Array(cells).fill(NEVER);
    this.ready = new Int32Array(cells).fill(NEVER);
    this.run = new Int32Array(cells);
    this.boardedAt = new Int32Array(cells);
    this.alightedAt = new Int32Array(cells);
    this.readyFrom = new Int32Array(cells);
    this.bestRide = new Int32Array(remembers ? cells : width).fill(NEVER);
    this.bestReady = new Int32Array(remembers ? cells : width).fill(NEVER);
    this.egress = new Int32Array(width).fill(NEVER);
    this.egressTo = new Int32Array(width);
    this.rideList = new Int32Array(cells);
    this.rideStart = new Int32Array(rounds + 1);
    this.readyList = new Int32Array(cells);
    this.readyStart = new Int32Array(rounds + 1);
    this.laneIsThere = new Uint8Array(0);
    this.laneFrom = new Int32Array(0);
    this.laneTo = new Int32Array(0);
    this.laneQueue = new Int32Array(0);
    this.laneRun = new Int32Array(0);
    this.laneRunFrom = new Int32Array(0);
    this.laneStartBefore = new Int32Array(0);
    this.laneProfileBefore = new Int32Array(0);
    this.laneRound = new Int32Array(0);
    this.laneList = new Int32Array(0);
    this.seatedRun = new Int32Array(0);
    this.earlierEntries = new Int32Array(0);
    this.target = new Int32Array(rounds + 1).fill(NEVER);
    this.targetStop = new Int32Array(rounds + 1).fill(-1);
    this.placeOf = new Int32Array(width).fill(-1);
  }

  /** Makes room for a window's lanes, and for the maximum of transfers of a column. */
  fit(lanes: number, mostEntries: number): void {
    if (this.earlierEntries.length < mostEntries) this.earlierEntries = new Int32Array(mostEntries);
    if (this.laneFrom.length >= lanes) return;
    this.laneIsThere = new Uint8Array(lanes);
    this.laneFrom = new Int32Array(lanes).fill(NEVER);
    this.laneTo = new Int32Array(lanes);
    this.laneQueue = new Int32Array(lanes);
    this.laneRun = new Int32Array(lanes).fill(NEVER);
    this.laneRunFrom = new Int32Array(lanes);
    this.laneStartBefore = new Int32Array(lanes);
    this.laneProfileBefore = new Int32Array(lanes);
    this.laneRound = new Int32Array(lanes).fill(NEVER);
    this.laneList = new Int32Array(lanes);
    this.seatedRun = new Int32Array(lanes).fill(NEVER);
  }

  /** Begins a round: labels from now on belong to it. */
  beginRound(round: number): void {
    this.round = round;
    this.rideStart[round] = this.rideCount;
    this.readyStart[round] = this.readyCount;
  }

  /** Records that a lane was ridden in a run (within the lane) from a position on. */
  noteRidden(runs: Runs, lane: LaneIndex, run: number, position: number, round: number): void {
    if (this.laneRound[lane] === NEVER) this.laneRound[lane] = round;
    this.noteUseless(runs, lane, run, position);
  }

  /** Records that a run and those after it cannot improve anything on a lane from a position on: it was ridden, or leaves there too late. */
  noteUseless({ laneFirstRun, runStart, runProfile }: Runs, lane: LaneIndex, run: number, position: number): void {
    const known = this.laneRun[lane]!;
    if (known === NEVER) this.laneList[this.laneCount++] = lane;
    else if (run > known || (run === known && position >= this.laneRunFrom[lane]!)) return;
    this.laneRun[lane] = run;
    this.laneRunFrom[lane] = position;
    if (run === 0) return;
    const before = (laneFirstRun[lane]! + run - 1) as RunIndex;
    this.laneStartBefore[lane] = runStart[before]!;
    this.laneProfileBefore[lane] = runProfile[before]!;
  }

  /** Lowers the best readiness of a column in a round, and in those after it. */
  lowerBestReady(round: number, column: number, moment: number): void {
    const { bestReady, bestStride } = this;
    let cell = round * bestStride + column;
    bestReady[cell] = moment;
    if (bestStride === 0) return;
    for (cell += bestStride; cell < bestReady.length && bestReady[cell]! > moment; cell += bestStride)
      bestReady[cell] = moment;
  }

  /** Lowers the best arrival by a vehicle at a column in a round, and in those after it. */
  lowerBestRide(round: number, column: number, arrival: number): void {
    const { bestRide, bestStride } = this;
    let cell = round * bestStride + column;
    bestRide[cell] = arrival;
    if (bestStride === 0) return;
    for (cell += bestStride; cell < bestRide.length && bestRide[cell]! > arrival; cell += bestStride)
      bestRide[cell] = arrival;
  }

  /** Clears the labels of all rounds, in time proportional to the touched cells; the destination and remembered bests stay. */
  forgetRounds(): void {
    const { width, ride, ready, bestRide, bestReady, rideList, readyList, laneList, laneRun, laneRound } = this;
    const forgetsBest = this.bestStride === 0;
    for (let round = 0; round <= this.round; round++) {
      const row = round * width;
      const rideEnd = round === this.round ? this.rideCount : this.rideStart[round + 1]!;
      for (let i = this.rideStart[round]!; i < rideEnd; i++) {
        const column = rideList[i]!;
        ride[row + column] = NEVER;
        if (forgetsBest) bestRide[column] = NEVER;
      }
      const readyEnd = round === this.round ? this.readyCount : this.readyStart[round + 1]!;
      for (let i = this.readyStart[round]!; i < readyEnd; i++) {
        const column = readyList[i]!;
        ready[row + column] = NEVER;
        if (forgetsBest) bestReady[column] = NEVER;
      }
    }
    for (let i = 0; i < this.laneCount; i++) {
      laneRun[laneList[i]!] = NEVER;
      laneRound[laneList[i]!] = NEVER;
    }
    this.seatedEntries.length = 0;
    this.round = -1;
    this.rideCount = 0;
    this.readyCount = 0;
    this.laneCount = 0;
  }

  /** Back to rest; labels that remember take time proportional to the network. */
  reset(): void {
    this.forgetRounds();
    const { bestRide, bestReady, barred, egressStops, lanesThere } = this;
    if (this.bestStride > 0) {
      bestRide.fill(NEVER);
      bestReady.fill(NEVER);
    } else {
      for (let i = 0; i < barred.length; i++) {
        bestRide[barred[i]!] = NEVER;
        bestReady[barred[i]!] = NEVER;
      }
    }
    for (let i = 0; i < egressStops.length; i++) this.egress[egressStops[i]!] = NEVER;
    barred.length = 0;
    for (let i = 0; i < lanesThere.length; i++) this.laneIsThere[lanesThere[i]!] = 0;
    egressStops.length = 0;
    lanesThere.length = 0;
    this.target.fill(NEVER);
    this.targetStop.fill(-1);
    this.visited = 0;
  }
}

/** The earliest label of a column with at most `round` boardings: labels only exist where they improve on fewer boardings. */
export function earliestOf(labels: Int32Array, width: number, round: number, column: number): number {
  for (let cell = round * width + column; cell >= 0; cell -= width) if (labels[cell] !== NEVER) return labels[cell]!;
  return NEVER;
}
