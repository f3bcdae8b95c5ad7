import type { BoundingBox } from './bounding-box.ts';
import { wrapLongitude } from './lat-lng.ts';

/** Cells per degree on both axes, where a request gives no other number (wire-format.md section 13). */
export const CELLS_PER_DEGREE = 75;

/** A cell by the integer-scaled coordinates of its south-west corner. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * The cell that holds a place. Scaled coordinates are rounded towards minus infinity, so a cell is named after its south-west corner in
 * every hemisphere (IT-26). A place on a border belongs to the cell north-east of it; a place on the antimeridian belongs to the first
 * column of the western hemisphere.
 * @param cellsPerDegree a whole number above 0
 */
export function cellOf(lat: number, lng: number, cellsPerDegree: number = CELLS_PER_DEGREE): Cell {
  // `+ 0` turns -0 into 0, so that both give the same key.
  return {
    row: Math.floor(lat * cellsPerDegree) + 0,
    column: Math.floor(wrapLongitude(lng) * cellsPerDegree) + 0,
  };
}

/** The ID of a cell on the wire: `<row>#<column>` (spec 2.6). */
export function cellKey(cell: Cell): string {
  return `${cell.row}#${cell.column}`;
}

/** The cell of an ID; `undefined` for a text that is not a cell ID, such as a region code. */
export function parseCellKey(key: string): Cell | undefined {
  const match = /^(-?\d{1,9})#(-?\d{1,9})$/.exec(key);
  return match === null ? undefined : { row: Number(match[1]) + 0, column: Number(match[2]) + 0 };
}

/** The box of a cell in degrees; its north and east edges belong to the next cells. */
export function boxOfCell(cell: Cell, cellsPerDegree: number = CELLS_PER_DEGREE): BoundingBox {
  return {
    south: cell.row / cellsPerDegree,
    west: cell.column / cellsPerDegree,
    north: (cell.row + 1) / cellsPerDegree,
    east: (cell.column + 1) / cellsPerDegree,
  };
}

/** Every cell that a box touches, once each, row by row from the south, each row from west to east, also across ±180°. */
export function cellsOfBox(box: BoundingBox, cellsPerDegree: number = CELLS_PER_DEGREE): Cell[] {
  const { south, north, west, columns } = spanOf(box, cellsPerDegree);
  const cells: Cell[] = [];
  for (let row = south; row <= north; row++) {
    for (let step = 0; step < columns; step++) {
      const column = west + step;
      cells.push({ row, column: column < 180 * cellsPerDegree ? column : column - 360 * cellsPerDegree });
    }
  }
  return cells;
}

/** The number of cells that {@link cellsOfBox} lists, in constant time. Check it before listing a box of unknown size. */
export function countCellsOfBox(box: BoundingBox, cellsPerDegree: number = CELLS_PER_DEGREE): number {
  const { south, north, columns } = spanOf(box, cellsPerDegree);
  return Math.max(0, north - south + 1) * columns;
}

function spanOf(
  box: BoundingBox,
  cellsPerDegree: number,
): { readonly south: number; readonly north: number; readonly west: number; readonly columns: number } {
  const southWest = cellOf(box.south, box.west, cellsPerDegree);
  const northEast = cellOf(box.north, box.east, cellsPerDegree);
  const around = 360 * cellsPerDegree;
  const wide = box.east - box.west >= 360;
  const ahead = northEast.column - southWest.column;
  // Both ends in one column mean either a narrow box or one that spans nearly the whole globe.
  const nearlyAround = ahead === 0 && box.west > box.east && wrapLongitude(box.west) > wrapLongitude(box.east);
  const columns = wide || nearlyAround ? around : (ahead < 0 ? ahead + around : ahead) + 1;
  return {
    south: southWest.row,
    north: northEast.row,
    west: southWest.column,
    columns: Math.min(columns, around),
  };
}
