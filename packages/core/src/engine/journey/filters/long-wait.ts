import type { Itinerary } from '../../../model/index.ts';
import { isMissed } from '../../../ranking/index.ts';
import { flagBeaten, type ItineraryFilter } from './itinerary-filter.ts';
import { LONG_WAIT_SECONDS, LONG_WAIT_SHARE } from './thresholds.ts';

/**
 * Waiting at a stop for half the night is offered only where the trip would otherwise be the next day's: another itinerary of the set that waits less and
 * leaves or arrives a little worse is preferred. It may be the one that leaves in the morning.
 */
export const longWait: ItineraryFilter<Itinerary, unknown> = {
  reason: 'worse-than-another',
  removes: `itineraries with a wait of ${LONG_WAIT_SECONDS / 3600} hours or more, where another one without leaves at most half of that wait earlier and arrives at most half of it later`,
  flag: flagBeaten((candidate, _, itineraries) => {
    const wait = longestWaitOf(candidate);
    if (wait < LONG_WAIT_SECONDS) return undefined;
    const slack = wait * LONG_WAIT_SHARE;
    return itineraries.find(
      (rival) =>
        candidate.departure - rival.departure <= slack &&
        rival.arrival - candidate.arrival <= slack &&
        (!isMissed(rival) || isMissed(candidate)) &&
        longestWaitOf(rival) < LONG_WAIT_SECONDS,
    );
  }),
};

/** The longest time between two moves, in seconds. */
function longestWaitOf({ legs }: Itinerary): number {
  let longest = 0;
  let since = legs[0]?.departure ?? 0;
  for (const leg of legs) {
    if (leg.kind === 'stationary') continue;
    longest = Math.max(longest, leg.departure - since);
    since = leg.arrival;
  }
  return longest;
}
