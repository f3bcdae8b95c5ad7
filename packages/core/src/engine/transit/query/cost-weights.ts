import { coversMode } from '../../../modes/index.ts';
import type { Timetable } from '../../../timetable/index.ts';

/**
 * The cost of a second of a journey, in seconds of an ordinary ride, and the cost of a boarding. Rounded to 1/256, so that sums are exact and
 * equal costs are equal. Waiting before the first boarding is free: the rider stays at the origin.
 */
export interface CostWeights {
  /** 2 unless given. */
  readonly walking?: number;
  /** Between rides; 1 unless given. */
  readonly waiting?: number;
  /** 1 unless given. */
  readonly riding?: number;
  /** `[pattern]` → the cost of a second on board, in place of `riding`; see {@link ridingWeights}. */
  readonly ridingByPattern?: Float64Array;
  /** Per boarding; 300 unless given. */
  readonly boarding?: number;
}

/** The weights of a query with every default filled in. */
export interface FullWeights {
  readonly walking: number;
  readonly waiting: number;
  readonly riding: number;
  readonly ridingByPattern: Float64Array | undefined;
  readonly boarding: number;
}

/** @throws RangeError for a weight that is negative or no number */
export function fullWeights(weights: CostWeights = {}): FullWeights {
  return {
    walking: exact(weights.walking ?? 2),
    waiting: exact(weights.waiting ?? 1),
    riding: exact(weights.riding ?? 1),
    ridingByPattern: weights.ridingByPattern?.map(exact),
    boarding: exact(weights.boarding ?? 300),
  };
}

/** Rounded to a fraction that adds up without error. @throws RangeError */
export function exact(weight: number): number {
  if (!(weight >= 0 && weight <= 1e6))
    throw new RangeError(`a weight of ${weight}: weights are numbers from 0 to 1,000,000`);
  return Math.round(weight * 256) / 256;
}

/**
 * Comfort by mode as weights by pattern: of the modes and families that cover a pattern's mode the most specific one counts.
 * @param byMode mode identifier → weight, such as `{pt_pub_tram: 0.9, pt_pub_bus: 1.2}`
 * @param otherwise the weight of modes that none covers
 */
export function ridingWeights(
  timetable: Timetable,
  byMode: Readonly<Record<string, number>>,
  otherwise = 1,
): Float64Array {
  const byRoute = Float64Array.from(timetable.routeMode, (text) => {
    const mode = timetable.strings.get(text);
    const covering = Object.keys(byMode).filter((asked) => coversMode(asked, mode));
    const nearest = covering.sort((a, b) => b.split('_').length - a.split('_').length || (a < b ? -1 : 1))[0];
    return nearest === undefined ? otherwise : byMode[nearest]!;
  });
  return Float64Array.from(timetable.patternRoute, (route) => byRoute[route]!);
}
