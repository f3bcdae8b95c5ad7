import { colorOf, lineName } from '../answers/route-badge.ts';
import { tripSentence } from '../answers/trip-sentence.ts';
import { placeOf, shapePoints, wayOf } from '../answers/trip-way.ts';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import type { FeedRow } from '../table/feed-row.ts';

/** A stop on the map of a feed. */
export interface MapStop {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** A line of the feed, for a list. */
export interface MapRoute {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; '' = none. */
  readonly color: string;
}

/** What a map shows of a feed before anything is chosen. */
export interface FeedMap {
  readonly stops: readonly MapStop[];
  readonly routes: readonly MapRoute[];
}

/** What a row stands for on the map. */
export interface MapSelection {
  readonly label: string;
  readonly color: string;
  readonly lines: readonly (readonly (readonly [lat: number, lng: number])[])[];
  /** Ids of stops. */
  readonly stops: readonly string[];
  /** The place of the row itself. */
  readonly here: readonly [lat: number, lng: number] | undefined;
  /** The line, direction and service that the row belongs to; blank where it belongs to none. */
  readonly route: string;
  readonly direction: string;
  readonly service: string;
  /** Id of the trip that the row belongs to; blank where it belongs to none. */
  readonly trip: string;
}

/** Most stops and lines that are listed. */
const MOST_STOPS = 50_000;
const MOST_ROUTES = 5000;
/** Most ways of one line that are drawn. */
const MOST_WAYS = 12;
/** Most trips of a line that are looked at for its ways. */
const MOST_TRIPS = 4000;

/** All stops with a place, and all lines. */
export async function feedMap(feed: FeedIndex): Promise<FeedMap> {
  const stops: MapStop[] = [];
  const routes: MapRoute[] = [];
  await feed.table('stops.txt')?.forEachRow((row) => {
    const place = placeOf(row);
    if (place !== undefined) stops.push({ id: row.value('stop_id'), name: row.value('stop_name'), ...place });
    return stops.length < MOST_STOPS;
  });
  await feed.table('routes.txt')?.forEachRow((row) => {
    routes.push({ id: row.value('route_id'), name: lineName(row), color: colorOf(row) });
    return routes.length < MOST_ROUTES;
  });
  // As riders look for them: 2 before 10.
  const order = new Intl.Collator('en', { numeric: true });
  return { stops, routes: routes.sort((a, b) => order.compare(a.name, b.name)) };
}

/** What the row at a line of a file stands for; undefined where it is nothing on a map. */
export async function mapSelection(
  feed: FeedIndex,
  file: string,
  line: number,
  words: FeedWords,
): Promise<MapSelection | undefined> {
  const row = line === 0 ? undefined : await feed.table(file)?.rowAtLine(line);
  if (row === undefined) return undefined;
  switch (file) {
    case 'stops.txt':
      return stopSelection(row);
    case 'routes.txt':
      return routeSelection(feed, row);
    case 'trips.txt':
    case 'stop_times.txt':
    case 'frequencies.txt':
      return tripSelection(feed, row, words);
    case 'shapes.txt':
      return shapeSelection(feed, row);
    case 'transfers.txt':
    case 'pathways.txt':
      return pairSelection(feed, row);
    default:
      return undefined;
  }
}

const NOTHING = {
  label: '',
  color: '',
  lines: [],
  stops: [],
  here: undefined,
  route: '',
  direction: '',
  service: '',
  trip: '',
} satisfies MapSelection;

function stopSelection(row: FeedRow): MapSelection {
  const place = placeOf(row);
  const here = place === undefined ? undefined : ([place.lat, place.lng] as const);
  return { ...NOTHING, label: row.value('stop_name') || row.value('stop_id'), stops: [row.value('stop_id')], here };
}

async function routeSelection(feed: FeedIndex, row: FeedRow): Promise<MapSelection> {
  const route = row.value('route_id');
  const trips = (await feed.table('trips.txt')?.cellsWith('route', route, MOST_TRIPS)) ?? [];
  const ways = new Map<string, FeedRow>();
  for (const { row: trip } of trips) {
    const way = trip.value('shape_id') || `${trip.value('direction_id')} ${trip.value('trip_headsign')}`;
    if (!ways.has(way)) ways.set(way, trip);
    if (ways.size === MOST_WAYS) break;
  }
  const lines: (readonly (readonly [number, number])[])[] = [];
  const stops = new Set<string>();
  for (const trip of ways.values()) {
    const way = await wayOf(feed, trip);
    lines.push(way.points.map(asPair));
    for (const stop of way.stops) stops.add(stop);
  }
  return { ...NOTHING, label: lineName(row), color: colorOf(row), lines, stops: [...stops], route };
}

async function tripSelection(feed: FeedIndex, row: FeedRow, words: FeedWords): Promise<MapSelection | undefined> {
  const trip = row.file === 'trips.txt' ? row : await feed.definingRow('trip', row.value('trip_id'));
  if (trip === undefined) return undefined;
  const route = await feed.definingRow('route', trip.value('route_id'));
  const { points, stops } = await wayOf(feed, trip);
  const stop = row.file === 'stop_times.txt' ? await feed.definingRow('stop', row.value('stop_id')) : undefined;
  const place = stop && placeOf(stop);
  return {
    label: (await tripSentence(feed, trip, words)).replace(/\\(.)/g, '$1'),
    color: route === undefined ? '' : colorOf(route),
    lines: [points.map(asPair)],
    stops,
    here: place === undefined ? undefined : [place.lat, place.lng],
    route: trip.value('route_id'),
    direction: trip.value('direction_id'),
    service: trip.value('service_id'),
    trip: trip.value('trip_id'),
  };
}

async function shapeSelection(feed: FeedIndex, row: FeedRow): Promise<MapSelection> {
  const id = row.value('shape_id');
  const points = (await shapePoints(feed, id)).map(asPair);
  const [lat, lng] = [Number(row.value('shape_pt_lat')), Number(row.value('shape_pt_lon'))];
  const here = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? ([lat, lng] as const) : undefined;
  return { ...NOTHING, label: id, lines: [points], here };
}

async function pairSelection(feed: FeedIndex, row: FeedRow): Promise<MapSelection | undefined> {
  const ids = [row.value('from_stop_id'), row.value('to_stop_id')];
  const rows = await Promise.all(ids.map((id) => feed.definingRow('stop', id)));
  const places = rows.map((stop) => stop && placeOf(stop)).filter((place) => place !== undefined);
  if (places.length === 0) return undefined;
  const label = rows.map((stop, at) => stop?.value('stop_name') || ids[at]).join(' – ');
  return { ...NOTHING, label, lines: [places.map(asPair)], stops: ids };
}

function asPair({ lat, lng }: { readonly lat: number; readonly lng: number }): readonly [number, number] {
  return [lat, lng];
}
