import type { OsmColumns } from './osm-columns.ts';

/**
 * Maximum number of elements in a block: nodes, ways, relations, their references, members and tags, and strings. Writers put at most 8,000 nodes, ways
 * or relations into a block.
 */
const MOST_IN_BLOCK = 4_000_000;
/** A file may have this many elements, plus one per byte of its size. Real extracts have 0.2 to 0.4 elements per byte. */
const ALLOWANCE = 1_000_000;

/** Whether a file has more elements than a real file of its size. A small file that unpacks to billions of nodes would exhaust the memory. */
export function isBomb(elements: number, fileBytes: number): boolean {
  return elements > ALLOWANCE + fileBytes;
}

/** Whether one block has more elements than any writer puts into it. */
export function isOverfull(elements: number): boolean {
  return elements > MOST_IN_BLOCK;
}

/** The elements read so far. */
export function countElements(columns: OsmColumns): number {
  const { nodeId, nodeTag, wayId, wayRef, wayTag, relationId, memberRef, relationTag } = columns;
  const all = [nodeId, nodeTag, wayId, wayRef, wayTag, relationId, memberRef, relationTag];
  return all.reduce((sum, column) => sum + column.length, columns.stringCount);
}
