import { checkPoint } from './check-point.ts';
import { inputError } from './input-error.ts';

/** A box on the map; one whose west lies east of its east crosses the antimeridian. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** @throws GraphQLError for a box that is not on the earth, or upside down */
export function checkBox({ south, west, north, east }: Box): void {
  checkPoint({ lat: south, lng: west });
  checkPoint({ lat: north, lng: east });
  if (south > north) throw inputError(`"south" is ${south}, north of "north" (${north}).`);
}

/** Whether a box holds a place. */
export function boxHolds(
  { south, west, north, east }: Box,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}
