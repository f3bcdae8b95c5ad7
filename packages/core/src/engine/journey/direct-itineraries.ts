import { nearbyDistanceMetres } from '../../geo/index.ts';
import type { Empty, Itinerary, Leg, PlanRequest } from '../../model/index.ts';
import { connectorMode, findModeFamily, type StreetProfileName } from '../../modes/index.ts';
import type { JourneyTask } from './journey-task.ts';
import { inSequence, isWalk, itineraryOf, type LegPlan, secondsOf } from './leg-sequence.ts';
import { driversFor, hailedPlan } from './means/hailed.ts';
import { parkedAs, parkedPlan, parkingPlacesNear, walkingOn } from './means/parked.ts';
import { metricFor } from './metric-for.ts';
import { straightLeg, streetLeg } from './street-legs.ts';

/** Nobody moves over streets alone for longer than this. */
const LONGEST_DIRECT_SECONDS = 5 * 3600;

/** Ways from door to door by one street mode, or why there are none. */
export interface DirectAnswer {
  readonly itineraries: readonly Itinerary[];
  readonly empty: Empty | undefined;
}

/** The whole way by one street mode: one itinerary for each way of using it (who drives, where one parks). */
export function directItineraries(task: JourneyTask, mode: string): DirectAnswer {
  const { request, world, ends } = task;
  const travel = findModeFamily(mode)?.travel;
  if (travel?.by !== 'street' || travel.profile === undefined) return none('no-modes', { modes: mode });
  const limit = travel.connector === true ? walkLimit(request) : LONGEST_DIRECT_SECONDS;
  if (travel.hailed === true || parkedAs(mode) !== undefined) {
    if (world.streets === undefined) return none('no-modes', { modes: mode });
    const way = world.streets.route(
      metricFor(task, world.streets, travel.profile, mode),
      request.from,
      request.to,
      streetNames(request),
    );
    if (!way.found) return none(way.reason === 'not-connected' ? 'no-connection' : way.reason);
    const drivers = travel.hailed === true ? driversFor(task, mode) : [];
    if (travel.hailed === true && drivers.length === 0) return none('no-modes', { modes: mode });
    const plans =
      travel.hailed === true
        ? drivers.map((driver) => hailedPlan(task, driver, way.path, ends.from, ends.to))
        : parkingChoices(task, mode);
    return timed(
      request,
      plans.map((plan) => plan.legs()),
      mode,
      limit,
    );
  }
  const profile = travel.connector === true && request.wheelchair ? 'wheelchair' : travel.profile;
  const leg = onlyLeg(task, mode, profile, travel.connector === true);
  return 'reason' in leg ? { itineraries: [], empty: leg } : timed(request, [[leg]], mode, limit);
}

/** On the street in front, and in the car park that gets one there soonest. */
function parkingChoices(task: JourneyTask, mode: string): LegPlan[] {
  const vehicle = parkedAs(mode);
  if (vehicle === undefined) return [];
  const all = parkingPlacesNear(task, task.ends.to, vehicle).flatMap((parking) => {
    const plan = parkedPlan(task, mode, task.ends.from, parking);
    return plan === undefined ? [] : [{ inLot: parking.lot !== undefined, plan: walkingOn(task, plan, task.ends.to) }];
  });
  const quickest = (inLot: boolean): LegPlan[] =>
    all
      .filter((choice) => choice.inLot === inLot)
      .map(({ plan }) => plan)
      .sort((a, b) => a.seconds - b.seconds)
      .slice(0, 1);
  return [...quickest(false), ...quickest(true)];
}

/** One leg from door to door: walking, rolling, riding what is one's own. */
function onlyLeg(task: JourneyTask, mode: string, profile: StreetProfileName, onFoot: boolean): Leg | Empty {
  const { request, world, ends } = task;
  const actualMode = profile === 'wheelchair' ? connectorMode('wheelchair').id : mode;
  if (world.streets === undefined) {
    if (!onFoot) return { reason: 'no-modes', values: { modes: mode } };
    const metres = nearbyDistanceMetres(ends.from.lat, ends.from.lng, ends.to.lat, ends.to.lng);
    return straightLeg(actualMode, profile, ends.from, ends.to, 0, Math.ceil(metres / request.walkMetresPerSecond));
  }
  const metric = metricFor(task, world.streets, profile, mode);
  const answer = world.streets.route(metric, request.from, request.to, streetNames(request));
  if (!answer.found) return { reason: answer.reason === 'not-connected' ? 'no-connection' : answer.reason, values: {} };
  return streetLeg(answer.path, actualMode, ends.from, ends.to, 0);
}

/** Those that keep within the limits, at the time asked for. */
function timed(request: PlanRequest, choices: readonly (readonly Leg[])[], mode: string, limit: number): DirectAnswer {
  const { departAfter, arriveBefore } = request.when;
  const itineraries = choices.flatMap((legs) => {
    const seconds = secondsOf(legs);
    const walks = legs.filter(isWalk).map((leg) => leg.arrival - leg.departure);
    if (seconds > limit || Math.max(0, ...walks) > walkLimit(request)) return [];
    const departure = departAfter ?? (arriveBefore ?? 0) - seconds;
    if (departAfter !== undefined && arriveBefore !== undefined && departure + seconds > arriveBefore) return [];
    return [itineraryOf(inSequence(legs, departure), 0, [mode])];
  });
  return itineraries.length > 0 ? { itineraries, empty: undefined } : none('no-connection');
}

function walkLimit({ maxWalkSeconds }: PlanRequest): number {
  return Math.min(maxWalkSeconds ?? LONGEST_DIRECT_SECONDS, LONGEST_DIRECT_SECONDS);
}

function streetNames({ from, to }: PlanRequest): { readonly fromStreetName: string; readonly toStreetName: string } {
  return { fromStreetName: from.streetName, toStreetName: to.streetName };
}

function none(reason: Empty['reason'], values: Empty['values'] = {}): DirectAnswer {
  return { itineraries: [], empty: { reason, values } };
}
