import type { Alighting } from './build-journey.ts';

/** An alighting that can be continued from `time` on. */
export interface Step {
  readonly time: number;
  readonly from: Alighting;
}

/** The steps with a later start than every earlier step: the Pareto set of early time and late start. */
export class Staircase {
  /** Times never fall, starts always rise. */
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    const kept: Step[] = [];
    const inOrder = [...steps].sort((a, b) => a.time - b.time || b.from.start - a.from.start);
    for (const step of inOrder) {
      if (kept.length === 0 || step.from.start > kept.at(-1)!.from.start) kept.push(step);
    }
    this.steps = kept;
  }

  /** The step with the latest start among those at or before a time. */
  latestBy(time: number): Step | undefined {
    let low = 0;
    let high = this.steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.steps[middle]!.time <= time) low = middle + 1;
      else high = middle;
    }
    return this.steps[low - 1];
  }
}
