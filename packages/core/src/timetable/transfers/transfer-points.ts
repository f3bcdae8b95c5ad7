import { after, asColumn, type Column, type Index } from '../../storage/index.ts';
import type { PatternIndex, StopIndex, TripIndex } from '../columns/index-types.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';
import type { Timetable } from '../data/timetable.ts';

/**
 * Transfers that rows of transfers.txt about routes or trips govern, so that they depend on the two vehicles (TR-9).
 *
 * At the stops of such rows, vehicles that every row treats alike form a class, and every class has a *point*: a label column of its own beside
 * the stops' (`stops` and up). Arriving vehicles have arrival points, departing ones departure points.
 * `docs/decisions/0013-transfer-points.md` shows why that is exact.
 */
export interface TransferPoints {
  /** Stops and points: how many label columns a search needs. */
  readonly width: number;
  /** `[point - stops]` → its stop. */
  readonly stopOfPoint: Column<number, StopIndex>;
  /** `[trip]` → 0, or a number shared by the trips of a pattern that every row treats alike: lanes hold one kind. */
  readonly tripKind: Column<TripIndex>;
  /** `[stop]`: 1 where arriving (departing) vehicles have points. */
  readonly hasArrivalPoints: Uint8Array;
  readonly hasDeparturePoints: Uint8Array;
  /** Points of a stop, empty where it has none. */
  readonly arrivalPoints: (stop: StopIndex) => readonly number[];
  readonly departurePoints: (stop: StopIndex) => readonly number[];
  /** The point of a vehicle at a stop that has points. */
  readonly arrivalPointOf: (stop: StopIndex, trip: TripIndex) => number;
  readonly departurePointOf: (stop: StopIndex, trip: TripIndex) => number;
  /** Whether the transfer between two stops depends on the vehicles: then no general rule applies to it. */
  readonly isByVehicle: (from: StopIndex, to: StopIndex) => boolean;
  /** Transfers between points, without forbidden ones. */
  readonly transfers: readonly PointTransfer[];
}

/** A transfer from an arrival point to a departure point. */
export interface PointTransfer {
  readonly fromPoint: number;
  readonly toPoint: number;
  /** Seconds; 0 within a stop. */
  readonly walk: number;
  /** One of `TRANSFER_RULE`. */
  readonly rule: number;
  /** Seconds. */
  readonly minimum: number;
}

/** A row of transfers.txt; -1 for a stop, route or trip that it does not name. */
interface Row {
  readonly fromTrip: number;
  readonly toTrip: number;
  readonly fromRoute: number;
  readonly toRoute: number;
  readonly type: number;
  readonly seconds: number;
}

interface StopPairRow {
  readonly fromStop: StopIndex;
  readonly toStop: StopIndex;
  readonly row: Row;
}

/** Two platforms and all rows about them, the best first. */
interface Pair {
  readonly from: StopIndex;
  readonly to: StopIndex;
  readonly rows: readonly Row[];
}

const cached = new WeakMap<Timetable, TransferPoints | undefined>();

/**
 * The transfer points of a timetable, built at the first use.
 * @returns undefined where no row names a route or a trip, as in most feeds
 */
export function transferPointsOf(timetable: Timetable): TransferPoints | undefined {
  if (!cached.has(timetable)) cached.set(timetable, collect(timetable));
  return cached.get(timetable);
}

/** Whether a row names a route or a trip. Snapshots of live data are timetables of their own, so that most feeds are asked this again and again. */
function namesVehicles(timetable: Timetable): boolean {
  const { transferFromTrip, transferToTrip, transferFromRoute, transferToRoute } = timetable;
  return [transferFromTrip, transferToTrip, transferFromRoute, transferToRoute].some((column) => {
    for (let row = 0 as Index<'transfer'>; row < column.length; row++) if (column[row]! >= 0) return true;
    return false;
  });
}

