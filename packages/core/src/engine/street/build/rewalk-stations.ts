import { after, type Index, type Sections, type TypedArray, unbranded } from '../../../storage/index.ts';
import {
  doorSections,
  layOutWalkingLinks,
  type StationWalkTables,
  stationWalks,
  stepFreeSections,
  type WalkingLinkRows,
} from '../../../timetable/build/index.ts';
import {
  CLOSED_PATHWAYS,
  type DoorRows,
  doorsIn,
  NO_COORDINATE,
  type StopIndex,
  stationGraphOf,
  type Timetable,
  type WalkProfile,
} from '../../../timetable/index.ts';
import type { StreetEngine } from '../street-engine.ts';
import { WALK_PROFILES, WalkFinder, type WalkStopsOptions } from './walk-stops.ts';

/** What is different in a region while some pathways are out of order, as sections in place of its own. */
export interface RewalkedStations {
  /** For `Timetable.withWalks`: the walking links of both profiles, and the pathways. */
  readonly walks: Sections;
  /** The doors of stations. */
  readonly places: Sections;
}

/**
 * The walks of a region without some pathways, as if its feeds had been imported without them: inside the stations that they are in, between these and
 * all other stops, and through their doors. All other walks are copied. A station stays closed to the street even when its last pathway is gone.
 * Walks only get longer or vanish, so the stops that have a walk to such a station are those that had one before.
 * @param places the sections of `places.bin`
 * @param engine the streets of the region; without it walks are straight lines
 * @param closed indices of pathways
 */
export function rewalkStations(
  timetable: Timetable,
  places: Sections,
  engine: StreetEngine | undefined,
  closed: ReadonlySet<number>,
  options: WalkStopsOptions,
): RewalkedStations {
  const { sections: tables, boardableStops: boardable } = timetable;
  const outOfOrder = [CLOSED_PATHWAYS, Int32Array.from(closed).sort()] as const;
  const stations = stationGraphOf(new Map([...tables, outOfOrder]));
  const stops = stations.joinedTo(closed);
  const doors = new Map<string, TypedArray>();
  const insideOf = new Map<WalkProfile, StationWalkTables>();
  const links = new Map<WalkProfile, WalkingLinkRows>();
  const origins = new Map<WalkProfile, ReadonlySet<number>>();
  for (const profile of WALK_PROFILES) {
    const found = stationWalks(
      stations,
      boardable,
      unbranded(timetable.stopWheelchair),
      profile === 'wheelchair',
      stops,
    );
    const inside = { ...found, doors: mergeDoors(doorsIn(places, profile), found.doors, stops) };
    insideOf.set(profile, inside);
    for (const [name, data] of doorSections(profile, inside.doors)) doors.set(name, data);
    const rows = rowsOf(profile === 'walk' ? timetable : timetable.stepFree());
    links.set(profile, rows);
    origins.set(profile, new Set([...stops, ...rows.from.filter((_, row) => stops.has(rows.to[row]!))]));
  }
  const finder = new WalkFinder({
    ...{ tables, stations, insideOf, boardable, engine, options },
    places: new Map([...places, ...doors]),
    lat: degreesOf(unbranded(timetable.stopLat)),
    lng: degreesOf(unbranded(timetable.stopLng)),
    wanted: { stops, origins },
  });
  const { onFoot, onWheels } = finder.walks();
  const laidOut = (profile: WalkProfile, rows: WalkingLinkRows): Sections =>
    layOutWalkingLinks(tables, mergeLinks(links.get(profile)!, rows, stops));
  const walks = new Map([...laidOut('walk', onFoot), ...stepFreeSections(laidOut('wheelchair', onWheels)), outOfOrder]);
  return { walks, places: doors };
}

/** The walking links of a timetable, as rows. */
function rowsOf({ linkFirst, linkTo, linkSeconds, linkMetres, stopCount }: Timetable): WalkingLinkRows {
  const from = new Int32Array(linkTo.length);
  for (let stop = 0 as StopIndex; stop < stopCount; stop++) from.fill(stop, linkFirst[stop], linkFirst[after(stop)]);
  const [to, seconds, metres] = [linkTo, linkSeconds, linkMetres].map((column) => Int32Array.from(column));
  return { from, to: to!, seconds: seconds!, metres: metres! };
}

/** Links in which links from and to some stops are replaced. */
function mergeLinks(own: WalkingLinkRows, found: WalkingLinkRows, stops: ReadonlySet<number>): WalkingLinkRows {
  const isKept = (row: number): boolean => !stops.has(own.from[row]!) && !stops.has(own.to[row]!);
  const merged = (name: keyof WalkingLinkRows): Int32Array =>
    Int32Array.from([...own[name].filter((_, row) => isKept(row)), ...found[name]]);
  return { from: merged('from'), to: merged('to'), seconds: merged('seconds'), metres: merged('metres') };
}

type Doors = StationWalkTables['doors'];
type DoorIndex = Index<'door'>;

/** Doors in which those of some stops are replaced. A door that leads nowhere now stays a door, so that it does not count as a stop on the street. */
function mergeDoors(own: DoorRows, found: Doors, stops: ReadonlySet<number>): Doors {
  const rows = new Map<string, readonly [stop: number, entrance: number, secondsIn: number, secondsOut: number]>();
  for (let row = 0 as DoorIndex; row < own.stop.length; row++) {
    const [stop, entrance] = [own.stop[row]!, own.entrance[row]!];
    const seconds = stops.has(stop) ? ([-1, -1] as const) : ([own.secondsIn[row]!, own.secondsOut[row]!] as const);
    rows.set(`${stop} ${entrance}`, [stop, entrance, ...seconds]);
  }
  found.stop.forEach((stop, i) => {
    const entrance = found.entrance[i]!;
    rows.set(`${stop} ${entrance}`, [stop, entrance, found.secondsIn[i]!, found.secondsOut[i]!]);
  });
  const sorted = [...rows.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const column = (at: 0 | 1 | 2 | 3): Int32Array => Int32Array.from(sorted, (row) => row[at]);
  return { stop: column(0), entrance: column(1), secondsIn: column(2), secondsOut: column(3) };
}

function degreesOf(micro: ArrayLike<number>): Float64Array {
  return Float64Array.from(micro, (value) => (value === NO_COORDINATE ? Number.NaN : value / 1e6));
}
