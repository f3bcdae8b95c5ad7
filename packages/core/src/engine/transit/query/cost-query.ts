import type { CostWeights } from './cost-weights.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from './transit-query.ts';

/** A search that also weighs what a journey is like. */
export interface CostQuery extends TransitQuery {
  readonly weights?: CostWeights;
  /** Seconds by which a journey may arrive later (depart earlier) than one of the two-criteria Pareto set; 900 unless given. */
  readonly arrivalSlack?: number;
  /** Boardings that it may have more than that one; 1 unless given. */
  readonly boardingSlack?: number;
}

export interface CostJourney extends TransitJourney {
  /** In seconds of an ordinary ride, see {@link CostWeights}. */
  readonly cost: number;
}

export interface CostAnswer extends TransitAnswer {
  /** By arrival (by departure, latest first, when arriving by), then boardings, then cost. */
  readonly journeys: readonly CostJourney[];
}
