/**
 * The labels of a search with a third criterion: columns of numbers, one row per label, and for every label column a chain of its Pareto set by
 * time, each cheaper than the one before it.
 *
 * Costs are *reduced*: the cost so far less the cost of waiting from time 0 to the label's moment. So waiting does not change a cost, and a label
 * dominates another exactly when it is neither later nor more expensive.
 */
export class CostLabels {
  count = 0;
  time: Int32Array = new Int32Array(INITIAL);
  cost: Float64Array = new Float64Array(INITIAL);
  column: Int32Array = new Int32Array(INITIAL);
  /** Boardings so far. */
  round: Int32Array = new Int32Array(INITIAL);
  /** The label before it: of readiness before an arrival, of arrival before readiness. In the first label: the stop of origin. */
  parent: Int32Array = new Int32Array(INITIAL);
  /** For an arrival: its run and positions, and the entry in `seats` of a rider who came seated, else -1. */
  run: Int32Array = new Int32Array(INITIAL);
  from: Int32Array = new Int32Array(INITIAL);
  to: Int32Array = new Int32Array(INITIAL);
  seat: Int32Array = new Int32Array(INITIAL);
  /** The next label of the chain, -1 at its end; -2 for a label that was dominated later. */
  next: Int32Array = new Int32Array(INITIAL);
  /** Rides left seated: triples (run, position where it was boarded or 0, entry before it or -1). */
  readonly seats: number[] = [];

  #grow(): void {
    const size = 2 * this.time.length;
    const wider = (column: Int32Array): Int32Array => {
      const grown = new Int32Array(size);
      grown.set(column);
      return grown;
    };
    for (const name of ['time', 'column', 'round', 'parent', 'run', 'from', 'to', 'seat', 'next'] as const)
      this[name] = wider(this[name]);
    const cost = new Float64Array(size);
    cost.set(this.cost);
    this.cost = cost;
  }

  /**
   * Adds a label to its chain, unless one there dominates it; removes those that it dominates.
   * @param heads `[column]`: first label of the chain, -1 for an empty one
   * @returns the label, whose `run` to `seat` are still to be filled in, or -1
   */
  add(heads: Int32Array, column: number, time: number, cost: number, round: number, parent: number): number {
    let before = -1;
    let at = heads[column]!;
    while (at !== -1 && this.time[at]! < time) {
      before = at;
      at = this.next[at]!;
    }
    if (before !== -1 && this.cost[before]! <= cost) return -1;
    if (at !== -1 && this.time[at] === time && this.cost[at]! <= cost) return -1;
    while (at !== -1 && this.cost[at]! >= cost) {
      const dominated = at;
      at = this.next[at]!;
      this.next[dominated] = DOMINATED;
    }
    if (this.count === this.time.length) this.#grow();
    const label = this.count++;
    this.time[label] = time;
    this.cost[label] = cost;
    this.column[label] = column;
    this.round[label] = round;
    this.parent[label] = parent;
    this.next[label] = at;
    if (before === -1) heads[column] = label;
    else this.next[before] = label;
    return label;
  }

  isDominated(label: number): boolean {
    return this.next[label] === DOMINATED;
  }

  /** The cheapest label of a chain that is not later than a moment, -1 for none. */
  cheapestBy(head: number, moment: number): number {
    let found = -1;
    for (let at = head; at !== -1 && this.time[at]! <= moment; at = this.next[at]!) found = at;
    return found;
  }

  reset(): void {
    this.count = 0;
    this.seats.length = 0;
  }
}

const INITIAL = 1 << 12;
const DOMINATED = -2;
