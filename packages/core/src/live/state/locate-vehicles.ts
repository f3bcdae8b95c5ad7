import { parseDay } from '../../base/index.ts';
import type { LiveVehicle } from '../snapshot/live-snapshot.ts';
import type { SnapshotRow } from './chosen-run.ts';
import type { VehicleState } from './entity-state.ts';
import type { SourceState } from './source-state.ts';

/**
 * The vehicles of fresh sources with their runs. A vehicle whose position is older than the source allows is left out, and of two with one id the one
 * of the later source. A vehicle that names no trip runs the one whose update names it.
 */
export function locateVehicles(sources: readonly SourceState[], rows: readonly SnapshotRow[]): LiveVehicle[] {
  if (!sources.some(({ state }) => state !== undefined && state.vehicles.size > 0)) return [];
  const runs = new RunsByName(sources, rows);
  const found = new Map<string, LiveVehicle>();
  sources.forEach(({ state, rules, feed }, source) => {
    if (state === undefined || feed.health === 'stale') return;
    for (const vehicle of state.vehicles.values()) {
      if (vehicle.time < state.messageTime - rules.longestAgeSeconds) continue;
      const located = locate(vehicle, source, feed.feed, runs);
      if (located !== undefined) found.set(`${feed.feed} ${located.id}`, located);
    }
  });
  return [...found.values()].sort((a, b) => a.source - b.source || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function locate(vehicle: VehicleState, source: number, feed: number, runs: RunsByName): LiveVehicle | undefined {
  const { id: entity, time, position: facts, match } = vehicle;
  const { position, vehicle: named, occupancy } = facts;
  if (position === undefined) return undefined;
  const ownId = named?.id ?? '';
  const label = named?.label ?? '';
  const { lat, lng, bearing, speed } = position;
  const change = runs.rowOf(vehicle, feed, ownId);
  const run = match !== undefined && 'run' in match ? match.run : runs.runAt(change);
  return {
    id: ownId !== '' ? ownId : label !== '' ? label : entity,
    label,
    source,
    lat,
    lng,
    bearing,
    speed,
    time,
    trip: run?.trip ?? -1,
    day: run?.day ?? -1,
    change,
    occupancy,
    wheelchair: named?.wheelchair,
  };
}

/** Rows of a snapshot by the names that vehicles use. */
class RunsByName {
  readonly #rows: readonly SnapshotRow[];
  readonly #byRun = new Map<string, number>();
  /** Runs that the timetable lacks, by feed and id: several days may be there. */
  readonly #extra = new Map<string, number[]>();
  readonly #byVehicle = new Map<string, number>();

  constructor(sources: readonly SourceState[], rows: readonly SnapshotRow[]) {
    this.#rows = rows;
    rows.forEach(({ patch, source }, row) => {
      const { feed } = sources[source]!.feed;
      if (patch.id === '') this.#byRun.set(patch.key, row);
      else {
        const key = `${feed} ${patch.id}`;
        this.#extra.set(key, [...(this.#extra.get(key) ?? []), row]);
      }
      if (patch.vehicle !== '') this.#byVehicle.set(`${feed} ${patch.vehicle}`, row);
    });
  }

  /** The row of the run that a vehicle serves, −1 for none. */
  rowOf({ match, position }: VehicleState, feed: number, id: string): number {
    if (match === undefined) return id === '' ? -1 : (this.#byVehicle.get(`${feed} ${id}`) ?? -1);
    if ('run' in match) {
      const { trip, day, start = -1 } = match.run;
      return this.#byRun.get(`${trip} ${day} ${start}`) ?? -1;
    }
    const { tripId = '', startDate = '' } = position.trip ?? {};
    const rows = this.#extra.get(`${feed} ${tripId}`) ?? [];
    const day = parseDay(startDate);
    return rows.find((row) => day === undefined || this.#rows[row]!.patch.day === day) ?? -1;
  }

  /** The run of the timetable of a row; undefined for runs that it lacks. */
  runAt(row: number): { readonly trip: number; readonly day: number } | undefined {
    const patch = this.#rows[row]?.patch;
    return patch === undefined || patch.id !== '' ? undefined : { trip: patch.trip, day: patch.day };
  }
}
