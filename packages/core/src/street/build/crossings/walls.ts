import { hilbertIndex } from '../../../geo/index.ts';
import { type BoxTree, buildBoxTree } from '../../graph/box-tree.ts';
import { classifyWay } from '../../tags/classify-way.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import type { IdLookup } from '../rows/id-lookup.ts';
import { rowTags } from '../rows/row-tags.ts';
import { rowsById } from '../rows/rows-by-id.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import { wayLine } from '../rows/way-line.ts';

/** Lines on the ground that walkers cannot cross (OS-15). */
export interface Walls {
  /** Rows of nodes of each. */
  readonly lines: readonly Int32Array[];
  readonly layers: readonly number[];
  /** In 1e-7 degrees. */
  readonly tree: BoxTree;
}

const CLOSED = new Set([
  'wall',
  'fence',
  'hedge',
  'city_wall',
  'retaining_wall',
  'guard_rail',
  'ditch',
  'jersey_barrier',
  'handrail',
]);
/** Values of `barrier` on a node of a wall that let walkers through unless tags close it. */
const GAPS = new Set(['gate', 'entrance', 'lift_gate', 'swing_gate', 'kissing_gate', 'stile', 'turnstile', 'opening']);

export function readWalls(rows: StreetRows, nodes: IdLookup): Walls {
  const scratch = new Map<string, string>();
  const found: { line: Int32Array; layer: number; place: number }[] = [];
  for (const row of rowsById(rows.wayId)) {
    const tags = rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    if (!CLOSED.has(tags.get('barrier') ?? '') || classifyWay(tags) !== undefined) continue;
    const line = wayLine(rows, nodes, row);
    if (line.length < 2) continue;
    const middle = line[line.length >> 1]!;
    found.push({
      line: Int32Array.from(line),
      layer: Math.round(Number(tags.get('layer') ?? 0)) || 0,
      place: hilbertIndex(rows.nodeLat[middle]!, rows.nodeLng[middle]!),
    });
  }
  found.sort((a, b) => a.place - b.place);
  const boxes = new Int32Array(found.length * 4);
  found.forEach(({ line }, i) => {
    const lats = Array.from(line, (node) => Math.round(rows.nodeLat[node]! * 1e7));
    const lngs = Array.from(line, (node) => Math.round(rows.nodeLng[node]! * 1e7));
    boxes.set([Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)], i * 4);
  });
  return {
    lines: found.map(({ line }) => line),
    layers: found.map(({ layer }) => layer),
    tree: buildBoxTree(boxes),
  };
}

/** Whether a node of a wall is a passage through it. The node's own traits decide for whom it is open. */
export function isGap(tags: TagMap): boolean {
  return GAPS.has(tags.get('barrier') ?? '') || (tags.has('entrance') && tags.get('entrance') !== 'no');
}
