import type { OsmElements, OsmMember, OsmRelation, OsmWay, Tags } from '@tripwright/feeds/osm';
import type { Point } from '../geometry/point.ts';
import type { LocalName } from '../names/local-name.ts';
import { toLatLng } from '../place.ts';

/** Collects elements and gives them ids: nodes from 1000001, ways from 100001, relations from 10001. */
export interface OsmSheet {
  node(point: Point, tags?: Tags): number;
  way(refs: readonly number[], tags: Tags): number;
  /** A closed way through new nodes. */
  ring(corners: readonly Point[], tags: Tags): number;
  /** An open way through new nodes. */
  line(through: readonly Point[], tags: Tags): number;
  relation(members: readonly OsmMember[], tags: Tags): number;
  /** Adds tags to an existing node. */
  tagNode(id: number, tags: Tags): void;
  elements(): OsmElements;
}

export function createOsmSheet(): OsmSheet {
  const nodes: { id: number; lat: number; lng: number; tags: Tags }[] = [];
  const ways: OsmWay[] = [];
  const relations: OsmRelation[] = [];
  const sheet: OsmSheet = {
    node(point, tags = {}) {
      const id = 1_000_001 + nodes.length;
      nodes.push({ id, ...toLatLng(point), tags });
      return id;
    },
    way(refs, tags) {
      const id = 100_001 + ways.length;
      ways.push({ id, refs, tags });
      return id;
    },
    ring(corners, tags) {
      const refs = corners.map((corner) => sheet.node(corner));
      return sheet.way([...refs, refs[0]!], tags);
    },
    line(through, tags) {
      return sheet.way(
        through.map((point) => sheet.node(point)),
        tags,
      );
    },
    relation(members, tags) {
      const id = 10_001 + relations.length;
      relations.push({ id, members, tags });
      return id;
    },
    tagNode(id, tags) {
      const node = nodes[id - 1_000_001];
      if (node === undefined) throw new RangeError(`there is no node ${id}`);
      node.tags = { ...node.tags, ...tags };
    },
    elements: () => ({ nodes, ways, relations }),
  };
  return sheet;
}

/** `name`, `name:en`, `name:de`, … */
export function nameTags(name: LocalName): Tags {
  return { name: name.en, 'name:en': name.en, 'name:de': name.de, 'name:fi': name.fi, 'name:pt': name.pt };
}
