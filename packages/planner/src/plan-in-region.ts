import { planJourneys, withConnections } from '@tripwright/core/engine/journey';
import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import { withLiveFacts } from './live-facts.ts';
import type { PlanContext } from './planner.ts';
import { unavailableModes, withoutStopsOfOthers } from './region-advisories.ts';
import type { ServedRegion } from './served-region.ts';
import { withAddresses } from './with-addresses.ts';
import { worldAt } from './world-at.ts';

/** What a plan in one region needs to know of its planner. */
export interface RegionContext {
  /** Unix seconds. */
  readonly now: number;
  /** Asks all regions of the planner. */
  readonly knowsStop: (code: string) => boolean;
}

/** Plans within one region. @param context `isOver` is asked again and again during the search, which ends once it is true */
export function planInRegion(
  { region, stops }: ServedRegion,
  request: PlanRequest,
  context: PlanContext & RegionContext & { readonly isOver: (() => boolean) | undefined },
): PlanOutcome {
  const { locale } = context;
  const search = {
    signal: context.signal,
    deadline: context.isOver,
    now: context.now,
    explain: context.explain === true,
  };
  const addressed = withAddresses(region, request, locale);
  const world = worldAt(region, request, context.now);
  const { groups, outcomes, empty, advisories, explanation } = planJourneys(world, addressed, search);
  const connected = request.includeConnections === true ? withConnections(world, request, groups, search) : groups;
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
