import { hashText } from '../base/index.ts';

/** Letters whose compatibility decomposition is no ASCII letter, as their languages write them without the letter. */
const LATIN = 'ß ss æ ae œ oe ø o đ d ð d þ th ł l ħ h ı i ŋ ng ŧ t ĸ k ə e';
/** ISO 9 has diacritics for these; the digraphs are those of ICAO Doc 9303 and the Ukrainian, Serbian and Macedonian passports. */
const CYRILLIC =
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ ie ы y ь - э e ю iu я ia ' +
  'є ie і i ї i ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ѕ dz ќ k';
/** ELOT 743, letter by letter. */
const GREEK = 'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';

const ROMAN: ReadonlyMap<string, string> = new Map(
  [LATIN, CYRILLIC, GREEK].flatMap((table) => {
    const words = table.split(' ');
    return words.flatMap((letter, i) =>
      i % 2 === 0 ? [[letter, (words[i + 1] as string).replace('-', '')] as const] : [],
    );
  }),
);

const LONGEST = 60;

/**
 * A name as the detail of a mode identifier: `[A-Za-z0-9-]`, as clients read it. Accents are dropped (NFKD), Cyrillic and Greek are romanised,
 * other characters become hyphens. A name that loses letters of other scripts, or is too long, ends with a hash of the whole name, so that
 * different names stay different. The result is stable: it depends on the name alone, and a slug is its own slug. '' for a name without letters, digits
 * and symbols.
 */
export function slugOf(name: string): string {
  let slug = '';
  let isLossy = false;
  for (const character of name.normalize('NFKD').replace(/\p{M}/gu, '')) {
    if (/[A-Za-z0-9]/.test(character)) {
      slug += character;
      continue;
    }
    const small = character.toLowerCase();
    const roman = ROMAN.get(small);
    if (roman !== undefined) slug += small === character ? roman : roman.charAt(0).toUpperCase() + roman.slice(1);
    else {
      if (/[\p{L}\p{N}]/u.test(character)) isLossy = true;
      slug += '-';
    }
  }
  const tidy = slug.replace(/-+/g, '-').replace(/^-|-$/g, '');
  const isBare = tidy === '' && /\p{S}/u.test(name);
  if (!isLossy && !isBare && tidy.length <= LONGEST) return tidy;
  return withHash(tidy.slice(0, LONGEST - HASH_LENGTH - 1).replace(/-$/, ''), name);
}

/**
 * The lower-case slugs of different names of providers. Where names share one ("Café", "Cafe"), the first by code units keeps it and the others end
 * with a hash of their name, whatever the order of the names.
 */
export function distinctSlugs(names: Iterable<string>): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...new Set(names)].sort()) {
    const slug = slugOf(name).toLowerCase();
    const free = taken.has(slug) ? withHash(slug, name) : slug;
    taken.add(free);
    slugs.set(name, free);
  }
  return slugs;
}

const HASH_LENGTH = 7;

function withHash(slug: string, name: string): string {
  const hash = (hashText(name) >>> 0).toString(36).padStart(HASH_LENGTH, '0');
  return slug === '' ? hash : `${slug}-${hash}`;
}
