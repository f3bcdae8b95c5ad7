import type { Index } from '../../storage/index.ts';

/** A node of the street graph: a junction or another point of decision. */
export type NodeIndex = Index<'node'>;
/** A stretch of street between two nodes. */
export type EdgeIndex = Index<'edge'>;
/** One direction of an edge: `2 × edge` along its way, `2 × edge + 1` against it. */
export type DirectedEdgeIndex = Index<'directedEdge'>;
/** A directed edge as it leaves its node. */
export type ArcIndex = Index<'arc'>;
/** A point of an edge's line between its ends. */
export type PointIndex = Index<'point'>;
/** An OSM way of the graph, or an area with streets across it. */
export type WayIndex = Index<'way'>;
/** A combination of traits, stored once. */
export type TraitIndex = Index<'trait'>;
/** A turn restriction. */
export type RestrictionIndex = Index<'restriction'>;
/** A text of the street graph's pool. */
export type StreetStringIndex = Index<'streetString'>;
/** A state of the turn graph of one family. */
export type StateIndex = Index<'state'>;
/** An arc of a turn graph. */
export type TurnArcIndex = Index<'turnArc'>;
/** An upward arc of a contracted turn graph. */
export type UpArcIndex = Index<'upArc'>;
/** A filled area of the map. */
export type AreaIndex = Index<'area'>;
/** A parking place. */
export type ParkingIndex = Index<'parking'>;

/** The edge of a directed edge. */
export function edgeOf(directed: DirectedEdgeIndex): EdgeIndex {
  return (directed >> 1) as EdgeIndex;
}

/** The direction of an edge along its way. */
export function forwardOf(edge: EdgeIndex): DirectedEdgeIndex {
  return (2 * edge) as DirectedEdgeIndex;
}

/** The direction of an edge against its way. */
export function backwardOf(edge: EdgeIndex): DirectedEdgeIndex {
  return (2 * edge + 1) as DirectedEdgeIndex;
}

/** The other direction of a directed edge. */
export function opposite(directed: DirectedEdgeIndex): DirectedEdgeIndex {
  return (directed ^ 1) as DirectedEdgeIndex;
}

/** Whether a directed edge runs against its way. */
export function isBackward(directed: DirectedEdgeIndex): boolean {
  return (directed & 1) === 1;
}
