import { type Node, parseTree } from 'jsonc-parser';
import type { TextRange } from '../table/feed-row.ts';

/** A zone of locations.geojson: its id and the place of the id, without quotation marks. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly range: TextRange;
  /** Place of the geometry; that of the id when it has none. */
  readonly geometryRange: TextRange;
}

/** The zones of locations.geojson; none for a text that is no feature collection. */
export function readZones(text: string): Zone[] {
  const root = parseTree(text);
  if (root === undefined) return [];
  const features = property(root, 'features')?.children ?? [];
  const starts = lineStarts(text);
  const rangeOf = (from: number, to: number): TextRange => {
    const [start, end] = [place(starts, from), place(starts, to)];
    return { startLine: start.line, startCharacter: start.character, endLine: end.line, endCharacter: end.character };
  };
  return features.flatMap((feature): Zone[] => {
    const id = property(feature, 'id');
    if (id === undefined || (id.type !== 'string' && id.type !== 'number')) return [];
    const mark = id.type === 'string' ? 1 : 0;
    const range = rangeOf(id.offset + mark, id.offset + id.length - mark);
    const properties = property(feature, 'properties');
    const name = properties && (property(properties, 'stop_name') ?? property(properties, 'name'))?.value;
    const geometry = property(feature, 'geometry');
    const geometryRange = geometry === undefined ? range : rangeOf(geometry.offset, geometry.offset + geometry.length);
    return [{ id: String(id.value), name: typeof name === 'string' ? name : '', range, geometryRange }];
  });
}

function property(node: Node, name: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  return node.children?.find((entry) => entry.children?.[0]?.value === name)?.children?.[1];
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function place(starts: readonly number[], offset: number): { line: number; character: number } {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low, character: offset - starts[low]! };
}
