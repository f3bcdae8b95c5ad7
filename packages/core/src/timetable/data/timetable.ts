import { PlannerError, type Sections, type StringPool, section } from '../../base/index.ts';
import { stationGraphOf } from '../stations/read-station-graph.ts';
import type { StationGraph } from '../stations/station-graph.ts';
import { withPacedLinks, withStepFreeLinks } from './link-variants.ts';

/**
 * A region's timetable: read-only columns over one flat buffer (`layout.md` gives each its index, unit and sentinel). Knows
 * nothing of any date: `openServiceWindow` lays out what runs around one.
 */
export class Timetable {
  readonly strings: StringPool;
  readonly feedName: Int32Array;

  readonly agencyFeed: Int32Array;
  readonly agencyId: Int32Array;
  readonly agencyName: Int32Array;
  readonly agencyUrl: Int32Array;
  readonly agencyPhone: Int32Array;
  readonly agencyZone: Int32Array;

  readonly stopCount: number;
  /** Stops below this index can be boarded; stations, entrances and nodes follow. */
  readonly boardableStops: number;
  readonly stopFeed: Int32Array;
  /** Micro-degrees, `NO_COORDINATE` where unusable. */
  readonly stopLat: Int32Array;
  readonly stopLng: Int32Array;
  readonly stopKind: Uint8Array;
  readonly stopParent: Int32Array;
  readonly stopWheelchair: Uint8Array;
  readonly stopId: Int32Array;
  readonly stopSourceId: Int32Array;
  readonly stopCode: Int32Array;
  readonly stopName: Int32Array;
  readonly stopPlatform: Int32Array;
  readonly stopFareZone: Int32Array;
  readonly stopUrl: Int32Array;
  readonly stopZone: Int32Array;

  readonly routeFeed: Int32Array;
  readonly routeAgency: Int32Array;
  readonly routeId: Int32Array;
  readonly routeShortName: Int32Array;
  readonly routeLongName: Int32Array;
  readonly routeType: Int32Array;
  readonly routeMode: Int32Array;
  readonly routeColor: Int32Array;
  readonly routeTextColor: Int32Array;
  readonly routeUrl: Int32Array;
  readonly routeSortOrder: Int32Array;

  readonly firstDay: number;
  readonly lastDay: number;
  readonly daySetWords: number;
  readonly daySetBits: Uint32Array;

  readonly patternCount: number;
  readonly patternRoute: Int32Array;
  readonly patternFirstPosition: Int32Array;
  readonly patternFirstTrip: Int32Array;
  readonly patternWheelchair: Uint8Array;
  readonly patternBikes: Uint8Array;
  readonly positionStop: Int32Array;
  readonly positionRules: Uint8Array;

  readonly tripCount: number;
  readonly tripId: Int32Array;
  readonly tripDaySet: Int32Array;
  readonly tripHeadsign: Int32Array;
  readonly tripShortName: Int32Array;
  readonly tripDirection: Int8Array;
  readonly tripZone: Int32Array;
  readonly tripFirstCall: Int32Array;
  readonly callArrival: Int32Array;
  readonly callDeparture: Int32Array;
  readonly callApproximate: Uint8Array;
  /** String per call, or empty when no trip of the region has headsigns of its own per stop. */
  readonly callHeadsign: Int32Array;
  readonly zoneNames: readonly string[];

  readonly blockFirst: Int32Array;
  readonly blockTrip: Int32Array;
  readonly frequencyTrip: Int32Array;
  readonly frequencyStart: Int32Array;
  readonly frequencyEnd: Int32Array;
  readonly frequencyHeadway: Int32Array;
  readonly frequencyExact: Uint8Array;
  readonly seatedFrom: Int32Array;
  readonly seatedTo: Int32Array;
  readonly seatedAllowed: Uint8Array;

  readonly linkFirst: Int32Array;
  readonly linkTo: Int32Array;
  readonly linkSeconds: Int32Array;
  readonly linkMetres: Int32Array;
  readonly linkRule: Uint8Array;
  readonly linkMinimum: Int32Array;
  readonly stopRule: Uint8Array;
  readonly stopMinimum: Int32Array;

  readonly stopLevel: Int32Array;
  readonly levelName: Int32Array;
  readonly pathwayMode: Uint8Array;
  readonly pathwaySign: Int32Array;
  readonly pathwayReversedSign: Int32Array;

  /** All sections, for tables that only some answers need. */
  readonly sections: Sections;
  #stopById: Map<string, number> | undefined;
  #stepFree: Timetable | undefined;
  #stations: StationGraph | undefined;
  #stopsByCode: Map<string, number[]> | undefined;

