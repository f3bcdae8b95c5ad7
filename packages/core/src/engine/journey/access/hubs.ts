import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place, PlanRequest } from '../../../model/index.ts';
import { coversMode, findModeFamily, longDistanceMode } from '../../../modes/index.ts';
import type { RouteIndex, StopIndex } from '../../../timetable/index.ts';
import { placeOfStop } from '../legs/ride-leg.ts';
import { isRequestedLine } from '../request/is-requested-line.ts';
import { type JourneyTask, momentOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { TaskMemo } from '../request/task-memo.ts';

/** A stop that vehicles may drive to, with the modes that name the lines calling there (decision 0008). */
interface Candidate {
  readonly stop: StopIndex;
  readonly modes: readonly string[];
}

/** A station that hailed, hired and parked vehicles drive to. */
export interface Hub {
  readonly place: Place;
  /** Its platforms. */
  readonly stops: readonly { readonly stop: StopIndex; readonly place: Place }[];
  /** Longest drive to it, in seconds. */
  readonly longestSeconds: number;
}

/** Stations beyond the first distance are too far for a drive to the train. Riders walk to stations within the second one. */
const FARTHEST_METRES = 15_000;
const NEAREST_METRES = 400;
/** Stops within this distance of each other are platforms of one hub. */
const APART_METRES = 250;
/** Maximum number of stations, airports apart. */
const MAX_STATIONS = 8;
/** Longest drive to a train. */
const LONGEST_SECONDS = 45 * 60;
/** Airports are worth a longer drive. The nearest airport may not have the right flight, so two are kept. */
const AIRPORT = { farthestMetres: 120_000, longestSeconds: 120 * 60, maxCount: 2 };

/**
 * The stations that vehicles drive to. They are stations of rail, metro and ferry that are served around that day: the nearest ones, and for each
 * line that calls at none of these its nearest one. Where there are no such stations, the stops with the most lines take their place. For flights,
 * the nearest airports are added. Only lines of the modes of the request count.
 * @param backward whether the stations are near the destination, not near the origin
 */
export function hubsNear(task: JourneyTask, transit: TransitWorld, backward: boolean): readonly Hub[] {
  return hubsOfTask.get(task, String(backward), () =>
    findHubs(task.request, transit, backward ? task.ends.to : task.ends.from, backward),
  );
}

/** All vehicles of a request drive to the same stations. */
const hubsOfTask = new TaskMemo<readonly Hub[]>();

function findHubs(request: PlanRequest, transit: TransitWorld, place: Place, backward: boolean): Hub[] {
  const { major, busy, airports, stations } = candidatesOf(transit);
  const requested = new Map<RouteIndex, boolean>();
  const isRequested = (line: RouteIndex): boolean => {
    let is = requested.get(line);
    if (is === undefined) {
      is = isRequestedLine(transit, request, line);
      requested.set(line, is);
    }
    return is;
  };
  const linesOf = (stop: StopIndex): RouteIndex[] =>
    (stations.get(stop) ?? transit.stops.linesOf(stop)).filter(isRequested);
  const nearest = (candidates: readonly Candidate[], farthestMetres: number): StopIndex[] =>
    nearestServed(transit, place, momentOf(request), backward, candidates, request.modes, farthestMetres);
  const majors = nearest(major, FARTHEST_METRES);
  const driven = majors.length > 0 ? majors : nearest(busy, FARTHEST_METRES);
  const flown = nearest(airports, AIRPORT.farthestMetres);
  return [
    ...withMostLines(stationsAt(transit, driven, linesOf, MAX_STATIONS), MAX_STATIONS).map(asHub(LONGEST_SECONDS)),
    ...stationsAt(transit, flown, () => [], AIRPORT.maxCount).map(asHub(AIRPORT.longestSeconds)),
  ];
}

function nearestServed(
  { timetable, engine }: TransitWorld,
  place: Place,
  instant: number,
  backward: boolean,
  candidates: readonly Candidate[],
  modes: readonly string[],
  farthestMetres: number,
): StopIndex[] {
  return candidates
    .map(({ stop, modes: own }) => {
      const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
      return { stop, own, metres: nearbyDistanceMetres(place.lat, place.lng, lat, lng) };
    })
    .filter(({ metres }) => metres >= NEAREST_METRES && metres <= farthestMetres)
    .filter(({ own }) => own.some((mode) => modes.some((asked) => coversMode(asked, mode))))
    .sort((a, b) => a.metres - b.metres || a.stop - b.stop)
    .map(({ stop }) => stop)
    .filter(engine.servedAround(instant, backward));
}

/** Platforms near each other. */
interface Station extends Pick<Hub, 'place' | 'stops'> {
  readonly lines: ReadonlySet<RouteIndex>;
}

/** The nearest stations, up to `maxCount`, and farther ones with a line that calls at no nearer station; nearest first. */
function stationsAt(
  transit: TransitWorld,
  stops: readonly StopIndex[],
  linesOf: (stop: StopIndex) => readonly RouteIndex[],
  maxCount: number,
): Station[] {
  const stations: { readonly place: Place; readonly stops: Hub['stops'][number][]; readonly lines: Set<RouteIndex> }[] =
    [];
  const known = new Set<RouteIndex>();
  for (const stop of stops) {
    const place = placeOfStop(transit.stops, stop);
    const lines = linesOf(stop);
    const isHere = ({ place: { lat, lng } }: Station): boolean =>
      nearbyDistanceMetres(lat, lng, place.lat, place.lng) < APART_METRES;
    const station = stations.find(isHere);
    if (station !== undefined) {
      station.stops.push({ stop, place });
      for (const line of lines) station.lines.add(line);
    } else if (stations.length < maxCount || lines.some((line) => !known.has(line)))
      stations.push({ place, stops: [{ stop, place }], lines: new Set(lines) });
    for (const line of lines) known.add(line);
  }
  return stations;
}

/**
 * Up to `maxCount` of the stations, which are sorted nearest first. Stations whose lines all call at other stations are dropped first, the farthest
 * of them before the others.
 */
function withMostLines(stations: readonly Station[], maxCount: number): Station[] {
  const kept = [...stations];
  const calls = new Map<RouteIndex, number>();
  const count = ({ lines }: Station, by: number): void => {
    for (const line of lines) calls.set(line, (calls.get(line) ?? 0) + by);
  };
  for (const station of kept) count(station, 1);
  for (let i = kept.length - 1; i >= 0 && kept.length > maxCount; i--) {
    const station = kept[i] as Station;
    if ([...station.lines].some((line) => calls.get(line) === 1)) continue;
    count(station, -1);
    kept.splice(i, 1);
  }
  return kept.slice(0, maxCount);
}

function asHub(longestSeconds: number): (station: Station) => Hub {
  return ({ place, stops }) => ({ place, stops, longestSeconds });
}

/** The stops at which rail, metro or a ferry calls, with their routes. */
export function stationLines(transit: TransitWorld): ReadonlyMap<StopIndex, readonly RouteIndex[]> {
  return candidatesOf(transit).stations;
}

interface Candidates {
  readonly major: readonly Candidate[];
  readonly busy: readonly Candidate[];
  readonly airports: readonly Candidate[];
  /** The stops of `major`, each with its routes of rail, metro and ferry. */
  readonly stations: ReadonlyMap<StopIndex, readonly RouteIndex[]>;
}

const known = new WeakMap<TransitWorld, Candidates>();

function candidatesOf(transit: TransitWorld): Candidates {
  let candidates = known.get(transit);
  if (candidates === undefined) {
    const { stops, timetable } = transit;
    const all = Array.from({ length: timetable.boardableStops }, (_, stop) => stop as StopIndex)
      .filter((stop) => stops.linesOf(stop).length > 0 && timetable.stopLatDegrees(stop) >= -90)
      .map((stop): Candidate => ({ stop, modes: [...stops.modesOf(stop), ...longDistanceModes(transit, stop)] }));
    const isMajor = (route: RouteIndex): boolean =>
      findModeFamily(timetable.strings.get(timetable.routeMode[route]!))?.travel.majorStops === true;
    const some = (flag: 'majorStops' | 'checksIn') =>
      all.filter(({ modes }) => modes.some((mode) => findModeFamily(mode)?.travel[flag] === true));
    const airports = some('checksIn');
    const major = some('majorStops').filter((candidate) => !airports.includes(candidate));
    candidates = {
      major,
      busy: busiest(transit, all),
      airports,
      stations: new Map(major.map(({ stop }) => [stop, stops.linesOf(stop).filter(isMajor)])),
    };
    known.set(transit, candidates);
  }
  return candidates;
}

/** The intercity modes of the long-distance lines at a stop. */
function longDistanceModes({ stops, timetable }: TransitWorld, stop: StopIndex): string[] {
  return stops.linesOf(stop).flatMap((route) => longDistanceMode(timetable.routeType[route]!) ?? []);
}

/** The tenth of the stops with the most lines. */
function busiest({ stops }: TransitWorld, all: readonly Candidate[]): Candidate[] {
  const byLines = [...all].sort(
    (a, b) => stops.linesOf(b.stop).length - stops.linesOf(a.stop).length || a.stop - b.stop,
  );
  return byLines.slice(0, Math.max(1, Math.ceil(all.length / 10)));
}
