import type { StringPool, TypedArray } from '../../../base/index.ts';
import { StreetGraph } from '../../graph/street-graph.ts';
import { TURN_FAMILIES } from '../../graph/turn-family.ts';
import { buildTurnGraph } from './build-turn-graph.ts';
import { edgeBearings } from './edge-bearings.ts';

/**
 * Adds the sections that depend on the finished graph: bearings, and for every family of travellers the turn graph with its hierarchy.
 * @param sections of the street graph; extended in place
 */
export function addTurns(sections: Map<string, TypedArray>, strings: StringPool): void {
  sections.set('edgeBearing', new Uint8Array(0));
  const graph = new StreetGraph(sections, strings);
  sections.set('edgeBearing', edgeBearings(graph));
  for (const family of Object.values(TURN_FAMILIES))
    for (const [name, data] of buildTurnGraph(graph, family)) sections.set(name, data);
}
