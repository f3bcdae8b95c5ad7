import {
  CHANGE_RULE,
  DROP_OFF_SHIFT,
  NOT_AVAILABLE,
  PICKUP_MASK,
  particularChangesOf,
  type Timetable,
} from '../../timetable/index.ts';
import type { TransitJourney, TransitRide, TransitWalk } from '../transit/index.ts';

export interface ChangeOptions {
  /** The timetable that was searched: for wheels, the one with their links. */
  readonly timetable: Timetable;
  /** Seconds wanted at every change that no rule of its own governs. */
  readonly slack: number;
  /** `[stop]`: 1 where nobody changes. */
  readonly closedStops: Uint8Array | undefined;
}

/** A place to change from one ride to the next. */
interface Change {
  readonly fromPosition: number;
  readonly toPosition: number;
  readonly walk: number;
  /** Whether the timetable says that the vehicles wait for each other. */
  readonly timed: boolean;
  /** Seconds to spare. */
  readonly margin: number;
}

/**
 * The same vehicles, with every change where it is best among equals (TR-14): the least walking, then where vehicles wait for each other, then
 * the longest margin, then the earliest place. Departure, arrival and boardings stay as they are.
 */
export function chooseChanges(journey: TransitJourney, options: ChangeOptions): TransitJourney {
  const legs = [...journey.legs];
  for (let i = 0; i < legs.length; i++) {
    const first = legs[i];
    if (first?.kind !== 'ride') continue;
    const next = i + (legs[i + 1]?.kind === 'walk' ? 2 : 1);
    const second = legs[next];
    if (second?.kind !== 'ride' || second.seated) continue;
    const walk = legs[i + 1]?.kind === 'walk' ? (legs[i + 1] as TransitWalk) : undefined;
    const better = betterChange(first, second, walk, options);
    if (better === undefined) continue;
    const told = changed(first, second, better, options.timetable);
    legs.splice(i, next - i + 1, ...told);
    i += told.length - 2;
  }
  return { ...journey, legs };
}

function betterChange(
  first: TransitRide,
  second: TransitRide,
  walk: TransitWalk | undefined,
  options: ChangeOptions,
): Change | undefined {
  const { timetable } = options;
  const particular = particularChangesOf(timetable);
  const current: Change = {
    fromPosition: first.toPosition,
    toPosition: second.fromPosition,
    walk: walk === undefined ? 0 : walk.arrival - walk.departure,
    timed: ruleBetween(timetable, first.toStop, second.fromStop)?.rule === CHANGE_RULE.timed,
    margin: second.departure - first.arrival,
  };
  // Rows about routes and trips were weighed by the search: what they govern is left alone.
  if (particular?.isParticular(first.toStop, second.fromStop) === true) return undefined;
  let best = current;
  const [from, to] = [callsOf(timetable, first.trip), callsOf(timetable, second.trip)];
  for (let a = first.fromPosition + 1; a < from.length; a++) {
    const stop = from.stop(a);
    if (from.dropOff(a) === NOT_AVAILABLE || options.closedStops?.[stop] === 1) continue;
    const arrival = first.departure + from.arrival(a) - from.departure(first.fromPosition);
    if (arrival > second.arrival) break;
    for (let b = 0; b < second.toPosition; b++) {
      const other = to.stop(b);
      if (to.pickup(b) === NOT_AVAILABLE || options.closedStops?.[other] === 1) continue;
      if (particular?.isParticular(stop, other) === true) continue;
      const departure = second.arrival - to.arrival(second.toPosition) + to.departure(b);
      const rule = ruleBetween(timetable, stop, other);
      if (rule === undefined || rule.rule === CHANGE_RULE.forbidden) continue;
      const margin = departure - arrival;
      if (margin < neededFor(rule, options.slack)) continue;
      const timed = rule.rule === CHANGE_RULE.timed;
      const change = { fromPosition: a, toPosition: b, walk: rule.walk, timed, margin };
      if (isBetter(change, best)) best = change;
    }
  }
  return best === current ? undefined : best;
}

function isBetter(a: Change, b: Change): boolean {
  if (a.walk !== b.walk) return a.walk < b.walk;
  if (a.timed !== b.timed) return a.timed;
  return a.margin !== b.margin ? a.margin > b.margin : a.fromPosition < b.fromPosition;
}

function changed(
  first: TransitRide,
  second: TransitRide,
  change: Change,
  timetable: Timetable,
): (TransitRide | TransitWalk)[] {
  const [from, to] = [callsOf(timetable, first.trip), callsOf(timetable, second.trip)];
  const arrival = first.departure + from.arrival(change.fromPosition) - from.departure(first.fromPosition);
  const departure = second.arrival - to.arrival(second.toPosition) + to.departure(change.toPosition);
  const [fromStop, toStop] = [from.stop(change.fromPosition), to.stop(change.toPosition)];
  const before = { ...first, toPosition: change.fromPosition, toStop: fromStop, arrival };
  const after = { ...second, fromPosition: change.toPosition, fromStop: toStop, departure };
  if (fromStop === toStop) return [before, after];
  return [before, { kind: 'walk', fromStop, toStop, departure: arrival, arrival: arrival + change.walk }, after];
}

interface Rule {
  readonly rule: number;
  readonly minimum: number;
  readonly walk: number;
}

/** @returns undefined where one does not get from stop to stop */
function ruleBetween(timetable: Timetable, from: number, to: number): Rule | undefined {
  if (from === to) return { rule: timetable.stopRule[from]!, minimum: timetable.stopMinimum[from]!, walk: 0 };
  const { linkFirst, linkTo, linkRule, linkMinimum, linkSeconds } = timetable;
  for (let link = linkFirst[from]!; link < linkFirst[from + 1]!; link++) {
    if (linkTo[link] === to) return { rule: linkRule[link]!, minimum: linkMinimum[link]!, walk: linkSeconds[link]! };
  }
  return undefined;
}

/** As the searches have it (docs/search-semantics.md). */
function neededFor({ rule, minimum, walk }: Rule, slack: number): number {
  if (rule === CHANGE_RULE.timed) return walk;
  return rule === CHANGE_RULE.minimum ? Math.max(walk, minimum) : walk + slack;
}

/** The calls of a trip by position; times as written. */
function callsOf(timetable: Timetable, trip: number) {
  const { patternFirstPosition, tripFirstCall, positionStop, positionRules, callArrival, callDeparture } = timetable;
  const position = patternFirstPosition[timetable.patternOfTrip(trip)]!;
  const call = tripFirstCall[trip]!;
  return {
    length: tripFirstCall[trip + 1]! - call,
    stop: (at: number): number => positionStop[position + at]!,
    pickup: (at: number): number => positionRules[position + at]! & PICKUP_MASK,
    dropOff: (at: number): number => positionRules[position + at]! >> DROP_OFF_SHIFT,
    arrival: (at: number): number => callArrival[call + at]!,
    departure: (at: number): number => callDeparture[call + at]!,
  };
}
