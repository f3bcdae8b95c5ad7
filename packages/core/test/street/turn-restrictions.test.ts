import { describe, expect, test } from 'vitest';
import { describePath, pathWays } from '../../src/engine/street/index.ts';
import { type TextMap, textMap } from './text-map.ts';

type Tags = Record<string, string>;

describe('turn restrictions on a path', () => {
  const drawing = `
          d
          |
          |
          |
          |
          |
      a---b---c
          |   |
          e---f
  `;
  const ways = { ab: {}, bc: {}, db: {}, be: {}, cf: {}, ef: {} };
  const cross = (tags: Tags, more: Record<string, Tags> = {}) =>
    textMap(drawing, { ways: { ...ways, ...more }, restrictions: [{ from: 'ab', via: 'b', to: 'be', tags }] });

  test('OS-17 no_ bars one turn, from that way only', () => {
    const map = cross({ restriction: 'no_right_turn' });
    expect(map.route('car', 'a', 'e')).toBe('ab, bc, cf, ef');
    expect(map.route('car', 'd', 'e')).toBe('db, be');
    expect(map.route('car', 'a', 'c')).toBe('ab, bc');
    expect(map.route('car', 'e', 'a')).toBe('be, ab');
  });

  test('OS-17 only_ bars everything else there', () => {
    const map = textMap(drawing, {
      ways,
      restrictions: [{ from: 'ab', via: 'b', to: 'bc', tags: { restriction: 'only_straight_on' } }],
    });
    expect(map.route('car', 'a', 'e')).toBe('ab, bc, cf, ef');
    expect(map.route('car', 'a', 'd')).toBe('ab, bc, cf, ef, be, db');
    expect(map.route('car', 'd', 'a')).toBe('db, ab');
  });

  test('OS-19 walkers obey none, bicycles and other vehicles do unless excepted', () => {
    const right = { restriction: 'no_right_turn' };
    expect(cross(right).route('walk', 'a', 'e')).toBe('ab, be');
    expect(cross(right, { be: { foot: 'no' } }).route('bicycle', 'a', 'e')).toBe('ab, bc, cf, ef');
    expect(cross({ ...right, except: 'bicycle' }).route('bicycle', 'a', 'e')).toBe('ab, be');
    expect(cross({ ...right, except: 'bicycle' }).route('car', 'a', 'e')).toBe('ab, bc, cf, ef');
    expect(cross({ 'restriction:motorcar': 'no_right_turn' }).route('motorbike', 'a', 'e')).toBe('ab, be');
    expect(cross({ ...right, except: 'taxi' }).route('taxi', 'a', 'e')).toBe('ab, be');
  });

  test('OS-18 over a way: each turn alone is allowed, one after the other is not', () => {
    const map = textMap(
      `
      a---b---c
          |   |
      d---e---f
      |       |
      g-------h
      `,
      {
        ways: { ab: {}, bc: {}, be: {}, cf: {}, de: {}, ef: {}, dg: {}, gh: {}, fh: {} },
        restrictions: [{ from: 'ab', via: ['be'], to: 'de', tags: { restriction: 'no_u_turn' } }],
      },
    );
    expect(map.route('car', 'a', 'd')).toBe('ab, bc, cf, ef, de');
    expect(map.route('car', 'b', 'd')).toBe('be, de');
    expect(map.route('car', 'a', 'f')).not.toMatch(/de/);
    expect(map.route('car', 'e', 'd')).toBe('de');
  });

  test('OS-18 over two ways, and a shorter one inside it', () => {
    const map = textMap(
      `
      a---b---c---d
              |
          f---e
          |   |
          h---g
      `,
      {
        ways: { ab: {}, bc: {}, cd: {}, ce: {}, ef: {}, eg: {}, gh: {}, hf: {} },
        restrictions: [
          { from: 'ab', via: ['bc', 'ce'], to: 'ef', tags: { restriction: 'no_left_turn' } },
          { from: 'bc', via: 'c', to: 'cd', tags: { restriction: 'no_straight_on' } },
        ],
      },
    );
    expect(map.route('car', 'a', 'f')).toBe('ab, bc, ce, eg, gh, hf');
    expect(map.route('car', 'd', 'f')).toBe('cd, ce, ef');
  });

  test('OS-21 a path may begin and end on the ways of a restriction', () => {
    const map = textMap(
      `
            d
            |
            |
            |
            |
            |
      a--1--b--2--c
            |     |
            3     |
            |     |
            e-----f
      `,
      {
        ways: { ab: {}, bc: {}, db: {}, be: {}, cf: {}, ef: {} },
        restrictions: [{ from: 'ab', via: 'b', to: 'be', tags: { restriction: 'no_right_turn' } }],
      },
    );
    expect(map.route('car', '1', '3')).toBe('ab, bc, cf, ef, be');
    expect(map.route('car', '1', '2')).toBe('ab, bc');
    expect(map.route('car', '2', '3')).toBe('bc, be');
  });

  test('OS-23 turning round: at a dead end and a turning circle, not in the middle of a road', () => {
    const drawing = `
      d
      |
      b---c---e
      |
      a
    `;
    const to = { ways: { ab: {}, db: {}, bc: {}, ce: {} } };
    const barred = { from: 'ab', via: 'b', to: 'db', tags: { restriction: 'no_straight_on' } };
    const restrictions = [barred];
    // To the end of the dead end and back: c is a bend only.
    expect(textMap(drawing, { ...to, restrictions }).nodes('car', 'a', 'd')).toBe('abcecb');
    const circle = { c: { highway: 'turning_circle' } };
    expect(textMap(drawing, { ...to, restrictions, nodes: circle }).nodes('car', 'a', 'd')).toBe('abcb');
    const gate = { c: { barrier: 'gate', access: 'no' } };
    expect(textMap(drawing, { ...to, restrictions, nodes: gate }).nodes('car', 'a', 'd')).toBe('abcb');
    // Beyond c the street is for residents only: other drivers turn round before it.
    const residents = { ways: { ...to.ways, ce: { access: 'destination' } } };
    expect(textMap(drawing, { ...residents, restrictions }).nodes('car', 'a', 'd')).toBe('abcb');
    const uTurn = { from: 'ce', via: 'e', to: 'ce', tags: { restriction: 'no_u_turn' } };
    expect(textMap(drawing, { ...to, restrictions: [barred, uTurn] }).route('car', 'a', 'd')).toBe('not-connected');
  });

  test('OS-4 a street for residents only leads to its own addresses and away from them', () => {
    const map = textMap(
      `
      a--b--c--d
         |     |
         e--1--f
         |     |
         g-----h
      `,
      {
        ways: {
          ab: {},
          bcd: { access: 'no', foot: 'yes' },
          be: {},
          ef: { access: 'destination' },
          df: {},
          eg: {},
          gh: {},
          hf: {},
        },
      },
    );
    expect(map.route('car', 'b', 'd')).toBe('be, eg, gh, hf, df');
    expect(map.route('car', 'b', '1')).toBe('be, ef');
    expect(map.route('car', '1', 'd')).toBe('ef, df');
  });

  test('OS-30 turning across the traffic costs more than turning with it, and more than going straight on', () => {
    const map = textMap(
      `
          d
          |
      a---b---c
          |
          e
      `,
      { ways: { ab: {}, bc: {}, db: {}, be: {} } },
    );
    const seconds = (to: string): number => {
      const answer = map.answer('car', 'a', to);
      return answer.found ? answer.path.milliseconds / 1000 : Number.NaN;
    };
    const perMetre = (to: string): number => {
      const answer = map.answer('car', 'a', to);
      return answer.found ? answer.path.milliseconds / answer.path.metres : Number.NaN;
    };
    expect(seconds('d') - seconds('e')).toBeCloseTo(4, 1);
    expect(perMetre('c')).toBeLessThan(perMetre('e'));
  });
});

