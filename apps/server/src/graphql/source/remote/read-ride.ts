import { formatDay, localDay } from '@tripwright/core/base';
import { decodePolyline, lengthMetres } from '@tripwright/core/geo';
import type { Call, DescribedRide, Place, RideLeg, RouteRef } from '@tripwright/core/model';
import { isLiveSource } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { RealtimeStop, Segment } from '@tripwright/core/template';
import { readCall } from './read-call.ts';
import { type CallSources, callLive, idsOfAlerts, readRideLive, readVehicle, sourcesOf } from './read-live.ts';
import { factOf, hexOf, zoneOf } from './read-stop.ts';
import { readPlace, type TripFacts } from './read-street.ts';

/** A ride. @param described the ride by the id of its trip; undefined where the service has ids of its own */
export function readRide(segment: Segment, described: DescribedRide | undefined, facts: TripFacts): RideLeg {
  const { startTime, endTime, modeInfo, frequency, liveUpdated, shapes = [] } = segment;
  const mode = modeInfo?.identifier ?? segment.modeIdentifier ?? '';
  const alias = segment.modeIdentifier;
  const isLive = liveUpdated !== undefined;
  const plannedStart = segment.timetableStartTime ?? startTime;
  const timezone = zoneOf(segment.from ?? {}) || facts.timezone;
  const now = new Map((segment.realtimeStops ?? []).map((stop) => [stop.code, stop]));
  const said = shapes.filter(({ travelled }) => travelled !== false).flatMap(({ stops = [] }) => stops);
  const ofRide = segment.liveSource;
  // A service of other makers may say the times of now for the ends alone.
  const sourcesAt = (live: RealtimeStop | undefined, at: number): CallSources | undefined => {
    if (!isLive || ofRide === undefined) return undefined;
    if (segment.realtimeStops !== undefined || !isLiveSource(ofRide)) return sourcesOf(live, ofRide);
    return at === 0 || at === said.length - 1 ? { arrival: ofRide, departure: ofRide } : undefined;
  };
  const calls = said.map((stop, at): Call => {
    const [arrival, departure] = [stop.relativeArrival, stop.relativeDeparture].map((seconds) =>
      seconds === undefined ? undefined : plannedStart + seconds,
    );
    const live = stop.code === undefined ? undefined : now.get(stop.code);
    const planned = stop.code === undefined ? undefined : facts.book?.stop(stop.code);
    const today = live?.stopCode === undefined ? undefined : facts.book?.stop(live.stopCode);
    const ofNow = callLive(sourcesAt(live, at), arrival, departure, today && planned);
    return {
      ...readCall(stop, today ?? planned, timezone),
      arrival: at === said.length - 1 ? endTime : (live?.actualArrival ?? live?.predictedArrival ?? arrival),
      departure: at === 0 ? startTime : (live?.actualDeparture ?? live?.predictedDeparture ?? departure),
      ...(ofNow !== undefined && { live: ofNow }),
    };
  });
  const geometry = shapes.find(({ travelled }) => travelled !== false)?.encodedWaypoints ?? '';
  const alerts = idsOfAlerts(segment.alertHashCodes, facts);
  const vehicle = readVehicle(segment.realtimeVehicle);
  const ofRun = readRideLive(segment, segment.isCancelled === true);
  const { connection } = segment;
  return {
    kind: 'ride',
    mode,
    ...(alias !== undefined && !coversMode(alias, mode) && { intercityMode: alias }),
    departure: startTime,
    arrival: endTime,
    ...(alerts.length > 0 && { alerts }),
    feed: segment.feed ?? '',
    tripId: segment.serviceTripID ?? '',
    serviceTripId: segment.serviceTripID ?? '',
    serviceDate: described?.serviceDate ?? formatDay(localDay(plannedStart, timezone)),
    route: routeOf(segment, facts),
    headsign: segment.serviceDirection ?? '',
    tripShortName: segment.runNumber ?? '',
    direction: segment.routeDirection as 0 | 1 | undefined,
    from: placeToday(readPlace(segment.from, facts), calls[0]),
    to: placeToday(readPlace(segment.to, facts), calls.at(-1)),
    fromPosition: described?.fromPosition ?? 0,
    toPosition: described?.toPosition ?? Math.max(1, calls.length - 1),
    calls,
    geometry,
    metres: lengthMetres(decodePolyline(geometry)),
    wheelchair: factOf(segment.wheelchairAccessible),
    bicycles: factOf(segment.bicycleAccessible),
    headway: frequency === undefined ? undefined : frequency * 60,
    ...(described?.runShift !== undefined && { runShift: described.runShift }),
    seated: segment.isContinuation ?? false,
    ...(ofRun !== undefined && { live: ofRun }),
    ...(segment.realTimeStatus !== undefined && { isTracked: segment.realTimeStatus !== 'INCAPABLE' }),
    ...(vehicle !== undefined && { vehicle }),
    ...(segment.cancelledDepartures !== undefined && { cancelledNearby: segment.cancelledDepartures }),
    ...(connection !== undefined && {
      connection: {
        slackSeconds: connection.slack,
        next:
          connection.nextDeparture === undefined || connection.nextArrival === undefined
            ? undefined
            : {
                departure: connection.nextDeparture,
                lineName: connection.nextServiceNumber ?? '',
                arrival: connection.nextArrival,
              },
        laterSeconds: connection.nextArrival === undefined ? undefined : connection.nextArrival - facts.arrival,
      },
    }),
  };
}

/** An end of a ride, at the stop of today where it is another one. */
function placeToday(place: Place, call: Call | undefined): Place {
  if (call?.live?.scheduledStop === undefined) return place;
  const { stop } = call;
  return { ...place, lat: stop.lat, lng: stop.lng, name: stop.name, timezone: stop.timezone, stop };
}

/** The line as the region lists it, else as the segment says. */
function routeOf(segment: Segment, { book }: TripFacts): RouteRef {
  const { routeId: id = '', feed = '' } = segment;
  const listed = book?.line(id, segment.feed);
  if (listed !== undefined) return listed.route;
  return {
    feed,
    id,
    shortName: segment.serviceNumber ?? '',
    longName: segment.serviceName ?? '',
    color: hexOf(segment.serviceColor),
    textColor: hexOf(segment.serviceTextColor),
    agency: { feed, id: segment.operatorID ?? '', name: segment.operator ?? '', url: '', phone: '' },
  };
}
