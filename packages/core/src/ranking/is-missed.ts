import type { Itinerary } from '../model/index.ts';

/**
 * Whether a part of an itinerary can no longer be booked. Such an itinerary stays in the answer, but never in place of one that can still be made.
 */
export function isMissed({ legs }: Itinerary): boolean {
  return legs.some(({ booking }) => booking?.state === 'too-late');
}