describe('OS-19 cyclists at a forbidden turn', () => {
  const drawing = `
            d
            |
            |
            |
    a-------b---c---g
            |   |
            e---f---h
  `;
  const ways = { ab: {}, bc: {}, cg: {}, db: {}, be: {}, cf: {}, ef: {}, fh: {} };
  const restriction = { from: 'ab', via: 'b', to: 'be', tags: { restriction: 'no_right_turn' } };
  const map = (more: Record<string, Record<string, string>> = {}) =>
    textMap(drawing, { ways: { ...ways, ...more }, restrictions: [restriction], grid: 20 });

  const sections = (on: TextMap, from: string, to: string) => {
    const answer = on.answer('bicycle', from, to);
    if (!answer.found) return [answer.reason];
    return describePath(on.engine.graph, answer.path).sections.map(
      ({ name, metres, dismount, instruction }) => `${name} ${metres} ${instruction}${dismount ? ' pushed' : ''}`,
    );
  };

  test('they push across where walkers may go, which the answer shows at the junction', () => {
    const on = map();
    expect(on.nodes('bicycle', 'a', 'e')).toMatch(/^a?be?$/);
    expect(sections(on, 'a', 'e')).toEqual([
      'ab 155 HEAD_TOWARDS',
      'ab 10 CONTINUE_STRAIGHT pushed',
      'be 75 TURN_RIGHT',
    ]);
    const answer = on.answer('bicycle', 'a', 'e');
    const pushedAt = answer.found ? pathWays(answer.path).map((way) => way.pushedAt) : [];
    expect(pushedAt).toEqual([['b'.codePointAt(0)], []]);
    const seconds = (to: string): number => {
      const found = on.answer('bicycle', 'a', to);
      return found.found ? found.path.milliseconds / 1000 : Number.NaN;
    };
    // Five metres a second, and 20 s to push across.
    expect(seconds('e')).toBeCloseTo(68, 0);
    expect(seconds('c')).toBeCloseTo(48, 0);
  });

  test('where walkers may not, they go round, and never turn in mid-road to make the turn from the other side', () => {
    const on = map({ be: { foot: 'no' }, ef: { oneway: 'yes', foot: 'no' } });
    // To one of the dead ends and back, which are equally far.
    expect(on.nodes('bicycle', 'a', 'e')).toMatch(/^a?b(cgc|d)be?$/);
  });

  test('a dead end is a place to turn round, and the answer shows it', () => {
    const on = textMap(
      `
      a---b---c
          |
          e
      `,
      { ways: { ab: {}, bc: {}, be: { foot: 'no' } }, restrictions: [restriction], grid: 10 },
    );
    expect(on.nodes('bicycle', 'a', 'e')).toMatch(/^a?bcbe?$/);
    expect(sections(on, 'a', 'e')).toEqual([
      'ab 40 HEAD_TOWARDS',
      'bc 40 CONTINUE_STRAIGHT',
      'bc 40 U_TURN',
      'be 40 TURN_LEFT',
    ]);
  });

  test('other turns, other travellers, and riders who are excepted are as before', () => {
    expect(sections(map(), 'd', 'e')).toEqual(['db 160 HEAD_TOWARDS', 'be 80 CONTINUE_STRAIGHT']);
    expect(map().nodes('car', 'a', 'e')).toMatch(/^a?bcfe?$/);
    expect(map().nodes('walk', 'a', 'e')).toMatch(/^a?be?$/);
    const excepted = { ...restriction, tags: { ...restriction.tags, except: 'bicycle' } };
    expect(sections(textMap(drawing, { ways, restrictions: [excepted], grid: 20 }), 'a', 'e')).toEqual([
      'ab 160 HEAD_TOWARDS',
      'be 80 TURN_RIGHT',
    ]);
  });
});

