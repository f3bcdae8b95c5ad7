import { nearbyDistanceMetres, type Projection, projectOntoSegment, wrapLongitude } from '../../geo/index.ts';

/** A stop farther than this from the shape shows that the shape is not the trip's (SH-5). */
export const MAX_STOP_FROM_SHAPE_METRES = 250;

/**
 * Finds the places of a sequence of stops along a line, never going backwards: the assignment of stops to pieces of the line with the least sum
 * of squared distances (SH-3: loops and out-and-back lines defeat nearest-point matching). Dynamic programming over stops × pieces.
 * @returns for each stop the number of the point before it plus the fraction of the piece, ascending; undefined when a stop is too far away
 */
export function matchStopsToLine(
  stopLat: ArrayLike<number>,
  stopLng: ArrayLike<number>,
  lineLat: ArrayLike<number>,
  lineLng: ArrayLike<number>,
): Float64Array | undefined {
  const stops = stopLat.length;
  const pieces = lineLat.length - 1;
  if (pieces < 1 || stops === 0) return undefined;
  // The place of a stop on a piece, the cost of that with all stops before it, and the piece of the stop before it.
  const fractions = new Float64Array(stops * pieces);
  const best = new Float64Array(stops * pieces);
  const from = new Int32Array(stops * pieces);
  const projection: Projection = { fraction: 0, lat: 0, lng: 0, metres: 0 };
  for (let stop = 0; stop < stops; stop++) {
    const lat = stopLat[stop]!;
    const lng = stopLng[stop]!;
    let least = Number.POSITIVE_INFINITY;
    let leastPiece = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const latA = lineLat[piece]!;
      const lngA = lineLng[piece]!;
      const latB = lineLat[piece + 1]!;
      const lngB = lineLng[piece + 1]!;
      projectOntoSegment(lat, lng, latA, lngA, latB, lngB, projection);
      const cell = stop * pieces + piece;
      const { fraction } = projection;
      const off = projection.metres * projection.metres;
      if (stop === 0) {
        fractions[cell] = fraction;
        best[cell] = off;
        continue;
      }
      const above = cell - pieces;
      const staying = best[above]!;
      fractions[cell] = fraction;
      best[cell] = least + off;
      from[cell] = leastPiece;
      if (staying > least) continue;
      // On the piece of the previous stop, this one cannot lie before it: it takes the same place, which may be far off.
      const earliest = fractions[above]!;
      const beside = fraction >= earliest ? off : squaredMetresAt(earliest, lat, lng, latA, lngA, latB, lngB);
      // A tie goes to the later piece: the shortest ride between two visits of one place.
      if (staying + beside <= least + off) {
        fractions[cell] = Math.max(fraction, earliest);
        best[cell] = staying + beside;
        from[cell] = piece;
      }
      least = staying;
      leastPiece = piece;
    }
  }
  return tracedPlaces(fractions, best, from, pieces);
}

/** Follows the cheapest assignment back from the last stop; the columns are `[stop × pieces + piece]`. */
function tracedPlaces(
  fractions: Float64Array,
  best: Float64Array,
  from: Int32Array,
  pieces: number,
): Float64Array | undefined {
  const stops = best.length / pieces;
  let piece = 0;
  const last = (stops - 1) * pieces;
  for (let p = 1; p < pieces; p++) if (best[last + p]! < best[last + piece]!) piece = p;
  const places = new Float64Array(stops);
  for (let stop = stops - 1; stop >= 0; stop--) {
    const cell = stop * pieces + piece;
    places[stop] = piece + fractions[cell]!;
    const before = stop === 0 ? 0 : best[(stop - 1) * pieces + from[cell]!]!;
    if (best[cell]! - before > MAX_STOP_FROM_SHAPE_METRES ** 2) return undefined;
    piece = from[cell]!;
  }
  return places;
}

/** Square of the distance from a place to the point a fraction along a piece. */
function squaredMetresAt(
  fraction: number,
  lat: number,
  lng: number,
  latA: number,
  lngA: number,
  latB: number,
  lngB: number,
): number {
  const at = lngA + fraction * wrapLongitude(lngB - lngA);
  return nearbyDistanceMetres(lat, lng, latA + fraction * (latB - latA), at) ** 2;
}

/**
 * The places of stops along a line by `shape_dist_traveled` of both; the unit is the feed's own, only ratios matter (SH-2).
 * @returns undefined when either side lacks distances or they do not grow (SH-4)
 */
export function placeStopsByDistance(
  stopDistance: ArrayLike<number>,
  lineDistance: ArrayLike<number>,
): Float64Array | undefined {
  const points = lineDistance.length;
  if (points < 2 || !grows(stopDistance) || !grows(lineDistance)) return undefined;
  const total = lineDistance[points - 1]!;
  // A trip that ends far beyond its shape's end uses other units.
  if (stopDistance[stopDistance.length - 1]! > total * 1.01) return undefined;
  const places = new Float64Array(stopDistance.length);
  let point = 0;
  for (let stop = 0; stop < places.length; stop++) {
    const wanted = stopDistance[stop]!;
    while (point < points - 2 && lineDistance[point + 1]! <= wanted) point++;
    const span = lineDistance[point + 1]! - lineDistance[point]!;
    places[stop] = point + (span <= 0 ? 0 : Math.min(1, Math.max(0, (wanted - lineDistance[point]!) / span)));
  }
  return places;
}

function grows(distances: ArrayLike<number>): boolean {
  for (let i = 0; i < distances.length; i++) {
    const value = distances[i]!;
    if (!(value >= 0) || (i > 0 && value < distances[i - 1]!)) return false;
  }
  return distances[distances.length - 1]! > distances[0]!;
}
