import type { PlanRequest } from '../../../model/index.ts';
import type { Timetable } from '../../../timetable/index.ts';
import type { CostWeights } from '../../transit/index.ts';
import { isEven, LITTLE_WALKING, wishWeights } from './wish-weights.ts';

/** Seconds that journeys by cost may be later than the earliest: more when time weighs little, up to a limit. */
const LATER_SECONDS = 900;
const LATEST_SECONDS = 3600;

/** The weights of a search by cost, and how much later and with how many more boardings its journeys may be than the earliest. */
export interface CostWish {
  readonly weights: CostWeights;
  /** Whole seconds. */
  readonly arrivalSlack: number;
  readonly boardingSlack: number;
}

/**
 * The searches by cost of a request: wishes that neither the earliest journeys nor those with the fewest transfers may meet.
 * @param isWalkedTooFar whether some journey walks longer in all than the request allows
 */
export function costWishes(timetable: Timetable, request: PlanRequest, isWalkedTooFar: boolean): CostWish[] {
  const wishes: CostWish[] = [];
  if (!isEven(request.weights)) {
    const later = Math.round(LATER_SECONDS / request.weights.duration);
    const arrivalSlack = Math.min(LATEST_SECONDS, Math.max(LATER_SECONDS, later));
    wishes.push({ weights: wishWeights(timetable, request), arrivalSlack, boardingSlack: 1 });
  }
  // Each walk was short enough for the search, but not all together: journeys with less walking may be later.
  if (isWalkedTooFar) wishes.push({ weights: LITTLE_WALKING, arrivalSlack: LATEST_SECONDS, boardingSlack: 2 });
  return wishes;
}
