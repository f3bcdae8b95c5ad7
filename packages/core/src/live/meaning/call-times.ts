import type { CallEvent, CallUpdate } from '../message/realtime-message.ts';
import { NO_TIME, TIME_SOURCES } from '../snapshot/run-changes.ts';
import type { Fault } from './fault.ts';

const SCHEDULED = TIME_SOURCES.indexOf('scheduled');
const NO_DATA = TIME_SOURCES.indexOf('no-data');
const CARRIED_ON = TIME_SOURCES.indexOf('carried-on');
const PREDICTED = TIME_SOURCES.indexOf('predicted');
const OBSERVED = TIME_SOURCES.indexOf('observed');

/** Seconds beyond which a time is a mistake: a run of another day, milliseconds, a clock that was never set. */
const MOST_LATE = 86_400;
const MOST_EARLY = 4 * 3600;

/** What is known of a run before its times are worked out. Arrival and departure of position `p` are entries `2p` and `2p + 1`. */
export interface TimesInput {
  /** Seconds after the start of the service day, or `NO_TIME`. */
  readonly scheduled: Int32Array;
  /** The update of each position. */
  readonly updates: readonly (CallUpdate | undefined)[];
  /** Instant at which the service day starts. */
  readonly dayStart: number;
  /** Seconds by which the run is late before any event is given: `TripUpdate.delay`, or where its vehicle is. */
  readonly delay: number | undefined;
  /** The first position for which `delay` holds. */
  readonly delayFrom: number;
  /** Unix seconds of the update: what lies before it has happened. */
  readonly updateTime: number;
}

/** The times of a run with all that an update says of them. */
export interface CallTimes {
  /** As `TimesInput.scheduled`; `NO_TIME` where neither the timetable nor the update gives any. */
  readonly times: Int32Array;
  /** Indices in `TIME_SOURCES`. */
  readonly sources: Uint8Array;
  /** Whether the update gives any time or delay. */
  readonly isTimed: boolean;
  readonly faults: readonly Fault[];
}

/**
 * Carries times along a run as the specification has it (RT-1 to RT-6; docs/live-semantics.md): a delay goes on to all later events until another
 * one is given, passes over skipped calls, and ends at a call without data. What precedes the first update stays as scheduled.
 */
export function callTimes({
  scheduled,
  updates,
  dayStart,
  delay: ofRun,
  delayFrom,
  updateTime,
}: TimesInput): CallTimes {
  const count = scheduled.length;
  const times = scheduled.slice();
  const sources = new Uint8Array(count).fill(SCHEDULED);
  const isGiven = new Uint8Array(count);
  const faults: Fault[] = [];
  const observedUntil = updateTime - dayStart;
  const start = ofRun !== undefined && isPlausible(ofRun) ? ofRun : undefined;
  if (start !== ofRun) faults.push('implausible-time');
  let isTimed = start !== undefined;
  let delay: number | undefined;
  let unknown = SCHEDULED;

  const give = (event: number, time: number): void => {
    times[event] = time;
    isGiven[event] = 1;
    sources[event] = time <= observedUntil ? OBSERVED : PREDICTED;
    isTimed = true;
    unknown = SCHEDULED;
    if (scheduled[event] !== NO_TIME) delay = time - scheduled[event]!;
  };
  const carry = (event: number, by: number | undefined, source: number): void => {
    if (by === undefined || scheduled[event] === NO_TIME) {
      sources[event] = unknown;
      return;
    }
    times[event] = scheduled[event]! + by;
    sources[event] = source;
  };

  for (let arrival = 0; arrival < count; arrival += 2) {
    const departure = arrival + 1;
    const update = updates[arrival >> 1];
    if (arrival === 2 * delayFrom) delay = start;
    if (update?.relationship === 'NO_DATA') {
      delay = undefined;
      unknown = NO_DATA;
    }
    const speaks = update !== undefined && update.relationship !== 'NO_DATA' && update.relationship !== 'SKIPPED';
    const arrives = speaks ? timeOf(update.arrival, scheduled[arrival]!, dayStart, faults) : undefined;
    const departs = speaks ? timeOf(update.departure, scheduled[departure]!, dayStart, faults) : undefined;
    if (arrives !== undefined) give(arrival, arrives);
    else if (delay !== undefined || departs === undefined) carry(arrival, delay, CARRIED_ON);
    else {
      // Nothing came before: what holds for the departure is the best guess for the arrival.
      const by = scheduled[departure] === NO_TIME ? undefined : departs - scheduled[departure]!;
      carry(arrival, by, CARRIED_ON);
    }
    if (departs !== undefined) give(departure, departs);
    else carry(departure, delay, arrives === undefined ? CARRIED_ON : PREDICTED);
    fillFromOther(times, sources, arrival, departure);
  }
  if (makeMonotone(times, sources, isGiven, updates)) faults.push('decreasing-times');
  return { times, sources, isTimed, faults };
}

