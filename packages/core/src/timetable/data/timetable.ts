import { type ColumnArrays, columnReader, type Sections, type StringPool } from '../../base/index.ts';
import { LINK_COLUMNS, STOP_RULE_COLUMNS } from '../columns/link-columns.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import { stationGraphOf } from '../stations/read-station-graph.ts';
import type { StationGraph } from '../stations/station-graph.ts';
import { withPacedLinks, withStepFreeLinks } from './link-variants.ts';

type Schema = typeof TIMETABLE_COLUMNS & typeof LINK_COLUMNS & typeof STOP_RULE_COLUMNS;

/** TODO(brands): as typed arrays until every reader has its index types. */
type Arrays = Omit<ColumnArrays<Schema>, 'boardableStops'> & { readonly boardableStops: number };

const TimetableColumns = columnReader({
  ...TIMETABLE_COLUMNS,
  ...LINK_COLUMNS,
  ...STOP_RULE_COLUMNS,
}) as unknown as new (
  sections: Sections,
) => Arrays;

/**
 * A region's timetable: read-only columns over one flat buffer (`layout.md` gives each its index, unit and sentinel). Knows
 * nothing of any date: `openServiceWindow` lays out what runs around one.
 */
export class Timetable extends TimetableColumns {
  readonly strings: StringPool;
  readonly stopCount: number;
  readonly patternCount: number;
  readonly tripCount: number;
  /** Days since 1970-01-01; the last one before the first where nothing ever runs. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly zoneNames: readonly string[];

  /** All sections, for tables that only some answers need. */
  readonly sections: Sections;
  readonly #daySetWords: number;
  #stopById: Map<string, number> | undefined;
  #stepFree: Timetable | undefined;
  #stations: StationGraph | undefined;
  #stopsByCode: Map<string, number[]> | undefined;

  /** @throws PlannerError `artefact-corrupt` when a section is missing or columns do not fit together */
  constructor(sections: Sections, strings: StringPool) {
    super(sections);
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

  /** The same timetable with the walking links that are not known to be no way for wheels (PW-7); stops and trips keep their numbers. */
  stepFree(): Timetable {
    if (this.#stepFree === undefined) {
      const sections = withStepFreeLinks(this.sections);
      this.#stepFree = sections === undefined ? this : new Timetable(sections, this.strings);
    }
    return this.#stepFree;
  }

  /** The same timetable with every walk between stops taking `factor` times as long; made anew at every call. */
  atPace(factor: number): Timetable {
    return factor === 1 ? this : new Timetable(withPacedLinks(this.sections, factor), this.strings);
  }

  /** The insides of stations, read at the first use. */
  get stations(): StationGraph {
    this.#stations ??= stationGraphOf(this.sections);
    return this.#stations;
  }

  /** Whether a set of service days holds a day. */
  runsOn(daySet: number, day: number): boolean {
    if (day < this.firstDay || day > this.lastDay) return false;
    const bit = day - this.firstDay;
    return (((this.daySetBits[daySet * this.#daySetWords + (bit >> 5)] as number) >>> (bit & 31)) & 1) === 1;
  }

  /** The pattern a trip belongs to. */
  patternOfTrip(trip: number): number {
    const { patternFirstTrip } = this;
    let low = 0;
    let high = this.patternCount - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((patternFirstTrip[middle] as number) <= trip) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The stop with an id of this region (`feed:id` where feeds repeat an id). */
  findStop(id: string): number | undefined {
    if (this.#stopById === undefined) {
      this.#stopById = new Map();
      for (let stop = 0; stop < this.stopCount; stop++) this.#stopById.set(this.strings.get(this.stopId[stop]!), stop);
    }
    return this.#stopById.get(id);
  }

  /** Every stop that an id, or a code shown to riders, may mean; a station brings its platforms (IT-21, IT-22). */
  listStopsCovered(idOrCode: string): readonly number[] {
    if (this.#stopsByCode === undefined) {
      this.#stopsByCode = new Map();
      for (let stop = 0; stop < this.stopCount; stop++) {
        const code = this.strings.get(this.stopCode[stop]!);
        if (code === '') continue;
        const bearers = this.#stopsByCode.get(code);
        if (bearers === undefined) this.#stopsByCode.set(code, [stop]);
        else bearers.push(stop);
      }
    }
    const byId = this.findStop(idOrCode);
    const named = byId === undefined ? (this.#stopsByCode.get(idOrCode) ?? []) : [byId];
    const covered = new Set<number>(named);
    for (const stop of named) {
      if (this.stopKind[stop] !== 1) continue;
      for (let child = 0; child < this.stopCount; child++) if (this.stopParent[child] === stop) covered.add(child);
    }
    return [...covered];
  }

  stopLatDegrees(stop: number): number {
    return (this.stopLat[stop] as number) / 1e6;
  }

  stopLngDegrees(stop: number): number {
    return (this.stopLng[stop] as number) / 1e6;
  }

  agencyOfRoute(route: number): number {
    return this.routeAgency[route] as number;
  }

  /** IANA zone in which a trip's service day starts. */
  zoneOfTrip(trip: number): string {
    return this.zoneNames[this.tripZone[trip] as number] ?? 'UTC';
  }
}
