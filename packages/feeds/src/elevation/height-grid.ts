/** Heights at the points of a grid of parallels and meridians. */
export interface HeightGrid {
  readonly rows: number;
  readonly columns: number;
  /** Degrees of the first row and column, and between neighbours; rows run southwards, columns eastwards. */
  readonly north: number;
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  /** Metres above sea level; NaN where the file has no data. */
  at(row: number, column: number): number;
}

/** In cells: values that stand for cells cover half a cell beyond the outermost grid points. */
const MARGIN = 0.5;

/** The height at a place, interpolated bilinearly between four grid points; NaN outside the grid and where one of the four is unknown. */
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
      // A grid point without weight may be unknown or beyond the last row.
      if (weight > 0) height += weight * grid.at(row + i, column + k);
    }
  }
  return height;
}

/** The grid point before a position, and the fraction of a cell from it. */
function cell(position: number, count: number): readonly [number, number] {
  const within = Math.max(0, Math.min(count - 1, position));
  const before = Math.floor(within);
  return [before, within - before];
}

/**
 * Like {@link interpolateHeight}, but smooths the noise of single grid points: half the height at the place, half the mean of the heights
 * one cell away on four sides. An even slope keeps its heights.
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
    // Beside an edge or a gap neither side counts: one side alone would bend a slope.
    around += Number.isNaN(there) || Number.isNaN(opposite) ? here : there;
  }
  return here / 2 + around / 8;
}
