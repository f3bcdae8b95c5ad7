import type { Empty, Place } from '../../../model/index.ts';
import { findModeFamily, type StreetProfileName, type Travel } from '../../../modes/index.ts';
import { servedStopAccess } from '../access/served-stop-access.ts';
import type { StopAccess } from '../access/stop-access.ts';
import type { DirectChoice } from '../itinerary/direct-choice.ts';
import type { ServedRide } from '../legs/served-ride.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { SetsMemo } from '../request/task-memo.ts';
import { hailedStopAccess } from './hailed/hailed-access.ts';
import { hailedChoices } from './hailed/hailed-choices.ts';
import { hiredRides, whyNoneHired } from './hired/hired.ts';
import { flexChoices, flexStopAccess } from './on-demand/flex-access.ts';
import { parkedAs } from './parked/parked.ts';
import { parkedChoices } from './parked/parked-choices.ts';
import { pooledRides } from './pooled/pooled.ts';
import { whyNoPooledRide } from './pooled/why-no-pooled-ride.ts';
import { servedChoices } from './providers/served-choices.ts';

/** How one kind of mode is used. A mode that is a single leg on a street has no usage. */
export interface ModeUsage {
  isFor(travel: Travel, mode: string): boolean;
  /** Every use from door to door, or why there is none. */
  choices(task: JourneyTask, mode: string, profile: StreetProfileName): readonly DirectChoice[] | Empty;
  /** Where others provide the vehicle: access to the first stop, and (`backward`) egress from the last one. */
  stopAccess?(task: JourneyTask, transit: TransitWorld, mode: string, backward: boolean): StopAccess;
}

/** Pairs of places tried per provider for access and egress. The number is small because a search tries them for many stations. */
const HIRED_PAIRS_PER_STATION = 2;

/** The kinds of modes; for a mode the first match counts. */
const USAGES: readonly ModeUsage[] = [
  {
    isFor: ({ zoned }) => zoned === true,
    choices: flexChoices,
    stopAccess: flexStopAccess,
  },
  {
    isFor: ({ hailed }) => hailed === true,
    choices: hailedChoices,
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
      servedStopAccess(task, transit, backward, (from, to) =>
        hiredBetween.get(task, `${mode} ${keyOf(from)} ${keyOf(to)}`, () =>
          hiredRides(task, mode, from, to, HIRED_PAIRS_PER_STATION),
        ),
      ),
  },
  {
    isFor: (_, mode) => parkedAs(mode) !== undefined,
    choices: parkedChoices,
  },
];

/** Rides to and from stations: sets of timetable modes have stations in common. */
const hiredBetween = new SetsMemo<readonly ServedRide[]>();

function keyOf({ lat, lng, stop }: Place): string {
  return `${lat} ${lng} ${stop?.code ?? ''}`;
}

/** How a mode is used; undefined for modes of a timetable and for modes that are a single leg on a street. */
export function usageOf(mode: string): ModeUsage | undefined {
  const travel = findModeFamily(mode)?.travel;
  return travel?.by === 'street' ? USAGES.find((usage) => usage.isFor(travel, mode)) : undefined;
}
