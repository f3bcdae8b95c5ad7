/** Heights at the crossings of a grid of parallels and meridians. */
export interface HeightGrid {
  readonly rows: number;
  readonly columns: number;
  /** Degrees of the first row and column, and between neighbours; rows run southwards, columns eastwards. */
  readonly north: number;
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  /** Metres above the sea; NaN where the file knows none. */
  at(row: number, column: number): number;
}

/** Half a cell beyond the outermost crossings still belongs to a grid whose values stand for cells. */
const MARGIN = 0.5;

/** The height at a place, straight between the four crossings around it; NaN outside the grid and where one of the four is unknown. */
export function interpolateHeight(grid: HeightGrid, lat: number, lng: number): number {
  const y = (grid.north - lat) / grid.latStep;
  const x = (lng - grid.west) / grid.lngStep;
  if (!(y >= -MARGIN && x >= -MARGIN && y <= grid.rows - 1 + MARGIN && x <= grid.columns - 1 + MARGIN))
    return Number.NaN;
  const [row, down] = cell(y, grid.rows);
  const [column, right] = cell(x, grid.columns);
  let height = 0;
  for (let i = 0; i < 2; i++) {
    for (let k = 0; k < 2; k++) {
      const weight = (i === 0 ? 1 - down : down) * (k === 0 ? 1 - right : right);
      // A crossing without weight may be unknown, or beyond the last row.
      if (weight > 0) height += weight * grid.at(row + i, column + k);
    }
  }
  return height;
}

/** The crossing before a position, and the share of the way to the next. */
function cell(position: number, count: number): readonly [number, number] {
  const within = Math.max(0, Math.min(count - 1, position));
  const before = Math.floor(within);
  return [before, within - before];
}

/**
 * As {@link interpolateHeight}, with the noise of single crossings taken out: half the place itself, half the mean of what lies one
 * cell away on four sides. A slope stays as it is.
 */
export function smoothHeight(grid: HeightGrid, lat: number, lng: number): number {
  const here = interpolateHeight(grid, lat, lng);
  if (Number.isNaN(here)) return here;
  let around = 0;
  for (const [dLat, dLng] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const there = interpolateHeight(grid, lat + dLat * grid.latStep, lng + dLng * grid.lngStep);
    const opposite = interpolateHeight(grid, lat - dLat * grid.latStep, lng - dLng * grid.lngStep);
    // At an edge neither side counts, or a slope would be bent there.
    around += Number.isNaN(there) || Number.isNaN(opposite) ? here : there;
  }
  return here / 2 + around / 8;
}
