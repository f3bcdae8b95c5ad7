import type { StreetTraits } from '../../../street/index.ts';
import { accessOn } from '../costing/traversal.ts';

/** Properties of a street for its users, in the wire's words (`roadTags`). */
export type RoadTag =
  | 'CYCLE-LANE'
  | 'CYCLE-TRACK'
  | 'CYCLE-NETWORK'
  | 'BICYCLE-DESIGNATED'
  | 'BICYCLE-BOULEVARD'
  | 'SIDE-WALK'
  | 'MAIN-ROAD'
  | 'SIDE-ROAD'
  | 'SHARED-ROAD'
  | 'SERVICE-ROAD'
  | 'SEGREGATED'
  | 'STREET-LIGHT'
  | 'CCTV-CAMERA'
  | 'SURFACE:GOOD'
  | 'SURFACE:BAD'
  | 'SURFACE:EXCELLENT'
  | 'INFORMAL';

export function roadTagsOf(street: StreetTraits, backward: boolean): RoadTag[] {
  const tags: RoadTag[] = [];
  const facility = backward ? street.cycleBackward : street.cycleForward;
  if (facility === 'lane') tags.push('CYCLE-LANE');
  if (facility === 'track' || street.class === 'cycleway') tags.push('CYCLE-TRACK');
  if (street.flags.has('cycleNetwork')) tags.push('CYCLE-NETWORK');
  if (accessOn(street.bicycle, backward) === 5) tags.push('BICYCLE-DESIGNATED');
  if (street.flags.has('bicycleRoad')) tags.push('BICYCLE-BOULEVARD');
  const hasPavement = street.sidewalk === 'both' || street.sidewalk === 'left' || street.sidewalk === 'right';
  if (street.flags.has('sidewalkWay') || hasPavement) tags.push('SIDE-WALK');
  const road = roadKind(street);
  if (road !== undefined) tags.push(road);
  if (street.flags.has('segregated')) tags.push('SEGREGATED');
  if (street.flags.has('lit')) tags.push('STREET-LIGHT');
  if (street.flags.has('cctv')) tags.push('CCTV-CAMERA');
  const surface = surfaceTag(street);
  if (surface !== undefined) tags.push(surface);
  if (street.flags.has('informal')) tags.push('INFORMAL');
  return tags;
}

function roadKind(street: StreetTraits): RoadTag | undefined {
  switch (street.class) {
    case 'motorway':
    case 'trunk':
    case 'primary':
    case 'secondary':
    case 'motorway_link':
    case 'trunk_link':
    case 'primary_link':
    case 'secondary_link':
      return 'MAIN-ROAD';
    case 'tertiary':
    case 'tertiary_link':
    case 'unclassified':
    case 'residential':
    case 'road':
      return 'SIDE-ROAD';
    case 'living_street':
    case 'pedestrian':
      return 'SHARED-ROAD';
    case 'service':
      return 'SERVICE-ROAD';
    default:
      return undefined;
  }
}

function surfaceTag(street: StreetTraits): RoadTag | undefined {
  switch (street.smoothness) {
    case 'excellent':
      return 'SURFACE:EXCELLENT';
    case 'good':
    case 'intermediate':
      return 'SURFACE:GOOD';
    case 'unknown':
      break;
    default:
      return 'SURFACE:BAD';
  }
  switch (street.surface) {
    case 'asphalt':
    case 'concrete':
    case 'paving_stones':
    case 'other-paved':
      return 'SURFACE:GOOD';
    case 'unknown':
      return undefined;
    default:
      return 'SURFACE:BAD';
  }
}
