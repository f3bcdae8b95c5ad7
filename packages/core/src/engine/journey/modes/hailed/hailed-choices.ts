import type { Empty } from '../../../../model/index.ts';
import type { StreetProfileName } from '../../../../modes/index.ts';
import { type DirectChoice, directChoices } from '../../itinerary/direct-choice.ts';
import { streetPathBetween } from '../../legs/street-path-between.ts';
import type { JourneyTask } from '../../request/journey-task.ts';
import { driversFor, hailedPlan } from './hailed.ts';
import { whyNoDriver } from './why-no-driver.ts';

/** From door to door in a hailed car, with each driver. */
export function hailedChoices(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
): readonly DirectChoice[] | Empty {
  const { request, ends } = task;
  const path = streetPathBetween(task, profile, mode, request.from, request.to, { byName: 'both' });
  if ('reason' in path) return path;
  const drivers = driversFor(task, mode, ends.from, ends.to);
  if (drivers.length === 0) return whyNoDriver(task, mode, ends.from, ends.to);
  return directChoices(drivers.map((driver) => hailedPlan(task, driver, path, ends.from, ends.to)));
}
