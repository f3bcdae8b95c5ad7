import type { LiveSnapshot, LiveVehicle } from '@tripwright/core/live';
import type { Region } from '@tripwright/core/region';
import { after, type StopIndex, type Timetable, type TripIndex } from '@tripwright/core/timetable';

type Runs = LiveSnapshot['runs'];

/** The columns of calls whose values mean the same in every snapshot of a dataset: all but the headsign, which is an index of texts. */
type CallColumn = Exclude<Extract<keyof Runs, `call${string}`>, 'callHeadsign'>;

/** A map, since the compiler then asks for every column: one that is missing would leave boards as they were. */
const IS_COMPARED: Readonly<Record<CallColumn, true>> = {
  callPosition: true,
  callStop: true,
  callArrival: true,
  callDeparture: true,
  callScheduledArrival: true,
  callScheduledDeparture: true,
  callArrivalSource: true,
  callDepartureSource: true,
  callRules: true,
  callFlags: true,
};
const CALL_COLUMNS = Object.keys(IS_COMPARED) as readonly CallColumn[];

/**
 * Which boards a new snapshot can change, so that the others need not be read again. The snapshots of a region are compared as they come: the stops of
 * every run that one of the two has otherwise than the other are touched. A change of an alert touches every stop, since it may be about anything.
 */
export class StopChanges {
  readonly #withVehicles: boolean;
  #timetable: Timetable | undefined;
  #live: LiveSnapshot | undefined;
  #version = 0;
  /** The version that touched every stop last, and the one that touched each. */
  #every = 0;
  #touched = new Uint32Array(0);
  /** By the code that was asked about: a look through all stops for stations. */
  readonly #stops = new Map<string, readonly StopIndex[]>();

  /** @param withVehicles whether a new place of a vehicle touches the stops of its run */
  constructor(withVehicles: boolean) {
    this.#withVehicles = withVehicles;
  }

  /**
   * The version of what live data say of the boards of a stop or station: equal numbers mean that nothing on them has changed.
   * @param region as it is now; to be asked with the same region, whose snapshots are never older than before
   */
  versionAt(region: Region, stopCode: string): number {
    this.#take(region);
    let version = this.#every;
    for (const stop of this.#covered(stopCode)) version = Math.max(version, this.#touched[stop] ?? 0);
    return version;
  }

  #covered(code: string): readonly StopIndex[] {
    const known = this.#stops.get(code);
    if (known !== undefined) return known;
    const stops = this.#timetable?.listStopsCovered(code) ?? [];
    if (stops.length > 0) this.#stops.set(code, stops);
    return stops;
  }

  #take({ live, transit }: Region): void {
    const timetable = transit?.timetable;
    const before = this.#live;
    if (live === before && timetable?.stopCode === this.#timetable?.stopCode) return;
    const isOther = timetable?.stopCode !== this.#timetable?.stopCode;
    this.#timetable = timetable;
    this.#live = live;
    if (isOther) {
      this.#touched = new Uint32Array(timetable?.stopCount ?? 0);
      this.#stops.clear();
    }
    this.#version++;
    if (isOther || timetable === undefined || before === undefined || live === undefined || !sharesHead(before, live)) {
      this.#every = this.#version;
      return;
    }
    if (before.runs.firstCall !== live.runs.firstCall) this.#compareRuns(timetable, before.runs, live.runs);
    if (this.#withVehicles) this.#compareVehicles(timetable, before, live);
  }

  /** Touches the stops of rows that differ. Rows that are only in another order may count as different. */
  #compareRuns(timetable: Timetable, before: Runs, after: Runs): void {
    let [b, a] = [0, 0];
    while (b < before.count || a < after.count) {
      const order = b === before.count ? 1 : a === after.count ? -1 : orderOf(before, b, after, a);
      if (order === 0 && isSameRow(before, b, after, a)) {
        b++;
        a++;
        continue;
      }
      if (order <= 0) this.#touchRow(timetable, before, b++);
      if (order >= 0) this.#touchRow(timetable, after, a++);
    }
  }

