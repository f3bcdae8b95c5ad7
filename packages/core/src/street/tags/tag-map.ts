/** Tags of one element by key. */
export type TagMap = ReadonlyMap<string, string>;

/** The value of the first of some keys that is tagged. */
export function firstTag(tags: TagMap, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = tags.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether a tag says yes in one of the ways people write it. */
export function isYes(value: string | undefined): boolean {
  return value === 'yes' || value === 'true' || value === '1';
}
