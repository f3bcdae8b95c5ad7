import { type CountryRules, DEFAULT_COUNTRY } from '../countries/country-rules.ts';
import type { Traveller } from '../traits/access-level.ts';
import { parseSpeed } from './parse-numbers.ts';
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

/** Keys that override `oneway` for one kind of traveller, the most specific first. */
const onewayKeys: Record<Exclude<Traveller, 'foot'>, readonly string[]> = {
  bicycle: ['oneway:bicycle', 'bicycle:oneway', 'oneway:vehicle', 'oneway'],
  scooter: ['oneway:small_electric_vehicle', 'oneway:bicycle', 'bicycle:oneway', 'oneway:vehicle', 'oneway'],
  moped: ['oneway:moped', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  motorcycle: ['oneway:motorcycle', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  car: ['oneway:motorcar', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  taxi: ['oneway:taxi', 'oneway:psv', 'oneway:motorcar', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
};

/**
 * The directions that one-way rules leave open (OS-6 to OS-8). Cyclists may ride against a one-way street where a tag or a contraflow lane allows it.
 * Walkers obey only `oneway:foot` and escalators.
 */
export function onewayDirections(
  tags: TagMap,
  traveller: Traveller,
  country: CountryRules = DEFAULT_COUNTRY,
): Directions {
  if (traveller === 'foot') return footDirections(tags);
  const keys = onewayKeys[traveller];
  // A meaningless value does not hide the value of a more general key.
  const rule = keys.map((key) => parseOneway(tags.get(key) ?? '')).find((found) => found !== undefined);
  const base = rule ?? (isImpliedOneway(tags) ? FORWARD : BOTH);
  if (traveller !== 'bicycle' && traveller !== 'scooter') return base;
  const ownRule = keys.slice(0, -2).some((key) => parseOneway(tags.get(key) ?? '') !== undefined);
  return ownRule || base === BOTH || base === NEITHER || !(hasContraflow(tags) || isCalmByLaw(tags, country))
    ? base
    : BOTH;
}

/** @returns undefined for a meaningless value */
function parseOneway(value: string): Directions | undefined {
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
    case 'opposite':
      return BOTH;
    case 'reversible':
      return NEITHER;
    default:
      return undefined;
  }
}

/** Whether a street is one-way without a tag. */
export function isImpliedOneway(tags: TagMap): boolean {
  const junction = tags.get('junction');
  return junction === 'roundabout' || junction === 'circular' || tags.get('highway') === 'motorway';
}

/** Whether a one-way street is slow enough for the country to allow cyclists in both directions. */
function isCalmByLaw(tags: TagMap, { contraflowUpTo }: CountryRules): boolean {
  if (contraflowUpTo === 0 || isImpliedOneway(tags)) return false;
  const limit = parseSpeed(tags.get('maxspeed'));
  return tags.get('highway') === 'living_street' || (limit > 0 && limit <= contraflowUpTo);
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

/** Moving ways: escalators, moving walkways (OS-28). */
const moving: ReadonlySet<string> = new Set(['steps', 'footway', 'pedestrian', 'path', 'corridor']);

function footDirections(tags: TagMap): Directions {
  const own = firstTag(tags, 'oneway:foot', 'foot:oneway');
  if (own !== undefined) return parseOneway(own) ?? BOTH;
  // A ferry's direction holds for every passenger.
  if (!tags.has('highway') && tags.has('route')) return parseOneway(tags.get('oneway') ?? '') ?? BOTH;
  // `conveying` on a road is a mistake.
  if (!moving.has(tags.get('highway') ?? '')) return BOTH;
  switch (tags.get('conveying')) {
    case 'forward':
      return FORWARD;
    case 'backward':
      return BACKWARD;
    case 'yes':
      // Without a direction of its own the belt runs as the one-way rule says.
      return parseOneway(tags.get('oneway') ?? '') ?? BOTH;
    default:
      return BOTH;
  }
}
