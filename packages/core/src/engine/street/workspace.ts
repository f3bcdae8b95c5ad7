import { MinHeap } from '../../base/index.ts';
import { UNREACHED } from './street-metric.ts';

/** Numbers of a label: `labels[4 × node + …]`. */
export const COST = 0;
export const TIME = 1;
export const LENGTH = 2;
export const PARENT = 3;

/**
 * Labels and queue of one street search, allocated once and reset by the list of what was touched, so a short walk costs the same in a
 * country as in a town. A label's four numbers share a cache line: cost and time in milliseconds, length in centimetres, and the
 * directed edge travelled to (or, in a backward search, from) the node; below 0 for the seed `-1 - parent`.
 */
export class StreetWorkspace {
  readonly labels: Int32Array;
  readonly heap: MinHeap = new MinHeap();
  /** Nodes with a label, in the order in which they got one. */
  readonly touched: Int32Array;
  touchedCount = 0;
  /** Lower bounds of the way still to go, where a goal-directed search has asked for them. */
  readonly bound: Int32Array;
  /** Marks of nodes next to a target; cleared by whoever set them. */
  readonly isTarget: Uint8Array;

  constructor(nodes: number) {
    this.labels = new Int32Array(nodes * 4).fill(UNREACHED);
    this.touched = new Int32Array(nodes);
    this.bound = new Int32Array(nodes);
    this.isTarget = new Uint8Array(nodes);
  }

  reset(): void {
    const { labels, touched } = this;
    for (let i = 0; i < this.touchedCount; i++) labels[4 * touched[i]!] = UNREACHED;
    this.touchedCount = 0;
    this.heap.clear();
  }

  /**
   * Puts a label on a node if it is better than the one there.
   * @param queueKey cost plus the lower bound of what follows
   */
  improve(node: number, cost: number, time: number, length: number, parent: number, queueKey: number): void {
    const { labels } = this;
    const at = 4 * node;
    const old = labels[at]!;
    if (cost >= old) return;
    if (old === UNREACHED) this.touched[this.touchedCount++] = node;
    labels[at] = cost;
    labels[at + TIME] = time;
    labels[at + LENGTH] = length;
    labels[at + PARENT] = parent;
    this.heap.push(queueKey, node);
  }
}
