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
import { searchEverySet } from './every-set.ts';
import { ExplanationRecorder } from './explanation.ts';
import { itineraryPricer } from './itinerary-pricer.ts';
import type { JourneyTask } from './journey-task.ts';
import type { JourneyWorld } from './journey-world.ts';
import { modesHere, splitModes } from './mode-sets.ts';
import { mostTelling } from './most-telling.ts';
import { isProviderHere } from './provider-here.ts';
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
 * Plans within one region: searches {@link searchEverySet}, leaves out what nobody would choose, and groups the rest. The request's time is set: one
 * of `when` is given.
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
  const here = modesHere(request.modes, world.manifest.modes).filter((mode) => isProviderHere(world, mode));
  if (here.length === 0) return nothing({ reason: 'no-modes', values: { modes: request.modes.join(', ') } });
  // Split before leaving out what is not here: asking for several modes never gives what asking for one of them does (rule 1).
  const asked = splitModes(request.modes, request.allModes);
  const ofHere = (modes: readonly string[]): string[] => modes.filter((mode) => here.includes(mode));
  const wanted = { singles: ofHere(asked.singles), combined: ofHere(asked.combined) };
  if (wanted.singles.length === 0 && wanted.combined.length === 0)
    return nothing({ reason: 'no-modes', values: { modes: [...asked.singles, ...asked.combined].join(', ') } });
  const ends = { from: requestedPlace(world, from), to: requestedPlace(world, to) };
  const task: JourneyTask = { world, request, now: context.now, ends };
  const { sets, advisories } = searchEverySet(task, asked, wanted, context, costsOf, recorder);
  const noteWorse =
    recorder && ((itinerary: Itinerary, by: Itinerary): void => recorder.removed(itinerary, 'worse-than-another', by));
  const kept = sets.map((set) => {
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
