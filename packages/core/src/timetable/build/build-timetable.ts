import type { Sections, StringPoolBuilder, TypedArray } from '../../base/index.ts';
import { modeOfRouteType } from '../../modes/index.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import { artefactIds } from './artefact-ids.ts';
import { authorityTables } from './authority-tables.ts';
import { daySetTable } from './day-set-table.ts';
import type { FeedRows } from './feed-rows.ts';
import { layOutPatterns } from './lay-out-patterns.ts';
import { orderStops } from './order-stops.ts';
import { stationTables } from './station-tables.ts';
import { transferTables } from './transfer-tables.ts';
import { translationTables } from './translation-tables.ts';

/** What the timetable builder hands to the artefact writer, and what the importer's later steps need to know. */
export interface BuiltTimetable {
  readonly sections: Sections;
  /** Position of every stop row in the timetable: `[feed][row] → stop`. */
  readonly stopIndexOf: readonly Int32Array[];
  /** `[feed][trip row] → trip`, -1 for a trip that is never offered. */
  readonly tripIndexOf: readonly Int32Array[];
  /** Stop coordinates by stop in degrees, NaN where unusable. */
  readonly stopLat: Float64Array;
  readonly stopLng: Float64Array;
  /** Stops below this index can be boarded; stations, entrances and nodes come after. */
  readonly boardableStops: number;
}

/**
 * Lays feeds out as the flat columns of `layout.md`. The order of everything is decided by content (place, ids, times), so
 * equal input gives equal bytes whatever the order of rows (IM-16).
 */
