import type { LatLng } from '../../geo/index.ts';
import { after } from '../../storage/index.ts';
import { type DirectedEdgeIndex, edgeOf, isBackward, type NodeIndex } from '../columns/index-types.ts';
import type { StreetGraph } from './street-graph.ts';
import { UNITS_PER_DEGREE } from './units.ts';

/** A vertex of a street: a place and its OSM node. */
export interface StreetPoint extends LatLng {
  readonly node: number;
}

/** All points of a directed edge, both ends included, in the direction of travel. */
export function edgeLine(graph: StreetGraph, directed: DirectedEdgeIndex): StreetPoint[] {
  const edge = edgeOf(directed);
  const line: StreetPoint[] = [nodePoint(graph, graph.edgeFrom[edge]!)];
  for (let i = graph.edgeFirstPoint[edge]!; i < graph.edgeFirstPoint[after(edge)]!; i++) {
    line.push({
      lat: graph.pointLat[i]! / UNITS_PER_DEGREE,
      lng: graph.pointLng[i]! / UNITS_PER_DEGREE,
      node: graph.pointOsm[i]!,
    });
  }
  line.push(nodePoint(graph, graph.edgeTo[edge]!));
  return isBackward(directed) ? line.reverse() : line;
}

function nodePoint(graph: StreetGraph, node: NodeIndex): StreetPoint {
  return {
    lat: graph.nodeLat[node]! / UNITS_PER_DEGREE,
    lng: graph.nodeLng[node]! / UNITS_PER_DEGREE,
    node: graph.nodeOsm[node]!,
  };
}
