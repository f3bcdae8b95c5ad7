import {
  ARRIVAL_POINT,
  arrivalTime,
  DEPARTURE_POINT,
  departureTime,
  MAY_ALIGHT,
  MAY_BOARD,
  type ServiceWindow,
  TRANSFER_RULE,
} from '../../../timetable/index.ts';
import { type Labels, NEVER } from '../raptor/labels.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import { departureColumn, stopAt } from '../raptor/window-places.ts';

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
  const { positionCode, departurePoint, laneFirstPosition, laneFirstPoint, runLane } = window;
  const first = ride[0]!;
  let least = ready[departureColumn(window, first.run, first.from)]!;
  // Both moments hold the time of the start: setting out is not earlier if the vehicle leaves as much later as the walk is longer.
  const slack = departureTime(window, first.run, first.from) - least;
  let [atLeg, at] = [0, first.from];
  for (let leg = 0; leg < ride.length; leg++) {
    const { run, to } = ride[leg]!;
    const lane = runLane[run]!;
    const firstPosition = laneFirstPosition[lane]!;
    for (let position = 0; position < to; position++) {
      const code = positionCode[firstPosition + position]!;
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

/** Where the last vehicle can be left with the least walking, without arriving later. */
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
      const code = positionCode[firstPosition + position]!;
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
  const { positionCode, arrivalPoint, laneFirstPosition, laneFirstPoint, laneLength, runLane } = window;
  const places = boardingPlaces(window, closedStops, placeOf, after);
  let latest = 0;
  for (let at = 0; at < places.length; at++) latest = Math.max(latest, places[at]!.departure);
  let [leastWalk, isTimed, longest] = [NEVER, false, -1];
  let [atLeg, at, to] = [-1, 0, 0];
  for (let leg = 0; leg < before.length; leg++) {
    const { run, from } = before[leg]!;
    const lane = runLane[run]!;
    const length = laneLength[lane]!;
    const firstPosition = laneFirstPosition[lane]!;
    for (let position = from + 1; position < length; position++) {
      const arrival = arrivalTime(window, run, position);
      if (arrival > latest) break;
      const code = positionCode[firstPosition + position]!;
      const stop = code >>> 4;
      if ((code & MAY_ALIGHT) === 0 || closedStops?.[stop] === 1) continue;
      const point = (code & ARRIVAL_POINT) === 0 ? stop : arrivalPoint[laneFirstPoint[lane]! + position]!;
      for (let column = stop; ; column = point) {
        const end = 2 * first[column + 1]!;
        // Ways are sorted by the seconds they need.
        for (let way = 2 * first[column]!; way < end && arrival + ways[way]! <= latest; way += 2) {
          const walk = walks[way >> 1]!;
          if (walk > leastWalk) continue;
          for (let entry = placeOf[ways[way + 1]!]!; entry !== -1; entry = places[entry]!.next) {
            const place = places[entry]!;
            const margin = place.departure - arrival - ways[way]!;
            if (margin < 0) continue;
            const timed = isGuaranteed(window, stop, stopAt(window, after[place.leg]!.run, place.position));
            const gain =
              leastWalk - walk || Number(timed) - Number(isTimed) || margin - longest || (window.mirrored ? 1 : 0);
            if (gain <= 0) continue;
            leastWalk = walk;
            isTimed = timed;
            longest = margin;
            atLeg = leg;
            at = position;
            to = entry;
          }
        }
        if (column === point) break;
      }
    }
  }
  for (let entry = 0; entry < places.length; entry++) placeOf[places[entry]!.column] = -1;
  if (atLeg === -1) return [before, after];
  return [toPlace(before, atLeg, at), fromPlace(after, places[to]!.leg, places[to]!.position)];
}

/** Everywhere the second vehicle can be boarded, chained by column. */
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
      const code = positionCode[firstPosition + position]!;
      const stop = code >>> 4;
      if ((code & MAY_BOARD) === 0 || closedStops?.[stop] === 1) continue;
      const column = (code & DEPARTURE_POINT) === 0 ? stop : departurePoint[laneFirstPoint[lane]! + position]!;
      places.push({ leg, position, column, departure: departureTime(window, run, position), next: placeOf[column]! });
      placeOf[column] = places.length - 1;
    }
  }
  return places;
}

/** Whether the rows about two stops say that the departing vehicle waits. */
function isGuaranteed(window: ServiceWindow, from: number, to: number): boolean {
  if (from === to) return window.timetable.stopRule[from] === TRANSFER_RULE.timed;
  for (let link = window.linkFirst[from]!; link < window.linkFirst[from + 1]!; link++)
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
