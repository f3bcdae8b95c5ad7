import { ACCESS, type StreetTraits, type Surface } from '../../../street/index.ts';
import { accessOn, type Costing, ferrySpeed, slopeOf, withThroughTrafficRule } from './traversal.ts';

/** Whether a street is suitable for wheelchairs: as tagged, else derived from steps, surface, width, slope and kerb, else unknown (OS-32). */
export type WheelchairSuitability = 'yes' | 'limited' | 'no' | 'unknown';

/** Slopes in percent: beyond easy is limited, beyond possible is no. */
const EASY_SLOPE = 5;
const POSSIBLE_SLOPE = 12;
/** Tenths of a metre. */
const NARROWEST = 8;

const surfaceFor: Partial<Record<Surface, WheelchairSuitability>> = {
  asphalt: 'yes',
  concrete: 'yes',
  paving_stones: 'yes',
  'other-paved': 'yes',
  wood: 'yes',
  metal: 'limited',
  compacted: 'limited',
  fine_gravel: 'limited',
  sett: 'limited',
  cobblestone: 'limited',
  gravel: 'limited',
  ground: 'limited',
  'other-unpaved': 'limited',
  grass: 'limited',
  sand: 'no',
};

/** The suitability of a street for wheelchairs, in either direction. */
export function wheelchairSuitability(street: StreetTraits): WheelchairSuitability {
  if (street.wheelchair !== 'unknown') return street.wheelchair;
  if (street.kerb !== 'unknown') return street.kerb;
  const hasRamp = street.flags.has('rampForWheelchairs');
  if (street.class === 'steps') return hasRamp ? 'limited' : 'no';
  if (street.flags.has('escalator')) return 'no';
  if (street.class === 'elevator') return 'yes';
  if (street.width > 0 && street.width < NARROWEST) return 'no';
  const steep = Math.abs(slopeOf(street, false));
  if (steep > POSSIBLE_SLOPE || street.trackGrade >= 4) return 'no';
  switch (street.smoothness) {
    case 'very_bad':
    case 'horrible':
    case 'very_horrible':
    case 'impassable':
      return 'no';
    case 'bad':
      return 'limited';
    default:
  }
  const bySurface = surfaceFor[street.surface] ?? 'unknown';
  if (bySurface === 'no') return 'no';
  if (steep > EASY_SLOPE) return 'limited';
  if (bySurface === 'unknown' && street.smoothness !== 'unknown') return 'yes';
  return bySurface;
}

/** Wheelchairs: impassable streets are closed, difficult ones cost more, and unknown ones a little more. */
export const wheelchairCosting: Costing = (street, backward, speed) => {
  const level = accessOn(street.foot, backward);
  if (level === ACCESS.no) return undefined;
  const wheels = wheelchairSuitability(street);
  if (wheels === 'no') return undefined;
  const rough = street.class === 'track' || street.class === 'path' || street.class === 'bridleway';
  const factor = wheels === 'limited' ? 1.8 : wheels === 'unknown' ? (rough ? 1.5 : 1.1) : 1;
  const uphill = Math.max(0, slopeOf(street, backward));
  const metresPerSecond =
    street.class === 'ferry' ? ferrySpeed(street) : (speed * (wheels === 'limited' ? 0.7 : 1)) / (1 + uphill * 0.05);
  const over = wheels === 'limited' && street.class === 'passage' ? 15 : 0;
  return withThroughTrafficRule(
    {
      metresPerSecond,
      costFactor: factor,
      costPerMetre: 0,
      penaltySeconds: over,
      pushed: false,
      noThroughTraffic: false,
    },
    level,
  );
};
