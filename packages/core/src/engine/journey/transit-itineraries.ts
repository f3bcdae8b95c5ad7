import { type LatLng, nearbyDistanceMetres } from '../../geo/index.ts';
import type { Advisory, Empty, Itinerary, PlanRequest } from '../../model/index.ts';
import { connectorMode, findModeFamily } from '../../modes/index.ts';
import type { WalkProfile } from '../../timetable/index.ts';
import type { TransitJourney, TransitQuery } from '../transit/index.ts';
import { chooseChanges } from './choose-changes.ts';
import { type Ends, ItineraryTeller } from './itinerary-teller.ts';
import { type TransitFilters, transitFilters } from './journey-filters.ts';
import type { JourneyWorld, TransitWorld } from './journey-world.ts';
import type { PlanSearchContext } from './plan-journeys.ts';
import { speedOf } from './request-speed.ts';
import { reachStops, type StraightStop, type StreetAccess } from './street-legs.ts';

/** Walking to the first and from the last stop, unless the request says less. */
const ACCESS_SECONDS = 30 * 60;
/** Riding one's own vehicle to a stop. */
const VEHICLE_ACCESS_SECONDS = 30 * 60;
/** Locking a bicycle at a stop. */
const PARKING_SECONDS = 60;
/** Stops off the street network are reached in a straight line when this near. */
const STRAIGHT_METRES = 1000;
/** A place this near to a stop is the stop. */
const AT_STOP_METRES = 5;
/** Searches one after the other, each starting just after the earliest departure found, so that groups hold several departures. */
const MORE_SEARCHES = 6;
const MORE_WINDOW_SECONDS = 2 * 3600;
const WORK_BUDGET = 20_000_000;
const MAX_BOARDINGS = 6;

/**
 * Journeys by timetable from door to door: every stop in reach seeds one search; own vehicles, if any, bring the traveller to the first
 * stop and stay there.
 */
export function transitItineraries(
  world: JourneyWorld,
  request: PlanRequest,
  modes: readonly string[],
  vehicles: readonly string[],
  ends: Ends,
  context: PlanSearchContext,
  advisories: Advisory[],
): { readonly itineraries: readonly Itinerary[]; readonly empty: Empty | undefined } {
  const none = (reason: Empty['reason'], values: Empty['values'] = {}): { itineraries: []; empty: Empty } => ({
    itineraries: [],
    empty: { reason, values },
  });
  const { transit } = world;
  if (transit === undefined) return none('no-modes', { modes: modes.join(', ') });
  const filters = transitFilters(transit.timetable, request, modes);
  for (const code of filters.unknownStops) advisories.push({ code: 'unknown-stop', values: { stop: code } });
  if (!filters.anyAllowed) return none('no-modes', { modes: modes.join(', ') });
  if (world.streets === undefined) advisories.push({ code: 'straight-line-walks', values: {} });

  const accesses =
    vehicles.length > 0
      ? vehicles.map((mode) => access(world, transit, request, mode, false))
      : [access(world, transit, request, undefined, false)];
  const egress = access(world, transit, request, undefined, true);
  if (accesses.every((a) => a === undefined)) return none('off-network-from');
  if (egress === undefined) return none('off-network-to');
  const starts = accesses.flatMap((a) => (a === undefined ? [] : [a]));
  if (starts.every((a) => a.stops.length === 0)) return none('no-stop-from');
  if (egress.stops.length === 0) return none('no-stop-to');

  const { journeys, complete } = searchRepeatedly(transit, request, starts, egress, filters, context);
  if (!complete) advisories.push({ code: 'stopped-early', values: {} });
  const teller = new ItineraryTeller(world, transit, request, starts, egress, ends);
  const changes = {
    timetable: request.wheelchair ? transit.timetable.stepFree() : transit.timetable,
    slack: request.minTransferSeconds,
    closedStops: filters.closedStops,
  };
  const itineraries = journeys.flatMap((journey) => teller.tell(chooseChanges(journey, changes)) ?? []);
  if (itineraries.length > 0) return { itineraries, empty: undefined };
  if (!complete) return none('stopped-early');
  if (filters.closedStops !== undefined && request.avoidStops.length > 0) {
    const without = transitFilters(transit.timetable, { ...request, avoidStops: [] }, modes);
    if (searchRepeatedly(transit, request, starts, egress, without, context).journeys.length > 0)
      return none('avoided-stops', { stops: request.avoidStops.join(', ') });
  }
  return { itineraries: [], empty: undefined };
}

