import type { StreetProfileName } from '../../../modes/index.ts';

/** How a climb changes an edge: both at least 1. */
export interface SlopeFactors {
  readonly time: number;
  readonly cost: number;
}

const LEVEL: SlopeFactors = { time: 1, cost: 1 };
/** Steeper than any street: what the heights say there is a mistake. */
const STEEPEST = 0.35;
/** Steepest ramp that a wheelchair user gets up alone (ISO 21542: 1 in 12), and what lies beyond: to be avoided, not forbidden, since heights err. */
const WHEELCHAIR_STEEPEST = 1 / 12;

/**
 * What climbing costs somebody along an edge (OS-31): a cyclist going up 5 % is about half as fast and would rather go round; going down nobody
 * counts as faster, but steep slopes are no help to wheels either.
 * @param up metres climbed in the direction of travel
 * @param metres length of the edge
 */
export function slopeFactors(profile: StreetProfileName, up: number, down: number, metres: number): SlopeFactors {
  // On the shortest edges a decimetre of rounding would be a cliff.
  const length = Math.max(metres, 10);
  const rise = Math.min(STEEPEST, up / length);
  const fall = Math.min(STEEPEST, down / length);
  switch (profile) {
    case 'bicycle': {
      const time = 1 + 16 * rise;
      return { time, cost: 1 + 8 * rise };
    }
    case 'e-scooter':
      return { time: 1 + 4 * rise, cost: 1 + 3 * rise };
    case 'walk':
      // Naismith: a metre of height takes as long as eight on the level.
      return { time: 1 + 8 * rise, cost: 1 };
    case 'wheelchair': {
      const steepest = Math.max(rise, fall);
      return { time: 1 + 12 * rise, cost: steepest > WHEELCHAIR_STEEPEST ? 4 : 1 + 6 * steepest };
    }
    default:
      return LEVEL;
  }
}
