import { type LatLng, METRES_PER_DEGREE, wrapLongitude } from './lat-lng.ts';

/** Least length of a side of a cell in metres: about half a block. */
const LEAST_CELL_METRES = 40;
/** Cells from side to side, at most: it bounds memory and the length of outlines, whatever the extent is. */
const MOST_CELLS = 320;
/** Cells around the outermost places. */
const MARGIN = 2;
/** Seconds beyond the longest limit that count for what is not reached: it decides where between two corners an outline runs. */
const BEYOND = 600;
/**
 * An outline keeps away from the corners of cells by this share of a side, so that it never touches itself, and holds the straight line between two marks
 * that are at most three eighths of a side apart: such a line cuts off less of a cell.
 */
const LEAST_SHARE = 0.15;
/** Holes of fewer cells are courtyards between streets. */
const LEAST_HOLE_CELLS = 4;
/**
 * Diagonals of cells from a mark to the farthest point of an area without another mark: one to the farthest corner of its cell, less than one on to the outline,
 * and a bit more across a courtyard.
 */
const MOST_DIAGONALS = 2.25;
/** Decimals of degrees: a tenth of a metre. */
const DECIMALS = 1e6;

/** A polygon as GeoJSON has it (RFC 7946): `[longitude, latitude]`, closed rings, the outer one counter-clockwise, holes clockwise. */
export type PolygonCoordinates = readonly (readonly (readonly [lng: number, lat: number])[])[];

/** A ring in cells of the grid, closed by its first corner, with its signed area. */
interface Ring {
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly area: number;
}

/**
 * Times at places, from which areas are drawn that are reached within a limit. Each place counts for the cell of a square grid that holds it. So an area
 * holds every place that was marked with less than its limit, and nothing that is farther from all of them than its precision. Areas of longer limits hold
 * those of shorter ones.
 *
 * Outlines are the contours of a function that is linear in each of the two triangles of a cell (marching squares in the form without ambiguous cases;
 * B. A. Payne and A. W. Toga 1990), which never cross themselves or each other.
 */
export class ReachField {
  /** Side of a cell in metres. */
  readonly cellMetres: number;
  /** How far an outline may lie beyond the nearest mark, in metres. */
  readonly precisionMetres: number;
  readonly #south: number;
  readonly #west: number;
  readonly #latStep: number;
  readonly #lngStep: number;
  readonly #columns: number;
  readonly #rows: number;
  /** Least seconds at the corners of cells. */
  readonly #seconds: Float32Array;
  readonly #beyond: number;

  /**
   * @param places everything that will be marked lies between them, and in less than half the globe
   * @param longest seconds: the longest limit
   * @param leastCellMetres least length of a side of a cell
   */
  constructor(places: readonly LatLng[], longest: number, leastCellMetres: number = LEAST_CELL_METRES) {
    const first = places[0] ?? { lat: 0, lng: 0 };
    let [south, north, west, east] = [first.lat, first.lat, 0, 0];
    for (const { lat, lng } of places) {
      const x = wrapLongitude(lng - first.lng);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
      west = Math.min(west, x);
      east = Math.max(east, x);
    }
    const shrink = Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
    const [height, width] = [(north - south) * METRES_PER_DEGREE, (east - west) * shrink * METRES_PER_DEGREE];
    this.cellMetres = Math.max(leastCellMetres, Math.max(height, width) / MOST_CELLS);
    this.precisionMetres = MOST_DIAGONALS * Math.SQRT2 * this.cellMetres;
    this.#latStep = this.cellMetres / METRES_PER_DEGREE;
    this.#lngStep = this.#latStep / shrink;
    this.#south = south - MARGIN * this.#latStep;
    this.#west = first.lng + west - MARGIN * this.#lngStep;
    this.#columns = Math.ceil(width / this.cellMetres) + 2 * MARGIN + 2;
    this.#rows = Math.ceil(height / this.cellMetres) + 2 * MARGIN + 2;
    this.#beyond = longest + BEYOND;
    this.#seconds = new Float32Array(this.#columns * this.#rows).fill(this.#beyond);
  }

