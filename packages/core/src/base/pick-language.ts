/**
 * The best of some languages for a reader (RFC 4647 lookup): the very tag, else with its last subtags dropped one by one, else another
 * variant of the same language. Chinese goes by its script, which a country implies: traditional is never taken for simplified (TL-3).
 * @param wanted BCP 47, in any case, with `-` or `_`
 * @returns one of `available` as it is written there
 */
export function pickLanguage(wanted: string, available: readonly string[]): string | undefined {
  const subtags = normalTag(wanted);
  const tags = available.map((written) => ({ written, tag: normalTag(written).join('-') }));
  for (let length = subtags.length; length > 0; length--) {
    const exact = tags.find(({ tag }) => tag === subtags.slice(0, length).join('-'));
    // Bare Chinese has its script by now, so dropping the script leads to no other one.
    if (exact !== undefined) return exact.written;
  }
  const root = `${subtags.slice(0, subtags[0] === 'zh' ? 2 : 1).join('-')}-`;
  const variants = tags.filter(({ tag }) => tag.startsWith(root));
  return variants.sort((a, b) => (a.tag < b.tag ? -1 : 1))[0]?.written;
}

const TRADITIONAL = new Set(['tw', 'hk', 'mo']);

/** Subtags in lower case; Chinese with its script in second place. */
function normalTag(tag: string): readonly string[] {
  const subtags = tag.trim().toLowerCase().split(/[-_]/);
  if (subtags[0] !== 'zh') return subtags;
  const script = subtags.find((subtag) => subtag === 'hans' || subtag === 'hant');
  const rest = subtags.slice(1).filter((subtag) => subtag !== script);
  return ['zh', script ?? (rest.some((subtag) => TRADITIONAL.has(subtag)) ? 'hant' : 'hans'), ...rest];
}
