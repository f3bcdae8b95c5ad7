import { type Snap, type StreetEngine, type StreetMetric, UNREACHED } from '@tripwright/core/engine/street';
import { type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import type { StreetProfileName } from '@tripwright/core/modes';
import { after } from '@tripwright/core/storage';
import {
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeLine,
  forwardOf,
  type NodeIndex,
  type StreetGraph,
  UNITS_PER_DEGREE,
} from '@tripwright/core/street';
import { below, randomNumbers } from '../random/index.ts';

/** Metres within which another street must serve as the end. */
const NEAR_METRES = 900;
/** Metres around a crossing within which the places are drawn, so that they lie among the streets. */
const AROUND_METRES = 200;

/** What random trips over a city's streets showed. */
export interface RandomEnds {
  trips: number;
  connected: number;
  /** Trips between parts of the network that nothing joins. */
  apart: number;
  lastResorts: number;
  /** Ends on motorways, links, motor roads and in tunnels although another street is near. */
  readonly badEnds: string[];
  /** Trips without a path although the plain search finds one. */
  readonly notConnected: string[];
}

/** Asks for trips between seeded random places and judges them with plain searches over all edges. */
export function randomEnds(engine: StreetEngine, profile: StreetProfileName, trips: number, seed: number): RandomEnds {
  const { graph } = engine;
  const metric = engine.metric(profile);
  const random = randomNumbers(seed);
  const anyPlace = (): LatLng => {
    const node = below(random, graph.nodeCount) as NodeIndex;
    const shift = (): number => ((below(random, 2001) - 1000) / 1000) * (AROUND_METRES / 111_195);
    return {
      lat: graph.nodeLat[node]! / UNITS_PER_DEGREE + shift(),
      lng: graph.nodeLng[node]! / UNITS_PER_DEGREE + shift(),
    };
  };
  const result: RandomEnds = { trips, connected: 0, apart: 0, lastResorts: 0, badEnds: [], notConnected: [] };
  for (let trip = 0; trip < trips; trip++) {
    const [from, to] = [anyPlace(), anyPlace()];
    const answer = engine.route(metric, from, to);
    const name = `${profile} ${from.lat},${from.lng} to ${to.lat},${to.lng}`;
    if (!answer.found) {
      if (answer.reason === 'not-connected') result.apart++;
      if (answer.reason === 'not-connected' && isConnected(metric, from, to)) result.notConnected.push(name);
      continue;
    }
    const { path } = answer;
    result.connected++;
    if (path.lastResort === true) result.lastResorts++;
    for (const [place, snap] of [
      [from, path.from],
      [to, path.to],
    ] as const) {
      if (isBadEnd(graph, snap.edge) && hasBetterEnd(metric, place))
        result.badEnds.push(`${name}: ${graph.nameOf(snap.edge)} (${describe(graph, snap)})`);
    }
  }
  return result;
}

function describe(graph: StreetGraph, { edge, metres }: Snap): string {
  const { class: kind, flags } = graph.traitsOf(edge);
  return `way ${graph.wayOsm[graph.edgeWay[edge]!]}, ${kind} ${[...flags].join(' ')}, ${Math.round(metres)} m away`;
}

const FOOTWAYS: ReadonlySet<string> = new Set([
  'footway',
  'steps',
  'path',
  'pedestrian',
  'corridor',
  'platform',
  'elevator',
]);

function isBadEnd(graph: StreetGraph, edge: EdgeIndex): boolean {
  const { class: kind, flags, foot, sidewalk } = graph.traitsOf(edge);
  if (FOOTWAYS.has(kind)) return false;
  if (flags.has('parkingAisle') || flags.has('driveway')) return false;
  const isWalkable = foot.forward + foot.backward > 0 && sidewalk !== 'no' && sidewalk !== 'unknown';
  return (
    kind === 'motorway' || kind === 'motorway_link' || flags.has('motorroad') || (flags.has('tunnel') && !isWalkable)
  );
}

/** Whether the profile can use a street near the place that is no bad end, on the main network: every edge is looked at. */
function hasBetterEnd(metric: StreetMetric, place: LatLng): boolean {
  const { graph } = metric;
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++)
    if (isOnMain(metric, edge) && !isBadEnd(graph, edge) && metresTo(graph, edge, place) < NEAR_METRES) return true;
  return false;
}

function isOnMain({ graph, cost, connectivity }: StreetMetric, edge: EdgeIndex): boolean {
  if (graph.edgeWay[edge]! < 0 || graph.traitsOf(edge).class === 'ferry') return false;
  return [forwardOf(edge), backwardOf(edge)].some(
    (directed) =>
      cost[directed] !== UNREACHED &&
      connectivity.canArriveFromMain[graph.tail(directed)] === 1 &&
      connectivity.canLeaveToMain[graph.head(directed)] === 1,
  );
}

/** Metres to the nearest of points at most some 20 m apart along the edge; precise enough beside hundreds. */
function metresTo(graph: StreetGraph, edge: EdgeIndex, { lat, lng }: LatLng): number {
  let least = Number.POSITIVE_INFINITY;
  const line = edgeLine(graph, forwardOf(edge));
  const [first] = line;
  // An edge that begins far away is looked at no closer.
  if (first === undefined || nearbyDistanceMetres(lat, lng, first.lat, first.lng) > 10_000) return least;
  line.forEach((point, i) => {
    const next = line[i + 1] ?? point;
    const steps = Math.ceil(nearbyDistanceMetres(point.lat, point.lng, next.lat, next.lng) / 20) || 1;
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      const at = { lat: point.lat + (next.lat - point.lat) * share, lng: point.lng + (next.lng - point.lng) * share };
      least = Math.min(least, nearbyDistanceMetres(lat, lng, at.lat, at.lng));
    }
  });
  return least;
}

/** Whether any edge near one place leads to any edge near the other, by a plain search that knows no turn restrictions and crosses private streets. */
function isConnected(metric: StreetMetric, from: LatLng, to: LatLng): boolean {
  const { graph, cost } = metric;
  const near = (place: LatLng): DirectedEdgeIndex[] => {
    const directed: DirectedEdgeIndex[] = [];
    for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++) {
      if (graph.edgeWay[edge]! < 0 || graph.traitsOf(edge).class === 'ferry' || isBadEnd(graph, edge)) continue;
      if (!isOnMain(metric, edge) || metresTo(graph, edge, place) >= NEAR_METRES) continue;
      for (const one of [forwardOf(edge), backwardOf(edge)]) if (cost[one] !== UNREACHED) directed.push(one);
    }
    return directed;
  };
  const seen = new Uint8Array(graph.nodeCount);
  const queue = near(from).map((directed) => graph.head(directed));
  for (const node of queue) seen[node] = 1;
  for (let next = 0; next < queue.length; next++) {
    const node = queue[next]!;
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const head = graph.arcHead[arc]!;
      if (seen[head] === 1 || cost[graph.arcEdge[arc]!] === UNREACHED) continue;
      seen[head] = 1;
      queue.push(head);
    }
  }
  return near(to).some((directed) => seen[graph.tail(directed)] === 1);
}
