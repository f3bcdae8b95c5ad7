import type { Traveller } from '../access-level.ts';
import { firstTag, type TagMap } from './tag-map.ts';

/** Directions in which a street may be travelled. */
export interface Directions {
  readonly forward: boolean;
  readonly backward: boolean;
}

const BOTH: Directions = { forward: true, backward: true };
const FORWARD: Directions = { forward: true, backward: false };
const BACKWARD: Directions = { forward: false, backward: true };
const NEITHER: Directions = { forward: false, backward: false };

/** Keys that narrow `oneway` for somebody, most special first. */
const onewayKeys: Record<Exclude<Traveller, 'foot'>, readonly string[]> = {
  bicycle: ['oneway:bicycle', 'bicycle:oneway', 'oneway:vehicle', 'oneway'],
  scooter: ['oneway:small_electric_vehicle', 'oneway:bicycle', 'bicycle:oneway', 'oneway:vehicle', 'oneway'],
  moped: ['oneway:moped', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  motorcycle: ['oneway:motorcycle', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  car: ['oneway:motorcar', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  taxi: ['oneway:taxi', 'oneway:psv', 'oneway:motorcar', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
};

/**
 * The directions open to a traveller as far as one-way rules go (OS-6 to OS-8): cyclists may ride against a one-way street where
 * a tag or a contraflow lane says so; feet obey only what is said to feet, and moving stairs.
 */
export function onewayDirections(tags: TagMap, traveller: Traveller): Directions {
  if (traveller === 'foot') return footDirections(tags);
  const keys = onewayKeys[traveller];
  const value = firstTag(tags, ...keys);
  const rule = value === undefined ? undefined : parseOneway(value);
  const base = rule ?? (isImplied(tags) ? FORWARD : BOTH);
  if (traveller !== 'bicycle' && traveller !== 'scooter') return base;
  const ownRule = keys.slice(0, -2).some((key) => tags.has(key));
  return ownRule || base === BOTH || base === NEITHER || !hasContraflow(tags) ? base : BOTH;
}

/** @returns undefined for a value that means nothing */
export function parseOneway(value: string): Directions | undefined {
  switch (value.trim().toLowerCase()) {
    case 'yes':
    case 'true':
    case '1':
      return FORWARD;
    case '-1':
    case 'reverse':
      return BACKWARD;
    case 'no':
    case 'false':
    case '0':
    case 'alternating':
      return BOTH;
    case 'reversible':
      return NEITHER;
    default:
      return undefined;
  }
}

/** Streets that are one-way without a tag. */
function isImplied(tags: TagMap): boolean {
  const junction = tags.get('junction');
  return junction === 'roundabout' || junction === 'circular' || tags.get('highway') === 'motorway';
}

const contraflowKeys = ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'] as const;

function hasContraflow(tags: TagMap): boolean {
  for (const key of contraflowKeys) {
    if (tags.get(key)?.startsWith('opposite') === true) return true;
    if (key === 'cycleway') continue;
    const value = tags.get(key);
    if (value === undefined || value === 'no' || value === 'none' || value === 'separate') continue;
    const oneway = tags.get(`${key}:oneway`);
    if (oneway === 'no' || oneway === '-1') return true;
  }
  return false;
}

function footDirections(tags: TagMap): Directions {
  const own = firstTag(tags, 'oneway:foot', 'foot:oneway');
  if (own !== undefined) return parseOneway(own) ?? BOTH;
  switch (tags.get('conveying')) {
    case 'forward':
      return FORWARD;
    case 'backward':
      return BACKWARD;
    default:
      return BOTH;
  }
}
