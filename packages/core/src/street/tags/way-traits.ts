import type { CountryRules } from '../countries/country-rules.ts';
import { type Traveller, type TwoWayAccess, travellers } from '../traits/access-level.ts';
import type { StreetClass } from '../traits/street-class.ts';
import {
  NO_LEVEL,
  type Sidewalk,
  type Smoothness,
  type StreetFlag,
  type StreetTraits,
  smoothnesses,
  type WheelchairValue,
} from '../traits/street-traits.ts';
import { cycleFacilities } from './cycle-facility.ts';
import { parseIncline, parseLevels, parseMetres } from './parse-numbers.ts';
import { resolveAccess } from './resolve-access.ts';
import { speedLimits } from './speed-limits.ts';
import { surfaceOf } from './surface.ts';
import { isYes, type TagMap } from './tag-map.ts';
import { timedTags } from './timed-tags.ts';

/** Facts about a way that are not in its tags. */
export interface WaySetting {
  readonly country: CountryRules;
  /** Whether the way belongs to a signed cycle route. */
  readonly onCycleRoute: boolean;
  /** Millimetres per second from a duration over the whole way; 0 = none. */
  readonly fixedSpeed: number;
}

/** Waiting for a lift and riding in it, where no duration is tagged. */
export const LIFT_SECONDS = 30;

/** The traits of a way, from its tags. */
export function wayTraits(tags: TagMap, streetClass: StreetClass, setting: WaySetting): StreetTraits {
  const access = Object.fromEntries(
    travellers.map((traveller) => [traveller, resolveAccess(tags, streetClass, traveller, setting.country)]),
  ) as Record<Traveller, TwoWayAccess>;
  const cycle = cycleFacilities(tags, setting.country.drivesLeft);
  const levels = parseLevels(tags.get('level'));
  const speeds = speedLimits(tags, streetClass, setting.country);
  const smoothness = tags.get('smoothness') as Smoothness | undefined;
  return {
    class: streetClass,
    ...access,
    flags: wayFlags(tags, setting),
    surface: surfaceOf(tags.get('surface')),
    smoothness: smoothness !== undefined && smoothnesses.includes(smoothness) ? smoothness : 'unknown',
    trackGrade: /^grade[1-5]$/.test(tags.get('tracktype') ?? '')
      ? Number((tags.get('tracktype') as string).slice(5))
      : 0,
    speedForward: speeds.forward,
    speedBackward: speeds.backward,
    width: Math.min(255, Math.round(parseMetres(tags.get('width') ?? tags.get('est_width')) * 10)),
    lanes: smallNumber(tags.get('lanes'), 255),
    incline: parseIncline(tags.get('incline')),
    cycleForward: cycle.forward,
    cycleBackward: cycle.backward,
    sidewalk: sidewalkOf(tags),
    wheelchair: wheelchairOf(tags.get('wheelchair')),
    kerb: 'unknown',
    lowLevel: levels?.[0] ?? NO_LEVEL,
    highLevel: levels?.[1] ?? NO_LEVEL,
    stepCount: smallNumber(tags.get('step_count'), 65_535),
    fixedSpeed: setting.fixedSpeed,
    delay: streetClass === 'elevator' ? LIFT_SECONDS : 0,
    conditional: timedTags(tags),
  };
}

/** `wheelchair` of a way or node; `designated` counts as yes. */
export function wheelchairOf(value: string | undefined): WheelchairValue {
  switch (value) {
    case 'yes':
    case 'designated':
    case 'official':
      return 'yes';
    case 'limited':
    case 'assisted':
      return 'limited';
    case 'no':
      return 'no';
    default:
      return 'unknown';
  }
}

const yesFlags: readonly (readonly [key: string, flag: StreetFlag])[] = [
  ['toll', 'toll'],
  ['motorroad', 'motorroad'],
  ['expressway', 'expressway'],
  ['indoor', 'indoor'],
  ['segregated', 'segregated'],
  ['informal', 'informal'],
  ['handrail', 'handrail'],
  ['ramp', 'ramp'],
  ['ramp:wheelchair', 'rampForWheelchairs'],
  ['ramp:bicycle', 'rampForBicycles'],
  ['bicycle_road', 'bicycleRoad'],
  ['cyclestreet', 'bicycleRoad'],
  ['lcn', 'cycleNetwork'],
  ['rcn', 'cycleNetwork'],
  ['ncn', 'cycleNetwork'],
];

function wayFlags(tags: TagMap, setting: WaySetting): ReadonlySet<StreetFlag> {
  const flags = new Set<StreetFlag>();
  for (const [key, flag] of yesFlags) {
    if (isYes(tags.get(key))) flags.add(flag);
  }
  const present = (key: string): boolean => tags.has(key) && tags.get(key) !== 'no';
  // A culvert is a tunnel of the water below.
  if (present('tunnel') && tags.get('tunnel') !== 'culvert') flags.add('tunnel');
  if (present('bridge')) flags.add('bridge');
  if (tags.get('lit') === 'no') flags.add('unlit');
  else if (tags.has('lit')) flags.add('lit');
  const junction = tags.get('junction');
  if (junction === 'roundabout' || junction === 'circular') flags.add('roundabout');
  if (present('conveying')) flags.add('escalator');
  if (tags.get('area') === 'yes') flags.add('area');
  if (present('surveillance')) flags.add('cctv');
  if (tags.get('hov') === 'designated') flags.add('hov');
  if (tags.get('service') === 'driveway') flags.add('driveway');
  if (tags.get('service') === 'parking_aisle') flags.add('parkingAisle');
  if (tags.get('footway') === 'crossing' || tags.get('path') === 'crossing' || tags.get('cycleway') === 'crossing')
    flags.add('crossing');
  if (tags.get('footway') === 'sidewalk') flags.add('sidewalkWay');
  if (tags.get('oneway') === 'alternating') flags.add('alternating');
  if (setting.onCycleRoute) flags.add('cycleNetwork');
  return flags;
}

function sidewalkOf(tags: TagMap): Sidewalk {
  const both = tags.get('sidewalk') ?? tags.get('sidewalk:both');
  switch (both) {
    case 'both':
    case 'yes':
      return 'both';
    case 'left':
    case 'right':
    case 'no':
    case 'separate':
      return both;
    case 'none':
      return 'no';
    default:
  }
  const [left, right] = [tags.get('sidewalk:left'), tags.get('sidewalk:right')];
  if (left === 'yes') return right === 'yes' ? 'both' : 'left';
  if (right === 'yes') return 'right';
  if (left === 'separate' || right === 'separate') return 'separate';
  return left === 'no' && right === 'no' ? 'no' : 'unknown';
}

function smallNumber(text: string | undefined, most: number): number {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(most, Number(text)) : 0;
}
