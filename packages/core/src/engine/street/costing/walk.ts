import { ACCESS, type StreetTraits } from '../../../street/index.ts';
import { accessOn, type Costing, ferrySpeed, type Traversal, withThroughTrafficRule } from './traversal.ts';

const STEPS_FACTOR = 0.6;
/** An escalator is a little faster than stairs. */
const ESCALATOR_FACTOR = 0.75;

/** Walking: the cost is the time, except beside fast traffic without a pavement. */
export const walkCosting: Costing = (street, backward, speed) => {
  const level = accessOn(street.foot, backward);
  if (level === ACCESS.no) return undefined;
  const traversal: Traversal = {
    metresPerSecond: walkSpeed(street, speed),
    costFactor: hasNoPavement(street) ? roadsideFactor(street) : 1,
    costPerMetre: 0,
    penaltySeconds: 0,
    pushed: false,
    noThroughTraffic: false,
  };
  return withThroughTrafficRule(traversal, level);
};

function walkSpeed(street: StreetTraits, speed: number): number {
  switch (street.class) {
    case 'ferry':
      return ferrySpeed(street);
    case 'steps':
      return speed * (street.flags.has('escalator') ? ESCALATOR_FACTOR : STEPS_FACTOR);
    default:
      return speed;
  }
}

function hasNoPavement(street: StreetTraits): boolean {
  return street.sidewalk === 'no' || street.sidewalk === 'unknown';
}

/** OS-11: `sidewalk=no` on a big road is avoided, not forbidden. */
function roadsideFactor(street: StreetTraits): number {
  switch (street.class) {
    case 'trunk':
    case 'trunk_link':
      return 3;
    case 'primary':
    case 'primary_link':
      return street.sidewalk === 'no' ? 2 : 1.1;
    case 'secondary':
    case 'secondary_link':
      return street.sidewalk === 'no' ? 1.6 : 1;
    default:
      return 1;
  }
}
