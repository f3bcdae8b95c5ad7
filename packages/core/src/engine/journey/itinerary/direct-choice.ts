import type { Empty } from '../../../model/index.ts';
import type { LegPlan } from './leg-sequence.ts';

/** One use of a mode from door to door. */
export interface DirectChoice {
  readonly plan: LegPlan;
  /** When it must begin, Unix seconds; undefined = at any time. */
  readonly departure?: number;
}

/** Plans that may begin at any time; where there are none, no connection. */
export function directChoices(plans: readonly LegPlan[]): readonly DirectChoice[] | Empty {
  return plans.length === 0 ? { reason: 'no-connection', values: {} } : plans.map((plan) => ({ plan }));
}