  /** @throws PlannerError `artefact-corrupt` when a section is missing or columns do not fit together */
  constructor(sections: Sections, strings: StringPool) {
    const i32 = (name: string): Int32Array => section(sections, name, Int32Array);
    const u8 = (name: string): Uint8Array => section(sections, name, Uint8Array);
    this.sections = sections;
    this.strings = strings;
    this.feedName = i32('feedName');
    this.agencyFeed = i32('agencyFeed');
    this.agencyId = i32('agencyId');
    this.agencyName = i32('agencyName');
    this.agencyUrl = i32('agencyUrl');
    this.agencyPhone = i32('agencyPhone');
    this.agencyZone = i32('agencyZone');
    this.stopFeed = i32('stopFeed');
    this.stopCount = this.stopFeed.length;
    this.boardableStops = i32('boardableStops')[0] ?? 0;
    this.stopLat = i32('stopLat');
    this.stopLng = i32('stopLng');
    this.stopKind = u8('stopKind');
    this.stopParent = i32('stopParent');
    this.stopWheelchair = u8('stopWheelchair');
    this.stopId = i32('stopId');
    this.stopSourceId = i32('stopSourceId');
    this.stopCode = i32('stopCode');
    this.stopName = i32('stopName');
    this.stopPlatform = i32('stopPlatform');
    this.stopFareZone = i32('stopFareZone');
    this.stopUrl = i32('stopUrl');
    this.stopZone = i32('stopZone');
    this.routeFeed = i32('routeFeed');
    this.routeAgency = i32('routeAgency');
    this.routeId = i32('routeId');
    this.routeShortName = i32('routeShortName');
    this.routeLongName = i32('routeLongName');
    this.routeType = i32('routeType');
    this.routeMode = i32('routeMode');
    this.routeColor = i32('routeColor');
    this.routeTextColor = i32('routeTextColor');
    this.routeUrl = i32('routeUrl');
    this.routeSortOrder = i32('routeSortOrder');
    const range = i32('dayRange');
    this.firstDay = range[0] ?? 0;
    this.lastDay = range[1] ?? -1;
    this.daySetWords = range[2] ?? 1;
    this.daySetBits = section(sections, 'daySetBits', Uint32Array);
    this.patternRoute = i32('patternRoute');
    this.patternCount = this.patternRoute.length;
    this.patternFirstPosition = i32('patternFirstPosition');
    this.patternFirstTrip = i32('patternFirstTrip');
    this.patternWheelchair = u8('patternWheelchair');
    this.patternBikes = u8('patternBikes');
    this.positionStop = i32('positionStop');
    this.positionRules = u8('positionRules');
    this.tripId = i32('tripId');
    this.tripCount = this.tripId.length;
    this.tripDaySet = i32('tripDaySet');
    this.tripHeadsign = i32('tripHeadsign');
    this.tripShortName = i32('tripShortName');
    this.tripDirection = section(sections, 'tripDirection', Int8Array);
    this.tripZone = i32('tripZone');
    this.tripFirstCall = i32('tripFirstCall');
    this.callArrival = i32('callArrival');
    this.callDeparture = i32('callDeparture');
    this.callApproximate = u8('callApproximate');
    this.callHeadsign = i32('callHeadsign');
    this.zoneNames = [...i32('zoneName')].map((name) => strings.get(name));
    this.blockFirst = i32('blockFirst');
    this.blockTrip = i32('blockTrip');
    this.frequencyTrip = i32('frequencyTrip');
    this.frequencyStart = i32('frequencyStart');
    this.frequencyEnd = i32('frequencyEnd');
    this.frequencyHeadway = i32('frequencyHeadway');
    this.frequencyExact = u8('frequencyExact');
    this.seatedFrom = i32('seatedFrom');
    this.seatedTo = i32('seatedTo');
    this.seatedAllowed = u8('seatedAllowed');
    this.linkFirst = i32('linkFirst');
    this.linkTo = i32('linkTo');
    this.linkSeconds = i32('linkSeconds');
    this.linkMetres = i32('linkMetres');
    this.linkRule = u8('linkRule');
    this.linkMinimum = i32('linkMinimum');
    this.stopRule = u8('stopRule');
    this.stopMinimum = i32('stopMinimum');
    this.stopLevel = i32('stopLevel');
    this.levelName = i32('levelName');
    this.pathwayMode = u8('pathwayMode');
    this.pathwaySign = i32('pathwaySign');
    this.pathwayReversedSign = i32('pathwayReversedSign');
    this.#check();
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
    return (((this.daySetBits[daySet * this.daySetWords + (bit >> 5)] as number) >>> (bit & 31)) & 1) === 1;
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

  #check(): void {
    const fits =
      this.patternFirstPosition.length === this.patternCount + 1 &&
      this.patternFirstTrip.length === this.patternCount + 1 &&
      this.patternFirstPosition[this.patternCount] === this.positionStop.length &&
      this.patternFirstTrip[this.patternCount] === this.tripCount &&
      this.tripFirstCall.length === this.tripCount + 1 &&
      this.tripFirstCall[this.tripCount] === this.callArrival.length &&
      this.linkFirst.length === this.stopCount + 1 &&
      this.linkFirst[this.stopCount] === this.linkTo.length;
    if (!fits) {
      throw new PlannerError(
        'artefact-corrupt',
        'timetable.bin: its columns do not fit together. Build the region again.',
      );
    }
  }
}
