/** A straight walk across an area, between rows of nodes. */
export interface AreaWalk {
  /** Index of the area. Walks of one area meet at a node without passing the obstacle there. */
  readonly area: number;
  /** Index in {@link StreetWays}. */
  readonly way: number;
  readonly trait: number;
  readonly from: number;
  readonly to: number;
  /** Whether the ends stand in a wall. Every path through such an end passes the wall, also within the area. */
  readonly fromGap: boolean;
  readonly toGap: boolean;
}
