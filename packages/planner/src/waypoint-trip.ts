import { describeRide, itineraryPricer, planJourneys } from '@tripwright/core/engine/journey';
import type { Empty, Itinerary, Leg, PlanOutcome, PlanRequest } from '@tripwright/core/model';
import { groupItineraries } from '@tripwright/core/ranking';
import { type Region, withClosedWays } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import { namesOf } from './derived-of-region.ts';
import { findRun } from './find-run.ts';
import { withLiveFacts } from './live-facts.ts';

/** A place in degrees, or the code of a stop. */
export type WaypointEnd = { readonly lat: number; readonly lng: number } | { readonly code: string };

/** One part of a trip that the traveller puts together. */
export interface WaypointSegment {
  readonly start: WaypointEnd;
  readonly end: WaypointEnd;
  readonly modes: readonly string[];
  /** Unix seconds: the earliest departure; that of the run where a service is named. */
  readonly startTime: number | undefined;
  /** A service to ride from `start` to `end`, which are stops then. */
  readonly serviceTripId: string | undefined;
}

/** A trip along waypoints. */
export interface WaypointQuery {
  readonly segments: readonly WaypointSegment[];
  /** Unix seconds: the start of the first segment without a time of its own. */
  readonly leaveAt: number;
  /** The request that gives all other wishes; its ends, modes and time are replaced for each segment. */
  readonly request: PlanRequest;
  readonly now: number;
  readonly locale?: string;
  readonly signal?: { readonly aborted: boolean };
}

/** The trip, or the segment that is not possible and why. */
export type WaypointOutcome =
  | { readonly kind: 'trip'; readonly outcome: PlanOutcome }
  | { readonly kind: 'impossible'; readonly segment: number; readonly empty: Empty }
  | { readonly kind: 'unknown'; readonly segment: number; readonly what: 'start' | 'end' | 'service' };

/** Joins the best trip of each segment, each leaving when the one before has arrived. */
export function waypointTrip(region: Region, query: WaypointQuery): WaypointOutcome {
  const legs: Leg[] = [];
  let boardings = 0;
  for (const [at, segment] of query.segments.entries()) {
    const clock = Math.max(segment.startTime ?? query.leaveAt, legs.at(-1)?.arrival ?? Number.NEGATIVE_INFINITY);
    const part =
      segment.serviceTripId === undefined
        ? plannedPart(region, query, segment, clock)
        : riddenPart(region, segment, segment.serviceTripId, clock);
    if ('what' in part) return { kind: 'unknown', segment: at, what: part.what };
    if ('reason' in part) return { kind: 'impossible', segment: at, empty: part };
    legs.push(...part.legs);
    boardings += part.boardings;
  }
  return { kind: 'trip', outcome: outcomeOf(region, query, joined(legs, boardings)) };
}

type Part = Pick<Itinerary, 'legs' | 'boardings'>;
type Unknown = { readonly what: 'start' | 'end' | 'service' };

function plannedPart(
  region: Region,
  { request, now, signal }: WaypointQuery,
  { start, end, modes }: WaypointSegment,
  departAfter: number,
): Part | Empty | Unknown {
  const [from, to] = [placeOf(region, start), placeOf(region, end)];
  if (from === undefined || to === undefined) return { what: from === undefined ? 'start' : 'end' };
  const { groups, empty } = planJourneys(
    withClosedWays(region, departAfter),
    {
      ...request,
      from: { ...from, address: '', streetName: '' },
      to: { ...to, address: '', streetName: '' },
      when: { departAfter, arriveBefore: undefined },
      modes,
      allModes: true,
      bestOnly: true,
    },
    { signal, now },
  );
  return groups[0]?.itineraries[0]?.itinerary ?? empty ?? { reason: 'no-connection', values: {} };
}

function riddenPart(
  region: Region,
  { start, end, startTime }: WaypointSegment,
  serviceTripId: string,
  clock: number,
): Part | Unknown {
  const { transit } = region;
  const [starts, ends] = [stopsOf(region, start), stopsOf(region, end)];
  if (starts.length === 0 || ends.length === 0) return { what: starts.length === 0 ? 'start' : 'end' };
  const found = findRun(region, { serviceTripId, at: startTime ?? clock, stops: starts });
  if (transit === undefined || found === undefined) return { what: 'service' };
  const { position, ride } = found;
  for (let to = position + 1; to <= ride.toPosition; to++) {
    const part = found.between(position, to);
    if (ends.includes(part.toStop)) return { legs: [describeRide(part, transit)], boardings: 1 };
  }
  return { what: 'end' };
}

function stopsOf({ transit }: Region, end: WaypointEnd): readonly StopIndex[] {
  return 'code' in end ? (transit?.timetable.listStopsCovered(end.code) ?? []) : [];
}

function placeOf(region: Region, end: WaypointEnd): { readonly lat: number; readonly lng: number } | undefined {
  if (!('code' in end)) return end;
  const [stop] = region.transit?.timetable.listStopsCovered(end.code) ?? [];
  const ref = stop === undefined ? undefined : region.transit?.stops.get(stop);
  return ref === undefined || ref.lat < -90 ? undefined : { lat: ref.lat, lng: ref.lng };
}

function joined(legs: readonly Leg[], boardings: number): Itinerary {
  const walks = legs.flatMap((leg) =>
    leg.kind === 'street' && (leg.profile === 'walk' || leg.profile === 'wheelchair') ? [leg] : [],
  );
  return {
    departure: legs[0]?.departure ?? 0,
    arrival: legs.at(-1)?.arrival ?? 0,
    legs,
    boardings,
    walkMetres: walks.reduce((sum, leg) => sum + leg.metres, 0),
    walkSeconds: walks.reduce((sum, leg) => sum + leg.arrival - leg.departure, 0),
    modes: [...new Set(legs.filter(({ kind }) => kind !== 'stationary').map(({ mode }) => mode))],
  };
}

function outcomeOf(region: Region, { request, locale }: WaypointQuery, itinerary: Itinerary): PlanOutcome {
  const outcome = withLiveFacts(region, {
    request,
    regions: [region.manifest.code],
    groups: groupItineraries([itinerary], request.when, request.weights, itineraryPricer(region, request)),
    outcomes: [],
    empty: undefined,
    advisories: [],
  });
  const names = namesOf(region);
  return names === undefined || locale === undefined ? outcome : names.outcome(outcome, locale);
}
