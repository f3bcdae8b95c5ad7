/**
 * The best available language for a reader (RFC 4647 lookup): the exact tag, else the tag with its last subtags dropped one by one, else
 * another variant of the same language. Chinese is matched by script, which a country implies: traditional never matches simplified (TL-3).
 * @param wanted BCP 47, in any case, with `-` or `_`
 * @returns an entry of `available` as it is written there; undefined where none matches
 */
export function pickLanguage(wanted: string, available: readonly string[]): string | undefined {
  const subtags = normalTag(wanted);
  const tags = available.map((written) => ({ written, tag: normalTag(written).join('-') }));
  for (let length = subtags.length; length > 0; length--) {
    const exact = tags.find(({ tag }) => tag === subtags.slice(0, length).join('-'));
    // Chinese without a script has been given one above, so dropping subtags never changes the script.
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
