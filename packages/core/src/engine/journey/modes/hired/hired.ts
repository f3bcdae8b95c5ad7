import { nearbyDistanceMetres } from '../../../../geo/index.ts';
import type { Empty, HireStock, Leg, Payment, Place } from '../../../../model/index.ts';
import { pauseMode } from '../../../../modes/index.ts';
import type { StreetEngine, StreetPath } from '../../../street/index.ts';
import { pauseLeg } from '../../itinerary/leg-sequence.ts';
import { isWalkable, type ServedRide, withWalks } from '../../legs/served-ride.ts';
import { streetLeg } from '../../legs/street-legs.ts';
import { placeAt } from '../../legs/walk-between.ts';
import { type JourneyTask, momentOf } from '../../request/journey-task.ts';
import { metricFor } from '../../request/metric-for.ts';
import { STREET_DETOUR } from '../../request/request-speed.ts';
import { isOfferedLater } from '../providers/offered-later.ts';
import type { HireOffer, HireReturn } from './hire-offer.ts';
import { rentedOffers } from './rented-offers.ts';
import { sharedOffers } from './shared-offers.ts';

/** Longest walk to or from the vehicle, in metres along a straight line. */
const RADIUS_METRES = { small: 1000, car: 1500 } as const;
/** Maximum number of places to collect and to return per provider, the nearest ones, and of pairs of them that are searched over streets. */
const PICK_UPS = 6;
const RETURNS = 4;
const PAIRS = 4;
/** Metres per second through a town; only pairs are chosen by it. */
const USUAL_SPEED = { small: 4, car: 8 } as const;
/** Seconds added to the weight of a pair where it is unknown whether a vehicle, or room to return it, will be there. */
const UNCERTAIN_SECONDS = 180;

interface Pair {
  readonly offer: HireOffer;
  readonly back: HireReturn;
  readonly guess: number;
}

/** A pair searched over streets. */
interface HiredChoice extends ServedRide {
  readonly doubt: number;
  readonly price: number;
}

/**
 * Hired rides between two places, one for each provider: its best pair of places, by time over streets and then by price. The ride collects
 * and returns the vehicle; the walks are added later (SV-12).
 * @param pairs of places tried per provider
 */
export function hiredRides(
  task: JourneyTask,
  mode: string,
  from: Place,
  to: Place,
  pairs: number = PAIRS,
): ServedRide[] {
  const { streets } = task.world;
  if (streets === undefined) return [];
  const start = startGuess(task, from, to);
  const at = start + Math.ceil(walkGuess(task, RADIUS_METRES.small / 2));
  const offers = offersNear(task, mode, from, at);
  return [...Map.groupBy(offers, (offer) => offer.mode).values()].flatMap((own) => {
    const choices = bestPairs(task, own, to, start)
      .slice(0, pairs)
      .flatMap((pair) => rideOf(task, streets, pair, from, to, start) ?? [])
      .map((ride) => ({ ride, plan: withWalks(task, ride, { from, to }) }))
      .filter(({ plan }) => isWalkable(task, plan))
      .map(({ ride, plan }) => ({ ride, weight: plan.seconds + ride.doubt }));
    choices.sort((a, b) => a.weight - b.weight || a.ride.price - b.ride.price);
    return choices[0] === undefined ? [] : [choices[0].ride];
  });
}

/**
 * Why no vehicle can be hired from one place to another. Near the first place there is none, none at that time or none for wheelchairs. Or all have
 * to be returned where they were taken, or none can be left near the second place.
 */
export function whyNoneHired(task: JourneyTask, mode: string, from: Place, to: Place): Empty {
  const at = startGuess(task, from, to) + Math.ceil(walkGuess(task, RADIUS_METRES.small / 2));
  const offers = offersNear(task, mode, from, at);
  if (offers.length === 0) {
    const anybody = { ...task, request: { ...task.request, wheelchair: false } };
    if (task.request.wheelchair && offersNear(anybody, mode, from, at).length > 0)
      return { reason: 'inaccessible', values: {} };
    // A station that is open but empty is not closed.
    const isClosed = isOfferedLater(at, (instant) => {
      const later = offersNear(task, mode, from, instant);
      return later.length > 0 && later.every((offer) => offer.isShutAt(at));
    });
    return { reason: isClosed ? 'closed' : 'no-vehicle-from', values: { mode } };
  }
  if (offers.every(({ isRoundTrip }) => isRoundTrip)) return { reason: 'round-trip-only', values: {} };
  const start = startGuess(task, from, to);
  // Vehicles can be returned at another time, but every place is shut when they would be returned now.
  const isShutNow = isOfferedLater(start, (instant) => {
    const later = bestPairs(task, offersNear(task, mode, from, instant), to, instant);
    return later.length > 0 && later.every(({ back, guess }) => back.isShutAt(Math.ceil(start + guess)));
  });
  return { reason: isShutNow ? 'closed' : 'no-vehicle-to', values: { mode } };
}

/** A guess of when the ride begins, as if a fast train led there. Opening hours are checked around that time. */
function startGuess({ ends, request }: JourneyTask, from: Place, to: Place): number {
  const seconds = (a: Place, b: Place, speed: number): number =>
    Math.ceil((nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) * STREET_DETOUR) / speed);
  const { departAfter } = request.when;
  if (departAfter !== undefined) return departAfter + seconds(ends.from, from, USUAL_SPEED.car);
  return momentOf(request) - seconds(to, ends.to, USUAL_SPEED.car) - seconds(from, to, USUAL_SPEED.small);
}

