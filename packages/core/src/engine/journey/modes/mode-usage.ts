import type { Empty, Itinerary } from '../../../model/index.ts';
import { findModeFamily, type StreetProfileName, type Travel } from '../../../modes/index.ts';
import { servedStopAccess } from '../access/served-stop-access.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { isParkingAlike } from '../filters/parking-alike.ts';
import type { DirectChoice } from '../itinerary/direct-choice.ts';
import { inSequence, itineraryOf, type LegPlan, secondsOf } from '../itinerary/leg-sequence.ts';
import { type ServedRide, withWalks } from '../legs/served-ride.ts';
import { streetPathBetween } from '../legs/street-path-between.ts';
import { walkBetween } from '../legs/walk-between.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { driversFor, hailedPlan } from './hailed/hailed.ts';
import { hailedStopAccess } from './hailed/hailed-access.ts';
import { whyNoDriver } from './hailed/why-no-driver.ts';
import { hiredRides, whyNoneHired } from './hired/hired.ts';
import { flexChoices, flexStopAccess } from './on-demand/flex-access.ts';
import {
  drivenPlan,
  isParkedNear,
  type ParkedTrip,
  parkedAs,
  parkedPlan,
  parkingPlacesNear,
  walkingOn,
} from './parked/parked.ts';
import { pooledRides } from './pooled/pooled.ts';
import { whyNoPooledRide } from './pooled/why-no-pooled-ride.ts';

/** How modes of a kind are used that are more than one leg on a street. */
export interface ModeUsage {
  isFor(travel: Travel, mode: string): boolean;
  /** Every way worth offering to go from door to door, or why there is none. */
  choices(task: JourneyTask, mode: string, profile: StreetProfileName): readonly DirectChoice[] | Empty;
  /** Where others provide the vehicle: to the first stop, and (`backward`) on from the last one. */
  stopAccess?(task: JourneyTask, transit: TransitWorld, mode: string, backward: boolean): StopAccess;
}

const noConnection: Empty = { reason: 'no-connection', values: {} };
const asChoices = (plans: readonly LegPlan[]): readonly DirectChoice[] | Empty =>
  plans.length === 0 ? noConnection : plans.map((plan) => ({ plan }));

/** The kinds of means; the first that is for a mode counts. */
const USAGES: readonly ModeUsage[] = [
  {
    isFor: ({ zoned }) => zoned === true,
    choices: flexChoices,
    stopAccess: flexStopAccess,
  },
  {
    isFor: ({ hailed }) => hailed === true,
    choices(task, mode, profile) {
      const way = streetPathBetween(task, profile, mode, task.request.from, task.request.to, { byName: 'both' });
      if ('reason' in way) return way;
      const drivers = driversFor(task, mode, task.ends.from, task.ends.to);
      if (drivers.length === 0) return whyNoDriver(task, mode, task.ends.from, task.ends.to);
      return asChoices(drivers.map((driver) => hailedPlan(task, driver, way, task.ends.from, task.ends.to)));
    },
    stopAccess: hailedStopAccess,
  },
  {
    isFor: ({ poolsRides }) => poolsRides === true,
    choices(task, mode) {
      const { from, to } = task.ends;
      const rides = pooledRides(task, mode, from, to);
      return rides.length === 0 ? whyNoPooledRide(task, mode, from, to) : servedChoices(task, rides);
    },
    stopAccess: (task, transit, mode, backward) =>
      servedStopAccess(task, transit, backward, (from, to) => pooledRides(task, mode, from, to)),
  },
  {
    isFor: ({ mustReturn }) => mustReturn === true,
    choices(task, mode) {
      const { from, to } = task.ends;
      const rides = hiredRides(task, mode, from, to);
      return rides.length === 0 ? whyNoneHired(task, mode, from, to) : servedChoices(task, rides);
    },
    stopAccess: (task, transit, mode, backward) =>
      servedStopAccess(task, transit, backward, (from, to) => hiredRides(task, mode, from, to, 2)),
  },
  {
    isFor: (_, mode) => parkedAs(mode) !== undefined,
    choices(task, mode, profile) {
      if (task.request.driveToTheDoor === true) {
        const driven = drivenPlan(task, mode, profile);
        return 'reason' in driven ? driven : asChoices([driven]);
      }
      const choices = parkingChoices(task, mode);
      if (choices.length > 0) return asChoices(choices);
      const way = streetPathBetween(task, profile, mode, task.request.from, task.request.to, { byName: 'both' });
      return 'reason' in way ? way : noConnection;
    },
  },
];

/** How a mode is used; undefined for those that are a timetable's, or one leg on the street. */
export function usageOf(mode: string): ModeUsage | undefined {
  const travel = findModeFamily(mode)?.travel;
  return travel?.by === 'street' ? USAGES.find((means) => means.isFor(travel, mode)) : undefined;
}

/** A plan as it would be told: for explanations of what is not. */
function planned({ request: { when } }: JourneyTask, plan: LegPlan): Itinerary {
  const departure = when.departAfter ?? (when.arriveBefore ?? 0) - plan.seconds;
  return itineraryOf(inSequence(plan.legs(departure), departure), 0, []);
}

/** Rides with their walks; what walking all the way beats is not worth collecting (SV-12). */
function servedChoices(task: JourneyTask, rides: readonly ServedRide[]): readonly DirectChoice[] | Empty {
  const { ends, world } = task;
  if (rides.length === 0 || world.streets === undefined) return noConnection;
  const walk = walkBetween(task, world.streets, ends.from, ends.to);
  const plans = rides.map((ride) => withWalks(task, ride, ends));
  const quicker = plans.filter(({ seconds }) => walk === undefined || seconds < secondsOf([walk]));
  if (task.record !== undefined)
    for (const plan of plans)
      if (!quicker.includes(plan)) task.record.dropped(planned(task, plan), 'walking-is-better');
  return quicker.length === 0 ? { reason: 'walking-is-better', values: {} } : asChoices(quicker);
}

/** On the street in front, and in the car park that gets one there soonest; the street only where it makes a difference. */
function parkingChoices(task: JourneyTask, mode: string): LegPlan[] {
  const vehicle = parkedAs(mode);
  if (vehicle === undefined) return [];
  const all = parkingPlacesNear(task, task.ends.to, vehicle).flatMap((parking) => {
    const plan = parkedPlan(task, mode, task.ends.from, parking);
    return plan === undefined ? [] : [walkingOn(task, plan, parking, task.ends.to)];
  });
  const near = all.filter((trip) => isParkedNear(task, trip));
  const quickest = (inLot: boolean): ParkedTrip | undefined =>
    near.filter(({ parking }) => (parking.lot !== undefined) === inLot).sort((a, b) => a.seconds - b.seconds)[0];
  const [street, lot] = [quickest(false), quickest(true)];
  const isStreetTold =
    street === undefined || lot === undefined || !isParkingAlike(planned(task, street), planned(task, lot));
  const kept = [...(isStreetTold ? [street] : []), lot].filter((trip) => trip !== undefined);
  if (task.record !== undefined) {
    for (const trip of all) {
      if (kept.includes(trip)) continue;
      const reason = !near.includes(trip) ? 'walk-too-long' : trip === street ? 'car-park-alike' : 'slower-alike';
      task.record.dropped(planned(task, trip), reason);
    }
  }
  return kept;
}
