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
    toll: fc.constantFrom('yes', 'no'),
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

const kinds = ['no_left_turn', 'no_straight_on', 'no_u_turn', 'only_right_turn', 'only_straight_on'];
const anyNumber = fc.nat(1000);
const anyRestriction = fc.record({
  kind: fc.constantFrom(...kinds),
  except: fc.constantFrom(undefined, undefined, 'bicycle', 'motorcar'),
  /** Numbers that pick a way, and then the ways that continue from it. */
  from: anyNumber,
  steps: fc.array(anyNumber, { minLength: 1, maxLength: 3 }),
});

type Ways = TestElements['ways'];

/** A relation over ways that meet: via a node, or via one or two ways. Undefined where no way continues. */
function restrictionOver(
  ways: Ways,
  id: number,
  { kind, except, from, steps }: { kind: string; except: string | undefined; from: number; steps: readonly number[] },
): NonNullable<TestElements['relations']>[number] | undefined {
  const first = ways[from % ways.length] as Ways[number];
  const chain = [first];
  let node = first.refs[from % 2 === 0 ? 0 : first.refs.length - 1]!;
  const via = node;
  for (const step of steps) {
    const next = ways.filter(({ refs }) => refs[0] === node || refs.at(-1) === node);
    const way = next[step % next.length];
    if (way === undefined) return undefined;
    chain.push(way);
    node = (way.refs[0] === node ? way.refs.at(-1) : way.refs[0]) as number;
  }
  const inner = chain.slice(1, -1);
  return {
    id,
    members: [
      { type: 'way', ref: first.id, role: 'from' },
      ...(inner.length === 0
        ? [{ type: 'node' as const, ref: via, role: 'via' }]
        : inner.map((way) => ({ type: 'way' as const, ref: way.id, role: 'via' }))),
      { type: 'way', ref: (chain.at(-1) as Ways[number]).id, role: 'to' },
    ],
    tags: { type: 'restriction', restriction: kind, ...(except === undefined ? {} : { except }) },
  };
}

/** A few crooked streets within about a kilometre, with every feature that makes searching them hard. */
export const randomStreets: fc.Arbitrary<TestElements> = fc
  .array(fc.record({ lat: fc.integer({ min: 0, max: 60 }), lng: fc.integer({ min: 0, max: 60 }), tags: nodeTags }), {
    minLength: 3,
    maxLength: 16,
  })
  .chain((places) =>
    fc
      .tuple(
        fc.array(
          fc.record({
            refs: fc.array(fc.integer({ min: 0, max: places.length - 1 }), { minLength: 2, maxLength: 6 }),
            tags: wayTags,
          }),
          { minLength: 2, maxLength: 14 },
        ),
        fc.array(anyRestriction, { maxLength: 6 }),
      )
      .map(([ways, restrictions]) => {
        const elements = {
          nodes: places.map(({ lat, lng, tags }, i) => ({
            id: i + 1,
            lat: 48 + lat * 2e-4,
            lng: 11 + lng * 2e-4,
            tags: text(tags ?? {}),
          })),
          ways: ways.map(({ refs, tags }, i) => ({ id: 100 + i, refs: refs.map((ref) => ref + 1), tags: text(tags) })),
        };
        const relations = restrictions.flatMap((raw, i) => restrictionOver(elements.ways, 500 + i, raw) ?? []);
        return { ...elements, relations };
      }),
  );
