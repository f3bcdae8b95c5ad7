import type { Itinerary } from '../model/index.ts';

/** Whether some of it had to be booked and no longer can be: told, but never in place of what can still be travelled. */
export function isMissed({ legs }: Itinerary): boolean {
  return legs.some(({ booking }) => booking?.state === 'too-late');
}
