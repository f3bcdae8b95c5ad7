import { formatDay } from '../../../base/index.ts';
import { encodePolyline, lengthMetres } from '../../../geo/index.ts';
import type { LiveRuns } from '../../../live/index.ts';
import type { Agency, BoardingRule, Call, Place, RideLeg, RouteRef, StopRef } from '../../../model/index.ts';
import { longDistanceMode } from '../../../modes/index.ts';
import { after } from '../../../storage/index.ts';
import {
  type CallIndex,
  DROP_OFF_SHIFT,
  factOf,
  type PatternIndex,
  PICKUP_MASK,
  type PositionIndex,
  type RouteIndex,
  type StopDirectory,
  type StopIndex,
  type StringIndex,
  type Timetable,
  type TripShapes,
} from '../../../timetable/index.ts';
import type { TransitRide } from '../../transit/index.ts';
import { type LiveRow, liveCall, liveHeadsign, liveRowOf, rideLive } from './live-ride.ts';

/** The data that a ride leg is built from. */
export interface RideContext {
  readonly timetable: Timetable;
  readonly stops: StopDirectory;
  readonly shapes: TripShapes;
  readonly live?: LiveRuns;
}

const RULES: readonly BoardingRule[] = ['regular', 'none', 'phone-agency', 'ask-driver'];

/** A line on the map. */
export type DrawnLine = Pick<RideLeg, 'geometry' | 'metres'>;

/** A cache of lines, which the runs of a pattern share. */
export interface DrawnLines {
  get(name: string): DrawnLine | undefined;
  set(name: string, line: DrawnLine): unknown;
}

/** Builds the leg of a ride from the engine's indices: names, calls, line on the map. */
export function describeRide(ride: TransitRide, context: RideContext, drawn: DrawnLines = new Map()): RideLeg {
  const { timetable, stops } = context;
  const { strings } = timetable;
  const pattern = timetable.patternOfTrip(ride.trip);
  const route = timetable.patternRoute[pattern]!;
  const feed = strings.get(timetable.feedName[timetable.routeFeed[route]!]!);
  const tripId = strings.get(timetable.tripId[ride.trip]!);
  const direction = timetable.tripDirection[ride.trip]!;
  const intercityMode = longDistanceMode(timetable.routeType[route]!);
  const live = liveRowOf(context.live, ride);
  return {
    kind: 'ride',
    mode: strings.get(timetable.routeMode[route]!),
    ...(intercityMode === undefined ? {} : { intercityMode }),
    departure: ride.departure,
    arrival: ride.arrival,
    feed,
    tripId,
    serviceTripId: timetable.feedName.length > 1 ? `${feed}:${tripId}` : tripId,
    serviceDate: formatDay(ride.day),
    route: routeRefOf(timetable, route),
    ...(liveHeadsign(ride, live) ?? headsignAt(ride, timetable, pattern, stops)),
    tripShortName: strings.get(timetable.tripShortName[ride.trip]!),
    direction: direction === -1 ? undefined : direction,
    from: placeOfStop(stops, ride.fromStop),
    to: placeOfStop(stops, ride.toStop),
    fromPosition: ride.fromPosition,
    toPosition: ride.toPosition,
    calls: callsOf(ride, timetable, pattern, stops, live),
    ...lineOf(ride, context, pattern, drawn),
    wheelchair: factOf(timetable.patternWheelchair[pattern]!),
    bicycles: factOf(timetable.patternBikes[pattern]!),
    headway: ride.headway > 0 ? ride.headway : undefined,
    ...(ride.shift !== 0 && { runShift: ride.shift }),
    seated: ride.seated,
    ...rideLive(live),
  };
}

