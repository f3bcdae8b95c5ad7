import type { BookingRule, FlexQuery, FlexRide, FlexTrip } from '../../../../flex/index.ts';
import { bookable, bookingWindow, earliestBookable, flexRideSeconds } from '../../../../flex/index.ts';
import { nearbyDistanceMetres } from '../../../../geo/index.ts';
import type { Booking, Empty, Leg, Operator, Payment, Place, StreetLeg } from '../../../../model/index.ts';
import { coversMode, type StreetProfileName } from '../../../../modes/index.ts';
import { pathSeconds } from '../../../street/index.ts';
import type { ServedRide, WalkedRide } from '../../legs/served-ride.ts';
import { streetLeg } from '../../legs/street-legs.ts';
import { streetPathBetween, withoutHops } from '../../legs/street-path-between.ts';
import { placeAt } from '../../legs/walk-between.ts';
import { type Ends, type JourneyTask, momentOf } from '../../request/journey-task.ts';

/** Longest walk to or from a stop of the service, in metres along a straight line. */
const RADIUS_METRES = 800;
/** Shortest ride that is offered, in metres. */
const LEAST_METRES = 300;
/** Longest time from the requested departure to the pick-up (from the drop-off to the latest arrival). Rides beyond it belong to another request. */
const WINDOW_SECONDS = 3 * 3600;
/** Every service runs at some time within a week. */
const DAY_SECONDS = 24 * 3600;
const WEEK_SECONDS = 7 * DAY_SECONDS;

/** A ride of a demand-responsive service between two places on one of its days. */
export interface FlexOffer {
  readonly ride: FlexRide;
  readonly served: ServedRide;
  /** Earliest and latest pick-up, Unix seconds. The drop-off is then in time, too. */
  readonly earliest: number;
  readonly latest: number;
}

/** Offers from one place to another around the time of the request, whether or not they can still be booked. */
export function flexOffers(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
  from: Place,
  to: Place,
): FlexOffer[] {
  return (task.world.flex?.ridesBetween(from, to, aroundRequest(task)) ?? [])
    .filter(({ trip }) => isUsable(task, mode, trip))
    .flatMap((ride) => offerOf(task, ride, profile, from, to) ?? []);
}

/**
 * Why no service goes from one place to another at the time of the request: closed then, outside its zone, inaccessible in a wheelchair, or too short
 * a ride.
 */
export function whyNoFlex(task: JourneyTask, mode: string, from: Place, to: Place): Empty {
  const { flex } = task.world;
  const now = aroundRequest(task);
  const ever = { ...now, earliest: now.earliest - DAY_SECONDS, latest: now.latest + WEEK_SECONDS };
  const isOfMode = ({ trip }: { readonly trip: FlexTrip }): boolean => coversMode(mode, trip.mode);
  const isUsableHere = ({ trip }: { readonly trip: FlexTrip }): boolean => isUsable(task, mode, trip);
  if (flex?.ridesBetween(from, to, now).some(isUsableHere) === true) {
    const metres = nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng);
    return metres < LEAST_METRES ? { reason: 'walking-is-better', values: {} } : { reason: 'closed', values: { mode } };
  }
  const rides = flex?.ridesBetween(from, to, ever).filter(isOfMode) ?? [];
  if (rides.some(isUsableHere)) return { reason: 'closed', values: { mode } };
  if (rides.length > 0) return { reason: 'inaccessible', values: {} };
  const isPickedUp = flex?.pickupsAt(from, ever).some(isOfMode) === true;
  return { reason: isPickedUp ? 'outside-zone-to' : 'outside-zone-from', values: { mode } };
}

function isUsable({ request }: JourneyTask, mode: string, trip: FlexTrip): boolean {
  return coversMode(mode, trip.mode) && !(request.wheelchair && trip.wheelchair === 2);
}

function aroundRequest({ request }: JourneyTask): FlexQuery {
  const moment = momentOf(request);
  const isLeaving = request.when.departAfter !== undefined;
  return {
    earliest: isLeaving ? moment : moment - WINDOW_SECONDS,
    latest: isLeaving ? moment + WINDOW_SECONDS : moment,
    radiusMetres: RADIUS_METRES,
  };
}

function offerOf(
  task: JourneyTask,
  ride: FlexRide,
  profile: StreetProfileName,
  from: Place,
  to: Place,
): FlexOffer | undefined {
  const { trip, pickup, dropOff } = ride;
  const path = streetPathBetween(task, profile, trip.mode, pickup, dropOff);
  if ('reason' in path || path.metres < LEAST_METRES) return undefined;
  const driven = withoutHops(path);
  const seconds = flexRideSeconds(trip, pathSeconds(driven));
  const ends: Ends = {
    from: pickup.stop === undefined ? placeAt(path.from, from) : placeAt(pickup.stop, from, pickup.stop.name),
    to: dropOff.stop === undefined ? placeAt(path.to, to) : placeAt(dropOff.stop, to, dropOff.stop.name),
  };
  const served: ServedRide = {
    ...ends,
    seconds,
    legs: () => [{ ...streetLeg(driven, trip.mode, ends.from, ends.to, 0, seconds), operator: operatorOf(ride) }],
  };
  const earliest = Math.max(pickup.opens, dropOff.opens - seconds);
  const latest = Math.min(pickup.closes, dropOff.closes - seconds);
  return earliest <= latest ? { ride, served, earliest, latest } : undefined;
}

