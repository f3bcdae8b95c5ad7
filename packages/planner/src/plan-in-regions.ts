import type { EmptyReason, PlanOutcome, PlanRequest, SearchedRegion } from '@tripwright/core/model';
import { planInRegion, type RegionContext } from './plan-in-region.ts';
import type { PlanContext } from './planner.ts';
import type { ServedRegion } from './served-region.ts';

/** Limits on the time of a plan. */
export interface PlanLimits {
  /** Time limit of the search for one plan, in seconds; unlimited unless given. */
  readonly planSeconds?: number;
  /** Returns milliseconds of a clock that never goes back; `performance.now` unless given. */
  readonly clock?: () => number;
}

/** Reasons that speak of data which a region lacks, not of the way between two places. */
const LACKING: ReadonlySet<EmptyReason> = new Set<EmptyReason>([
  'no-modes',
  'no-service-date',
  'off-network-from',
  'off-network-to',
  'unknown-provider',
  'stopped-early',
]);

/**
 * Plans in each of the regions that overlap at both ends, and answers with the best: the one that has trips for most of the requested sets of modes, then the
 * one whose best trip has the lowest weighted score, then the first. An answer is never mixed from two: their stop codes and trip ids may repeat.
 * The regions share the time limit, and what one leaves of its part is for the next ones.
 */
export function planInRegions(
  regions: readonly [ServedRegion, ...ServedRegion[]],
  request: PlanRequest,
  { planSeconds, clock = (): number => performance.now(), ...context }: PlanContext & PlanLimits & RegionContext,
): PlanOutcome {
  const end = planSeconds === undefined ? undefined : clock() + planSeconds * 1000;
  const answers: PlanOutcome[] = [];
  for (const [i, region] of regions.entries()) {
    if (i > 0 && context.signal?.aborted === true) break;
    const share = end === undefined ? undefined : clock() + (end - clock()) / (regions.length - i);
    const isOver = share === undefined ? undefined : (): boolean => clock() > share;
    answers.push(planInRegion(region, request, { ...context, isOver }));
  }
  const best = answers.reduce((a, b) => (isBetter(b, a) ? b : a));
  if (best.explanation === undefined || answers.length === 1) return best;
  return { ...best, explanation: { ...best.explanation, regions: answers.map(described) } };
}

function isBetter(a: PlanOutcome, b: PlanOutcome): boolean {
  if (setsAnswered(a) !== setsAnswered(b)) return setsAnswered(a) > setsAnswered(b);
  if (a.empty !== undefined && b.empty !== undefined)
    return LACKING.has(b.empty.reason) && !LACKING.has(a.empty.reason);
  return bestScore(a) < bestScore(b);
}

function setsAnswered({ outcomes }: PlanOutcome): number {
  return outcomes.filter(({ groupCount }) => groupCount > 0).length;
}

/** Infinity without trips. */
function bestScore({ groups }: PlanOutcome): number {
  return Math.min(...groups.flatMap(({ itineraries }) => itineraries.map(({ weightedScore }) => weightedScore)));
}

function described(outcome: PlanOutcome): SearchedRegion {
  const score = bestScore(outcome);
  return {
    code: outcome.regions[0] ?? '',
    modeSets: setsAnswered(outcome),
    weightedScore: Number.isFinite(score) ? score : undefined,
  };
}
