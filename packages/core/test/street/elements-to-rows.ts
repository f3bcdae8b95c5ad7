import { MEMBER_TYPE, type StreetRows } from '../../src/street/build/index.ts';

export interface TestElements {
  readonly nodes: readonly { id: number; lat: number; lng: number; tags?: Record<string, string> }[];
  readonly ways: readonly { id: number; refs: readonly number[]; tags: Record<string, string> }[];
  readonly relations?: readonly {
    id: number;
    members: readonly { type: 'node' | 'way'; ref: number; role: string }[];
    tags: Record<string, string>;
  }[];
}

/** The elements as columns, as a reader of an extract gives them. */
export function elementsToRows({ nodes, ways, relations = [] }: TestElements): StreetRows {
  const strings: string[] = [];
  const indexOf = new Map<string, number>();
  const text = (value: string): number => {
    if (!indexOf.has(value)) indexOf.set(value, strings.push(value) - 1);
    return indexOf.get(value)!;
  };
  const tagColumns = (elements: readonly { readonly tags?: Record<string, string> }[]) => {
    const first = [0];
    const tag: number[] = [];
    for (const { tags = {} } of elements) {
      for (const [key, value] of Object.entries(tags)) tag.push(text(key), text(value));
      first.push(tag.length);
    }
    return { first: Int32Array.from(first), tag: Int32Array.from(tag) };
  };
  const starts = (lengths: readonly number[]): Int32Array => {
    const out = [0];
    for (const length of lengths) out.push(out.at(-1)! + length);
    return Int32Array.from(out);
  };
  const [nodeTags, wayTags, relationTags] = [tagColumns(nodes), tagColumns(ways), tagColumns(relations)];
  const members = relations.flatMap((relation) => relation.members);
  return {
    strings,
    nodeId: Float64Array.from(nodes, (node) => node.id),
    nodeLat: Float64Array.from(nodes, (node) => node.lat),
    nodeLng: Float64Array.from(nodes, (node) => node.lng),
    nodeFirstTag: nodeTags.first,
    nodeTag: nodeTags.tag,
    wayId: Float64Array.from(ways, (way) => way.id),
    wayFirstRef: starts(ways.map((way) => way.refs.length)),
    wayRef: Float64Array.from(ways.flatMap((way) => way.refs)),
    wayFirstTag: wayTags.first,
    wayTag: wayTags.tag,
    relationId: Float64Array.from(relations, (relation) => relation.id),
    relationFirstMember: starts(relations.map((relation) => relation.members.length)),
    memberType: Uint8Array.from(members, (member) => MEMBER_TYPE[member.type]),
    memberRef: Float64Array.from(members, (member) => member.ref),
    memberRole: Int32Array.from(members, (member) => text(member.role)),
    relationFirstTag: relationTags.first,
    relationTag: relationTags.tag,
  };
}
