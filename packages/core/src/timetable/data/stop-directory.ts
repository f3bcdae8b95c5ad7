import { type Sections, section } from '../../base/index.ts';
import type { Fact, StopRef } from '../../model/index.ts';
import { coversMode, findModeFamily, longDistanceMode } from '../../modes/index.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import { type Door, doorsByStop, doorsIn, type WalkProfile } from '../stations/station-doors.ts';
import { standInsOf } from './stand-ins.ts';
import type { Timetable } from './timetable.ts';

/** The three values GTFS gives a fact, in words. */
export function factOf(known: number): Fact {
  return known === 1 ? 'yes' : known === 2 ? 'no' : 'unknown';
}

/** Stops as people know them: names, lines, modes, how busy. Reads `places.bin`; values are made when asked for. */
export class StopDirectory {
  readonly timetable: Timetable;
  readonly #popularity: Int32Array;
  readonly #firstLine: Int32Array;
  readonly #line: Int32Array;
  readonly #sections: Sections;
  readonly #told = new Map<number, StopRef>();
  #standIns: ReadonlyMap<number, number> | undefined;
  readonly #doors = new Map<WalkProfile, ReadonlyMap<number, readonly Door[]>>();

  /** @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable, sections: Sections) {
    this.timetable = timetable;
    this.#sections = sections;
    this.#popularity = section(sections, 'stopPopularity', Int32Array);
    this.#firstLine = section(sections, 'stopFirstLine', Int32Array);
    this.#line = section(sections, 'stopLine', Int32Array);
  }

  /** A stop in full, always the same object. */
  get(stop: number): StopRef {
    let told = this.#told.get(stop);
    if (told === undefined) {
      told = this.#tell(stop);
      this.#told.set(stop, told);
    }
    return told;
  }

  #tell(stop: number): StopRef {
    const { timetable } = this;
    const { strings } = timetable;
    const parent = timetable.stopParent[stop] as number;
    const at = this.#placedStop(stop);
    return {
      code: strings.get(timetable.stopId[stop] as number),
      publicCode: strings.get(timetable.stopCode[stop] as number),
      name: strings.get(timetable.stopName[stop] as number),
      lat: timetable.stopLatDegrees(at),
      lng: timetable.stopLngDegrees(at),
      platform: strings.get(timetable.stopPlatform[stop] as number),
      parentCode: parent < 0 ? undefined : strings.get(timetable.stopId[parent] as number),
      wheelchair: factOf(timetable.stopWheelchair[stop] as number),
      timezone: this.zoneOf(stop),
      popularity: this.#popularity[stop] as number,
    };
  }

  /** The stop at whose place a stop is shown: itself wherever its place is known. */
  #placedStop(stop: number): number {
    if (this.timetable.stopLat[stop] !== NO_COORDINATE) return stop;
    this.#standIns ??= standInsOf(this.timetable);
    return this.#standIns.get(stop) ?? stop;
  }

  /** Zone in which times at a stop are shown: its own, else that of the first line that calls (CAL-10). */
  zoneOf(stop: number): string {
    const { timetable } = this;
    const own = timetable.stopZone[stop] as number;
    if (own >= 0) return timetable.zoneNames[own] as string;
    const line = this.#line[this.#firstLine[stop] as number];
    const agency =
      (this.#firstLine[stop] as number) < (this.#firstLine[stop + 1] as number) && line !== undefined
        ? (timetable.routeAgency[line] as number)
        : -1;
    return timetable.zoneNames[agency >= 0 ? (timetable.agencyZone[agency] as number) : 0] ?? 'UTC';
  }

  /** The doors by which a stop inside a station is reached and left (PW-3). */
  doorsOf(stop: number, profile: WalkProfile): readonly Door[] {
    let doors = this.#doors.get(profile);
    if (doors === undefined) {
      doors = doorsByStop(doorsIn(this.#sections, profile));
      this.#doors.set(profile, doors);
    }
    return doors.get(stop) ?? [];
  }

  /** Routes calling at a stop, busiest first. */
  linesOf(stop: number): readonly number[] {
    return [...this.#line.subarray(this.#firstLine[stop] as number, this.#firstLine[stop + 1] as number)];
  }

  /** Mode identifiers of the lines calling, busiest first, each once. */
  modesOf(stop: number): readonly string[] {
    const { timetable } = this;
    return [...new Set(this.linesOf(stop).map((route) => timetable.strings.get(timetable.routeMode[route] as number)))];
  }

  /** Whether a map that shows few stops shows this one: stations, and stops of modes whose row says so. */
  isMajor(stop: number): boolean {
    const { timetable } = this;
    if (timetable.stopKind[stop] === 1) return true;
    if (timetable.stopKind[stop] !== 0 || (timetable.stopParent[stop] as number) >= 0) return false;
    return this.modesOf(stop).some((mode) => findModeFamily(mode)?.travel.majorStops === true);
  }

  /** Whether any line of these modes calls; the modes may be families, or intercity ones (decision 0008). */
  isServedBy(stop: number, modes: readonly string[]): boolean {
    const { timetable } = this;
    return this.linesOf(stop).some((route) => {
      const mode = timetable.strings.get(timetable.routeMode[route] as number);
      const far = longDistanceMode(timetable.routeType[route] as number);
      return modes.some((wanted) => wanted === far || coversMode(wanted, mode));
    });
  }
}
