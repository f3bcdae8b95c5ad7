import { MEMBER_TYPE, type StreetRows } from '@tripwright/core/street/build';

export type StreetTags = Readonly<Record<string, string>>;

export interface MapWay {
  readonly id: number;
  /** OSM node ids as in the file, with those of missing nodes, without immediate repetitions. */
  readonly refs: readonly number[];
  readonly tags: StreetTags;
}

export interface MapRelation {
  readonly id: number;
  readonly members: readonly { readonly type: number; readonly ref: number; readonly role: string }[];
  readonly tags: StreetTags;
}

/** An extract as its elements, for checkers that rely on the file alone. */
export interface StreetMap {
  readonly nodes: ReadonlyMap<number, { readonly lat: number; readonly lng: number; readonly tags: StreetTags }>;
  readonly ways: ReadonlyMap<number, MapWay>;
  readonly relations: ReadonlyMap<number, MapRelation>;
}

export function streetMapOf(rows: StreetRows): StreetMap {
  const tagsOf = (first: Int32Array, tag: Int32Array, row: number): StreetTags => {
    const tags: Record<string, string> = {};
    for (let i = first[row] as number; i < (first[row + 1] as number); i += 2)
      tags[rows.strings[tag[i] as number] as string] = rows.strings[tag[i + 1] as number] as string;
    return tags;
  };
  const nodes = new Map<number, { lat: number; lng: number; tags: StreetTags }>();
  rows.nodeId.forEach((id, row) => {
    const [lat, lng] = [rows.nodeLat[row] as number, rows.nodeLng[row] as number];
    nodes.set(id, { lat, lng, tags: tagsOf(rows.nodeFirstTag, rows.nodeTag, row) });
  });
  const ways = new Map<number, MapWay>();
  rows.wayId.forEach((id, row) => {
    const refs = [...rows.wayRef.slice(rows.wayFirstRef[row], rows.wayFirstRef[row + 1])];
    const tags = tagsOf(rows.wayFirstTag, rows.wayTag, row);
    ways.set(id, { id, refs: refs.filter((ref, i) => i === 0 || ref !== refs[i - 1]), tags });
  });
  const relations = new Map<number, MapRelation>();
  rows.relationId.forEach((id, row) => {
    const members: { type: number; ref: number; role: string }[] = [];
    for (let m = rows.relationFirstMember[row] as number; m < (rows.relationFirstMember[row + 1] as number); m++) {
      const role = rows.strings[rows.memberRole[m] as number] as string;
      members.push({ type: rows.memberType[m] as number, ref: rows.memberRef[m] as number, role });
    }
    relations.set(id, { id, members, tags: tagsOf(rows.relationFirstTag, rows.relationTag, row) });
  });
  return { nodes, ways: withLentTags(ways, relations), relations };
}

/** Ways that are streets only as part of a ferry route or of an area carry the relation's tags. */
function withLentTags(
  ways: ReadonlyMap<number, MapWay>,
  relations: ReadonlyMap<number, MapRelation>,
): ReadonlyMap<number, MapWay> {
  const out = new Map(ways);
  for (const { tags, members } of relations.values()) {
    const isFerry = tags['type'] === 'route' && tags['route'] === 'ferry';
    const isArea =
      tags['type'] === 'multipolygon' && (tags['highway'] ?? tags['railway'] ?? tags['public_transport']) !== undefined;
    if (!isFerry && !isArea) continue;
    for (const { type, ref } of members) {
      const way = out.get(ref);
      if (type !== MEMBER_TYPE.way || way === undefined || way.tags['highway'] !== undefined) continue;
      out.set(ref, { ...way, tags: { ...way.tags, ...tags } });
    }
  }
  return out;
}
