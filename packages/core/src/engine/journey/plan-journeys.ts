import { formatDay, localDay, parseDay } from '../../base/index.ts';
import { nearbyDistanceMetres } from '../../geo/index.ts';
import type {
  Advisory,
  Costs,
  Empty,
  Itinerary,
  ItineraryGroup,
  ModeSetOutcome,
  Place,
  PlanRequest,
} from '../../model/index.ts';
import { coversMode, findModeFamily } from '../../modes/index.ts';
import { groupItineraries, weightedScore } from '../../ranking/index.ts';
import { directItineraries } from './direct-itineraries.ts';
import { isWorseInEveryWay } from './domination.ts';
import { itineraryPricer } from './itinerary-pricer.ts';
import { type JourneyTask, walkerOf } from './journey-task.ts';
import type { JourneyWorld } from './journey-world.ts';
import { modesHere, splitModes } from './mode-sets.ts';
import { transitItineraries } from './transit-itineraries.ts';
import { isBeatenByWalking } from './walking-instead.ts';
import { worthTelling } from './worth-telling.ts';

export interface PlanSearchContext {
  readonly signal: { readonly aborted: boolean } | undefined;
  /** Asked now and then: true ends the searches, what is complete by then is answered; undefined = as long as it takes. */
  readonly deadline?: (() => boolean) | undefined;
  /** Unix seconds now: decides what can still be booked; undefined = nobody says. */
  readonly now?: number | undefined;
}

/** What one region answers. */
export interface JourneyAnswer {
  readonly groups: readonly ItineraryGroup[];
  readonly outcomes: readonly ModeSetOutcome[];
  readonly empty: Empty | undefined;
  readonly advisories: readonly Advisory[];
}

/** Both ends nearer than this are one place (spec 4.2 rule 6). */
const TOO_CLOSE_METRES = 15;

/**
 * Plans within one region: each mode of the request alone, their combination, or both (spec 4.2 rules 1 to 4); a combination is kept
 * only when no single mode is at least as good in every way. The request's time is set: one of `when` is given.
 */
export function planJourneys(world: JourneyWorld, request: PlanRequest, context: PlanSearchContext): JourneyAnswer {
  const { from, to } = request;
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
  const costsOf = itineraryPricer(world, request);
  // One task for all searches: what they ask for alike is worked out once.
  const task: JourneyTask = {
    world,
    request,
    now: context.now,
    ends: { from: requestedPlace(world, from), to: requestedPlace(world, to) },
  };
  const outcomes: SearchedSet[] = [];

  const search = (modes: readonly string[], advice: Advisory[]): SearchedSet => {
    if (context.deadline?.() !== true) return searchSet(task, modes, context, costsOf, advice);
    advisories.push({ code: 'stopped-early', values: {} });
    return { modes, itineraries: [], empty: { reason: 'stopped-early', values: {} } };
  };
  const singles = singleModes.map((mode) => search([mode], advisories));
  outcomes.push(...singles);
  if (combinedModes.length === 1 && singleModes.length === 0)
    outcomes.push({ modes: asked.combined, itineraries: [], empty: { reason: 'not-better', values: {} } });
  if (combinedModes.length > 1) {
    const combined = search(combinedModes, advisories);
    // Each mode alone decides whether a combination is worth showing, whether or not the singles were asked for.
    const alone = combinedModes.map((mode) => singles.find((set) => set.modes[0] === mode) ?? search([mode], []));
    const isOver = context.deadline?.() === true;
    const rivals = alone.flatMap((set) => set.itineraries);
    // A single mode that could not be searched might be better than any combination.
    const better = combined.itineraries.filter(
      (candidate) =>
        !isOver && candidate.modes.length > 1 && !rivals.some((rival) => isWorseInEveryWay(candidate, rival, costsOf)),
    );
    const empty: Empty | undefined =
      better.length > 0
        ? undefined
        : isOver
          ? { reason: 'stopped-early', values: {} }
          : combined.itineraries.length > 0 || rivals.length > 0
            ? { reason: 'not-better', values: {} }
            : combined.empty;
    outcomes.push({ modes: combinedModes, itineraries: better, empty });
  }
  const kept = outcomes.map((set) => ({ ...set, itineraries: worthTelling(set.itineraries, costsOf) }));

  const when = request.when;
  let groups = groupItineraries(
    kept.flatMap((outcome) => outcome.itineraries),
    when,
    request.weights,
    costsOf,
  );
  if (request.bestOnly)
    groups = groups
      .slice(0, 1)
      .map((group) => ({ itineraries: group.itineraries.slice(0, 1), frequencyMinutes: undefined }));
  const told = kept.map(({ modes, itineraries, empty }) => ({
    modes,
    groupCount: groupItineraries(itineraries, when, request.weights, costsOf).length,
    empty,
  }));
  const empty = groups.length > 0 ? undefined : (mostTelling(told) ?? { reason: 'no-connection' as const, values: {} });
  return { groups, outcomes: told, empty, advisories: uniqueAdvisories(advisories) };
}

