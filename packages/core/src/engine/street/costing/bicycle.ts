import {
  ACCESS,
  type AccessLevel,
  type CycleFacility,
  type StreetClass,
  type StreetTraits,
  type Surface,
} from '../../../street/index.ts';
import { DEFAULT_CYCLE_SAFETY, type StreetPreferences } from './street-preferences.ts';
import {
  accessOn,
  type Costing,
  ferrySpeed,
  PUSHING_SPEED,
  slopeOf,
  type Traversal,
  withThroughTrafficRule,
} from './traversal.ts';

/** Share of the usual speed that a surface allows. */
const surfaceSpeed: Partial<Record<Surface, number>> = {
  sett: 0.8,
  cobblestone: 0.6,
  compacted: 0.9,
  fine_gravel: 0.85,
  gravel: 0.65,
  ground: 0.65,
  'other-unpaved': 0.7,
  grass: 0.5,
  sand: 0.35,
  wood: 0.85,
  metal: 0.85,
};

/** Cost factor of a street without any cycle facility; 1 is neutral. */
const classFactor: Partial<Record<StreetClass, number>> = {
  trunk: 2.5,
  trunk_link: 2.5,
  primary: 1.7,
  primary_link: 1.7,
  secondary: 1.4,
  secondary_link: 1.4,
  tertiary: 1.2,
  tertiary_link: 1.2,
  unclassified: 1.1,
  residential: 1.05,
  road: 1.1,
  service: 1.1,
  track: 1.1,
  path: 1.05,
};

/** Share of the factor's excess over 1 that remains on a street with a facility. */
const facilityShare: Record<CycleFacility, number> = {
  none: 1,
  lane: 0.4,
  track: 0,
  shared_lane: 0.7,
  shoulder: 0.7,
  separate: 1.4,
};

/** Riding a bicycle, or pushing it where walking is allowed and riding is not (OS-10). */
export const bicycleCosting: Costing = (street, backward, speed, preferences) =>
  ride(street, accessOn(street.bicycle, backward), backward, speed, preferences) ?? push(street, backward, preferences);

/** Small electric scooters up to 25 km/h use the streets that cyclists use, but have access keys of their own (OS-12). */
export const scooterCosting: Costing = (street, backward, speed, preferences) =>
  ride(street, accessOn(street.scooter, backward), backward, Math.min(speed, 25 / 3.6), preferences) ??
  push(street, backward, preferences);

function ride(
  street: StreetTraits,
  level: AccessLevel,
  backward: boolean,
  speed: number,
  preferences: StreetPreferences | undefined,
): Traversal | undefined {
  if (level <= ACCESS.push || street.class === 'steps' || street.class === 'elevator') return undefined;
  const facility = backward ? street.cycleBackward : street.cycleForward;
  const unpleasant = (classFactor[street.class] ?? 1) - 1;
  const quiet = level === ACCESS.designated || street.flags.has('bicycleRoad') ? 0.3 : 1;
  // From 0 for the shortest path to 2 for the friendliest.
  const caution = 2 * Math.max(0, Math.min(1, preferences?.cycleSafety ?? DEFAULT_CYCLE_SAFETY));
  const network = street.flags.has('cycleNetwork') ? 0.7 : 1;
  const traversal: Traversal = {
    metresPerSecond: street.class === 'ferry' ? ferrySpeed(street) : ridingSpeed(street, backward, speed),
    costFactor: 1 + unpleasant * facilityShare[facility] * quiet * network * caution,
    costPerMetre: 0,
    penaltySeconds: 0,
    pushed: false,
    noThroughTraffic: false,
  };
  return withThroughTrafficRule(traversal, level);
}

function ridingSpeed(street: StreetTraits, backward: boolean, speed: number): number {
  const bySurface =
    surfaceSpeed[street.surface] ?? (street.class === 'track' && street.surface === 'unknown' ? 0.75 : 1);
  const slope = slopeOf(street, backward);
  const bySlope = slope > 0 ? 1 / (1 + slope * 0.12) : 1 + Math.min(0.2, -slope * 0.04);
  const shared = street.class === 'footway' || street.class === 'pedestrian' ? 0.6 : 1;
  return Math.max(PUSHING_SPEED, speed * bySurface * bySlope * shared);
}

/** A bicycle may be pushed against a one-way street, but not round a roundabout. */
function push(
  street: StreetTraits,
  backward: boolean,
  preferences: StreetPreferences | undefined,
): Traversal | undefined {
  const level = accessOn(street.foot, backward);
  if (level === ACCESS.no || street.flags.has('roundabout')) return undefined;
  const steps = street.class === 'steps';
  const folds = preferences?.folds === true;
  const traversal: Traversal = {
    metresPerSecond: steps ? (folds ? 0.6 : street.flags.has('rampForBicycles') ? 0.5 : 0.35) : PUSHING_SPEED,
    costFactor: folds ? 1.2 : steps ? 2 : 1.4,
    costPerMetre: 0,
    penaltySeconds: street.class === 'passage' ? 5 : 0,
    pushed: true,
    noThroughTraffic: false,
  };
  return withThroughTrafficRule(traversal, level);
}