export function buildTimetable(feeds: readonly FeedRows[], strings: StringPoolBuilder): BuiltTimetable {
  const sections = new Map<string, TypedArray>();
  const text = (values: readonly string[]): Int32Array => Int32Array.from(values, (value) => strings.add(value));
  const put = (name: string, data: TypedArray): void => {
    sections.set(name, data);
  };

  put('feedName', text(feeds.map((feed) => feed.name)));

  // Agencies and their zones.
  const zones: string[] = [];
  const zoneOf = (zone: string): number => {
    const known = zones.indexOf(zone);
    return known >= 0 ? known : zones.push(zone) - 1;
  };
  const agencies = feeds.flatMap((feed, feedIndex) => feed.agencies.map((agency) => ({ agency, feedIndex })));
  const firstAgency = runningStarts(feeds.map((feed) => feed.agencies.length));
  put(
    'agencyFeed',
    Int32Array.from(agencies, (a) => a.feedIndex),
  );
  put('agencyId', text(agencies.map((a) => a.agency.id)));
  put('agencyName', text(agencies.map((a) => a.agency.name)));
  put('agencyUrl', text(agencies.map((a) => a.agency.url)));
  put('agencyPhone', text(agencies.map((a) => a.agency.phone)));
  put(
    'agencyZone',
    Int32Array.from(agencies, (a) => zoneOf(a.agency.timezone)),
  );

  // Stops.
  const order = orderStops(feeds);
  const stops = order.rows;
  const stopIds = artefactIds(stops.map(({ feed, row }) => ({ feed: (feeds[feed] as FeedRows).name, id: row.id })));
  const micro = (degrees: number): number => (Number.isNaN(degrees) ? NO_COORDINATE : Math.round(degrees * 1e6));
  put(
    'stopFeed',
    Int32Array.from(stops, (s) => s.feed),
  );
  put(
    'stopLat',
    Int32Array.from(stops, (s) => micro(s.row.lat)),
  );
  put(
    'stopLng',
    Int32Array.from(stops, (s) => micro(s.row.lng)),
  );
  put(
    'stopKind',
    Uint8Array.from(stops, (s) => s.row.locationType),
  );
  put(
    'stopWheelchair',
    Uint8Array.from(stops, (s) => s.row.wheelchair),
  );
  put(
    'stopParent',
    Int32Array.from(stops, (s) => (s.row.parent < 0 ? -1 : (order.indexOf[s.feed]?.[s.row.parent] ?? -1))),
  );
  put('stopId', text(stopIds));
  put('stopSourceId', text(stops.map((s) => s.row.id)));
  put('stopCode', text(stops.map((s) => s.row.code)));
  put('stopName', text(stops.map((s) => s.row.name)));
  put('stopPlatform', text(stops.map((s) => s.row.platformCode)));
  put('stopFareZone', text(stops.map((s) => s.row.zoneId)));
  put('stopUrl', text(stops.map((s) => s.row.url)));
  put(
    'stopZone',
    Int32Array.from(stops, (s) => (s.row.timezone === '' ? -1 : zoneOf(s.row.timezone))),
  );
  put('boardableStops', Int32Array.of(order.boardable));

  // Routes.
  const routes = feeds.flatMap((feed, feedIndex) => feed.routes.map((route) => ({ route, feedIndex })));
  const firstRoute = runningStarts(feeds.map((feed) => feed.routes.length));
  put(
    'routeFeed',
    Int32Array.from(routes, (r) => r.feedIndex),
  );
  put(
    'routeAgency',
    Int32Array.from(routes, (r) => (r.route.agency < 0 ? -1 : (firstAgency[r.feedIndex] ?? 0) + r.route.agency)),
  );
  put('routeId', text(routes.map((r) => r.route.id)));
  put('routeShortName', text(routes.map((r) => r.route.shortName)));
  put('routeLongName', text(routes.map((r) => r.route.longName)));
  put(
    'routeType',
    Int32Array.from(routes, (r) => r.route.type),
  );
  put('routeMode', text(routes.map((r) => modeOfRouteType(r.route.type, { line: r.route.shortName || r.route.id }))));
  put(
    'routeColor',
    Int32Array.from(routes, (r) => colorValue(r.route.color)),
  );
  put(
    'routeTextColor',
    Int32Array.from(routes, (r) => colorValue(r.route.textColor)),
  );
  put('routeUrl', text(routes.map((r) => r.route.url)));
  put(
    'routeSortOrder',
    Int32Array.from(routes, (r) => r.route.sortOrder),
  );

  // Service days, patterns, trips and their times.
  const daySets = daySetTable(feeds);
  put('dayRange', Int32Array.of(daySets.firstDay, daySets.lastDay, daySets.words));
  put('daySetBits', daySets.bits);
  const laid = layOutPatterns(feeds, order.indexOf, firstRoute);
  put('patternRoute', laid.patternRoute);
  put('patternFirstPosition', laid.patternFirstPosition);
  put('patternFirstTrip', laid.patternFirstTrip);
  put('patternWheelchair', laid.patternWheelchair);
  put('patternBikes', laid.patternBikes);
  put('positionStop', laid.positionStop);
  put('positionRules', laid.positionRules);
  const trips = laid.trips;
  const tripRow = (t: { feed: number; row: number }) => (feeds[t.feed] as FeedRows).trips[t.row]!;
  put('tripId', text(trips.map((t) => tripRow(t).id)));
  put(
    'tripDaySet',
    Int32Array.from(trips, (t) => daySets.setOf[t.feed]?.[tripRow(t).service] ?? 0),
  );
  put('tripHeadsign', text(trips.map((t) => tripRow(t).headsign)));
  put('tripShortName', text(trips.map((t) => tripRow(t).shortName)));
  put(
    'tripDirection',
    Int8Array.from(trips, (t) => tripRow(t).direction),
  );
  put(
    'tripZone',
    Int32Array.from(trips, (t) => {
      const feed = feeds[t.feed] as FeedRows;
      const agency = feed.agencies[feed.routes[tripRow(t).route]?.agency ?? -1] ?? feed.agencies[0];
      return zoneOf(agency?.timezone ?? 'UTC');
    }),
  );
  put('tripFirstCall', laid.tripFirstCall);
  put('callArrival', laid.callArrival);
  put('callDeparture', laid.callDeparture);
  put('callApproximate', laid.callApproximate);
  put('callHeadsign', laid.callHeadsign.length === 0 ? new Int32Array(0) : text(laid.callHeadsign));
  put('zoneName', text(zones));

  // Blocks: the trips of each, so that a day's vehicles can be followed from trip to trip (BL-1).
  const blocks = groupBlocks(feeds, trips);
  put('blockFirst', blocks.first);
  put('blockTrip', blocks.trip);

  // Frequencies, by trip.
  const tripIndexOf = laid.tripIndexOf;
  const frequencies = feeds
    .flatMap((feed, f) => feed.frequencies.map((row) => ({ row, trip: tripIndexOf[f]?.[row.trip] ?? -1 })))
    .filter((frequency) => frequency.trip >= 0)
    .sort(
      (a, b) => a.trip - b.trip || a.row.start - b.row.start || a.row.end - b.row.end || a.row.headway - b.row.headway,
    );
  put(
    'frequencyTrip',
    Int32Array.from(frequencies, (f) => f.trip),
  );
  put(
    'frequencyStart',
    Int32Array.from(frequencies, (f) => f.row.start),
  );
  put(
    'frequencyEnd',
    Int32Array.from(frequencies, (f) => f.row.end),
  );
  put(
    'frequencyHeadway',
    Int32Array.from(frequencies, (f) => f.row.headway),
  );
  put(
    'frequencyExact',
    Uint8Array.from(frequencies, (f) => (f.row.exact ? 1 : 0)),
  );

  for (const [name, data] of authorityTables(feeds, strings)) put(name, data);
  for (const [name, data] of stationTables(feeds, stops, order.indexOf, strings)) put(name, data);
  for (const [name, data] of translationTables(feeds, strings)) put(name, data);
  for (const [name, data] of transferTables(feeds, order.indexOf, firstRoute, tripIndexOf)) put(name, data);

  return {
    sections,
    stopIndexOf: order.indexOf,
    tripIndexOf,
    stopLat: Float64Array.from(stops, (s) => s.row.lat),
    stopLng: Float64Array.from(stops, (s) => s.row.lng),
    boardableStops: order.boardable,
  };
}

/** Start of each group when groups of the given sizes stand one after another. */
function runningStarts(sizes: readonly number[]): number[] {
  let at = 0;
  return sizes.map((size) => {
    const start = at;
    at += size;
    return start;
  });
}

function colorValue(color: string): number {
  return /^[0-9A-F]{6}$/.test(color) ? Number.parseInt(color, 16) : -1;
}

function groupBlocks(
  feeds: readonly FeedRows[],
  trips: readonly { readonly feed: number; readonly row: number }[],
): { readonly first: Int32Array; readonly trip: Int32Array } {
  const members = new Map<string, number[]>();
  trips.forEach((t, index) => {
    const block = (feeds[t.feed] as FeedRows).trips[t.row]?.blockId ?? '';
    if (block === '') return;
    const key = `${t.feed}\u0000${block}`;
    const known = members.get(key);
    if (known === undefined) members.set(key, [index]);
    else known.push(index);
  });
  const shared = [...members.values()].filter((block) => block.length > 1);
  return {
    first: Int32Array.from([...runningStarts(shared.map((b) => b.length)), shared.flat().length]),
    trip: Int32Array.from(shared.flat()),
  };
}
