/**
 * Joins lines that meet end to end into closed rings, in any order and direction; lines that do not close are left out.
 * @param lines node rows of each line
 * @returns rings without the repeated first point
 */
export function joinRings(lines: readonly (readonly number[])[]): Int32Array[] {
  const open = lines.filter((line) => line.length > 1);
  const used = new Uint8Array(open.length);
  const byEnd = new Map<number, number[]>();
  open.forEach((line, i) => {
    for (const end of [line[0]!, line.at(-1)!]) {
      const known = byEnd.get(end);
      if (known === undefined) byEnd.set(end, [i]);
      else known.push(i);
    }
  });
  const rings: Int32Array[] = [];
  open.forEach((first, start) => {
    if (used[start] === 1) return;
    used[start] = 1;
    const ring = [...first];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)!;
      const next = byEnd.get(end)?.find((i) => used[i] === 0);
      if (next === undefined) break;
      used[next] = 1;
      const line = open[next] as readonly number[];
      const further = line[0] === end ? line.slice(1) : [...line].reverse().slice(1);
      for (const node of further) ring.push(node);
    }
    if (ring[0] === ring.at(-1) && ring.length > 3) rings.push(Int32Array.from(ring.slice(0, -1)));
  });
  return rings;
}
