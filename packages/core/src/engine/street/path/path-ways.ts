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
}

/** The OSM ways and nodes of a path, in order of travel. */
export function pathWays(path: StreetPath): PathWay[] {
  const { metric } = path;
  const { graph } = metric;
  const runs: { way: number; name: string; nodes: number[]; metres: number; pushed: boolean }[] = [];
  for (const step of pathSteps(path)) {
    const edge = edgeOf(step.directed);
    const wayIndex = graph.edgeWay[edge]!;
    if (wayIndex < 0) continue;
    const way = graph.wayOsm[wayIndex]!;
    const pushed = metric.traversal(step.directed)?.pushed ?? false;
    let run = runs.at(-1);
    if (run === undefined || run.way !== way || run.pushed !== pushed) {
      run = { way, name: graph.nameOf(edge), nodes: [], metres: 0, pushed };
      runs.push(run);
    }
    run.metres += step.metres;
    for (const { node } of step.points) {
      if (node !== undefined && run.nodes.at(-1) !== node) run.nodes.push(node);
    }
  }
  return runs;
}
