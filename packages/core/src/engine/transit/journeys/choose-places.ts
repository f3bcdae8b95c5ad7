import { after } from '../../../storage/index.ts';
import {
  ARRIVAL_POINT,
  arrivalTime,
  DEPARTURE_POINT,
  departureTime,
  MAY_ALIGHT,
  MAY_BOARD,
  type PositionIndex,
  type RunIndex,
  type ServiceWindow,
  type StopIndex,
  TRANSFER_RULE,
} from '../../../timetable/index.ts';
import type { Labels } from '../raptor/labels.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import { departureColumn, stopAt } from '../raptor/window-places.ts';

/** A part of a ride on one run. */
export interface Ridden {
  readonly run: RunIndex;
  readonly from: number;
  readonly to: number;
}

/** One boarding: the runs ridden without leaving the seat, one after the other. */
export type Ride = readonly Ridden[];

/**
 * Chooses where to board, transfer and alight among places that are equally good for arrival, departure and boardings (TR-14), for a journey in
 * the window's own direction. At the ends the least walking counts; for a transfer the least walking, then a guarantee, then the longest margin,
 * then the earliest place. The longest margin also keeps riders from going round a loop to transfer where they were before (ST-11).
 * @param end when the destination is reached
 */
export function choosePlaces(
  call: Pick<RaptorCall, 'window' | 'transfers' | 'closedStops'>,
  labels: Labels,
  rides: readonly Ride[],
  end: number,
): Ride[] {
  const chosen = [...rides];
  chosen[0] = boardNearest(call, labels, chosen[0]!);
  chosen.push(alightNearest(call, labels, chosen.pop()!, end));
  for (let i = 0; i + 1 < chosen.length; i++) {
    [chosen[i], chosen[i + 1]] = transferBest(call, labels.placeOf, chosen[i]!, chosen[i + 1]!);
  }
  return chosen;
}

/** Boards the first vehicle where that takes the least walking, without leaving the origin earlier. */
function boardNearest({ window }: Pick<RaptorCall, 'window'>, { ready }: Labels, ride: Ride): Ride {
  const { positionCode, departurePoint, laneFirstPosition, laneFirstPoint, runLane } = window;
  const first = ride[0]!;
  let least = ready[departureColumn(window, first.run, first.from)]!;
  // Readiness holds the time of the start. A longer walk does not move the start if the vehicle leaves later by as many seconds.
  const slack = departureTime(window, first.run, first.from) - least;
  let [atLeg, at] = [0, first.from];
  for (let leg = 0; leg < ride.length; leg++) {
    const { run, to } = ride[leg]!;
    const lane = runLane[run]!;
    const firstPosition = laneFirstPosition[lane]!;
    for (let position = 0; position < to; position++) {
      const code = positionCode[(firstPosition + position) as PositionIndex]!;
      if ((code & MAY_BOARD) === 0) continue;
      const column = (code & DEPARTURE_POINT) === 0 ? code >>> 4 : departurePoint[laneFirstPoint[lane]! + position]!;
      const moment = ready[column]!;
      if (moment >= least || departureTime(window, run, position) - moment < slack) continue;
      least = moment;
      [atLeg, at] = [leg, position];
    }
  }
  return fromPlace(ride, atLeg, at);
}

/** Leaves the last vehicle where that takes the least walking, without arriving later. */
function alightNearest(
  { window, closedStops }: Pick<RaptorCall, 'window' | 'closedStops'>,
  { egress }: Labels,
  ride: Ride,
  end: number,
): Ride {
  const { positionCode, laneFirstPosition, laneLength, runLane } = window;
  const last = ride.at(-1)!;
  let least = egress[stopAt(window, last.run, last.to)]!;
  if (least === 0) return ride;
  let [atLeg, at] = [ride.length - 1, last.to];
  for (let leg = 0; leg < ride.length; leg++) {
    const { run, from } = ride[leg]!;
    const lane = runLane[run]!;
    const firstPosition = laneFirstPosition[lane]!;
    for (let position = from + 1; position < laneLength[lane]!; position++) {
      const code = positionCode[(firstPosition + position) as PositionIndex]!;
      const stop = code >>> 4;
      const seconds = egress[stop]!;
      if (seconds >= least || (code & MAY_ALIGHT) === 0 || closedStops?.[stop] === 1) continue;
      if (arrivalTime(window, run, position) + seconds > end) continue;
      least = seconds;
      [atLeg, at] = [leg, position];
    }
  }
  return toPlace(ride, atLeg, at);
}

interface BoardingPlace {
  readonly leg: number;
  readonly position: number;
  readonly stop: StopIndex;
  readonly column: number;
  readonly departure: number;
  /** The place before this one in the same column, -1 for none. */
  readonly next: number;
}

/** A transfer between two rides: where the first is left, and where the second is boarded. */
interface TransferPlace {
  readonly leg: number;
  readonly position: number;
  readonly boarding: BoardingPlace;
  readonly walk: number;
  readonly isTimed: boolean;
  /** Seconds to spare. */
  readonly margin: number;
}

/** @param placeOf `[column]`: scratch, all -1 before and after the call */
function transferBest(
  call: Pick<RaptorCall, 'window' | 'transfers' | 'closedStops'>,
  placeOf: Int32Array,
  before: Ride,
  next: Ride,
): [Ride, Ride] {
  const places = boardingPlaces(call.window, call.closedStops, placeOf, next);
  const best = bestTransfer(call, placeOf, before, places);
  for (let place = 0; place < places.length; place++) placeOf[places[place]!.column] = -1;
  if (best === undefined) return [before, next];
  return [toPlace(before, best.leg, best.position), fromPlace(next, best.boarding.leg, best.boarding.position)];
}