/** Stops in reach of one end, on foot or by an own vehicle; undefined where the end is off the network. */
function access(
  world: JourneyWorld,
  transit: TransitWorld,
  request: PlanRequest,
  vehicle: string | undefined,
  backward: boolean,
): StreetAccess | undefined {
  const end = backward ? request.to : request.from;
  const onFoot: WalkProfile = request.wheelchair ? 'wheelchair' : 'walk';
  const profile = vehicle === undefined ? onFoot : (findModeFamily(vehicle)?.travel.profile ?? onFoot);
  const mode = vehicle ?? connectorMode(request.wheelchair ? 'wheelchair' : 'walk').id;
  const speed = speedOf(profile, request);
  const limitSeconds =
    vehicle === undefined ? Math.min(ACCESS_SECONDS, request.maxWalkSeconds ?? ACCESS_SECONDS) : VEHICLE_ACCESS_SECONDS;
  const extraSeconds = vehicle === undefined ? 0 : PARKING_SECONDS;
  const { streets } = world;
  const stopLinks = world.stopLinks?.[onFoot];
  const { timetable } = transit;
  const straightLimit = streets === undefined ? limitSeconds * speed : Math.min(STRAIGHT_METRES, limitSeconds * speed);
  const straight: StraightStop[] = [];
  const walkSpeed = Math.min(speed, request.walkMetresPerSecond);
  const atPlace = new Set<number>();
  for (let stop = 0; stop < timetable.boardableStops; stop++) {
    const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
    if (lat < -90 || Math.abs(lat - end.lat) > 1) continue;
    const metres = nearbyDistanceMetres(end.lat, end.lng, lat, lng);
    if (metres <= AT_STOP_METRES) atPlace.add(stop);
    if (timetable.stations.isEnclosed(stop)) {
      const door = nearestDoor(world, transit, stop, end, onFoot, backward, straightLimit, walkSpeed);
      if (door !== undefined && door.seconds <= limitSeconds) straight.push(door);
      continue;
    }
    // A stop that has streets on foot is reached over streets alone: where wheels find none, there are stairs.
    if (world.stopLinks?.walk.snapOf(stop) !== undefined || stopLinks?.snapOf(stop) !== undefined) continue;
    if (metres <= straightLimit) straight.push({ stop, seconds: Math.ceil(metres / walkSpeed), door: undefined });
  }
  if (streets === undefined || stopLinks === undefined) {
    return vehicle === undefined
      ? {
          mode,
          profile,
          stops: startAtStops(straight, atPlace),
          extraSeconds: 0,
          path: () => undefined,
          doorOf: (stop) => straight.find((reached) => reached.stop === stop)?.door,
        }
      : undefined;
  }
  const metric = streets.metric(profile, speed);
  const snaps = streets.snap(metric, end, {
    direction: backward ? 'to' : 'from',
    ...(end.streetName === '' ? {} : { streetName: end.streetName }),
  });
  if (snaps.length === 0 && straight.length === 0 && atPlace.size === 0) return undefined;
  const reached = reachStops({
    engine: streets,
    mode,
    metric,
    snaps,
    backward,
    limitSeconds,
    extraSeconds,
    links: stopLinks,
    straight,
  });
  const stops =
    vehicle === undefined
      ? startAtStops(reached.stops, atPlace)
      : reached.stops.filter(({ stop }) => !atPlace.has(stop));
  return { ...reached, stops };
}

