import { type Sections, section } from '../../base/index.ts';
import { type LatLng, nearbyDistanceMetres, wrapLongitude } from '../../geo/index.ts';
import type { Timetable } from './timetable.ts';

/** Draws rides: the line of a trip between two of its positions (SH-1 to SH-7). */
export class TripShapes {
  readonly #timetable: Timetable;
  readonly #firstPoint: Int32Array;
  readonly #lat: Int32Array;
  readonly #lng: Int32Array;
  readonly #tripCut: Int32Array;
  readonly #cutShape: Int32Array;
  readonly #cutFirst: Int32Array;
  readonly #cutPlace: Float32Array;

  /** @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable, sections: Sections) {
    this.#timetable = timetable;
    this.#firstPoint = section(sections, 'shapeFirstPoint', Int32Array);
    this.#lat = section(sections, 'shapeLat', Int32Array);
    this.#lng = section(sections, 'shapeLng', Int32Array);
    this.#tripCut = section(sections, 'tripCut', Int32Array);
    this.#cutShape = section(sections, 'cutShape', Int32Array);
    this.#cutFirst = section(sections, 'cutFirst', Int32Array);
    this.#cutPlace = section(sections, 'cutPlace', Float32Array);
  }

  /** A number for how a trip is drawn: trips of one pattern that share it have the same lines between the same positions. */
  drawingOf(trip: number): number {
    return this.#tripCut[trip] as number;
  }

  /**
   * The line from one position of a trip to a later one; begins and ends at the stops themselves, so that legs meet. Without a usable
   * shape: straight from stop to stop. Stops without a place are left out.
   */
  line(trip: number, fromPosition: number, toPosition: number): LatLng[] {
    const { timetable, pattern } = { timetable: this.#timetable, pattern: this.#timetable.patternOfTrip(trip) };
    const first = timetable.patternFirstPosition[pattern] as number;
    const stopAt = (position: number): LatLng => {
      const stop = timetable.positionStop[first + position] as number;
      return { lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) };
    };
    const usable = (point: LatLng): boolean => point.lat >= -90;
    const cut = this.#tripCut[trip] as number;
    if (cut < 0) {
      const points: LatLng[] = [];
      for (let position = fromPosition; position <= toPosition; position++) points.push(stopAt(position));
      return points.filter(usable);
    }
    const places = this.#cutFirst[cut] as number;
    const [from, to] = [this.#cutPlace[places + fromPosition] as number, this.#cutPlace[places + toPosition] as number];
    const start = this.#firstPoint[this.#cutShape[cut] as number] as number;
    const points: LatLng[] = [this.#pointAt(start, from)];
    for (let point = Math.floor(from) + 1; point < to; point++) points.push(this.#pointAt(start, point));
    points.push(this.#pointAt(start, to));
    return meet([stopAt(fromPosition)].filter(usable), points, [stopAt(toPosition)].filter(usable));
  }

  #pointAt(start: number, place: number): LatLng {
    const point = Math.floor(place);
    const fraction = place - point;
    const at = start + point;
    const [lat, lng] = [this.#lat[at] as number, this.#lng[at] as number];
    if (fraction === 0) return { lat: lat / 1e6, lng: lng / 1e6 };
    return {
      lat: (lat + fraction * ((this.#lat[at + 1] as number) - lat)) / 1e6,
      // The short way round, also across ±180°.
      lng: wrapLongitude(lng / 1e6 + fraction * wrapLongitude(((this.#lng[at + 1] as number) - lng) / 1e6)),
    };
  }
}

/** Below this a stop and its place on the line are drawn as one. */
const SAME_PLACE_METRES = 2;

function meet(before: readonly LatLng[], line: readonly LatLng[], after: readonly LatLng[]): LatLng[] {
  const far = (a: LatLng, b: LatLng): boolean => nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) > SAME_PLACE_METRES;
  return [
    ...before.filter((stop) => far(stop, line[0] as LatLng)),
    ...line,
    ...after.filter((stop) => far(stop, line[line.length - 1] as LatLng)),
  ];
}
