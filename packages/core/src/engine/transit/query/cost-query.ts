import type { CostWeights } from './cost-weights.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from './transit-query.ts';

/** A search with cost as a third criterion. */
export interface CostQuery extends TransitQuery {
  readonly weights?: CostWeights;
  /** Seconds by which a journey may arrive later (depart earlier) than one of the two-criteria Pareto set; 900 unless given. */
  readonly arrivalSlack?: number;
  /** Boardings by which a journey may exceed that one; 1 unless given. */
  readonly boardingSlack?: number;
}

/** A journey with its cost. */
export interface CostJourney extends TransitJourney {
  /** In seconds of an ordinary ride, see {@link CostWeights}. */
  readonly cost: number;
}

/** The answer of a search by cost. */
export interface CostAnswer extends TransitAnswer {
  /** The journeys by arrival (by departure, latest first, when arriving by), then boardings, then cost. */
  readonly journeys: readonly CostJourney[];
}
