import { type LatLng, offsetMetres, type PolygonCoordinates, ReachField, wrapLongitude } from '../../../geo/index.ts';
import type { PlanRequest } from '../../../model/index.ts';
import { NO_COORDINATE, type StopIndex } from '../../../timetable/index.ts';
import { quickestMetric, type StreetMetric, spreadOverStreets } from '../../street/index.ts';
import type { AbortFlag } from '../../transit/index.ts';
import { STRAIGHT_METRES } from '../access/straight-stops.ts';
import { walkerOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { speedOf } from '../request/request-speed.ts';
import type { StreetMeans } from './reach-means.ts';
import { longestAlone, onwardSources, type ReachSearch, reachSearch, snapsOfPlace } from './reach-search.ts';
import { stopsOfReach } from './reachable-stops.ts';

/** The area in reach within a time, or why there is none. */
export type ReachedAreas =
  | {
      readonly kind: 'areas';
      /** In the order of the limits: disjoint polygons, none where nothing is reached. */
      readonly areas: readonly (readonly PolygonCoordinates[])[];
      /** How far the outlines may lie beyond what is reached. */
      readonly metres: number;
    }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' | 'no-modes' };

/** Corners of an area, at most: where one has more, a coarser grid is drawn. */
const MOST_CORNERS = 8000;
/** How much larger the cells of a coarser grid are. */
const COARSER = 1.5;

/**
 * The areas that a traveller reaches from `request.from` within some times: over streets by the modes of the request without a timetable, and by those with one,
 * and on from every stop to which rides lead for the time that is left, waiting included. Of a request by arrival, the areas from which `request.to` is reached.
 * Ways over streets may be of any length.
 * @param limits seconds
 */
export function reachAreas(
  world: JourneyWorld,
  request: PlanRequest,
  limits: readonly number[],
  signal?: AbortFlag,
): ReachedAreas {
  if (request.modes.length === 0) return { kind: 'none', reason: 'no-modes' };
  const search = reachSearch(world, request, Math.max(...limits), signal);
  const marks = marksOf(search, signal);
  if (marks === undefined) return { kind: 'none', reason: 'off-network' };
  for (let leastCell: number | undefined; ; ) {
    const field = marks.field(search.seconds, leastCell);
    const areas = limits.map((limit) => field.within(limit));
    if (areas.every((area) => cornersOf(area) <= MOST_CORNERS))
      return { kind: 'areas', areas, metres: field.precisionMetres };
    leastCell = COARSER * field.cellMetres;
  }
}

function cornersOf(area: readonly PolygonCoordinates[]): number {
  return area.reduce((sum, rings) => rings.reduce((inner, ring) => inner + ring.length, sum), 0);
}

/** A place around which everything is reached in a straight line. */
interface Around extends LatLng {
  readonly seconds: number;
  /** Seconds at the end of the line. */
  readonly until: number;
}

/** Places with the seconds after which they are reached: millions, as columns. */
class Marks {
  readonly #lats: number[] = [];
  readonly #lngs: number[] = [];
  readonly #seconds: number[] = [];
  readonly #around: Around[] = [];
  readonly #metresPerSecond: number;
  #box = { south: Number.POSITIVE_INFINITY, north: Number.NEGATIVE_INFINITY, west: 0, east: 0 };

  constructor(metresPerSecond: number) {
    this.#metresPerSecond = metresPerSecond;
  }

  add(lat: number, lng: number, seconds: number): void {
    this.#lats.push(lat);
    this.#lngs.push(lng);
    this.#seconds.push(seconds);
    this.#widen(lat, lng);
  }

  addAround(around: Around): void {
    this.add(around.lat, around.lng, around.seconds);
    if (around.until <= around.seconds) return;
    this.#around.push(around);
    const metres = (around.until - around.seconds) * this.#metresPerSecond;
    for (const corner of [offsetMetres(around, metres, metres), offsetMetres(around, -metres, -metres)])
      this.#widen(corner.lat, corner.lng);
  }

  field(longest: number, leastCell: number | undefined): ReachField {
    const { south, north, west, east } = this.#box;
    const first = this.#lngs[0] ?? 0;
    const corners = [
      { lat: south, lng: first + west },
      { lat: north, lng: first + east },
    ];
    const field = new ReachField(corners, longest, leastCell);
    for (const { lat, lng, seconds, until } of this.#around)
      field.markAround(lat, lng, seconds, this.#metresPerSecond, until);
    for (let i = 0; i < this.#lats.length; i++) field.mark(this.#lats[i]!, this.#lngs[i]!, this.#seconds[i]!);
    return field;
  }

  #widen(lat: number, lng: number): void {
    const box = this.#box;
    const x = wrapLongitude(lng - this.#lngs[0]!);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
  }
}

/** Whether walks to and from a stop are straight lines. Where a stop meets a street on foot and none for a wheelchair, there are stairs. */
function isOffStreets({ stopLinks, transit }: JourneyWorld, stop: StopIndex): boolean {
  if (stopLinks === undefined) return true;
  const isMet = stopLinks.walk.meetsStreet(stop) || stopLinks.wheelchair.meetsStreet(stop);
  return !isMet && transit?.timetable.stations.isEnclosed(stop) !== true;
}

function isWalked({ profile }: StreetMeans): boolean {
  return profile === 'walk' || profile === 'wheelchair';
}

/** Everything that is reached; undefined where the place is off the network. */
function marksOf(search: ReachSearch, signal: AbortFlag | undefined): Marks | undefined {
  const { task, place, means, onward, direction, seconds: longest } = search;
  const { streets, stopLinks, transit } = task.world;
  const { profile: onFoot, mode: walking } = walkerOf(task.request);
  const speed = speedOf(onFoot, task.request);
  const stops = transit === undefined ? [] : stopsOfReach(search, transit);
  const marks = new Marks(speed);
  marks.add(place.lat, place.lng, 0);
  const placeOf = (stop: StopIndex): LatLng | undefined =>
    transit === undefined || transit.timetable.stopLat[stop] === NO_COORDINATE
      ? undefined
      : { lat: transit.timetable.stopLatDegrees(stop), lng: transit.timetable.stopLngDegrees(stop) };
  for (const { stop, seconds } of stops ?? []) {
    // Riders get off at a stop of unknown position too (IM-8).
    const at = placeOf(stop);
    if (at !== undefined) marks.add(at.lat, at.lng, seconds);
  }
  const straight = (at: LatLng, seconds: number, most: number): void =>
    marks.addAround({ lat: at.lat, lng: at.lng, seconds, until: Math.min(most, straightUntil(seconds)) });
  const straightUntil = (seconds: number): number =>
    streets === undefined ? Number.POSITIVE_INFINITY : seconds + STRAIGHT_METRES / speed;
  const spread = (metric: StreetMetric, waits: Parameters<typeof spreadOverStreets>[2], limit: number): void => {
    if (streets === undefined) return;
    const visit = (lat: number, lng: number, milliseconds: number): void =>
      marks.add(lat, lng, Math.floor(milliseconds / 1000));
    spreadOverStreets(streets.workspace(metric), metric, waits, direction, limit, visit, signal);
  };

  let isOnNetwork = stops !== undefined && stops.length > 0;
  for (const way of means.streets) {
    const onStreets = streets === undefined ? undefined : snapsOfPlace(search, streets, way);
    if (onStreets !== undefined && onStreets.snaps.length > 0) {
      const waits = new Map(onStreets.snaps.map((snap) => [snap, way.parkingSeconds * 1000]));
      // A walk counts as soon as there is any; vehicles take the ways of their plans, which drivers and cyclists prefer.
      const metric = isWalked(way) ? quickestMetric(onStreets.metric) : onStreets.metric;
      spread(metric, waits, longestAlone(search, way));
      isOnNetwork = true;
    } else if (way.mode === walking && (isOnNetwork || streets === undefined)) {
      straight(place, 0, longestAlone(search, way));
      isOnNetwork = true;
    }
  }
  const links = stopLinks?.[onFoot];
  for (const own of onward) {
    if (streets !== undefined && links !== undefined) {
      const { metric, waits } = onwardSources(search, streets, links, own);
      spread(metric, waits, longest);
    }
    if (own.far.mode !== walking) continue;
    for (const { stop, seconds } of own.stops) {
      const at = placeOf(stop);
      if (at !== undefined && isOffStreets(task.world, stop)) straight(at, seconds, longest);
    }
  }
  return isOnNetwork ? marks : undefined;
}
