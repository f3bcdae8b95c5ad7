import { resolveTime, type TimeContext } from '../time/index.ts';
import type { ResolvedPlace, ResolvedRequest, TripPlace, TripRequest } from './trip-request.ts';

/** What resolving a request needs of its source. */
export interface RequestResolver {
  /** Coordinates of a stop or of a name. Rejects with the reason where the source does not have it. */
  readonly find: (place: Exclude<TripPlace, { kind: 'point' }>, end: 'from' | 'to') => Promise<ResolvedPlace>;
  /** IANA name of the time zone at a place. */
  readonly zoneAt: (place: ResolvedPlace) => Promise<string>;
  /** Unix seconds. */
  readonly now: number;
}

/** A request that can be asked, and the time zone in which its times were read. */
export interface ResolvedTrip {
  readonly request: ResolvedRequest;
  readonly times: TimeContext;
}

/** Resolves the names of a request, then its times by the clocks of the origin. */
export async function resolveRequest(request: TripRequest, resolver: RequestResolver): Promise<ResolvedTrip> {
  const placeOf = async (place: TripPlace, end: 'from' | 'to'): Promise<ResolvedPlace> =>
    place.kind === 'point' ? place : resolver.find(place, end);
  const [from, to] = await Promise.all([placeOf(request.from, 'from'), placeOf(request.to, 'to')]);
  const times = { now: resolver.now, zone: await resolver.zoneAt(from) };
  const { departAfter, arriveBefore } = request;
  return {
    times,
    request: {
      from: plainPlace(from),
      to: plainPlace(to),
      departAfter: departAfter && resolveTime(departAfter, times),
      arriveBefore: arriveBefore && resolveTime(arriveBefore, times),
      parameters: request.parameters,
    },
  };
}

function plainPlace({ lat, lng, name, streetName }: ResolvedPlace): ResolvedPlace {
  return { lat, lng, name, streetName };
}
