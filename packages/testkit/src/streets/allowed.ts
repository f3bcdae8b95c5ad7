import type { StreetProfileName } from '@tripwright/core/modes';
import type { StreetTags } from './street-map.ts';
import { type Permission, permissionOn, permissionThrough } from './street-permission.ts';

/** The permission of a traveller along a way or through a node, pushing included. */
export interface Allowed {
  readonly permission: Permission;
  /** On foot, with the vehicle pushed. */
  readonly pushed: boolean;
}

const CLOSED: Allowed = { permission: 'no', pushed: false };
const isRolling = (who: StreetProfileName): boolean => who === 'bicycle' || who === 'e-scooter';

/** Along a way. */
export function allowedAlong(tags: StreetTags, who: StreetProfileName, backward: boolean): Allowed {
  const permission = permissionOn(tags, who, backward);
  const climbs = tags['highway'] === 'steps' || tags['highway'] === 'elevator';
  if (who === 'wheelchair' && isBarredToWheels(tags)) return CLOSED;
  if (permission !== 'push' && permission !== 'no' && !(isRolling(who) && climbs)) return { permission, pushed: false };
  if (!isRolling(who) || ['roundabout', 'circular'].includes(tags['junction'] ?? '')) return CLOSED;
  const onFoot = permissionOn(tags, 'walk', backward);
  return onFoot === 'push' ? CLOSED : { permission: onFoot, pushed: true };
}

/** Through a node. */
export function allowedThrough(tags: StreetTags, who: StreetProfileName): Allowed {
  const permission = permissionThrough(tags, who);
  if (
    who === 'wheelchair' &&
    (tags['wheelchair'] === 'no' || (tags['kerb'] === 'raised' && tags['wheelchair'] === undefined))
  )
    return CLOSED;
  if (permission === 'free' || permission === 'inside') return { permission, pushed: false };
  if (!isRolling(who)) return CLOSED;
  const onFoot = permissionThrough(tags, 'walk');
  return onFoot === 'push' ? CLOSED : { permission: onFoot, pushed: true };
}

function isBarredToWheels(tags: StreetTags): boolean {
  const value = tags['wheelchair'];
  if (value === 'no') return true;
  if (value !== undefined && ['yes', 'limited', 'designated', 'official', 'assisted'].includes(value)) return false;
  return tags['highway'] === 'steps' && !['yes', 'true', '1'].includes(tags['ramp:wheelchair'] ?? '');
}
