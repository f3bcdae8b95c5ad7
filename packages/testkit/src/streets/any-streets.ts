import type { OsmElements, Tags } from '@tripwright/feeds/osm';
import fc from 'fast-check';

/** Columns and rows of the grid of streets. */
const SIDE = 5;

const some = (values: readonly string[], freq: number): fc.Arbitrary<string | undefined> =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq });

const wayTags: fc.Arbitrary<Tags> = fc
  .record({
    highway: fc.constantFrom(
      ...[
        'residential',
        'residential',
        'residential',
        'primary',
        'service',
        'footway',
        'pedestrian',
        'cycleway',
        'path',
      ],
      ...['steps', 'track', 'motorway', 'busway', 'living_street', 'nonsense'],
    ),
    oneway: some(['yes', '-1', 'no', 'reversible'], 3),
    access: some(['yes', 'no', 'private', 'destination', 'customers', 'agricultural'], 2),
    vehicle: some(['no', 'yes', 'destination'], 1),
    motor_vehicle: some(['no', 'yes', 'destination', 'private'], 1),
    bicycle: some(['yes', 'no', 'dismount', 'designated', 'use_sidepath'], 2),
    foot: some(['yes', 'no', 'private'], 1),
    'oneway:bicycle': some(['no', 'yes', '-1'], 1),
    cycleway: some(['opposite', 'lane', 'track'], 1),
    junction: some(['roundabout'], 1),
    sidewalk: some(['separate', 'both'], 1),
    maxspeed: some(['30', '50'], 1),
    wheelchair: some(['yes', 'no'], 1),
  })
  .map((tags) => Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)) as Tags);

const nodeTags: fc.Arbitrary<Tags> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .record({
        barrier: fc.constantFrom('gate', 'bollard', 'stile', 'wall', 'cycle_barrier', 'nonsense'),
        access: some(['yes', 'no', 'private'], 2),
        foot: some(['yes', 'no'], 1),
        motor_vehicle: some(['yes', 'private'], 1),
      })
      .map((tags) => Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)) as Tags),
  },
);

/** Walks over the grid: neighbours in a row, or column, or across. */
const wayRefs = fc
  .record({
    start: fc.nat(SIDE * SIDE - 1),
    moves: fc.array(fc.constantFrom([0, 1], [1, 0], [0, -1], [-1, 0], [1, 1]), { minLength: 1, maxLength: 5 }),
  })
  .map(({ start, moves }) => {
    let [row, column] = [Math.floor(start / SIDE), start % SIDE];
    const refs = [start + 1];
    for (const [down, right] of moves) {
      row = Math.max(0, Math.min(SIDE - 1, row + (down as number)));
      column = Math.max(0, Math.min(SIDE - 1, column + (right as number)));
      refs.push(row * SIDE + column + 1);
    }
    // A way that turns back on itself can be read in several ways.
    const again = refs.findIndex((ref, i) => refs.indexOf(ref) < i && !(i > 2 && ref === refs[0]));
    return again < 0 ? refs : refs.slice(0, again);
  });

/** Small towns on a crooked grid, with every kind of access, barrier and turn restriction: nodes 1 to 25, ways from 100, relations from 900. */
export const anyStreets: fc.Arbitrary<OsmElements> = fc
  .record({
    nodes: fc.array(nodeTags, { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
    ways: fc.array(fc.record({ refs: wayRefs, tags: wayTags }), { minLength: 4, maxLength: 20 }),
    turns: fc.array(
      fc.record({
        from: fc.nat(99),
        to: fc.nat(99),
        kind: fc.constantFrom('no_left_turn', 'only_straight_on', 'no_u_turn', 'only_left_turn'),
        except: some(['bicycle'], 1),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ nodes, ways, turns }) => {
    const all = ways.filter(({ refs }) => refs.length > 1).map((way, i) => ({ ...way, id: 100 + i }));
    const ends = ({ refs }: { readonly refs: readonly number[] }) => [refs[0] as number, refs.at(-1) as number];
    const relations = turns.flatMap(({ from, to, kind, except }, i) => {
      const first = all[from % Math.max(1, all.length)];
      if (first === undefined) return [];
      const next = all.filter((way) => way !== first && ends(way).some((node) => ends(first).includes(node)));
      const second = next[to % Math.max(1, next.length)];
      const via = second === undefined ? undefined : ends(second).find((node) => ends(first).includes(node));
      if (second === undefined || via === undefined) return [];
      // A way closed to every traveller is no member either: the relation is as broken as one without it (OS-20).
      if ([first, second].some(({ tags }) => tags['highway'] === 'nonsense')) return [];
      return {
        id: 900 + i,
        members: [
          { type: 'way' as const, ref: first.id, role: 'from' },
          { type: 'node' as const, ref: via, role: 'via' },
          { type: 'way' as const, ref: second.id, role: 'to' },
        ],
        tags: { type: 'restriction', restriction: kind, ...(except === undefined ? {} : { except }) },
      };
    });
    const place = (i: number) => ({
      lat: 48 + Math.floor(i / SIDE) * 1e-3 + (i % 3) * 1e-4,
      lng: 11 + (i % SIDE) * 1.4e-3 + (i % 2) * 2e-4,
    });
    return { nodes: nodes.map((tags, i) => ({ id: i + 1, ...place(i), tags })), ways: all, relations };
  });
