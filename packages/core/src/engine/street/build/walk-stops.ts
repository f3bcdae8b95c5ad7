import { nearbyDistanceMetres } from '../../../geo/index.ts';
import { type Sections, section, type TypedArray } from '../../../storage/index.ts';
import {
  doorSections,
  namedStopPairs,
  type StationWalkTables,
  stationWalks,
  type WalkingLinkRows,
} from '../../../timetable/build/index.ts';
import { type StationGraph, stationGraphOf, type WalkProfile } from '../../../timetable/index.ts';
import { WALKING_METRES_PER_SECOND } from '../costing/traversal.ts';
import { StopLinks } from '../stops/stop-links.ts';
import type { StreetEngine } from '../street-engine.ts';
import { linkStops } from './link-stops.ts';
import { straightWalks } from './straight-walks.ts';
import { walkingLinks } from './walking-links.ts';

/** The walks between the stops of a timetable, and the links of the stops to the streets. */
export interface StopWalks {
  /** By stop, for `new StopLinks(…)`, for both profiles; without streets, the station doors alone. */
  readonly places: Sections;
  readonly onFoot: WalkingLinkRows;
  /** Walks that are not known to be unusable with a wheelchair. */
  readonly onWheels: WalkingLinkRows;
  /** Stops that can be boarded but have no street near by. */
  readonly offStreets: number;
}

/** Options of {@link walkStops}. */
export interface WalkStopsOptions {
  /** The longest walk that serves as a transfer. */
  readonly limitSeconds: number;
  /** Metres per second; the profiles' own unless given. */
  readonly speed?: number;
  readonly progress?: (share: number) => void;
}

/** Where a straight-line walk begins or ends: a stop, or a door that leads to one. */
interface Point {
  readonly stop: number;
  readonly lat: number;
  readonly lng: number;
  /** 1 where it is off the street network. */
  readonly off: 0 | 1;
  /** Seconds between the point and the stop, -1 where that direction is closed. */
  readonly secondsIn: number;
  readonly secondsOut: number;
}

/** A row of transfers.txt may name stops up to this far apart; beyond, the row is an error (TR-10). */
const NAMED_LINK_METRES = 3000;

/**
 * Builds the walks between stops: inside stations along their pathways (PW-3), else over the streets, else in straight lines where no street is near,
 * and between stops that transfers.txt names. The first kind that joins a pair of stops wins.
 * @param tables the sections of `buildTimetable`
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
  const finder = new WalkFinder(tables, lat, lng, boardable, engine, options);
  const onFoot = finder.walks('walk', undefined);
  // Where walkers have streets or pathways, a straight line would invent an accessible path.
  const onWheels = finder.walks('wheelchair', onFoot.surveyed);
  return {
    places: finder.places,
    onFoot: onFoot.walks.toRows(),
    onWheels: onWheels.walks.toRows(),
    offStreets: finder.countOffStreets(),
  };
}

/** Links the stops of a timetable to the streets and finds the walks between them, profile by profile. */
class WalkFinder {
  readonly places: Map<string, TypedArray> = new Map();
  readonly #insideOf = new Map<WalkProfile, StationWalkTables>();
  readonly #stations: StationGraph;
  readonly #named: { readonly from: Int32Array; readonly to: Int32Array };
  readonly #lat: ArrayLike<number>;
  readonly #lng: ArrayLike<number>;
  readonly #boardable: number;
  readonly #engine: StreetEngine | undefined;
  readonly #options: WalkStopsOptions;
  readonly #speed: number;

