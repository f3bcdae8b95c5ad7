import type { DaySetTable } from './day-set-table.ts';
import type { FeedRows, TripRow } from './feed-rows.ts';
import type { LaidOutPatterns } from './lay-out-patterns.ts';
import { runningStarts } from './running-starts.ts';
import type { TableArrays, TextColumn } from './timetable-arrays.ts';
import type { ZoneList } from './zone-list.ts';

/** Trips in the order of their patterns. */
export function tripColumns(
  feeds: readonly FeedRows[],
  { trips, tripFirstCall }: LaidOutPatterns,
  daySets: DaySetTable,
  text: TextColumn,
  zones: ZoneList,
): Omit<TableArrays<'trip'>, 'tripSequences'> {
  const rows = trips.map(({ feed, row }) => ({ feed, row: tripRow(feeds, feed, row) }));
  return {
    tripId: text(rows.map(({ row }) => row.id)),
    tripDaySet: Int32Array.from(rows, ({ feed, row }) => daySets.setOf[feed]?.[row.service] ?? 0),
    tripHeadsign: text(rows.map(({ row }) => row.headsign)),
    tripShortName: text(rows.map(({ row }) => row.shortName)),
    tripDirection: Int8Array.from(rows, ({ row }) => row.direction),
    tripZone: Int32Array.from(rows, ({ feed, row }) => zones.add(zoneOfTrip(feeds[feed]!, row))),
    tripFirstCall,
  };
}

/** The zone of the trip's agency, else of the feed's first one. */
function zoneOfTrip(feed: FeedRows, trip: TripRow): string {
  const agency = feed.agencies[feed.routes[trip.route]?.agency ?? -1] ?? feed.agencies[0];
  return agency?.timezone ?? 'UTC';
}

/** The trips of each block that has more than one, so that a day's vehicles can be followed from trip to trip (BL-1). */
export function blockColumns(
  feeds: readonly FeedRows[],
  { trips }: LaidOutPatterns,
): TableArrays<'block' | 'blockEntry'> {
  const members = new Map<string, number[]>();
  trips.forEach(({ feed, row }, trip) => {
    const block = tripRow(feeds, feed, row).blockId;
    if (block === '') return;
    const key = `${feed}\u0000${block}`;
    const known = members.get(key);
    if (known === undefined) members.set(key, [trip]);
    else known.push(trip);
  });
  const shared = [...members.values()].filter((block) => block.length > 1);
  const entries = shared.flat();
  return {
    blockFirst: Int32Array.from([...runningStarts(shared.map((block) => block.length)), entries.length]),
    blockTrip: Int32Array.from(entries),
  };
}

/** Rows of frequencies.txt by trip, then by time. */
export function frequencyColumns(
  feeds: readonly FeedRows[],
  { tripIndexOf }: LaidOutPatterns,
): TableArrays<'frequency'> {
  const rows = feeds
    .flatMap((feed, f) => feed.frequencies.map((row) => ({ row, trip: tripIndexOf[f]?.[row.trip] ?? -1 })))
    .filter(({ trip }) => trip >= 0)
    .sort(
      (a, b) => a.trip - b.trip || a.row.start - b.row.start || a.row.end - b.row.end || a.row.headway - b.row.headway,
    );
  return {
    frequencyTrip: Int32Array.from(rows, ({ trip }) => trip),
    frequencyStart: Int32Array.from(rows, ({ row }) => row.start),
    frequencyEnd: Int32Array.from(rows, ({ row }) => row.end),
    frequencyHeadway: Int32Array.from(rows, ({ row }) => row.headway),
    frequencyExact: Uint8Array.from(rows, ({ row }) => (row.exact ? 1 : 0)),
  };
}

function tripRow(feeds: readonly FeedRows[], feed: number, row: number): TripRow {
  return feeds[feed]!.trips[row]!;
}
