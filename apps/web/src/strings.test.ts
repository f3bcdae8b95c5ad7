import { LOCALES } from '@tripwright/core/text';
import { expect, test } from 'vitest';
import { loadTexts } from './strings.ts';

test('singular and plural, by the rules of the language', async () => {
  const { say } = await loadTexts('en');
  expect(say('changes', { n: 1 })).toBe('1 change');
  expect(say('changes', { n: 1_000_000 })).toBe('1,000,000 changes');
  // French counts 0 and 1.3 as one thing, Portuguese of Portugal does not.
  expect((await loadTexts('fr')).say('results', { n: 0 })).toMatch(/^0 \p{L}+[^s]$/u);
  expect((await loadTexts('pt')).say('stopsOnTheWay', { n: 0 })).toMatch(/^0 \p{L}+s /u);
  expect((await loadTexts('ko')).say('changes', { n: 2 })).toBe('환승 2회');
});

test('the page writes money and distances as the planner does', async () => {
  const { say, phrases } = await loadTexts('pt');
  const distance = { metres: 1300, unit: 'metric' } as const;
  expect(say('onFoot', { distance })).toContain('1,3');
  expect(phrases.say('note.toll', { price: { amount: 2.5, currency: 'EUR' } })).toMatch(/2,50\s€/);
});

test('every locale loads its own texts, and those of a region are those of its language where it has no own', async () => {
  const texts = await Promise.all(LOCALES.map(loadTexts));
  expect(texts.map(({ locale }) => locale)).toEqual(LOCALES);
  for (const { say, phrases, locale } of texts) {
    expect(say('from'), locale).not.toBe('');
    expect(phrases.say('action.walk'), locale).not.toBe('');
  }
});
