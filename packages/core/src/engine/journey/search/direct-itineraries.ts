import type { Empty, Itinerary, RemovalReason } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { emptyBecause } from '../diagnose/empty-because.ts';
import type { DirectCandidate, DirectContext } from '../filters/direct-filters.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import { LONGEST_DIRECT_SECONDS } from '../filters/thresholds.ts';
import type { DirectChoice } from '../itinerary/direct-choice.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import { inSequence, itineraryOf } from '../itinerary/leg-sequence.ts';
import { departureFor, type JourneyTask, walkLimitOf } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';
import { directChoicesOf } from './direct-choices.ts';

const answers = new TaskMemo<FoundItineraries>();

/** The whole way by one street mode: one itinerary for each use of it (each driver, each place to park). */
export function directItineraries(task: JourneyTask, mode: string): FoundItineraries {
  return answers.get(task, mode, () => {
    const choices = directChoicesOf(task, mode);
    return 'reason' in choices ? { itineraries: [], empty: choices } : filterChoices(task, mode, choices);
  });
}

function filterChoices(task: JourneyTask, mode: string, choices: readonly DirectChoice[]): FoundItineraries {
  const { record } = task;
  const context = directContext(task, mode);
  const candidates = choices.map((choice) => directCandidate(task, mode, choice));
  for (const candidate of candidates) record?.found(candidate.itinerary());
  const trace = record && {
    removed: (candidate: DirectCandidate, reason: RemovalReason) => record.removed(candidate.itinerary(), reason),
  };
  const { kept, removed } = runFilters(ITINERARY_FILTERS.direct, candidates, context, trace);
  if (kept.length > 0) return { itineraries: kept.map((candidate) => candidate.itinerary()), empty: undefined };
  return { itineraries: [], empty: whyNone(mode, removed[0]?.reason) };
}

/** A choice at its own time or, where it may begin at any time, at the time of the request. */
export function directCandidate({ request }: JourneyTask, mode: string, choice: DirectChoice): DirectCandidate {
  const { plan, departure = departureFor(request, plan.seconds) } = choice;
  let built: Itinerary | undefined;
  return {
    departure,
    seconds: plan.seconds,
    isRunning: () => plan.runsAt?.(departure) !== false,
    itinerary() {
      built ??= itineraryOf(inSequence(plan.legs(departure), departure), 0, [mode]);
      return built;
    },
  };
}

/** The limits of a request on the use of one mode from door to door. */
export function directContext({ request }: JourneyTask, mode: string): DirectContext {
  const { departAfter, arriveBefore } = request.when;
  return {
    isWalked: findModeFamily(mode)?.travel.connector === true,
    walkLimitSeconds: Math.min(walkLimitOf(request), LONGEST_DIRECT_SECONDS),
    latestArrival: departAfter === undefined || arriveBefore === undefined ? Number.POSITIVE_INFINITY : arriveBefore,
  };
}

/** Streets are always open, so `not-running` means a closed provider. */
function whyNone(mode: string, removal: RemovalReason | undefined): Empty {
  if (removal === 'not-running') return { reason: 'closed', values: { mode } };
  return { reason: emptyBecause(removal), values: {} };
}
