import type { Advisory, Costs, Itinerary } from '../../../model/index.ts';
import { freeWaySeconds } from '../filters/free-ride-bound.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { ModeSets } from '../request/mode-sets.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import { isEven } from '../request/wish-weights.ts';
import type { ExplanationRecorder } from '../trace/explanation-recorder.ts';
import { cheaperDrivers } from './cheaper-drivers.ts';
import { betterCombinations, isBeatenBySingle, MOST_LATER_SECONDS } from './combination-filter.ts';
import { type SearchedSet, searchSet } from './search-set.ts';
import { type SearchMode, SingleModeProfile } from './single-mode-profile.ts';

/**
 * Searches every set of modes that a request stands for: each mode alone, their combination, or both (spec 4.2 rules 1 to 4); a combination is
 * kept only when no single mode is at least as good in every way, be it asked for the moment when the combination leaves. What the searches
 * ask for alike is worked out once, with the task.
 * @param asked as the request says @param here those of its modes that there are
 */
export function searchEverySet(
  shared: JourneyTask,
  asked: ModeSets,
  here: ModeSets,
  context: PlanSearchContext,
  costsOf: (itinerary: Itinerary) => Costs,
  recorder: ExplanationRecorder | undefined,
): { readonly sets: readonly SearchedSet[]; readonly advisories: readonly Advisory[] } {
  const advisories: Advisory[] = [];
  const { request } = shared;
  // All is told to those who want to know why, and where what is found says what else to look for.
  const isExhaustive = recorder !== undefined || request.maxWalkSeconds !== undefined || !isEven(request.weights);
  const search = (
    modes: readonly string[],
    isAsked: boolean,
    advice: Advisory[],
    wanted: Pick<PlanSearchContext, 'unwantedSeconds' | 'latestArrival'> = {},
    asked: JourneyTask = shared,
  ): SearchedSet => {
    const record = recorder?.search(modes, isAsked);
    const task = record === undefined ? asked : { ...asked, record };
    if (context.deadline?.() !== true) return searchSet(task, modes, { ...context, ...wanted }, costsOf, advice);
    record?.endedEarly();
    advisories.push({ code: 'stopped-early', values: {} });
    return { modes, itineraries: [], empty: { reason: 'stopped-early', values: {} } };
  };
  const singles = here.singles.map((mode) => search([mode], true, advisories));
  if (here.combined.length === 0) return { sets: singles, advisories };
  if (here.combined.length === 1) {
    const none: SearchedSet = { modes: asked.combined, itineraries: [], empty: { reason: 'not-better', values: {} } };
    return { sets: singles.length === 0 ? [none] : singles, advisories };
  }
  const combined = search(here.combined, true, advisories, { unwantedSeconds: unwantedSeconds(singles) });
  // Each mode alone decides whether a combination is worth showing, whether or not the singles were asked for.
  const alone = here.combined.map((mode) => singles.find((set) => set.modes[0] === mode) ?? search([mode], false, []));
  const rivals = alone.flatMap((set) => set.itineraries);
  const { when } = request;
  const searchMode: SearchMode = (mode, moment, lastArrival) => {
    if (context.deadline?.() === true) {
      advisories.push({ code: 'stopped-early', values: {} });
      return undefined;
    }
    const asked = when.departAfter === undefined ? { arriveBefore: moment } : { departAfter: moment };
    const then = { ...shared, request: { ...request, when: { ...when, ...asked } } };
    const latestArrival = lastArrival === undefined ? undefined : lastArrival + MOST_LATER_SECONDS;
    return search([mode], false, [], { latestArrival }, then);
  };
  const later = new SingleModeProfile(alone, when, searchMode, isExhaustive);
  const isOver = context.deadline?.() === true;
  const better = betterCombinations(combined, rivals, { later, isOver, costsOf, recorder });
  return { sets: [...singles, { ...better, itineraries: [...better.itineraries, ...byOthers()] }], advisories };

  function byOthers(): Itinerary[] {
    return cheaperDrivers(shared, combined.modes, better.itineraries, costsOf).flatMap(({ itinerary, like }) => {
      recorder?.made(itinerary, like);
      // What leaves as late as the one that it is like leaves no earlier than this.
      const winner = [...rivals, ...(later.of(like, itinerary.arrival) ?? [])].find((rival) =>
        isBeatenBySingle(itinerary, rival, costsOf),
      );
      if (winner !== undefined) recorder?.removed(itinerary, 'single-mode-is-better', winner);
      return winner === undefined ? [itinerary] : [];
    });
  }
  /** How long a combination takes that a single mode is known to be better than. */
  function unwantedSeconds(known: readonly SearchedSet[]): number {
    const itineraries = known
      .filter(({ modes }) => here.combined.includes(modes[0] ?? ''))
      .flatMap((set) => set.itineraries);
    return isExhaustive ? Number.POSITIVE_INFINITY : freeWaySeconds(itineraries, costsOf);
  }
}
