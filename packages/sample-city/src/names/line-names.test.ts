import { expect, test } from 'vitest';
import { nameLine } from './line-names.ts';

test('a translated word is not translated again', () => {
  expect(nameLine('Subway: Opera – Harbour West – Central Station')).toEqual({
    en: 'Subway: Opera – Harbour West – Central Station',
    de: 'U-Bahn: Oper – Hafen West – Hauptbahnhof',
    fi: 'Metro: Ooppera – Länsisatama – Päärautatieasema',
    pt: 'Metropolitano: Ópera – Porto Poente – Estação Central',
  });
});
