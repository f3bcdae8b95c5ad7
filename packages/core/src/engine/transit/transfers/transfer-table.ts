import { after } from '../../../storage/index.ts';
import {
  type ServiceWindow,
  type StopIndex,
  TRANSFER_RULE,
  type TransferPoints,
  transferPointsOf,
} from '../../../timetable/index.ts';
import { type CheckTimes, checkSeconds } from '../query/check-times.ts';

/**
 * Every transfer of a window, within a stop or over one walking link, with the seconds it needs; forbidden ones are left out. It leads from a
 * label column where a vehicle arrives (a stop, or an arrival point) to a label column of readiness to board (a stop, or a departure point):
 * `first[column]` to `first[column + 1]`, quickest first. In a mirrored window arrivals and departures change places.
 */
export interface TransferTable {
  readonly first: Int32Array;
  /** Pairs: seconds needed, label column. */
  readonly entries: Int32Array;
  /** `[entry]`: seconds of it that are walked. */
  readonly walks: Int32Array;
  /** Maximum number of entries of a column. */
  readonly mostEntries: number;
}

/** The tables over one set of walking links, by slack and longest walk. */
interface TablesOfLinks {
  readonly longestLink: number;
  readonly tables: Map<string, TransferTable>;
}

/** Requests decide on the parameters of tables, so only a few tables are kept. */
const TABLES_KEPT = 8;

/** Tables by the column of links, which windows and variants of a timetable share. */
type TablesByLinks = WeakMap<ServiceWindow['linkTo'], TablesOfLinks>;

const cached: TablesByLinks = new WeakMap();
const cachedWithChecks = new WeakMap<CheckTimes, TablesByLinks>();

/**
 * The transfers of a window, built once per timetable, direction, slack, longest walk and check-in times.
 * @param slack seconds added to the walk of every transfer that is not timed; a minimum of the feed holds where it is longer
 * @param maxWalk seconds of the longest walking link
 */
export function transferTableOf(
  window: ServiceWindow,
  slack: number,
  maxWalk: number,
  checks?: CheckTimes | undefined,
): TransferTable {
  const byLinks = checks === undefined ? cached : tablesWith(checks);
  const { longestLink, tables } = tablesOver(byLinks, window);
  const key = keyOf(slack, Math.min(maxWalk, longestLink));
  let table = tables.get(key);
  if (table === undefined) {
    table = sortTransfers(new TransferCollector(window, slack, maxWalk, checks).collect());
    if (tables.size >= TABLES_KEPT) tables.clear();
    tables.set(key, table);
  }
  return table;
}

/** Takes over a table that another thread has made for the same window, slack and any walk. */
export function adoptTransferTable(window: ServiceWindow, slack: number, table: TransferTable): void {
  const { longestLink, tables } = tablesOver(cached, window);
  tables.set(keyOf(slack, longestLink), table);
}

/** Limits beyond the longest link share a table. */
function keyOf(slack: number, longestWalk: number): string {
  return `${slack} ${longestWalk}`;
}

function tablesOver(byLinks: TablesByLinks, { linkTo, linkSeconds }: ServiceWindow): TablesOfLinks {
  let ofLinks = byLinks.get(linkTo);
  if (ofLinks === undefined) {
    let longestLink = 0;
    for (const seconds of linkSeconds) longestLink = Math.max(longestLink, seconds);
    ofLinks = { longestLink, tables: new Map() };
    byLinks.set(linkTo, ofLinks);
  }
  return ofLinks;
}

function tablesWith(checks: CheckTimes): TablesByLinks {
  let tables = cachedWithChecks.get(checks);
  if (tables === undefined) {
    tables = new WeakMap();
    cachedWithChecks.set(checks, tables);
  }
  return tables;
}

/** Transfers in parallel arrays: between label columns, seconds needed, seconds walked. */
interface TransferList {
  readonly width: number;
  readonly from: number[];
  readonly to: number[];
  readonly seconds: number[];
  readonly walked: number[];
}

class TransferCollector {
  readonly #window: ServiceWindow;
  readonly #slack: number;
  readonly #maxWalk: number;
  readonly #checks: CheckTimes | undefined;
  readonly #points: TransferPoints | undefined;
  readonly #list: TransferList;

  constructor(window: ServiceWindow, slack: number, maxWalk: number, checks: CheckTimes | undefined) {
    this.#window = window;
    this.#slack = slack;
    this.#maxWalk = maxWalk;
    this.#checks = checks;
    this.#points = transferPointsOf(window.timetable);
    const width = this.#points?.width ?? window.timetable.stopCount;
    this.#list = { width, from: [], to: [], seconds: [], walked: [] };
  }