  /** A place is reached after a time. */
  mark(lat: number, lng: number, seconds: number): void {
    const column = Math.floor(wrapLongitude(lng - this.#west) / this.#lngStep);
    const row = Math.floor((lat - this.#south) / this.#latStep);
    if (column < 0 || row < 0 || column >= this.#columns - 1 || row >= this.#rows - 1) return;
    const at = row * this.#columns + column;
    this.#lower(at, seconds);
    this.#lower(at + 1, seconds);
    this.#lower(at + this.#columns, seconds);
    this.#lower(at + this.#columns + 1, seconds);
  }

  /** Everything around a place is reached in a straight line. @param longest seconds at the end of the line */
  markAround(lat: number, lng: number, seconds: number, metresPerSecond: number, longest: number): void {
    const [x, y] = [wrapLongitude(lng - this.#west) / this.#lngStep, (lat - this.#south) / this.#latStep];
    const cells = ((longest - seconds) * metresPerSecond) / this.cellMetres;
    const [low, high] = [Math.max(0, Math.ceil(y - cells)), Math.min(this.#rows - 1, Math.floor(y + cells))];
    for (let row = low; row <= high; row++) {
      const half = Math.sqrt(Math.max(0, cells * cells - (row - y) * (row - y)));
      const last = Math.min(this.#columns - 1, Math.floor(x + half));
      for (let column = Math.max(0, Math.ceil(x - half)); column <= last; column++) {
        const away = Math.hypot(column - x, row - y) * this.cellMetres;
        this.#lower(row * this.#columns + column, seconds + away / metresPerSecond);
      }
    }
  }

  #lower(corner: number, seconds: number): void {
    if (seconds < this.#seconds[corner]!) this.#seconds[corner] = seconds;
  }

  /** The area that is reached within a time, at most the longest limit: disjoint polygons, in an order that depends on the places alone. */
  within(limit: number): readonly PolygonCoordinates[] {
    const rings = this.#contours(limit);
    const isCourtyard = ({ area }: Ring): boolean => area < 0 && -area < LEAST_HOLE_CELLS;
    const filled = rings.filter(isCourtyard);
    const outer = rings.filter(
      (ring) => ring.area > 0 && !filled.some((hole) => -hole.area > ring.area && ringHolds(hole, ring.corners[0]!)),
    );
    const holesOf = new Map<Ring, Ring[]>(outer.map((ring) => [ring, []]));
    for (const hole of rings) {
      if (hole.area >= 0 || isCourtyard(hole)) continue;
      let around: Ring | undefined;
      for (const ring of outer)
        if (
          ring.area > -hole.area &&
          ringHolds(ring, hole.corners[0]!) &&
          (around === undefined || ring.area < around.area)
        )
          around = ring;
      if (around !== undefined) holesOf.get(around)!.push(hole);
    }
    return outer.map((ring) => [ring, ...holesOf.get(ring)!].map((each) => this.#written(each)));
  }

  /** All contours of a time, with what is reached on their left. */
  #contours(limit: number): Ring[] {
    const [columns, rows, seconds] = [this.#columns, this.#rows, this.#seconds];
    // By the edge where a piece of a contour begins: that where it ends. Edges: 3 × corner + 0 to the east, 1 to the north, 2 to the north-east.
    const next = new Map<number, number>();
    const cross = (p: number, q: number, r: number, pq: number, qr: number, rp: number): void => {
      const [a, b, c] = [seconds[p]! <= limit, seconds[q]! <= limit, seconds[r]! <= limit];
      if (a === b && b === c) return;
      if (b === c) a ? next.set(pq, rp) : next.set(rp, pq);
      else if (a === c) b ? next.set(qr, pq) : next.set(pq, qr);
      else c ? next.set(rp, qr) : next.set(qr, rp);
    };
    for (let row = 0; row < rows - 1; row++) {
      for (let column = 0; column < columns - 1; column++) {
        const at = row * columns + column;
        const [east, north] = [at + 1, at + columns];
        cross(at, east, north + 1, 3 * at, 3 * east + 1, 3 * at + 2);
        cross(at, north + 1, north, 3 * at + 2, 3 * north, 3 * at + 1);
      }
    }
    const rings: Ring[] = [];
    for (const start of next.keys()) {
      const corners: (readonly [number, number])[] = [];
      for (let edge = start, after = next.get(edge); after !== undefined; edge = after, after = next.get(edge)) {
        next.delete(edge);
        corners.push(this.#crossing(edge, limit));
      }
      if (corners.length > 2) rings.push({ corners, area: areaOf(corners) });
    }
    return rings;
  }

  #crossing(edge: number, limit: number): readonly [number, number] {
    const corner = Math.floor(edge / 3);
    const [east, north] = [
      [1, 0],
      [0, 1],
      [1, 1],
    ][edge % 3] as [number, number];
    const [here, there] = [this.#seconds[corner]!, this.#seconds[corner + east + north * this.#columns]!];
    const share = Math.max(LEAST_SHARE, Math.min(1 - LEAST_SHARE, (limit - here) / (there - here)));
    return [(corner % this.#columns) + east * share, Math.floor(corner / this.#columns) + north * share];
  }

  #written({ corners }: Ring): readonly (readonly [number, number])[] {
    const written = corners.map(
      ([x, y]) =>
        [
          Math.round(wrapLongitude(this.#west + x * this.#lngStep) * DECIMALS) / DECIMALS,
          Math.round((this.#south + y * this.#latStep) * DECIMALS) / DECIMALS,
        ] as const,
    );
    return [...written, written[0]!];
  }
}

/** Area of a ring in cells; positive = counter-clockwise. */
function areaOf(corners: Ring['corners']): number {
  let twice = 0;
  let [ax, ay] = corners.at(-1)!;
  for (const [bx, by] of corners) {
    twice += ax * by - bx * ay;
    [ax, ay] = [bx, by];
  }
  return twice / 2;
}

/** Counts the crossings of a ray to the east. */
function ringHolds({ corners }: Ring, [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  let [ax, ay] = corners.at(-1)!;
  for (const [bx, by] of corners) {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
    [ax, ay] = [bx, by];
  }
  return isInside;
}
