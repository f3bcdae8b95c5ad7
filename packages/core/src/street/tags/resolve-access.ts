import { type CountryRules, DEFAULT_COUNTRY } from '../countries/country-rules.ts';
import { ACCESS, type AccessLevel, type Traveller, type TwoWayAccess } from '../traits/access-level.ts';
import type { StreetClass } from '../traits/street-class.ts';
import { accessOfValue } from './access-values.ts';
import { hasCycleFacility } from './cycle-facility.ts';
import { canBeOpened, defaultAccess } from './default-access.ts';
import { onewayDirections } from './oneway.ts';
import { parseMetres } from './parse-numbers.ts';
import { isYes, type TagMap } from './tag-map.ts';

/** Access keys from general to specific; the most specific key present decides (OS-1). */
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

/** Access of a traveller to a street in both directions: by the kind of street, then by its tags from general to specific, then by one-way rules. */
export function resolveAccess(
  tags: TagMap,
  streetClass: StreetClass,
  traveller: Traveller,
  country: CountryRules = DEFAULT_COUNTRY,
): TwoWayAccess {
  if (!canBeOpened(streetClass, traveller) || isTooNarrow(tags, traveller)) return NOWHERE;
  const normal = normalAccess(tags, streetClass, traveller, country);
  let forward: AccessLevel = normal;
  let backward: AccessLevel = normal;
  for (const key of accessKeys[traveller]) {
    // `access=yes` on a footpath refers to its users, not to cars: only a specific key opens a street to travellers it
    // is not built for.
    const opens = key !== 'access' || normal !== ACCESS.no || streetClass === 'other';
    const levelOf = (name: string, old: AccessLevel): AccessLevel => {
      const value = tags.get(name);
      const level = value === undefined ? undefined : accessOfValue(value, traveller);
      if (level === undefined || (!opens && level !== ACCESS.no)) return old;
      // `access=yes` does not allow riding where bicycles are pushed, and `vehicle=delivery` does not forbid pushing.
      const opensRiding = key !== 'access' && (key !== 'vehicle' || level >= ACCESS.yes);
      return normal === ACCESS.push && level > ACCESS.push && !opensRiding ? ACCESS.push : level;
    };
    forward = levelOf(`${key}:forward`, levelOf(key, forward));
    backward = levelOf(`${key}:backward`, levelOf(key, backward));
  }
  const directions = onewayDirections(tags, traveller, country);
  const against = againstOneway(tags, traveller);
  return {
    forward: directions.forward ? forward : against && isOpened(tags, 'forward') ? forward : ACCESS.no,
    backward: directions.backward ? backward : against && isOpened(tags, 'backward') ? backward : ACCESS.no,
  };
}

/** Access without any access tag. */
function normalAccess(
  tags: TagMap,
  streetClass: StreetClass,
  traveller: Traveller,
  country: CountryRules,
): AccessLevel {
  const normal = closedByKind(tags, traveller)
    ? ACCESS.no
    : (accessByLaw(streetClass, traveller, country) ?? defaultAccess(streetClass, traveller));
  // A counter to drive through is no way to anywhere else.
  if (traveller !== 'foot' && normal >= ACCESS.yes && tags.get('service') === 'drive-through')
    return ACCESS.destination;
  if (traveller !== 'bicycle' && traveller !== 'scooter') return normal;
  // A motorway with a cycle track along it has a place for cyclists (OS-7).
  if (normal === ACCESS.no && !isAlpine(tags) && hasCycleFacility(tags)) return ACCESS.yes;
  return normal >= ACCESS.yes && isTooRough(tags) ? ACCESS.push : normal;
}

/** Exceptions by country. */
function accessByLaw(streetClass: StreetClass, traveller: Traveller, country: CountryRules): AccessLevel | undefined {
  if (streetClass === 'cycleway') {
    if (traveller === 'foot' && !country.walkOnCycleways) return ACCESS.no;
    if (traveller === 'moped' && country.fastOnCycleways) return ACCESS.yes;
  }
  return streetClass === 'footway' && traveller === 'bicycle' && country.rideOnFootways ? ACCESS.yes : undefined;
}

