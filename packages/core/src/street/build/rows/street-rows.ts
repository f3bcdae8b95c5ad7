/** Kinds of relation members in {@link StreetRows}. */
export const MEMBER_TYPE = { node: 0, way: 1, relation: 2 } as const;

/**
 * An OpenStreetMap extract as columns, in file order and unchecked: it may be unsorted, repeat ids and lack nodes. Tags are pairs
 * of string indices (key, value); those of entry `i` lie between `firstTag[i]` and `firstTag[i + 1]`.
 */
export interface StreetRows {
  readonly strings: readonly string[];
  readonly nodeId: Float64Array;
  /** Degrees. */
  readonly nodeLat: Float64Array;
  readonly nodeLng: Float64Array;
  readonly nodeFirstTag: Int32Array;
  readonly nodeTag: Int32Array;
  readonly wayId: Float64Array;
  readonly wayFirstRef: Int32Array;
  /** OSM node ids. */
  readonly wayRef: Float64Array;
  readonly wayFirstTag: Int32Array;
  readonly wayTag: Int32Array;
  readonly relationId: Float64Array;
  readonly relationFirstMember: Int32Array;
  /** {@link MEMBER_TYPE}. */
  readonly memberType: Uint8Array;
  readonly memberRef: Float64Array;
  readonly memberRole: Int32Array;
  readonly relationFirstTag: Int32Array;
  readonly relationTag: Int32Array;
}
