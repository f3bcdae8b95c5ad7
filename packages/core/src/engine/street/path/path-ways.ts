import { edgeOf } from '../../../street/index.ts';
import { pathSteps, type StreetPath } from './street-path.ts';

/** A run of consecutive edges of one OSM way, for comparing a path with the map (`tripwright street`). */
export interface PathWay {
  /** OSM id. */
  readonly way: number;
  readonly name: string;
  /** OSM nodes in order of travel, full detail, between the snapped ends. */
  readonly nodes: readonly number[];
  readonly metres: number;
  readonly pushed: boolean;
  /** The nodes among `nodes` past which a bicycle is pushed: barriers, and turns that riders must not make. */
  readonly pushedAt: readonly number[];
}

/** The OSM ways and nodes of a path, in order of travel. */
export function pathWays(path: StreetPath): PathWay[] {
  const { graph } = path.metric;
  const runs: { way: number; name: string; nodes: number[]; metres: number; pushed: boolean; pushedAt: number[] }[] =
    [];
  const past = new Set<number>();
  for (const step of pathSteps(path)) {
    const edge = edgeOf(step.directed);
    const wayIndex = graph.edgeWay[edge]!;
    const first = step.points[0]?.node;
    if (first !== undefined && (step.pushedTurn || (wayIndex < 0 && step.pushed))) past.add(first);
    if (wayIndex < 0) continue;
    const way = graph.wayOsm[wayIndex]!;
    const { pushed } = step;
    let run = runs.at(-1);
    if (run === undefined || run.way !== way || run.pushed !== pushed) {
      run = { way, name: graph.nameOf(edge), nodes: [], metres: 0, pushed, pushedAt: [] };
      runs.push(run);
    }
    run.metres += step.metres;
    for (const { node } of step.points) {
      if (node !== undefined && run.nodes.at(-1) !== node) run.nodes.push(node);
    }
  }
  // A node between two ways belongs to the earlier one, which leads to it.
  for (const run of runs) {
    for (const node of run.nodes) if (past.delete(node)) run.pushedAt.push(node);
  }
  return runs;
}
