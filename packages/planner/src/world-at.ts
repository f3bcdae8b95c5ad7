import type { PlanRequest } from '@tripwright/core/model';
import { type Region, withClosedWays } from '@tripwright/core/region';

/** The region as its stations are at the time of a request: a lift out of order then is in no walk. @param now Unix seconds, for a request without a time */
export function worldAt(region: Region, { when }: Pick<PlanRequest, 'when'>, now: number = 0): Region {
  return withClosedWays(region, when.departAfter ?? when.arriveBefore ?? now);
}