/** A call with one of its two times, in a run without a timetable, has both at once. */
function fillFromOther(times: Int32Array, sources: Uint8Array, arrival: number, departure: number): void {
  if (times[arrival] === NO_TIME) {
    times[arrival] = times[departure]!;
    sources[arrival] = sources[departure]!;
  } else if (times[departure] === NO_TIME) {
    times[departure] = times[arrival]!;
    sources[departure] = sources[arrival]!;
  }
}

/** The time of an event in seconds of the service day; `time` beats `delay` (RT-4). */
function timeOf(
  event: CallEvent | undefined,
  scheduled: number,
  dayStart: number,
  faults: Fault[],
): number | undefined {
  if (event === undefined) return undefined;
  const { time, delay } = event;
  if (time === undefined && (delay === undefined || scheduled === NO_TIME)) return undefined;
  const seconds = time === undefined ? scheduled + (delay ?? 0) : time - dayStart;
  const isTrue = scheduled === NO_TIME ? isWithinDays(seconds) : isPlausible(seconds - scheduled);
  if (isTrue) return Math.round(seconds);
  faults.push('implausible-time');
  return undefined;
}

function isPlausible(delay: number): boolean {
  return delay >= -MOST_EARLY && delay <= MOST_LATE;
}

/** Whether seconds of a service day are those of a run that the timetable lacks: from the day before it to the third after. */
export function isWithinDays(seconds: number): boolean {
  return seconds >= -86_400 && seconds <= 4 * 86_400;
}

/**
 * Makes times never decrease (RT-6). A given time is right: what was carried on or scheduled before it is pulled back to it. Of two given times
 * the first one holds, and the later is pushed. Skipped calls are left out of it.
 * @returns whether a given time was moved
 */
function makeMonotone(
  times: Int32Array,
  sources: Uint8Array,
  isGiven: Uint8Array,
  updates: readonly (CallUpdate | undefined)[],
): boolean {
  let latest = Number.POSITIVE_INFINITY;
  for (let event = times.length - 1; event >= 0; event--) {
    if (times[event] === NO_TIME || isSkipped(updates[event >> 1])) continue;
    if (isGiven[event] === 1) latest = times[event]!;
    else if (times[event]! > latest) {
      times[event] = latest;
      if (sources[event] !== PREDICTED) sources[event] = CARRIED_ON;
    }
  }
  let earliest = Number.NEGATIVE_INFINITY;
  let isMoved = false;
  for (let event = 0; event < times.length; event++) {
    if (times[event] === NO_TIME || isSkipped(updates[event >> 1])) continue;
    if (times[event]! < earliest) {
      times[event] = earliest;
      if (isGiven[event] === 1) isMoved = true;
      else if (sources[event] !== PREDICTED) sources[event] = CARRIED_ON;
    } else earliest = times[event]!;
  }
  return isMoved;
}

function isSkipped(update: CallUpdate | undefined): boolean {
  return update?.relationship === 'SKIPPED';
}
