import { after } from '../../../storage/index.ts';
import {
  ARRIVAL_POINT,
  arrivalTime,
  DEPARTURE_POINT,
  LANE_HEAD,
  type LaneIndex,
  MAY_ALIGHT,
  MAY_BOARD,
  type PositionIndex,
  type RunIndex,
  type StopIndex,
  transferPointsOf,
} from '../../../timetable/index.ts';
import type { FullWeights } from '../query/cost-weights.ts';
import { firstRunNotBefore } from '../raptor/first-run-not-before.ts';
import { NEVER } from '../raptor/labels.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import { costEgress, type Egress } from './cost-egress.ts';
import { CostLabels } from './cost-labels.ts';
import { CostTargets } from './cost-targets.ts';
import type { RestrictedParetoBounds } from './restricted-pareto-bounds.ts';
import { type Entered, SeatedRides } from './seated-rides.ts';

/**
 * Round-based search with three criteria (McRAPTOR; Delling, Pajor, Werneck 2012, section 4.1) inside the bounds of {@link RestrictedParetoBounds}.
 * Two things make it small and exact:
 * - All riders of a run are at the same place at the same time, with as many boardings. So one number matters on board, the least cost, and a
 *   lane is swept run by run. Runs after the first that can be caught count too: a slower or later vehicle
 *   may save waiting for the next one.
 * - Costs are reduced by the time that has passed (see {@link CostLabels}), so waiting needs no label of its own. Waiting before the first
 *   boarding is free: there each departure is a start of its own.
 */
export class CostSearch {
  readonly #call: RaptorCall;
  readonly #bounds: RestrictedParetoBounds;
  readonly #weights: FullWeights;
  /** `[pattern]`: the cost of a second on board less that of a second of waiting. */
  readonly #ridingMore: Float64Array;
  readonly #width: number;
  readonly #latest: number;
  readonly labels: CostLabels = new CostLabels();
  readonly targets: CostTargets = new CostTargets();
  /** `[column]`: chains of starts (by time and plain cost), of readiness and of arrivals. */
  readonly #starts: Int32Array;
  readonly #ready: Int32Array;
  readonly #rides: Int32Array;
  readonly #egress: ReadonlyMap<number, readonly Egress[]>;
  readonly #laneFrom: Int32Array;
  readonly #laneTo: Int32Array;
  #lanes: LaneIndex[] = [];
  visited = 0;

