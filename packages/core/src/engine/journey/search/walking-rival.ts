import { arrivesTooLate, takesTooLong, walkedTooLong } from '../filters/direct-filters.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import type { WalkingRival } from '../filters/walking-is-better.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';
import { directCandidates } from './direct-candidates.ts';
import { directItineraries } from './direct-itineraries.ts';

/** The direct filters that need no legs, since building the legs of a walk takes longer than finding its path. */
const FILTERS_WITHOUT_LEGS = [walkedTooLong, takesTooLong, arrivesTooLate];

/**
 * Walking (or rolling) the whole way, which every ride is compared with; undefined where it is no answer. An explanation records the walk as found by
 * this search.
 */
export function walkingRival(task: JourneyTask): WalkingRival | undefined {
  return rivals.get(task, '', () => findRival(task));
}

const rivals = new TaskMemo<WalkingRival | undefined>();

function findRival(task: JourneyTask): WalkingRival | undefined {
  const { record, request } = task;
  const { mode } = walkerOf(request);
  const itinerary = record && directItineraries({ ...task, record: undefined }, mode).itineraries[0];
  if (itinerary !== undefined) record?.found(itinerary);
  const found = directCandidates(task, mode);
  if ('reason' in found) return undefined;
  const [walk] = runFilters(FILTERS_WITHOUT_LEGS, found.candidates.slice(0, 1), found.context).kept;
  return walk && { seconds: walk.seconds, itinerary };
}
