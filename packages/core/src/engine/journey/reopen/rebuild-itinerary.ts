import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { DescribedLeg, Itinerary, PlanRequest } from '../../../model/index.ts';
import { coversMode, findModeFamily } from '../../../modes/index.ts';
import { after } from '../../../storage/index.ts';
import type { StopIndex, Timetable } from '../../../timetable/index.ts';
import type { TransitJourney, TransitRide, TransitWalk } from '../../transit/index.ts';
import { usedModes } from '../itinerary/used-modes.ts';
import { endsOf, type JourneyTask } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { STREET_DETOUR } from '../request/request-speed.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import { ItineraryBuilder } from '../transit/itinerary-builder.ts';
import { rideSearch } from '../transit/ride-search.ts';

/** The described legs of one end of an itinerary: its access or its egress. */
type EndLegs = readonly Exclude<DescribedLeg, { kind: 'ride' }>[];

/**
 * Builds an itinerary again from its rides as they are now, with the access and egress that its description is nearest to. The legs are made by the
 * same steps as in a search, so a trip that did not change is the same to the last line of its texts.
 * @param request the request that the itinerary answered
 * @param described the legs of the itinerary: those before the first and after the last ride choose its access and egress
 * @param rides as the vehicles run now, in order; a ride may leave before the one before it arrives
 * @returns undefined where the request's modes reach the first or last stop no longer
 */
export function rebuildItinerary(
  world: JourneyWorld,
  request: PlanRequest,
  described: readonly DescribedLeg[],
  rides: readonly TransitRide[],
  now: number | undefined,
): Itinerary | undefined {
  const { transit } = world;
  const [first, last] = [rides[0], rides.at(-1)];
  if (transit === undefined || first === undefined || last === undefined) return undefined;
  const task: JourneyTask = { world, request, now, ends: endsOf(world, request) };
  const isScheduled = (mode: string): boolean => findModeFamily(mode)?.travel.by === 'timetable';
  const search = rideSearch(task, transit, request.modes.filter(isScheduled), { signal: undefined, now }, {});
  const start = described.findIndex(({ kind }) => kind === 'ride');
  const end = described.findLastIndex(({ kind }) => kind === 'ride');
  const [access, egress] = [described.slice(0, start) as EndLegs, described.slice(end + 1) as EndLegs];
  const driven = [...access, ...egress].map(({ mode }) => mode);
  const vehicles = request.modes.filter(
    (mode) =>
      !isScheduled(mode) &&
      findModeFamily(mode)?.travel.connector !== true &&
      driven.some((used) => coversMode(mode, used)),
  );
  const journey = journeyOf(search.engine.timetable, task, rides);
  let best: { readonly itinerary: Itinerary; readonly distance: number } | undefined;
  for (const pair of accessEgressPairs(search, vehicles, true)) {
    const built = new ItineraryBuilder(task, transit, pair).build(journey);
    if (typeof built === 'string') continue;
    const distance = distanceTo(access, egress, built);
    if (best === undefined || distance < best.distance) best = { itinerary: built, distance };
  }
  return best && { ...best.itinerary, modes: usedModes(best.itinerary, request.modes) };
}

/** The journey of rides one after the other, with a walk wherever the next one leaves from another stop. */
function journeyOf(timetable: Timetable, task: JourneyTask, rides: readonly TransitRide[]): TransitJourney {
  const legs: (TransitRide | TransitWalk)[] = [];
  for (const ride of rides) {
    const before = legs.at(-1);
    if (before !== undefined && !ride.seated && before.toStop !== ride.fromStop) {
      const seconds = walkSeconds(timetable, task, before.toStop, ride.fromStop);
      const departure = before.arrival;
      const walk = { fromStop: before.toStop, toStop: ride.fromStop, departure, arrival: departure + seconds };
      legs.push({ kind: 'walk', ...walk });
    }
    legs.push(ride);
  }
  const [first, last] = [rides[0] as TransitRide, rides.at(-1) as TransitRide];
  return {
    departure: first.departure,
    arrival: last.arrival,
    boardings: rides.filter(({ seated }) => !seated).length,
    legs,
    origin: first.fromStop,
    destination: last.toStop,
  };
}

/** The seconds of the walking link; of a straight line where live data lead to a stop without one. */
function walkSeconds(timetable: Timetable, { request }: JourneyTask, from: StopIndex, to: StopIndex): number {
  const { linkFirst, linkTo, linkSeconds } = timetable;
  for (let link = linkFirst[from]!; link < linkFirst[after(from)]!; link++)
    if (linkTo[link] === to) return linkSeconds[link]!;
  const [a, b] = [from, to].map((stop) => [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)] as const);
  const metres = a === undefined || b === undefined ? 0 : nearbyDistanceMetres(a[0], a[1], b[0], b[1]);
  return Math.ceil((metres * STREET_DETOUR) / request.walkMetresPerSecond);
}

/** How far the ends of an itinerary are from those described: other modes count as a day, then seconds. */
function distanceTo(access: EndLegs, egress: EndLegs, { legs }: Itinerary): number {
  const start = legs.findIndex(({ kind }) => kind === 'ride');
  const end = legs.findLastIndex(({ kind }) => kind === 'ride');
  const seconds = (list: EndLegs): number => list.reduce((sum, leg) => sum + leg.seconds, 0);
  const built = (from: number, to: number): { readonly mode: string; readonly seconds: number }[] =>
    legs.slice(from, to).map(({ mode, departure, arrival }) => ({ mode, seconds: arrival - departure }));
  let distance = 0;
  for (const [wanted, found] of [
    [access, built(0, start)],
    [egress, built(end + 1, legs.length)],
  ] as const) {
    const isSame = wanted.map(({ mode }) => mode).join() === found.map(({ mode }) => mode).join();
    const took = found.reduce((sum, leg) => sum + leg.seconds, 0);
    distance += (isSame ? 0 : 86_400) + Math.abs(took - seconds(wanted));
  }
  return distance;
}
