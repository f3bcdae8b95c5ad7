import { streetKinds } from './draft.ts';
import type { NodeLine } from './planarise.ts';

/**
 * Makes one-way streets two-way where they would trap a driver. Afterwards every place of a connected network can be both reached
 * and left by car.
 */
export function openTraps(lines: readonly NodeLine[], count: number): NodeLine[] {
  let current = [...lines];
  for (let round = 0; round < 12; round++) {
    const component = strongComponents(current, count);
    let changed = false;
    current = current.map((line) => {
      const oneway = line.draft.tags?.['oneway'];
      if (oneway === undefined || line.draft.kind === 'motorway' || !streetKinds[line.draft.kind].drive) return line;
      const first = component[line.nodes[0]!]!;
      if (line.nodes.every((node) => component[node] === first)) return line;
      changed = true;
      const { oneway: _, 'oneway:bicycle': __, ...tags } = line.draft.tags ?? {};
      return { ...line, draft: { ...line.draft, tags } };
    });
    if (!changed) return current;
  }
  return current;
}

/** The strongly connected component of each node, for cars (Kosaraju's algorithm). */
function strongComponents(lines: readonly NodeLine[], count: number): Int32Array {
  const onward: number[][] = Array.from({ length: count }, () => []);
  const back: number[][] = Array.from({ length: count }, () => []);
  for (const { draft, nodes } of lines) {
    if (!streetKinds[draft.kind].drive || draft.tags?.['motor_vehicle'] === 'no') continue;
    const oneway = draft.tags?.['oneway'];
    for (let i = 1; i < nodes.length; i++) {
      const [a, b] = [nodes[i - 1]!, nodes[i]!];
      if (oneway !== '-1') {
        onward[a]!.push(b);
        back[b]!.push(a);
      }
      if (oneway !== 'yes') {
        onward[b]!.push(a);
        back[a]!.push(b);
      }
    }
  }
  const finished: number[] = [];
  const seen = new Uint8Array(count);
  for (let root = 0; root < count; root++) {
    if (seen[root] === 1) continue;
    seen[root] = 1;
    const stack: [number, number][] = [[root, 0]];
    for (let top = stack[stack.length - 1]; top !== undefined; top = stack[stack.length - 1]) {
      const next = onward[top[0]]![top[1]++];
      if (next === undefined) {
        finished.push(top[0]);
        stack.pop();
      } else if (seen[next] === 0) {
        seen[next] = 1;
        stack.push([next, 0]);
      }
    }
  }
  const component = new Int32Array(count).fill(-1);
  for (const root of finished.reverse()) {
    if (component[root] !== -1) continue;
    const open = [root];
    component[root] = root;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const next of back[node]!) {
        if (component[next] !== -1) continue;
        component[next] = root;
        open.push(next);
      }
    }
  }
  return component;
}