/** The quickest way in a straight line to (from) a stop inside a station: by a door that no street leads to (PW-3). */
function nearestDoor(
  world: JourneyWorld,
  { timetable, stops }: TransitWorld,
  stop: number,
  end: LatLng,
  onFoot: WalkProfile,
  backward: boolean,
  straightMetres: number,
  speed: number,
): StraightStop | undefined {
  let best: StraightStop | undefined;
  for (const { entrance, secondsIn, secondsOut } of stops.doorsOf(stop, onFoot)) {
    const inside = backward ? secondsOut : secondsIn;
    const isOnStreets = (['walk', 'wheelchair'] as const).some(
      (name) => (world.stopLinks?.[name].edge[entrance] ?? -1) >= 0,
    );
    if (inside < 0 || isOnStreets) continue;
    const [lat, lng] = [timetable.stopLatDegrees(entrance), timetable.stopLngDegrees(entrance)];
    const metres = nearbyDistanceMetres(end.lat, end.lng, lat, lng);
    const seconds = Math.ceil(metres / speed) + inside;
    if (metres <= straightMetres && (best === undefined || seconds < best.seconds))
      best = { stop, seconds, door: { door: entrance, seconds: inside } };
  }
  return best;
}

/** Whoever stands at a stop need not go there (IT-15), nor ride there, however little walking is wanted. */
function startAtStops(stops: StreetAccess['stops'], atPlace: ReadonlySet<number>): StreetAccess['stops'] {
  return [...[...atPlace].map((stop) => ({ stop, seconds: 0 })), ...stops.filter(({ stop }) => !atPlace.has(stop))];
}

/** The Pareto sets of several departures (arrivals) in a row, without those that another makes pointless. */
function searchRepeatedly(
  transit: TransitWorld,
  request: PlanRequest,
  starts: readonly StreetAccess[],
  egress: StreetAccess,
  filters: TransitFilters,
  context: PlanSearchContext,
): { readonly journeys: readonly TransitJourney[]; readonly complete: boolean } {
  const { departAfter, arriveBefore } = request.when;
  const arriveBy = departAfter === undefined;
  const first = departAfter ?? arriveBefore ?? 0;
  const base: Omit<TransitQuery, 'instant'> = {
    origins: starts.flatMap((access) => access.stops),
    destinations: egress.stops,
    arriveBy,
    maxBoardings: MAX_BOARDINGS,
    slack: request.minTransferSeconds,
    endWalks: false,
    // The whole way on foot is compared with rides when all is told, by its duration (IT-13): here it would hide every later ride.
    ridesOnly: true,
    allowedPatterns: filters.allowedPatterns,
    ...(filters.closedStops === undefined ? {} : { closedStops: filters.closedStops }),
    workBudget: WORK_BUDGET,
    ...(context.signal === undefined ? {} : { signal: context.signal }),
  };
  const found: TransitJourney[] = [];
  const isNear = (time: number): boolean => Math.abs(time - first) <= MORE_WINDOW_SECONDS;
  let instant = first;
  let complete = true;
  const engine = request.wheelchair ? transit.engine.stepFree() : transit.engine;
  for (let i = 0; i < MORE_SEARCHES; i++) {
    const answer = engine.search({ ...base, instant });
    complete &&= answer.complete;
    const rides = answer.journeys.filter(
      (journey) => i === 0 || isNear(arriveBy ? journey.arrival : journey.departure),
    );
    for (const journey of rides) found.push(journey);
    if (rides.length === 0 || !answer.complete) break;
    // Step past the journey that leaves first (arrives last); the others are found again and kept once.
    instant = arriveBy
      ? Math.max(...rides.map((journey) => journey.arrival)) - 1
      : Math.min(...rides.map((journey) => journey.departure)) + 1;
    if (!isNear(instant)) break;
  }
  const within = found.filter(
    (journey) => departAfter === undefined || arriveBefore === undefined || journey.arrival <= arriveBefore,
  );
  return { journeys: paretoJourneys(within), complete };
}

/** Keeps journeys that no other beats in departure, arrival and boardings together (IT-1); equal ones once. */
function paretoJourneys(journeys: readonly TransitJourney[]): TransitJourney[] {
  const kept: TransitJourney[] = [];
  journeys.forEach((candidate, i) => {
    const beaten = journeys.some((rival, j) => {
      if (
        i === j ||
        rival.departure < candidate.departure ||
        rival.arrival > candidate.arrival ||
        rival.boardings > candidate.boardings
      )
        return false;
      const equal =
        rival.departure === candidate.departure &&
        rival.arrival === candidate.arrival &&
        rival.boardings === candidate.boardings;
      return !equal || j < i;
    });
    if (!beaten) kept.push(candidate);
  });
  return kept;
}
