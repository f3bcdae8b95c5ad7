import type { Empty, Itinerary } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import type { DirectCandidate, DirectContext } from '../filters/direct-filters.ts';
import { LONGEST_DIRECT_SECONDS } from '../filters/thresholds.ts';
import type { DirectChoice } from '../itinerary/direct-choice.ts';
import { inSequence, itineraryOf } from '../itinerary/leg-sequence.ts';
import { departureFor, type JourneyTask, walkLimitOf } from '../request/journey-task.ts';
import { directChoicesOf } from './direct-choices.ts';

/** The uses of a mode from door to door at their times, and the limits of the request on them. */
export interface DirectCandidates {
  readonly candidates: readonly DirectCandidate[];
  readonly context: DirectContext;
}

/** The candidates by one street mode, or why there are none. */
export function directCandidates(task: JourneyTask, mode: string): DirectCandidates | Empty {
  const choices = directChoicesOf(task, mode);
  if ('reason' in choices) return choices;
  const { departAfter, arriveBefore } = task.request.when;
  return {
    candidates: choices.map((choice) => candidateOf(task, mode, choice)),
    context: {
      isWalked: findModeFamily(mode)?.travel.connector === true,
      walkLimitSeconds: Math.min(walkLimitOf(task.request), LONGEST_DIRECT_SECONDS),
      latestArrival: departAfter === undefined || arriveBefore === undefined ? Number.POSITIVE_INFINITY : arriveBefore,
    },
  };
}

/** A choice at its own time or, where it may begin at any time, at the time of the request. */
function candidateOf({ request }: JourneyTask, mode: string, choice: DirectChoice): DirectCandidate {
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