  constructor(call: RaptorCall, bounds: RestrictedParetoBounds, weights: FullWeights) {
    const { window } = call;
    const { timetable } = window;
    this.#call = call;
    this.#bounds = bounds;
    this.#weights = weights;
    const riding = weights.ridingByPattern ?? new Float64Array(timetable.patternCount).fill(weights.riding);
    this.#ridingMore = riding.map((weight) => weight - weights.waiting);
    this.#width = transferPointsOf(timetable)?.width ?? timetable.stopCount;
    this.#egress = costEgress(call, weights.walking);
    this.#latest = bounds.allowances[0]?.latest ?? -NEVER;
    const chains = (): Int32Array => new Int32Array(this.#width).fill(-1);
    this.#starts = chains();
    this.#ready = chains();
    this.#rides = chains();
    this.#laneFrom = new Int32Array(window.laneCount).fill(NEVER);
    this.#laneTo = new Int32Array(window.laneCount);
  }

  /** @returns the number of boardings up to which the search is finished: all of them, unless a limit ended it */
  run(): number {
    this.#start();
    let added = 0;
    const most = this.#bounds.allowances.at(-1)?.boardings ?? 0;
    for (let round = 1; round <= most; round++) {
      this.#queueLanes(added, round);
      added = this.labels.count;
      if (this.#lanes.length === 0) return most;
      if (!this.#scanLanes(round)) return round - 1;
      const arrived = this.labels.count;
      if (round < most) this.#transfer(added, arrived, round);
      added = arrived;
    }
    return most;
  }

  #isClosed(stop: StopIndex): boolean {
    return this.#call.closedStops?.[stop] === 1;
  }

  /** Readiness to board at the origins, and the walks without any ride. */
  #start(): void {
    const { window, origins, start, maxEndWalk, ridesOnly, cutoff } = this.#call;
    const transferPoints = transferPointsOf(window.timetable);
    const points = window.mirrored ? transferPoints?.arrivalPoints : transferPoints?.departurePoints;
    const begin = (stop: StopIndex, seconds: number, cost: number, origin: StopIndex): void => {
      if (this.#isClosed(stop) || start + seconds > this.#latest) return;
      for (const column of [stop, ...(points?.(stop) ?? [])])
        this.labels.add(this.#starts, column, start + seconds, cost, 0, origin);
    };
    for (const { stop, seconds, cost = seconds * this.#weights.walking } of origins) {
      if (this.#isClosed(stop)) continue;
      begin(stop, seconds, cost, stop);
      for (const egress of ridesOnly ? [] : (this.#egress.get(stop) ?? [])) {
        const end = start + seconds + egress.seconds;
        if (end > cutoff || end > this.#latest) continue;
        this.targets.offer({
          ...{ boardings: 0, end, cost: cost + egress.cost, label: -1 },
          ...{ stop, destination: egress.destination, seconds: egress.seconds },
        });
      }
      for (let link = window.linkFirst[stop]!; link < window.linkFirst[after(stop)]!; link++) {
        const walk = window.linkSeconds[link]!;
        if (walk > maxEndWalk) continue;
        begin(window.linkTo[link]!, seconds + walk, cost + walk * this.#weights.walking, stop);
      }
    }
  }

  /** Collects the lanes that can be boarded by labels of readiness added since. */
  #queueLanes(added: number, round: number): void {
    const { window, allowedPatterns } = this.#call;
    const { stopFirstLane, stopBoardings, lanePattern } = window;
    const stops = window.timetable.stopCount;
    const stopOfPoint = transferPointsOf(window.timetable)?.stopOfPoint;
    this.#lanes = [];
    for (let label = added; label < this.labels.count; label++) {
      if (this.labels.isDominated(label) || this.labels.round[label] !== round - 1) continue;
      const column = this.labels.column[label]!;
      const stop = column < stops ? (column as StopIndex) : stopOfPoint![column - stops]!;
      for (let at = 2 * stopFirstLane[stop]!; at < 2 * stopFirstLane[after(stop)]!; at += 2) {
        const lane = stopBoardings[at] as LaneIndex;
        const position = stopBoardings[at + 1]!;
        if (this.#laneFrom[lane] === NEVER) {
          if (this.#bounds.laneUntil[lane]! < round) continue;
          if (allowedPatterns !== undefined && allowedPatterns[lanePattern[lane]!] !== 1) continue;
          this.#lanes.push(lane);
          this.#laneFrom[lane] = position;
          this.#laneTo[lane] = position;
        } else {
          if (position < this.#laneFrom[lane]!) this.#laneFrom[lane] = position;
          if (position > this.#laneTo[lane]!) this.#laneTo[lane] = position;
        }
      }
    }
  }

  #scanLanes(round: number): boolean {
    const { limits } = this.#call;
    const seated = new SeatedRides();
    let askAt = limits.askAgainAt(this.visited);
    for (const lane of this.#lanes) {
      if (this.visited > askAt && askAt >= 0) askAt = limits.askAgainAt(this.visited);
      if (askAt >= 0) this.#rideLane(lane, round, seated);
      this.#laneFrom[lane] = NEVER;
    }
    if (askAt < 0) return false;
    for (let at = 0; at < seated.queue.length; at++) {
      const { run, onBoard, label, seat } = seated.queue[at]!;
      if (seated.least.get(run) !== onBoard) continue; // a cheaper rider was added later
      this.#rideRun(this.#call.window.runLane[run]!, run, round, seated, { onBoard, label, seat });
    }
    return true;
  }

  /** Rides every run of a lane that can be caught and may still be of use. */
  #rideLane(lane: LaneIndex, round: number, seated: SeatedRides): void {
    const { window } = this.#call;
    const { positionCode, laneFirstPosition, laneFirstRun } = window;
    const firstPosition = laneFirstPosition[lane]!;
    let first = laneFirstRun[after(lane)]!;
    let last = -1;
    for (let position = this.#laneFrom[lane]!; position <= this.#laneTo[lane]!; position++) {
      if ((positionCode[(firstPosition + position) as PositionIndex]! & MAY_BOARD) === 0) continue;
      const column = this.#departureColumn(lane, firstPosition, position);
      const moment = this.#earliestIn(round === 1 ? this.#starts[column]! : this.#ready[column]!, round - 1);
      const until = this.#bounds.readyUntil[(round - 1) * this.#width + column]!;
      if (moment > until) continue;
      const caught = firstRunNotBefore(window, lane, position, moment);
      if (caught < first) first = caught;
      last = Math.max(last, firstRunNotBefore(window, lane, position, until + 1) - 1);
    }
    for (let run = first; run <= last; run++) this.#rideRun(lane, run, round, seated, undefined);
  }

  /** The earliest label of a chain in a round, NEVER for none. */
  #earliestIn(head: number, round: number): number {
    let at = head;
    while (at !== -1 && this.labels.round[at] !== round) at = this.labels.next[at]!;
    return at === -1 ? NEVER : this.labels.time[at]!;
  }

  #departureColumn(lane: LaneIndex, firstPosition: number, position: number): number {
    const { positionCode, departurePoint, laneFirstPoint } = this.#call.window;
    const code = positionCode[(firstPosition + position) as PositionIndex]!;
    return (code & DEPARTURE_POINT) === 0 ? code >>> 4 : departurePoint[laneFirstPoint[lane]! + position]!;
  }

  /** Rides a run to its end, boarded wherever that is cheapest or, `from` another run, entered seated. */
  #rideRun(lane: LaneIndex, run: RunIndex, round: number, seated: SeatedRides, from: Entered | undefined): void {
    const { window, closedStops } = this.#call;
    const { positionCode, runStart, runProfile, times, laneHead, arrivalPoint, laneFirstPoint, lanePattern } = window;
    const { labels } = this;
    const { waiting, boarding } = this.#weights;
    const { readyUntil, rideUntil } = this.#bounds;
    const head = lane * LANE_HEAD;
    const firstPosition = laneHead[head]!;
    const length = laneHead[head + 1]!;
    const start = runStart[run]!;
    const profile = runProfile[run]!;
    const profileDepartures = profile + laneHead[head + 5]!;
    const ridingMore = this.#ridingMore[lanePattern[lane]!]!;
    const lastBoarding = from === undefined ? this.#laneTo[lane]! : -1;
    const chains = round === 1 ? this.#starts : this.#ready;
    // On board: reduced cost less the part that the ride so far adds.
    let onBoard = from?.onBoard ?? Number.POSITIVE_INFINITY;
    let label = from?.label ?? -1;
    let boardedAt = 0;
    let position = from === undefined ? this.#laneFrom[lane]! : 1;
    this.visited += length - position;
    for (; position < length; position++) {
      const code = positionCode[(firstPosition + position) as PositionIndex]!;
      const stop = (code >>> 4) as StopIndex;
      if (onBoard !== Number.POSITIVE_INFINITY) {
        const arrival = start + times[profile + position]!;
        if (arrival > this.#latest) return;
        if ((code & MAY_ALIGHT) !== 0 && (closedStops === undefined || closedStops[stop] === 0)) {
          const cost = onBoard + ridingMore * arrival;
          const cell = round * this.#width;
          const rode = { run, from: boardedAt, to: position, seat: from?.seat ?? -1 };
          if (arrival <= rideUntil[cell + stop]!) this.#arrive(stop, arrival, cost, round, label, rode);
          if ((code & ARRIVAL_POINT) !== 0) {
            const point = arrivalPoint[laneFirstPoint[lane]! + position]!;
            if (arrival <= rideUntil[cell + point]!) this.#arrive(point, arrival, cost, round, label, rode);
          }
        }
      }
      if (position > lastBoarding) {
        if (onBoard === Number.POSITIVE_INFINITY) return;
        continue;
      }
      if ((code & MAY_BOARD) === 0) continue;
      const column = this.#departureColumn(lane, firstPosition, position);
      if (chains[column] === -1) continue;
      const departure = start + times[profileDepartures + position]!;
      if (departure > readyUntil[(round - 1) * this.#width + column]!) continue;
      const best = labels.cheapestBy(chains[column]!, departure);
      // The cheapest one with fewer boardings has ridden this run already, at no higher cost.
      if (best === -1 || labels.round[best] !== round - 1) continue;
      const spent = labels.cost[best]! - (round === 1 ? waiting * departure : 0) + boarding;
      const boarded = spent - ridingMore * departure;
      const isSameStop =
        boarded === onBoard && positionCode[(firstPosition + boardedAt) as PositionIndex]! >>> 4 === stop;
      if (boarded > onBoard || (boarded === onBoard && !isSameStop)) continue;
      onBoard = boarded;
      label = best;
      boardedAt = position;
    }
    if (onBoard === Number.POSITIVE_INFINITY || laneHead[head + 4] !== 1) return;
    this.#staySeated(lane, run, onBoard, { label, boardedAt, seat: from?.seat ?? -1 }, seated);
  }

  /** Carries the riders at the end of a run to every run that it continues as. The time in between counts as riding the earlier of the two. */
  #staySeated(
    lane: LaneIndex,
    run: RunIndex,
    onBoard: number,
    { label, boardedAt, seat }: { readonly label: number; readonly boardedAt: number; readonly seat: number },
    seated: SeatedRides,
  ): void {
    const { window, seated: links, allowedPatterns } = this.#call;
    const { lanePattern, runLane, laneLength, runStart, mirrored } = window;
    const own = this.#ridingMore[lanePattern[lane]!]!;
    for (let entry = links.head[run]!; entry >= 0; entry = links.next[entry]!) {
      const next = links.run[entry]!;
      const other = runLane[next]!;
      if (allowedPatterns !== undefined && allowedPatterns[lanePattern[other]!] !== 1) continue;
      const junction = mirrored ? arrivalTime(window, run, laneLength[lane]! - 1) : runStart[next]!;
      const entered = onBoard + (own - this.#ridingMore[lanePattern[other]!]!) * junction;
      if (!(entered < (seated.least.get(next) ?? Number.POSITIVE_INFINITY))) continue;
      seated.least.set(next, entered);
      this.labels.seats.push(run, boardedAt, seat);
      seated.queue.push({ run: next, onBoard: entered, label, seat: this.labels.seats.length / 3 - 1 });
    }
  }

  #arrive(column: number, time: number, cost: number, round: number, parent: number, rode: Rode): void {
    const { waiting } = this.#weights;
    if (this.targets.dominates(time, cost + waiting * time)) return;
    const { labels } = this;
    const label = labels.add(this.#rides, column, time, cost, round, parent);
    if (label === -1) return;
    labels.run[label] = rode.run;
    labels.from[label] = rode.from;
    labels.to[label] = rode.to;
    labels.seat[label] = rode.seat;
    for (const egress of this.#egress.get(column) ?? []) {
      const end = time + egress.seconds;
      if (end > this.#latestWith(round)) continue;
      this.targets.offer({
        ...{ boardings: round, end, cost: cost + waiting * time + egress.cost, label },
        ...{ stop: column as StopIndex, destination: egress.destination, seconds: egress.seconds },
      });
    }
  }

  /** The latest end of a journey with this number of boardings. */
  #latestWith(boardings: number): number {
    for (const allowance of this.#bounds.allowances) if (allowance.boardings >= boardings) return allowance.latest;
    return -NEVER;
  }

  /** Relaxes transfers from all arrivals of a round, within the stop or over one walking link. */
  #transfer(from: number, end: number, round: number): void {
    const { window, transfers, closedStops } = this.#call;
    const { first, entries, walks } = transfers;
    const { labels, targets } = this;
    const { waiting, walking } = this.#weights;
    const { readyUntil } = this.#bounds;
    const stops = window.timetable.stopCount;
    const stopOfPoint = transferPointsOf(window.timetable)?.stopOfPoint;
    const walkingMore = walking - waiting;
    const row = round * this.#width;
    for (let label = from; label < end; label++) {
      if (labels.isDominated(label)) continue;
      const column = labels.column[label]!;
      const arrival = labels.time[label]!;
      for (let entry = first[column]!; entry < first[column + 1]!; entry++) {
        const time = arrival + entries[2 * entry]!;
        if (time > this.#latest) break; // entries are sorted by the seconds they need
        const to = entries[2 * entry + 1]!;
        if (time > readyUntil[row + to]!) continue;
        if (closedStops !== undefined && closedStops[to < stops ? to : stopOfPoint![to - stops]!] === 1) continue;
        const cost = labels.cost[label]! + walkingMore * walks[entry]!;
        if (targets.dominates(time, cost + waiting * time)) continue;
        const start = labels.cheapestBy(this.#starts[to]!, time);
        if (start !== -1 && labels.cost[start]! - waiting * time <= cost) continue; // starting here is no worse
        labels.add(this.#ready, to, time, cost, round, label);
      }
    }
  }
}

interface Rode {
  readonly run: RunIndex;
  readonly from: number;
  readonly to: number;
  readonly seat: number;
}
