/** A straight walk across an area, between rows of nodes. */
export interface AreaWalk {
  /** Index of the area: its walks meet at a node without passing the obstacle there. */
  readonly area: number;
  /** Index in {@link StreetWays}. */
  readonly way: number;
  readonly trait: number;
  readonly from: number;
  readonly to: number;
  /** The ends stand in a wall, so every path through them passes the wall, within the area too. */
  readonly fromGap: boolean;
  readonly toGap: boolean;
}
