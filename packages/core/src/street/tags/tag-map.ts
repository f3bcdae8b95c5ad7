/** Tags of one element by key. */
export type TagMap = ReadonlyMap<string, string>;

/** The value of the first of some keys that is present. */
export function firstTag(tags: TagMap, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = tags.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether a tag means yes in one of its spellings. */
export function isYes(value: string | undefined): boolean {
  return value === 'yes' || value === 'true' || value === '1';
}