/** The calls from boarding to alighting; the first has no arrival and the last no departure. */
function callsOf(
  ride: TransitRide,
  timetable: Timetable,
  pattern: PatternIndex,
  stops: StopDirectory,
  live: LiveRow | undefined,
): Call[] {
  const { fromPosition, toPosition } = ride;
  const firstCall = timetable.tripFirstCall[ride.trip]!;
  const firstPosition = timetable.patternFirstPosition[pattern]!;
  // The engine's times are instants. The times of the other calls are their differences in the timetable, added to the boarding.
  const offset = ride.departure - timetable.callDeparture[(firstCall + fromPosition) as CallIndex]!;
  // Of a run that a realtime source changes, the source gives the times of all.
  const liveFirst = live?.runs.callOf(live.row, fromPosition) ?? -1;
  const dayStart = live === undefined ? 0 : ride.departure - live.runs.snapshot.runs.callDeparture[liveFirst]!;
  const calls: Call[] = [];
  for (let position = fromPosition; position <= toPosition; position++) {
    const call = (firstCall + position) as CallIndex;
    const at = (firstPosition + position) as PositionIndex;
    const rules = timetable.positionRules[at]!;
    calls.push({
      stop: stops.get(timetable.positionStop[at]!),
      arrival: position === fromPosition ? undefined : timetable.callArrival[call]! + offset,
      departure: position === toPosition ? undefined : timetable.callDeparture[call]! + offset,
      pickup: RULES[rules & PICKUP_MASK] as BoardingRule,
      dropOff: RULES[rules >> DROP_OFF_SHIFT] as BoardingRule,
      approximate: timetable.callApproximate[call] === 1,
      ...(live && liveCall(live, position, fromPosition, toPosition, dayStart, stops)),
    });
  }
  return calls;
}

function lineOf(
  { trip, fromPosition, toPosition }: TransitRide,
  { shapes, timetable }: RideContext,
  pattern: PatternIndex,
  drawn: DrawnLines,
): DrawnLine {
  // Trips of a realtime source have numbers that the next snapshot gives to others, so their lines are not kept.
  const isKept = timetable.liveTrips === undefined || trip < timetable.liveTrips.first;
  const name = `${pattern} ${shapes.drawingOf(trip)} ${fromPosition} ${toPosition}`;
  const known = isKept ? drawn.get(name) : undefined;
  if (known !== undefined) return known;
  const points = shapes.line(trip, fromPosition, toPosition);
  const line = { geometry: encodePolyline(points), metres: Math.round(lengthMetres(points)) };
  if (isKept) drawn.set(name, line);
  return line;
}

const places = new WeakMap<StopRef, Place>();

/** The place of a stop, always the same object, so that an encoder can write each place once. */
export function placeOfStop(stops: StopDirectory, stop: StopIndex): Place {
  const ref = stops.get(stop);
  let place = places.get(ref);
  if (place === undefined) {
    place = { lat: ref.lat, lng: ref.lng, name: ref.name, address: '', timezone: ref.timezone, stop: ref };
    places.set(ref, place);
  }
  return place;
}

/** A route with its agency, as rides name it. */
export function routeRefOf(timetable: Timetable, route: RouteIndex): RouteRef {
  const feed = timetable.strings.get(timetable.feedName[timetable.routeFeed[route]!]!);
  const text = (string: StringIndex | undefined): string => (string === undefined ? '' : timetable.strings.get(string));
  const agency = timetable.routeAgency[route]!;
  const color = (value: number): string => (value < 0 ? '' : value.toString(16).toUpperCase().padStart(6, '0'));
  const agencyRef: Agency = {
    feed,
    id: text(timetable.agencyId[agency]),
    name: text(timetable.agencyName[agency]),
    url: text(timetable.agencyUrl[agency]),
    phone: text(timetable.agencyPhone[agency]),
  };
  return {
    feed,
    id: text(timetable.routeId[route]),
    shortName: text(timetable.routeShortName[route]),
    longName: text(timetable.routeLongName[route]),
    color: color(timetable.routeColor[route]!),
    textColor: color(timetable.routeTextColor[route]!),
    agency: agencyRef,
  };
}

/** The headsign of the call or, failing that, of the trip; where a feed has neither, the name of the last stop. */
function headsignAt(
  { trip, fromPosition }: TransitRide,
  timetable: Timetable,
  pattern: PatternIndex,
  stops: StopDirectory,
): Required<Pick<RideLeg, 'headsign' | 'headsignOf'>> {
  const { strings, callHeadsign, tripHeadsign, tripFirstCall, positionStop, patternFirstPosition } = timetable;
  const own = callHeadsign[(tripFirstCall[trip]! + fromPosition) as CallIndex];
  const atCall = own === undefined ? '' : strings.get(own);
  if (atCall !== '') return { headsign: atCall, headsignOf: 'call' };
  const onTrip = strings.get(tripHeadsign[trip]!);
  if (onTrip !== '') return { headsign: onTrip, headsignOf: 'trip' };
  const last = (patternFirstPosition[after(pattern)]! - 1) as PositionIndex;
  return { headsign: stops.get(positionStop[last]!).name, headsignOf: 'last-stop' };
}
