import type { TagMap } from './tag-map.ts';

/** First words of the keys that decide who may use a street, in which direction and how fast. */
const deciding: ReadonlySet<string> = new Set([
  'access',
  'foot',
  'vehicle',
  'bicycle',
  'small_electric_vehicle',
  'motor_vehicle',
  'moped',
  'motorcycle',
  'motorcar',
  'psv',
  'bus',
  'taxi',
  'hov',
  'oneway',
  'junction',
  'conveying',
  'cycleway',
  'motorroad',
  'sidewalk',
  'maxspeed',
  'source',
  'zone',
  'highway',
  'route',
  'railway',
  'public_transport',
  'man_made',
  'indoor',
  'service',
  'barrier',
  'bollard',
  'locked',
  'opening_hours',
  // What no permission changes, at no hour.
  'maxwidth',
  'width',
  'est_width',
  'maxheight',
  'smoothness',
  'mtb',
  'sac_scale',
  'ice_road',
  'winter_road',
]);

const CONDITIONAL = ':conditional';

/** `source` alone says where the mapper knows it from. */
const isDeciding = (key: string): boolean => key !== 'source' && deciding.has(key.split(':', 1)[0] as string);

/** The key that a timed tag stands in for: `access` for `access:conditional`; undefined for plain tags and for those of no interest here. */
export function timedKey(key: string): string | undefined {
  if (!isDeciding(key)) return undefined;
  if (key === 'opening_hours') return key;
  return key.endsWith(CONDITIONAL) ? key.slice(0, -CONDITIONAL.length) : undefined;
}

/**
 * Tags whose meaning depends on the moment, with all tags that decide together with them, as sorted `key=value` lines: what
 * `traitsAt` resolves again (OS-24, OS-25). '' for elements without any.
 */
export function timedTags(tags: TagMap): string {
  const lines: string[] = [];
  let timed = false;
  for (const [key, value] of tags) {
    if (!isDeciding(key)) continue;
    timed ||= timedKey(key) !== undefined;
    lines.push(`${key}=${value.replace(/\s+/g, ' ')}`);
  }
  return timed ? lines.sort().join('\n') : '';
}

/** The tags of {@link timedTags}. */
export function readTimedTags(text: string): Map<string, string> {
  return new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
