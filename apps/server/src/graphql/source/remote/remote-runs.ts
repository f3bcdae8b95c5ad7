import { formatDay, localDay, parseDay } from '@tripwright/core/base';
import type { Call, RegionInfo, RideLeg, ServiceRun, StopEvent } from '@tripwright/core/model';
import type { ShapeStop } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { BoardOutcome, LineRunsOutcome } from '@tripwright/planner';
import {
  type DecodedDepartures,
  type DecodedListedServices,
  type DecodedService,
  departuresResponseSchema,
  listedServicesResponseSchema,
  serviceResponseSchema,
} from '@tripwright/wire/rest-v1';
import type { Reader } from '../graph-source.ts';
import type { BoardAsk, FoundRun, LineRunsAsk, Realtime, RunAsk, RunReads } from '../run-reads.ts';
import { inTurn } from './in-turn.ts';
import { readAnswer, UnreadableAnswer } from './read-answer.ts';
import { readCall, readRule } from './read-call.ts';
import { callLive, idsOfAlerts, readLive, readRideLive, readVehicle, type SaidLive } from './read-live.ts';
import { factOf, hexOf, readStop } from './read-stop.ts';
import type { RegionBook } from './region-book.ts';
import { answerIfAny, isUnknownName, sourceError } from './source-error.ts';
import type { Upstream } from './upstream.ts';

const DAY_SECONDS = 86_400;

/** Boards and runs by `departures.json`, `service.json` and `services.json`. */
export function remoteRuns(
  { client }: Upstream,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): RunReads {
  const board = async (
    region: RegionInfo,
    ask: BoardAsk,
    realtime: Realtime,
    reader: Reader,
  ): Promise<BoardOutcome> => {
    const { locale, signal } = reader;
    const asked = await client.departures(
      {
        region: region.code,
        embarkationStops: ask.stops,
        ...(ask.others.length > 0 && { disembarkationStops: ask.others }),
        timeStamp: ask.from,
        timeWindow: ask.seconds,
        limit: ask.limit,
        show: ask.show,
        realtime,
        includeStops: true,
        ...(ask.lines.length > 0 && {
          filters: ask.lines.map(({ operator, route, direction }) => ({
            ...(operator !== undefined && { operatorID: operator }),
            ...(route !== undefined && { routeID: route }),
            ...(direction !== undefined && { directionID: direction }),
          })),
        }),
      },
      { locale, signal },
    );
    if (!asked.ok) {
      // A stop that the service does not know has an empty board, as in this process.
      if (isUnknownName(asked.failure, 'embarkationStops'))
        return { boards: [], unknown: ask.stops, isCut: false, live: undefined };
      throw sourceError(asked.failure);
    }
    const book = await bookOf(region, locale);
    return readAnswer(departuresResponseSchema, asked.value, (body: DecodedDepartures) =>
      readBoards(body, ask, region, book, locale),
    );
  };
  const run = async (
    region: RegionInfo,
    { serviceTripId, run: which }: RunAsk,
    realtime: Realtime,
    reader: Reader,
  ): Promise<FoundRun | undefined> => {
    const { locale, signal } = reader;
    const book = await bookOf(region, locale);
    // Of several runs the service answers with the nearest to a moment: noon of the day at first, then where the answer shows the run to be.
    let moment = 'near' in which ? which.near : noonOf(which.serviceDate);
    for (let tries = 0; tries < 3; tries++) {
      const query = new URLSearchParams({
        ...{ region: region.code, serviceTripID: serviceTripId, embarkationDate: String(Math.round(moment)) },
        ...(realtime === 'scheduled' && { realtime }),
      });
      const asked = await client.ask({ path: 'service.json', query, region: region.code }, { locale, signal });
      if (!asked.ok) {
        const { failure } = asked;
        if (isUnknownName(failure, 'serviceTripID') || isUnknownName(failure, 'embarkationDate')) return undefined;
        throw sourceError(asked.failure);
      }
      const { found, startTime } = readAnswer(serviceResponseSchema, asked.value, (said: DecodedService) => ({
        found: readService(said, region, book, locale),
        startTime: said.startTime,
      }));
      const { serviceDate, runShift = 0 } = found.service.ride;
      if ('near' in which || (serviceDate === which.serviceDate && runShift === which.shift)) return found;
      const days = (parseDay(which.serviceDate) ?? 0) - (parseDay(serviceDate) ?? 0);
      moment = startTime + days * DAY_SECONDS + which.shift - runShift;
    }
    return undefined;
  };
  const ofLine = async (
    region: RegionInfo,
    { line, serviceDate, direction, pattern, limit, after }: LineRunsAsk,
    realtime: Realtime,
    reader: Reader,
  ): Promise<LineRunsOutcome> => {
    const { locale, signal } = reader;
    const { feed } = line;
    const asked = await client.services(
      {
        ...{ region: region.code, routeID: line.id, serviceDate, limit, realtime },
        ...(feed !== '' && { feed }),
        ...(direction !== undefined && { directionID: direction }),
        ...(pattern !== undefined && { patternID: pattern }),
        ...(after !== undefined && { after }),
      },
      { locale, signal },
    );
    if (!asked.ok && isUnknownName(asked.failure, 'after')) return { kind: 'unknown', what: 'key' };
    if (!asked.ok && isUnknownName(asked.failure, 'routeID')) return { kind: 'unknown', what: 'line' };
    const body = await answerIfAny(asked, 'which runs lines have');
    const book = await bookOf(region, locale);
    const read = (said: DecodedListedServices): LineRunsOutcome => readServices(said, region, book, locale);
    return readAnswer(listedServicesResponseSchema, body, read, true);
  };
  return {
    boards: (region, queries, realtime, reader) => inTurn(queries, (ask) => board(region, ask, realtime, reader)),
    runs: (region, runs, realtime, reader) => inTurn(runs, (ask) => run(region, ask, realtime, reader)),
    ofLines: (region, queries, realtime, reader) => inTurn(queries, (ask) => ofLine(region, ask, realtime, reader)),
  };
}

