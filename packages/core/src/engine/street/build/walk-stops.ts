import { METRES_PER_DEGREE, nearbyDistanceMetres } from '../../../geo/index.ts';
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

/** The longest walk of regions between two stops, in seconds, named pairs apart. */
export const WALKING_LINK_SECONDS = 600;
/** The ways in which walks are found. */
export const WALK_PROFILES: readonly WalkProfile[] = ['walk', 'wheelchair'];
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
  const stations = stationGraphOf(tables);
  const wheelchair = section(tables, 'stopWheelchair', Uint8Array);
  const places = new Map<string, TypedArray>();
  const insideOf = new Map<WalkProfile, StationWalkTables>();
  for (const profile of WALK_PROFILES) {
    const inside = stationWalks(stations, boardable, wheelchair, profile === 'wheelchair');
    insideOf.set(profile, inside);
    for (const [name, data] of doorSections(profile, inside.doors)) places.set(name, data);
    if (engine === undefined) continue;
    const doors = new Set(inside.doors.entrance);
    const isLinked = (stop: number): boolean => (stop < boardable ? !stations.isEnclosed(stop) : doors.has(stop));
    const metric = engine.metric(profile, options.speed);
    const linked = linkStops(metric, lat, lng, lat.length, (stop) => !isLinked(stop));
    for (const [name, data] of linked) places.set(name, data);
  }
  const finder = new WalkFinder({ tables, stations, places, insideOf, lat, lng, boardable, engine, options });
  return { places, ...finder.walks(), offStreets: finder.countOffStreets() };
}

/** What walks are found in. */
interface WalkGround {
  readonly tables: Sections;
  readonly stations: StationGraph;
  /** The links of stops to the streets, and the doors. */
  readonly places: Sections;
  /** Walks inside stations, of those that are wanted, and all doors. */
  readonly insideOf: ReadonlyMap<WalkProfile, StationWalkTables>;
  /** Degrees, NaN where unusable. */
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  /** Stops below this index can be boarded. */
  readonly boardable: number;
  readonly engine: StreetEngine | undefined;
  readonly options: WalkStopsOptions;
  /** The stops whose walks are wanted, in either direction; undefined = all. */
  readonly wanted?: {
    readonly stops: ReadonlySet<number>;
    /** Every stop with a walk to one of them, and these themselves. */
    readonly origins: ReadonlyMap<WalkProfile, ReadonlySet<number>>;
  };
}

/** Finds the walks between stops, profile by profile. */
export class WalkFinder {
  readonly #places: Sections;
  readonly #insideOf: ReadonlyMap<WalkProfile, StationWalkTables>;
  readonly #stations: StationGraph;
  readonly #wanted: WalkGround['wanted'];
  readonly #named: { readonly from: Int32Array; readonly to: Int32Array };
  readonly #lat: ArrayLike<number>;
  readonly #lng: ArrayLike<number>;
  readonly #boardable: number;
  readonly #engine: StreetEngine | undefined;
  readonly #options: WalkStopsOptions;
  readonly #speed: number;

  constructor({ tables, stations, places, insideOf, lat, lng, boardable, engine, options, wanted }: WalkGround) {
    this.#stations = stations;
    this.#places = places;
    this.#insideOf = insideOf;
    this.#named = namedStopPairs(tables);
    this.#lat = lat;
    this.#lng = lng;
    this.#boardable = boardable;
    this.#engine = engine;
    this.#options = options;
    this.#speed = options.speed ?? WALKING_METRES_PER_SECOND;
    this.#wanted = wanted;
  }

  /** The walks of both profiles. */
  walks(): Pick<StopWalks, 'onFoot' | 'onWheels'> {
    const onFoot = this.#walksOf('walk', undefined);
    // Where walkers have streets or pathways, a straight line would invent an accessible path.
    const onWheels = this.#walksOf('wheelchair', onFoot.surveyed);
    return { onFoot: onFoot.walks.toRows(), onWheels: onWheels.walks.toRows() };
  }

  /**
   * The walks of a profile.
   * @param surveyed pairs that get no straight line between stops that transfers.txt names
   * @returns also the pairs joined along pathways and streets
   */
  #walksOf(
    profile: WalkProfile,
    surveyed: WalkPairs | undefined,
  ): { readonly walks: WalkPairs; readonly surveyed: WalkPairs } {
    const { limitSeconds, progress } = this.#options;
    const walks = new WalkPairs(this.#lat.length, this.#wanted?.stops);
    walks.add(this.#insideOf.get(profile)!.between);
    if (this.#engine !== undefined) {
      const links = new StopLinks(this.#engine.graph, this.#places, profile, this.#speed);
      const metric = this.#engine.metric(profile, this.#options.speed);
      const before = profile === 'walk' ? 0 : 0.5;
      const origins = this.#wanted?.origins.get(profile);
      walks.add(walkingLinks(metric, links, limitSeconds, (done) => progress?.(before + done / 2), origins));
    }
    const found = walks.copy();
    const points = this.#points(profile);
    walks.add(straightWalksBetween(this.#nearWanted(points), limitSeconds, this.#speed));
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

  #isOff(profile: WalkProfile, place: number): boolean {
    if (this.#engine === undefined) return true;
    const first = section(this.#places, `${profile}First`, Int32Array);
    return first[place + 1] === first[place];
  }

  /** Of some points, those that a straight line from or to a wanted stop may join. */
  #nearWanted(points: readonly Point[]): readonly Point[] {
    const wanted = this.#wanted?.stops;
    if (wanted === undefined) return points;
    const band = (this.#options.limitSeconds * this.#speed) / METRES_PER_DEGREE;
    const own = points.filter(({ stop }) => wanted.has(stop));
    return points.filter(({ lat }) => own.some((point) => Math.abs(point.lat - lat) <= band));
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
  readonly #wanted: ReadonlySet<number> | undefined;
  readonly #pairs: Set<number>;
  readonly #columns: { readonly [Name in keyof WalkingLinkRows]: number[] };

  /** @param wanted stops of which every pair has at least one; undefined = all pairs */
  constructor(stops: number, wanted: ReadonlySet<number> | undefined, from?: WalkPairs) {
    this.#stops = stops;
    this.#wanted = wanted;
    this.#pairs = new Set(from === undefined ? [] : from.#pairs);
    this.#columns = { from: [], to: [], seconds: [], metres: [] };
  }

  /** An empty collection that rejects the pairs collected here. */
  copy(): WalkPairs {
    return new WalkPairs(this.#stops, this.#wanted, this);
  }

  /** @param pair `from × stops + to` */
  has(pair: number): boolean {
    return this.#pairs.has(pair);
  }

  /** @param forbidden pairs to leave out */
  add(rows: WalkingLinkRows, forbidden?: WalkPairs): void {
    for (let i = 0; i < rows.from.length; i++) {
      const [from, to] = [rows.from[i]!, rows.to[i]!];
      const pair = from * this.#stops + to;
      if (this.#wanted?.has(from) === false && !this.#wanted.has(to)) continue;
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
