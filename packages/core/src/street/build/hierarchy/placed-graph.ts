/** An undirected graph with coordinates; loops and parallel edges are allowed. */
export interface PlacedGraph {
  /** `[node]`, in any unit with comparable distances along both axes. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** `[edge]`: its two ends. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}