  collect(): TransferList {
    this.#addGeneral();
    if (this.#points !== undefined) this.#addBetweenPoints(this.#points);
    return this.#list;
  }

  #add(from: number, to: number, seconds: number, walked: number): void {
    this.#list.from.push(from);
    this.#list.to.push(to);
    this.#list.seconds.push(seconds);
    this.#list.walked.push(walked);
  }

  /** Transfers that depend on the two stops alone, also to the departure points there. */
  #addGeneral(): void {
    const { timetable, mirrored, linkFirst, linkTo, linkSeconds, linkRule, linkMinimum } = this.#window;
    const { stopCount, stopRule, stopMinimum } = timetable;
    const pointsAt = mirrored ? this.#points?.arrivalPoints : this.#points?.departurePoints;
    const add = (from: StopIndex, to: StopIndex, rule: number, minimum: number, walk: number): void => {
      const isByVehicle = mirrored ? this.#points?.isByVehicle(to, from) : this.#points?.isByVehicle(from, to);
      if (rule === TRANSFER_RULE.forbidden || isByVehicle === true) return;
      const needed = this.#secondsFor(from, to, rule, minimum, walk);
      this.#add(from, to, needed, walk);
      for (const point of pointsAt?.(to) ?? []) this.#add(from, point, needed, walk);
    };
    for (let stop = 0 as StopIndex; stop < stopCount; stop++) {
      add(stop, stop, stopRule[stop]!, stopMinimum[stop]!, 0);
      const end = linkFirst[after(stop)]!;
      for (let link = linkFirst[stop]!; link < end && linkSeconds[link]! <= this.#maxWalk; link++)
        add(stop, linkTo[link]!, linkRule[link]!, linkMinimum[link]!, linkSeconds[link]!);
    }
  }

  /** Transfers that depend on the two vehicles (TR-9). */
  #addBetweenPoints({ transfers, stopOfPoint }: TransferPoints): void {
    const { timetable, mirrored } = this.#window;
    for (const { fromPoint, toPoint, rule, minimum, walk } of transfers) {
      if (walk > this.#maxWalk) continue;
      const [from, to] = mirrored ? [toPoint, fromPoint] : [fromPoint, toPoint];
      const fromStop = stopOfPoint[from - timetable.stopCount]!;
      const toStop = stopOfPoint[to - timetable.stopCount]!;
      const needed = this.#secondsFor(fromStop, toStop, rule, minimum, walk);
      this.#add(from, to, needed, walk);
      // The stop's own column holds the earliest time of its points. No vehicle is boarded from it, but it bounds the search in the other direction.
      this.#add(from, toStop, needed, walk);
    }
  }

  #secondsFor(from: StopIndex, to: StopIndex, rule: number, minimum: number, walk: number): number {
    const checks = this.#checks;
    const [first, second] = this.#window.mirrored ? [to, from] : [from, to];
    const checked = checks === undefined ? 0 : checkSeconds(checks, first, second);
    if (rule !== TRANSFER_RULE.timed && rule !== TRANSFER_RULE.minimum) return walk + this.#slack + checked;
    // Where a feed gives the time of a transfer between two checkpoints, that time includes the checks.
    const isWithin = checks?.isCheckpoint[from] === 1 && checks.isCheckpoint[to] === 1;
    const least = isWithin ? walk : walk + checked;
    return rule === TRANSFER_RULE.timed ? least : Math.max(least + this.#slack, minimum);
  }
}

function sortTransfers({ width, from, to, seconds, walked }: TransferList): TransferTable {
  const order = from
    .map((_, i) => i)
    .sort((i, j) => from[i]! - from[j]! || seconds[i]! - seconds[j]! || to[i]! - to[j]!);
  const first = new Int32Array(width + 1);
  const entries = new Int32Array(2 * order.length);
  order.forEach((i, at) => {
    first[from[i]! + 1]!++;
    entries[2 * at] = seconds[i]!;
    entries[2 * at + 1] = to[i]!;
  });
  const mostEntries = first.reduce((most, count) => Math.max(most, count), 0);
  for (let column = 0; column < width; column++) first[column + 1]! += first[column]!;
  return { first, entries, walks: Int32Array.from(order, (i) => walked[i]!), mostEntries };
}
