import { MEMBER_TYPE, type StreetRows } from '@tripwright/core/street/build';
import type { GrowingColumn } from '../columns/index.ts';
import type { OsmElements, Tags } from './elements.ts';
import { OsmColumns } from './osm-columns.ts';

/** The columns of elements, equal to those from reading a file of them. */
export function osmRows({ nodes, ways, relations }: OsmElements): StreetRows {
  const columns = new OsmColumns();
  const addTags = (column: GrowingColumn<Int32Array>, tags: Tags): void => {
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
