import type { Fact, StopRef } from '../../model/index.ts';
import { coversMode, findModeFamily, longDistanceMode } from '../../modes/index.ts';
import { after, type Column, type Columns, readColumns, type Sections } from '../../storage/index.ts';
import type { RouteIndex, StopIndex } from '../columns/index-types.ts';
import type { Known } from '../columns/known.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import { PLACE_COLUMNS } from '../columns/place-columns.ts';
import { type Door, doorsByStop, doorsIn, type WalkProfile } from '../stations/station-doors.ts';
import { standInsOf } from './stand-ins.ts';
import type { Timetable } from './timetable.ts';

/** The three values that GTFS gives a fact, in words. */
export function factOf(known: Known): Fact {
  return known === 1 ? 'yes' : known === 2 ? 'no' : 'unknown';
}

/** Stops with everything that riders know about them: names, lines, modes, how busy they are. Reads `places.bin`; builds values on demand. */
export class StopDirectory {
  readonly timetable: Timetable;
  readonly #places: Columns<typeof PLACE_COLUMNS>;
  /** All sections, for tables that only some answers need. */
  readonly sections: Sections;
  readonly #refs = new Map<StopIndex, StopRef>();
  readonly #doors = new Map<WalkProfile, ReadonlyMap<StopIndex, readonly Door[]>>();
  #standIns: ReadonlyMap<StopIndex, StopIndex> | undefined;

  /** @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable, sections: Sections) {
    this.timetable = timetable;
    this.sections = sections;
    this.#places = readColumns(PLACE_COLUMNS, sections, { stop: timetable.stopCount });
  }

  /** A stop in full, always the same object. */
  get(stop: StopIndex): StopRef {
    let ref = this.#refs.get(stop);
    if (ref === undefined) {
      ref = this.#build(stop);
      this.#refs.set(stop, ref);
    }
    return ref;
  }

  #build(stop: StopIndex): StopRef {
    const { timetable } = this;
    const { strings } = timetable;
    const parent = timetable.stopParent[stop]!;
    const at = this.#placedStop(stop);
    return {
      code: strings.get(timetable.stopId[stop]!),
      publicCode: strings.get(timetable.stopCode[stop]!),
      name: strings.get(timetable.stopName[stop]!),
      lat: timetable.stopLatDegrees(at),
      lng: timetable.stopLngDegrees(at),
      platform: strings.get(timetable.stopPlatform[stop]!),
      parentCode: parent < 0 ? undefined : strings.get(timetable.stopId[parent]!),
      wheelchair: factOf(timetable.stopWheelchair[stop]!),
      timezone: this.zoneOf(stop),
      popularity: this.#places.stopPopularity[stop]!,
    };
  }

  /** The stop at whose place a stop is shown: itself wherever its place is known. */
  #placedStop(stop: StopIndex): StopIndex {
    if (this.timetable.stopLat[stop] !== NO_COORDINATE) return stop;
    this.#standIns ??= standInsOf(this.timetable);
    return this.#standIns.get(stop) ?? stop;
  }

  /** Zone in which times at a stop are shown: its own, else that of the busiest line there (CAL-10). */
  zoneOf(stop: StopIndex): string {
    const { zoneNames, stopZone, routeAgency, agencyZone } = this.timetable;
    const own = stopZone[stop]!;
    if (own >= 0) return zoneNames[own]!;
    const line = this.#lines(stop)[0];
    const agency = line === undefined ? undefined : routeAgency[line];
    return zoneNames[agency === undefined ? 0 : (agencyZone[agency] ?? 0)] ?? 'UTC';
  }

  /** The doors by which a stop inside a station is reached and left (PW-3). */
  doorsOf(stop: StopIndex, profile: WalkProfile): readonly Door[] {
    let doors = this.#doors.get(profile);
    if (doors === undefined) {
      doors = doorsByStop(doorsIn(this.sections, profile));
      this.#doors.set(profile, doors);
    }
    return doors.get(stop) ?? [];
  }

  #lines(stop: StopIndex): Column<number, RouteIndex> {
    const { stopFirstLine, stopLine } = this.#places;
    return stopLine.subarray(stopFirstLine[stop]!, stopFirstLine[after(stop)]!);
  }

  /** Routes calling at a stop, busiest first. */
  linesOf(stop: StopIndex): readonly RouteIndex[] {
    return [...this.#lines(stop)];
  }

  /** Mode identifiers of the lines calling, busiest first, each once. */
  modesOf(stop: StopIndex): readonly string[] {
    const { strings, routeMode } = this.timetable;
    return [...new Set(this.linesOf(stop).map((route) => strings.get(routeMode[route]!)))];
  }

  /** Whether a map that shows few stops shows this one: stations, and stops of modes whose row asks for it. */
  isMajor(stop: StopIndex): boolean {
    const { timetable } = this;
    if (timetable.stopKind[stop] === 1) return true;
    if (timetable.stopKind[stop] !== 0 || timetable.stopParent[stop]! >= 0) return false;
    return this.modesOf(stop).some((mode) => findModeFamily(mode)?.travel.majorStops === true);
  }

  /** Whether any line of these modes calls; the modes may be families, or intercity ones (decision 0008). */
  isServedBy(stop: StopIndex, modes: readonly string[]): boolean {
    const { strings, routeMode, routeType } = this.timetable;
    return this.linesOf(stop).some((route) => {
      const mode = strings.get(routeMode[route]!);
      const far = longDistanceMode(routeType[route]!);
      return modes.some((wanted) => wanted === far || coversMode(wanted, mode));
    });
  }
}
