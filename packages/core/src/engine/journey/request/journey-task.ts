import type { Place, PlanRequest } from '../../../model/index.ts';
import { connectorMode, findModeFamily } from '../../../modes/index.ts';
import type { WalkProfile } from '../../../timetable/index.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';
import type { JourneyWorld } from './journey-world.ts';

/** Both ends of a journey as places. */
export interface Ends {
  readonly from: Place;
  readonly to: Place;
}

/** The ends of a request as places of a region. */
export function endsOf({ manifest }: JourneyWorld, { from, to }: PlanRequest): Ends {
  const place = ({ lat, lng, address }: PlanRequest['from']): Place => ({
    lat,
    lng,
    name: '',
    address,
    timezone: manifest.timezone,
    stop: undefined,
  });
  return { from: place(from), to: place(to) };
}

/** One request in one region: the facts that all parts of its journeys share. */
export interface JourneyTask {
  readonly world: JourneyWorld;
  readonly request: PlanRequest;
  readonly ends: Ends;
  /** The time of the call, Unix seconds: decides what can still be booked. Undefined = unknown. */
  readonly now?: number | undefined;
  /** Records found and removed itineraries; undefined unless the answer is explained. */
  readonly record?: SearchRecorder | undefined;
  /** The task of which this is one set of timetable modes; undefined where it is not a part. */
  readonly whole?: JourneyTask;
}

/** How the rider of a request moves between vehicles: on foot, or rolling. */
export function walkerOf(request: PlanRequest): { readonly mode: string; readonly profile: WalkProfile } {
  const profile = request.wheelchair ? 'wheelchair' : 'walk';
  return { mode: connectorMode(profile).id, profile };
}

/** Whether a vehicle is taken aboard every trip. */
export function isCarried(request: PlanRequest, mode: string): boolean {
  return request.vehiclesAboard !== false && findModeFamily(mode)?.travel.carriedAboard === true;
}

/** Whether a vehicle is taken aboard trips that are known to take it (SV-21). */
export function isCarriedWhereAllowed({ vehiclesAboard }: PlanRequest, mode: string): boolean {
  return vehiclesAboard !== false && findModeFamily(mode)?.travel.carriedWhereAllowed === true;
}

/** The time of the request, Unix seconds: the departure time or, failing that, the arrival time. Every request has one of the two. */
export function momentOf({ when }: PlanRequest): number {
  return when.departAfter ?? when.arriveBefore ?? 0;
}

/** The departure of an itinerary that may start at any time and takes that many seconds. */
export function departureFor(request: PlanRequest, seconds: number): number {
  return request.when.departAfter ?? momentOf(request) - seconds;
}

/** The longest walking time in all, in seconds; infinite where the request has no limit. */
export function walkLimitOf({ maxWalkSeconds }: PlanRequest): number {
  return maxWalkSeconds ?? Number.POSITIVE_INFINITY;
}
