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
import { mostHelpfulReason } from './diagnose/most-helpful-reason.ts';
import { dropDominated } from './filters/drop-dominated.ts';
import { itineraryPricer } from './prices/itinerary-pricer.ts';
import type { JourneyTask } from './request/journey-task.ts';
import type { JourneyWorld } from './request/journey-world.ts';
import { type ModeSets, modesHere, splitModes } from './request/mode-sets.ts';
import type { PlanSearchContext } from './request/plan-search-context.ts';
import { isProviderHere } from './request/provider-here.ts';
import { takesWheelchair } from './request/takes-wheelchair.ts';
import { searchEverySet } from './search/every-set.ts';
import { ExplanationRecorder } from './trace/explanation-recorder.ts';

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
  const { when, weights } = request;
  const recorder = context.explain === true ? new ExplanationRecorder() : undefined;
  const costsOf = itineraryPricer(world, request);
  const explained = (answer: Omit<JourneyAnswer, 'explanation'>): JourneyAnswer => {
    if (recorder === undefined) return answer;
    return { ...answer, explanation: recorder.explain(answer.groups, request, costsOf, world.manifest) };
  };
  const wanted = wantedSets(world, request);
  if ('reason' in wanted) return explained({ groups: [], outcomes: [], empty: wanted, advisories: [] });

  const ends = { from: requestedPlace(world, request.from), to: requestedPlace(world, request.to) };
  const task: JourneyTask = { world, request, now: context.now, ends };
  const { sets, advisories } = searchEverySet(task, wanted.asked, wanted.here, context, costsOf, recorder);
  const noteWorse =
    recorder && ((itinerary: Itinerary, by: Itinerary): void => recorder.removed(itinerary, 'worse-than-another', by));
  const kept = sets.map((set) => {
    // Ways of cycling that were asked for one by one are told, whichever is the quickest.
    const asked = set.itineraries.filter((itinerary) => isCyclingAskedFor(request, itinerary));
    const others = set.itineraries.filter((itinerary) => !asked.includes(itinerary));
    return { ...set, itineraries: [...dropDominated(others, when, costsOf, noteWorse), ...asked] };
  });

  const all = groupItineraries(
    kept.flatMap((set) => set.itineraries),
    when,
    weights,
    costsOf,
    recorder && ((itinerary, by): void => recorder.removed(itinerary, 'same-vehicles', by)),
  );
  const groups = request.bestOnly ? bestOnly(all, recorder) : all;
  const outcomes = kept.map(({ modes, itineraries, empty }) => ({
    modes,
    groupCount: groupItineraries(itineraries, when, weights, costsOf).length,
    empty,
  }));
  const empty =
    groups.length > 0 ? undefined : (mostHelpfulReason(outcomes) ?? { reason: 'no-connection' as const, values: {} });
  return explained({ groups, outcomes, empty, advisories: uniqueAdvisories(advisories) });
}

/** The searches that a request stands for, and what is left of them here; or why nothing is worth a search. */
function wantedSets(
  world: JourneyWorld,
  { from, to, modes, allModes, wheelchair }: PlanRequest,
): { readonly asked: ModeSets; readonly here: ModeSets } | Empty {
  if (nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) < TOO_CLOSE_METRES)
    return { reason: 'too-close', values: {} };
  const served = modesHere(modes, world.manifest.modes);
  const known = served.filter((mode) => isProviderHere(world, mode));
  const [unknown] = served;
  if (known.length === 0 && unknown !== undefined)
    return { reason: 'unknown-provider', values: { mode: unknown, modes: served.join(', ') } };
  if (known.length === 0) return { reason: 'no-modes', values: { modes: modes.join(', ') } };
  const usable = wheelchair ? known.filter(takesWheelchair) : known;
  // Split before leaving out what is not here: asking for several modes never gives what asking for one of them does (rule 1).
  const asked = splitModes(modes, allModes);
  const ofHere = (some: readonly string[]): string[] => some.filter((mode) => usable.includes(mode));
  const here = { singles: ofHere(asked.singles), combined: ofHere(asked.combined) };
  if (usable.length < known.length && here.singles.length === 0 && here.combined.length < 2)
    return { reason: 'inaccessible', values: {} };
  if (here.singles.length > 0 || here.combined.length > 0) return { asked, here };
  return { reason: 'no-modes', values: { modes: [...asked.singles, ...asked.combined].join(', ') } };
}

/** The best itinerary of the best group, in a group of its own. */
function bestOnly(groups: readonly ItineraryGroup[], recorder: ExplanationRecorder | undefined): ItineraryGroup[] {
  const best = groups[0]?.itineraries[0];
  if (best === undefined) return [];
  for (const { itineraries } of groups)
    for (const { itinerary } of itineraries) recorder?.removed(itinerary, 'not-the-best', best.itinerary);
  return [{ itineraries: [best], frequencyMinutes: undefined }];
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
