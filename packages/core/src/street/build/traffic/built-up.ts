import { nearbyDistanceMetres } from '../../../geo/index.ts';
import { UNITS_PER_DEGREE } from '../../graph/units.ts';
import { type StreetClass, streetClasses } from '../../traits/street-class.ts';
import type { StreetArrays } from '../layout/lay-out-graph.ts';

/** Streets that stand for houses. Motorways, driveways and tracks are as dense in the country. */
const counted: ReadonlySet<StreetClass> = new Set<StreetClass>([
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'pedestrian',
]);
/** Side of a cell, and the number of cells around one in each direction that are looked at: density is that of a square of 1.25 km. */
const CELL_METRES = 250;
const AROUND = 2;
/**
 * Metres of street for each square metre from which an area is built up: 7 km per square kilometre. Suburbs of single houses have 8 to 12, city centres
 * 15 to 20, the countryside between villages 1 to 3.
 */
const DENSE = 0.007;
const METRES_PER_DEGREE = 111_195;
/** More columns than any row of cells has. */
const ROW = 2 ** 20;

type Columns = Pick<
  StreetArrays,
  | 'nodeLat'
  | 'nodeLng'
  | 'edgeFrom'
  | 'edgeTo'
  | 'edgeTrait'
  | 'edgeFirstPoint'
  | 'pointLat'
  | 'pointLng'
  | 'traitClass'
>;

/**
 * Whether each edge lies in a built-up area, where traffic slows cars: where streets are dense around more than half of its length. Zone signs and
 * limits do not decide, because they are mapped in villages too and mostly missing in towns; the density of streets is in every map.
 * @returns `[edge]`: 1 in a built-up area
 */
export function builtUpEdges(columns: Columns): Uint8Array {
  const { edgeTrait, traitClass, nodeLat } = columns;
  const edges = edgeTrait.length;
  const middle =
    (nodeLat.reduce((sum, lat) => sum + lat, 0) / Math.max(1, nodeLat.length) / UNITS_PER_DEGREE) * RADIANS;
  const grid: Grid = {
    perRow: (CELL_METRES / METRES_PER_DEGREE) * UNITS_PER_DEGREE,
    perColumn: (CELL_METRES / METRES_PER_DEGREE / Math.max(0.01, Math.cos(middle))) * UNITS_PER_DEGREE,
  };
  const metresIn = new Map<number, number>();
  for (let edge = 0; edge < edges; edge++) {
    if (!counted.has(streetClasses[traitClass[edgeTrait[edge]!]!]!)) continue;
    for (const { cell, metres } of piecesOf(columns, grid, edge))
      metresIn.set(cell, (metresIn.get(cell) ?? 0) + metres);
  }
  const dense = new Map<number, boolean>();
  const isDense = (cell: number): boolean => {
    let known = dense.get(cell);
    if (known === undefined) {
      known = metresAround(metresIn, cell) >= DENSE * squareMetres(grid, cell);
      dense.set(cell, known);
    }
    return known;
  };
  return Uint8Array.from({ length: edges }, (_, edge) => {
    let [inside, whole] = [0, 0];
    for (const { cell, metres } of piecesOf(columns, grid, edge)) {
      whole += metres;
      if (isDense(cell)) inside += metres;
    }
    return whole > 0 && inside * 2 > whole ? 1 : 0;
  });
}

const RADIANS = Math.PI / 180;

/** Cells of equal size in degrees; their width in metres is right in the middle of the region. */
interface Grid {
  /** 1e-7 degrees. */
  readonly perRow: number;
  readonly perColumn: number;
}

interface Piece {
  readonly cell: number;
  readonly metres: number;
}

/** The straight pieces of an edge, each with the cell of its middle. */
function piecesOf(columns: Columns, { perRow, perColumn }: Grid, edge: number): Piece[] {
  const { nodeLat, nodeLng, edgeFrom, edgeTo, edgeFirstPoint, pointLat, pointLng } = columns;
  const pieces: Piece[] = [];
  let [lat, lng] = [nodeLat[edgeFrom[edge]!]!, nodeLng[edgeFrom[edge]!]!];
  const end = edgeFirstPoint[edge + 1]!;
  for (let point = edgeFirstPoint[edge]!; point <= end; point++) {
    const [nextLat, nextLng] =
      point < end ? [pointLat[point]!, pointLng[point]!] : [nodeLat[edgeTo[edge]!]!, nodeLng[edgeTo[edge]!]!];
    const metres = nearbyDistanceMetres(
      lat / UNITS_PER_DEGREE,
      lng / UNITS_PER_DEGREE,
      nextLat / UNITS_PER_DEGREE,
      nextLng / UNITS_PER_DEGREE,
    );
    const cell = Math.floor((lat + nextLat) / 2 / perRow) * ROW + Math.floor((lng + nextLng) / 2 / perColumn);
    pieces.push({ cell, metres });
    [lat, lng] = [nextLat, nextLng];
  }
  return pieces;
}

function metresAround(metresIn: ReadonlyMap<number, number>, cell: number): number {
  let metres = 0;
  for (let row = -AROUND; row <= AROUND; row++)
    for (let column = -AROUND; column <= AROUND; column++) metres += metresIn.get(cell + row * ROW + column) ?? 0;
  return metres;
}

/** The area around a cell, by the true width of its row. */
function squareMetres({ perRow, perColumn }: Grid, cell: number): number {
  const row = Math.round(cell / ROW);
  const width =
    (perColumn / UNITS_PER_DEGREE) * METRES_PER_DEGREE * Math.cos(((row * perRow) / UNITS_PER_DEGREE) * RADIANS);
  const side = 2 * AROUND + 1;
  return side * side * CELL_METRES * Math.max(1, width);
}