type SaidDeparture = DecodedDepartures['embarkationStops'][number]['services'][number];

function readBoards(
  body: DecodedDepartures,
  ask: BoardAsk,
  region: RegionInfo,
  book: RegionBook,
  locale: Locale,
): BoardOutcome {
  const stops = new Map(body.stops.map((stop) => [stop.stopCode ?? stop.code, readStop(stop)]));
  const boards = body.embarkationStops.flatMap(({ stopCode, services }) => {
    const listed = stops.get(stopCode);
    if (listed === undefined) return [];
    const stop = { ...listed, stop: book.stop(stopCode) ?? listed.stop };
    return [{ stop, events: services.map((said) => readEvent(said, ask, region, book, body)) }];
  });
  // Entries of one second are in the order of the stops, since answers do not say theirs.
  const order = boards.flatMap(({ events }) => events).sort((a, b) => a.time - b.time);
  const ranks = new Map(order.map((event, rank) => [event, rank]));
  return {
    boards: boards.map(({ stop, events }) => ({
      stop,
      events: events.map((event) => ({ ...event, rank: ranks.get(event) ?? 0 })),
    })),
    unknown: [],
    isCut: body.hasMore ?? false,
    live: readLive(body as SaidLive, locale),
  };
}

function readEvent(
  said: SaidDeparture,
  { show, others: asked }: BoardAsk,
  region: RegionInfo,
  book: RegionBook,
  body: SaidLive,
): StopEvent {
  const isArrivals = show === 'arrivals';
  const calls = (said.stops ?? []).map((stop) => readTimedCall(stop as ShapeStop, region, book));
  const scheduled = isArrivals ? (said.endTime ?? said.startTime) : said.startTime;
  const time = (isArrivals ? said.realTimeArrival : said.realTimeDeparture) ?? scheduled;
  const otherCode = isArrivals ? said.startStopCode : said.endStopCode;
  // A board of arrivals names the first stop of each run, unless it was asked for another one.
  const otherEnd = asked.length === 0 ? -1 : calls.findIndex(({ stop }) => stop.code === otherCode);
  return {
    ride: readRun(said, calls, region, book, body),
    scheduled,
    time,
    state: said.isSkipped === true ? 'skipped' : said.realTimeStatus === 'CANCELLED' ? 'cancelled' : 'runs',
    rule: readRule(said.boardingRules),
    rank: 0,
    otherEnd: otherEnd < 0 ? undefined : otherEnd,
  };
}

function readTimedCall(said: ShapeStop, region: RegionInfo, book: RegionBook): Call {
  const listed = said.code === undefined ? undefined : book.stop(said.code);
  const call = readCall(said, listed, region.timezone);
  const { timetablePlatformCode: platform } = said;
  // Of the stop by the timetable the platform is said, and the rest is as today.
  const planned = platform === undefined ? undefined : { ...call.stop, platform };
  const { liveSource, arrivalSource = liveSource, departureSource = liveSource } = said;
  const sources =
    arrivalSource === undefined || departureSource === undefined
      ? undefined
      : { arrival: arrivalSource, departure: departureSource };
  const live = callLive(sources, said.timetableArrival, said.timetableDeparture, planned);
  return {
    ...call,
    arrival: said.arrival,
    departure: said.departure,
    ...(live !== undefined && { live }),
  };
}

