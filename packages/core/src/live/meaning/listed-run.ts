import { localDay, parseDay, serviceDayStart } from '../../base/index.ts';
import type { AgencyIndex, RouteIndex, TripIndex } from '../../timetable/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import { isInCalendar } from '../match/run-times.ts';
import type { MatchedRun } from '../match/trip-match.ts';
import type { CallUpdate, TripUpdate } from '../message/realtime-message.ts';
import { CALL_MOVED, type NewRoute, NO_TIME } from '../snapshot/run-changes.ts';
import { callRules } from './call-rules.ts';
import { callTimes, isWithinDays } from './call-times.ts';
import type { Fault } from './fault.ts';
import { CALL_WIDTH, packFacts, runPatch } from './run-patch.ts';
import { type PatchOutcome, scheduledTimes } from './timetable-run.ts';

/** Fewer calls make no ride. */
const LEAST_CALLS = 2;

/** A run that the timetable does not have: NEW and ADDED (RT-10). @param entity its id, for updates without a trip id */
export function patchNewRun(ids: FeedIds, update: TripUpdate, entity: string, time: number): PatchOutcome {
  const { timetable } = ids;
  const { tripId = '', routeId = '', startDate = '' } = update.trip;
  // A run that takes the id of a trip of the timetable is one of its route.
  const [namesake] = ids.tripsOf(tripId);
  const [route = namesake === undefined ? undefined : timetable.patternRoute[timetable.patternOfTrip(namesake)]] =
    ids.routesOf(routeId);
  const zone = zoneOf(ids, route);
  const zoneName = timetable.zoneNames[zone] ?? 'UTC';
  const day = startDate === '' ? localDay(firstTime(update.calls) ?? time, zoneName) : parseDay(startDate);
  if (day === undefined) return refused('bad-new-run');
  const listed = listCalls(ids, update, undefined, day, zoneName, time);
  if (listed.count < LEAST_CALLS) return { patch: undefined, faults: [...listed.faults, 'too-few-calls'] };
  const { headsign = '', shortName = '' } = update.properties ?? {};
  return {
    patch: runPatch({
      kind: 'added',
      trip: -1,
      day,
      start: -1,
      zone,
      time,
      route: route ?? -1,
      newRoute: route === undefined ? newRoute(ids, routeId, listed.calls) : undefined,
      id: tripId === '' ? entity : tripId,
      headsign,
      shortName,
      vehicle: update.vehicle?.id ?? '',
      calls: listed.calls,
      headsigns: listed.headsigns,
    }),
    faults: listed.faults,
  };
}

/** A run whose stops and times are replaced on its day (RT-11). */
export function patchReplacedRun(ids: FeedIds, run: MatchedRun, update: TripUpdate, time: number): PatchOutcome {
  const { timetable } = ids;
  const { trip, day, start = -1 } = run;
  const zone = timetable.tripZone[trip]!;
  const listed = listCalls(ids, update, run, day, timetable.zoneNames[zone] ?? 'UTC', time);
  if (listed.count < LEAST_CALLS) return { patch: undefined, faults: [...listed.faults, 'too-few-calls'] };
  const { headsign = '', shortName = '' } = update.properties ?? {};
  return {
    patch: runPatch({
      kind: 'replaced',
      trip,
      day,
      start,
      zone,
      time,
      newRoute: undefined,
      id: '',
      route: timetable.patternRoute[timetable.patternOfTrip(trip)]!,
      headsign,
      shortName,
      vehicle: update.vehicle?.id ?? '',
      calls: listed.calls,
      headsigns: listed.headsigns,
    }),
    faults: listed.faults,
  };
}

interface ListedCalls {
  readonly count: number;
  readonly calls: Int32Array;
  readonly headsigns: readonly string[];
  readonly faults: Fault[];
}