/** Tries every place where the first vehicle can be left, in order of travel. */
function bestTransfer(
  { window, transfers, closedStops }: Pick<RaptorCall, 'window' | 'transfers' | 'closedStops'>,
  placeOf: Int32Array,
  before: Ride,
  places: readonly BoardingPlace[],
): TransferPlace | undefined {
  const { positionCode, arrivalPoint, laneFirstPosition, laneFirstPoint, laneLength, runLane } = window;
  let latest = 0;
  for (let place = 0; place < places.length; place++) latest = Math.max(latest, places[place]!.departure);
  let best: TransferPlace | undefined;
  for (let leg = 0; leg < before.length; leg++) {
    const { run, from } = before[leg]!;
    const lane = runLane[run]!;
    const length = laneLength[lane]!;
    const firstPosition = laneFirstPosition[lane]!;
    for (let position = from + 1; position < length; position++) {
      const arrival = arrivalTime(window, run, position);
      if (arrival > latest) break;
      const code = positionCode[(firstPosition + position) as PositionIndex]!;
      const stop = (code >>> 4) as StopIndex;
      if ((code & MAY_ALIGHT) === 0 || closedStops?.[stop] === 1) continue;
      const alighting = { leg, position, stop, arrival };
      best = bestFromColumn(window, transfers, placeOf, places, alighting, stop, latest, best);
      if ((code & ARRIVAL_POINT) === 0) continue;
      const point = arrivalPoint[laneFirstPoint[lane]! + position]!;
      if (point !== stop) best = bestFromColumn(window, transfers, placeOf, places, alighting, point, latest, best);
    }
  }
  return best;
}

interface AlightingPlace {
  readonly leg: number;
  readonly position: number;
  readonly stop: StopIndex;
  readonly arrival: number;
}

/** The best of a known transfer and all those from a label column. */
function bestFromColumn(
  window: ServiceWindow,
  { first, entries, walks }: RaptorCall['transfers'],
  placeOf: Int32Array,
  places: readonly BoardingPlace[],
  { leg, position, stop, arrival }: AlightingPlace,
  column: number,
  latest: number,
  known: TransferPlace | undefined,
): TransferPlace | undefined {
  let best = known;
  const end = 2 * first[column + 1]!;
  // Entries are sorted by the seconds they need.
  for (let entry = 2 * first[column]!; entry < end && arrival + entries[entry]! <= latest; entry += 2) {
    const walk = walks[entry >> 1]!;
    if (best !== undefined && walk > best.walk) continue;
    for (let place = placeOf[entries[entry + 1]!]!; place !== -1; place = places[place]!.next) {
      const boarding = places[place]!;
      const margin = boarding.departure - arrival - entries[entry]!;
      if (margin < 0) continue;
      const isTimed = isGuaranteed(window, stop, boarding.stop);
      const gain =
        best === undefined
          ? 1
          : best.walk - walk ||
            Number(isTimed) - Number(best.isTimed) ||
            margin - best.margin ||
            (window.mirrored ? 1 : 0); // the earliest place in the world's order
      if (gain > 0) best = { leg, position, boarding, walk, isTimed, margin };
    }
  }
  return best;
}

/** Every place where the second vehicle can be boarded, chained by column. */
function boardingPlaces(
  window: ServiceWindow,
  closedStops: Uint8Array | undefined,
  placeOf: Int32Array,
  ride: Ride,
): BoardingPlace[] {
  const { positionCode, departurePoint, laneFirstPosition, laneFirstPoint, runLane } = window;
  const places: BoardingPlace[] = [];
  for (let leg = 0; leg < ride.length; leg++) {
    const { run, to } = ride[leg]!;
    const lane = runLane[run]!;
    const firstPosition = laneFirstPosition[lane]!;
    for (let position = 0; position < to; position++) {
      const code = positionCode[(firstPosition + position) as PositionIndex]!;
      const stop = (code >>> 4) as StopIndex;
      if ((code & MAY_BOARD) === 0 || closedStops?.[stop] === 1) continue;
      const column = (code & DEPARTURE_POINT) === 0 ? stop : departurePoint[laneFirstPoint[lane]! + position]!;
      places.push({
        leg,
        position,
        stop,
        column,
        departure: departureTime(window, run, position),
        next: placeOf[column]!,
      });
      placeOf[column] = places.length - 1;
    }
  }
  return places;
}

/** Whether the rows about two stops promise that the departing vehicle waits. */
function isGuaranteed(window: ServiceWindow, from: StopIndex, to: StopIndex): boolean {
  if (from === to) return window.timetable.stopRule[from] === TRANSFER_RULE.timed;
  for (let link = window.linkFirst[from]!; link < window.linkFirst[after(from)]!; link++)
    if (window.linkTo[link] === to) return window.linkRule[link] === TRANSFER_RULE.timed;
  return false;
}

function toPlace(ride: Ride, leg: number, position: number): Ride {
  if (leg === ride.length - 1 && ride[leg]!.to === position) return ride;
  return [...ride.slice(0, leg), { ...ride[leg]!, to: position }];
}

function fromPlace(ride: Ride, leg: number, position: number): Ride {
  if (leg === 0 && ride[0]!.from === position) return ride;
  return [{ ...ride[leg]!, from: position }, ...ride.slice(leg + 1)];
}