describe('OS-10 pushing past a barrier alone', () => {
  const map = (tags: Record<string, string>) =>
    textMap('a---b---c', { ways: { abc: {} }, nodes: { b: tags }, grid: 10 });
  const sections = (on: TextMap) => {
    const answer = on.answer('bicycle', 'a', 'c');
    if (!answer.found) return [answer.reason];
    const described = describePath(on.engine.graph, answer.path);
    return [
      ...described.sections.map(({ metres, dismount }) => `${metres}${dismount ? ' pushed' : ''}`),
      described.metresDismount,
    ];
  };

  test.each([
    ['a kissing gate', { barrier: 'kissing_gate' }],
    ['vehicle=no', { vehicle: 'no' }],
    ['bicycle=no', { barrier: 'gate', bicycle: 'no' }],
    ['bicycle=dismount', { barrier: 'bollard', bicycle: 'dismount' }],
  ])('%s', (_, tags) => {
    expect(sections(map(tags as Record<string, string>))).toEqual(['35', '10 pushed', '35', 10]);
    const answer = map(tags as Record<string, string>).answer('bicycle', 'a', 'c');
    const ways = answer.found ? pathWays(answer.path) : [];
    expect(ways.map(({ pushed, pushedAt }) => [pushed, pushedAt])).toEqual([[false, ['b'.codePointAt(0)]]]);
  });

  test('riders stay on at a gate, and are off already where the street is pushed', () => {
    expect(sections(map({ barrier: 'gate' }))).toEqual(['80', 0]);
    const pushed = textMap('a---b---c', {
      ways: { abc: { highway: 'footway' } },
      nodes: { b: { vehicle: 'no' } },
      grid: 10,
    });
    expect(sections(pushed)).toEqual(['80 pushed', 80]);
  });
});
