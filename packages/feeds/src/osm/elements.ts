/** OpenStreetMap elements as plain values, for writing files (the sample city, tests). */
export type Tags = Readonly<Record<string, string>>;

export interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly tags: Tags;
}

export interface OsmWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: Tags;
}

export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

export interface OsmRelation {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: Tags;
}

export interface OsmElements {
  readonly nodes: readonly OsmNode[];
  readonly ways: readonly OsmWay[];
  readonly relations: readonly OsmRelation[];
}
