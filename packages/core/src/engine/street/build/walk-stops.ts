import { type Sections, section, type TypedArray } from '../../../base/index.ts';
import { nearbyDistanceMetres } from '../../../geo/index.ts';
import {
  doorSections,
  namedStopPairs,
  type StationWalkTables,
  stationWalks,
  type WalkingLinkRows,
} from '../../../timetable/build/index.ts';
import { stationGraphOf, type WalkProfile } from '../../../timetable/index.ts';
import { WALKING_METRES_PER_SECOND } from '../costing/traversal.ts';
import { StopLinks } from '../stops/stop-links.ts';
import type { StreetEngine } from '../street-engine.ts';
import { linkStops } from './link-stops.ts';
import { straightWalks } from './straight-walks.ts';
import { walkingLinks } from './walking-links.ts';

/** What is walked between the stops of a timetable, and where they meet the streets. */
export interface StopWalks {
  /** By stop, for `new StopLinks(…)`, for both profiles; without streets, the doors alone. */
  readonly places: Sections;
  readonly onFoot: WalkingLinkRows;
  /** Walks that are not known to be no way for wheels. */
  readonly onWheels: WalkingLinkRows;
  /** Stops that can be boarded but meet no street. */
  readonly offStreets: number;
}

export interface WalkStopsOptions {
  /** Walks between stops longer than this are no change of vehicle. */
  readonly limitSeconds: number;
  /** Metres per second; that of the profiles unless given. */
  readonly speed?: number;
  readonly progress?: (share: number) => void;
}

/** A place from which one walks in a straight line: a stop, or a door that leads to one. */
interface Point {
  readonly stop: number;
  readonly lat: number;
  readonly lng: number;
  /** 1 where it meets no street. */
  readonly off: 0 | 1;
  /** Seconds between the point and the stop, -1 where there is no way. */
  readonly secondsIn: number;
  readonly secondsOut: number;
}

/** A row of transfers.txt may name stops farther apart, up to this; beyond, the row is a mistake (TR-10). */
const NAMED_LINK_METRES = 3000;

/**
 * Works out the walks between stops: inside stations by their pathways (PW-3), else over the streets, else, where no street
 * lies, in straight lines, and between stops that transfers.txt names. The first of these that joins a pair stands.
 * @param tables the sections that `buildTimetable` made
 * @param lat degrees by stop, NaN where unusable
 * @param boardable stops below this index can be boarded
 */
export function walkStops(
  tables: Sections,
  lat: ArrayLike<number>,
  lng: ArrayLike<number>,
  boardable: number,
  engine: StreetEngine | undefined,
  options: WalkStopsOptions,
): StopWalks {
  const stations = stationGraphOf(tables);
  const wheelchair = section(tables, 'stopWheelchair', Uint8Array);
  const speed = options.speed ?? WALKING_METRES_PER_SECOND;
  const places = new Map<string, TypedArray>();
  const walksOf = new Map<WalkProfile, StationWalkTables>();
  for (const profile of ['walk', 'wheelchair'] as const) {
    const inside = stationWalks(stations, boardable, wheelchair, profile === 'wheelchair');
    walksOf.set(profile, inside);
    for (const [name, data] of doorSections(profile, inside.doors)) places.set(name, data);
    if (engine === undefined) continue;
    const doors = new Set(inside.doors.entrance);
    const isJoined = (stop: number): boolean => (stop < boardable ? !stations.isEnclosed(stop) : doors.has(stop));
    const linked = linkStops(engine.metric(profile, options.speed), lat, lng, lat.length, (stop) => !isJoined(stop));
    for (const [name, data] of linked) places.set(name, data);
  }
  const isOff = (profile: WalkProfile, place: number): boolean =>
    engine === undefined || section(places, `${profile}Edge`, Int32Array)[place]! < 0;
  const pointsOf = (profile: WalkProfile): readonly Point[] => {
    const points: Point[] = [];
    const add = (stop: number, place: number, secondsIn: number, secondsOut: number): void => {
      const off = isOff('walk', place) ? 1 : 0;
      // Where people find a street and wheels find none, there are stairs.
      if (profile === 'wheelchair' && off === 0 && isOff(profile, place)) return;
      points.push({ stop, lat: lat[place]!, lng: lng[place]!, off, secondsIn, secondsOut });
    };
    for (let stop = 0; stop < boardable; stop++) if (!stations.isEnclosed(stop)) add(stop, stop, 0, 0);
    const { doors } = walksOf.get(profile)!;
    doors.stop.forEach((stop, row) => {
      add(stop, doors.entrance[row]!, doors.secondsIn[row]!, doors.secondsOut[row]!);
    });
    return points;
  };
  const named = namedStopPairs(tables);
  const walkOn = (profile: WalkProfile, forbidden: WalkPairs | undefined): { rows: WalkPairs; surveyed: WalkPairs } => {
    const rows = new WalkPairs(lat.length);
    rows.add(walksOf.get(profile)!.between);
    if (engine !== undefined) {
      const links = new StopLinks(engine.graph, places, profile, speed);
      const share = profile === 'walk' ? 0 : 0.5;
      const metric = engine.metric(profile, options.speed);
      rows.add(walkingLinks(metric, links, options.limitSeconds, (done) => options.progress?.(share + done / 2)));
    }
    const surveyed = rows.copy();
    const points = pointsOf(profile);
    rows.add(straightWalksBetween(points, options.limitSeconds, speed));
    rows.add(namedWalks(points, named, speed), forbidden);
    return { rows, surveyed };
  };
  const onFoot = walkOn('walk', undefined);
  // Where people walk over streets or pathways, wheels have a way of their own or none.
  const onWheels = walkOn('wheelchair', onFoot.surveyed);
  let offStreets = 0;
  for (let stop = 0; stop < boardable; stop++) if (!stations.isEnclosed(stop) && isOff('walk', stop)) offStreets++;
  return { places, onFoot: onFoot.rows.toRows(), onWheels: onWheels.rows.toRows(), offStreets };
}

