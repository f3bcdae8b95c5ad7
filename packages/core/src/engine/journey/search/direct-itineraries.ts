import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { CyclingWay, Empty, Itinerary, Leg, PlanRequest, RemovalReason } from '../../../model/index.ts';
import { connectorMode, findModeFamily, type StreetProfileName } from '../../../modes/index.ts';
import { pathSeconds } from '../../street/index.ts';
import { STRAIGHT_METRES } from '../access/straight-stops.ts';
import { emptyBecause } from '../diagnose/empty-because.ts';
import type { DirectChoice } from '../itinerary/direct-choice.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import { inSequence, itineraryOf, type LegPlan } from '../itinerary/leg-sequence.ts';
import { straightLeg, streetLeg } from '../legs/street-legs.ts';
import { streetPathBetween } from '../legs/street-path-between.ts';
import { usageOf } from '../modes/mode-usage.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';

/** Nobody moves over streets alone for longer than this. */
const LONGEST_DIRECT_SECONDS = 5 * 3600;

/** The whole way by one street mode: one itinerary for each way of using it (who drives, where one parks). */
export function directItineraries(task: JourneyTask, mode: string): FoundItineraries {
  return answers.get(task, mode, () => {
    const found = choicesOf(task, mode);
    return 'reason' in found ? { itineraries: [], empty: found } : timed(task, found, mode);
  });
}

const answers = new TaskMemo<FoundItineraries>();

/** How long the whole way takes on foot, or rolling; undefined where that is no answer. No leg is built: building takes longer than the search. */
export function walkingSeconds(task: JourneyTask): number | undefined {
  const { request } = task;
  const { departAfter, arriveBefore = Number.POSITIVE_INFINITY } = request.when;
  const { mode } = walkerOf(request);
  const found = choicesOf(task, mode);
  if ('reason' in found || found[0] === undefined) return undefined;
  const { seconds } = found[0].plan;
  const isTooLate = departAfter !== undefined && departAfter + seconds > arriveBefore;
  return seconds > longest(request, mode) || isTooLate ? undefined : seconds;
}

/** All ways of using a mode from door to door, whatever they take, or why there are none. */
function choicesOf(task: JourneyTask, mode: string): readonly DirectChoice[] | Empty {
  return choices.get(task, mode, () => findChoices(task, mode));
}

/** The whole way on foot is compared with every set of rides. */
const choices = new TaskMemo<readonly DirectChoice[] | Empty>();

function findChoices(task: JourneyTask, mode: string): readonly DirectChoice[] | Empty {
  const { request, world } = task;
  const travel = findModeFamily(mode)?.travel;
  if (travel?.by !== 'street' || travel.profile === undefined) return { reason: 'no-modes', values: { modes: mode } };
  const means = usageOf(mode);
  if (means !== undefined) {
    if (world.streets === undefined) return { reason: 'no-modes', values: { modes: mode } };
    return means.choices(task, mode, travel.profile);
  }
  const onFoot = travel.connector === true;
  const profile = onFoot && request.wheelchair ? 'wheelchair' : travel.profile;
  const ways = profile === 'bicycle' ? (request.cycling ?? ONE_WAY) : ONE_WAY;
  const found = ways.map((cycling) => onlyLeg(task, mode, profile, onFoot, cycling));
  const [first] = found;
  if (first === undefined || 'reason' in first) return first ?? [];
  const plans = found.filter((plan): plan is LegPlan => !('reason' in plan));
  return (ways.length > 1 ? leadingApart(plans) : plans).map((plan) => ({ plan }));
}

const ONE_WAY: readonly CyclingWay[] = ['best'];

/** Plans along the same line are the same ride, so that one of them is enough, whichever; the map keeps the last. */
function leadingApart(plans: readonly LegPlan[]): LegPlan[] {
  const geometryOf = (leg: Leg | undefined): string => (leg?.kind === 'street' ? leg.geometry : '');
  return [...new Map(plans.map((plan) => [geometryOf(plan.legs(0)[0]), plan])).values()];
}

/** One leg from door to door: walking, rolling, riding what is one's own. */
function onlyLeg(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
  onFoot: boolean,
  cycling: CyclingWay,
): LegPlan | Empty {
  const { request, world, ends } = task;
  const actualMode = profile === 'wheelchair' ? connectorMode('wheelchair').id : mode;
  const metres = nearbyDistanceMetres(ends.from.lat, ends.from.lng, ends.to.lat, ends.to.lng);
  const straight = (): LegPlan => {
    const seconds = Math.ceil(metres / request.walkMetresPerSecond);
    return { seconds, legs: () => [straightLeg(actualMode, profile, ends.from, ends.to, 0, seconds)] };
  };
  if (world.streets === undefined) return onFoot ? straight() : { reason: 'no-modes', values: { modes: mode } };
  const way = streetPathBetween(task, profile, mode, request.from, request.to, { byName: 'both', cycling });
  if ('reason' in way) {
    // Off the streets one walks from place to place as one walks to the stops there.
    const isOff = way.reason === 'off-network-from' || way.reason === 'off-network-to';
    return onFoot && isOff && metres <= STRAIGHT_METRES ? straight() : way;
  }
  return { seconds: pathSeconds(way), legs: () => [streetLeg(way, actualMode, ends.from, ends.to, 0)] };
}

/** Those that keep within the limits, at the time asked for. */
function timed(task: JourneyTask, choices: readonly DirectChoice[], mode: string): FoundItineraries {
  const { request, record } = task;
  const limit = longest(request, mode);
  const { departAfter, arriveBefore } = request.when;
  let why: RemovalReason | undefined;
  const itineraries = choices.flatMap(({ plan, departure: fixed }) => {
    const { seconds } = plan;
    const departure = fixed ?? departAfter ?? (arriveBefore ?? 0) - seconds;
    const build = (): Itinerary => itineraryOf(inSequence(plan.legs(departure), departure), 0, [mode]);
    const drop = (reason: RemovalReason): [] => {
      why ??= reason;
      record?.dropped(build(), reason);
      return [];
    };
    if (seconds > limit) return drop(limit < LONGEST_DIRECT_SECONDS ? 'walk-too-long' : 'takes-too-long');
    if (plan.runsAt?.(departure) === false) return drop('not-running');
    const itinerary = build();
    if (itinerary.walkSeconds > walkLimit(request)) return drop('walk-too-long');
    if (departAfter !== undefined && arriveBefore !== undefined && departure + seconds > arriveBefore)
      return drop('arrives-too-late');
    record?.found(itinerary);
    return [itinerary];
  });
  if (itineraries.length > 0) return { itineraries, empty: undefined };
  // Streets are always open: what is not is whoever provides the vehicle.
  const empty: Empty =
    why === 'not-running' ? { reason: 'closed', values: { mode } } : { reason: emptyBecause(why), values: {} };
  return { itineraries, empty };
}

function longest(request: PlanRequest, mode: string): number {
  return findModeFamily(mode)?.travel.connector === true ? walkLimit(request) : LONGEST_DIRECT_SECONDS;
}

function walkLimit({ maxWalkSeconds }: PlanRequest): number {
  return Math.min(maxWalkSeconds ?? LONGEST_DIRECT_SECONDS, LONGEST_DIRECT_SECONDS);
}
