import { section } from '../../base/index.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';
import type { Timetable } from '../data/timetable.ts';

/**
 * Changes on which rows of transfers.txt about routes or trips have a say, so that it matters who changes to what (TR-9).
 *
 * At the stops of such rows, vehicles that the rows cannot tell apart form a class, and every class has a *point*: a label column of
 * its own beside the stops' (`stops` and up). Arriving vehicles have arrival points, departing ones departure points.
 * `docs/decisions/0013-transfer-points.md` shows why that is exact.
 */
export interface TransferPoints {
  /** Stops and points: how many label columns a search needs. */
  readonly width: number;
  /** `[point - stops]` → its stop. */
  readonly stopOfPoint: Int32Array;
  /** `[trip]` → 0, or a number shared by the trips of a pattern that every row treats alike: lanes hold one kind. */
  readonly tripKind: Int32Array;
  /** `[stop]`: 1 where arriving (departing) vehicles are told apart. */
  readonly hasArrivalPoints: Uint8Array;
  readonly hasDeparturePoints: Uint8Array;
  /** Points of a stop, none where vehicles are not told apart. */
  readonly arrivalPoints: (stop: number) => readonly number[];
  readonly departurePoints: (stop: number) => readonly number[];
  /** The point of a vehicle at a stop that has points. */
  readonly arrivalPointOf: (stop: number, trip: number) => number;
  readonly departurePointOf: (stop: number, trip: number) => number;
  /** Whether vehicles matter between two stops: then no general rule speaks about the change. */
  readonly isByVehicle: (from: number, to: number) => boolean;
  /** Changes between points, forbidden ones left out; `walk` is 0 within a stop. */
  readonly ways: readonly PointTransfer[];
}

export interface PointTransfer {
  readonly fromPoint: number;
  readonly toPoint: number;
  readonly walk: number;
  /** One of `TRANSFER_RULE`. */
  readonly rule: number;
  readonly minimum: number;
}

interface Row {
  readonly fromTrip: number;
  readonly toTrip: number;
  readonly fromRoute: number;
  readonly toRoute: number;
  readonly type: number;
  readonly seconds: number;
}

const cached = new WeakMap<Timetable, TransferPoints | undefined>();

/** @returns undefined where no row names a route or a trip, which is how most feeds are */
export function transferPointsOf(timetable: Timetable): TransferPoints | undefined {
  if (!cached.has(timetable)) cached.set(timetable, collect(timetable));
  return cached.get(timetable);
}

function collect(timetable: Timetable): TransferPoints | undefined {
  const { rows, byPair, pairKey } = readRows(timetable);
  const particular = rows.filter(({ row }) => isSpecific(row));
  if (particular.length === 0) return undefined;

  const platforms = platformsOf(timetable);
  const walks = new Map<number, number>();
  const pairs: { readonly from: number; readonly to: number; readonly rows: readonly Row[] }[] = [];
  for (const { fromStop, toStop } of particular) {
    for (const from of platforms(fromStop)) {
      for (const to of platforms(toStop)) {
        const key = pairKey(from, to);
        const walk = from === to ? 0 : linkSeconds(timetable, from, to);
        if (walk === undefined || walks.has(key)) continue;
        walks.set(key, walk);
        pairs.push({ from, to, rows: ranked(timetable, byPair, pairKey, from, to) });
      }
    }
  }
  pairs.sort((a, b) => a.from - b.from || a.to - b.to);

  const stopOfPoint: number[] = [];
  const arriving = new PointTable(timetable, stopOfPoint, (row) => [row.fromTrip, row.fromRoute]);
  const departing = new PointTable(timetable, stopOfPoint, (row) => [row.toTrip, row.toRoute]);
  for (const pair of pairs) {
    arriving.tellApart(pair.from, pair.rows);
    departing.tellApart(pair.to, pair.rows);
  }
  const tripKind = kindsOf(timetable, rows);
  arriving.lay(tripKind);
  departing.lay(tripKind);

  const ways = pairs.flatMap(({ from, to, rows: best }): PointTransfer[] =>
    arriving.classesAt(from).flatMap((arrival) =>
      departing.classesAt(to).flatMap((departure): PointTransfer[] => {
        const row = best.find(
          (one) =>
            isMeant(timetable, arrival.trip, one.fromTrip, one.fromRoute) &&
            isMeant(timetable, departure.trip, one.toTrip, one.toRoute),
        );
        const [rule, minimum] = ruleOf(row);
        if (rule === TRANSFER_RULE.forbidden) return [];
        return [
          { fromPoint: arrival.point, toPoint: departure.point, walk: walks.get(pairKey(from, to))!, rule, minimum },
        ];
      }),
    ),
  );
  return {
    width: timetable.stopCount + stopOfPoint.length,
    stopOfPoint: Int32Array.from(stopOfPoint),
    tripKind,
    hasArrivalPoints: arriving.flags(),
    hasDeparturePoints: departing.flags(),
    arrivalPoints: (stop) => arriving.classesAt(stop).map(({ point }) => point),
    departurePoints: (stop) => departing.classesAt(stop).map(({ point }) => point),
    arrivalPointOf: (stop, trip) => arriving.pointOf(stop, trip),
    departurePointOf: (stop, trip) => departing.pointOf(stop, trip),
    isByVehicle: (from, to) => walks.has(pairKey(from, to)),
    ways,
  };
}

