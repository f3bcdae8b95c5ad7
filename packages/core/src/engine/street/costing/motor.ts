import { ACCESS, NO_SPEED_LIMIT, type StreetClass, type StreetTraits, type Surface } from '../../../street/index.ts';
import { type Driver, secondsPerMetre, surfaceFactor } from './driving-prices.ts';
import { accessOn, type Costing, ferrySpeed, type Traversal, withThroughTrafficRule } from './traversal.ts';

/** Usual speed of traffic in km/h on streets without a signed limit. */
const usualSpeed: Partial<Record<StreetClass, number>> = {
  motorway: 110,
  motorway_link: 60,
  trunk: 80,
  trunk_link: 50,
  primary: 55,
  primary_link: 40,
  secondary: 48,
  secondary_link: 38,
  tertiary: 40,
  tertiary_link: 32,
  unclassified: 32,
  residential: 26,
  living_street: 10,
  service: 15,
  road: 25,
  track: 12,
  pedestrian: 8,
  busway: 40,
};
/** Share of a signed limit that remains after traffic lights, bends and other cars. */
const SHARE_OF_LIMIT = 0.8;
const SLOWEST = 5;

const surfaceLimit: Partial<Record<Surface, number>> = {
  sett: 40,
  cobblestone: 30,
  compacted: 60,
  fine_gravel: 50,
  gravel: 35,
  ground: 25,
  'other-unpaved': 35,
  grass: 12,
  sand: 12,
};

/** Driving, for one kind of driver. The costing's `speed` is the maximum of the vehicle. */
export function motorCosting(driver: Driver): Costing {
  return (street, backward, speed) => {
    const level = accessOn(street[driver], backward);
    if (level <= ACCESS.push) return undefined;
    const traversal: Traversal = {
      metresPerSecond: street.class === 'ferry' ? ferrySpeed(street) : Math.min(speed, drivingSpeed(street, backward)),
      // A driver alone avoids car-pool roads where there is another road.
      costFactor: (street.flags.has('hov') ? 3 : street.flags.has('alternating') ? 1.5 : 1) * surfaceFactor(street),
      costPerMetre: secondsPerMetre(street, driver),
      penaltySeconds: 0,
      pushed: false,
      noThroughTraffic: false,
    };
    return withThroughTrafficRule(traversal, level);
  };
}

function drivingSpeed(street: StreetTraits, backward: boolean): number {
  const limit = backward ? street.speedBackward : street.speedForward;
  let kmh = usualSpeed[street.class] ?? SLOWEST;
  if (limit === NO_SPEED_LIMIT) kmh = Math.max(kmh, 125);
  else if (limit > 0) kmh = limit * SHARE_OF_LIMIT;
  if (street.class === 'service') kmh = Math.min(kmh, street.flags.has('parkingAisle') ? 8 : 20);
  if (street.flags.has('roundabout')) kmh = Math.min(kmh, 30);
  kmh = Math.min(kmh, surfaceLimit[street.surface] ?? kmh);
  return Math.max(SLOWEST, kmh) / 3.6;
}
