import { parseDay } from '@tripwright/core/base';
import { itineraryPricer, planJourneys, rebuildItinerary, withConnections } from '@tripwright/core/engine/journey';
import type { TransitRide } from '@tripwright/core/engine/transit';
import type {
  Advisory,
  DescribedItinerary,
  DescribedRide,
  Itinerary,
  ItineraryGroup,
  PlanOutcome,
  PlanRequest,
  RideLeg,
} from '@tripwright/core/model';
import { coversMode, findModeFamily } from '@tripwright/core/modes';
import { groupItineraries } from '@tripwright/core/ranking';
import type { Region } from '@tripwright/core/region';
import { namesOf } from './derived-of-region.ts';
import { type FoundRun, findRun } from './find-run.ts';
import { withLiveFacts } from './live-facts.ts';
import { boardOf } from './stop-board.ts';
import { withAddresses } from './with-addresses.ts';
import { worldAt } from './world-at.ts';

/** A trip to open again. */
export interface ReopenQuery {
  readonly trip: DescribedItinerary;
  /** The request that the trip answered; `modes` and `when` are those that it is planned again with. */
  readonly request: PlanRequest;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
  /** Unix seconds: decides what can still be booked. */
  readonly now: number;
  /** Ends the search of a trip that has to be planned again once it is `aborted`. */
  readonly signal?: { readonly aborted: boolean };
}

/** A trip as it is now. */
export interface ReopenedTrip {
  /** One group with one itinerary; none where the trip is no longer possible. What changed is among the advisories. */
  readonly outcome: PlanOutcome;
  /** Whether all rides are the described ones, possibly at other times. */
  readonly isSameTrip: boolean;
}

/** Vehicles in place of one that no longer runs are looked for this long before and after its time. */
const EARLIER_SECONDS = 1800;
const LATER_SECONDS = 7200;

/**
 * Opens a trip again, on the timetable and the live data of now. Rides are found by their trip and day; where one is gone, by the next vehicle of its
 * line between the same stops, then of any line; where there is none, the trip is planned again.
 */
export function reopenTrip(region: Region, query: ReopenQuery): ReopenedTrip {
  // As in a plan, so that a trip that did not change is the same.
  return reopen(region, { ...query, request: withAddresses(region, query.request, query.locale) });
}

function reopen(region: Region, query: ReopenQuery): ReopenedTrip {
  const { trip, request } = query;
  const rides = trip.legs.filter((leg) => leg.kind === 'ride');
  if (rides.length === 0) return withoutRides(region, query);
  const advisories: Advisory[] = [];
  const found = rides.map((ride) => rideNow(region, ride, advisories));
  const known = found.filter((ride) => ride !== undefined);
  const built =
    known.length < rides.length
      ? undefined
      : rebuildItinerary(
          worldAt(region, request, query.now),
          request,
          trip.legs,
          known.map(({ ride }) => ride),
          query.now,
        );
  if (built === undefined) return replanned(region, query);
  const itinerary = withCancelled(region, built, known);
  const isChanged = itinerary.legs
    .filter((leg) => leg.kind === 'ride')
    .some((leg, i) => scheduledDeparture(leg) !== rides[i]?.scheduledDeparture);
  const isReplaced = advisories.some(({ code }) => code === 'trip-line-replaced');
  if (isChanged && !isReplaced) advisories.push({ code: 'trip-times-changed', values: {} });
  return { outcome: outcomeOf(region, query, itinerary, advisories), isSameTrip: known.every(({ isSame }) => isSame) };
}

/** A ride as its vehicle runs now. */
export interface RideNow {
  readonly ride: TransitRide;
  readonly state: FoundRun['state'];
  readonly isSame: boolean;
}

