/** Stretches of street between points of decision, not yet in their final order. */
export interface CutEdges {
  /** Ends: indices of junctions. */
  readonly from: number[];
  readonly to: number[];
  /** Index in {@link StreetWays}, -1 for a passage through a node. */
  readonly way: number[];
  readonly trait: number[];
  /** Nodes in `runNode` from the first to the last, both included; for a passage `first === last` means no points. */
  readonly first: number[];
  readonly last: number[];
  /** Node row of each junction; a node that is an obstacle to some travellers has several junctions (OS-14). */
  readonly junctionNode: number[];
  readonly junctionFlags: number[];
}
