import type { Empty } from '../../../model/index.ts';
import type { LegPlan } from './leg-sequence.ts';

/** One use of a mode from door to door. */
export interface DirectChoice {
  readonly plan: LegPlan;
  /** When it has to begin, Unix seconds; undefined = it can begin at any time. */
  readonly departure?: number;
}

/** Choices of plans that may begin at any time; the reason `no-connection` where there are none. */
export function directChoices(plans: readonly LegPlan[]): readonly DirectChoice[] | Empty {
  return plans.length === 0 ? { reason: 'no-connection', values: {} } : plans.map((plan) => ({ plan }));
}
