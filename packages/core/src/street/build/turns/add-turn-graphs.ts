import type { StringPool, TypedArray } from '../../../storage/index.ts';
import { StreetGraph } from '../../graph/street-graph.ts';
import { TURN_FAMILIES } from '../../graph/turn-family.ts';
import { buildTurnGraph } from './build-turn-graph.ts';

/**
 * Adds the turn graphs of all families, each with its hierarchy.
 * @param sections all other sections of the street graph; extended in place
 */
export function addTurnGraphs(sections: Map<string, TypedArray>, strings: StringPool): void {
  const graph = new StreetGraph(sections, strings);
  for (const family of Object.values(TURN_FAMILIES))
    for (const [name, data] of buildTurnGraph(graph, family)) sections.set(name, data);
}
