import { type ServiceWindow, TRANSFER_RULE, transferPointsOf } from '../../../timetable/index.ts';
import { type CheckTimes, checkSeconds } from '../query/check-times.ts';

/**
 * Every change of a window, within a stop or over one walking link, with the seconds it needs; forbidden ones are left out. From a
 * column where a vehicle arrives (a stop, or an arrival point) to a column where one boards (a stop, or a departure
 * point): `first[column]` to `first[column + 1]`, quickest first. In a mirrored window arrivals and departures change places.
 */
export interface TransferTable {
  readonly first: Int32Array;
  /** Pairs: seconds needed, column. */
  readonly ways: Int32Array;
  /** `[way]`: seconds of it that are walked. */
  readonly walks: Int32Array;
  /** Of one column. */
  readonly mostWays: number;
}

/** The tables over one set of walking links. */
interface TablesByWishes {
  readonly longestLink: number;
  readonly tables: Map<string, TransferTable>;
}

const cached = new WeakMap<Int32Array, TablesByWishes>();
const cachedWithChecks = new WeakMap<CheckTimes, WeakMap<Int32Array, TablesByWishes>>();

/** Changes of a window for a slack and a longest walk, worked out once per timetable, direction, slack, walk and times to check in. */
export function transferTableOf(
  window: ServiceWindow,
  slack: number,
  maxWalk: number,
  checks?: CheckTimes | undefined,
): TransferTable {
  const byLinks = checks === undefined ? cached : tablesWith(checks);
  let byWishes = byLinks.get(window.linkTo);
  if (byWishes === undefined) {
    const longestLink = window.linkSeconds.reduce((longest, seconds) => Math.max(longest, seconds), 0);
    byWishes = { longestLink, tables: new Map() };
    byLinks.set(window.linkTo, byWishes);
  }
  const { longestLink, tables } = byWishes;
  const key = `${slack} ${Math.min(maxWalk, longestLink)}`; // all who walk any link share a table
  let table = tables.get(key);
  if (table === undefined) {
    table = layOutTransfers(window, slack, maxWalk, checks);
    if (tables.size >= 8) tables.clear(); // they come from requests: keep a few, never many
    tables.set(key, table);
  }
  return table;
}

function tablesWith(checks: CheckTimes): WeakMap<Int32Array, TablesByWishes> {
  let tables = cachedWithChecks.get(checks);
  if (tables === undefined) {
    tables = new WeakMap();
    cachedWithChecks.set(checks, tables);
  }
  return tables;
}

function layOutTransfers(
  window: ServiceWindow,
  slack: number,
  maxWalk: number,
  checks: CheckTimes | undefined,
): TransferTable {
  const { timetable, mirrored, linkFirst, linkTo, linkSeconds, linkRule, linkMinimum } = window;
  const { stopCount, stopRule, stopMinimum } = timetable;
  const transferPoints = transferPointsOf(timetable);
  const width = transferPoints?.width ?? stopCount;
  const from: number[] = [];
  const to: number[] = [];
  const seconds: number[] = [];
  const walked: number[] = [];
  const add = (a: number, b: number, needed: number, walk: number): void => {
    from.push(a);
    to.push(b);
    seconds.push(needed);
    walked.push(walk);
  };
  const checkedFor = (a: number, b: number): number =>
    checks === undefined ? 0 : mirrored ? checkSeconds(checks, b, a) : checkSeconds(checks, a, b);
  // A feed that names the time of a change between two checkpoints knows it better.
  const isWithin = (a: number, b: number): boolean => checks?.isCheckpoint[a] === 1 && checks.isCheckpoint[b] === 1;
  const neededFor = (a: number, b: number, rule: number, minimum: number, walk: number): number => {
    if (rule !== TRANSFER_RULE.timed && rule !== TRANSFER_RULE.minimum) return walk + slack + checkedFor(a, b);
    const least = isWithin(a, b) ? walk : walk + checkedFor(a, b);
    return rule === TRANSFER_RULE.timed ? least : Math.max(least, minimum);
  };
  const pointsAt = mirrored ? transferPoints?.arrivalPoints : transferPoints?.departurePoints;
  const addGeneral = (a: number, b: number, rule: number, minimum: number, walk: number): void => {
    const isByVehicle = mirrored ? transferPoints?.isByVehicle(b, a) : transferPoints?.isByVehicle(a, b);
    if (rule === TRANSFER_RULE.forbidden || isByVehicle === true) return;
    const needed = neededFor(a, b, rule, minimum, walk);
    add(a, b, needed, walk);
    for (const point of pointsAt?.(b) ?? []) add(a, point, needed, walk);
  };
  for (let stop = 0; stop < stopCount; stop++) {
    addGeneral(stop, stop, stopRule[stop]!, stopMinimum[stop]!, 0);
    for (let link = linkFirst[stop]!; link < linkFirst[stop + 1]! && linkSeconds[link]! <= maxWalk; link++)
      addGeneral(stop, linkTo[link]!, linkRule[link]!, linkMinimum[link]!, linkSeconds[link]!);
  }
  for (const way of transferPoints?.ways ?? []) {
    if (way.walk > maxWalk) continue;
    const [a, b] = mirrored ? [way.toPoint, way.fromPoint] : [way.fromPoint, way.toPoint];
    const [fromStop, toStop] = [
      transferPoints!.stopOfPoint[a - stopCount]!,
      transferPoints!.stopOfPoint[b - stopCount]!,
    ];
    const needed = neededFor(fromStop, toStop, way.rule, way.minimum, way.walk);
    add(a, b, needed, way.walk);
    // The stop's own column is the earliest of its points': nobody boards by it, the search in the other direction is bounded by it.
    add(a, toStop, needed, way.walk);
  }
  const order = from
    .map((_, i) => i)
    .sort((i, j) => from[i]! - from[j]! || seconds[i]! - seconds[j]! || to[i]! - to[j]!);
  const first = new Int32Array(width + 1);
  const ways = new Int32Array(2 * order.length);
  const walks = Int32Array.from(order, (i) => walked[i]!);
  order.forEach((i, at) => {
    first[from[i]! + 1]!++;
    ways[2 * at] = seconds[i]!;
    ways[2 * at + 1] = to[i]!;
  });
  const mostWays = first.reduce((most, ways) => Math.max(most, ways), 0);
  for (let column = 0; column < width; column++) first[column + 1]! += first[column]!;
  return { first, ways, walks, mostWays };
}
