import { nearbyDistanceMetres } from '../../../geo/index.ts';
import { after, type ColumnArrays } from '../../../storage/index.ts';
import type { ParkingRows } from '../../../street/build/index.ts';
import {
  backwardOf,
  type EdgeIndex,
  edgeOf,
  forwardOf,
  isBackward,
  type NodeIndex,
  opposite,
  type PARKING_COLUMNS,
  PARKING_FLAG,
  type ParkingKind,
  type PointIndex,
  parkingKinds,
  type StreetGraph,
  UNITS_PER_DEGREE,
} from '../../../street/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { mayEndOn } from '../snapping/may-end-on.ts';
import { bestConnected, nearestOnEdge, snap } from '../snapping/snap.ts';

/** Metres beyond which a parking place is off the street network of its vehicles. */
const MAX_METRES = 150;

interface Link {
  readonly edge: EdgeIndex;
  readonly fraction: number;
  readonly metres: number;
}

/** Parking places linked to the streets. */
export interface LinkedParking {
  /** All columns of `parking.bin` but parking along the streets. */
  readonly columns: Omit<ColumnArrays<typeof PARKING_COLUMNS>, 'wayParking'>;
  /** Places without a street near by. */
  readonly unlinked: number;
  /** Places linked to the nearest street, since no street leads in on the map. */
  readonly artificial: number;
}

/**
 * Joins parking places to the streets (OS-40, SV-19). The vehicle's edge can be both reached and left. It is an edge that meets the outline or an
 * entrance, else the nearest edge. The walking edge is the same if it is open to walkers, so that no car drives on a footway and no walk begins away
 * from the car.
 * @param metricOf the metric of the vehicles of each kind
 */
export function linkParking(
  rows: ParkingRows,
  metricOf: (kind: ParkingKind) => StreetMetric,
  walk: StreetMetric,
): LinkedParking {
  const { graph } = walk;
  const wanted = new Set(rows.rim.flat());
  const junctions = new Map<number, NodeIndex[]>();
  for (let node = 0 as NodeIndex; node < graph.nodeCount; node++) {
    const osm = graph.nodeOsm[node]!;
    if (wanted.has(osm)) junctions.set(osm, [...(junctions.get(osm) ?? []), node]);
  }
  const passing = edgesThrough(graph, wanted);
  const drive = emptyLinks(rows.count);
  const onFoot = emptyLinks(rows.count);
  const kind = rows.columns.parkingKind;
  const flags = rows.columns.parkingFlags.slice();
  let unlinked = 0;
  let artificial = 0;
  for (let place = 0; place < rows.count; place++) {
    const metric = metricOf(parkingKinds[kind[place]!] ?? 'car');
    const at = { lat: rows.lat[place]!, lng: rows.lng[place]! };
    const rim = rows.rim[place]!;
    const mapped =
      linkAtNode(
        metric,
        rim.flatMap((osm) => junctions.get(osm) ?? []),
        at,
      ) ??
      linkOnEdge(
        metric,
        rim.flatMap((osm) => passing.get(osm) ?? []),
        at,
      );
    const link = mapped ?? linkNearby(metric, at);
    if (mapped === undefined && link !== undefined) {
      flags[place]! |= PARKING_FLAG.artificialEntrance;
      artificial++;
    }
    if (link === undefined) unlinked++;
    put(drive, place, link);
    put(onFoot, place, link !== undefined && isBothWays(walk, link.edge) ? link : linkNearby(walk, at));
  }
  return {
    columns: {
      ...rows.columns,
      parkingFlags: flags,
      parkingDriveEdge: drive.edge,
      parkingDriveFraction: drive.fraction,
      parkingDriveMetres: drive.metres,
      parkingWalkEdge: onFoot.edge,
      parkingWalkFraction: onFoot.fraction,
      parkingWalkMetres: onFoot.metres,
    },
    unlinked,
    artificial,
  };
}

function emptyLinks(count: number): { edge: Int32Array; fraction: Float64Array; metres: Float64Array } {
  return { edge: new Int32Array(count).fill(-1), fraction: new Float64Array(count), metres: new Float64Array(count) };
}

