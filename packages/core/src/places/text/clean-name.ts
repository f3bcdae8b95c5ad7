/** Units of UTF-16 of the longest name that is kept; longer ones are notes or vandalism, and are cut. */
const LONGEST = 120;

// Control and format characters: among them those that turn the direction of text around (Trojan Source). Joiners stay, since Persian and Indic words
// need them.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const HAS_MEANING = /[\p{L}\p{N}]/u;

/**
 * A name as it may be shown: well-formed, on one line, without control characters and bidirectional overrides, at most 120 units long.
 * @returns '' for a text without any letter or digit
 */
export function cleanName(text: string): string {
  const cut = text.length > 4 * LONGEST ? text.slice(0, 4 * LONGEST) : text;
  const line = cut.replace(LONE_SURROGATE, '').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  if (!HAS_MEANING.test(line)) return '';
  return line.length <= LONGEST ? line : line.slice(0, LONGEST).replace(LONE_SURROGATE, '').trimEnd();
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
