import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import { type EdgeIndex, edgeLine, forwardOf, type StreetGraph } from '../../../street/index.ts';

/** The point at a fraction (0 to 1) of an edge's length. */
export function pointOnEdge(graph: StreetGraph, edge: EdgeIndex, fraction: number): LatLng {
  const line = edgeLine(graph, forwardOf(edge)).map(({ lat, lng }): LatLng => ({ lat, lng }));
  const lengths = line.slice(1).map((to, i) => nearbyDistanceMetres(line[i]!.lat, line[i]!.lng, to.lat, to.lng));
  let left = fraction * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [from, to, share] = [line[i]!, line[i + 1]!, left / length];
      return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    }
    left -= length;
  }
  return line.at(-1)!;
}