/** The calls that an update lists, in order: those at stops that the feed has, and with a time. */
function listCalls(
  ids: FeedIds,
  update: TripUpdate,
  replaced: MatchedRun | undefined,
  day: number,
  zone: string,
  time: number,
): ListedCalls {
  const faults: Fault[] = [];
  const dayStart = serviceDayStart(day, zone);
  const plan = replaced === undefined ? undefined : planOf(ids, replaced.trip);
  const listed: { readonly call: CallUpdate; readonly stop: number; readonly position: number }[] = [];
  for (const call of inOrder(update.calls)) {
    if (call.relationship === 'SKIPPED') continue;
    const stop = stopOf(ids, call, replaced?.trip);
    if (stop === undefined) faults.push('unknown-stop');
    else listed.push({ call, stop, position: plan?.next(stop) ?? -1 });
  }
  const scheduled = new Int32Array(2 * listed.length);
  listed.forEach(({ call: { arrival, departure }, position }, i) => {
    const written = (event: CallUpdate['arrival'], planned: number): number => {
      if (event?.scheduledTime === undefined) return planned;
      const seconds = event.scheduledTime - dayStart;
      if (isWithinDays(seconds)) return seconds;
      faults.push('implausible-time');
      return planned;
    };
    scheduled[2 * i] = written(arrival, position < 0 ? NO_TIME : plan!.times[2 * position]!);
    scheduled[2 * i + 1] = written(departure, position < 0 ? NO_TIME : plan!.times[2 * position + 1]!);
  });
  const timed = callTimes({
    scheduled,
    updates: listed.map(({ call }) => call),
    dayStart,
    delay: update.delay,
    delayFrom: 0,
    updateTime: time,
  });
  const calls = new Int32Array(listed.length * CALL_WIDTH);
  const headsigns: string[] = [];
  let count = 0;
  listed.forEach(({ call, stop, position }, i) => {
    if (timed.times[2 * i] === NO_TIME) {
      faults.push('no-time');
      return;
    }
    const headsign = call.properties?.headsign ?? '';
    if (headsign !== '' && !headsigns.includes(headsign)) headsigns.push(headsign);
    const platform = assignedStop(ids, call) ?? stop;
    const flags = platform === stop ? 0 : CALL_MOVED;
    const facts = packFacts(timed.sources[2 * i]!, timed.sources[2 * i + 1]!, callRules(0, call.properties), flags);
    const headsignPlace = headsign === '' ? 0 : headsigns.indexOf(headsign) + 1;
    calls.set(
      [
        ...[position, platform, timed.times[2 * i]!, timed.times[2 * i + 1]!],
        ...[scheduled[2 * i]!, scheduled[2 * i + 1]!, facts, headsignPlace],
      ],
      CALL_WIDTH * count++,
    );
  });
  return { count, calls: calls.slice(0, CALL_WIDTH * count), headsigns, faults: [...faults, ...timed.faults] };
}

/** By sequence number where all calls have one, else as listed. */
function inOrder(calls: readonly CallUpdate[]): readonly CallUpdate[] {
  if (calls.some(({ stopSequence }) => stopSequence === undefined)) return calls;
  return [...calls].sort((a, b) => a.stopSequence! - b.stopSequence!);
}

/** The stop of a listed call. A replacement may name its calls by the numbers of the trip alone. */
function stopOf(
  ids: FeedIds,
  { stopId = '', stopSequence }: CallUpdate,
  trip: TripIndex | undefined,
): number | undefined {
  const { timetable } = ids;
  const stop = ids.stopsOf(stopId).find((one) => one < timetable.boardableStops);
  if (stop !== undefined || stopId !== '' || trip === undefined || stopSequence === undefined) return stop;
  const position = timetable.positionOfSequence(trip, stopSequence);
  if (position === undefined) return undefined;
  const first = timetable.patternFirstPosition[timetable.patternOfTrip(trip)]!;
  return timetable.positionStop[(first + position) as typeof first];
}

function assignedStop(ids: FeedIds, { properties }: CallUpdate): number | undefined {
  return ids.stopsOf(properties?.assignedStopId ?? '').find((stop) => stop < ids.timetable.boardableStops);
}

/** The calls of the trip that is replaced: a listed call at the next of its stops is that one. */
function planOf(ids: FeedIds, trip: TripIndex): { readonly times: Int32Array; next(stop: number): number } {
  const { timetable } = ids;
  const times = scheduledTimes(ids, trip, 0);
  const first = timetable.patternFirstPosition[timetable.patternOfTrip(trip)]!;
  const stops = timetable.positionStop.subarray(first, first + times.length / 2);
  let from = 0;
  return {
    times,
    next: (stop) => {
      for (let position = from; position < stops.length; position++)
        if (stops[position] === stop) {
          from = position + 1;
          return position;
        }
      return -1;
    },
  };
}

function firstTime(calls: readonly CallUpdate[]): number | undefined {
  for (const { arrival, departure } of calls) {
    const time = departure?.time ?? departure?.scheduledTime ?? arrival?.time ?? arrival?.scheduledTime;
    if (time !== undefined && isInCalendar(time)) return time;
  }
  return undefined;
}

/** The zone of the agency of a route, else of the first agency of the feed. */
function zoneOf({ timetable, feed }: FeedIds, route: RouteIndex | undefined): number {
  const own = route === undefined ? -1 : timetable.routeAgency[route]!;
  const agency = own >= 0 ? own : [...timetable.agencyFeed].indexOf(feed);
  return timetable.agencyZone[agency as AgencyIndex] ?? 0;
}

/** A route that the timetable lacks gets the mode that most lines of the feed have where it calls. */
function newRoute(ids: FeedIds, id: string, calls: Int32Array): NewRoute {
  const { timetable, feed } = ids;
  const counts = new Map<string, number>();
  const routes = new Set<RouteIndex>();
  for (let at = 1; at < calls.length; at += CALL_WIDTH)
    for (const pattern of ids.patternsAt(calls[at]! as never)) routes.add(timetable.patternRoute[pattern]!);
  const all = routes.size > 0 ? [...routes] : [...ids.routes()];
  for (const route of all) {
    const mode = timetable.strings.get(timetable.routeMode[route]!);
    counts.set(mode, (counts.get(mode) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return { feed, id, mode: most?.[0] ?? '' };
}

function refused(fault: Fault): PatchOutcome {
  return { patch: undefined, faults: [fault] };
}
