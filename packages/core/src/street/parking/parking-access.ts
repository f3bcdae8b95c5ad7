import { accessOfValue } from '../tags/access-values.ts';
import { accessKeys } from '../tags/resolve-access.ts';
import type { TagMap } from '../tags/tag-map.ts';
import { ACCESS, type AccessLevel, type Traveller } from '../traits/access-level.ts';

/** Who may park: everybody unless a tag says otherwise, the most special key deciding (OS-1). */
export function resolveParkingAccess(tags: TagMap, traveller: Traveller): AccessLevel {
  let level: AccessLevel = ACCESS.yes;
  for (const key of accessKeys[traveller]) {
    const value = tags.get(key);
    const found = value === undefined ? undefined : accessOfValue(value, traveller);
    if (found !== undefined) level = found;
  }
  return level;
}
