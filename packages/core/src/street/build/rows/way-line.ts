import type { IdLookup } from './id-lookup.ts';
import type { StreetRows } from './street-rows.ts';

/** The rows of a way's nodes in order, without nodes that are not in the file and without immediate repetitions. */
export function wayLine(rows: StreetRows, nodes: IdLookup, way: number): number[] {
  const line: number[] = [];
  for (let i = rows.wayFirstRef[way]!; i < rows.wayFirstRef[way + 1]!; i++) {
    const node = nodes.find(rows.wayRef[i]!);
    if (node >= 0 && node !== line.at(-1)) line.push(node);
  }
  return line;
}
