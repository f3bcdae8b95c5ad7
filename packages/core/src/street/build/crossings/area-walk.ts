/** A straight walk across an area, between rows of nodes. */
export interface AreaWalk {
  /** Number of the area: its walks meet at a node without going through what stands there. */
  readonly area: number;
  /** Position in {@link StreetWays}. */
  readonly way: number;
  readonly trait: number;
  readonly from: number;
  readonly to: number;
  /** The ends stand in a wall: whoever passes there goes through it, within the area too. */
  readonly fromGap: boolean;
  readonly toGap: boolean;
}