  constructor(
    tables: Sections,
    lat: ArrayLike<number>,
    lng: ArrayLike<number>,
    boardable: number,
    engine: StreetEngine | undefined,
    options: WalkStopsOptions,
  ) {
    this.#stations = stationGraphOf(tables);
    this.#named = namedStopPairs(tables);
    this.#lat = lat;
    this.#lng = lng;
    this.#boardable = boardable;
    this.#engine = engine;
    this.#options = options;
    this.#speed = options.speed ?? WALKING_METRES_PER_SECOND;
    const wheelchair = section(tables, 'stopWheelchair', Uint8Array);
    for (const profile of ['walk', 'wheelchair'] as const) {
      const inside = stationWalks(this.#stations, boardable, wheelchair, profile === 'wheelchair');
      this.#insideOf.set(profile, inside);
      for (const [name, data] of doorSections(profile, inside.doors)) this.places.set(name, data);
      if (engine !== undefined) this.#linkStops(engine, profile, inside);
    }
  }

  /**
   * The walks of a profile.
   * @param surveyed pairs that get no straight line between stops that transfers.txt names
   * @returns also the pairs joined along pathways and streets
   */
  walks(
    profile: WalkProfile,
    surveyed: WalkPairs | undefined,
  ): { readonly walks: WalkPairs; readonly surveyed: WalkPairs } {
    const { limitSeconds, progress } = this.#options;
    const walks = new WalkPairs(this.#lat.length);
    walks.add(this.#insideOf.get(profile)!.between);
    if (this.#engine !== undefined) {
      const links = new StopLinks(this.#engine.graph, this.places, profile, this.#speed);
      const metric = this.#engine.metric(profile, this.#options.speed);
      const before = profile === 'walk' ? 0 : 0.5;
      walks.add(walkingLinks(metric, links, limitSeconds, (done) => progress?.(before + done / 2)));
    }
    const found = walks.copy();
    const points = this.#points(profile);
    walks.add(straightWalksBetween(points, limitSeconds, this.#speed));
    walks.add(namedWalks(points, this.#named, this.#speed), surveyed);
    return { walks, surveyed: found };
  }

  /** Stops that can be boarded but have no street near by. */
  countOffStreets(): number {
    let count = 0;
    for (let stop = 0; stop < this.#boardable; stop++)
      if (!this.#stations.isEnclosed(stop) && this.#isOff('walk', stop)) count++;
    return count;
  }

  #linkStops(engine: StreetEngine, profile: WalkProfile, inside: StationWalkTables): void {
    const doors = new Set(inside.doors.entrance);
    const isLinked = (stop: number): boolean =>
      stop < this.#boardable ? !this.#stations.isEnclosed(stop) : doors.has(stop);
    const metric = engine.metric(profile, this.#options.speed);
    const linked = linkStops(metric, this.#lat, this.#lng, this.#lat.length, (stop) => !isLinked(stop));
    for (const [name, data] of linked) this.places.set(name, data);
  }

  #isOff(profile: WalkProfile, place: number): boolean {
    if (this.#engine === undefined) return true;
    const first = section(this.places, `${profile}First`, Int32Array);
    return first[place + 1] === first[place];
  }

  /** The ends of straight-line walks: stops in the open, and the doors of stations. */
  #points(profile: WalkProfile): readonly Point[] {
    const points: Point[] = [];
    const add = (stop: number, place: number, secondsIn: number, secondsOut: number): void => {
      const off = this.#isOff('walk', place) ? 1 : 0;
      // Where only walkers find a street, there are stairs.
      if (profile === 'wheelchair' && off === 0 && this.#isOff(profile, place)) return;
      points.push({ stop, lat: this.#lat[place]!, lng: this.#lng[place]!, off, secondsIn, secondsOut });
    };
    for (let stop = 0; stop < this.#boardable; stop++) if (!this.#stations.isEnclosed(stop)) add(stop, stop, 0, 0);
    const { doors } = this.#insideOf.get(profile)!;
    doors.stop.forEach((stop, row) => {
      add(stop, doors.entrance[row]!, doors.secondsIn[row]!, doors.secondsOut[row]!);
    });
    return points;
  }
}

/** Straight lines between points, with the walks between the points and their stops; the fastest per pair of stops. */
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

/** Straight lines between stops that rows of transfers.txt name, up to {@link NAMED_LINK_METRES}. */
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

/** The fastest walk of each pair, in the order in which pairs first appear. */
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

/** Walks between stops; the first that joins a pair wins. */
class WalkPairs {
  readonly #stops: number;
  readonly #pairs: Set<number>;
  readonly #columns: { readonly [Name in keyof WalkingLinkRows]: number[] };

  constructor(stops: number, from?: WalkPairs) {
    this.#stops = stops;
    this.#pairs = new Set(from === undefined ? [] : from.#pairs);
    this.#columns = { from: [], to: [], seconds: [], metres: [] };
  }

  /** An empty collection that rejects the pairs collected here. */
  copy(): WalkPairs {
    return new WalkPairs(this.#stops, this);
  }

  /** @param pair `from × stops + to` */
  has(pair: number): boolean {
    return this.#pairs.has(pair);
  }

  /** @param forbidden pairs to leave out */
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