interface VehicleClass {
  readonly point: number;
  /** Any trip of the class. */
  readonly trip: number;
}

/** One side of all changes: classes of vehicles at stops, by what the rows there can tell apart. */
class PointTable {
  readonly #timetable: Timetable;
  readonly #stopOfPoint: number[];
  #tripKind: Int32Array = new Int32Array(0);
  readonly #side: (row: Row) => readonly [trip: number, route: number];
  readonly #rowsAt = new Map<number, Set<Row>>();
  /** `[kind]` → the trip that stands for all of its kind; trips that no row names stand for themselves. */
  readonly #firstOfKind = new Map<number, number>();
  readonly #classes = new Map<number, Map<string, VehicleClass>>();

  constructor(timetable: Timetable, stopOfPoint: number[], side: (row: Row) => readonly [trip: number, route: number]) {
    this.#timetable = timetable;
    this.#stopOfPoint = stopOfPoint;
    this.#side = side;
  }

  tellApart(stop: number, rows: readonly Row[]): void {
    const known = this.#rowsAt.get(stop) ?? new Set();
    for (const row of rows) known.add(row);
    this.#rowsAt.set(stop, known);
  }

  /** Gives every class of vehicles that serves a told-apart stop its point. */
  lay(tripKind: Int32Array): void {
    this.#tripKind = tripKind;
    const { patternCount, patternFirstPosition, patternFirstTrip, positionStop, stopCount } = this.#timetable;
    for (let pattern = 0; pattern < patternCount; pattern++) {
      const stops = new Set<number>();
      for (let at = patternFirstPosition[pattern]!; at < patternFirstPosition[pattern + 1]!; at++)
        if (this.#rowsAt.has(positionStop[at]!)) stops.add(positionStop[at]!);
      if (stops.size === 0) continue;
      const kinds = new Set<number>();
      for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[pattern + 1]!; trip++) {
        if (kinds.has(tripKind[trip]!)) continue;
        kinds.add(tripKind[trip]!);
        if (tripKind[trip]! > 0 && !this.#firstOfKind.has(tripKind[trip]!))
          this.#firstOfKind.set(tripKind[trip]!, trip);
        for (const stop of stops) {
          const classes = this.#classes.get(stop) ?? new Map<string, VehicleClass>();
          this.#classes.set(stop, classes);
          const key = this.#classKey(stop, trip);
          if (classes.has(key)) continue;
          classes.set(key, { point: stopCount + this.#stopOfPoint.length, trip });
          this.#stopOfPoint.push(stop);
        }
      }
    }
  }

  classesAt(stop: number): readonly VehicleClass[] {
    return [...(this.#classes.get(stop)?.values() ?? [])];
  }

  pointOf(stop: number, trip: number): number {
    return this.#classes.get(stop)!.get(this.#classKey(stop, trip))!.point;
  }

  flags(): Uint8Array {
    const flags = new Uint8Array(this.#timetable.stopCount);
    for (const stop of this.#classes.keys()) flags[stop] = 1;
    return flags;
  }

  /** Which of the stop's rows mean a vehicle. */
  #classKey(stop: number, trip: number): string {
    const vehicle = this.#firstOfKind.get(this.#tripKind[trip]!) ?? trip;
    let key = '';
    for (const row of this.#rowsAt.get(stop)!) key += isMeant(this.#timetable, vehicle, ...this.#side(row)) ? '1' : '0';
    return key;
  }
}

function isSpecific(row: Row): boolean {
  return row.fromTrip >= 0 || row.toTrip >= 0 || row.fromRoute >= 0 || row.toRoute >= 0;
}

/** A trip named in a row hides the route beside it (TR-1). */
function isMeant(timetable: Timetable, vehicle: number, trip: number, route: number): boolean {
  if (trip >= 0) return vehicle === trip;
  return route < 0 || timetable.patternRoute[timetable.patternOfTrip(vehicle)] === route;
}

function ruleOf(row: Row | undefined): readonly [rule: number, minimum: number] {
  if (row === undefined || (row.type === TRANSFER_RULE.minimum && row.seconds < 0)) return [TRANSFER_RULE.general, 0];
  return [row.type, Math.max(0, row.seconds)];
}

/**
 * Numbers the trips that rows name: equal numbers for trips of a pattern about which the rows say the same, so that a feed with a
 * row for each trip of a line still has one lane for them all.
 */
function kindsOf(
  timetable: Timetable,
  rows: readonly { readonly fromStop: number; readonly toStop: number; readonly row: Row }[],
): Int32Array {
  const said = new Map<number, string[]>();
  const note = (trip: number, words: string): void => {
    if (trip < 0) return;
    const known = said.get(trip);
    if (known === undefined) said.set(trip, [words]);
    else known.push(words);
  };
  for (const { fromStop, toStop, row } of rows) {
    const rest = `${fromStop}>${toStop} ${row.type} ${row.seconds}`;
    note(row.fromTrip, `from ${rest} ${row.toTrip >= 0 ? `trip ${row.toTrip}` : `route ${row.toRoute}`}`);
    note(row.toTrip, `to ${rest} ${row.fromTrip >= 0 ? `trip ${row.fromTrip}` : `route ${row.fromRoute}`}`);
  }
  const kinds = new Map<string, number>();
  const kindOfTrip = new Int32Array(timetable.tripCount);
  for (const [trip, words] of said) {
    const key = `${timetable.patternOfTrip(trip)} ${words.sort().join(' ')}`;
    const kind = kinds.get(key) ?? kinds.size + 1;
    kinds.set(key, kind);
    kindOfTrip[trip] = kind;
  }
  return kindOfTrip;
}

function readRows(timetable: Timetable): {
  readonly rows: readonly { readonly fromStop: number; readonly toStop: number; readonly row: Row }[];
  readonly byPair: ReadonlyMap<number, readonly Row[]>;
  readonly pairKey: (from: number, to: number) => number;
} {
  const column = (name: string): Int32Array => section(timetable.sections, name, Int32Array);
  const [fromStop, toStop] = [column('transferFromStop'), column('transferToStop')];
  const [fromTrip, toTrip] = [column('transferFromTrip'), column('transferToTrip')];
  const [fromRoute, toRoute] = [column('transferFromRoute'), column('transferToRoute')];
  const type = section(timetable.sections, 'transferType', Uint8Array);
  const seconds = column('transferSeconds');
  const pairKey = (from: number, to: number): number => from * timetable.stopCount + to;
  const rows: { fromStop: number; toStop: number; row: Row }[] = [];
  const byPair = new Map<number, Row[]>();
  for (let i = 0; i < type.length; i++) {
    if (fromStop[i]! < 0 || toStop[i]! < 0) continue;
    const row: Row = {
      fromTrip: fromTrip[i]!,
      toTrip: toTrip[i]!,
      // The trip beside it hides the route.
      fromRoute: fromTrip[i]! >= 0 ? -1 : fromRoute[i]!,
      toRoute: toTrip[i]! >= 0 ? -1 : toRoute[i]!,
      type: type[i]!,
      seconds: seconds[i]!,
    };
    rows.push({ fromStop: fromStop[i]!, toStop: toStop[i]!, row });
    const key = pairKey(fromStop[i]!, toStop[i]!);
    const known = byPair.get(key);
    if (known === undefined) byPair.set(key, [row]);
    else known.push(row);
  }
  return { rows, byPair, pairKey };
}

/** All rows about two platforms or their stations, the best first (TR-1, TR-2). */
function ranked(
  timetable: Timetable,
  byPair: ReadonlyMap<number, readonly Row[]>,
  pairKey: (from: number, to: number) => number,
  from: number,
  to: number,
): readonly Row[] {
  const [fromStation, toStation] = [timetable.stopParent[from]!, timetable.stopParent[to]!];
  const found: { readonly row: Row; readonly stops: number }[] = [];
  const add = (a: number, b: number, stops: number): void => {
    if (a < 0 || b < 0) return;
    for (const row of byPair.get(pairKey(a, b)) ?? []) found.push({ row, stops });
  };
  add(from, to, 0);
  add(from, toStation, 1);
  add(fromStation, to, 2);
  add(fromStation, toStation, 3);
  return found
    .sort(
      (a, b) =>
        vehicleRank(a.row) - vehicleRank(b.row) ||
        a.stops - b.stops ||
        sideRank(a.row) - sideRank(b.row) ||
        a.row.type - b.row.type ||
        a.row.seconds - b.row.seconds,
    )
    .map(({ row }) => row);
}

/** TR-1: two trips, trip and route, one trip, two routes, one route, stops only. */
function vehicleRank(row: Row): number {
  const trips = Number(row.fromTrip >= 0) + Number(row.toTrip >= 0);
  const routes = Number(row.fromRoute >= 0) + Number(row.toRoute >= 0);
  if (trips === 2) return 0;
  if (trips === 1) return 2 - routes;
  return 5 - routes;
}

/** Among rows that name one vehicle, the arriving one comes first. */
function sideRank(row: Row): number {
  if (row.fromTrip >= 0) return 0;
  if (row.toTrip >= 0) return 1;
  return row.fromRoute >= 0 ? 0 : 1;
}

function platformsOf(timetable: Timetable): (stop: number) => readonly number[] {
  const children = new Map<number, number[]>();
  for (let stop = 0; stop < timetable.boardableStops; stop++) {
    const parent = timetable.stopParent[stop]!;
    if (parent < 0) continue;
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [stop]);
    else known.push(stop);
  }
  return (stop) => [...(stop < timetable.boardableStops ? [stop] : []), ...(children.get(stop) ?? [])];
}

function linkSeconds(timetable: Timetable, from: number, to: number): number | undefined {
  for (let link = timetable.linkFirst[from]!; link < timetable.linkFirst[from + 1]!; link++)
    if (timetable.linkTo[link] === to) return timetable.linkSeconds[link];
  return undefined;
}