function collect(timetable: Timetable): TransferPoints | undefined {
  if (!namesVehicles(timetable)) return undefined;
  const { rows, byPair, pairKey } = readRows(timetable);
  const byVehicle = rows.filter(({ row }) => isSpecific(row));
  if (byVehicle.length === 0) return undefined;

  const platforms = platformsOf(timetable);
  const walks = new Map<number, number>();
  const pairs: Pair[] = [];
  for (const { fromStop, toStop } of byVehicle) {
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

  const stopOfPoint: StopIndex[] = [];
  const arriving = new PointTable(timetable, stopOfPoint, (row) => [row.fromTrip, row.fromRoute]);
  const departing = new PointTable(timetable, stopOfPoint, (row) => [row.toTrip, row.toRoute]);
  for (const pair of pairs) {
    arriving.distinguish(pair.from, pair.rows);
    departing.distinguish(pair.to, pair.rows);
  }
  const tripKind = kindsOf(timetable, rows);
  arriving.layOut(tripKind);
  departing.layOut(tripKind);
  return {
    width: timetable.stopCount + stopOfPoint.length,
    stopOfPoint: asColumn(Int32Array.from(stopOfPoint)),
    tripKind,
    hasArrivalPoints: arriving.flags(),
    hasDeparturePoints: departing.flags(),
    arrivalPoints: (stop) => arriving.classesAt(stop).map(({ point }) => point),
    departurePoints: (stop) => departing.classesAt(stop).map(({ point }) => point),
    arrivalPointOf: (stop, trip) => arriving.pointOf(stop, trip),
    departurePointOf: (stop, trip) => departing.pointOf(stop, trip),
    isByVehicle: (from, to) => walks.has(pairKey(from, to)),
    transfers: pairs.flatMap((pair) =>
      transfersOf(timetable, pair, walks.get(pairKey(pair.from, pair.to))!, arriving, departing),
    ),
  };
}

/** The transfers of a pair of platforms, from every class that arrives to every class that departs; the best row decides. */
function transfersOf(
  timetable: Timetable,
  { from, to, rows }: Pair,
  walk: number,
  arriving: PointTable,
  departing: PointTable,
): PointTransfer[] {
  return arriving.classesAt(from).flatMap((arrival) =>
    departing.classesAt(to).flatMap((departure): PointTransfer[] => {
      const row = rows.find(
        (one) =>
          isMeant(timetable, arrival.trip, one.fromTrip, one.fromRoute) &&
          isMeant(timetable, departure.trip, one.toTrip, one.toRoute),
      );
      const [rule, minimum] = ruleOf(row);
      if (rule === TRANSFER_RULE.forbidden) return [];
      return [{ fromPoint: arrival.point, toPoint: departure.point, walk, rule, minimum }];
    }),
  );
}

interface VehicleClass {
  readonly point: number;
  /** Any trip of the class. */
  readonly trip: TripIndex;
}

/** One side of all transfers: classes of vehicles at stops, by the rows there that apply to them. */
class PointTable {
  readonly #timetable: Timetable;
  readonly #stopOfPoint: StopIndex[];
  #tripKind: Column<TripIndex> = new Int32Array(0);
  readonly #side: (row: Row) => readonly [trip: number, route: number];
  readonly #rowsAt = new Map<StopIndex, Set<Row>>();
  /** `[kind]` → the trip that stands for all of its kind; trips that no row names stand for themselves. */
  readonly #firstOfKind = new Map<number, TripIndex>();
  readonly #classes = new Map<StopIndex, Map<string, VehicleClass>>();

  constructor(
    timetable: Timetable,
    stopOfPoint: StopIndex[],
    side: (row: Row) => readonly [trip: number, route: number],
  ) {
    this.#timetable = timetable;
    this.#stopOfPoint = stopOfPoint;
    this.#side = side;
  }

  distinguish(stop: StopIndex, rows: readonly Row[]): void {
    const known = this.#rowsAt.get(stop) ?? new Set();
    for (const row of rows) known.add(row);
    this.#rowsAt.set(stop, known);
  }

  /** Gives every class of vehicles at the stops of the rows its point. */
  layOut(tripKind: Column<TripIndex>): void {
    this.#tripKind = tripKind;
    const { patternCount, patternFirstPosition, patternFirstTrip, positionStop, stopCount } = this.#timetable;
    for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
      const stops = new Set<StopIndex>();
      for (let at = patternFirstPosition[pattern]!; at < patternFirstPosition[after(pattern)]!; at++)
        if (this.#rowsAt.has(positionStop[at]!)) stops.add(positionStop[at]!);
      if (stops.size === 0) continue;
      const kinds = new Set<number>();
      for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++) {
        if (kinds.has(tripKind[trip]!)) continue;
        kinds.add(tripKind[trip]!);
        // Rows name trips of the artefact; a trip of a realtime source is of the kind of the trip that it stands for.
        if (tripKind[trip]! > 0 && !this.#firstOfKind.has(tripKind[trip]!))
          this.#firstOfKind.set(tripKind[trip]!, this.#timetable.originOf(trip) as TripIndex);
        for (const stop of stops) {
          const classes = this.#classes.get(stop) ?? new Map<string, VehicleClass>();
          this.#classes.set(stop, classes);
          const key = this.#classKey(stop, trip);
          if (classes.has(key)) continue;
          const vehicle = this.#firstOfKind.get(tripKind[trip]!) ?? trip;
          classes.set(key, { point: stopCount + this.#stopOfPoint.length, trip: vehicle });
          this.#stopOfPoint.push(stop);
        }
      }
    }
  }

  classesAt(stop: StopIndex): readonly VehicleClass[] {
    return [...(this.#classes.get(stop)?.values() ?? [])];
  }

  pointOf(stop: StopIndex, trip: TripIndex): number {
    return this.#classes.get(stop)!.get(this.#classKey(stop, trip))!.point;
  }

  flags(): Uint8Array {
    const flags = new Uint8Array(this.#timetable.stopCount);
    for (const stop of this.#classes.keys()) flags[stop] = 1;
    return flags;
  }

  /** A key of the stop's rows that apply to a vehicle. */
  #classKey(stop: StopIndex, trip: TripIndex): string {
    const vehicle = this.#firstOfKind.get(this.#tripKind[trip]!) ?? trip;
    let key = '';
    for (const row of this.#rowsAt.get(stop)!) key += isMeant(this.#timetable, vehicle, ...this.#side(row)) ? '1' : '0';
    return key;
  }
}

function isSpecific(row: Row): boolean {
  return row.fromTrip >= 0 || row.toTrip >= 0 || row.fromRoute >= 0 || row.toRoute >= 0;
}

/** Where a row names a trip and a route, only the trip counts (TR-1). */
function isMeant(timetable: Timetable, vehicle: TripIndex, trip: number, route: number): boolean {
  if (trip >= 0) return vehicle === trip;
  return route < 0 || timetable.patternRoute[timetable.patternOfTrip(vehicle)] === route;
}

function ruleOf(row: Row | undefined): readonly [rule: number, minimum: number] {
  if (row === undefined || (row.type === TRANSFER_RULE.minimum && row.seconds < 0)) return [TRANSFER_RULE.general, 0];
  return [row.type, Math.max(0, row.seconds)];
}

/**
 * Numbers the trips that rows name. Trips of a pattern to which the same rows apply get equal numbers, so that a feed with a row for each trip of a
 * line still has one lane for them all.
 */
function kindsOf(timetable: Timetable, rows: readonly StopPairRow[]): Column<TripIndex> {
  const rowsOf = new Map<TripIndex, string[]>();
  const add = (trip: number, row: string): void => {
    if (trip < 0) return;
    const known = rowsOf.get(trip as TripIndex);
    if (known === undefined) rowsOf.set(trip as TripIndex, [row]);
    else known.push(row);
  };
  for (const { fromStop, toStop, row } of rows) {
    const rest = `${fromStop}>${toStop} ${row.type} ${row.seconds}`;
    add(row.fromTrip, `from ${rest} ${row.toTrip >= 0 ? `trip ${row.toTrip}` : `route ${row.toRoute}`}`);
    add(row.toTrip, `to ${rest} ${row.fromTrip >= 0 ? `trip ${row.fromTrip}` : `route ${row.fromRoute}`}`);
  }
  const kinds = new Map<string, number>();
  const kindOfTrip = new Int32Array(timetable.tripCount);
  for (const [trip, texts] of rowsOf) {
    const key = `${timetable.patternOfTrip(trip)} ${texts.sort().join(' ')}`;
    const kind = kinds.get(key) ?? kinds.size + 1;
    kinds.set(key, kind);
    kindOfTrip[trip] = kind;
  }
  for (
    let trip = (timetable.liveTrips?.first ?? timetable.tripCount) as TripIndex;
    trip < timetable.tripCount;
    trip++
  ) {
    const origin = timetable.originOf(trip);
    if (origin >= 0) kindOfTrip[trip] = kindOfTrip[origin]!;
  }
  return kindOfTrip;
}

function readRows(timetable: Timetable): {
  readonly rows: readonly StopPairRow[];
  readonly byPair: ReadonlyMap<number, readonly Row[]>;
  readonly pairKey: (from: StopIndex, to: StopIndex) => number;
} {
  const { transferFromStop, transferToStop, transferFromTrip, transferToTrip } = timetable;
  const { transferFromRoute, transferToRoute, transferType, transferSeconds } = timetable;
  const pairKey = (from: StopIndex, to: StopIndex): number => from * timetable.stopCount + to;
  const rows: StopPairRow[] = [];
  const byPair = new Map<number, Row[]>();
  for (let i = 0 as Index<'transfer'>; i < transferType.length; i++) {
    const [fromStop, toStop] = [transferFromStop[i]!, transferToStop[i]!];
    if (fromStop < 0 || toStop < 0) continue;
    const [fromTrip, toTrip] = [transferFromTrip[i]!, transferToTrip[i]!];
    const row: Row = {
      fromTrip,
      toTrip,
      // A row that names a trip ignores its route.
      fromRoute: fromTrip >= 0 ? -1 : transferFromRoute[i]!,
      toRoute: toTrip >= 0 ? -1 : transferToRoute[i]!,
      type: transferType[i]!,
      seconds: transferSeconds[i]!,
    };
    rows.push({ fromStop, toStop, row });
    const key = pairKey(fromStop, toStop);
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
  pairKey: (from: StopIndex, to: StopIndex) => number,
  from: StopIndex,
  to: StopIndex,
): readonly Row[] {
  const [fromStation, toStation] = [timetable.stopParent[from]!, timetable.stopParent[to]!];
  const found: { readonly row: Row; readonly stops: number }[] = [];
  const add = (a: StopIndex, b: StopIndex, stops: number): void => {
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

function platformsOf(timetable: Timetable): (stop: StopIndex) => readonly StopIndex[] {
  const children = new Map<StopIndex, StopIndex[]>();
  for (let stop = 0 as StopIndex; stop < timetable.boardableStops; stop++) {
    const parent = timetable.stopParent[stop]!;
    if (parent < 0) continue;
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [stop]);
    else known.push(stop);
  }
  return (stop) => [...(stop < timetable.boardableStops ? [stop] : []), ...(children.get(stop) ?? [])];
}

function linkSeconds(timetable: Timetable, from: StopIndex, to: StopIndex): number | undefined {
  for (let link = timetable.linkFirst[from]!; link < timetable.linkFirst[after(from)]!; link++)
    if (timetable.linkTo[link] === to) return timetable.linkSeconds[link];
  return undefined;
}
