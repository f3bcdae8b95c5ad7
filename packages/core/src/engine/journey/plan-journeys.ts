import { nearbyDistanceMetres } from '../../geo/index.ts';
import type {
  Advisory,
  Empty,
  Itinerary,
  ItineraryGroup,
  ModeSetOutcome,
  Place,
  PlanExplanation,
  PlanRequest,
} from '../../model/index.ts';
import { groupItineraries } from '../../ranking/index.ts';
import { betterCombinations } from './better-combinations.ts';
import { ExplanationRecorder } from './explanation.ts';
import { itineraryPricer } from './itinerary-pricer.ts';
import type { JourneyTask } from './journey-task.ts';
import type { JourneyWorld } from './journey-world.ts';
import { modesHere, splitModes } from './mode-sets.ts';
import { mostTelling } from './most-telling.ts';
import { type SearchedSet, searchSet } from './search-set.ts';
import { worthTelling } from './worth-telling.ts';

export interface PlanSearchContext {
  readonly signal: { readonly aborted: boolean } | undefined;
  /** Asked now and then: true ends the searches, what is complete by then is answered; undefined = as long as it takes. */
  readonly deadline?: (() => boolean) | undefined;
  /** Unix seconds now: decides what can still be booked; undefined = nobody says. */
  readonly now?: number | undefined;
  /** Also tell how the answer comes about. */
  readonly explain?: boolean;
}

/** What one region answers. */
export interface JourneyAnswer {
  readonly groups: readonly ItineraryGroup[];
  readonly outcomes: readonly ModeSetOutcome[];
  readonly empty: Empty | undefined;
  readonly advisories: readonly Advisory[];
  /** Only where it was asked for. */
  readonly explanation?: PlanExplanation;
}

/** Both ends nearer than this are one place (spec 4.2 rule 6). */
const TOO_CLOSE_METRES = 15;

/**
 * Plans within one region: each mode of the request alone, their combination, or both (spec 4.2 rules 1 to 4); a combination is kept
 * only when no single mode is at least as good in every way. The request's time is set: one of `when` is given.
 */
export function planJourneys(world: JourneyWorld, request: PlanRequest, context: PlanSearchContext): JourneyAnswer {
  const { from, to } = request;
  const recorder = context.explain === true ? new ExplanationRecorder() : undefined;
  const costsOf = itineraryPricer(world, request);
  const explained = (groups: readonly ItineraryGroup[]): Pick<JourneyAnswer, 'explanation'> =>
    recorder === undefined
      ? {}
      : { explanation: recorder.explain(groups, request, costsOf, world.manifest.serviceDates) };
  const nothing = (empty: Empty): JourneyAnswer => ({
    groups: [],
    outcomes: [],
    empty,
    advisories: [],
    ...explained([]),
  });
  if (nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) < TOO_CLOSE_METRES)
    return nothing({ reason: 'too-close', values: {} });
  const here = modesHere(request.modes, world.manifest.modes);
  if (here.length === 0) return nothing({ reason: 'no-modes', values: { modes: request.modes.join(', ') } });
  // Split before leaving out what is not here: asking for several modes never gives what asking for one of them does (rule 1).
  const asked = splitModes(request.modes, request.allModes);
  const singleModes = asked.singles.filter((mode) => here.includes(mode));
  const combinedModes = asked.combined.filter((mode) => here.includes(mode));
  if (singleModes.length === 0 && combinedModes.length === 0)
    return nothing({ reason: 'no-modes', values: { modes: [...asked.singles, ...asked.combined].join(', ') } });
  const advisories: Advisory[] = [];
  // One task for all searches: what they ask for alike is worked out once.
  const shared: JourneyTask = {
    world,
    request,
    now: context.now,
    ends: { from: requestedPlace(world, from), to: requestedPlace(world, to) },
  };
  const outcomes: SearchedSet[] = [];

  const search = (modes: readonly string[], isAsked: boolean, advice: Advisory[]): SearchedSet => {
    const record = recorder?.search(modes, isAsked);
    const task = record === undefined ? shared : { ...shared, record };
    if (context.deadline?.() !== true) return searchSet(task, modes, context, costsOf, advice);
    record?.endedEarly();
    advisories.push({ code: 'stopped-early', values: {} });
    return { modes, itineraries: [], empty: { reason: 'stopped-early', values: {} } };
  };
  const singles = singleModes.map((mode) => search([mode], true, advisories));
  outcomes.push(...singles);
  if (combinedModes.length === 1 && singleModes.length === 0)
    outcomes.push({ modes: asked.combined, itineraries: [], empty: { reason: 'not-better', values: {} } });
  if (combinedModes.length > 1) {
    const combined = search(combinedModes, true, advisories);
    // Each mode alone decides whether a combination is worth showing, whether or not the singles were asked for.
    const alone = combinedModes.map(
      (mode) => singles.find((set) => set.modes[0] === mode) ?? search([mode], false, []),
    );
    const isOver = context.deadline?.() === true;
    const rivals = alone.flatMap((set) => set.itineraries);
    outcomes.push(betterCombinations(combined, rivals, { when: request.when, isOver, costsOf, recorder }));
  }
  const noteWorse =
    recorder && ((itinerary: Itinerary, by: Itinerary): void => recorder.removed(itinerary, 'worse-than-another', by));
  const kept = outcomes.map((set) => {
    // Ways of cycling that were asked for one by one are told, whichever is the quickest.
    const asked = set.itineraries.filter((itinerary) => isCyclingAskedFor(request, itinerary));
    const others = set.itineraries.filter((itinerary) => !asked.includes(itinerary));
    return { ...set, itineraries: [...worthTelling(others, costsOf, noteWorse), ...asked] };
  });

  const when = request.when;
  let groups = groupItineraries(
    kept.flatMap((outcome) => outcome.itineraries),
    when,
    request.weights,
    costsOf,
    recorder && ((itinerary, by): void => recorder.removed(itinerary, 'same-vehicles', by)),
  );
  if (request.bestOnly) {
    const best = groups[0]?.itineraries[0];
    for (const { itineraries } of recorder === undefined ? [] : groups)
      for (const { itinerary } of itineraries) recorder?.removed(itinerary, 'not-the-best', best?.itinerary);
    groups = best === undefined ? [] : [{ itineraries: [best], frequencyMinutes: undefined }];
  }
  const told = kept.map(({ modes, itineraries, empty }) => ({
    modes,
    groupCount: groupItineraries(itineraries, when, request.weights, costsOf).length,
    empty,
  }));
  const empty = groups.length > 0 ? undefined : (mostTelling(told) ?? { reason: 'no-connection' as const, values: {} });
  return { groups, outcomes: told, empty, advisories: uniqueAdvisories(advisories), ...explained(groups) };
}

function isCyclingAskedFor({ cycling = [] }: PlanRequest, { boardings, legs }: Itinerary): boolean {
  return (
    cycling.length > 1 && boardings === 0 && legs.some((leg) => leg.kind === 'street' && leg.profile === 'bicycle')
  );
}

function requestedPlace(world: JourneyWorld, place: PlanRequest['from']): Place {
  return {
    lat: place.lat,
    lng: place.lng,
    name: '',
    address: place.address,
    timezone: world.manifest.timezone,
    stop: undefined,
  };
}

function uniqueAdvisories(advisories: readonly Advisory[]): Advisory[] {
  const seen = new Map(advisories.map((advisory) => [JSON.stringify(advisory), advisory]));
  return [...seen.values()];
}
