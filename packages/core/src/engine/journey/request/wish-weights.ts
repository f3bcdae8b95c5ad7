import type { PlanRequest, Weights } from '../../../model/index.ts';
import {
  emissionFactor,
  HASSLE_PER_CHANGE,
  HASSLE_PER_WAITING_HOUR,
  HASSLE_PER_WALKING_HOUR,
  MONEY_PER_CARBON_KG,
  MONEY_PER_HOUR,
} from '../../../ranking/index.ts';
import type { Timetable } from '../../../timetable/index.ts';
import type { CostWeights } from '../../transit/index.ts';

/** Kilometres per hour of a vehicle. A search by cost counts seconds only, so carbon per kilometre becomes carbon per second on board. */
const USUAL_KMH = 30;

/** Whether time, carbon and convenience weigh the same. Then the earliest journeys and those with the fewest transfers fit best. */
export function isEven({ environment, duration, convenience }: Weights): boolean {
  return environment === duration && duration === convenience;
}

/**
 * The weighted score as weights of a search by cost: how much a second of walking, waiting or riding weighs, if a second on the way weighs 1. Prices
 * do not count, since they do not grow with the seconds.
 */
export function wishWeights(timetable: Timetable, request: PlanRequest): CostWeights {
  const { environment, duration, convenience } = request.weights;
  const hour = duration * MONEY_PER_HOUR;
  const byMode = new Map<number, number>();
  const ridingOf = (mode: number): number => {
    let weight = byMode.get(mode);
    if (weight === undefined) {
      const factor = emissionFactor(timetable.strings.get(mode), request.emissions);
      weight = 1 + (environment * MONEY_PER_CARBON_KG * factor * USUAL_KMH) / hour;
      byMode.set(mode, weight);
    }
    return weight;
  };
  return {
    walking: 1 + (convenience * HASSLE_PER_WALKING_HOUR) / hour,
    waiting: 1 + (convenience * HASSLE_PER_WAITING_HOUR) / hour,
    boarding: (convenience * HASSLE_PER_CHANGE * 3600) / hour,
    ridingByPattern: Float64Array.from(timetable.patternRoute, (route) => ridingOf(timetable.routeMode[route]!)),
  };
}

/** Weights for a rider who may not walk far: a second on foot weighs as much as many on board. */
export const LITTLE_WALKING: CostWeights = { walking: 16 };
