import { PlannerError } from '@tripwright/core/base';
import type { FeedRows, TextRow, TripRow } from '@tripwright/core/timetable/build';
import type { OpenedFiles } from '../files/index.ts';
import type { ConcernedTrip, NoticeCode, NoticeCollector, SourceNotices } from '../notices/index.ts';
import { feedFigures } from '../report/index.ts';
import { noteFarZones } from './checks/far-zones.ts';
import { noteFastTravel } from './checks/fast-travel.ts';
import { noteLockedPlatforms } from './checks/locked-platforms.ts';
import { noteServiceDrops, noteServiceOutsideFeedDates } from './checks/service-notices.ts';
import { type FeedSource, feedOfFiles } from './source/feed-files.ts';
import { isGtfsFile } from './source/known-tables.ts';
import type { FeedReading, ReadProgress } from './source/table-reader.ts';
import { buildCalls, type TripsWithCalls } from './tables/build-calls.ts';
import { readAgencies } from './tables/read-agencies.ts';
import { readAttributions } from './tables/read-attributions.ts';
import { readFeedInfo } from './tables/read-feed-info.ts';
import { keepFrequencies, readFrequencies } from './tables/read-frequencies.ts';
import { readLevels } from './tables/read-levels.ts';
import { readOtherTables, readRowsOfTrips } from './tables/read-other-tables.ts';
import { readPathways } from './tables/read-pathways.ts';
import { type RouteTable, readRoutes } from './tables/read-routes.ts';
import { readServices } from './tables/read-services.ts';
import { readShapes } from './tables/read-shapes.ts';
import { type RawStopTimes, readStopTimes, STOP_TIMES_FILE } from './tables/read-stop-times.ts';
import { readStops, type StopTable } from './tables/read-stops.ts';
import { readTransfers } from './tables/read-transfers.ts';
import { readTranslations } from './tables/read-translations.ts';
import { readTrips, type TripTable } from './tables/read-trips.ts';
import { indexById, sortByContent } from './tables/sorting.ts';

