import type { Empty, Place } from '../../../../model/index.ts';
import { coversMode } from '../../../../modes/index.ts';
import { type JourneyTask, momentOf } from '../../request/journey-task.ts';
import { isOfferedLater } from '../providers/offered-later.ts';
import { driversFor } from './hailed.ts';

/** Why no hailed car drives from one place to another at the time of the request. */
export function whyNoDriver(task: JourneyTask, mode: string, from: Place, to: Place): Empty {
  const { request, world } = task;
  const { providers } = world;
  const values = { mode };
  const own = providers?.rows.hailed.filter((provider) => coversMode(mode, provider.mode)) ?? [];
  if (own.length === 0) return { reason: 'no-modes', values: { modes: mode } };
  if (request.wheelchair && driversFor(withoutWheelchair(task), mode, from, to).length > 0)
    return { reason: 'inaccessible', values: {} };
  const isServed = (a: Place, b: Place, at: number): boolean =>
    providers?.hailedAt(a, b, at).some((provider) => coversMode(mode, provider.mode)) === true;
  const at = momentOf(request);
  const isServedEver = (a: Place, b: Place): boolean =>
    isServed(a, b, at) || isOfferedLater(at, (instant) => isServed(a, b, instant));
  if (isServedEver(from, to)) return { reason: 'closed', values };
  return { reason: isServedEver(from, from) ? 'outside-zone-to' : 'outside-zone-from', values };
}

function withoutWheelchair(task: JourneyTask): JourneyTask {
  return { ...task, request: { ...task.request, wheelchair: false } };
}
