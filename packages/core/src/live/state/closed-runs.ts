import { localDay, serviceDayStart } from '../../base/index.ts';
import { after } from '../../storage/index.ts';
import type { CallIndex, PatternIndex, PositionIndex, StopIndex, Timetable, TripIndex } from '../../timetable/index.ts';
import { isActiveAt, isActiveWithin } from '../alerts/active-periods.ts';
import { closesService } from '../alerts/alert-effects.ts';
import { stopsNamed } from '../alerts/alert-index.ts';
import { headwaysOf } from '../match/headways.ts';
import { NO_USE } from '../meaning/call-rules.ts';
import {
  CALL_ARRIVAL,
  CALL_DEPARTURE,
  CALL_FACTS,
  CALL_STOP,
  CALL_WIDTH,
  isExtra,
  packFacts,
  type RunPatch,
  runPatch,
} from '../meaning/run-patch.ts';
import type { AlertTarget, LiveAlert, LiveFeed } from '../snapshot/live-snapshot.ts';
import { CALL_SKIPPED } from '../snapshot/run-changes.ts';
import { compareRows } from './choose-runs.ts';
import type { SnapshotRow } from './chosen-run.ts';

/** Days ahead for which closures are applied to runs; beyond them alerts are shown only. */
const CLOSURE_DAYS = 7;
/** Rows from closures in one snapshot; with more the later days are left as they are. */
const MOST_ROWS = 20_000;

/** One target of an alert that closes it. */
interface Closure {
  readonly target: AlertTarget;
  readonly alert: LiveAlert;
  /** Stops that the target names, with those below a station; undefined where it names none. */
  readonly stops: ReadonlySet<number> | undefined;
}

/**
 * Applies alerts that close something to the runs of a snapshot (RT-29). A call is closed while an alert that closes it is active at its departure (at
 * the last call: at its arrival), with the times of now; a run without two open calls is cancelled. So a closed stop is passed, a closed line does
 * not run, and searches, boards and explanations need to know nothing of alerts.
 * @param rows of the sources of trip updates @param at Unix seconds
 */
export function withClosedRuns(
  timetable: Timetable,
  rows: readonly SnapshotRow[],
  alerts: readonly LiveAlert[],
  feeds: readonly LiveFeed[],
  at: number,
): readonly SnapshotRow[] {
  const closures = closuresOf(timetable, alerts, at);
  if (closures.length === 0) return rows;
  const closed: SnapshotRow[] = [];
  const known = new Set<string>();
  for (const row of rows) {
    if (!isExtra(row.patch.kind)) known.add(`${row.patch.trip} ${row.patch.day} ${row.start}`);
    const left = closeKnown(timetable, row, closures);
    if (left !== undefined) closed.push(left);
  }
  for (const row of closedByTimetable(timetable, closures, at)) {
    const { patch, source, start } = row;
    if (!known.has(`${patch.trip} ${patch.day} ${start}`))
      closed.push({ ...row, patch: { ...patch, time: feeds[source]?.messageTime ?? 0 } });
  }
  return closed.sort(compareRows);
}

/** The last result of each timetable: alerts change rarely, snapshots are made every few seconds. */
const lastOf = new WeakMap<Timetable, { readonly key: string; readonly rows: readonly SnapshotRow[] }>();

/** Runs that are as in the timetable but for an alert; their patches have the time 0. */
function closedByTimetable(timetable: Timetable, closures: readonly Closure[], at: number): readonly SnapshotRow[] {
  const today = localDay(at, timetable.zoneNames[0] ?? 'UTC');
  const said = closures.map(({ target, alert }) => [target, alert.source, alert.alert.activePeriods]);
  const key = `${today} ${JSON.stringify(said)}`;
  let last = lastOf.get(timetable);
  if (last?.key !== key) {
    last = { key, rows: [...closeTimetable(timetable, closures, today)] };
    lastOf.set(timetable, last);
  }
  return last.rows;
}

