import { type StreetClass, streetClassNumber } from '../street-class.ts';
import { isYes, type TagMap } from './tag-map.ts';

/** `highway` values that are streets under another name. */
const aliases: ReadonlyMap<string, StreetClass> = new Map<string, StreetClass>([
  ['bus_guideway', 'busway'],
  ['crossing', 'footway'],
  ['sidewalk', 'footway'],
  ['walkway', 'footway'],
  ['minor', 'unclassified'],
  ['byway', 'track'],
  ['trail', 'path'],
]);

/** Classes that no way has by its `highway` tag alone. */
const notHighways: ReadonlySet<string> = new Set(['ferry', 'pier', 'passage']);

/**
 * The kind of street a way is; undefined for everything that is none: buildings, rivers, and streets that do not exist yet or any
 * longer, even with `foot=yes` (OS-2).
 */
export function classifyWay(tags: TagMap): StreetClass | undefined {
  const highway = tags.get('highway');
  if (highway !== undefined) {
    if (isYes(tags.get('impassable'))) return undefined;
    const known = notHighways.has(highway) ? undefined : streetClassNumber(highway);
    return known === undefined ? aliases.get(highway) : (highway as StreetClass);
  }
  if (tags.get('route') === 'ferry') return 'ferry';
  if (tags.get('railway') === 'platform' || tags.get('public_transport') === 'platform') return 'platform';
  if (tags.get('man_made') === 'pier') return 'pier';
  if (tags.get('indoor') === 'corridor') return 'corridor';
  return undefined;
}
