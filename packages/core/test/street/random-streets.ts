import fc from 'fast-check';
import type { TestElements } from './elements-to-rows.ts';

const highway = fc.constantFrom('residential', 'footway', 'primary', 'cycleway', 'steps', 'service', 'path');
const wayTags = fc.record(
  {
    highway,
    oneway: fc.constantFrom('yes', 'no', '-1'),
    access: fc.constantFrom('yes', 'private', 'destination'),
    bicycle: fc.constantFrom('yes', 'no', 'dismount'),
    'oneway:bicycle': fc.constantFrom('no', 'yes'),
    maxspeed: fc.constantFrom('30', '50'),
    surface: fc.constantFrom('asphalt', 'sand', 'gravel'),
    wheelchair: fc.constantFrom('yes', 'no', 'limited'),
  },
  { requiredKeys: ['highway'] },
);
const nodeTags = fc.option(
  fc.oneof(
    fc.record({ barrier: fc.constantFrom('gate', 'bollard', 'stile', 'wall') }),
    fc.constant({ highway: 'elevator' }),
    fc.constant({ kerb: 'raised' }),
  ),
  { freq: 6, nil: {} },
);

const text = (tags: object): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined));

/** A few crooked streets within a kilometre or so, with everything that makes searching them hard. */
export const randomStreets: fc.Arbitrary<TestElements> = fc
  .array(fc.record({ lat: fc.integer({ min: 0, max: 60 }), lng: fc.integer({ min: 0, max: 60 }), tags: nodeTags }), {
    minLength: 3,
    maxLength: 16,
  })
  .chain((places) =>
    fc
      .array(
        fc.record({
          refs: fc.array(fc.integer({ min: 0, max: places.length - 1 }), { minLength: 2, maxLength: 6 }),
          tags: wayTags,
        }),
        { minLength: 2, maxLength: 14 },
      )
      .map((ways) => ({
        nodes: places.map(({ lat, lng, tags }, i) => ({
          id: i + 1,
          lat: 48 + lat * 2e-4,
          lng: 11 + lng * 2e-4,
          tags: text(tags ?? {}),
        })),
        ways: ways.map(({ refs, tags }, i) => ({ id: 100 + i, refs: refs.map((ref) => ref + 1), tags: text(tags) })),
      })),
  );
