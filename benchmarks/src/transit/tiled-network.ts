import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type LinkIndex, type StopIndex, Timetable } from '@tripwright/core/timetable';
import {
  buildTimetable,
  type FeedRows,
  layOutWalkingLinks,
  type StopRow,
  type TripRow,
} from '@tripwright/core/timetable/build';

/** A network of copies of a city, all in memory. */
export interface TiledNetwork {
  readonly timetable: Timetable;
  /** Stops of each copy, in the order of the city's own stops: `[tile][city stop]`. */
  readonly stopOf: readonly Int32Array[];
  readonly calls: number;
}

const RAIL = 'rail';
/** Degrees between neighbouring copies: farther than any city is wide. */
const SPACING = 1.5;
/** Minutes between two copies by train, the headway, and the first and last departure. */
const RIDE_SECONDS = 45 * 60;
const HEADWAY_SECONDS = 30 * 60;
const FIRST_DEPARTURE = 4 * 3600;
const LAST_DEPARTURE = 24 * 3600;
/** Walk between a copy's station and the city's busiest stop. */
const STATION_WALK_SECONDS = 120;

/**
 * `side × side` copies of a city on a grid, a railway along every row and every column. Ids are the city's in every copy: a feed is a
 * namespace, so each copy is a feed of its own.
 * @param city the city's timetable, for its walking links
 * @param rowIndex `[feed][row]`: the city's stop of each stop row
 */
export function tileNetwork(
  feeds: readonly FeedRows[],
  city: Timetable,
  rowIndex: readonly ArrayLike<number>[],
  side: number,
): TiledNetwork {
  const tiles = side * side;
  const copies = Array.from({ length: tiles }, (_, tile) => feeds.map((feed) => moved(feed, tile, side)));
  const busiest = busiestStop(feeds);
  const rail = railway(feeds[0] as FeedRows, side);
  const all = [...copies.flat(), rail];
  const strings = new StringPoolBuilder();
  const built = buildTimetable(all, strings);

  const stopOf = copies.map((_, tile) => {
    const own = new Int32Array(city.stopCount).fill(-1);
    feeds.forEach((feed, f) => {
      for (let row = 0; row < feed.stops.length; row++) {
        const stop = rowIndex[f]?.[row] ?? -1;
        if (stop >= 0) own[stop] = built.stopIndexOf[tile * feeds.length + f]?.[row] ?? -1;
      }
    });
    return own;
  });
  const links = { from: [] as number[], to: [] as number[], seconds: [] as number[] };
  const add = (from: number, to: number, seconds: number): void => {
    links.from.push(from);
    links.to.push(to);
    links.seconds.push(seconds);
  };
  stopOf.forEach((own, tile) => {
    for (let from = 0; from < city.stopCount; from++) {
      for (
        let link = city.linkFirst[from as StopIndex] as number;
        link < (city.linkFirst[(from + 1) as StopIndex] as number);
        link++
      ) {
        const [a, b] = [own[from] as number, own[city.linkTo[link as LinkIndex] as number] as number];
        if (a >= 0 && b >= 0) add(a, b, city.linkSeconds[link as LinkIndex] as number);
      }
    }
    const station = built.stopIndexOf[all.length - 1]?.[tile] as number;
    const centre = built.stopIndexOf[tile * feeds.length + busiest.feed]?.[busiest.row] as number;
    add(station, centre, STATION_WALK_SECONDS);
    add(centre, station, STATION_WALK_SECONDS);
  });
  const laid = layOutWalkingLinks(built.sections, {
    from: Int32Array.from(links.from),
    to: Int32Array.from(links.to),
    seconds: Int32Array.from(links.seconds),
    metres: Int32Array.from(links.seconds),
  });
  const { bytes, offsets } = strings.build();
  const timetable = new Timetable(new Map([...built.sections, ...laid]), new StringPool(bytes, offsets));
  return { timetable, stopOf, calls: timetable.callArrival.length };
}

