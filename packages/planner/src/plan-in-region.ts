import { planJourneys, withConnections } from '@tripwright/core/engine/journey';
import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import { withLiveFacts } from './live-facts.ts';
import type { PlanContext } from './planner.ts';
import { unavailableModes, withoutStopsOfOthers } from './region-advisories.ts';
import type { ServedRegion } from './served-region.ts';
import { withAddresses } from './with-addresses.ts';

/** Limits on the time of a plan. */
export interface PlanLimits {
  /** Time limit of the search for one plan, in seconds; unlimited unless given. */
  readonly planSeconds?: number;
  /** Returns milliseconds of a clock that never goes back; `performance.now` unless given. */
  readonly clock?: () => number;
}

/** Plans within one region. @param context `now` in Unix seconds; `knowsStop` asks all regions of the planner */
export function planInRegion(
  { region, stops }: ServedRegion,
  request: PlanRequest,
  context: PlanContext & PlanLimits & { readonly now: number; readonly knowsStop: (code: string) => boolean },
): PlanOutcome {
  const { locale, planSeconds, clock = (): number => performance.now() } = context;
  const end = planSeconds === undefined ? undefined : clock() + planSeconds * 1000;
  const search = {
    signal: context.signal,
    deadline: end === undefined ? undefined : () => clock() > end,
    now: context.now,
    explain: context.explain === true,
  };
  const addressed = withAddresses(region, request, locale);
  const { groups, outcomes, empty, advisories, explanation } = planJourneys(region, addressed, search);
  const connected = request.includeConnections === true ? withConnections(region, request, groups, search) : groups;
  const outcome = withLiveFacts(region, {
    request,
    regions: [region.manifest.code],
    groups: connected,
    outcomes,
    empty,
    advisories: [...unavailableModes(request, region, empty), ...withoutStopsOfOthers(advisories, context.knowsStop)],
    ...(explanation && { explanation }),
  });
  // Last of all, so that nothing before depends on a language (TL-7).
  return stops.names === undefined || locale === undefined ? outcome : stops.names.outcome(outcome, locale);
}
