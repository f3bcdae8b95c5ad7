import type { CyclingWay } from '../../../model/index.ts';
import { findModeFamily, type StreetProfileName } from '../../../modes/index.ts';
import type { StreetEngine, StreetMetric } from '../../street/index.ts';
import { type JourneyTask, momentOf } from './journey-task.ts';
import { speedOf } from './request-speed.ts';

/** The weight of safety for cyclists, see `StreetPreferences`. */
const CYCLE_SAFETY = { shortest: 0, friendliest: 1 } as const;

/**
 * The street metric of a request: at its speed, with gates, limits and turns as they are at the time of the request (OS-24), by the clock of
 * the region.
 * @param mode the mode, where it is more specific than the profile
 * @param topSpeed the vehicle's highest speed, metres per second
 * @param cycling the kind of cycle route
 */
export function metricFor(
  { world, request }: Pick<JourneyTask, 'world' | 'request'>,
  streets: StreetEngine,
  profile: StreetProfileName,
  mode: string = '',
  topSpeed: number = Number.POSITIVE_INFINITY,
  cycling: CyclingWay = 'best',
): StreetMetric {
  const { departAfter, arriveBefore } = request.when;
  const isTimed = departAfter !== undefined || arriveBefore !== undefined;
  const when = isTimed ? { instant: momentOf(request), zone: world.manifest.timezone } : undefined;
  const folds = findModeFamily(mode)?.travel.folds === true;
  const wishes = { ...(folds ? { folds } : {}), ...(cycling === 'best' ? {} : { cycleSafety: CYCLE_SAFETY[cycling] }) };
  return streets.metric(profile, Math.min(topSpeed, speedOf(profile, request)), when, wishes);
}