/**
 * The pick-up of an offer for the request: as early as the rider can be there and still book, or as late as the latest arrival allows. Where it is
 * too late to book, booking is disregarded. Undefined where the offer does not run then.
 */
export function flexPickup(
  task: JourneyTask,
  { ride, earliest, latest }: FlexOffer,
  plan: WalkedRide,
): number | undefined {
  const { departAfter } = task.request.when;
  if (departAfter === undefined) {
    const pickup = Math.min(latest, momentOf(task.request) - (plan.seconds - plan.secondsThere));
    return pickup < earliest ? undefined : pickup;
  }
  const last = Math.min(latest, departAfter + WINDOW_SECONDS);
  const soonest = Math.max(earliest, departAfter + plan.secondsThere);
  if (soonest > last) return undefined;
  const { now } = task;
  const booked =
    now === undefined ? soonest : rulesOf(ride).reduce((from, rule) => earliestBookable(rule, from, now), soonest);
  return booked <= last ? booked : soonest;
}

/** Legs of an offer with its walks, from time 0 on, with the booking and the price of a pick-up at an instant. */
export function flexLegs(task: JourneyTask, { ride }: FlexOffer, plan: WalkedRide, pickup: number): Leg[] {
  const booking = bookingOf(ride, pickup, task.now);
  return plan.legs(pickup - plan.secondsThere).map((leg) => {
    if (leg.kind !== 'street' || leg.mode !== ride.trip.mode) return leg;
    return { ...leg, booking, payments: paymentsOf(task, ride, leg, pickup) };
  });
}

/** Feeds of services on demand rarely have prices; the operator may configure them. */
function paymentsOf({ world }: JourneyTask, { trip }: FlexRide, leg: StreetLeg, pickup: number): Payment[] {
  const { agencyName: name } = trip;
  const priced = { metres: leg.metres, seconds: leg.arrival - leg.departure };
  const money = world.providers?.onDemandPrice(name, priced, pickup);
  return money === undefined ? [] : [{ kind: 'taxi', id: name, name, money }];
}

/** Whether a ride that picks up at an instant can be booked now (SV-17). Where each end has a booking rule, both apply. */
export function bookingOf(ride: FlexRide, departure: number, now: number | undefined): Booking {
  const rules = rulesOf(ride);
  const wanted = { departure, serviceDay: ride.serviceDay, timezone: ride.trip.timezone };
  const states = now === undefined ? [] : rules.map((rule) => bookable(rule, wanted, now));
  const closes = rules.flatMap((rule) => bookingWindow(rule, wanted)?.closes ?? []);
  return {
    state: STRICTEST.find((state) => states.includes(state)) ?? 'unknown',
    closes: closes.length === 0 ? undefined : Math.min(...closes),
    message: messageOf(ride),
    feed: ride.trip.feed,
  };
}

const STRICTEST: readonly Booking['state'][] = ['too-late', 'unknown', 'bookable'];

/** The messages of the booking rules at both ends; equal messages once. */
function messageOf({ pickup, dropOff }: FlexRide): string {
  const [rule, other] = [pickup.rule, dropOff.rule];
  const messages = [rule?.message, rule?.pickupMessage];
  if (other !== undefined && !(rule !== undefined && isSame(rule, other)))
    messages.push(other.message, other.dropOffMessage);
  return [...new Set(messages)].filter((text) => text !== undefined && text !== '').join('\n');
}

/** The booking rules of a ride, that of the pick-up first. */
function rulesOf({ pickup, dropOff }: FlexRide): BookingRule[] {
  const [rule, other] = [pickup.rule, dropOff.rule];
  if (rule === undefined) return other === undefined ? [] : [other];
  return other === undefined || isSame(rule, other) ? [rule] : [rule, other];
}

function isSame(a: BookingRule, b: BookingRule): boolean {
  return a.feed === b.feed && a.id === b.id;
}

function operatorOf(ride: FlexRide): Operator {
  const { trip } = ride;
  const ruleValue = (what: 'phone' | 'infoUrl' | 'bookingUrl'): string | undefined =>
    rulesOf(ride).find((rule) => rule[what] !== undefined)?.[what];
  return {
    id: trip.agencyName,
    name: trip.agencyName,
    phone: ruleValue('phone') ?? trip.agencyPhone,
    website: ruleValue('infoUrl') ?? trip.agencyUrl,
    color: undefined,
    bookingUrl: ruleValue('bookingUrl'),
  };
}
