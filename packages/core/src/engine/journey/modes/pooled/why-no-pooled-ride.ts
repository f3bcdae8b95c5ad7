import type { Empty, Place } from '../../../../model/index.ts';
import { placeAt } from '../../legs/walk-between.ts';
import { type JourneyTask, momentOf } from '../../request/journey-task.ts';
import { isOfferedLater } from '../providers/offered-later.ts';
import { meetingPlaces, pooledRides } from './pooled.ts';

/** Why no pooled ride goes from one place to another at the time of the request. */
export function whyNoPooledRide(task: JourneyTask, mode: string, from: Place, to: Place): Empty {
  const at = momentOf(task.request);
  const { providers } = task.world;
  if (providers === undefined) return { reason: 'no-modes', values: { modes: mode } };
  const values = { mode };
  const isEver = (isOffered: (instant: number) => boolean): boolean => isOffered(at) || isOfferedLater(at, isOffered);
  // The same drivers offer the same rides whenever they work, so their rides are searched once.
  const known = new Map<string, boolean>();
  const isPooled = (instant: number): boolean => {
    const courses = meetingPlaces(providers, mode, from, to, instant);
    const key = courses.map(({ provider, start, end }) => JSON.stringify([provider.id, start.id, end?.id])).join();
    const found = known.get(key) ?? pooledRides(task, mode, from, to, instant).length > 0;
    known.set(key, found);
    return found;
  };
  if (isEver(isPooled)) return { reason: 'closed', values };
  // Drivers who pass too far away do not pick up, whatever the destination.
  const isPickedUp = isEver((instant) => {
    const courses = meetingPlaces(providers, mode, from, to, instant);
    if (courses.length === 0) return meetingPlaces(providers, mode, from, undefined, instant).length > 0;
    return courses.some(({ start, end }) => {
      if (end === undefined || end.id === start.id) return true;
      return pooledRides(task, mode, from, placeAt(end, to, end.name), instant).length > 0;
    });
  });
  return { reason: isPickedUp ? 'outside-zone-to' : 'outside-zone-from', values };
}