/** Options of {@link readGtfsFiles}. */
export interface ReadGtfsOptions {
  /** Short name of the feed, unique in its region; becomes {@link FeedRows.name} and the source of its notices. */
  readonly name: string;
  /** Takes what was dropped, repaired or doubtful. */
  readonly notices: NoticeCollector;
  /** Whether impossibly fast times are replaced by interpolation (docs/data-quality.md). Default false: they are noted and kept. */
  readonly repair?: boolean;
  /** Called as the tables are read. */
  readonly progress?: (progress: ReadProgress) => void;
  /** Aborts the reading; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the opened files of a GTFS feed into checked rows, and closes them. It needs nothing of Node, so that editors can run it in a browser.
 * @throws PlannerError `input-unusable` or `input-unreadable`, as `readGtfs` does; the reason of `signal` when aborted
 */
export async function readGtfsFiles(path: string, opened: OpenedFiles, options: ReadGtfsOptions): Promise<FeedRows> {
  const notices = options.notices.source(options.name);
  try {
    const source = feedOfFiles(path, opened, notices);
    refuseIncomplete(source);
    for (const [name] of source.files) if (!isGtfsFile(name)) notices.note('unknown-file', name, 0, '', '');
    const reading = {
      source,
      notices,
      progress: options.progress,
      signal: options.signal,
      doneBytes: 0,
      totalBytes: sumOfSizes(source),
    };
    return await readFeed(options.name, reading, options.repair ?? false);
  } finally {
    await opened.close();
  }
}

async function readFeed(name: string, reading: FeedReading, repair: boolean): Promise<FeedRows> {
  const { notices } = reading;
  const agencies = await readAgencies(reading);
  const feedInfo = await readFeedInfo(reading);
  const levels = await readLevels(reading);
  const stops = await readStops(reading, levels.indexOf);
  const pathways = await readPathways(reading, stops.indexOf);
  const locked = noteLockedPlatforms(reading, stops.stops, levels.levels, pathways);
  const routes = await readRoutes(reading, agencies);
  const services = await readServices(reading);
  const shapes = await readShapes(reading);
  const trips = await readTrips(reading, routes, services, shapes);
  const frequencies = await readFrequencies(reading, trips);
  const concerned = (trip: number): ConcernedTrip => ({
    key: trip,
    departures: trips.serviceDays[trip]! * frequencies.runs[trip]!,
    days: services.services[trips.trips[trip]!.service]!.days,
  });
  for (const [trip, code] of trips.withoutShape) notices.concern(code, concerned(trip));
  const concernedTrip = ({ id }: TripRow): ConcernedTrip => concerned(trips.indexOf.get(id)!);
  const raw = await readStopTimes(reading, stops, trips, concerned);
  const built = buildCalls(raw, trips, frequencies, notices, concerned);
  noteTripsAtDoubtfulStops(built, stops.noted, trips, concerned, notices);
  noteTripsAtDoubtfulStops(built, locked, trips, concerned, notices);
  noteFastTravel(built, {
    stops: stops.stops,
    routes: routes.routes,
    notices,
    concerned: concernedTrip,
    repair,
  });
  noteServiceOutsideFeedDates(services.services, feedInfo, notices);
  if (built.trips.length === 0 && built.flexTrips.size === 0)
    notices.note('feed-without-trips', 'trips.txt', 0, '', '');
  const transfers = await readTransfers(reading, {
    stops: stops.stops,
    stopIndex: stops.indexOf,
    routeIndex: routes.indexOf,
    tripIndex: indexById(built.trips),
    droppedTrips: trips.dropped,
  });
  const translations = await readTranslations(reading);
  const attributions = await readAttributions(reading);
  const otherTables = await readTextTables(reading, routes, trips, raw);
  const rows: FeedRows = {
    name,
    agencies,
    stops: stops.stops,
    routes: routes.routes,
    services: services.services,
    trips: built.trips,
    stopTimes: built.stopTimes,
    frequencies: keepFrequencies(frequencies.frequencies, built.newTrip),
    transfers,
    pathways,
    levels: levels.levels,
    shapes: shapes.shapes,
    translations,
    attributions,
    feedInfo,
    otherTables,
  };
  const { firstDay, departuresPerDay } = feedFigures(rows);
  noteServiceDrops(firstDay, departuresPerDay, notices);
  noteFarZones(rows, notices, concernedTrip);
  return rows;
}

/** The tables kept as text, with the rows of on-demand trips and the networks of routes.txt added. */
async function readTextTables(
  reading: FeedReading,
  routes: RouteTable,
  trips: TripTable,
  raw: RawStopTimes,
): Promise<Map<string, readonly TextRow[]>> {
  const tables = await readOtherTables(reading);
  addRows(tables, 'route_networks.txt', routes.networks);
  const onDemand = new Set(trips.trips.filter((_, index) => raw.flexRows[index]! > 0).map(({ id }) => id));
  addRows(tables, STOP_TIMES_FILE, [
    ...raw.textRows.filter((row) => !onDemand.has(row.get('trip_id') ?? '')),
    ...(await readRowsOfTrips(reading, STOP_TIMES_FILE, onDemand)),
  ]);
  addRows(tables, 'trips.txt', await readRowsOfTrips(reading, 'trips.txt', onDemand));
  return tables;
}

/** @throws PlannerError `input-unusable` naming every missing required file (IM-4) */
function refuseIncomplete({ path, files }: FeedSource): void {
  const missing = ['agency.txt', 'routes.txt', 'trips.txt', STOP_TIMES_FILE].filter((name) => !files.has(name));
  if (!files.has('stops.txt') && !files.has('locations.geojson')) missing.push('stops.txt');
  if (!files.has('calendar.txt') && !files.has('calendar_dates.txt')) {
    missing.push('calendar.txt (or calendar_dates.txt)');
  }
  if (missing.length === 0) return;
  const found = [...files.keys()].filter(isGtfsFile).sort();
  const hint =
    found.length === 0
      ? 'It holds no GTFS file at all: is it the right one?'
      : `It has ${found.join(', ')}. Add what is missing, or ask the publisher for a complete feed.`;
  throw new PlannerError('input-unusable', `${path}: ${missing.sort().join(', ')} missing. ${hint}`);
}

function sumOfSizes({ files }: FeedSource): number {
  let bytes = 0;
  for (const [name, file] of files) if (isGtfsFile(name)) bytes += file.size;
  return bytes;
}

/** Adds the departures at stops with notices to those notices, so that the report can rank them. */
function noteTripsAtDoubtfulStops(
  { trips, stopTimes }: TripsWithCalls,
  noted: StopTable['noted'],
  drafts: TripTable,
  concerned: (trip: number) => ConcernedTrip,
  notices: SourceNotices,
): void {
  if (noted.size === 0) return;
  for (const trip of trips) {
    const codes = codesAlong(trip, stopTimes.stop, noted);
    for (const code of codes) notices.concern(code, concerned(drafts.indexOf.get(trip.id)!));
  }
}

function codesAlong(
  trip: TripRow,
  stopOf: Int32Array,
  noted: ReadonlyMap<number, readonly NoticeCode[]>,
): Set<NoticeCode> {
  const codes = new Set<NoticeCode>();
  for (let call = trip.firstCall; call < trip.firstCall + trip.callCount; call++) {
    for (const code of noted.get(stopOf[call]!) ?? []) codes.add(code);
  }
  return codes;
}

function addRows(tables: Map<string, readonly TextRow[]>, file: string, rows: readonly TextRow[]): void {
  if (rows.length > 0) tables.set(file, sortByContent([...(tables.get(file) ?? []), ...rows]));
}
