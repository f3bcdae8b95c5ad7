import { type LatLng, METRES_PER_DEGREE, nearbyDistanceMetres } from '../../geo/index.ts';
import { after, type Columns, type Index } from '../../storage/index.ts';
import type { NamedPlaceIndex, StreetPointIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import { squareColumn, squareKey, squareRow, UNITS_PER_DEGREE } from '../columns/units.ts';

/** Something with a name near a point: a place, or a point of a street. */
export type Spot = { readonly metres: number } & (
  | { readonly place: NamedPlaceIndex; readonly point?: never }
  | { readonly point: StreetPointIndex; readonly place?: never }
);

/** Calls back for everything within a radius, in no particular order; for nothing around a point off the globe. @param radiusMetres at most some kilometres: every square is looked at */
export function spotsAround(
  columns: Columns<typeof NAME_COLUMNS>,
  { lat, lng }: LatLng,
  radiusMetres: number,
  visit: (spot: Spot) => void,
): void {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 360)) return;
  const { placeLat, placeLng, pointLat, pointLng, spot, cellFirstSpot } = columns;
  const high = radiusMetres / METRES_PER_DEGREE;
  const wide = Math.min(180, high / Math.max(1e-3, Math.cos((Math.min(89.9, Math.abs(lat) + high) * Math.PI) / 180)));
  const [west, east] = [squareColumn(lng - wide), squareColumn(lng + wide)];
  for (let row = squareRow(lat - high); row <= squareRow(lat + high); row++) {
    for (let column = west; column <= east; column++) {
      const cell = cellOf(columns, squareKey(row, column));
      if (cell === undefined) continue;
      const end = cellFirstSpot[after(cell)]!;
      for (let at = cellFirstSpot[cell]!; at < end; at++) {
        const value = spot[at]!;
        const place = value as NamedPlaceIndex;
        const point = (-1 - value) as StreetPointIndex;
        const metres =
          value >= 0
            ? nearbyDistanceMetres(lat, lng, placeLat[place]! / UNITS_PER_DEGREE, placeLng[place]! / UNITS_PER_DEGREE)
            : nearbyDistanceMetres(lat, lng, pointLat[point]! / UNITS_PER_DEGREE, pointLng[point]! / UNITS_PER_DEGREE);
        if (metres <= radiusMetres) visit(value >= 0 ? { place, metres } : { point, metres });
      }
    }
  }
}

function cellOf({ cellKey }: Columns<typeof NAME_COLUMNS>, key: number): Index<'nameCell'> | undefined {
  let [low, high] = [0, cellKey.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cellKey[middle as Index<'nameCell'>]! < key) low = middle + 1;
    else high = middle;
  }
  const cell = low as Index<'nameCell'>;
  return cellKey[cell] === key ? cell : undefined;
}
