import { type Area, areaContains, boxOfArea } from './area.ts';
import { type BoundingBox, boxContains } from './bounding-box.ts';
import type { LatLng } from './lat-lng.ts';

/** Grid squares per degree: squares of about 2 km hold a few zones of a city each. */
const SQUARES_PER_DEGREE = 50;
const COLUMNS = 360 * SQUARES_PER_DEGREE;
/** An area over more squares than this is kept out of the grid and tested for every place. */
const MOST_SQUARES = 4096;

/** Degrees by which boxes reach beyond the corners, so that rounding never excludes a place on an edge. */
const PADDING_DEGREES = 1e-9;

/** Finds the areas that hold a place with a grid over their bounding boxes. */
export class AreaIndex {
  readonly #areas: readonly Area[];
  readonly #boxes: readonly (BoundingBox | undefined)[];
  readonly #bySquare: Map<number, number[]> = new Map();
  readonly #large: number[] = [];

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
    this.#boxes = areas.map(paddedBox);
    this.#boxes.forEach((box, i) => {
      if (box !== undefined) this.#insert(i, box);
    });
  }

  /** Positions of the areas that hold the place, ascending. */
  findAt(place: LatLng): number[] {
    if (!Number.isFinite(place.lat) || !Number.isFinite(place.lng)) return [];
    const near = this.#bySquare.get(squareOf(place.lat, place.lng)) ?? [];
    const asked = this.#large.length === 0 ? near : [...near, ...this.#large].sort((a, b) => a - b);
    return asked.filter((i) => boxContains(this.#boxes[i]!, place) && areaContains(this.#areas[i]!, place));
  }

  #insert(i: number, box: BoundingBox): void {
    const [south, north] = [row(box.south), row(box.north)];
    const west = column(box.west);
    const columns = ((column(box.east) - west + COLUMNS) % COLUMNS) + 1;
    // The meridian at ±180° has two longitudes, so an area on it does not fit one column.
    const onSeam = Math.max(Math.abs(box.west), Math.abs(box.east)) >= 180 - 2 * PADDING_DEGREES;
    if ((north - south + 1) * columns > MOST_SQUARES || onSeam) {
      this.#large.push(i);
      return;
    }
    for (let y = south; y <= north; y++) {
      for (let x = 0; x < columns; x++) {
        const key = y * COLUMNS + ((west + x) % COLUMNS);
        const found = this.#bySquare.get(key);
        if (found === undefined) this.#bySquare.set(key, [i]);
        else found.push(i);
      }
    }
  }
}

function paddedBox(area: Area): BoundingBox | undefined {
  const box = boxOfArea(area);
  if (box === undefined) return undefined;
  const [south, west] = [box.south - PADDING_DEGREES, box.west - PADDING_DEGREES];
  return { south, west, north: box.north + PADDING_DEGREES, east: box.east + PADDING_DEGREES };
}

function row(lat: number): number {
  return Math.floor((lat + 90) * SQUARES_PER_DEGREE);
}

function column(lng: number): number {
  const x = Math.floor((lng + 180) * SQUARES_PER_DEGREE) % COLUMNS;
  return x < 0 ? x + COLUMNS : x;
}

function squareOf(lat: number, lng: number): number {
  return row(lat) * COLUMNS + column(lng);
}
