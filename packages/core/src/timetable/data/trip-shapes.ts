import { type LatLng, nearbyDistanceMetres, wrapLongitude } from '../../geo/index.ts';
import { after, type Columns, type Index, readColumns, type Sections } from '../../storage/index.ts';
import type { PositionIndex, TripIndex } from '../columns/index-types.ts';
import { SHAPE_COLUMNS } from '../columns/shape-columns.ts';
import type { Timetable } from './timetable.ts';

type PointIndex = Index<'shapePoint'>;

/** How trips are drawn that a realtime source put after those of the artefact. */
export interface LiveShapes {
  /** The timetable that has them. */
  readonly timetable: Timetable;
  /** The part of a trip of the artefact that a ride follows; undefined for a ride with a way of its own, which is drawn from stop to stop. */
  along(
    trip: TripIndex,
    fromPosition: number,
    toPosition: number,
  ): { readonly trip: TripIndex; readonly fromPosition: number; readonly toPosition: number } | undefined;
}

/** Draws rides: the line of a trip between two of its positions (SH-1 to SH-7). */
export class TripShapes {
  readonly #timetable: Timetable;
  readonly #sections: Sections;
  readonly #columns: Columns<typeof SHAPE_COLUMNS>;
  readonly #live: LiveShapes | undefined;

  /** @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable, sections: Sections, live?: LiveShapes) {
    this.#timetable = timetable;
    this.#sections = sections;
    this.#columns = readColumns(SHAPE_COLUMNS, sections, { trip: timetable.tripCount });
    this.#live = live;
  }

  /** The same shapes, for the trips of a realtime source too. */
  withLive(live: LiveShapes): TripShapes {
    return new TripShapes(this.#timetable, this.#sections, live);
  }

  /** A number for the drawing of a trip: trips of one pattern that share it have the same lines between the same positions. */
  drawingOf(trip: TripIndex): number {
    return this.#columns.tripCut[trip] ?? STRAIGHT;
  }

  /**
   * The line from one position of a trip to a later one; begins and ends at the stops themselves, so that legs meet. Without a usable
   * shape: straight from stop to stop. Stops without a place are left out.
   */
  line(trip: TripIndex, fromPosition: number, toPosition: number): LatLng[] {
    const isLive = trip >= this.#timetable.tripCount;
    const along = isLive ? this.#live?.along(trip, fromPosition, toPosition) : undefined;
    if (along !== undefined) return this.line(along.trip, along.fromPosition, along.toPosition);
    const timetable = isLive && this.#live !== undefined ? this.#live.timetable : this.#timetable;
    const { tripCut, cutFirst, cutPlace, cutShape, shapeFirstPoint } = this.#columns;
    const first = timetable.patternFirstPosition[timetable.patternOfTrip(trip)]!;
    const stopAt = (position: number): LatLng => {
      const stop = timetable.positionStop[(first + position) as PositionIndex]!;
      return { lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) };
    };
    const usable = (point: LatLng): boolean => point.lat >= -90;
    const cut = tripCut[trip];
    if (cut === undefined || cut < 0) {
      const points: LatLng[] = [];
      for (let position = fromPosition; position <= toPosition; position++) points.push(stopAt(position));
      return points.filter(usable);
    }
    const places = cutFirst[cut]!;
    const placeAt = (position: number): number => cutPlace[(places + position) as typeof places]!;
    const [from, to] = [placeAt(fromPosition), placeAt(toPosition)];
    const start = shapeFirstPoint[cutShape[cut]!]!;
    const points: LatLng[] = [this.#pointAt(start, from)];
    for (let point = Math.floor(from) + 1; point < to; point++) points.push(this.#pointAt(start, point));
    points.push(this.#pointAt(start, to));
    return meet([stopAt(fromPosition)].filter(usable), points, [stopAt(toPosition)].filter(usable));
  }

  #pointAt(start: PointIndex, place: number): LatLng {
    const { shapeLat, shapeLng } = this.#columns;
    const fraction = place - Math.floor(place);
    const at = (start + Math.floor(place)) as PointIndex;
    const [lat, lng] = [shapeLat[at]!, shapeLng[at]!];
    if (fraction === 0) return { lat: lat / 1e6, lng: lng / 1e6 };
    return {
      lat: (lat + fraction * (shapeLat[after(at)]! - lat)) / 1e6,
      // Across ±180° too, the shorter piece.
      lng: wrapLongitude(lng / 1e6 + fraction * wrapLongitude((shapeLng[after(at)]! - lng) / 1e6)),
    };
  }
}

/** In place of a drawing: from stop to stop. */
const STRAIGHT = -1;

/** Closer than this, a stop and its place on the line are drawn as one. */
const SAME_PLACE_METRES = 2;

function meet(before: readonly LatLng[], line: readonly LatLng[], after: readonly LatLng[]): LatLng[] {
  const far = (a: LatLng, b: LatLng): boolean => nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) > SAME_PLACE_METRES;
  return [...before.filter((stop) => far(stop, line[0]!)), ...line, ...after.filter((stop) => far(stop, line.at(-1)!))];
}
