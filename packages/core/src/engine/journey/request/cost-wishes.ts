import type { PlanRequest } from '../../../model/index.ts';
import type { Timetable } from '../../../timetable/index.ts';
import type { CostWeights } from '../../transit/index.ts';
import { isEven, LITTLE_WALKING, wishWeights } from './wish-weights.ts';

/** Seconds by which journeys by cost may be later than the earliest: more where time weighs little, up to the second number. */
const LATER_SECONDS = 900;
const LATEST_SECONDS = 3600;

/** One search by cost: its weights, and how much later than the earliest its journeys may be, with how many more boardings. */
export interface CostWish {
  readonly weights: CostWeights;
  /** Whole seconds. */
  readonly arrivalSlack: number;
  readonly boardingSlack: number;
}

/**
 * The searches by cost of a request, for wishes that the earliest journeys and those with the fewest transfers may not meet.
 * @param isWalkedTooFar whether the walks of some journey are together longer than the request allows
 */
export function costWishes(timetable: Timetable, request: PlanRequest, isWalkedTooFar: boolean): CostWish[] {
  const wishes: CostWish[] = [];
  if (!isEven(request.weights)) {
    const later = Math.round(LATER_SECONDS / request.weights.duration);
    const arrivalSlack = Math.min(LATEST_SECONDS, Math.max(LATER_SECONDS, later));
    wishes.push({ weights: wishWeights(timetable, request), arrivalSlack, boardingSlack: 1 });
  }
  // The search limits each walk, not their sum. Journeys with less walking may exist later.
  if (isWalkedTooFar) wishes.push({ weights: LITTLE_WALKING, arrivalSlack: LATEST_SECONDS, boardingSlack: 2 });
  return wishes;
}