function moved(feed: FeedRows, tile: number, side: number): FeedRows {
  const [dx, dy] = [(tile % side) * SPACING, Math.floor(tile / side) * SPACING];
  return {
    ...feed,
    name: `${feed.name}-${String(tile).padStart(3, '0')}`,
    stops: feed.stops.map((stop): StopRow => ({ ...stop, lat: stop.lat + dy, lng: stop.lng + dx })),
  };
}

/** The stop row with the most calls of all feeds. */
function busiestStop(feeds: readonly FeedRows[]): { readonly feed: number; readonly row: number } {
  let best = { feed: 0, row: 0, calls: -1 };
  feeds.forEach((feed, f) => {
    const calls = new Int32Array(feed.stops.length);
    for (const row of feed.stopTimes.stop) calls[row]!++;
    calls.forEach((count, row) => {
      if (count > best.calls) best = { feed: f, row, calls: count };
    });
  });
  return best;
}

/** A station per copy, and trains every half hour in both directions along every row and column of the grid. */
function railway(pattern: FeedRows, side: number): FeedRows {
  const cityStop = pattern.stops.find(({ lat }) => Number.isFinite(lat)) as StopRow;
  const station = (tile: number): StopRow => ({
    ...cityStop,
    id: `station-${tile}`,
    code: '',
    name: `Station ${tile}`,
    lat: cityStop.lat + Math.floor(tile / side) * SPACING,
    lng: cityStop.lng + (tile % side) * SPACING,
    locationType: 0,
    parent: -1,
    level: -1,
  });
  const along = Array.from({ length: side }, (_, i) => i);
  const rows = along.map((row) => along.map((column) => row * side + column));
  const columns = along.map((column) => along.map((row) => row * side + column));
  const lines = side < 2 ? [] : [...rows, ...columns].flatMap((line) => [line, [...line].reverse()]);
  const trips: TripRow[] = [];
  const calls = { stop: [] as number[], arrival: [] as number[], departure: [] as number[], sequence: [] as number[] };
  lines.forEach((line, route) => {
    for (let start = FIRST_DEPARTURE; start < LAST_DEPARTURE; start += HEADWAY_SECONDS) {
      trips.push(train(trips.length, route, calls.stop.length, line.length));
      line.forEach((stop, position) => {
        calls.stop.push(stop);
        calls.arrival.push(start + position * RIDE_SECONDS);
        calls.departure.push(start + position * RIDE_SECONDS + (position === 0 ? 0 : 60));
        calls.sequence.push(position);
      });
    }
  });
  const zeros = new Uint8Array(calls.stop.length);
  const days = pattern.services.flatMap((service) => [...service.days]);
  return {
    ...pattern,
    name: RAIL,
    stops: Array.from({ length: side * side }, (_, tile) => station(tile)),
    routes: lines.map((_, line) => ({
      id: `line-${line}`,
      agency: 0,
      shortName: `L${line}`,
      longName: '',
      type: 2,
      color: '',
      textColor: '',
      url: '',
      sortOrder: -1,
    })),
    services: [{ id: 'always', days: Int32Array.from([...new Set(days)].sort((a, b) => a - b)) }],
    trips,
    stopTimes: {
      stop: Int32Array.from(calls.stop),
      arrival: Int32Array.from(calls.arrival),
      departure: Int32Array.from(calls.departure),
      sequence: Int32Array.from(calls.sequence),
      pickup: zeros,
      dropOff: zeros,
      approximate: zeros,
      headsign: new Int32Array(calls.stop.length).fill(-1),
      headsigns: [],
      shapeDistance: new Float64Array(calls.stop.length).fill(Number.NaN),
    },
    frequencies: [],
    transfers: [],
    pathways: [],
    levels: [],
    translations: [],
    otherTables: new Map(),
  };
}

function train(index: number, route: number, firstCall: number, callCount: number): TripRow {
  return {
    id: `train-${String(index).padStart(5, '0')}`,
    route,
    service: 0,
    headsign: '',
    shortName: '',
    direction: -1,
    blockId: '',
    shape: -1,
    wheelchair: 0,
    bikes: 0,
    cars: 0,
    firstCall,
    callCount,
  };
}
