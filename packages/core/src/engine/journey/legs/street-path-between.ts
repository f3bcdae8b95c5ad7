import type { LatLng } from '../../../geo/index.ts';
import type { CyclingWay, Empty } from '../../../model/index.ts';
import type { StreetProfileName } from '../../../modes/index.ts';
import type { StreetPath } from '../../street/index.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { metricFor } from '../request/metric-for.ts';

/**
 * The way over the streets by a profile, at the speed asked for; or why there is none.
 * @param options `byName` whether it begins, or begins and ends, at the ends of the request: streets of the names asked for come first; `cycling` which way by bicycle
 */
export function streetPathBetween(
  task: JourneyTask,
  profile: StreetProfileName,
  mode: string,
  from: LatLng,
  to: LatLng,
  { byName, cycling }: { readonly byName?: 'both' | 'from'; readonly cycling?: CyclingWay } = {},
): StreetPath | Empty {
  const { request, world } = task;
  const { streets } = world;
  if (streets === undefined) return { reason: 'no-connection', values: {} };
  const names = {
    ...(byName === undefined ? {} : { fromStreetName: request.from.streetName }),
    ...(byName === 'both' ? { toStreetName: request.to.streetName } : {}),
  };
  const answer = streets.route(metricFor(task, streets, profile, mode, undefined, cycling), from, to, names);
  if (answer.found) return answer.path;
  if (answer.reason === 'not-connected') return { reason: 'no-connection', values: {} };
  // Where nobody walks there is no street at all; where a car finds none there may be paths.
  return { reason: answer.reason, values: profile === 'walk' ? {} : { mode } };
}

/** The way itself: whoever drives does not walk the hops. */
export function withoutHops(path: StreetPath): StreetPath {
  const { from, to } = path;
  return { ...path, from: { ...from, metres: 0 }, to: { ...to, metres: 0 }, hopMilliseconds: 0 };
}
