import type { Leg } from '../../../model/index.ts';
import { findModeFamily, type StreetProfileName } from '../../../modes/index.ts';
import type { StreetEngine, StreetPath } from '../../street/index.ts';
import type { JourneyTask } from '../journey-task.ts';
import type { TransitWorld } from '../journey-world.ts';
import { inSequence, secondsOf } from '../leg-sequence.ts';
import { speedOf } from '../request-speed.ts';
import { driversFor, hailedLegs } from './hailed.ts';
import { type Hub, hubsNear } from './hubs.ts';
import { parkedAs, parkedLegs, parkingPlacesNear } from './parked.ts';
import type { StopAccess } from './stop-access.ts';

/** Being driven to the train for longer than this is no part of a journey by train. */
const LONGEST_SECONDS = 45 * 60;

/** Stations reached by an own vehicle that is parked there (park and ride). */
export function parkedStopAccess(task: JourneyTask, transit: TransitWorld, mode: string): StopAccess {
  const vehicle = parkedAs(mode);
  return accessTo(
    task.ends.from === undefined || vehicle === undefined ? [] : hubsNear(transit, task.ends.from),
    false,
    ({ place }) => {
      const choices = parkingPlacesNear(task, place, vehicle ?? 'car').flatMap((parking) => {
        const legs = parkedLegs(task, mode, task.ends.from, parking, place);
        return legs === undefined ? [] : [{ legs, seconds: secondsOf(legs), isLot: parking.lot !== undefined }];
      });
      // Where there is a car park the street in front is for others.
      const lots = choices.filter(({ isLot }) => isLot);
      return quickest(lots.length > 0 ? lots : choices)?.legs;
    },
  );
}

/** Stations to which one is driven by somebody hailed, or from where one is brought to the destination. */
export function hailedStopAccess(
  task: JourneyTask,
  transit: TransitWorld,
  mode: string,
  backward: boolean,
): StopAccess {
  const { streets } = task.world;
  const profile = findModeFamily(mode)?.travel.profile;
  const end = backward ? task.ends.to : task.ends.from;
  const [driver] = driversFor(task, mode);
  if (streets === undefined || profile === undefined || driver === undefined)
    return accessTo([], backward, () => undefined);
  return accessTo(hubsNear(transit, end), backward, ({ place }) => {
    const [from, to] = backward ? [place, end] : [end, place];
    const path = driven(task, streets, profile, from, to);
    return path === undefined ? undefined : hailedLegs(task, driver, path, from, to);
  });
}

function driven(
  task: JourneyTask,
  streets: StreetEngine,
  profile: StreetProfileName,
  from: { readonly lat: number; readonly lng: number },
  to: { readonly lat: number; readonly lng: number },
): StreetPath | undefined {
  const answer = streets.route(streets.metric(profile, speedOf(profile, task.request)), from, to);
  return answer.found ? answer.path : undefined;
}

function quickest<T extends { readonly seconds: number }>(choices: readonly T[]): T | undefined {
  return choices.reduce<T | undefined>(
    (best, choice) => (best === undefined || choice.seconds < best.seconds ? choice : best),
    undefined,
  );
}

function accessTo(
  hubs: readonly Hub[],
  backward: boolean,
  legsTo: (hub: Hub) => readonly Leg[] | undefined,
): StopAccess {
  const known = new Map<number, readonly Leg[]>();
  for (const hub of hubs) {
    const legs = legsTo(hub);
    if (legs !== undefined && secondsOf(legs) <= LONGEST_SECONDS) known.set(hub.stop, legs);
  }
  return {
    stops: [...known].map(([stop, legs]) => ({ stop, seconds: secondsOf(legs) })),
    legs(stop, time) {
      const legs = known.get(stop) ?? [];
      return inSequence(legs, backward ? time : time - secondsOf(legs));
    },
  };
}
