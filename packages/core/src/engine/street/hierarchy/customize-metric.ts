import { after, type Column, NONE } from '../../../storage/index.ts';
import type { DirectedEdgeIndex, StateIndex, TurnArcIndex, TurnGraph, UpArcIndex } from '../../../street/index.ts';
import { BARRED } from './turn-weights.ts';

/** Weights of the contracted graph for one metric: `[upward arc]`, in both directions of travel. */
export interface CustomizedMetric {
  /** From the lower state to the higher. */
  readonly up: Column<UpArcIndex>;
  /** From the higher state to the lower. */
  readonly down: Column<UpArcIndex>;
}

/** A {@link CustomizedMetric} while it is written. */
export interface WritableMetric {
  readonly up: Int32Array;
  readonly down: Int32Array;
}

/**
 * Customizes the contraction hierarchy of a turn graph for a metric: shortcut weights over every lower triangle, from the bottom up (basic
 * customization; Dibbelt, Strasser, Wagner 2016). Writes into `into` when given, so a metric can change in place.
 * @param weights `[arc of the turn graph]`
 * @param isClosed `[directed edge]`: 1 for edges that no path may cross
 */
export function customizeMetric(
  turns: TurnGraph,
  weights: Column<TurnArcIndex>,
  isClosed: Column<DirectedEdgeIndex>,
  into?: WritableMetric,
): WritableMetric {
  const { upFirst, upTo } = turns.contracted;
  const slots = arcSlots(turns);
  const customized = into ?? { up: new Int32Array(upTo.length), down: new Int32Array(upTo.length) };
  const { up, down } = customized;
  up.fill(BARRED);
  down.fill(BARRED);
  for (let arc = 0 as TurnArcIndex; arc < weights.length; arc++) {
    const slot = slots[arc]!;
    if (slot < 0 || isClosed[turns.arcEdge[arc]!] === 1) continue;
    const column = (slot & 1) === 0 ? up : down;
    if (weights[arc]! < column[slot >> 1]!) column[slot >> 1] = weights[arc]!;
  }
  // Invariant: when a state is reached, the weights of all its upward arcs are final.
  for (let state = 0 as StateIndex; state < turns.stateCount; state++) {
    const end = upFirst[after(state)]!;
    for (let a = upFirst[state]!; a < end; a++) {
      const upA = up[a]!;
      const downA = down[a]!;
      if (upA === BARRED && downA === BARRED) continue;
      let over = upFirst[upTo[a]!]!;
      for (let b = after(a); b < end; b++) {
        const high = upTo[b]!;
        while (upTo[over]! < high) over++;
        const forth = downA + up[b]!;
        if (forth < up[over]!) up[over] = forth;
        const back = down[b]! + upA;
        if (back < down[over]!) down[over] = back;
      }
    }
  }
  return customized;
}

const knownSlots = new WeakMap<TurnGraph, Int32Array>();

/** `[arc of the turn graph]`: twice the upward arc that it belongs to, plus 1 where it leads down; -1 for loops. */
function arcSlots(turns: TurnGraph): Int32Array {
  let slots = knownSlots.get(turns);
  if (slots !== undefined) return slots;
  slots = new Int32Array(turns.arcCount).fill(-1);
  for (let state = 0 as StateIndex; state < turns.stateCount; state++) {
    for (let arc = turns.arcFirst[state]!; arc < turns.arcFirst[after(state)]!; arc++) {
      const to = turns.arcTo[arc]!;
      if (to !== state) slots[arc] = state < to ? 2 * upwardArc(turns, state, to) : 2 * upwardArc(turns, to, state) + 1;
    }
  }
  knownSlots.set(turns, slots);
  return slots;
}

/** The arc from a state up to another, -1 when there is none. Upward arcs of a state are sorted by their upper end. */
export function upwardArc(turns: TurnGraph, low: StateIndex, high: StateIndex): UpArcIndex {
  const { upFirst, upTo } = turns.contracted;
  let from: number = upFirst[low]!;
  let to = upFirst[after(low)]! - 1;
  while (from <= to) {
    const middle = ((from + to) >> 1) as UpArcIndex;
    const found = upTo[middle]!;
    if (found === high) return middle;
    if (found < high) from = middle + 1;
    else to = middle - 1;
  }
  return NONE as UpArcIndex;
}
