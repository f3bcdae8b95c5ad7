import { type LatLng, METRES_PER_DEGREE, nearbyDistanceMetres, wrapLongitude } from './lat-lng.ts';

/** Grid squares of about 560 m. */
const SQUARES_PER_DEGREE = 200;
const COLUMNS = 360 * SQUARES_PER_DEGREE;

/** Finds points within some hundred metres of a place with a grid. */
export class PointGrid<Point extends LatLng> {
  readonly #squares: Map<number, Point[]> = new Map();

  constructor(points: Iterable<Point>) {
    for (const point of points) {
      const key = rowOf(point.lat) * COLUMNS + columnOf(point.lng);
      const found = this.#squares.get(key);
      if (found === undefined) this.#squares.set(key, [point]);
      else found.push(point);
    }
  }

  /** Points within a radius in metres, nearest first; equally distant points in their given order. */
  near(place: LatLng, radiusMetres: number): { readonly point: Point; readonly metres: number }[] {
    const found: { readonly point: Point; readonly metres: number }[] = [];
    const height = radiusMetres / METRES_PER_DEGREE;
    const widest = Math.cos((Math.min(89.9, Math.abs(place.lat) + height) * Math.PI) / 180);
    const width = Math.min(180, height / widest);
    if (!(height >= 0) || !Number.isFinite(place.lat) || !Number.isFinite(place.lng)) return found;
    const columns = Math.min(COLUMNS, Math.ceil(2 * width * SQUARES_PER_DEGREE) + 1);
    const west = columnOf(wrapLongitude(place.lng - width));
    const north = rowOf(place.lat + height);
    for (let row = rowOf(place.lat - height); row <= north; row++) {
      for (let i = 0; i < columns; i++) {
        const points = this.#squares.get(row * COLUMNS + ((west + i) % COLUMNS));
        if (points === undefined) continue;
        for (const point of points) {
          const metres = nearbyDistanceMetres(place.lat, place.lng, point.lat, point.lng);
          if (metres <= radiusMetres) found.push({ point, metres });
        }
      }
    }
    return found.sort((a, b) => a.metres - b.metres);
  }
}

function rowOf(lat: number): number {
  return Math.floor((lat + 90) * SQUARES_PER_DEGREE);
}

function columnOf(lng: number): number {
  return ((Math.floor((lng + 180) * SQUARES_PER_DEGREE) % COLUMNS) + COLUMNS) % COLUMNS;
}