function nothing(empty: Empty): JourneyAnswer {
  return { groups: [], outcomes: [], empty, advisories: [] };
}

/** What one set of modes gives. */
interface SearchedSet {
  readonly modes: readonly string[];
  readonly itineraries: readonly Itinerary[];
  readonly empty: Empty | undefined;
}

/** One search with one set of modes; a set of one is that mode alone. */
function searchSet(
  task: JourneyTask,
  modes: readonly string[],
  context: PlanSearchContext,
  costsOf: (itinerary: Itinerary) => Costs,
  advisories: Advisory[],
): SearchedSet {
  const scheduled = modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable');
  const { request, world } = task;
  if (scheduled.length === 0) {
    const direct = modes.map((mode) => directItineraries(task, mode));
    const itineraries = direct.flatMap((answer) => answer.itineraries);
    return { modes, itineraries, empty: itineraries.length > 0 ? undefined : direct[0]?.empty };
  }
  const vehicles = modes.filter((mode) => !scheduled.includes(mode));
  const answer = transitItineraries(task, scheduled, vehicles, context, advisories);
  // Riding is not offered where walking the whole way is at least as good (IT-13).
  const [walk] = directItineraries(task, walkerOf(request).mode).itineraries;
  const isWorthwhile = (itinerary: Itinerary): boolean => walk === undefined || !isBeatenByWalking(itinerary, walk);
  const scoreOf = (itinerary: Itinerary): number =>
    weightedScore(itinerary, costsOf(itinerary), request.when, request.weights);
  const worthwhile = answer.itineraries.filter(isWorthwhile);
  const best = Math.min(...worthwhile.map(scoreOf));
  const fitting = answer.further.filter((itinerary) => isWorthwhile(itinerary) && scoreOf(itinerary) < best);
  const requested = [...worthwhile, ...fitting].map((itinerary) => ({
    ...itinerary,
    modes: usedModes(itinerary, modes),
  }));
  // Rides that exist but that walking beats are a reason of their own, not a missing connection.
  const beaten: Empty | undefined =
    answer.itineraries.length + answer.further.length > 0 ? { reason: 'not-better', values: {} } : undefined;
  const empty = answer.empty ?? beaten ?? (requested.length === 0 ? serviceReason(world, request) : undefined);
  return { modes, itineraries: requested, empty: requested.length > 0 ? undefined : empty };
}

/** Which of the requested modes an itinerary really uses, in the order of the request. */
function usedModes(itinerary: Itinerary, requested: readonly string[]): string[] {
  return requested.filter((mode) =>
    itinerary.legs.some(
      (leg) =>
        leg.kind !== 'stationary' &&
        (coversMode(mode, leg.mode) || (leg.kind === 'ride' && leg.intercityMode === mode)),
    ),
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

/** Nothing was found: is the date outside the timetable (CAL-15), or is there just no connection? */
function serviceReason(world: JourneyWorld, request: PlanRequest): Empty {
  const range = world.manifest.serviceDates;
  const instant = request.when.departAfter ?? request.when.arriveBefore;
  if (range !== undefined && instant !== undefined) {
    const day = localDay(instant, world.manifest.timezone);
    const [first, last] = [parseDay(range.first), parseDay(range.last)];
    if (first !== undefined && last !== undefined && (day < first || day > last)) {
      return { reason: 'no-service-date', values: { date: formatDay(day), from: range.first, to: range.last } };
    }
  }
  return { reason: 'no-connection', values: {} };
}

/** The reason that helps most: what the user can change comes before what nobody can. */
function mostTelling(outcomes: readonly ModeSetOutcome[]): Empty | undefined {
  const reasons = outcomes.flatMap((outcome) => (outcome.empty === undefined ? [] : [outcome.empty]));
  const rank = [
    'off-network-from',
    'off-network-to',
    'no-service-date',
    'avoided-stops',
    'no-stop-from',
    'no-stop-to',
    'stopped-early',
  ];
  return rank.flatMap((reason) => reasons.filter((empty) => empty.reason === reason))[0] ?? reasons[0];
}

function uniqueAdvisories(advisories: readonly Advisory[]): Advisory[] {
  const seen = new Map(advisories.map((advisory) => [JSON.stringify(advisory), advisory]));
  return [...seen.values()];
}
