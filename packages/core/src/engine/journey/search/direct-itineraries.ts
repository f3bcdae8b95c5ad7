import type { Empty, RemovalReason } from '../../../model/index.ts';
import { emptyBecause } from '../diagnose/empty-because.ts';
import type { DirectCandidate } from '../filters/direct-filters.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';
import { directCandidates } from './direct-candidates.ts';

const answers = new TaskMemo<FoundItineraries>();

/** The whole way by one street mode: one itinerary for each use of it (each driver, each place to park). */
export function directItineraries(task: JourneyTask, mode: string): FoundItineraries {
  return answers.get(task, mode, () => findItineraries(task, mode));
}

function findItineraries(task: JourneyTask, mode: string): FoundItineraries {
  const { record } = task;
  const found = directCandidates(task, mode);
  if ('reason' in found) return { itineraries: [], empty: found };
  const { candidates, context } = found;
  for (const candidate of candidates) record?.found(candidate.itinerary());
  const trace = record && {
    removed: (candidate: DirectCandidate, reason: RemovalReason) => record.removed(candidate.itinerary(), reason),
  };
  const { kept, removed } = runFilters(ITINERARY_FILTERS.direct, candidates, context, trace);
  if (kept.length > 0) return { itineraries: kept.map((candidate) => candidate.itinerary()), empty: undefined };
  return { itineraries: [], empty: whyNone(mode, removed[0]?.reason) };
}

/** Streets are always open, so `not-running` means a closed provider. */
function whyNone(mode: string, removal: RemovalReason | undefined): Empty {
  if (removal === 'not-running') return { reason: 'closed', values: { mode } };
  return { reason: emptyBecause(removal), values: {} };
}