const offersOfTask = new WeakMap<JourneyTask, Map<string, readonly HireOffer[]>>();

/** The offers near a place, looked up once for all stations that are ridden to from there. */
function offersNear(task: JourneyTask, mode: string, from: Place, at: number): readonly HireOffer[] {
  const known = offersOfTask.get(task) ?? new Map<string, readonly HireOffer[]>();
  offersOfTask.set(task, known);
  const key = [mode, from.lat, from.lng, at].join();
  let offers = known.get(key);
  if (offers === undefined) {
    offers = [
      ...sharedOffers(task, mode, from, RADIUS_METRES.car, at),
      ...rentedOffers(task, mode, from, RADIUS_METRES.car, at),
    ].filter((offer) => offer.metres <= RADIUS_METRES[sizeOf(offer)]);
    known.set(key, offers);
  }
  return offers;
}

function bestPairs(task: JourneyTask, offers: readonly HireOffer[], to: Place, start: number): Pair[] {
  const pairs: Pair[] = [];
  let used = 0;
  for (const offer of offers) {
    if (used === PICK_UPS) break;
    const size = sizeOf(offer);
    const straight = nearbyDistanceMetres(offer.lat, offer.lng, to.lat, to.lng);
    const arrival = start + walkGuess(task, offer.metres) + (straight * STREET_DETOUR) / USUAL_SPEED[size];
    const returns = offer
      .returnsNear(to, Math.ceil(arrival))
      .filter(({ metres }) => metres <= RADIUS_METRES[size])
      .slice(0, RETURNS);
    if (returns.length > 0) used++;
    for (const back of returns) {
      const ride = nearbyDistanceMetres(offer.lat, offer.lng, back.lat, back.lng) * STREET_DETOUR;
      const guess =
        walkGuess(task, offer.metres + back.metres) +
        offer.collectSeconds +
        ride / USUAL_SPEED[size] +
        offer.returnSeconds +
        doubt(offer, back);
      pairs.push({ offer, back, guess });
    }
  }
  return pairs.sort((a, b) => a.guess - b.guess);
}

function rideOf(
  task: JourneyTask,
  streets: StreetEngine,
  { offer, back }: Pair,
  from: Place,
  to: Place,
  start: number,
): HiredChoice | undefined {
  const answer = streets.route(metricFor(task, streets, offer.profile, offer.mode, offer.topSpeed), offer, back);
  if (!answer.found) return undefined;
  const path = back.isStation ? answer.path : withoutLastHop(answer.path);
  const taken = placeAt(offer, from, offer.name);
  const left = back.isStation ? placeAt(back, to, back.name) : placeAt(answer.path.to, to);
  const begins = start + Math.ceil(walkGuess(task, offer.metres)) + offer.collectSeconds;
  const ridden = offer.rideSeconds(path, path.metres, begins);
  if (ridden === undefined) return undefined;
  if (!back.isStation && !offer.mayLeaveAt(answer.path.to, begins + ridden)) return undefined;
  if (!back.isOpenAt(begins + ridden)) return undefined;
  const price = offer.priceOf({ metres: path.metres, seconds: ridden }, begins);
  const payments: Payment[] = price === undefined ? [] : [{ kind: 'hire', ...price }];
  let legs: readonly Leg[] | undefined;
  return {
    from: taken,
    to: left,
    seconds: offer.collectSeconds + ridden + offer.returnSeconds,
    doubt: doubt(offer, back),
    price: price?.money.minor ?? Number.POSITIVE_INFINITY,
    runsAt: (at) =>
      offer.isOpenAt(at, offer.collectSeconds + ridden) && back.isOpenAt(at + offer.collectSeconds + ridden),
    legs() {
      // The legs are the same at any time, and built when they are first needed.
      legs ??= [
        pause('vehicle-collect', taken, offer, offer.stock),
        { ...streetLeg(path, offer.mode, taken, left, 0, ridden), operator: offer.operator, payments },
        pause('vehicle-return', left, offer, back.stock),
      ];
      return legs;
    },
  };
}

/** The path without its last hop: a vehicle left on the street stays where the ride ends, even if it was taken beside the street (SV-11). */
function withoutLastHop(path: StreetPath): StreetPath {
  const [first, last] = [path.from.metres, path.to.metres];
  const share = first + last === 0 ? 0 : first / (first + last);
  return { ...path, to: { ...path.to, metres: 0 }, hopMilliseconds: path.hopMilliseconds * share };
}

function pause(
  purpose: 'vehicle-collect' | 'vehicle-return',
  at: Place,
  offer: HireOffer,
  stock: HireStock | undefined,
): Leg {
  const seconds = purpose === 'vehicle-collect' ? offer.collectSeconds : offer.returnSeconds;
  const known = stock === undefined ? {} : { stock };
  const leg = { ...pauseLeg(pauseMode(purpose).id, at, seconds), operator: offer.operator, ...known };
  return purpose === 'vehicle-collect' && offer.vehicle !== undefined ? { ...leg, vehicle: offer.vehicle } : leg;
}

function sizeOf({ profile }: HireOffer): 'small' | 'car' {
  return profile === 'car' ? 'car' : 'small';
}

function doubt(offer: HireOffer, back: HireReturn): number {
  return (offer.isUncertain ? UNCERTAIN_SECONDS : 0) + (back.isUncertain ? UNCERTAIN_SECONDS : 0);
}

function walkGuess({ request }: JourneyTask, metres: number): number {
  return (metres * STREET_DETOUR) / request.walkMetresPerSecond;
}
