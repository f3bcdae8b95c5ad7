/** Coordinates are stored in steps of 1e-7 degrees, as in OpenStreetMap. */
export const UNITS_PER_DEGREE = 1e7;
/** Squares of the grid in which what is near a point is looked up: some 560 m. */
export const SQUARES_PER_DEGREE = 200;
/** Squares around the globe. */
const SQUARE_COLUMNS: number = 360 * SQUARES_PER_DEGREE;

/** The key of the square at a row and a column, which wraps around the globe. */
export function squareKey(row: number, column: number): number {
  return row * SQUARE_COLUMNS + (((column % SQUARE_COLUMNS) + SQUARE_COLUMNS) % SQUARE_COLUMNS);
}

/** The row of squares at a latitude in degrees. */
export function squareRow(lat: number): number {
  return Math.min(180 * SQUARES_PER_DEGREE - 1, Math.max(0, Math.floor((lat + 90) * SQUARES_PER_DEGREE)));
}

/** The column of squares at a longitude in degrees; not wrapped. */
export function squareColumn(lng: number): number {
  return Math.floor((lng + 180) * SQUARES_PER_DEGREE);
}
