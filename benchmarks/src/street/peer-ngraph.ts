import { type StreetMetric, UNREACHED } from '@tripwright/core/engine/street';
import { METRES_PER_DEGREE } from '@tripwright/core/geo';
import { after } from '@tripwright/core/storage';
import { type NodeIndex, UNITS_PER_DEGREE } from '@tripwright/core/street';
import createGraph, { type Graph, type Node } from 'ngraph.graph';
import paths from 'ngraph.path';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Milliseconds of the quickest way between two nodes, -1 for none. The peer builds its path as well. */
export type PeerRoute = (from: number, to: number) => number;

/** The same streets, crossings and costs in the peer's own graph, and its two exact searches with a straight-line bound. */
export function ngraphRoutes(metric: StreetMetric): { readonly aStar: PeerRoute; readonly nba: PeerRoute } {
  const graph = copyStreets(metric);
  const pace = (METRES_PER_DEGREE * 1000 * 0.998) / metric.topSpeed;
  const options = {
    oriented: true,
    distance: (_from: Node<Place>, _to: Node<Place>, link: { readonly data: number }) => link.data,
    heuristic: ({ data: a }: Node<Place>, { data: b }: Node<Place>) => {
      const dx = (a.lng - b.lng) * Math.cos((Math.max(Math.abs(a.lat), Math.abs(b.lat)) * Math.PI) / 180);
      const dy = a.lat - b.lat;
      return Math.sqrt(dx * dx + dy * dy) * pace;
    },
  };
  const route = (find: (from: number, to: number) => readonly Node<Place>[]): PeerRoute => {
    return (from, to) => {
      // The peer returns the path from its end.
      const way = find(from, to);
      if (way.length === 0) return -1;
      let cost = 0;
      for (let i = way.length - 1; i > 0; i--) {
        cost += graph.getLink((way[i] as Node<Place>).id, (way[i - 1] as Node<Place>).id)?.data ?? 0;
      }
      return cost;
    };
  };
  const [aStar, nba] = [paths.aStar(graph, options), paths.nba(graph, options)];
  return { aStar: route((from, to) => aStar.find(from, to)), nba: route((from, to) => nba.find(from, to)) };
}

function copyStreets({ graph: streets, cost }: StreetMetric): Graph<Place, number> {
  const graph = createGraph<Place, number>();
  for (let node = 0 as NodeIndex; node < streets.nodeCount; node++) {
    const [lat, lng] = [streets.nodeLat[node]!, streets.nodeLng[node]!];
    graph.addNode(node, { lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE });
  }
  for (let node = 0 as NodeIndex; node < streets.nodeCount; node++) {
    for (let arc = streets.arcFirst[node]!; arc < streets.arcFirst[after(node)]!; arc++) {
      const step = cost[streets.arcEdge[arc]!]!;
      if (step === UNREACHED) continue;
      const head = streets.arcHead[arc]!;
      // The cheapest of parallel streets is kept: the peer has one link per pair.
      const known = graph.getLink(node, head);
      if (known === null || known === undefined) graph.addLink(node, head, step);
      else known.data = Math.min(known.data, step);
    }
  }
  return graph;
}
