import type { GraphQLResolveInfo } from 'graphql';
import type { PlanWants } from './make-plan.ts';
import { selects, selectsBelow } from './selects.ts';

/** Fields that need what follows a missed vehicle. */
export const CHANGE_FIELDS: readonly string[] = ['change', 'ifMissed'];

/** What has to be worked out for the selection of a plan. */
export function wantsOf(info: GraphQLResolveInfo | undefined): PlanWants {
  return {
    explain: selects(info, 'explanation'),
    outcomes: selects(info, 'outcomes'),
    withChanges: selectsBelow(info, CHANGE_FIELDS),
  };
}
