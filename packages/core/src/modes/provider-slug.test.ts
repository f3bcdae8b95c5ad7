import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctSlugs, getModeRow, parseMode, specificMode } from './index.ts';
import { slugOf } from './provider-slug.ts';

const taxi = getModeRow('ps_tax');

test('names in Latin, Cyrillic and Greek letters are readable in ASCII', () => {
  const names: Readonly<Record<string, string>> = {
    'Red Cab': 'red-cab',
    'Städtische Straßenbahn Köln': 'stadtische-strassenbahn-koln',
    'Ærø Færge': 'aero-faerge',
    'Łódź Rower': 'lodz-rower',
    'Táxis São João, Lda.': 'taxis-sao-joao-lda',
    'Đà Nẵng Xe': 'da-nang-xe',
    'Яндекс Такси': 'iandeks-taksi',
    'Київ Велосипед': 'kiiv-velosiped',
    'Таксі Щастя': 'taksi-shchastia',
    'Ταξί Αθήνα': 'taxi-athina',
    'İstanbul Taksi': 'istanbul-taksi',
    'ＴＡＸＩ ９９': 'taxi-99',
    'S.T.C.P. / Gondomar_1': 's-t-c-p-gondomar-1',
  };
  for (const [name, slug] of Object.entries(names)) expect(specificMode(taxi, name)).toBe(`ps_tax_${slug}`);
});

test('names of other scripts are distinct, stable and ASCII; what can be read stays', () => {
  const names = [
    '東京バス',
    '大阪バス',
    '서울 택시',
    'تاكسي',
    'מונית',
    'टैक्सी',
    'แท็กซี่',
    'տաքսի',
    'ტაქსი',
    '🚕',
    'BiTaksi 東京',
  ];
  const modes = names.map((name) => specificMode(taxi, name));
  expect(new Set(modes).size).toBe(names.length);
  for (const mode of modes) expect(mode).toMatch(/^ps_tax_[a-z0-9-]+$/);
  expect(modes.slice(0, 2)).toEqual(['ps_tax_09mkrkq', 'ps_tax_1x6ou3o']);
  expect(modes.at(-1)).toMatch(/^ps_tax_bitaksi-[a-z0-9]{7}$/);
});

test('names that share a slug get different ones in any order; the first by code units keeps the plain one', () => {
  const names = ['Café', 'Cafe', 'CAFE', 'Café', 'Bar'];
  const slugs = distinctSlugs(names);
  expect(slugs.get('CAFE')).toBe('cafe');
  expect(slugs.get('Bar')).toBe('bar');
  expect(new Set(slugs.values()).size).toBe(4);
  expect([...distinctSlugs(names.reverse())]).toEqual([...slugs]);
});

test('every name gives a known identifier in ASCII, and a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ unit: 'binary' })), (name) => {
      const mode = specificMode(taxi, name);
      expect(mode).toMatch(/^ps_tax(_[a-z0-9-]+)?$/);
      expect(parseMode(mode)).toMatchObject({ wellFormed: true, known: true, row: taxi });
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
    }),
  );
});