function closuresOf(timetable: Timetable, alerts: readonly LiveAlert[], at: number): Closure[] {
  const [from, to] = [at - 86_400, at + CLOSURE_DAYS * 86_400];
  return alerts
    .filter((alert) => closesService(alert) && isActiveWithin(alert.alert.activePeriods, from, to))
    .flatMap((alert) =>
      alert.targets
        // A lift out of order closes no service.
        .filter(({ pathway }) => pathway === undefined)
        .map((target) => ({
          target,
          alert,
          stops: target.stop === undefined ? undefined : new Set(stopsNamed(timetable, target.stop as StopIndex)),
        })),
    );
}

/** The closures that may concern the runs of a pattern. */
function closuresOfPattern(timetable: Timetable, pattern: PatternIndex, closures: readonly Closure[]): Closure[] {
  const { patternRoute, routeAgency, routeType, patternFirstTrip, patternFirstPosition, positionStop } = timetable;
  const route = patternRoute[pattern]!;
  return closures.filter(({ target, stops }) => {
    if (target.route !== undefined && target.route !== route) return false;
    if (target.agency !== undefined && target.agency !== routeAgency[route]) return false;
    if (target.routeType !== undefined && target.routeType !== routeType[route]) return false;
    const trip = target.trip;
    if (trip !== undefined && !(trip >= patternFirstTrip[pattern]! && trip < patternFirstTrip[after(pattern)]!))
      return false;
    if (stops === undefined) return true;
    for (let at = patternFirstPosition[pattern]!; at < patternFirstPosition[after(pattern)]!; at++)
      if (stops.has(positionStop[at as PositionIndex]!)) return true;
    return false;
  });
}

function* closeTimetable(timetable: Timetable, closures: readonly Closure[], today: number): Generator<SnapshotRow> {
  const { patternCount, patternFirstTrip, tripDaySet, tripDirection } = timetable;
  const concerned: { readonly trip: TripIndex; readonly own: readonly Closure[] }[] = [];
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    const ofPattern = closuresOfPattern(timetable, pattern, closures);
    if (ofPattern.length === 0) continue;
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++) {
      const own = ofPattern.filter(
        ({ target }) =>
          (target.trip === undefined || target.trip === trip) &&
          (target.direction === undefined || target.direction === tripDirection[trip as TripIndex]),
      );
      if (own.length > 0) concerned.push({ trip: trip as TripIndex, own });
    }
  }
  let made = 0;
  for (let day = today - 1; day <= today + CLOSURE_DAYS; day++) {
    for (const { trip, own } of concerned) {
      if (!timetable.runsOn(tripDaySet[trip]!, day)) continue;
      const ofDay = own.filter(({ target }) => target.day === undefined || target.day === day);
      for (const start of ofDay.length === 0 ? [] : startsOf(timetable, trip)) {
        const row = closeTimetableRun(timetable, trip, day, start, ofDay);
        if (row === undefined) continue;
        yield row;
        made++;
      }
    }
    if (made >= MOST_ROWS) return;
  }
}

/** The starts of the runs of a frequency trip; −1 for the one run of another trip. */
function startsOf(timetable: Timetable, trip: TripIndex): readonly number[] {
  const rows = headwaysOf(timetable, trip);
  if (rows.length === 0) return [-1];
  return rows.flatMap(({ start, end, seconds }) =>
    Array.from({ length: Math.ceil((end - start) / seconds) }, (_, run) => start + run * seconds),
  );
}

