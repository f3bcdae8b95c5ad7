import { UNKNOWN_CLIMB, UNKNOWN_HEIGHT } from '../../graph/units.ts';
import type { StreetTraits } from '../../traits/street-traits.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import type { CutEdges } from '../edges/cut-edge-rows.ts';
import type { Numbering, StreetArrays } from '../layout/lay-out-graph.ts';
import type { StreetWays } from '../ways/collect-ways.ts';
import { climbsOf } from './climbs.ts';
import { spanHeights } from './span-heights.ts';

/** How an edge follows the terrain: on it, in a straight line above or below it, or level. */
function alignmentOf({ class: kind, flags }: StreetTraits): 'ground' | 'straight' | 'level' {
  if (kind === 'elevator' || kind === 'passage' || kind === 'ferry') return 'level';
  return flags.has('bridge') || flags.has('tunnel') || kind === 'steps' ? 'straight' : 'ground';
}

/**
 * Heights of nodes and climbs of edges, as sections of `layout.md`. The terrain does not give the height of a bridge or tunnel, so these are straight
 * lines from where they leave the ground to where they meet it again, also over several edges (OS-31). Stairs are straight between their ends.
 * @param heights metres by row of the node, NaN unknown
 */
export function layOutHeights(
  ways: StreetWays,
  cut: CutEdges,
  { edgeIndex, nodeIndex }: Numbering,
  edgeLength: Int32Array,
  traits: TraitTableBuilder,
  heights: Float32Array,
): Required<Pick<StreetArrays, 'nodeHeight' | 'edgeClimb' | 'edgeDescent'>> {
  const alignments = cut.trait.map((trait) => alignmentOf(traits.row(trait)));
  const node = (junction: number): number => cut.junctionNode[junction]!;
  const spans = alignments.flatMap((alignment, edge) =>
    alignment === 'straight'
      ? [{ from: node(cut.from[edge]!), to: node(cut.to[edge]!), centimetres: edgeLength[edgeIndex[edge]!]! }]
      : [],
  );
  const onGround = new Uint8Array(heights.length);
  alignments.forEach((alignment, edge) => {
    if (alignment !== 'ground') return;
    onGround[node(cut.from[edge]!)] = 1;
    onGround[node(cut.to[edge]!)] = 1;
  });
  const lifted = spanHeights(heights, onGround, spans);

  const nodeHeight = new Int32Array(cut.junctionNode.length);
  cut.junctionNode.forEach((row, junction) => {
    const height = lifted[row]!;
    nodeHeight[nodeIndex[junction]!] = Number.isNaN(height) ? UNKNOWN_HEIGHT : Math.round(height * 10);
  });
  const edgeClimb = new Uint16Array(cut.from.length);
  const edgeDescent = new Uint16Array(cut.from.length);
  const profile: number[] = [];
  alignments.forEach((alignment, edge) => {
    const at = edgeIndex[edge]!;
    if (alignment === 'level') return;
    const [from, to] = [nodeHeight[nodeIndex[cut.from[edge]!]!]!, nodeHeight[nodeIndex[cut.to[edge]!]!]!];
    if (from === UNKNOWN_HEIGHT || to === UNKNOWN_HEIGHT) {
      edgeClimb[at] = UNKNOWN_CLIMB;
      edgeDescent[at] = UNKNOWN_CLIMB;
      return;
    }
    profile.length = 0;
    profile.push(from);
    if (alignment === 'ground') {
      for (let i = cut.first[edge]! + 1; i < cut.last[edge]!; i++) {
        const height = lifted[ways.runNode[i]!]!;
        if (!Number.isNaN(height)) profile.push(Math.round(height * 10));
      }
    }
    profile.push(to);
    const { up, down } = climbsOf(profile);
    edgeClimb[at] = Math.min(UNKNOWN_CLIMB - 1, up);
    edgeDescent[at] = Math.min(UNKNOWN_CLIMB - 1, down);
  });
  return { nodeHeight, edgeClimb, edgeDescent };
}
