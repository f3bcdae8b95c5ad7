import { after, type ColumnReader, columnReader, type Sections, type StringPool } from '../../storage/index.ts';
import type {
  AgencyIndex,
  DaySetIndex,
  PatternIndex,
  RouteIndex,
  StopIndex,
  TripIndex,
} from '../columns/index-types.ts';
import { LINK_COLUMNS, STOP_RULE_COLUMNS } from '../columns/link-columns.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import { stationGraphOf } from '../stations/read-station-graph.ts';
import type { StationGraph } from '../stations/station-graph.ts';
import { withPacedLinks, withStepFreeLinks } from './link-variants.ts';

type Schema = typeof TIMETABLE_COLUMNS & typeof LINK_COLUMNS & typeof STOP_RULE_COLUMNS;

const TimetableColumns: ColumnReader<Schema> = columnReader({
  ...TIMETABLE_COLUMNS,
  ...LINK_COLUMNS,
  ...STOP_RULE_COLUMNS,
});

/** Trips that realtime sources put after those of the artefact (docs/search-semantics.md, "Live data"). */
export interface LiveTrips {
  /** Trips below this number are those of the artefact. */
  readonly first: number;
  /** `[trip − first]`: the trip of the artefact that it stands for in blocks and in rows of transfers.txt; −1 for none. */
  readonly origin: Int32Array;
}

/** Stops by id and by code, by the columns of these: a timetable shares them with its variants and its live states. */
const stopsById = new WeakMap<Timetable['stopId'], ReadonlyMap<string, StopIndex>>();
const stopsByCode = new WeakMap<Timetable['stopCode'], ReadonlyMap<string, readonly StopIndex[]>>();

/**
 * A region's timetable: read-only columns over one flat buffer, each with the name and meaning that `layout.md` gives it. Nothing here depends
 * on a date: `openServiceWindow` lays out the runs around one.
 */
export class Timetable extends TimetableColumns {
  readonly strings: StringPool;
  readonly stopCount: number;
  readonly patternCount: number;
  readonly tripCount: number;
  /** Days since 1970-01-01; the last one is before the first where nothing ever runs. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly zoneNames: readonly string[];
  /** All sections, for tables that only some answers need. */
  readonly sections: Sections;
  /** Undefined in a timetable as it was imported. */
  readonly liveTrips: LiveTrips | undefined;
  readonly #daySetWords: number;
  #stepFree: Timetable | undefined;
  #stations: StationGraph | undefined;

  /** @throws PlannerError `artefact-corrupt` when a section is missing or columns do not fit together */
  constructor(sections: Sections, strings: StringPool, liveTrips?: LiveTrips) {
    super(sections);
    this.liveTrips = liveTrips;
    this.sections = sections;
    this.strings = strings;
    this.stopCount = this.stopFeed.length;
    this.patternCount = this.patternRoute.length;
    this.tripCount = this.tripId.length;
    this.firstDay = this.dayRange[0] ?? 0;
    this.lastDay = this.dayRange[1] ?? -1;
    this.#daySetWords = this.dayRange[2] ?? 1;
    this.zoneNames = [...this.zoneName].map((name) => strings.get(name));
  }

  /** The same timetable without the walking links that are known to have steps (PW-7); stops and trips keep their numbers. */
  stepFree(): Timetable {
    if (this.#stepFree === undefined) {
      const sections = withStepFreeLinks(this.sections);
      this.#stepFree = sections === undefined ? this : new Timetable(sections, this.strings, this.liveTrips);
    }
    return this.#stepFree;
  }

  /** The same timetable with every walk between stops taking `factor` times as long; built anew at every call. */
  atPace(factor: number): Timetable {
    return factor === 1 ? this : new Timetable(withPacedLinks(this.sections, factor), this.strings, this.liveTrips);
  }

  /** The same timetable with other walks: sections in place of its own, and the pathways that are out of order. */
  withWalks(walks: Sections): Timetable {
    return new Timetable(new Map([...this.sections, ...walks]), this.strings, this.liveTrips);
  }

  /** The insides of stations, read at the first use. */
  get stations(): StationGraph {
    this.#stations ??= stationGraphOf(this.sections);
    return this.#stations;
  }

