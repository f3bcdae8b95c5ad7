/** Tags of an element: values by key. */
export type Tags = Readonly<Record<string, string>>;

/** A node, in degrees. */
export interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly tags: Tags;
}

/** A way through nodes. */
export interface OsmWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: Tags;
}

/** A member of a relation. */
export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

/** A relation of elements. */
export interface OsmRelation {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: Tags;
}

/** OpenStreetMap elements as plain values, as input of the writers (the sample city, tests). */
export interface OsmElements {
  readonly nodes: readonly OsmNode[];
  readonly ways: readonly OsmWay[];
  readonly relations: readonly OsmRelation[];
}
