import type { LatLng } from '../../../geo/index.ts';
import type { CyclingWay, Empty } from '../../../model/index.ts';
import type { StreetProfileName } from '../../../modes/index.ts';
import type { StreetPath } from '../../street/index.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { metricFor } from '../request/metric-for.ts';

/**
 * The path over streets by a profile, at the speed of the request; or why there is none.
 * @param options `byName`: the ends of the path that are ends of the request, where streets of the requested names come first; `cycling`: the kind of
 *   cycle route
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
  // Without a street for walking there is no street at all. Without a street for cars there may still be footpaths.
  return { reason: answer.reason, values: profile === 'walk' ? {} : { mode } };
}

/** The path without the hops between its ends and the street: a driver does not walk them. */
export function withoutHops(path: StreetPath): StreetPath {
  const { from, to } = path;
  return { ...path, from: { ...from, metres: 0 }, to: { ...to, metres: 0 }, hopMilliseconds: 0 };
}