function put(columns: ReturnType<typeof emptyLinks>, place: number, link: Link | undefined): void {
  if (link === undefined) return;
  columns.edge[place] = link.edge;
  columns.fraction[place] = link.fraction;
  columns.metres[place] = link.metres;
}

/** The first edge at one of these nodes that can be reached and left again, and on which a drive may end. */
function linkAtNode(
  metric: StreetMetric,
  nodes: readonly NodeIndex[],
  at: { readonly lat: number; readonly lng: number },
): Link | undefined {
  const { graph, cost, connectivity } = metric;
  for (const node of nodes) {
    if (connectivity.canArrive[node] === 0 || connectivity.canLeave[node] === 0) continue;
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const directed = graph.arcEdge[arc]!;
      if (graph.edgeWay[edgeOf(directed)]! < 0) continue;
      if (cost[directed] === UNREACHED && cost[opposite(directed)] === UNREACHED) continue;
      if (!mayEndOn(metric.profile, graph.traitsOf(edgeOf(directed)))) continue;
      const metres = nearbyDistanceMetres(
        at.lat,
        at.lng,
        graph.nodeLat[node]! / UNITS_PER_DEGREE,
        graph.nodeLng[node]! / UNITS_PER_DEGREE,
      );
      return { edge: edgeOf(directed), fraction: isBackward(directed) ? 1 : 0, metres };
    }
  }
  return undefined;
}

/** An inner point of an edge's line. */
interface Bend {
  readonly edge: EdgeIndex;
  readonly point: PointIndex;
}

/** Edges with one of these OSM nodes between their ends, by node. */
function edgesThrough(graph: StreetGraph, wanted: ReadonlySet<number>): ReadonlyMap<number, readonly Bend[]> {
  const found = new Map<number, Bend[]>();
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++) {
    for (let point = graph.edgeFirstPoint[edge]!; point < graph.edgeFirstPoint[after(edge)]!; point++) {
      const osm = graph.pointOsm[point]!;
      if (!wanted.has(osm)) continue;
      const known = found.get(osm);
      if (known === undefined) found.set(osm, [{ edge, point }]);
      else known.push({ edge, point });
    }
  }
  return found;
}

/** The first of these bends whose edge can be reached and left again, and on which a drive may end. */
function linkOnEdge(
  { graph, profile, cost, connectivity }: StreetMetric,
  bends: readonly Bend[],
  at: { readonly lat: number; readonly lng: number },
): Link | undefined {
  for (const { edge, point } of bends) {
    const serves = [forwardOf(edge), backwardOf(edge)].some(
      (directed) =>
        cost[directed] !== UNREACHED &&
        connectivity.canArrive[graph.tail(directed)] === 1 &&
        connectivity.canLeave[graph.head(directed)] === 1,
    );
    if (!serves || !mayEndOn(profile, graph.traitsOf(edge))) continue;
    const lat = graph.pointLat[point]! / UNITS_PER_DEGREE;
    const lng = graph.pointLng[point]! / UNITS_PER_DEGREE;
    const { fraction } = nearestOnEdge(graph, edge, lat, lng);
    return { edge, fraction, metres: nearbyDistanceMetres(at.lat, at.lng, lat, lng) };
  }
  return undefined;
}

function linkNearby(metric: StreetMetric, at: { readonly lat: number; readonly lng: number }): Link | undefined {
  const options = { maxMetres: MAX_METRES, count: 4 } as const;
  const leave = new Set(snap(metric, at, { ...options, direction: 'from' }).map(({ edge }) => edge));
  const both = snap(metric, at, { ...options, direction: 'to' }).filter(({ edge }) => leave.has(edge));
  const found = bestConnected(metric, both);
  return found === undefined ? undefined : { edge: found.edge, fraction: found.fraction, metres: found.metres };
}

function isBothWays({ cost }: StreetMetric, edge: EdgeIndex): boolean {
  return cost[forwardOf(edge)] !== UNREACHED && cost[backwardOf(edge)] !== UNREACHED;
}
