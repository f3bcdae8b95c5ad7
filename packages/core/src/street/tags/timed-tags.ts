import type { TagMap } from './tag-map.ts';

/** First words of the keys that decide on access, direction and speed. */
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
  // Physical limits, which no permission and no hour changes.
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

/** `source` alone names the mapper's source. */
const isDeciding = (key: string): boolean => key !== 'source' && deciding.has(key.split(':', 1)[0] as string);

/** The key that a timed tag overrides: `access` for `access:conditional`; undefined for plain tags and for irrelevant ones. */
export function timedKey(key: string): string | undefined {
  if (!isDeciding(key)) return undefined;
  if (key === 'opening_hours') return key;
  return key.endsWith(CONDITIONAL) ? key.slice(0, -CONDITIONAL.length) : undefined;
}

/**
 * Tags that depend on the moment, with all tags that are evaluated together with them, as sorted `key=value` lines. `traitsAt` resolves them again
 * (OS-24, OS-25). '' for elements without any.
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
