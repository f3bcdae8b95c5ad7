import {
  CALL_SKIPPED,
  CHANGE_KINDS,
  type LiveSnapshot,
  type NewRoute,
  NO_TIME,
  type RunChanges,
  TIME_SOURCES,
} from '@tripwright/core/live';
import type { BuiltTimetable, FeedRows } from '@tripwright/core/timetable/build';
import type { PlannedChange } from './planned-change.ts';

/** The numbering of a timetable that was built from feed rows. */
export type TimetableNumbers = Pick<BuiltTimetable, 'stopIndexOf' | 'tripIndexOf'> & {
  /** Route of the first row of each feed. */
  readonly firstRoute: readonly number[];
  readonly routeCount: number;
  /** Index of a zone in the timetable. */
  readonly zoneIndex: (zone: string) => number;
};

/** Changes as a snapshot has them: columns with the numbers of the timetable. */
export function runChangesOf(
  feeds: readonly FeedRows[],
  changes: readonly PlannedChange[],
  { stopIndexOf, tripIndexOf, firstRoute, routeCount, zoneIndex }: TimetableNumbers,
): RunChanges {
  const texts = [''];
  const newRoutes: NewRoute[] = [];
  const routeOf = ({ feed, route }: PlannedChange): number => {
    if (typeof route === 'number') return firstRoute[feed]! + route;
    let at = newRoutes.findIndex((one) => one.feed === feed && one.id === route);
    if (at < 0) at = newRoutes.push({ feed, id: route, mode: 'pt_pub_bus' }) - 1;
    return routeCount + at;
  };
  const zoneOf = ({ feed, route }: PlannedChange): number => {
    const { agencies, routes } = feeds[feed]!;
    const agency = agencies[typeof route === 'number' ? routes[route]!.agency : -1] ?? agencies[0];
    return zoneIndex(agency?.timezone ?? 'UTC');
  };
  const rows = changes
    .map((change) => ({ ...change, index: change.trip < 0 ? -1 : tripIndexOf[change.feed]![change.trip]! }))
    .sort((a, b) => a.index - b.index || a.day - b.day || a.start - b.start || (a.id < b.id ? -1 : 1));
  const calls = rows.flatMap(({ feed, calls }) =>
    calls.map((call) => ({ ...call, stop: stopIndexOf[feed]![call.stop]! })),
  );
  const firstCall = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => {
    firstCall[i + 1] = firstCall[i]! + row.calls.length;
  });
  const predicted = TIME_SOURCES.indexOf('predicted');
  const ints = <Row>(list: readonly Row[], of: (row: Row) => number): Int32Array => Int32Array.from(list, of);
  return {
    count: rows.length,
    trip: ints(rows, ({ index }) => index),
    day: ints(rows, ({ day }) => day),
    start: ints(rows, ({ start }) => start),
    kind: Uint8Array.from(rows, ({ kind }) => CHANGE_KINDS.indexOf(kind)),
    source: new Int32Array(rows.length),
    zone: ints(rows, (row) => zoneOf(row)),
    route: ints(rows, routeOf),
    time: new Float64Array(rows.length),
    id: ints(rows, ({ id }) => (id === '' ? 0 : texts.push(id) - 1)),
    headsign: new Int32Array(rows.length),
    shortName: new Int32Array(rows.length),
    firstCall,
    callPosition: ints(calls, ({ position }) => position),
    callStop: ints(calls, ({ stop }) => stop),
    callArrival: ints(calls, ({ arrival }) => arrival),
    callDeparture: ints(calls, ({ departure }) => departure),
    callScheduledArrival: new Int32Array(calls.length).fill(NO_TIME),
    callScheduledDeparture: new Int32Array(calls.length).fill(NO_TIME),
    callArrivalSource: new Uint8Array(calls.length).fill(predicted),
    callDepartureSource: new Uint8Array(calls.length).fill(predicted),
    callRules: Uint8Array.from(calls, ({ pickup, dropOff }) => pickup | (dropOff << 2)),
    callFlags: Uint8Array.from(calls, ({ isSkipped }) => (isSkipped ? CALL_SKIPPED : 0)),
    callHeadsign: new Int32Array(calls.length),
    texts,
    newRoutes,
  };
}

/** A snapshot of nothing but changed runs. */
export function snapshotOf(runs: RunChanges, datasetVersion = '', at = 0): LiveSnapshot {
  const feed = { name: 'live', feed: 0, messageTime: at, health: 'fresh' } as const;
  return { id: 'test', datasetVersion, at, feeds: [feed], runs, alerts: [], vehicles: [], shared: [] };
}
