import type { FareRide } from '../../../fares/index.ts';
import type { Itinerary, PricedPart, RideLeg } from '../../../model/index.ts';
import type { RouteIndex, StopIndex, Timetable } from '../../../timetable/index.ts';
import type { JourneyWorld } from '../request/journey-world.ts';

/**
 * Prices the rides of itineraries by the feeds' fares, all rides of one feed together, so that fare transfers count (FA-3, FA-8). Rides of feeds
 * without fares are left out. Every itinerary is priced once.
 * @param concession whether the rider is entitled to reduced fares
 */
export function ridePricer(
  world: JourneyWorld,
  concession: boolean = false,
): (itinerary: Itinerary) => readonly PricedPart[] {
  const { fares, transit } = world;
  if (fares === undefined || transit === undefined) return ownPayments;
  const priced = new Map<Itinerary, readonly PricedPart[]>();
  return (itinerary) => {
    let parts = priced.get(itinerary);
    if (parts === undefined) {
      const rides = itinerary.legs.flatMap((leg, at) => (leg.kind === 'ride' ? [{ leg, at }] : []));
      parts = [...Map.groupBy(rides, ({ leg }) => leg.feed).values()].flatMap((own): PricedPart[] => {
        const found = own.flatMap(({ leg, at }) => {
          const ride = fareRide(leg, transit.timetable);
          return ride === undefined ? [] : [{ ride, at }];
        });
        if (found.length < own.length) return [];
        const price = fares.priceOf(
          found.map(({ ride }) => ride),
          concession,
        );
        return (price?.tickets ?? []).map(({ id, name, money, rides: of }) => ({
          kind: 'ticket',
          id,
          name,
          money,
          legs: of.map((ride) => (found[ride] as { at: number }).at),
        }));
      });
      parts = [...parts, ...ownPayments(itinerary)].sort((a, b) => (a.legs[0] ?? 0) - (b.legs[0] ?? 0));
      priced.set(itinerary, parts);
    }
    return parts;
  };
}

/** Payments that are stored with the legs: tariffs, parking, fuel. */
function ownPayments({ legs }: Itinerary): PricedPart[] {
  return legs.flatMap(({ payments = [] }, at) => payments.map((payment) => ({ ...payment, legs: [at] })));
}

/** A ride in the form of the fare rules; undefined where it is not of this timetable. */
function fareRide(leg: RideLeg, timetable: Timetable): FareRide | undefined {
  const route = routesOf(timetable).get(`${leg.feed} ${leg.route.id}`);
  const stops = leg.calls.map(({ stop }) => timetable.findStop(stop.code));
  if (route === undefined || stops.some((stop) => stop === undefined)) return undefined;
  return {
    feed: timetable.routeFeed[route]!,
    route,
    agency: timetable.routeAgency[route]!,
    stops: stops as readonly StopIndex[],
    departure: leg.departure,
    arrival: leg.arrival,
    departureZone: leg.from.timezone,
    arrivalZone: leg.to.timezone,
    seated: leg.seated,
  };
}

/** By the column of ids, which a timetable shares with its live states, unless these have routes of their own. */
const routesByIds = new WeakMap<Timetable['routeId'], ReadonlyMap<string, RouteIndex>>();

/** Routes by feed and id. */
function routesOf(timetable: Timetable): ReadonlyMap<string, RouteIndex> {
  let routes = routesByIds.get(timetable.routeId);
  if (routes === undefined) {
    const { strings, feedName, routeFeed, routeId } = timetable;
    const byId = new Map<string, RouteIndex>();
    for (let route = 0 as RouteIndex; route < routeId.length; route++)
      byId.set(`${strings.get(feedName[routeFeed[route]!]!)} ${strings.get(routeId[route]!)}`, route);
    routes = byId;
    routesByIds.set(routeId, routes);
  }
  return routes;
}
