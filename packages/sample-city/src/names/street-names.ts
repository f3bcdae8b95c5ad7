import { createRandom, seedOf } from '../random.ts';
import type { StreetKind } from '../streets/draft.ts';
import type { DistrictId } from '../terrain/districts.ts';
import { inFour, type LocalName } from './local-name.ts';
import { kinds, themes } from './vocabulary.ts';

/** Returns an unused street name of the district's theme; undefined when there are no more. */
export interface StreetNamer {
  next(district: DistrictId, kind: StreetKind): LocalName | undefined;
}

/** Words for "street" by kind of street, in order of use. */
const wordsFor: Readonly<Record<string, readonly string[]>> = {
  tertiary: ['avenue', 'street', 'road', 'way'],
  residential: ['street', 'road', 'crescent', 'row', 'drive', 'grove', 'avenue', 'way', 'close'],
  living_street: ['lane', 'row', 'passage', 'close'],
  pedestrian: ['street', 'lane', 'row', 'passage', 'square'],
  steps: ['steps', 'rise'],
  service: ['way', 'close'],
  path: ['walk', 'lane'],
  footway: ['walk', 'passage', 'lane'],
  cycleway: ['walk', 'way'],
};

const hillWords = ['rise', 'road', 'crescent', 'drive', 'street', 'grove', 'row', 'way', 'close'];

export function createStreetNamer(seed: number): StreetNamer {
  const used = new Set<string>();
  const random = createRandom(seedOf(seed, 'street-names'));
  return {
    next(district, kind) {
      const roots = themes[district];
      const words = district === 'lantern-hill' && kind === 'residential' ? hillWords : (wordsFor[kind] ?? ['street']);
      const start = Math.floor(random.next() * roots.length);
      for (const word of words) {
        for (let i = 0; i < roots.length; i++) {
          const root = roots[(start + i) % roots.length]!;
          const [en, de, fi, pt] = kinds[word]!;
          const name = inFour(`${root[0]} ${en}`, `${root[1]}${de}`, `${root[2]}${fi}`, `${pt} ${root[3]}`);
          if (used.has(name.en)) continue;
          used.add(name.en);
          return name;
        }
      }
      return undefined;
    },
  };
}
