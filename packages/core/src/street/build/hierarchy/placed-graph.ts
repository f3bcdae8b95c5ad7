/** An undirected graph to be cut up: places and edges; loops and parallel edges are fine. */
export interface PlacedGraph {
  /** `[node]`, any unit in which distances along the axes compare. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** `[edge]`: its two ends. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}
