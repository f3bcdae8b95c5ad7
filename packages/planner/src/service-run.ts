import { parseDay, serviceDayStart } from '@tripwright/core/base';
import { type DrawnLines, describeRide } from '@tripwright/core/engine/journey';
import { encodePolyline } from '@tripwright/core/geo';
import type { PlanOutcome, ServiceRun } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { type StopIndex, tripFinderOf } from '@tripwright/core/timetable';
import { namesOf } from './derived-of-region.ts';
import { findRun } from './find-run.ts';
import { withLiveRides } from './live-facts.ts';

/** Query for one run of a trip. */
export interface ServiceQuery {
  /** The id of the trip as answers give it: `serviceTripID` of the wire. */
  readonly serviceTripId: string;
  /** Unix seconds: the departure at `startStop`, or any moment near the run; of several runs the nearest one is meant. */
  readonly at: number;
  /** Ids or codes of the stops between which the rider travels. */
  readonly startStop?: string;
  readonly endStop?: string;
  /** The run, where it is known: no other run of the trip is meant then, and `at` is not looked at. */
  readonly run?: RunOfTrip;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** One run of a trip. */
export interface RunOfTrip {
  /** `YYYY-MM-DD` of the service day. */
  readonly serviceDate: string;
  /** Seconds by which a run of a frequency trip is later than the times of the trip; 0 for all others. */
  readonly shift: number;
}

/** A run, or what is unknown: the trip, a run of it at that time, or one of the stops on it. */
export type ServiceOutcome =
  | { readonly kind: 'found'; readonly service: ServiceRun; readonly live: PlanOutcome['live'] }
  | { readonly kind: 'unknown'; readonly what: 'trip' | 'run' | 'start-stop' | 'end-stop' };

/** Lines are drawn for the three parts of the run alone. */
const NO_LINES: DrawnLines = { get: () => ({ geometry: '', metres: 0 }), set: () => undefined };

/** One run of a trip with all its calls, its line on the map, and live times. */
export function serviceRun(region: Region, query: ServiceQuery): ServiceOutcome {
  const { transit } = region;
  const { startStop, endStop, serviceTripId, at, locale } = query;
  if (transit === undefined || tripFinderOf(transit.timetable).find(serviceTripId).length === 0)
    return { kind: 'unknown', what: 'trip' };
  const { timetable, shapes } = transit;
  const stopsNamed = (name: string | undefined): readonly StopIndex[] =>
    name === undefined ? [] : timetable.listStopsCovered(name);
  const starts = stopsNamed(startStop);
  if (startStop !== undefined && starts.length === 0) return { kind: 'unknown', what: 'start-stop' };
  const run = query.run && dayOf(query.run);
  if (query.run !== undefined && run === undefined) return { kind: 'unknown', what: 'run' };
  const around = run === undefined ? at : startOf(region, serviceTripId, run);
  const found = findRun(region, { serviceTripId, at: around, stops: starts, ...(run !== undefined && { run }) });
  if (found === undefined)
    return {
      kind: 'unknown',
      what: startStop !== undefined && findRun(region, { serviceTripId, at: around, stops: [] }) ? 'start-stop' : 'run',
    };
  const names = namesOf(region);
  const described = describeRide(found.ride, transit, NO_LINES);
  const named = names === undefined || locale === undefined ? described : names.ride(described, locale);
  const facts = withLiveRides(region, [named]);
  const ride = facts.rides[0] ?? named;
  const last = ride.calls.length - 1;
  // No ride begins at the last call: a client that names it shows an arrival, which is the run that leads there.
  const board = startStop === undefined || found.position === last ? 0 : found.position;
  const ends = new Set(stopsNamed(endStop).map((stop) => transit.stops.get(stop).code));
  const alight = endStop === undefined ? last : ride.calls.findIndex(({ stop }, i) => i > board && ends.has(stop.code));
  if (alight < 0) return { kind: 'unknown', what: 'end-stop' };
  const { trip } = found.ride;
  const line = (from: number, to: number): string => {
    if (from >= to) return '';
    const points = shapes.line(trip, from, to);
    // Stops without a place are drawn at a neighbour's.
    return encodePolyline(points.length > 1 ? points : ride.calls.slice(from, to + 1).map(({ stop }) => stop));
  };
  const service: ServiceRun = {
    ride,
    state: found.state,
    board,
    alight,
    lines: { before: line(0, board), ridden: line(board, alight), after: line(alight, last) },
  };
  return { kind: 'found', service, live: facts.live };
}

interface DayOfRun {
  readonly day: number;
  readonly shift: number;
}

/** Undefined for a text that is no date. */
function dayOf({ serviceDate, shift }: RunOfTrip): DayOfRun | undefined {
  const day = parseDay(serviceDate);
  return day === undefined ? undefined : { day, shift };
}

/** Unix seconds at which a run leaves its first stop by the timetable: the moment around which it is looked for. */
function startOf({ transit }: Region, serviceTripId: string, { day, shift }: DayOfRun): number {
  if (transit === undefined) return 0;
  const { timetable } = transit;
  const [trip] = tripFinderOf(timetable).find(serviceTripId);
  if (trip === undefined) return 0;
  const first = timetable.callDeparture[timetable.tripFirstCall[trip]!]!;
  return serviceDayStart(day, timetable.zoneOfTrip(trip)) + first + shift;
}
