import type { Fact } from '../../../model/index.ts';
import { ACCESS, type StreetTraits } from '../../../street/index.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import { accessOn } from '../costing/traversal.ts';
import { wheelchairSuitability } from '../costing/wheelchair.ts';

/**
 * Whether a street is friendly to its users, as the wire's `safe`: for walkers its suitability for wheelchairs, for cyclists its protection from fast
 * traffic, for drivers always unknown.
 */
export function safetyOf(profile: StreetProfile, street: StreetTraits, backward: boolean): Fact {
  switch (profile.guidance) {
    case 'WALKING': {
      const wheels = wheelchairSuitability(street);
      return wheels === 'limited' ? 'unknown' : wheels;
    }
    case 'CYCLING':
      return cyclability(street, backward);
    case 'DRIVING':
      return 'unknown';
    default:
      return profile.guidance satisfies never;
  }
}

const CALM_KMH = 30;

function cyclability(street: StreetTraits, backward: boolean): Fact {
  const facility = backward ? street.cycleBackward : street.cycleForward;
  if (facility === 'track' || facility === 'lane' || street.flags.has('bicycleRoad')) return 'yes';
  if (accessOn(street.bicycle, backward) === ACCESS.designated) return 'yes';
  const limit = backward ? street.speedBackward : street.speedForward;
  switch (street.class) {
    case 'cycleway':
    case 'living_street':
    case 'pedestrian':
    case 'path':
      return 'yes';
    case 'motorway':
    case 'motorway_link':
    case 'trunk':
    case 'trunk_link':
    case 'primary':
    case 'primary_link':
    case 'secondary':
    case 'secondary_link':
      return 'no';
    case 'tertiary':
    case 'tertiary_link':
    case 'unclassified':
    case 'residential':
    case 'service':
    case 'road':
      return limit === 0 ? 'unknown' : limit <= CALM_KMH ? 'yes' : 'no';
    default:
      return 'unknown';
  }
}
