import {
  CALL_ARRIVAL,
  CALL_DEPARTURE,
  CALL_FACTS,
  CALL_HEADSIGN,
  CALL_POSITION,
  CALL_SCHEDULED_ARRIVAL,
  CALL_SCHEDULED_DEPARTURE,
  CALL_STOP,
  CALL_WIDTH,
  type RunPatch,
} from '../meaning/run-patch.ts';
import { CHANGE_KINDS, type NewRoute, type RunChanges } from '../snapshot/run-changes.ts';
import { compareRows } from './choose-runs.ts';
import type { SnapshotRow } from './chosen-run.ts';

/** What was laid out before. */
export interface LaidOutRuns {
  readonly rows: readonly SnapshotRow[];
  readonly runs: RunChanges;
}

/**
 * The rows in their order as flat columns.
 * @param routeCount routes of the timetable, after which new ones are numbered
 * @param before columns of which the calls of unchanged runs are copied in long stretches; the result is the same without
 */
export function layOutRuns(rows: readonly SnapshotRow[], routeCount: number, before?: LaidOutRuns): RunChanges {
  const count = rows.length;
  if (before !== undefined && areSame(rows, before.rows)) return withTimes(before.runs, rows);
  let callCount = 0;
  for (const { patch } of rows) callCount += patch.calls.length / CALL_WIDTH;
  const ints = (length: number): Int32Array => new Int32Array(length);
  const texts = new TextPool();
  const routes = new NewRoutes(routeCount);
  const columns = {
    trip: ints(count),
    day: ints(count),
    start: ints(count),
    kind: new Uint8Array(count),
    source: ints(count),
    zone: ints(count),
    route: ints(count),
    time: new Float64Array(count),
    id: ints(count),
    headsign: ints(count),
    shortName: ints(count),
    firstCall: ints(count + 1),
    callPosition: ints(callCount),
    callStop: ints(callCount),
    callArrival: ints(callCount),
    callDeparture: ints(callCount),
    callScheduledArrival: ints(callCount),
    callScheduledDeparture: ints(callCount),
    callArrivalSource: new Uint8Array(callCount),
    callDepartureSource: new Uint8Array(callCount),
    callRules: new Uint8Array(callCount),
    callFlags: new Uint8Array(callCount),
    callHeadsign: ints(callCount),
  };
  const sameAs = before === undefined ? undefined : sameRows(rows, before.rows);
  if (before !== undefined && sameAs !== undefined) copyStretches(columns, rows, before, sameAs);
  let firstCall = 0;
  for (let row = 0; row < count; row++) {
    const { patch, source, start } = rows[row]!;
    columns.trip[row] = patch.trip;
    columns.day[row] = patch.day;
    columns.start[row] = start;
    columns.kind[row] = CHANGE_KINDS.indexOf(patch.kind);
    columns.source[row] = source;
    columns.zone[row] = patch.zone;
    columns.route[row] = patch.newRoute === undefined ? patch.route : routes.add(patch.newRoute);
    columns.time[row] = patch.time;
    columns.id[row] = texts.add(patch.id);
    columns.headsign[row] = texts.add(patch.headsign);
    columns.shortName[row] = texts.add(patch.shortName);
    const same = sameAs?.[row] ?? -1;
    // Places of texts may differ from one snapshot to the next.
    const isCopied = same >= 0 && before!.rows[same]!.patch.calls === patch.calls && patch.headsigns.length === 0;
    if (!isCopied) writeCalls(columns, firstCall, patch, texts);
    firstCall += patch.calls.length / CALL_WIDTH;
    columns.firstCall[row + 1] = firstCall;
  }
  return { count, ...columns, texts: texts.texts, newRoutes: routes.routes };
}

/** Whether rows say the same of the same runs, whenever that was said. */
function areSame(rows: readonly SnapshotRow[], before: readonly SnapshotRow[]): boolean {
  return (
    rows.length === before.length &&
    rows.every((row, i) => {
      const [hash, other] = [row.patch.hash, before[i]!.patch.hash];
      if (hash[0] !== other[0] || hash[1] !== other[1]) return false;
      return row.source === before[i]!.source && row.start === before[i]!.start;
    })
  );
}

/** The same runs, said at the times of the rows. */
function withTimes(runs: RunChanges, rows: readonly SnapshotRow[]): RunChanges {
  if (rows.every(({ patch }, row) => runs.time[row] === patch.time)) return runs;
  return { ...runs, time: Float64Array.from(rows, ({ patch }) => patch.time) };
}

