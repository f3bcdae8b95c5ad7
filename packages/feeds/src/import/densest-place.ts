import { type LatLng, METRES_PER_DEGREE, wrapLongitude } from '@tripwright/core/geo';

/** Side of a counting square. */
const SQUARE_METRES = 500;

interface Square {
  readonly row: number;
  readonly column: number;
  readonly points: LatLng[];
}

/**
 * The place where points are densest: the mean of the points in the fullest block of three by three squares of half a kilometre. Among equal
 * blocks the southernmost wins, then the westernmost, so the order of the points does not matter. Undefined without points.
 */
export function densestPlace(points: readonly LatLng[]): LatLng | undefined {
  const squares = new Map<string, Square>();
  for (const point of points) {
    const row = Math.floor((point.lat * METRES_PER_DEGREE) / SQUARE_METRES);
    // Squares are as wide as high at the latitude of their row, so that rows can be compared.
    const width =
      METRES_PER_DEGREE *
      Math.max(0.01, Math.cos((((row + 0.5) * SQUARE_METRES) / METRES_PER_DEGREE) * (Math.PI / 180)));
    const column = Math.floor((point.lng * width) / SQUARE_METRES);
    const key = `${row} ${column}`;
    const square = squares.get(key) ?? { row, column, points: [] };
    square.points.push(point);
    squares.set(key, square);
  }
  let fullest: readonly LatLng[] = [];
  for (const { row, column } of [...squares.values()].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const block = [row - 1, row, row + 1].flatMap((r) =>
      [column - 1, column, column + 1].flatMap((c) => squares.get(`${r} ${c}`)?.points ?? []),
    );
    if (block.length > fullest.length) fullest = block;
  }
  const [first] = fullest;
  if (first === undefined) return undefined;
  const mean = (part: (point: LatLng) => number): number =>
    fullest.reduce((sum, point) => sum + part(point), 0) / fullest.length;
  return {
    lat: mean(({ lat }) => lat),
    lng: wrapLongitude(first.lng + mean(({ lng }) => wrapLongitude(lng - first.lng))),
  };
}