  /** Whether a set of service days holds a day. */
  runsOn(daySet: DaySetIndex, day: number): boolean {
    if (day < this.firstDay || day > this.lastDay) return false;
    const bit = day - this.firstDay;
    return ((this.daySetBits[daySet * this.#daySetWords + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
  }

  /** The trip of the artefact that a trip stands for: itself, unless a realtime source made it; −1 for a trip that the artefact lacks. */
  originOf(trip: TripIndex): TripIndex | -1 {
    const live = this.liveTrips;
    return live === undefined || trip < live.first ? trip : (live.origin[trip - live.first]! as TripIndex);
  }

  /** The pattern a trip belongs to. */
  patternOfTrip(trip: TripIndex): PatternIndex {
    const { patternFirstTrip } = this;
    let low = 0 as PatternIndex;
    let high = (this.patternCount - 1) as PatternIndex;
    while (low < high) {
      const middle = ((low + high + 1) >> 1) as PatternIndex;
      if (patternFirstTrip[middle]! <= trip) low = middle;
      else high = (middle - 1) as PatternIndex;
    }
    return low;
  }

  /** The position of a trip that has a `stop_sequence`; undefined where none has. */
  positionOfSequence(trip: TripIndex, sequence: number): number | undefined {
    const { tripFirstCall, tripSequences, sequenceNumber } = this;
    const length = tripFirstCall[after(trip)]! - tripFirstCall[trip]!;
    if (tripSequences === undefined || sequenceNumber === undefined)
      return Number.isInteger(sequence) && sequence >= 1 && sequence <= length ? sequence - 1 : undefined;
    const first = tripSequences[trip]!;
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sequenceNumber[(first + middle) as typeof first]! < sequence) low = middle + 1;
      else high = middle;
    }
    return low < length && sequenceNumber[(first + low) as typeof first] === sequence ? low : undefined;
  }

  /** The stop with an id of this region (`feed:id` where feeds repeat an id). */
  findStop(id: string): StopIndex | undefined {
    let stops = stopsById.get(this.stopId);
    if (stops === undefined) {
      stops = this.#mapIds();
      stopsById.set(this.stopId, stops);
    }
    return stops.get(id);
  }

  #mapIds(): Map<string, StopIndex> {
    const stopById = new Map<string, StopIndex>();
    for (let stop = 0 as StopIndex; stop < this.stopCount; stop++)
      stopById.set(this.strings.get(this.stopId[stop]!), stop);
    return stopById;
  }

  /** Every stop that an id, or a code shown to riders, may mean; a station brings its platforms (IT-21, IT-22). */
  listStopsCovered(idOrCode: string): readonly StopIndex[] {
    let byCode = stopsByCode.get(this.stopCode);
    if (byCode === undefined) {
      byCode = this.#mapCodes();
      stopsByCode.set(this.stopCode, byCode);
    }
    const byId = this.findStop(idOrCode);
    const named = byId === undefined ? (byCode.get(idOrCode) ?? []) : [byId];
    const covered = new Set(named);
    for (const stop of named) {
      if (this.stopKind[stop] !== 1) continue;
      for (let child = 0 as StopIndex; child < this.stopCount; child++)
        if (this.stopParent[child] === stop) covered.add(child);
    }
    return [...covered];
  }

  #mapCodes(): Map<string, StopIndex[]> {
    const bearersOf = new Map<string, StopIndex[]>();
    for (let stop = 0 as StopIndex; stop < this.stopCount; stop++) {
      const code = this.strings.get(this.stopCode[stop]!);
      if (code === '') continue;
      const bearers = bearersOf.get(code);
      if (bearers === undefined) bearersOf.set(code, [stop]);
      else bearers.push(stop);
    }
    return bearersOf;
  }

  /** Degrees; below -90 where the stop has no usable place. */
  stopLatDegrees(stop: StopIndex): number {
    return this.stopLat[stop]! / 1e6;
  }

  /** Degrees. */
  stopLngDegrees(stop: StopIndex): number {
    return this.stopLng[stop]! / 1e6;
  }

  /** The agency of a route, -1 for none. */
  agencyOfRoute(route: RouteIndex): AgencyIndex {
    return this.routeAgency[route]!;
  }

  /** IANA zone in which a trip's service day starts. */
  zoneOfTrip(trip: TripIndex): string {
    return this.zoneNames[this.tripZone[trip]!] ?? 'UTC';
  }
}
