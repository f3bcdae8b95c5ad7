import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFlatFile, writeFlatFile } from '../storage/index.ts';
import { buildNames, type PlaceDraft } from './build/index.ts';
import { type IndexedPlace, NO_CATEGORY, PLACE_KIND, Places } from './index.ts';

const TOWN = { lat: 41.15, lng: -8.61 };

function draft(name: string, more: Partial<PlaceDraft> = {}): PlaceDraft {
  return {
    kind: PLACE_KIND.poi,
    category: NO_CATEGORY,
    importance: 100,
    ...TOWN,
    names: [{ text: name, language: '' }],
    stop: -1,
    ...more,
  };
}

const street = (name: string, more: Partial<PlaceDraft> = {}): PlaceDraft =>
  draft(name, { kind: PLACE_KIND.street, line: [more.lat ?? TOWN.lat, more.lng ?? TOWN.lng], ...more });

function places(drafts: readonly PlaceDraft[]): Places {
  const file = writeFlatFile('names', buildNames(drafts).sections);
  const shared = new SharedArrayBuffer(file.length);
  new Uint8Array(shared).set(file);
  return new Places(readFlatFile(shared, 'names', 'test'));
}

const namesOf = (found: readonly IndexedPlace[]): string[] => found.map(({ name }) => name);

describe('finding by name', () => {
  const porto = places([
    draft('Casa da Música', { kind: PLACE_KIND.station, importance: 220, stop: 7 }),
    draft('Trindade', { kind: PLACE_KIND.station, importance: 240, stop: 3 }),
    draft('Hosp. S. João', { kind: PLACE_KIND.stop, importance: 150, stop: 9 }),
    street('Rua da Trindade'),
    street('Rua de Santa Catarina', { importance: 120 }),
    draft('Центральный вокзал', {
      names: [
        { text: 'Центральный вокзал', language: '' },
        { text: 'Central Station', language: 'en' },
      ],
    }),
    draft('中央車站'),
    street('Elm Avenue'),
    street('Union Avenue'),
  ]);

  test.each([
    ['Casa da Música', 'Casa da Música'],
    ['casa musica', 'Casa da Música'],
    ['casa d', 'Casa da Música'],
    ['CASA DE MUSICA', 'Casa da Música'],
    ['musica casa', 'Casa da Música'],
    ['trindade', 'Trindade'],
    ['rua trindade', 'Rua da Trindade'],
    ['r. da trindade', 'Rua da Trindade'],
    ['trinadde', 'Trindade'],
    ['tridnade station', 'Trindade'],
    ['trin dade', 'Trindade'],
    ['casamusica', 'Casa da Música'],
    ['hospital sao joao', 'Hosp. S. João'],
    ['santa catarina', 'Rua de Santa Catarina'],
    ['santacatarina', 'Rua de Santa Catarina'],
    ['rua dextrindade', 'Rua da Trindade'],
    ['Centrl Staton', 'Центральный вокзал'],
    ['tsentralnyy', 'Центральный вокзал'],
    ['центральный', 'Центральный вокзал'],
    ['中央', '中央車站'],
    ['央', '中央車站'],
  ])('%s finds %s first', (query, name) => expect(namesOf(porto.find(query))[0]).toBe(name));

  test('a beginning that looks like a function word adds nothing to what is found without it', () => {
    expect(namesOf(porto.find('ElmAvenue'))).toEqual(['Elm Avenue']);
  });

  test.each(['', '   ', '!?', 'qqqqqqqq', '\u0000'])('%j finds nothing', (query) =>
    expect(porto.find(query)).toEqual([]),
  );

  test('a place found by either name is shown in the language of the traveller, else by its own name', () => {
    const shown = (language: string | undefined): string =>
      namesOf(porto.find('central station', { language }))[0] ?? '';
    expect([shown('en-GB'), shown('de'), shown(undefined)]).toEqual([
      'Central Station',
      'Центральный вокзал',
      'Центральный вокзал',
    ]);
    expect(namesOf(porto.find('центральный', { language: 'en' }))[0]).toBe('Central Station');
  });

  test('a stop keeps its number in the timetable', () => expect(porto.find('trindade')[0]?.servedStop).toBe(3));

  test('the nearer of equals comes first, and a station before a stop', () => {
    const away = { lat: 41.3, lng: -8.4 };
    const twins = places([
      street('Rua da Igreja'),
      street('Rua da Igreja', away),
      draft('Foz', { importance: 90 }),
      draft('Foz', { importance: 200, ...away }),
    ]);
    expect(twins.find('rua da igreja', { near: away })[0]).toMatchObject(away);
    expect(twins.find('rua da igreja', { near: TOWN })[0]).toMatchObject(TOWN);
    expect(twins.find('foz')[0]).toMatchObject(away);
  });

  test('the name of the town tells streets of one name apart', () => {
    const away = { lat: 41.3, lng: -8.4 };
    const town = (name: string, at: object): PlaceDraft =>
      draft(name, { kind: PLACE_KIND.locality, category: 4, importance: 180, ...at });
    const twins = places([
      street('Rua da Igreja'),
      street('Rua da Igreja', away),
      town('Ermesinde', away),
      town('Foz', TOWN),
    ]);
    expect(twins.find('rua da igreja ermesinde')[0]).toMatchObject({ ...away, area: 'Ermesinde' });
    expect(twins.find('igreja, foz')[0]).toMatchObject({ ...TOWN, area: 'Foz' });
  });
});

