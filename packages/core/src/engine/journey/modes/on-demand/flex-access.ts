import type { Empty, Place } from '../../../../model/index.ts';
import type { StreetProfileName } from '../../../../modes/index.ts';
import { findModeFamily, pauseMode } from '../../../../modes/index.ts';
import type { StopIndex } from '../../../../timetable/index.ts';
import { hubsNear } from '../../access/hubs.ts';
import type { StopAccess } from '../../access/stop-access.ts';
import type { DirectChoice } from '../../itinerary/direct-choice.ts';
import { inSequence, pauseLeg } from '../../itinerary/leg-sequence.ts';
import { placeOfStop } from '../../legs/ride-leg.ts';
import { type WalkedRide, withWalks } from '../../legs/served-ride.ts';
import type { Ends, JourneyTask } from '../../request/journey-task.ts';
import type { TransitWorld } from '../../request/journey-world.ts';
import { flexHubs } from './flex-hubs.ts';
import { bookingOf, type FlexOffer, flexLegs, flexOffers, flexPickup, whyNoFlex } from './flex-offers.ts';

/** The longest wait for the service after a train, or for the train after the service. */
const LONGEST_WAIT_SECONDS = 20 * 60;

/** From door to door: for each route the ride that arrives first (leaves last). Rides that can be booked come before others. */
export function flexChoices(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
): readonly DirectChoice[] | Empty {
  const { ends, request } = task;
  if (task.world.flex === undefined) return { reason: 'no-modes', values: { modes: mode } };
  const rides = flexOffers(task, mode, profile, ends.from, ends.to).flatMap((offer) => {
    const plan = withWalks(task, offer.served, ends);
    const pickup = flexPickup(task, offer, plan);
    return pickup === undefined ? [] : [{ offer, plan, pickup, isLate: isTooLate(task, offer, pickup) }];
  });
  if (rides.length === 0) return whyNoFlex(task, mode, ends.from, ends.to);
  const sooner = request.when.departAfter === undefined ? -1 : 1;
  rides.sort((a, b) => Number(a.isLate) - Number(b.isLate) || (a.pickup - b.pickup) * sooner);
  const routes = Map.groupBy(rides, ({ offer: { ride } }) => `${ride.trip.feed} ${ride.trip.routeId}`);
  return [...routes.values()].map((own): DirectChoice => {
    const { offer, plan, pickup } = own[0] as (typeof rides)[number];
    return {
      departure: pickup - plan.secondsThere,
      plan: { seconds: plan.seconds, legs: () => flexLegs(task, offer, plan, pickup) },
    };
  });
}

/**
 * Access to stations (`backward`: egress from them) by a service on demand. Whether it runs when a train arrives is checked later, when the train is
 * known.
 */
export function flexStopAccess(task: JourneyTask, transit: TransitWorld, mode: string, backward: boolean): StopAccess {
  const profile = findModeFamily(mode)?.travel.profile;
  const end = backward ? task.ends.to : task.ends.from;
  const known = new Map<StopIndex, { readonly plan: WalkedRide; readonly offers: readonly FlexOffer[] }>();
  const { flex } = task.world;
  const hubs =
    flex === undefined ? [] : [...hubsNear(task, transit, backward), ...flexHubs(task, transit, flex, end, backward)];
  for (const { place, stops } of hubs) {
    if (task.world.streets === undefined || profile === undefined) break;
    const endsAt = (at: Place): Ends => (backward ? { from: at, to: end } : { from: end, to: at });
    const offers = flexOffers(task, mode, profile, endsAt(place).from, endsAt(place).to);
    const best = offers.reduce<FlexOffer | undefined>(
      (least, offer) => (least === undefined || offer.served.seconds < least.served.seconds ? offer : least),
      undefined,
    );
    if (best === undefined) continue;
    // The same ride on other days, or by other trips of the service.
    const alike = offers.filter(({ served }) => served.seconds === best.served.seconds);
    for (const { stop, place: at } of stops)
      known.set(stop, { plan: withWalks(task, best.served, endsAt(at)), offers: alike });
  }
  return {
    stops: [...known].map(([stop, { plan }]) => ({ stop, seconds: plan.seconds })),
    legs(stop, time) {
      const found = known.get(stop);
      if (found === undefined) return undefined;
      const { plan, offers: all } = found;
      const wanted = backward ? time + plan.secondsThere : time - (plan.seconds - plan.secondsThere);
      const rides = all.flatMap((offer) => {
        const pickup = backward ? Math.max(wanted, offer.earliest) : Math.min(wanted, offer.latest);
        const wait = Math.abs(wanted - pickup);
        if (pickup < offer.earliest || pickup > offer.latest || wait > LONGEST_WAIT_SECONDS) return [];
        if (!isInTime(task, pickup - plan.secondsThere, plan.seconds, backward)) return [];
        return [{ offer, pickup, wait, isLate: isTooLate(task, offer, pickup) }];
      });
      rides.sort((x, y) => Number(x.isLate) - Number(y.isLate) || x.wait - y.wait);
      const [ride] = rides;
      if (ride === undefined) return undefined;
      const legs = flexLegs(task, ride.offer, plan, ride.pickup);
      if (ride.wait === 0) return inSequence(legs, ride.pickup - plan.secondsThere);
      const waiting = pauseLeg(pauseMode('wait').id, placeOfStop(transit.stops, stop), ride.wait);
      return backward
        ? inSequence([waiting, ...legs], time)
        : inSequence([...legs, waiting], ride.pickup - plan.secondsThere);
    },
  };
}

/**
 * Whether a ride is within the times of the request. Waiting at the station may make its departure earlier, or its arrival later, than the search
 * assumed.
 */
function isInTime({ request }: JourneyTask, departure: number, seconds: number, backward: boolean): boolean {
  const { departAfter = Number.NEGATIVE_INFINITY, arriveBefore = Number.POSITIVE_INFINITY } = request.when;
  return backward ? departure + seconds <= arriveBefore : departure >= departAfter;
}

function isTooLate({ now }: JourneyTask, { ride }: FlexOffer, pickup: number): boolean {
  return bookingOf(ride, pickup, now).state === 'too-late';
}
