import { ACCESS, type StreetClass, type StreetTraits } from '../../../street/index.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';

/** Roads for through traffic: on their bridges and in their tunnels a person on foot needs a pavement. */
const mainRoads: ReadonlySet<StreetClass> = new Set([
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'busway',
]);
/** Slip roads and turning lanes: traffic behind a vehicle that stops there has no way round it. */
const links: ReadonlySet<StreetClass> = new Set([
  'motorway_link',
  'trunk_link',
  'primary_link',
  'secondary_link',
  'tertiary_link',
]);
/** Ways built for walkers, in tunnels too. */
const footways: ReadonlySet<StreetClass> = new Set([
  'footway',
  'path',
  'pedestrian',
  'steps',
  'corridor',
  'platform',
  'elevator',
]);
/** Streets of a car park or a house, underground ones too. */
const offTheRoad = ['parkingAisle', 'driveway'] as const;

/**
 * Whether a trip may begin or end on a street (OS-43): the vehicle may stop there, and a person on foot may be there. Streets that fail serve as an
 * end only where no other street is near.
 */
export function mayEndOn({ guidance }: StreetProfile, street: StreetTraits): boolean {
  const { flags, sidewalk } = street;
  const isLink = links.has(street.class);
  const isRoad = isLink || mainRoads.has(street.class);
  const hasPavement = sidewalk === 'left' || sidewalk === 'right' || sidewalk === 'both' || sidewalk === 'separate';
  const isOffTheRoad = offTheRoad.some((flag) => flags.has(flag));
  if (guidance === 'WALKING') {
    if (hasPavement || isOffTheRoad || footways.has(street.class)) return true;
    return !flags.has('tunnel') && !(isRoad && flags.has('bridge') && sidewalk === 'no');
  }
  if (isLink || street.class === 'motorway' || flags.has('motorroad')) return false;
  if (flags.has('tunnel')) return isOffTheRoad;
  if (!isRoad || hasPavement) return true;
  const isClosedOnFoot = street.foot.forward === ACCESS.no && street.foot.backward === ACCESS.no;
  return !flags.has('bridge') && !flags.has('expressway') && !(street.class === 'trunk' && isClosedOnFoot);
}
