import { MEMBER_TYPE, type StreetRows } from '@tripwright/core/street/build';
import type { OsmElements, Tags } from './elements.ts';
import { type Grower, OsmColumns } from './osm-columns.ts';

/** Elements as the columns that reading a file of them gives. */
export function osmRows({ nodes, ways, relations }: OsmElements): StreetRows {
  const columns = new OsmColumns();
  const addTags = (column: Grower<Int32Array>, tags: Tags): void => {
    for (const [key, value] of Object.entries(tags)) {
      column.push(columns.string(key));
      column.push(columns.string(value));
    }
  };
  for (const { id, lat, lng, tags } of nodes) {
    columns.addNode(id, lat, lng);
    addTags(columns.nodeTag, tags);
  }
  for (const { id, refs, tags } of ways) {
    columns.addWay(id);
    for (const ref of refs) columns.wayRef.push(ref);
    addTags(columns.wayTag, tags);
  }
  for (const { id, members, tags } of relations) {
    columns.addRelation(id);
    for (const { type, ref, role } of members) {
      columns.memberType.push(MEMBER_TYPE[type]);
      columns.memberRef.push(ref);
      columns.memberRole.push(columns.string(role));
    }
    addTags(columns.relationTag, tags);
  }
  return columns.finish();
}
