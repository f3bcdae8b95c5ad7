import {
  IdLookup,
  joinRings,
  MEMBER_TYPE,
  rowsById,
  rowTags,
  type StreetRows,
  wayLine,
} from '../../street/build/index.ts';
import { CATEGORIES, isLocality, NO_CATEGORY, PLACE_KIND } from '../columns/place-kinds.ts';
import { namesInTags, type PlaceDraft } from './place-draft.ts';

/**
 * The named settlements and points of interest of an extract. Stops are not among them, as the timetable has those that are served; stations are,
 * because trains may call there that no feed has.
 */
export function mapPlaces(rows: StreetRows): PlaceDraft[] {
  const nodes = IdLookup.over(rows.nodeId);
  const ways = IdLookup.over(rows.wayId);
  const nameKey = rows.strings.indexOf('name');
  const scratch = new Map<string, string>();
  const found: PlaceDraft[] = [];
  if (nameKey < 0) return found;
  const add = (place: () => readonly [number, number] | undefined): void => {
    const category = categoryOf(scratch);
    if (category === NO_CATEGORY) return;
    const names = namesInTags(scratch);
    const at = names.length === 0 ? undefined : place();
    if (at === undefined) return;
    const importance = CATEGORIES[category]?.importance ?? 0;
    const kind = isLocality(category) ? PLACE_KIND.locality : PLACE_KIND.poi;
    found.push({ kind, category, importance, lat: at[0], lng: at[1], names, stop: -1 });
  };
  for (let row = 0; row < rows.nodeId.length; row++) {
    // The last of the rows with one id counts.
    if (!hasKey(rows.nodeFirstTag, rows.nodeTag, row, nameKey) || nodes.find(rows.nodeId[row]!) !== row) continue;
    rowTags(rows, rows.nodeFirstTag, rows.nodeTag, row, scratch);
    add(() => [rows.nodeLat[row]!, rows.nodeLng[row]!]);
  }
  for (const row of rowsById(rows.wayId)) {
    if (!hasKey(rows.wayFirstTag, rows.wayTag, row, nameKey)) continue;
    rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    if (!scratch.has('highway')) add(() => middleOf(rows, wayLine(rows, nodes, row)));
  }
  for (const row of rowsById(rows.relationId)) {
    if (!hasKey(rows.relationFirstTag, rows.relationTag, row, nameKey)) continue;
    rowTags(rows, rows.relationFirstTag, rows.relationTag, row, scratch);
    const type = scratch.get('type');
    if (type === 'multipolygon' || type === 'boundary') add(() => placeOfRelation(rows, nodes, ways, row));
  }
  return found;
}

/** Whether a row has a tag, without decoding any. */
export function hasKey(firstTag: Int32Array, tag: Int32Array, row: number, key: number): boolean {
  const end = firstTag[row + 1]!;
  for (let i = firstTag[row]!; i < end; i += 2) if (tag[i] === key) return true;
  return false;
}

function categoryOf(tags: ReadonlyMap<string, string>): number {
  const at = CATEGORIES.findIndex(({ key, values }) => {
    const value = tags.get(key);
    return value !== undefined && value !== 'no' && (values === undefined || values.includes(value));
  });
  return at < 0 ? NO_CATEGORY : at;
}

/** The label or centre that the relation names, else the middle of its outline. */
function placeOfRelation(
  rows: StreetRows,
  nodes: IdLookup,
  ways: IdLookup,
  row: number,
): readonly [number, number] | undefined {
  const outer: number[][] = [];
  for (let m = rows.relationFirstMember[row]!; m < rows.relationFirstMember[row + 1]!; m++) {
    const role = rows.strings[rows.memberRole[m]!];
    if (rows.memberType[m] === MEMBER_TYPE.node && (role === 'label' || role === 'admin_centre')) {
      const node = nodes.find(rows.memberRef[m]!);
      if (node >= 0) return [rows.nodeLat[node]!, rows.nodeLng[node]!];
    }
    const way = rows.memberType[m] === MEMBER_TYPE.way && role !== 'inner' ? ways.find(rows.memberRef[m]!) : -1;
    if (way >= 0) outer.push(wayLine(rows, nodes, way));
  }
  const rings = joinRings(outer);
  // An outline that the extract cuts off has its middle elsewhere.
  return rings.length === 0
    ? undefined
    : middleOf(
        rows,
        rings.flatMap((ring) => [...ring]),
      );
}

/** The middle of the box around nodes; undefined without any. */
function middleOf(rows: StreetRows, nodes: readonly number[]): readonly [number, number] | undefined {
  if (nodes.length === 0) return undefined;
  const box = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const node of nodes) {
    box[0] = Math.min(box[0]!, rows.nodeLat[node]!);
    box[1] = Math.min(box[1]!, rows.nodeLng[node]!);
    box[2] = Math.max(box[2]!, rows.nodeLat[node]!);
    box[3] = Math.max(box[3]!, rows.nodeLng[node]!);
  }
  return [(box[0]! + box[2]!) / 2, (box[1]! + box[3]!) / 2];
}
