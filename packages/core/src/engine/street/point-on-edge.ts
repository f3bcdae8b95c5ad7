import { type LatLng, nearbyDistanceMetres } from '../../geo/index.ts';
import { type StreetGraph, UNITS_PER_DEGREE } from '../../street/index.ts';

/** The point of an edge before which a share of its length lies, 0 to 1. */
export function pointOnEdge(graph: StreetGraph, edge: number, fraction: number): LatLng {
  const line = edgeLine(graph, edge);
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

function edgeLine(graph: StreetGraph, edge: number): LatLng[] {
  const at = (lat: number, lng: number): LatLng => ({ lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE });
  const node = (index: number): LatLng => at(graph.nodeLat[index]!, graph.nodeLng[index]!);
  const line = [node(graph.tail(2 * edge))];
  for (let point = graph.edgeFirstPoint[edge]!; point < graph.edgeFirstPoint[edge + 1]!; point++)
    line.push(at(graph.pointLat[point]!, graph.pointLng[point]!));
  line.push(node(graph.head(2 * edge)));
  return line;
}
