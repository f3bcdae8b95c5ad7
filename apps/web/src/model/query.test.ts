import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCoordinates } from './place.ts';
import { EMPTY_QUERY, type Query, queryFromHash, queryToHash } from './query.ts';

const place = fc.record(
  {
    lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((value) => value / 1e6),
    lng: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((value) => value / 1e6),
    name: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  },
  { requiredKeys: ['lat', 'lng'] },
);
const local = fc.constantFrom('2026-11-21T00:00', '2030-02-28T23:59');
const anyQuery: fc.Arbitrary<Query> = fc.record(
  {
    region: fc.constantFrom('pt_porto', 'sample'),
    from: place,
    to: place,
    when: fc.oneof(
      fc.constant({ kind: 'now' as const }),
      fc.record({ kind: fc.constantFrom('depart' as const, 'arrive' as const), local }),
    ),
    modes: fc.array(fc.constantFrom('pt_pub', 'ps_tnc_a', 'me_car-s'), { maxLength: 3 }),
    wheelchair: fc.boolean(),
    preferences: fc.oneof(
      fc.record({ priority: fc.constantFrom('fast', 'green'), walk: fc.constantFrom(5, 30) }),
      fc.record({ walk: fc.constant(15) }),
      fc.constant({ concession: true }),
    ),
    locale: fc.constantFrom('en', 'zh-Hans'),
  },
  { requiredKeys: ['when', 'wheelchair'] },
) as fc.Arbitrary<Query>;

test('reading the address restores the query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      // -0 and 0 are the same place
      const plain = JSON.parse(JSON.stringify(query)) as Query;
      expect(queryFromHash(`#${queryToHash(plain)}`)).toEqual(plain);
    }),
  );
});

test.each([
  '',
  '#',
  '#from=abc',
  '#from=95,0',
  '#depart=tomorrow',
  '#=&&&',
  '#wheelchair=perhaps',
  '#priority=toString&walk=7&concession=no',
])('%j gives an empty query, not an error', (hash) => {
  expect(queryFromHash(hash)).toEqual(EMPTY_QUERY);
});

describe('pasted coordinates', () => {
  test.each([
    '41.15,-8.61',
    '41.15, -8.61',
    '(41.15,-8.61)',
    ' 41.15 -8.61 ',
    '41,15; -8,61',
    'geo:41.15,-8.61?z=16',
    'https://www.openstreetmap.org/#map=16/41.15/-8.61',
    'https://maps.example/place/x/@41.15,-8.61,15z',
    '41.15, \u22128.61',
  ])('%s', (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: 41.15, lng: -8.61 });
  });

  test.each(['', 'Trindade', '41.15', '91, 0', '0, 181', '1,2,3', 'Rua 5, 17'])('%j is not a coordinate', (text) => {
    expect(parseCoordinates(text)).toBeUndefined();
  });
});
