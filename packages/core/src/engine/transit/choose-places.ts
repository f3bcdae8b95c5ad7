import { ARRIVAL_POINT, CHANGE_RULE, MAY_ALIGHT, MAY_BOARD, type ServiceWindow } from '../../timetable/index.ts';
import { type Labels, NEVER } from './labels.ts';
import type { RaptorCall } from './raptor.ts';
import { arrivalTime, departureColumn, departureTime, stopAt } from './window-places.ts';

/** A part of a ride on one run. */
export interface Ridden {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** One boarding: the runs ridden without leaving the seat, one after the other. */
export type Ride = readonly Ridden[];

/**
 * Settles where to board, change and alight among places that are equally good for arrival, departure and boardings (TR-14), for a journey in the
 * window's own direction: at the ends the least walking; for a change the least walking, then where it is guaranteed, then the longest margin, then
 * the earliest place. The longest margin also keeps riders from going round a loop to change where they have been before (ST-11).
 * @param end when the destination is reached
 */
export function choosePlaces(
  call: Pick<RaptorCall, 'window' | 'changes' | 'closedStops'>,
  labels: Labels,
  rides: readonly Ride[],
  end: number,
): Ride[] {
  const chosen = [...rides];
  chosen[0] = boardNearest(call, labels, chosen[0]!);
  chosen.push(alightNearest(call, labels, chosen.pop()!, end));
  for (let i = 0; i + 1 < chosen.length; i++) {
    const [before, after] = changeBest(call, labels.placeOf, chosen[i]!, chosen[i + 1]!);
    chosen[i] = before;
    chosen[i + 1] = after;
  }
  return chosen;
}

/** Where the first vehicle can be boarded with the least walking, without setting out earlier. */
function boardNearest({ window }: Pick<RaptorCall, 'window'>, { ready }: Labels, ride: Ride): Ride {
  const first = ride[0]!;
  const started = ready[departureColumn(window, first.run, first.from)]!;
  let nearest = ride;
  let least = started;
  // Both moments hold the time of the start: setting out is not earlier if the vehicle leaves as much later as the walk is longer.
  const slack = departureTime(window, first.run, first.from) - started;
  ride.forEach(({ run, to }, leg) => {
    for (let position = 0; position < to; position++) {
      if ((useAt(window, run, position) & MAY_BOARD) === 0) continue;
      const moment = ready[departureColumn(window, run, position)]!;
      if (moment >= least || departureTime(window, run, position) - moment < slack) continue;
      least = moment;
      nearest = fromPlace(ride, leg, position);
    }
  });
  return nearest;
}

/** Where the last vehicle can be left with the least walking, without arriving later. */
function alightNearest(
  { window, closedStops }: Pick<RaptorCall, 'window' | 'closedStops'>,
  { egress }: Labels,
  ride: Ride,
  end: number,
): Ride {
  const last = ride.at(-1)!;
  let nearest = ride;
  let least = egress[stopAt(window, last.run, last.to)]!;
  if (least === 0) return ride;
  ride.forEach(({ run, from }, leg) => {
    const length = lengthOf(window, run);
    for (let position = from + 1; position < length; position++) {
      const stop = stopAt(window, run, position);
      if ((useAt(window, run, position) & MAY_ALIGHT) === 0 || closedStops?.[stop] === 1) continue;
      const seconds = egress[stop]!;
      if (seconds >= least || seconds === NEVER || arrivalTime(window, run, position) + seconds > end) continue;
      least = seconds;
      nearest = toPlace(ride, leg, position);
    }
  });
  return nearest;
}

interface BoardingPlace {
  readonly leg: number;
  readonly position: number;
  readonly column: number;
  readonly departure: number;
  /** The place before this one in the same column, -1 for none. */
  readonly next: number;
}

/** @param placeOf `[column]`, all -1, and so again afterwards */
function changeBest(
  call: Pick<RaptorCall, 'window' | 'changes' | 'closedStops'>,
  placeOf: Int32Array,
  before: Ride,
  after: Ride,
): readonly [Ride, Ride] {
  const { window, closedStops } = call;
  const { first, ways, walks } = call.changes;
  const places = boardingPlaces(window, closedStops, placeOf, after);
  let latest = 0;
  for (const { departure } of places) latest = Math.max(latest, departure);
  let best: readonly [Ride, Ride] = [before, after];
  let [leastWalk, isTimed, longest] = [NEVER, false, -1];
  before.forEach(({ run, from }, leg) => {
    const lane = window.runLane[run]!;
    const length = window.laneLength[lane]!;
    const firstPosition = window.laneFirstPosition[lane]!;
    const changeFrom = (column: number, stop: number, position: number): void => {
      const arrival = arrivalTime(window, run, position);
      const end = 2 * first[column + 1]!;
      // Ways are sorted by the seconds they need.
      for (let way = 2 * first[column]!; way < end && arrival + ways[way]! <= latest; way += 2) {
        const walk = walks[way >> 1]!;
        if (walk > leastWalk) continue;
        for (let at = placeOf[ways[way + 1]!]!; at !== -1; at = places[at]!.next) {
          const place = places[at]!;
          const margin = place.departure - arrival - ways[way]!;
          if (margin < 0) continue;
          const timed = isGuaranteed(window, stop, stopAt(window, after[place.leg]!.run, place.position));
          const gain =
            leastWalk - walk || Number(timed) - Number(isTimed) || margin - longest || (window.mirrored ? 1 : 0);
          if (gain <= 0) continue;
          [leastWalk, isTimed, longest] = [walk, timed, margin];
          best = [toPlace(before, leg, position), fromPlace(after, place.leg, place.position)];
        }
      }
    };
    for (let position = from + 1; position < length; position++) {
      const code = window.positionCode[firstPosition + position]!;
      const stop = code >>> 4;
      if ((code & MAY_ALIGHT) === 0 || closedStops?.[stop] === 1) continue;
      changeFrom(stop, stop, position);
      if ((code & ARRIVAL_POINT) !== 0) changeFrom(arrivalPoint(window, run, position), stop, position);
    }
  });
  for (const { column } of places) placeOf[column] = -1;
  return best;
}

/** Everywhere the second vehicle can be boarded, chained by column. */
function boardingPlaces(
  window: ServiceWindow,
  closedStops: Uint8Array | undefined,
  placeOf: Int32Array,
  ride: Ride,
): BoardingPlace[] {
  const places: BoardingPlace[] = [];
  ride.forEach(({ run, to }, leg) => {
    for (let position = 0; position < to; position++) {
      if ((useAt(window, run, position) & MAY_BOARD) === 0) continue;
      if (closedStops?.[stopAt(window, run, position)] === 1) continue;
      const column = departureColumn(window, run, position);
      const departure = departureTime(window, run, position);
      places.push({ leg, position, column, departure, next: placeOf[column]! });
      placeOf[column] = places.length - 1;
    }
  });
  return places;
}

/** Whether the rows about two stops say that the departing vehicle waits. */
function isGuaranteed(window: ServiceWindow, from: number, to: number): boolean {
  if (from === to) return window.timetable.stopRule[from] === CHANGE_RULE.timed;
  for (let link = window.linkFirst[from]!; link < window.linkFirst[from + 1]!; link++)
    if (window.linkTo[link] === to) return window.linkRule[link] === CHANGE_RULE.timed;
  return false;
}

function toPlace(ride: Ride, leg: number, position: number): Ride {
  return [...ride.slice(0, leg), { ...ride[leg]!, to: position }];
}

function fromPlace(ride: Ride, leg: number, position: number): Ride {
  return [{ ...ride[leg]!, from: position }, ...ride.slice(leg + 1)];
}

function lengthOf(window: ServiceWindow, run: number): number {
  return window.laneLength[window.runLane[run]!]!;
}

function useAt(window: ServiceWindow, run: number, position: number): number {
  return window.positionUse[window.laneFirstPosition[window.runLane[run]!]! + position]!;
}

function arrivalPoint(window: ServiceWindow, run: number, position: number): number {
  return window.arrivalPoint[window.laneFirstPoint[window.runLane[run]!]! + position]!;
}
