import { after, type Column } from '../../../storage/index.ts';
import type { DirectedEdgeIndex, StateIndex, TurnArcIndex, TurnGraph, UpArcIndex } from '../../../street/index.ts';
import { type CustomizedMetric, upwardArc } from './customize-metric.ts';

/** Upward arcs by their higher end: `arc[first[state]]` and on, with the lower end of each. */
interface Below {
  readonly first: Int32Array;
  readonly low: Column<number, StateIndex>;
  readonly arc: Column<number, UpArcIndex>;
}

const belowByTurns = new WeakMap<TurnGraph, Below>();

function belowOf(turns: TurnGraph): Below {
  let below = belowByTurns.get(turns);
  if (below !== undefined) return below;
  const { upFirst, upTo } = turns.contracted;
  const first = new Int32Array(turns.stateCount + 1);
  for (const high of upTo) first[high + 1]!++;
  for (let state = 0; state < turns.stateCount; state++) first[state + 1]! += first[state]!;
  const next = first.slice();
  const low = new Int32Array(upTo.length);
  const arc = new Int32Array(upTo.length);
  for (let state = 0 as StateIndex; state < turns.stateCount; state++) {
    for (let a = upFirst[state]!; a < upFirst[after(state)]!; a++) {
      const at = next[upTo[a]!]!++;
      low[at] = state;
      arc[at] = a;
    }
  }
  below = {
    first,
    low: low as unknown as Column<number, StateIndex>,
    arc: arc as unknown as Column<number, UpArcIndex>,
  };
  belowByTurns.set(turns, below);
  return below;
}

/**
 * Unpacks a shortcut into arcs of the turn graph. A shortcut consists of two arcs over a lower state; that state is recovered from the weights, so no
 * metric has to store it.
 * @param isClosed as when the metric was customized
 * @param arcs receives the arcs in order of travel
 */
export function unpackShortcut(
  turns: TurnGraph,
  weights: Column<TurnArcIndex>,
  isClosed: Column<DirectedEdgeIndex>,
  customized: CustomizedMetric,
  from: StateIndex,
  to: StateIndex,
  arcs: TurnArcIndex[],
): void {
  const below = belowOf(turns);
  const { up, down } = customized;
  const unpack = (a: StateIndex, b: StateIndex): void => {
    const [lower, higher] = a < b ? [a, b] : [b, a];
    const over = upwardArc(turns, lower, higher);
    const cost = a < b ? up[over]! : down[over]!;
    for (let arc = turns.arcFirst[a]!; arc < turns.arcFirst[after(a)]!; arc++) {
      if (turns.arcTo[arc] !== b || weights[arc] !== cost || isClosed[turns.arcEdge[arc]!] === 1) continue;
      arcs.push(arc);
      return;
    }
    for (let i = below.first[lower]!; i < below.first[lower + 1]!; i++) {
      // One half of the triangle is at hand here and rules out most lower states.
      const near = a < b ? down[below.arc[i]!]! : up[below.arc[i]!]!;
      if (near > cost) continue;
      const middle = below.low[i]!;
      const other = upwardArc(turns, middle, higher);
      if (other < 0 || near + (a < b ? up[other]! : down[other]!) !== cost) continue;
      unpack(a, middle);
      unpack(middle, b);
      return;
    }
    throw new Error(`no path unpacks the arc from state ${a} to ${b}`);
  };
  unpack(from, to);
}
