import { type Sections, type StringPoolBuilder, writeColumns } from '../../storage/index.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import { agencyColumns } from './agency-columns.ts';
import { authorityColumns } from './authority-columns.ts';
import { daySetTable } from './day-set-table.ts';
import type { FeedRows } from './feed-rows.ts';
import { layOutPatterns } from './lay-out-patterns.ts';
import { orderStops } from './order-stops.ts';
import { routeColumns } from './route-columns.ts';
import { runningStarts } from './running-starts.ts';
import { sequenceColumns } from './sequence-columns.ts';
import { stationColumns } from './station-columns.ts';
import { stopColumns } from './stop-columns.ts';
import type { TextColumn } from './timetable-arrays.ts';
import { transferColumns } from './transfer-columns.ts';
import { translationColumns } from './translation-columns.ts';
import { blockColumns, frequencyColumns, tripColumns } from './trip-columns.ts';
import { ZoneList } from './zone-list.ts';

/** The sections of a timetable, and the numbering that the later steps of an import need. */
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
 * Lays feeds out as the flat columns of `layout.md`. The order of everything is decided by content (place, ids, times), so equal input gives equal
 * bytes for any order of rows (IM-16); strings and zones are numbered in the order of the steps below.
 */
export function buildTimetable(feeds: readonly FeedRows[], strings: StringPoolBuilder): BuiltTimetable {
  const text: TextColumn = (texts) => Int32Array.from(texts, (one) => strings.add(one));
  const zones = new ZoneList();
  const order = orderStops(feeds);
  const firstRoute = runningStarts(feeds.map((feed) => feed.routes.length));
  const daySets = daySetTable(feeds);
  const patterns = layOutPatterns(feeds, order.indexOf, firstRoute);
  const { tripIndexOf } = patterns;
  const sections = writeColumns(
    TIMETABLE_COLUMNS,
    {
      feedName: text(feeds.map((feed) => feed.name)),
      ...agencyColumns(feeds, text, zones),
      ...stopColumns(feeds, order, text, zones),
      boardableStops: Int32Array.of(order.boardable),
      ...routeColumns(feeds, text),
      dayRange: Int32Array.of(daySets.firstDay, daySets.lastDay, daySets.words),
      daySetBits: daySets.bits,
      patternRoute: patterns.patternRoute,
      patternFirstPosition: patterns.patternFirstPosition,
      patternFirstTrip: patterns.patternFirstTrip,
      patternWheelchair: patterns.patternWheelchair,
      patternBikes: patterns.patternBikes,
      positionStop: patterns.positionStop,
      positionRules: patterns.positionRules,
      ...tripColumns(feeds, patterns, daySets, text, zones),
      ...sequenceColumns(feeds, patterns),
      callArrival: patterns.callArrival,
      callDeparture: patterns.callDeparture,
      callApproximate: patterns.callApproximate,
      callHeadsign: text(patterns.callHeadsign),
      zoneName: text(zones.names),
      ...blockColumns(feeds, patterns),
      ...frequencyColumns(feeds, patterns),
      ...authorityColumns(feeds, strings),
      ...stationColumns(feeds, order.indexOf, text),
      ...translationColumns(feeds, text),
      ...transferColumns(feeds, order.indexOf, firstRoute, tripIndexOf),
    },
    { daySet: daySets.bits.length / daySets.words },
  );
  return {
    sections,
    stopIndexOf: order.indexOf,
    tripIndexOf,
    stopLat: Float64Array.from(order.rows, ({ row }) => row.lat),
    stopLng: Float64Array.from(order.rows, ({ row }) => row.lng),
    boardableStops: order.boardable,
  };
}
