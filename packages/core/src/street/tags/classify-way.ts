import { type StreetClass, streetClassNumber } from '../traits/street-class.ts';
import { hasCycleFacility } from './cycle-facility.ts';
import { isYes, type TagMap } from './tag-map.ts';

/** `highway` values that are other names of street classes. */
const aliases: ReadonlyMap<string, StreetClass> = new Map<string, StreetClass>([
  ['bus_guideway', 'busway'],
  ['pier', 'pier'],
  ['crossing', 'footway'],
  ['sidewalk', 'footway'],
  ['walkway', 'footway'],
  ['minor', 'unclassified'],
  ['byway', 'track'],
  ['trail', 'path'],
]);

/** Classes that the `highway` tag alone does not give. */
const notHighways: ReadonlySet<string> = new Set(['ferry', 'pier', 'passage', 'other']);

/** `highway` values of streets that do not exist yet or any longer, and of things beside streets: no access tag makes a street of them. */
const neverStreets: ReadonlySet<string> = new Set([
  'construction',
  'proposed',
  'planned',
  'razed',
  'abandoned',
  'demolished',
  'removed',
  'dismantled',
  'destroyed',
  'disused',
  'historic',
  'no',
  'rest_area',
  'services',
  'raceway',
  'escape',
  'emergency_bay',
  'bus_stop',
  'via_ferrata',
  'ladder',
  'traffic_island',
  'passing_place',
  'ferry',
  'passage',
]);

/** Keys that can open a way of an unknown kind. */
const openingKeys: readonly string[] = [
  'access',
  'foot',
  'vehicle',
  'bicycle',
  'motor_vehicle',
  'motorcar',
  'motorcycle',
];
const openingValues: ReadonlySet<string> = new Set([
  'yes',
  'permissive',
  'designated',
  'official',
  'destination',
  'private',
]);

/** Whether tags mark a way as given up or under construction, with any `highway` value. */
function isGone(tags: TagMap): boolean {
  if (isYes(tags.get('impassable')) || isYes(tags.get('abandoned')) || isYes(tags.get('demolished'))) return true;
  const construction = tags.get('construction');
  return isYes(construction) || construction === 'major';
}

/**
 * The street class of a way; undefined for everything that is no street: buildings, rivers, and streets that do not exist yet or any longer, even
 * with `foot=yes` (OS-2).
 */
export function classifyWay(tags: TagMap): StreetClass | undefined {
  const highway = tags.get('highway');
  if (highway !== undefined) {
    if (isGone(tags)) return undefined;
    const known = notHighways.has(highway) ? undefined : streetClassNumber(highway);
    if (known !== undefined) return highway as StreetClass;
    return aliases.get(highway) ?? (isOpenedByTags(tags, highway) ? 'other' : undefined);
  }
  const route = tags.get('route');
  if (route === 'ferry' || route === 'shuttle_train') return 'ferry';
  if (tags.get('railway') === 'platform' || tags.get('public_transport') === 'platform') return 'platform';
  if (tags.get('man_made') === 'pier') return 'pier';
  if (tags.get('indoor') === 'corridor') return 'corridor';
  return undefined;
}

function isOpenedByTags(tags: TagMap, highway: string): boolean {
  if (neverStreets.has(highway)) return false;
  return openingKeys.some((key) => openingValues.has(tags.get(key) ?? '')) || hasCycleFacility(tags);
}
