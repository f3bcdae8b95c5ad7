import type { FeedIds } from '../match/feed-ids.ts';
import type { TripMatcher } from '../match/trip-matcher.ts';
import type { Alert, InformedEntity, TripDescriptor } from '../message/realtime-message.ts';
import type { AlertTarget } from '../snapshot/live-snapshot.ts';

/**
 * The things of the timetable that an alert concerns. An informed entity with a part that the timetable lacks is left out: without that part it would
 * mean more than it says. A trip is meant on every day unless its descriptor gives a date.
 * @param reference Unix seconds of the message
 */
export function alertTargets(
  ids: FeedIds,
  matcher: TripMatcher,
  { informed }: Alert,
  reference: number,
): readonly AlertTarget[] {
  return informed.flatMap((entity) => targetsOf(ids, matcher, entity, reference));
}

function targetsOf(ids: FeedIds, matcher: TripMatcher, entity: InformedEntity, reference: number): AlertTarget[] {
  const { agencyId = '', routeId = '', stopId = '', routeType, directionId } = entity;
  const trip = entity.trip === undefined ? {} : tripOf(ids, matcher, entity.trip, reference);
  if (trip === undefined) return [];
  const known = {
    ...(routeType === undefined ? {} : { routeType }),
    ...(directionId === undefined ? {} : { direction: directionId }),
    ...trip,
  };
  let targets: AlertTarget[] = [known];
  if (agencyId !== '') {
    const agency = ids.agencyOf(agencyId);
    targets = agency === undefined ? [] : targets.map((target) => ({ ...target, agency }));
  }
  if (routeId !== '')
    targets = targets.flatMap((target) => ids.routesOf(routeId).map((route) => ({ ...target, route })));
  if (stopId !== '') {
    const places = placesOf(ids, stopId);
    targets = targets.flatMap((target) => places.map((place) => ({ ...target, ...place })));
  }
  return targets.filter((target) => Object.keys(target).length > 0);
}

/** What a stop id names. Selectors have no field for pathways, so an id that no stop has may be that of a pathway. */
function placesOf(ids: FeedIds, stopId: string): readonly AlertTarget[] {
  const stops = ids.stopsOf(stopId);
  if (stops.length > 0) return stops.map((stop) => ({ stop }));
  const pathway = ids.pathwayOf(stopId);
  return pathway === undefined ? [] : [{ pathway }];
}

/** The trip of a descriptor; one that names only a route and a direction means these. */
function tripOf(
  ids: FeedIds,
  matcher: TripMatcher,
  descriptor: TripDescriptor,
  reference: number,
): AlertTarget | undefined {
  const { tripId = '', routeId = '', directionId, startDate = '', startTime = '' } = descriptor;
  if (tripId !== '' && startDate === '') {
    const exact = ids.tripsOf(tripId);
    const [trip] = exact.length > 0 ? exact : ids.tripsLike(tripId);
    return trip === undefined ? undefined : { trip };
  }
  if (tripId !== '' || startTime !== '') {
    const match = matcher.match(descriptor, [], reference);
    return 'run' in match ? { trip: match.run.trip, day: match.run.day } : undefined;
  }
  const [route] = ids.routesOf(routeId);
  if (route === undefined) return undefined;
  return { route, ...(directionId === undefined ? {} : { direction: directionId }) };
}