describe('house numbers and crossings', () => {
  const number = (n: string, east: number): { number: string; lat: number; lng: number } => ({
    number: n,
    lat: 41.15,
    lng: -8.61 + east,
  });
  const line = (north: number, east: number): number[] =>
    Array.from({ length: 21 }, (_, i) => [41.15 + north * (i - 10), -8.61 + east * (i - 10)]).flat();
  const town = places([
    street('Rua de Cedofeita', {
      line: line(0, 0.0003),
      numbers: [
        number('2', 0),
        number('10', 0.001),
        number('3', 0.0001),
        number('15-19', 0.002),
        number('40 A', 0.004),
        number('400', 0.009),
      ],
    }),
    street('Main Street', { line: line(0.0003, 0), numbers: [number('123', 0.003)] }),
    street('Rua 25 de Abril', { lat: 41.2, line: [41.2, -8.61] }),
  ]);

  test.each([
    ['Rua de Cedofeita 10', 'Rua de Cedofeita 10', -8.609, true],
    ['rua cedofeita, 10', 'Rua de Cedofeita 10', -8.609, true],
    ['Cedofeita nº 10', 'Rua de Cedofeita 10', -8.609, true],
    ['123 main street', '123 Main Street', -8.607, true],
    ['cedofeita 40a', 'Rua de Cedofeita 40 A', -8.606, true],
    ['cedofeita 40', 'Rua de Cedofeita 40 A', -8.606, false],
    ['cedofeita 17', 'Rua de Cedofeita 15-19', -8.608, false],
    ['cedofeita 6', 'Rua de Cedofeita 6', -8.6095, false],
  ])('%s is at %s', (query, name, lng, isExact) => {
    const [first] = town.find(query);
    expect(first).toMatchObject({ kind: 'address', name, isExact });
    expect(first?.lng).toBeCloseTo(lng, 6);
  });

  test('a number that the map does not know gives the street, and says so', () => {
    for (const unknown of ['cedofeita 220', 'cedofeita 9000', 'cedofeita 0'])
      expect(town.find(unknown)[0]).toMatchObject({ kind: 'street', name: 'Rua de Cedofeita', isExact: false });
  });

  test('a number can be part of a name', () => {
    expect(town.find('rua 25 de abril')[0]).toMatchObject({ kind: 'street', name: 'Rua 25 de Abril', isExact: true });
  });

  test.each(['Rua de Cedofeita & Main Street', 'main street and cedofeita', 'cedofeita / main'])(
    '%s is where both meet',
    (query) => {
      const [first] = town.find(query);
      expect(first?.kind).toBe('crossing');
      expect(first?.lat).toBeCloseTo(41.15, 4);
      expect(first?.lng).toBeCloseTo(-8.61, 4);
    },
  );

  test('streets that do not meet have no crossing', () => {
    expect(town.find('Rua 25 de Abril & Main Street').some(({ kind }) => kind === 'crossing')).toBe(false);
  });

  test('a point beside a house has its address, one in the street its name, one far away nothing', () => {
    expect(town.at({ lat: 41.1501, lng: -8.609 })[0]).toMatchObject({ kind: 'address', name: 'Rua de Cedofeita 10' });
    expect(town.addressAt({ lat: 41.1529, lng: -8.6101 })).toBe('Main Street');
    expect(town.at({ lat: 0, lng: 0 })).toEqual([]);
    expect(town.addressAt({ lat: Number.NaN, lng: 0 })).toBe('');
  });

  test('a station at the point comes before the address of the point', () => {
    const square = places([
      street('Rua X', { numbers: [number('1', 0)] }),
      draft('Hub', { kind: PLACE_KIND.station, importance: 200, stop: 1, lat: 41.15015 }),
    ]);
    expect(square.at(TOWN).map(({ kind }) => kind)).toEqual(['station', 'address', 'street']);
    expect(square.at(TOWN)[0]?.address).toBe('Rua X 1');
  });

  test('the antimeridian and the poles are places too', () => {
    const fiji = places([draft('Taveuni', { lat: -16.8, lng: 179.9999 }), draft('Pole', { lat: 90, lng: 10 })]);
    expect(namesOf(fiji.at({ lat: -16.8, lng: -179.9999 }))).toEqual(['Taveuni']);
    expect(fiji.at({ lat: 90, lng: 10 }).length).toBeLessThanOrEqual(1);
  });
});