function closeTimetableRun(
  timetable: Timetable,
  trip: TripIndex,
  day: number,
  start: number,
  closures: readonly Closure[],
): SnapshotRow | undefined {
  const { tripFirstCall, callArrival, callDeparture, patternFirstPosition, positionStop, positionRules } = timetable;
  const [first, pattern] = [tripFirstCall[trip]!, timetable.patternOfTrip(trip)];
  const count = tripFirstCall[after(trip)]! - first;
  const shift = start < 0 ? 0 : start - callDeparture[first]!;
  const calls = new Int32Array(count * CALL_WIDTH);
  for (let position = 0; position < count; position++) {
    const [call, index] = [
      (first + position) as CallIndex,
      (patternFirstPosition[pattern]! + position) as PositionIndex,
    ];
    const [arrival, departure] = [callArrival[call]! + shift, callDeparture[call]! + shift];
    calls.set(
      [
        position,
        positionStop[index]!,
        arrival,
        departure,
        arrival,
        departure,
        packFacts(0, 0, positionRules[index]!, 0),
        0,
      ],
      position * CALL_WIDTH,
    );
  }
  const zone = timetable.tripZone[trip]!;
  const by = closeCalls(calls, serviceDayStart(day, timetable.zoneNames[zone] ?? 'UTC'), closures);
  if (by === undefined) return undefined;
  const isCancelled = openCalls(calls) < 2;
  const patch = runPatch({
    ...{ kind: isCancelled ? 'cancelled' : 'changed', trip, day, start, zone, newRoute: undefined },
    route: timetable.patternRoute[pattern]!,
    time: 0,
    ...{ id: '', headsign: '', shortName: '', vehicle: '', headsigns: [] },
    calls: isCancelled ? new Int32Array(0) : calls,
  });
  return { patch, source: by.source, start };
}

/**
 * A run that a source speaks of, with its closed calls.
 * @returns undefined where nothing is left of a run that comes beside those of the timetable: there is nothing to show as cancelled
 */
function closeKnown(timetable: Timetable, row: SnapshotRow, closures: readonly Closure[]): SnapshotRow | undefined {
  const { patch } = row;
  if (patch.kind === 'cancelled' || patch.kind === 'deleted') return row;
  const { routeAgency, routeType, tripDirection } = timetable;
  const route = patch.route as never;
  const own = closures.filter(
    ({ target }) =>
      (target.trip === undefined || target.trip === patch.trip) &&
      (target.day === undefined || target.day === patch.day) &&
      (target.route === undefined || target.route === patch.route) &&
      (target.agency === undefined || target.agency === routeAgency[route]) &&
      (target.routeType === undefined || target.routeType === routeType[route]) &&
      (target.direction === undefined || target.direction === tripDirection[patch.trip as TripIndex]),
  );
  if (own.length === 0) return row;
  const calls = patch.calls.slice();
  if (closeCalls(calls, serviceDayStart(patch.day, timetable.zoneNames[patch.zone] ?? 'UTC'), own) === undefined)
    return row;
  const { hash: _, ...parts } = patch;
  const isCancelled = openCalls(calls) < 2;
  if (isCancelled && isExtra(patch.kind)) return undefined;
  const kind: RunPatch['kind'] = isCancelled ? 'cancelled' : patch.kind;
  return { ...row, patch: runPatch({ ...parts, kind, calls: isCancelled ? new Int32Array(0) : calls }) };
}

/** Marks closed calls as skipped. @returns the alert that closes the first of them; undefined where all stay open */
function closeCalls(calls: Int32Array, dayStart: number, closures: readonly Closure[]): LiveAlert | undefined {
  let by: LiveAlert | undefined;
  for (let at = 0; at < calls.length; at += CALL_WIDTH) {
    const isLast = at + CALL_WIDTH >= calls.length;
    const instant = dayStart + calls[at + (isLast ? CALL_ARRIVAL : CALL_DEPARTURE)]!;
    const found = closures.find(
      ({ stops, alert }) =>
        (stops === undefined || stops.has(calls[at + CALL_STOP]!)) && isActiveAt(alert.alert.activePeriods, instant),
    );
    if (found === undefined) continue;
    const facts = calls[at + CALL_FACTS]!;
    calls[at + CALL_FACTS] = packFacts(facts & 7, (facts >> 3) & 7, NO_USE, (facts >> 10) | CALL_SKIPPED);
    by ??= found.alert;
  }
  return by;
}

function openCalls(calls: Int32Array): number {
  let open = 0;
  for (let at = CALL_FACTS; at < calls.length; at += CALL_WIDTH) if (((calls[at]! >> 10) & CALL_SKIPPED) === 0) open++;
  return open;
}
