import { nearbyDistanceMetres } from '@tripwright/core/geo';
import {
  type AlertIndex,
  alertFact,
  alertIndexOf,
  blockedStops,
  closedParts,
  closesService,
  isAccessibilityIssue,
  isOnUsualWay,
  type LiveAlert,
  type LiveSnapshot,
  vehicleIndexOf,
} from '@tripwright/core/live';
import type {
  Advisory,
  Itinerary,
  Leg,
  LiveFacts,
  PlanOutcome,
  PlanRequest,
  RideLeg,
  StreetLeg,
} from '@tripwright/core/model';
import { planRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';
import { cancelledRunsOf } from './cancelled-runs.ts';

/**
 * An outcome with the realtime data behind it: the alerts that concern its legs, the vehicles of its rides, the ages of the sources. All of it is
 * of the snapshot that the region was made with, so that no part of an answer is newer than another. Unchanged where the region has none.
 */
export function withLiveFacts(region: Region, outcome: PlanOutcome): PlanOutcome {
  const { live, transit } = region;
  if (live === undefined || transit === undefined) return outcome;
  const facts = new LegFacts(transit.timetable, live, outcome.request);
  const groups = outcome.groups.map((group) => ({
    ...group,
    itineraries: group.itineraries.map((scored) => ({ ...scored, itinerary: facts.itinerary(scored.itinerary) })),
  }));
  const closed = facts.closedNearby(region, outcome.groups.length === 0);
  const advisories = closed === undefined ? outcome.advisories : [...outcome.advisories, closed];
  return { ...outcome, groups, advisories, live: liveFactsOf(live, facts.alerts()) };
}

/** Rides outside of any trip, as boards list them, with the alerts that concern them and their vehicles. */
export function withLiveRides(
  region: Region,
  rides: readonly RideLeg[],
): { readonly rides: readonly RideLeg[]; readonly live: PlanOutcome['live'] } {
  const { live, transit } = region;
  if (live === undefined || transit === undefined) return { rides, live: undefined };
  const nowhere = { lat: 0, lng: 0 };
  const request = planRequest({ from: nowhere, to: nowhere, when: { departAfter: live.at, arriveBefore: undefined } });
  const facts = new LegFacts(transit.timetable, live, request);
  const { legs } = facts.itinerary({ ...NO_TRIP, legs: rides });
  return { rides: legs as readonly RideLeg[], live: liveFactsOf(live, facts.alerts()) };
}

/** What an answer says of the snapshot that it was made from. @param alerts those that concern the answer */
export function liveFactsOf({ id, at, feeds }: LiveSnapshot, alerts: LiveFacts['alerts'] = []): LiveFacts {
  const sources = feeds.map(({ name, messageTime, health }) => ({ name, messageTime, health }));
  return { snapshot: id, at, alerts, sources };
}

const NO_TRIP = { departure: 0, arrival: 0, boardings: 0, walkMetres: 0, walkSeconds: 0, modes: [] };

/** Metres from an end of the trip within which a traveller may expect a stop to be used. */
const NEAR_METRES = 1000;
/** Names in one advisory. */
const MOST_NAMES = 6;

/** Adds facts to legs, and collects the alerts that they mention. */
class LegFacts {
  readonly #timetable: Timetable;
  readonly #live: LiveSnapshot;
  readonly #request: PlanRequest;
  readonly #index: AlertIndex;
  readonly #tracked: ReadonlySet<string>;
  readonly #mentioned = new Set<LiveAlert>();
  /** Itineraries share legs, and an encoder writes a leg that it has seen before only once. */
  readonly #known = new Map<Leg, Leg>();

  constructor(timetable: Timetable, live: LiveSnapshot, request: PlanRequest) {
    this.#timetable = timetable;
    this.#live = live;
    this.#request = request;
    this.#index = alertIndexOf(timetable, live.alerts);
    const { strings, feedName } = timetable;
    this.#tracked = new Set(
      live.feeds.flatMap(({ feed }) => {
        const name = feedName[feed as never];
        return name === undefined ? [] : [strings.get(name)];
      }),
    );
  }

  itinerary(itinerary: Itinerary): Itinerary {
    return { ...itinerary, legs: itinerary.legs.map((leg) => this.#leg(leg)) };
  }

  /**
   * An advisory about lines and stops near either end that an alert closes at the time of the request, so that a traveller who expects them learns
   * why they are missing. Their alerts become part of the answer.
   * @param isEmpty whether nothing was found: then stops on any line near the ends count as well
   */
  closedNearby({ transit }: Region, isEmpty: boolean): Advisory | undefined {
    const { when, from, to } = this.#request;
    const instant = when.departAfter ?? when.arriveBefore ?? this.#live.at;
    const all = closedParts(this.#timetable, this.#live.alerts, instant);
    const blocked = this.#request.wheelchair ? blockedStops(this.#timetable, this.#live.alerts, instant) : [];
    if ((all.length === 0 && blocked.length === 0) || transit === undefined) return undefined;
    const nearStops = new Set<StopIndex>();
    for (let stop = 0 as StopIndex; stop < this.#timetable.boardableStops; stop++) {
      const [lat, lng] = [this.#timetable.stopLatDegrees(stop), this.#timetable.stopLngDegrees(stop)];
      const isNear = [from, to].some((end) => nearbyDistanceMetres(end.lat, end.lng, lat, lng) <= NEAR_METRES);
      if (isNear) nearStops.add(stop);
    }
    const nearRoutes = new Set([...nearStops].flatMap((stop) => transit.stops.linesOf(stop)));
    const isOnTheWay = (stop: StopIndex): boolean =>
      nearStops.has(stop) || transit.stops.linesOf(stop).some((route) => nearRoutes.has(route));
    // A wheelchair avoids these stops anyway: its traveller only learns why.
    for (const { alert, stops } of blocked) if (stops.some(isOnTheWay)) this.#mentioned.add(alert);
    const names = new Set<string>();
    const { strings, routeShortName, routeLongName, stopName } = this.#timetable;
    for (const { alert, routes, stops } of all) {
      const own = [
        ...routes
          .filter((route) => nearRoutes.has(route))
          .map((route) => strings.get(routeShortName[route]!) || strings.get(routeLongName[route]!)),
        ...stops
          .filter((stop) => nearStops.has(stop) || (isEmpty && isOnTheWay(stop)))
          .map((stop) => strings.get(stopName[stop]!)),
      ];
      if (own.length > 0) this.#mentioned.add(alert);
      for (const name of own) names.add(name);
    }
    if (names.size === 0) return undefined;
    return { code: 'closed-by-alert', values: { names: [...names].slice(0, MOST_NAMES).join(', ') } };
  }

  /** The alerts that legs mention, in the order of the snapshot. */
  alerts(): NonNullable<PlanOutcome['live']>['alerts'] {
    return this.#live.alerts
      .filter((alert) => this.#mentioned.has(alert))
      .map((alert) => alertFact(this.#timetable, this.#live.feeds, alert));
  }

  #leg(leg: Leg): Leg {
    let known = this.#known.get(leg);
    if (known === undefined) {
      known = leg.kind === 'ride' ? this.#ride(leg) : leg.kind === 'street' ? this.#street(leg) : leg;
      this.#known.set(leg, known);
    }
    return known;
  }

  #ride(leg: RideLeg): RideLeg {
    const vehicle = vehicleIndexOf(this.#timetable, this.#live).of(leg.feed, leg.tripId, leg.serviceDate);
    const concerning = this.#index
      .ofRide(leg)
      .filter((alert) => this.#request.wheelchair || !isAccessibilityIssue(alert) || closesService(alert));
    const cancelledNearby = cancelledRunsOf(this.#timetable, this.#live).around(leg);
    return {
      ...leg,
      isTracked: this.#tracked.has(leg.feed),
      ...(vehicle !== undefined && { vehicle }),
      ...(cancelledNearby.length > 0 && { cancelledNearby }),
      ...this.#mention(concerning),
    };
  }

  /**
   * Alerts about a door, or about the ways inside a station. On foot, those about lifts and escalators are for walks that use one, or would usually take
   * the one that is out of order: others do not need them.
   */
  #street(leg: StreetLeg): StreetLeg {
    if (this.#index.alerts.length === 0) return leg;
    const [from, to] = [leg.from.stop, leg.to.stop].map((ref) => ref && this.#timetable.findStop(ref.code));
    const stops = [from, to].filter((stop) => stop !== undefined);
    if (stops.length === 0) return leg;
    const climbs = leg.sections.some(({ climb }) => climb !== undefined && climb.by !== 'stairs');
    const subject = { route: undefined, direction: undefined, trip: undefined, day: undefined, stops };
    const concerning = this.#index
      .concerning(subject, leg.departure, leg.arrival)
      .filter(
        (alert) =>
          closesService(alert) ||
          (isAccessibilityIssue(alert) &&
            (this.#request.wheelchair || climbs || isOnUsualWay(this.#timetable, alert, from, to))),
      );
    return { ...leg, ...this.#mention(concerning) };
  }

  #mention(alerts: readonly LiveAlert[]): Pick<Leg, 'alerts'> {
    if (alerts.length === 0) return {};
    for (const alert of alerts) this.#mentioned.add(alert);
    return { alerts: alerts.map(({ id }) => id) };
  }
}
