import type { LegPlan } from './leg-sequence.ts';

/** A way of getting from door to door. */
export interface DirectChoice {
  readonly plan: LegPlan;
  /** When it must begin, Unix seconds; undefined = whenever one likes. */
  readonly departure?: number;
}