/** Straight lines between points, the ways from and to their stops included; the quickest of each pair of stops. */
function straightWalksBetween(points: readonly Point[], limitSeconds: number, speed: number): WalkingLinkRows {
  const lines = straightWalks(
    points.map((point) => point.lat),
    points.map((point) => point.lng),
    points.length,
    Uint8Array.from(points, (point) => point.off),
    limitSeconds,
    speed,
  );
  const best = new BestWalks();
  lines.from.forEach((from, i) => {
    const [a, b] = [points[from]!, points[lines.to[i]!]!];
    if (a.stop === b.stop || a.secondsOut < 0 || b.secondsIn < 0) return;
    const seconds = a.secondsOut + lines.seconds[i]! + b.secondsIn;
    if (seconds > limitSeconds) return;
    best.offer(a.stop, b.stop, seconds, lines.metres[i]! + (a.secondsOut + b.secondsIn) * speed);
  });
  return best.toRows();
}

/** Straight lines between stops that rows of transfers.txt name, however far apart within reason. */
function namedWalks(
  points: readonly Point[],
  named: { readonly from: Int32Array; readonly to: Int32Array },
  speed: number,
): WalkingLinkRows {
  const best = new BestWalks();
  if (named.from.length === 0) return best.toRows();
  const pointsAt = new Map<number, Point[]>();
  for (const point of points) {
    const known = pointsAt.get(point.stop);
    if (known === undefined) pointsAt.set(point.stop, [point]);
    else known.push(point);
  }
  named.from.forEach((from, i) => {
    const to = named.to[i]!;
    for (const a of pointsAt.get(from) ?? []) {
      for (const b of pointsAt.get(to) ?? []) {
        const metres = nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng);
        if (!(metres <= NAMED_LINK_METRES) || a.secondsOut < 0 || b.secondsIn < 0) continue;
        const seconds = a.secondsOut + Math.ceil(metres / speed) + b.secondsIn;
        best.offer(from, to, seconds, metres + (a.secondsOut + b.secondsIn) * speed);
      }
    }
  });
  return best.toRows();
}

/** The quickest walk of each pair, in the order in which pairs come. */
class BestWalks {
  readonly #walks = new Map<string, { from: number; to: number; seconds: number; metres: number }>();

  offer(from: number, to: number, seconds: number, metres: number): void {
    const key = `${from}>${to}`;
    const known = this.#walks.get(key);
    if (known === undefined || seconds < known.seconds) this.#walks.set(key, { from, to, seconds, metres });
  }

  toRows(): WalkingLinkRows {
    const walks = [...this.#walks.values()];
    return {
      from: Int32Array.from(walks, (walk) => walk.from),
      to: Int32Array.from(walks, (walk) => walk.to),
      seconds: Int32Array.from(walks, (walk) => walk.seconds),
      metres: Int32Array.from(walks, (walk) => Math.round(walk.metres)),
    };
  }
}

/** Walks between stops of which the first that joins a pair stands. */
class WalkPairs {
  readonly #stops: number;
  readonly #pairs: Set<number>;
  readonly #columns: { readonly [Name in keyof WalkingLinkRows]: number[] };

  constructor(stops: number, from?: WalkPairs) {
    this.#stops = stops;
    this.#pairs = new Set(from === undefined ? [] : from.#pairs);
    this.#columns = { from: [], to: [], seconds: [], metres: [] };
  }

  /** Knows the same pairs. */
  copy(): WalkPairs {
    return new WalkPairs(this.#stops, this);
  }

  /** @param pair `from × stops + to` */
  has(pair: number): boolean {
    return this.#pairs.has(pair);
  }

  /** @param forbidden pairs that are left out */
  add(rows: WalkingLinkRows, forbidden?: WalkPairs): void {
    for (let i = 0; i < rows.from.length; i++) {
      const pair = rows.from[i]! * this.#stops + rows.to[i]!;
      if (this.#pairs.has(pair) || forbidden?.has(pair) === true) continue;
      this.#pairs.add(pair);
      for (const name of ['from', 'to', 'seconds', 'metres'] as const) this.#columns[name].push(rows[name][i]!);
    }
  }

  toRows(): WalkingLinkRows {
    const { from, to, seconds, metres } = this.#columns;
    return {
      from: Int32Array.from(from),
      to: Int32Array.from(to),
      seconds: Int32Array.from(seconds),
      metres: Int32Array.from(metres),
    };
  }
}
