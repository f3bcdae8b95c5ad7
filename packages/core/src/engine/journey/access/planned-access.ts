import type { StopIndex } from '../../../timetable/index.ts';
import { inSequence, type LegPlan } from '../itinerary/leg-sequence.ts';
import type { StopAccess } from './stop-access.ts';

/** Access to stops (`backward`: egress from them) by the quickest plan for each stop. Plans that take too long are dropped. */
export function accessByPlans(
  plans: readonly { readonly stop: StopIndex; readonly plan: LegPlan; readonly longestSeconds: number }[],
  backward: boolean,
): StopAccess {
  const known = new Map<StopIndex, LegPlan>();
  for (const { stop, plan, longestSeconds } of plans) {
    if (plan.seconds <= longestSeconds && plan.seconds < (known.get(stop)?.seconds ?? Number.POSITIVE_INFINITY))
      known.set(stop, plan);
  }
  return {
    stops: [...known].map(([stop, { seconds }]) => ({ stop, seconds })),
    legs(stop, time) {
      const plan = known.get(stop);
      if (plan === undefined) return undefined;
      const departure = backward ? time : time - plan.seconds;
      return plan.runsAt?.(departure) === false ? undefined : inSequence(plan.legs(departure), departure);
    },
  };
}

/** The choice whose onward plan is the quickest, the first of equal ones. */
export function quickest<T extends { readonly onward: LegPlan }>(choices: readonly T[]): T | undefined {
  return choices.reduce<T | undefined>(
    (best, choice) => (best === undefined || choice.onward.seconds < best.onward.seconds ? choice : best),
    undefined,
  );
}