/** Whether gradings show that a city bicycle is pushed. */
function isTooRough(tags: TagMap): boolean {
  if (/^[3-6]/.test(tags.get('mtb:scale') ?? '') || tags.get('smoothness') === 'impassable') return true;
  // A grading for mountain bikes shows that the path can be ridden, even where it is hard for walkers.
  if (tags.has('mtb:scale') || tags.has('mtb:scale:uphill') || tags.has('mtb:scale:imba')) return false;
  const sac = tags.get('sac_scale');
  return sac !== undefined && sac !== 'strolling' && sac !== 'hiking';
}

/** Metres of width and height that a car needs. */
const CAR_WIDTH = 1.9;
const CAR_HEIGHT = 1.6;

/** Physical limits that no permission changes: the street or passage is too narrow or low for a car, or impassable for wheels. */
export function isTooNarrow(tags: TagMap, traveller: Traveller): boolean {
  if (traveller === 'foot' || traveller === 'bicycle' || traveller === 'scooter') return false;
  if (tags.get('smoothness') === 'impassable') return true;
  if (traveller !== 'car' && traveller !== 'taxi') return false;
  const isBelow = (keys: readonly string[], need: number): boolean =>
    keys.some((key) => {
      const metres = parseMetres(tags.get(key));
      return metres > 0 && metres <= need;
    });
  return (
    isBelow(['maxwidth:physical', 'maxwidth', 'width', 'est_width'], CAR_WIDTH) ||
    isBelow(['maxheight:physical', 'maxheight'], CAR_HEIGHT)
  );
}

/** `bicycle:backward=yes` opens a one-way street against the traffic (OS-7). */
function againstOneway(tags: TagMap, traveller: Traveller): boolean {
  return (traveller === 'bicycle' || traveller === 'scooter') && !isYes(tags.get('oneway:bicycle'));
}

function isOpened(tags: TagMap, direction: 'forward' | 'backward'): boolean {
  const value = tags.get(`bicycle:${direction}`);
  return value === 'yes' || value === 'designated' || value === 'permissive';
}

/** Tags other than access tags that close a street to a traveller unless the traveller's own key opens it (OS-9, OS-11). */
function closedByKind(tags: TagMap, traveller: Traveller): boolean {
  switch (traveller) {
    case 'foot':
      return isYes(tags.get('motorroad')) || hasSeparateSidewalk(tags) || isTrain(tags) || isAlpine(tags);
    case 'bicycle':
    case 'scooter':
      return isYes(tags.get('motorroad')) || isTrain(tags) || isAlpine(tags);
    case 'moped':
      return isYes(tags.get('motorroad')) || isPassengerFerry(tags);
    default:
      return tags.get('service') === 'emergency_access' || isOnIce(tags) || isPassengerFerry(tags);
  }
}

/** A train that carries cars: other travellers need a key of their own. */
function isTrain(tags: TagMap): boolean {
  return tags.get('route') === 'shuttle_train';
}

/** A ferry with tags for walkers or bicycles, and none for cars, carries no cars (OS-27). */
function isPassengerFerry(tags: TagMap): boolean {
  if (tags.get('route') !== 'ferry' || tags.has('highway')) return false;
  return ['foot', 'bicycle'].some((key) => {
    const value = tags.get(key);
    return isYes(value) || value === 'designated' || value === 'permissive';
  });
}

/** Whether a path requires the use of hands, and experience. */
function isAlpine(tags: TagMap): boolean {
  return /^(demanding_|difficult_)?alpine_hiking$/.test(tags.get('sac_scale') ?? '');
}

/** Whether a road exists in deep winter only. */
function isOnIce(tags: TagMap): boolean {
  return isYes(tags.get('ice_road')) || isYes(tags.get('winter_road'));
}

/** The pavements are mapped as ways of their own, so the carriageway is closed to walkers. */
function hasSeparateSidewalk(tags: TagMap): boolean {
  const both = tags.get('sidewalk') ?? tags.get('sidewalk:both');
  if (both !== undefined) return both === 'separate';
  const [left, right] = [tags.get('sidewalk:left'), tags.get('sidewalk:right')];
  if (left !== 'separate' && right !== 'separate') return false;
  return [left, right].every((side) => side === 'separate' || side === 'no' || side === 'none' || side === undefined);
}