describe('laws', () => {
  const syllable = fc.constantFrom('ca', 'tri', 'lo', 'men', 'dar', 'sou', 'vi', 'ru', 'po', 'ñe', 'gra');
  const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''));
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const world = fc
    .array(
      fc.record({
        name,
        importance: fc.integer({ min: 0, max: 255 }),
        lat: fc.double({ min: 41, max: 41.4, noNaN: true }),
        lng: fc.double({ min: -8.9, max: -8.4, noNaN: true }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((rows) => rows.map(({ name: text, ...more }) => draft(text, more)));

  test('every name finds its place among the first, near it the first', () => {
    fc.assert(
      fc.property(world, (drafts) => {
        const index = places(drafts);
        for (const { name: text, lat, lng } of index.names()) {
          const found = index.find(text, { near: { lat, lng } });
          expect(found[0]?.name).toBe(text);
          expect(found.some((place) => place.lat === lat && place.lng === lng)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('every beginning of a name of two letters or more finds something that begins so', () => {
    fc.assert(
      fc.property(world, fc.nat(), fc.nat(), (drafts, pick, cut) => {
        const text = drafts[pick % drafts.length]!.names[0]!.text;
        const index = places(drafts);
        expect(
          index
            .find(text.slice(0, 2 + (cut % (text.length - 1))), { limit: 100 })
            .some(({ name: found }) => found === text),
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('one wrong letter in a name of five letters or more leaves it among the first ten', () => {
    const letter = fc.constantFrom('x', 'e', 'a', 'k');
    fc.assert(
      fc.property(world, fc.nat(), fc.nat(), fc.nat({ max: 3 }), letter, (drafts, pick, at, kind, other) => {
        const text = drafts[pick % drafts.length]!.names[0]!.text;
        if (text.length < 5) return;
        const i = at % (text.length - 1);
        const [head, tail] = [text.slice(0, i), text.slice(i)];
        const typed = [
          head + tail.slice(1),
          head + other + tail,
          head + other + tail.slice(1),
          head + tail[1] + tail[0] + tail.slice(2),
        ][kind]!;
        expect(namesOf(places(drafts).find(typed))).toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  test('any text is an answer, not an error', () => {
    const index = places([
      draft('Casa da Música'),
      street('Rua 12', { numbers: [{ number: '1', ...TOWN }] }),
      draft('中央車站'),
    ]);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.double(),
        fc.double(),
        fc.integer({ min: -5, max: 500 }),
        (text, lat, lng, limit) => {
          expect(index.find(text, { near: { lat, lng }, limit }).length).toBeLessThanOrEqual(Math.max(0, limit));
          index.at({ lat, lng }, { limit });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('one search leaves nothing behind for the next', () => {
    fc.assert(
      fc.property(world, fc.array(name, { minLength: 1, maxLength: 6 }), (drafts, queries) => {
        const used = places(drafts);
        for (const query of queries) expect(used.find(query)).toEqual(places(drafts).find(query));
      }),
      { numRuns: 25 },
    );
  });

  test('the order of the input does not change the bytes', () => {
    fc.assert(
      fc.property(world, (drafts) => {
        const bytes = (list: readonly PlaceDraft[]): Uint8Array => writeFlatFile('names', buildNames(list).sections);
        expect(bytes([...drafts].reverse())).toEqual(bytes(drafts));
      }),
      { numRuns: 20 },
    );
  });
});
