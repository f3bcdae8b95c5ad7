import { formatDay } from '../../base/index.ts';
import type { VehicleFact } from '../../model/index.ts';
import type { RouteIndex, Timetable, TripIndex } from '../../timetable/index.ts';
import type { LiveSnapshot, LiveVehicle } from '../snapshot/live-snapshot.ts';

/** The vehicles of a snapshot by the run that they serve. */
export class VehicleIndex {
  readonly #byRun = new Map<string, VehicleFact>();

  constructor(timetable: Timetable, { vehicles, runs }: Pick<LiveSnapshot, 'vehicles' | 'runs'>) {
    const { strings, feedName, tripId, routeFeed, patternRoute } = timetable;
    for (const vehicle of vehicles) {
      const { trip, change, day } = vehicle;
      let run: string | undefined;
      if (change >= 0 && runs.id[change] !== 0) {
        const route = runs.route[change]!;
        const made = runs.newRoutes[route - routeFeed.length];
        const feed = strings.get(feedName[(made?.feed ?? routeFeed[route as RouteIndex]!) as never]!);
        run = runKey(feed, runs.texts[runs.id[change]!] ?? '', formatDay(runs.day[change]!));
      } else if (trip >= 0) {
        const route = patternRoute[timetable.patternOfTrip(trip as TripIndex)]!;
        const feed = strings.get(feedName[routeFeed[route]!]!);
        run = runKey(feed, strings.get(tripId[trip as TripIndex]!), formatDay(day));
      }
      if (run === undefined) continue;
      const known = this.#byRun.get(run);
      // Of two vehicles of one run the one seen last counts.
      if (known === undefined || known.time < vehicle.time) this.#byRun.set(run, vehicleFact(vehicle));
    }
  }

  /** The vehicle of a run. @param serviceDate `YYYY-MM-DD` @returns undefined where its place is not known */
  of(feed: string, tripId: string, serviceDate: string): VehicleFact | undefined {
    return this.#byRun.get(runKey(feed, tripId, serviceDate));
  }
}

/** A vehicle as answers have it. */
export function vehicleFact({ wheelchair, ...vehicle }: LiveVehicle): VehicleFact {
  const { id, label, lat, lng, bearing, speed, time, occupancy } = vehicle;
  return {
    id,
    label,
    lat,
    lng,
    bearing,
    speed,
    time,
    occupancy,
    wheelchair:
      wheelchair === 'WHEELCHAIR_ACCESSIBLE' ? true : wheelchair === 'WHEELCHAIR_INACCESSIBLE' ? false : undefined,
  };
}

function runKey(feed: string, tripId: string, serviceDate: string): string {
  return `${feed}\n${serviceDate}\n${tripId}`;
}

const indices = new WeakMap<LiveSnapshot, VehicleIndex>();

/** The index over the vehicles of a snapshot, made at the first use and kept as long as the snapshot is. */
export function vehicleIndexOf(timetable: Timetable, snapshot: LiveSnapshot): VehicleIndex {
  let index = indices.get(snapshot);
  if (index === undefined) {
    index = new VehicleIndex(timetable, snapshot);
    indices.set(snapshot, index);
  }
  return index;
}