/** A described ride as its vehicle runs now, or the next one in its place; undefined where there is none. @param advisories gets what changed */
export function rideNow(region: Region, ride: DescribedRide, advisories: Advisory[]): RideNow | undefined {
  const day = parseDay(ride.serviceDate);
  if (day === undefined) return undefined;
  const run = { day, shift: ride.runShift ?? 0 };
  const found = findRun(region, { serviceTripId: ride.serviceTripId, at: ride.scheduledDeparture, stops: [], run });
  const places = found && positionsOf(region, ride, found);
  if (found !== undefined && places !== undefined) {
    if (found.state === 'cancelled') advisories.push({ code: 'trip-cancelled', values: { line: ride.line } });
    return { ride: seated(found.between(...places), ride), state: found.state, isSame: true };
  }
  return replacementOf(region, ride, advisories);
}

function seated(ride: TransitRide, described: DescribedRide): TransitRide {
  return described.seated ? { ...ride, seated: true } : ride;
}

/** The positions of boarding and alighting: those described where the run still calls there, else the nearest ones at these stops. */
function positionsOf(
  { transit }: Region,
  ride: DescribedRide,
  { ride: whole, between }: FoundRun,
): readonly [from: number, to: number] | undefined {
  if (transit === undefined) return undefined;
  const { timetable } = transit;
  const stationOf = (stop: TransitRide['fromStop']): TransitRide['fromStop'] =>
    timetable.stopParent[stop]! < 0 ? stop : timetable.stopParent[stop]!;
  const callsAt = (position: number, code: string, isStationEnough: boolean): boolean => {
    const stop = position === whole.toPosition ? whole.toStop : between(position, whole.toPosition).fromStop;
    const wanted = timetable.findStop(code);
    return wanted !== undefined && (stop === wanted || (isStationEnough && stationOf(stop) === stationOf(wanted)));
  };
  const nearest = (code: string, at: number, low: number): number | undefined => {
    if (at >= low && at <= whole.toPosition && callsAt(at, code, true)) return at;
    const positions = Array.from({ length: whole.toPosition + 1 - low }, (_, i) => low + i);
    return positions
      .filter((position) => callsAt(position, code, false))
      .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  };
  const from = nearest(ride.fromCode, ride.fromPosition, 0);
  const to = from === undefined ? undefined : nearest(ride.toCode, ride.toPosition, from + 1);
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Another vehicle between the same stops: of the same line as near in time as possible, else the next of any line. */
function replacementOf(region: Region, ride: DescribedRide, advisories: Advisory[]): RideNow | undefined {
  const { boards } = boardOf(region, {
    stops: [ride.fromCode],
    others: [ride.toCode],
    show: 'departures',
    from: ride.scheduledDeparture - EARLIER_SECONDS,
    seconds: EARLIER_SECONDS + LATER_SECONDS,
    limit: 200,
    lines: [],
  });
  const events = boards.flatMap((board) => board.events).filter(({ state }) => state === 'runs');
  const away = (time: number): number => Math.abs(time - ride.scheduledDeparture);
  const sameLine = events
    .filter((event) => lineOf(event.ride) === ride.line)
    .sort((a, b) => away(a.scheduled) - away(b.scheduled))[0];
  const event = sameLine ?? events.find(({ time }) => time >= ride.scheduledDeparture);
  const day = event && parseDay(event.ride.serviceDate);
  if (event === undefined || day === undefined || event.otherEnd === undefined) return undefined;
  const { serviceTripId, runShift = 0, fromPosition } = event.ride;
  const found = findRun(region, { serviceTripId, at: event.time, stops: [], run: { day, shift: runShift } });
  if (found === undefined || fromPosition + event.otherEnd > found.ride.toPosition) return undefined;
  if (sameLine === undefined)
    advisories.push({ code: 'trip-line-replaced', values: { line: ride.line, other: lineOf(event.ride) } });
  return { ride: found.between(fromPosition, fromPosition + event.otherEnd), state: 'runs', isSame: false };
}

function lineOf({ route, tripShortName }: RideLeg): string {
  return route.shortName || tripShortName || route.longName;
}

function scheduledDeparture({ calls, departure }: RideLeg): number {
  return calls[0]?.live?.scheduledDeparture ?? departure;
}

/** The itinerary with its cancelled rides marked as such: searches never find them, so nothing else does. */
function withCancelled({ live }: Region, itinerary: Itinerary, rides: readonly RideNow[]): Itinerary {
  if (live === undefined || rides.every(({ state }) => state === 'runs')) return itinerary;
  let ridden = 0;
  const legs = itinerary.legs.map((leg) => {
    if (leg.kind !== 'ride' || rides[ridden++]?.state !== 'cancelled') return leg;
    return { ...leg, live: { kind: 'cancelled' as const, source: live.feeds[0]?.name ?? '', updated: live.at } };
  });
  return { ...itinerary, legs };
}

/** A trip without rides is planned again with its modes; the candidate nearest to it is the same trip. */
function withoutRides(region: Region, query: ReopenQuery): ReopenedTrip {
  const { trip, request } = query;
  const used = trip.legs.map(({ kind, ...leg }) => (kind === 'street' && 'mode' in leg ? leg.mode : ''));
  const isUsed = (mode: string): boolean => used.some((each) => coversMode(mode, each));
  const driven = request.modes.filter((mode) => findModeFamily(mode)?.travel.connector !== true && isUsed(mode));
  const modes = driven.length > 0 ? driven : request.modes.filter(isUsed);
  const shape = (legs: readonly { readonly kind: string; readonly mode?: string }[]): string =>
    legs.map(({ kind, mode }) => `${kind} ${mode ?? ''}`).join();
  const planned = itinerariesOf(region, query, { ...request, modes: modes.length > 0 ? modes : request.modes });
  const wanted = shape(trip.legs);
  const seconds = trip.legs.reduce((sum, leg) => sum + (leg.kind === 'ride' ? 0 : leg.seconds), 0);
  const away = ({ departure, arrival }: Itinerary): number => Math.abs(arrival - departure - seconds);
  const same = planned.filter(({ legs }) => shape(legs) === wanted).sort((a, b) => away(a) - away(b))[0];
  if (same === undefined) return replanned(region, query);
  return { outcome: outcomeOf(region, query, same, []), isSameTrip: true };
}

/** The best trip that leaves no earlier than the described one. */
function replanned(region: Region, query: ReopenQuery): ReopenedTrip {
  const { trip, request } = query;
  const first = trip.legs.findIndex(({ kind }) => kind === 'ride');
  const ride = trip.legs[first];
  const before = trip.legs.slice(0, Math.max(0, first));
  const access = before.reduce((sum, leg) => sum + (leg.kind === 'ride' ? 0 : leg.seconds), 0);
  const departAfter = ride?.kind === 'ride' ? ride.scheduledDeparture - access : trip.departure;
  const when = departAfter === undefined ? request.when : { departAfter, arriveBefore: undefined };
  const best = itinerariesOf(region, query, { ...request, when, allModes: true, bestOnly: true })[0];
  const code = best === undefined ? 'trip-gone' : 'trip-replanned';
  return { outcome: outcomeOf(region, query, best, [{ code, values: {} }]), isSameTrip: false };
}

function itinerariesOf(region: Region, { signal, now }: ReopenQuery, request: PlanRequest): readonly Itinerary[] {
  const { groups } = planJourneys(worldAt(region, request, now), request, { signal, now });
  return groups.flatMap((group) => group.itineraries.map(({ itinerary }) => itinerary));
}

/** The answer with one itinerary, or none. */
export function outcomeOf(
  region: Region,
  { request, locale, signal, now }: ReopenQuery,
  itinerary: Itinerary | undefined,
  advisories: readonly Advisory[],
): PlanOutcome {
  const costsOf = itineraryPricer(region, request);
  const groups: readonly ItineraryGroup[] =
    itinerary === undefined ? [] : groupItineraries([itinerary], request.when, request.weights, costsOf);
  const isConnected = request.includeConnections === true;
  const connected = isConnected
    ? withConnections(worldAt(region, request, now), request, groups, { signal, now })
    : groups;
  const outcome = withLiveFacts(region, {
    request,
    regions: [region.manifest.code],
    groups: connected,
    outcomes: [],
    empty: undefined,
    advisories,
  });
  const names = namesOf(region);
  return names === undefined || locale === undefined ? outcome : names.outcome(outcome, locale);
}
