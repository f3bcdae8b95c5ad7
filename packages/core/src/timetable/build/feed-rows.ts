import type { Known } from '../columns/known.ts';

/**
 * The plain rows that a timetable is built from: a feed's tables, checked and repaired, before any routing structure exists. The importer writes
 * them, the timetable builder and the slow oracle read them; they share nothing else.
 *
 * All references between rows are indices into the arrays of the *same* feed; -1 means none. Ids are the feed's own
 * strings. Times are seconds after the start of the service day (noon minus 12 hours, local to the agency).
 */
export interface FeedRows {
  /** Short name of the feed, unique in the region: the namespace of all its ids (`correctness.md` FM-1). */
  readonly name: string;
  readonly agencies: readonly AgencyRow[];
  readonly stops: readonly StopRow[];
  readonly routes: readonly RouteRow[];
  readonly services: readonly ServiceRow[];
  readonly trips: readonly TripRow[];
  readonly stopTimes: StopTimeColumns;
  readonly frequencies: readonly FrequencyRow[];
  readonly transfers: readonly TransferRow[];
  readonly pathways: readonly PathwayRow[];
  readonly levels: readonly LevelRow[];
  readonly shapes: ShapeColumns;
  readonly translations: readonly TranslationRow[];
  readonly attributions: readonly AttributionRow[];
  readonly feedInfo: FeedInfoRow | undefined;
  /** Fares v1 and v2, areas, networks and booking rules, kept as text rows by file name until a mode asks for them. */
  readonly otherTables: ReadonlyMap<string, readonly TextRow[]>;
}

/** One row of a table kept as text: column name to value, blanks left out. */
export type TextRow = ReadonlyMap<string, string>;

/** A row of agency.txt. */
export interface AgencyRow {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly timezone: string;
  readonly lang: string;
  readonly phone: string;
}

/** GTFS `location_type`. */
export type LocationType = 0 | 1 | 2 | 3 | 4;

/** A row of stops.txt. */
export interface StopRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Degrees; inherited from the parent where a node or boarding area has none (PW-2); NaN when unusable (IM-8). */
  readonly lat: number;
  readonly lng: number;
  readonly locationType: LocationType;
  readonly parent: number;
  /** `wheelchair_boarding` after inheritance from the station (PW-12). */
  readonly wheelchair: Known;
  readonly platformCode: string;
  readonly zoneId: string;
  /** IANA zone for display, inherited from the parent (CAL-10); '' = the agency's. */
  readonly timezone: string;
  readonly level: number;
  /** `stop_access`: '' unknown, '0' only through an entrance, '1' directly from the street (PW-3). */
  readonly access: '' | '0' | '1';
  readonly url: string;
  readonly description: string;
}

/** A row of routes.txt. */
export interface RouteRow {
  readonly id: string;
  readonly agency: number;
  readonly shortName: string;
  readonly longName: string;
  /** GTFS `route_type`, basic or extended. */
  readonly type: number;
  /** `RRGGBB` in upper case or '' when absent. */
  readonly color: string;
  readonly textColor: string;
  readonly url: string;
  readonly sortOrder: number;
}

/** A set of service dates: weekly pattern and exceptions already combined (CAL-1 to CAL-5). */
export interface ServiceRow {
  readonly id: string;
  /** Days since 1970-01-01, ascending, each once. */
  readonly days: Int32Array;
}

/** A row of trips.txt with its calls. */
export interface TripRow {
  readonly id: string;
  readonly route: number;
  readonly service: number;
  readonly headsign: string;
  readonly shortName: string;
  /** 0, 1 or -1 when absent; never used for routing (ST-19). */
  readonly direction: number;
  readonly blockId: string;
  readonly shape: number;
  readonly wheelchair: Known;
  readonly bikes: Known;
  readonly cars: Known;
  /** The trip's rows in {@link StopTimeColumns}: `firstCall` to `firstCall + callCount` (exclusive), in order of travel. */
  readonly firstCall: number;
  readonly callCount: number;
}

/**
 * One entry per usable row of stop_times.txt, trip after trip, in order of `stop_sequence`. Every entry has both times (blank
 * ones filled, ST-2/3), never decreasing along a trip (ST-14).
 */
export interface StopTimeColumns {
  readonly stop: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly sequence: Int32Array;
  /** `pickup_type` and `drop_off_type`, 0 to 3. */
  readonly pickup: Uint8Array;
  readonly dropOff: Uint8Array;
  /** 1 where the time is approximate: interpolated, or `timepoint=0` (ST-6). */
  readonly approximate: Uint8Array;
  /** Index into `headsigns`, -1 = the trip's own (ST-15). */
  readonly headsign: Int32Array;
  readonly headsigns: readonly string[];
  /** `shape_dist_traveled` in the feed's own unit, NaN when absent. */
  readonly shapeDistance: Float64Array;
}

/** `start` inclusive, `end` exclusive (FQ-2), seconds of the service day. */
export interface FrequencyRow {
  readonly trip: number;
  readonly start: number;
  readonly end: number;
  readonly headway: number;
  readonly exact: boolean;
}

/** A row of transfers.txt; -1 for a stop, route or trip that it does not name. */
export interface TransferRow {
  readonly fromStop: number;
  readonly toStop: number;
  readonly fromRoute: number;
  readonly toRoute: number;
  readonly fromTrip: number;
  readonly toTrip: number;
  readonly type: 0 | 1 | 2 | 3 | 4 | 5;
  /** Seconds, -1 when absent. */
  readonly minTransferTime: number;
}

/** A row of pathways.txt. */
export interface PathwayRow {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** GTFS `pathway_mode` 1 to 7. */
  readonly mode: number;
  readonly bidirectional: boolean;
  /** Metres, seconds, steps (sign = direction), slope as a ratio, metres; NaN when absent. */
  readonly length: number;
  readonly traversalTime: number;
  readonly stairCount: number;
  readonly maxSlope: number;
  readonly minWidth: number;
  readonly signpostedAs: string;
  readonly reversedSignpostedAs: string;
}

/** A row of levels.txt; ground is level 0. */
export interface LevelRow {
  readonly id: string;
  readonly index: number;
  readonly name: string;
}

/** Points of shapes in order; shape `s` is `firstPoint[s]` to `firstPoint[s + 1]` (exclusive). */
export interface ShapeColumns {
  readonly ids: readonly string[];
  readonly firstPoint: Int32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** `shape_dist_traveled`, NaN when absent. */
  readonly distance: Float64Array;
}

/** A row of translations.txt, for a record (`recordId`, `recordSubId`) or for a value (`fieldValue`). */
export interface TranslationRow {
  readonly table: string;
  readonly field: string;
  readonly language: string;
  readonly translation: string;
  readonly recordId: string;
  readonly recordSubId: string;
  readonly fieldValue: string;
}

/** A row of attributions.txt; '' for ids that it does not name. */
export interface AttributionRow {
  readonly organization: string;
  readonly url: string;
  readonly isProducer: boolean;
  readonly isOperator: boolean;
  readonly isAuthority: boolean;
  readonly agencyId: string;
  readonly routeId: string;
  readonly tripId: string;
}

/** The row of feed_info.txt. */
export interface FeedInfoRow {
  readonly publisherName: string;
  readonly publisherUrl: string;
  readonly lang: string;
  readonly defaultLang: string;
  readonly version: string;
  /** Days since 1970-01-01 or -1 when absent. */
  readonly startDay: number;
  readonly endDay: number;
  /** Name or address of the licence, from `feed_license`: not a column of GTFS, but some publishers give it. */
  readonly licence?: string;
}
