import { nearbyDistanceMetres } from '../../geo/index.ts';
import { CATEGORIES, PLACE_KIND } from '../columns/place-kinds.ts';
import { foldText } from '../text/fold-tokens.ts';
import type { PlaceDraft } from './place-draft.ts';

/** Squares of about 11 km, so that no settlement reaches beyond the next square to the north or south. */
const SQUARES_PER_DEGREE = 10;
/** Where no settlement is mapped a station, or a stop, says whereabouts a place is. */
const STATION_REACH_METRES = 1800;
const STOP_REACH_METRES = 500;

/**
 * For each place the index of what says whereabouts it is: the settlement that it lies deepest in, by distance and reach; else the nearest station; else
 * the nearest stop. -1 where nothing is near, and never a place of the same name. A settlement lies in larger settlements only.
 */
export function contextsOf(places: readonly PlaceDraft[]): Int32Array {
  const squares = new Map<number, number[]>();
  const folded = places.map(({ names }) => foldText(names[0]?.text ?? ''));
  places.forEach((place, index) => {
    if (reachOf(place) === 0) return;
    const key = keyAt(rowOf(place.lat), columnOf(place.lng));
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [index]);
    else square.push(index);
  });
  return Int32Array.from(places, (place, index) => {
    let best = -1;
    let deepest = Number.POSITIVE_INFINITY;
    // A square narrows towards the poles.
    const wide = Math.ceil(1 / Math.max(0.2, Math.cos((place.lat * Math.PI) / 180)));
    for (let row = rowOf(place.lat) - 1; row <= rowOf(place.lat) + 1; row++) {
      for (let column = columnOf(place.lng) - wide; column <= columnOf(place.lng) + wide; column++) {
        for (const other of squares.get(keyAt(row, column)) ?? []) {
          const around = places[other]!;
          if (other === index || folded[other] === folded[index] || !isWider(around, place)) continue;
          const metres = nearbyDistanceMetres(place.lat, place.lng, around.lat, around.lng);
          const depth = metres / reachOf(around);
          if (depth > 1) continue;
          const order = tierOf(around) + depth;
          if (order < deepest) {
            deepest = order;
            best = other;
          }
        }
      }
    }
    return best;
  });
}

/** Settlements before stations before stops. */
function tierOf({ kind }: PlaceDraft): number {
  return kind === PLACE_KIND.locality ? 0 : kind === PLACE_KIND.station ? 2 : 4;
}

function isWider(around: PlaceDraft, place: PlaceDraft): boolean {
  if (place.kind === PLACE_KIND.locality)
    return around.kind === PLACE_KIND.locality && reachOf(around) > reachOf(place);
  if (around.kind === PLACE_KIND.locality) return true;
  // A station is known by its name; a stop is explained by a station.
  return place.kind !== PLACE_KIND.station && (place.kind !== PLACE_KIND.stop || around.kind === PLACE_KIND.station);
}

function reachOf({ kind, category }: PlaceDraft): number {
  if (kind === PLACE_KIND.locality) return CATEGORIES[category]?.reachMetres ?? 0;
  return kind === PLACE_KIND.station ? STATION_REACH_METRES : kind === PLACE_KIND.stop ? STOP_REACH_METRES : 0;
}

function rowOf(lat: number): number {
  return Math.floor((lat + 90) * SQUARES_PER_DEGREE);
}

function columnOf(lng: number): number {
  return Math.floor((lng + 180) * SQUARES_PER_DEGREE);
}

function keyAt(row: number, column: number): number {
  const around = 360 * SQUARES_PER_DEGREE;
  return row * around + (((column % around) + around) % around);
}
