import { NO_CATEGORY, PLACE_KIND, Places } from '@tripwright/core/places';
import { buildNames, type PlaceDraft } from '@tripwright/core/places/build';
import { randomNumbers } from '@tripwright/testkit/random';

/** Words of the made-up names: some 20,000, as a country has. */
const WORDS = 20_000;
const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va be ce de le me ne re se te bi di li mi ni ri ti bo co do lo mo no ro so to'.split(
    ' ',
  );

/** An index over names of two or three words, common words more often than rare ones, spread over half a degree. */
export function syntheticNames(
  count: number,
  seed: number,
): { readonly places: Places; readonly indexBytes: number; readonly bytes: number; readonly buildMs: number } {
  const random = randomNumbers(seed);
  const words = Array.from({ length: WORDS }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
      '',
    ),
  );
  // The square of a random number prefers the first words.
  const word = (): string => words[Math.floor(random() ** 2 * WORDS)]!;
  const drafts = Array.from({ length: count }, (): PlaceDraft => {
    const text = Array.from({ length: random() < 0.5 ? 2 : 3 }, word).join(' ');
    return {
      kind: PLACE_KIND.poi,
      category: NO_CATEGORY,
      importance: Math.floor(random() * 256),
      lat: 41 + random() / 2,
      lng: -8.8 + random() / 2,
      names: [{ text, language: '' }],
      stop: -1,
    };
  });
  const before = performance.now();
  const { sections } = buildNames(drafts);
  const buildMs = performance.now() - before;
  let [bytes, indexBytes] = [0, 0];
  for (const [name, column] of sections) {
    bytes += column.byteLength;
    if (/^(?:token|letter|posting)/.test(name)) indexBytes += column.byteLength;
  }
  return { places: new Places(sections), indexBytes, bytes, buildMs };
}