  #compareVehicles(timetable: Timetable, before: LiveSnapshot, after: LiveSnapshot): void {
    const known = new Map(before.vehicles.map((vehicle) => [vehicle.id, vehicle]));
    for (const vehicle of after.vehicles) {
      const old = known.get(vehicle.id);
      known.delete(vehicle.id);
      if (old !== undefined && printOf(old) === printOf(vehicle)) continue;
      if (old !== undefined) this.#touchVehicle(timetable, before.runs, old);
      this.#touchVehicle(timetable, after.runs, vehicle);
    }
    for (const vehicle of known.values()) this.#touchVehicle(timetable, before.runs, vehicle);
  }

  #touchVehicle(timetable: Timetable, runs: Runs, { trip, change }: LiveVehicle): void {
    if (change >= 0) this.#touchRow(timetable, runs, change);
    else if (trip >= 0) this.#touchTrip(timetable, trip as TripIndex);
  }

  #touchRow(timetable: Timetable, { trip, firstCall, callStop }: Runs, row: number): void {
    for (let call = firstCall[row]!; call < firstCall[row + 1]!; call++) this.#touched[callStop[call]!] = this.#version;
    // What it does not call at any more shows it as cancelled.
    if (trip[row]! >= 0) this.#touchTrip(timetable, trip[row] as TripIndex);
  }

  #touchTrip(timetable: Timetable, trip: TripIndex): void {
    const { patternFirstPosition, positionStop } = timetable;
    const pattern = timetable.patternOfTrip(trip);
    const end = patternFirstPosition[after(pattern)]!;
    for (let at = patternFirstPosition[pattern]!; at < end; at = after(at))
      this.#touched[positionStop[at] as StopIndex] = this.#version;
  }
}

/** Whether two snapshots have the same sources, alerts and new lines, so that only runs can make a difference. */
function sharesHead(before: LiveSnapshot, after: LiveSnapshot): boolean {
  const headOf = ({ datasetVersion, feeds, alerts, runs }: LiveSnapshot): string =>
    JSON.stringify([datasetVersion, feeds.map(({ name, feed }) => [name, feed]), alerts, runs.newRoutes]);
  return headOf(before) === headOf(after);
}

/** Order of two rows by what identifies their runs; 0 = the same run. */
function orderOf(before: Runs, b: number, after: Runs, a: number): number {
  const order =
    before.trip[b]! - after.trip[a]! || before.day[b]! - after.day[a]! || before.start[b]! - after.start[a]!;
  if (order !== 0) return order;
  const [id, other] = [before.texts[before.id[b]!]!, after.texts[after.id[a]!]!];
  return id < other ? -1 : id > other ? 1 : 0;
}

function isSameRow(before: Runs, b: number, after: Runs, a: number): boolean {
  if (before.kind[b] !== after.kind[a] || before.source[b] !== after.source[a]) return false;
  if (before.zone[b] !== after.zone[a] || before.route[b] !== after.route[a]) return false;
  if (before.texts[before.headsign[b]!] !== after.texts[after.headsign[a]!]) return false;
  if (before.texts[before.shortName[b]!] !== after.texts[after.shortName[a]!]) return false;
  const [from, first] = [before.firstCall[b]!, after.firstCall[a]!];
  const length = before.firstCall[b + 1]! - from;
  if (length !== after.firstCall[a + 1]! - first) return false;
  for (const name of CALL_COLUMNS) {
    const [was, is] = [before[name], after[name]];
    for (let i = 0; i < length; i++) if (was[from + i] !== is[first + i]) return false;
  }
  for (let i = 0; i < length; i++)
    if (before.texts[before.callHeadsign[from + i]!] !== after.texts[after.callHeadsign[first + i]!]) return false;
  return true;
}

/** A vehicle without the row of its run, which moves with the other rows. */
function printOf(vehicle: LiveVehicle): string {
  return JSON.stringify({ ...vehicle, change: vehicle.change >= 0 });
}
