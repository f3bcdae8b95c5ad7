import { accessOfValue } from '../tags/access-values.ts';
import { accessKeys } from '../tags/resolve-access.ts';
import type { TagMap } from '../tags/tag-map.ts';
import { ACCESS, type AccessLevel, type Traveller } from '../traits/access-level.ts';

/** Access to a parking place: open to all unless a tag restricts it; the most specific key decides (OS-1). */
export function resolveParkingAccess(tags: TagMap, traveller: Traveller): AccessLevel {
  let level: AccessLevel = ACCESS.yes;
  for (const key of accessKeys[traveller]) {
    const value = tags.get(key);
    const found = value === undefined ? undefined : accessOfValue(value, traveller);
    if (found !== undefined) level = found;
  }
  return level;
}
