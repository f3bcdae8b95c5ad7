import type { QueryOptions, Scene } from '../scenes/scene.ts';

/** A query and its whole answer, one printed line per journey, best first. */
export interface Ask {
  readonly ask: readonly [from: string, to: string, time: string, options?: QueryOptions];
  readonly answer: readonly string[];
}

/** One behaviour, its world and the answers that the rules imply; the number orders the table of contents. */
export interface ConformanceScene {
  /** Such as `a01-single-trip`. */
  readonly id: string;
  /** Items of the correctness checklist it shows. */
  readonly shows: readonly string[];
  readonly world: Scene;
  readonly asks: readonly Ask[];
}
