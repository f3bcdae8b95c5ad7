import { MinHeap } from '../../../base/index.ts';
import type { TurnGraph } from '../../../street/index.ts';
import { UNREACHED } from '../metric/unreached.ts';

/** The cost of a label in milliseconds: `labels[4 × label + COST]`. */
export const COST = 0;
/** Its time in milliseconds. */
export const TIME = 1;
/** Its length in centimetres. */
export const LENGTH = 2;
/** The label before it, as {@link StreetWorkspace} describes. */
export const PARENT = 3;

/**
 * Layers of labels. `open`: the path may go anywhere. `inside`: it must stay in the area without through traffic that it entered. `leaving`: it may
 * go anywhere, because it has not yet left the area in which it began.
 */
export const LAYER = { open: 0, inside: 1, leaving: 2 } as const;
/** The number of layers. */
export const LAYERS = 3;

/**
 * Labels and queue of a bounded street search. Allocated once and reset by the list of touched labels, so a short walk costs the same in a country as
 * in a town. Label number: `layer × stateCount + state` ({@link LAYER}). Its four fields share a cache line: cost and time in milliseconds, length in
 * centimetres, and the parent `4 × arc + layer`, or `-1 - seed` at a seed.
 */
export class StreetWorkspace {
  readonly turns: TurnGraph;
  readonly labels: Int32Array;
  readonly heap: MinHeap = new MinHeap();
  /** Numbers of the labels set, in that order. */
  readonly touched: Int32Array;
  touchedCount = 0;

  constructor(turns: TurnGraph) {
    this.turns = turns;
    this.labels = new Int32Array(turns.stateCount * 4 * LAYERS).fill(UNREACHED);
    this.touched = new Int32Array(turns.stateCount * LAYERS);
  }

  reset(): void {
    const { labels, touched } = this;
    for (let i = 0; i < this.touchedCount; i++) labels[4 * touched[i]!] = UNREACHED;
    this.touchedCount = 0;
    this.heap.clear();
  }

  /** Sets a label if it lowers the cost of its state. */
  improve(label: number, cost: number, time: number, length: number, parent: number): void {
    const { labels } = this;
    const at = 4 * label;
    const old = labels[at]!;
    if (cost >= old) return;
    if (old === UNREACHED) this.touched[this.touchedCount++] = label;
    labels[at] = cost;
    labels[at + TIME] = time;
    labels[at + LENGTH] = length;
    labels[at + PARENT] = parent;
    this.heap.push(cost, label);
  }
}
