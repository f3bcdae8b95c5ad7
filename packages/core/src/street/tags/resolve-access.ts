import { ACCESS, type AccessLevel, type Traveller, type TwoWayAccess } from '../access-level.ts';
import type { StreetClass } from '../street-class.ts';
import { accessOfValue } from './access-values.ts';
import { canBeOpened, defaultAccess } from './default-access.ts';
import { onewayDirections } from './oneway.ts';
import { isYes, type TagMap } from './tag-map.ts';

/** Access keys from general to special; the most special one present decides (OS-1). */
export const accessKeys: Record<Traveller, readonly string[]> = {
  foot: ['access', 'foot'],
  bicycle: ['access', 'vehicle', 'bicycle'],
  scooter: ['access', 'vehicle', 'bicycle', 'small_electric_vehicle'],
  moped: ['access', 'vehicle', 'motor_vehicle', 'moped'],
  motorcycle: ['access', 'vehicle', 'motor_vehicle', 'motorcycle'],
  car: ['access', 'vehicle', 'motor_vehicle', 'motorcar'],
  taxi: ['access', 'vehicle', 'motor_vehicle', 'motorcar', 'psv', 'taxi'],
};

const NOWHERE: TwoWayAccess = { forward: ACCESS.no, backward: ACCESS.no };

/** Who may use a street in which direction: the kind of street, then its tags from general to special, then one-way rules. */
export function resolveAccess(tags: TagMap, streetClass: StreetClass, traveller: Traveller): TwoWayAccess {
  if (!canBeOpened(streetClass, traveller)) return NOWHERE;
  const normal = closedByKind(tags, traveller) ? ACCESS.no : defaultAccess(streetClass, traveller);
  let forward: AccessLevel = normal;
  let backward: AccessLevel = normal;
  for (const key of accessKeys[traveller]) {
    // `access=yes` on a footpath means its users, not cars: what a kind of street is not for, only a special key opens.
    const opens = key !== 'access' || normal !== ACCESS.no;
    const levelOf = (name: string, old: AccessLevel): AccessLevel => {
      const value = tags.get(name);
      const level = value === undefined ? undefined : accessOfValue(value, traveller);
      if (level === undefined || (!opens && level !== ACCESS.no)) return old;
      // `access=yes` and the like say who may come, not that a cyclist may now ride where riders push.
      return normal === ACCESS.push && level > ACCESS.push && isGeneral(key) ? ACCESS.push : level;
    };
    forward = levelOf(`${key}:forward`, levelOf(key, forward));
    backward = levelOf(`${key}:backward`, levelOf(key, backward));
  }
  const directions = onewayDirections(tags, traveller);
  const against = againstOneway(tags, traveller);
  return {
    forward: directions.forward ? forward : against && isOpened(tags, 'forward') ? forward : ACCESS.no,
    backward: directions.backward ? backward : against && isOpened(tags, 'backward') ? backward : ACCESS.no,
  };
}

function isGeneral(key: string): boolean {
  return key === 'access' || key === 'vehicle';
}

/** A `bicycle:backward=yes` on a one-way street opens it against the traffic (OS-7). */
function againstOneway(tags: TagMap, traveller: Traveller): boolean {
  return (traveller === 'bicycle' || traveller === 'scooter') && !isYes(tags.get('oneway:bicycle'));
}

function isOpened(tags: TagMap, direction: 'forward' | 'backward'): boolean {
  const value = tags.get(`bicycle:${direction}`);
  return value === 'yes' || value === 'designated' || value === 'permissive';
}

/** Facts other than access tags that close a street to somebody unless their own key opens it (OS-9, OS-11). */
function closedByKind(tags: TagMap, traveller: Traveller): boolean {
  switch (traveller) {
    case 'foot':
      return isYes(tags.get('motorroad')) || hasSeparateSidewalk(tags);
    case 'bicycle':
    case 'scooter':
    case 'moped':
      return isYes(tags.get('motorroad'));
    default:
      return tags.get('service') === 'emergency_access';
  }
}

/** The pavements are drawn as ways of their own, so nobody walks on the carriageway. */
function hasSeparateSidewalk(tags: TagMap): boolean {
  const both = tags.get('sidewalk') ?? tags.get('sidewalk:both');
  if (both !== undefined) return both === 'separate';
  const [left, right] = [tags.get('sidewalk:left'), tags.get('sidewalk:right')];
  if (left !== 'separate' && right !== 'separate') return false;
  return [left, right].every((side) => side === 'separate' || side === 'no' || side === 'none' || side === undefined);
}