const CALL_COLUMNS = [
  'callPosition',
  'callStop',
  'callArrival',
  'callDeparture',
  'callScheduledArrival',
  'callScheduledDeparture',
  'callArrivalSource',
  'callDepartureSource',
  'callRules',
  'callFlags',
  'callHeadsign',
] as const;

type CallColumns = Pick<RunChanges, (typeof CALL_COLUMNS)[number]>;

/** For each row the earlier row of the same run with as many calls, −1 = none. Both lists are in the order of snapshots. */
function sameRows(rows: readonly SnapshotRow[], before: readonly SnapshotRow[]): Int32Array {
  const sameAs = new Int32Array(rows.length).fill(-1);
  let old = 0;
  for (let row = 0; row < rows.length && old < before.length; ) {
    const order = compareRows(rows[row]!, before[old]!);
    if (order === 0 && rows[row]!.patch.calls.length === before[old]!.patch.calls.length) sameAs[row] = old;
    if (order <= 0) row++;
    if (order >= 0) old++;
  }
  return sameAs;
}

/** Copies the calls of stretches of rows that stood side by side before as well. Runs among them that have changed are written over afterwards. */
function copyStretches(
  columns: CallColumns,
  rows: readonly SnapshotRow[],
  { runs }: LaidOutRuns,
  sameAs: Int32Array,
): void {
  let to = 0;
  for (let row = 0; row < rows.length; ) {
    const first = sameAs[row]!;
    const start = to;
    let length = 0;
    do {
      to += rows[row + length]!.patch.calls.length / CALL_WIDTH;
      length++;
    } while (row + length < rows.length && first >= 0 && sameAs[row + length] === first + length);
    if (first >= 0) {
      const from = runs.firstCall[first]!;
      const end = runs.firstCall[first + length]!;
      for (const name of CALL_COLUMNS) columns[name].set(runs[name].subarray(from, end), start);
    }
    row += length;
  }
}

/** Writes the calls of one run from `first` on. */
function writeCalls(columns: CallColumns, first: number, { calls, headsigns }: RunPatch, texts: TextPool): void {
  const { callPosition, callStop, callArrival, callDeparture, callScheduledArrival, callScheduledDeparture } = columns;
  const { callArrivalSource, callDepartureSource, callRules, callFlags, callHeadsign } = columns;
  let call = first;
  for (let at = 0; at < calls.length; at += CALL_WIDTH, call++) {
    callPosition[call] = calls[at + CALL_POSITION]!;
    callStop[call] = calls[at + CALL_STOP]!;
    callArrival[call] = calls[at + CALL_ARRIVAL]!;
    callDeparture[call] = calls[at + CALL_DEPARTURE]!;
    callScheduledArrival[call] = calls[at + CALL_SCHEDULED_ARRIVAL]!;
    callScheduledDeparture[call] = calls[at + CALL_SCHEDULED_DEPARTURE]!;
    const facts = calls[at + CALL_FACTS]!;
    callArrivalSource[call] = facts & 7;
    callDepartureSource[call] = (facts >> 3) & 7;
    callRules[call] = (facts >> 6) & 15;
    callFlags[call] = facts >> 10;
    const headsign = calls[at + CALL_HEADSIGN]!;
    callHeadsign[call] = headsign === 0 ? 0 : texts.add(headsigns[headsign - 1]!);
  }
}

/** Different texts in the order of their first use; the first is ''. */
class TextPool {
  readonly texts: string[] = [''];
  readonly #places = new Map<string, number>([['', 0]]);

  add(text: string): number {
    if (text === '') return 0;
    let place = this.#places.get(text);
    if (place === undefined) {
      place = this.texts.length;
      this.#places.set(text, place);
      this.texts.push(text);
    }
    return place;
  }
}

/** Routes that the timetable lacks, numbered after those that it has. */
class NewRoutes {
  readonly routes: NewRoute[] = [];
  readonly #first: number;

  constructor(routeCount: number) {
    this.#first = routeCount;
  }

  add(route: NewRoute): number {
    const found = this.routes.findIndex(({ feed, id }) => feed === route.feed && id === route.id);
    if (found >= 0) return this.#first + found;
    this.routes.push(route);
    return this.#first + this.routes.length - 1;
  }
}