/** The members that departures and services share. */
type SaidRun = Pick<
  DecodedService,
  | 'serviceTripID'
  | 'operator'
  | 'operatorID'
  | 'mode'
  | 'serviceNumber'
  | 'serviceName'
  | 'serviceDirection'
  | 'serviceColor'
  | 'serviceTextColor'
  | 'routeID'
  | 'routeDirection'
  | 'frequency'
  | 'wheelchairAccessible'
  | 'bicycleAccessible'
  | 'realTimeStatus'
  | 'realtimeVehicle'
  | 'alertHashCodes'
  | 'liveUpdated'
  | 'liveRun'
  | 'runNumber'
> &
  Partial<Pick<DecodedService, 'feed' | 'serviceDate' | 'runShift'>>;

function readRun(said: SaidRun, calls: readonly Call[], region: RegionInfo, book: RegionBook, body: SaidLive): RideLeg {
  if (said.serviceTripID === undefined) throw new UnreadableAnswer('a service has no serviceTripID');
  const [first, last] = [calls[0], calls.at(-1)];
  const departure = first?.departure ?? first?.arrival ?? 0;
  const arrival = last?.arrival ?? last?.departure ?? departure;
  const { feed = '' } = said;
  const placeOf = (call: Call | undefined): RideLeg['from'] => ({
    lat: call?.stop.lat ?? 0,
    lng: call?.stop.lng ?? 0,
    name: call?.stop.name ?? '',
    address: '',
    timezone: call?.stop.timezone ?? '',
    stop: call?.stop,
  });
  const alerts = idsOfAlerts(said.alertHashCodes, body);
  const vehicle = readVehicle(said.realtimeVehicle);
  const live = readRideLive(said, said.realTimeStatus === 'CANCELLED');
  return {
    kind: 'ride',
    mode: said.mode,
    departure,
    arrival,
    ...(alerts.length > 0 && { alerts }),
    feed,
    tripId: said.serviceTripID,
    serviceTripId: said.serviceTripID,
    serviceDate: said.serviceDate ?? formatDay(localDay(departure, region.timezone)),
    route: book.line(said.routeID, said.feed)?.route ?? {
      feed,
      id: said.routeID,
      shortName: said.serviceNumber,
      longName: said.serviceName,
      color: hexOf(said.serviceColor),
      textColor: hexOf(said.serviceTextColor),
      agency: { feed, id: said.operatorID ?? '', name: said.operator, url: '', phone: '' },
    },
    headsign: said.serviceDirection,
    tripShortName: said.runNumber ?? '',
    direction: said.routeDirection as 0 | 1 | undefined,
    from: placeOf(first),
    to: placeOf(last),
    fromPosition: 0,
    toPosition: Math.max(1, calls.length - 1),
    calls,
    geometry: '',
    metres: 0,
    wheelchair: factOf(said.wheelchairAccessible),
    bicycles: factOf(said.bicycleAccessible),
    headway: said.frequency === undefined ? undefined : said.frequency * 60,
    ...(said.runShift !== undefined && { runShift: said.runShift }),
    seated: false,
    ...(live !== undefined && { live }),
    isTracked: said.realTimeStatus !== 'INCAPABLE',
    ...(vehicle !== undefined && { vehicle }),
  };
}

function readService(body: DecodedService, region: RegionInfo, book: RegionBook, locale: Locale): FoundRun {
  const calls = body.shapes.flatMap(({ stops }) => stops.map((stop) => readTimedCall(stop as ShapeStop, region, book)));
  const ridden = body.shapes.find(({ travelled }) => travelled)?.encodedWaypoints ?? '';
  const service: ServiceRun = {
    ride: readRun(body, calls, region, book, body as SaidLive),
    state: body.realTimeStatus === 'CANCELLED' ? 'cancelled' : 'runs',
    board: 0,
    alight: calls.length - 1,
    lines: { before: '', ridden, after: '' },
  };
  return { service, live: readLive(body as SaidLive, locale) };
}

function readServices(
  body: DecodedListedServices,
  region: RegionInfo,
  book: RegionBook,
  locale: Locale,
): LineRunsOutcome {
  return {
    kind: 'runs',
    runs: body.services.map((said) => {
      const calls = said.stops.map((stop) => readTimedCall(stop as ShapeStop, region, book));
      const ride = readRun(said, calls, region, book, body);
      return { key: said.key, ride, state: said.realTimeStatus === 'CANCELLED' ? 'cancelled' : 'runs' };
    }),
    isCut: body.hasMore ?? false,
    live: readLive(body, locale),
  };
}

/** Noon of a day in Unix seconds, at the meridian: runs of the day are less than a day away from it in any zone. */
function noonOf(day: string): number {
  return (parseDay(day) ?? 0) * DAY_SECONDS + DAY_SECONDS / 2;
}
