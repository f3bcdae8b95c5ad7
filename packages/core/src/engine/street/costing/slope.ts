import type { StreetProfileName } from '../../../modes/index.ts';

/** How a climb changes the time and cost of an edge; both factors are at least 1. */
export interface SlopeFactors {
  readonly time: number;
  readonly cost: number;
}

const LEVEL: SlopeFactors = { time: 1, cost: 1 };
/** Rise over length that no street exceeds: anything steeper is an error in the heights. */
const STEEPEST = 0.35;
/**
 * The steepest ramp that a wheelchair user climbs alone (ISO 21542: 1 in 12). Steeper ramps are avoided, not forbidden, since heights have errors.
 */
const WHEELCHAIR_STEEPEST = 1 / 12;

/**
 * Factors for the climb along an edge (OS-31). A cyclist climbing 5 % goes at about half speed and prefers a detour. Descents make no profile faster,
 * and steep ones are hard for wheelchairs.
 * @param up metres climbed in the direction of travel
 * @param down metres descended
 * @param metres length of the edge
 */
export function slopeFactors(profile: StreetProfileName, up: number, down: number, metres: number): SlopeFactors {
  // On the shortest edges a decimetre of rounding would look like a cliff.
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
      // Naismith's rule: climbing one metre takes as long as eight metres on the level.
      return { time: 1 + 8 * rise, cost: 1 };
    case 'wheelchair': {
      const steepest = Math.max(rise, fall);
      return { time: 1 + 12 * rise, cost: steepest > WHEELCHAIR_STEEPEST ? 4 : 1 + 6 * steepest };
    }
    default:
      return LEVEL;
  }
}
