import { describe, expect, test } from 'vitest';
import { textMap } from './text-map.ts';

const corridor = (level: string) => ({ highway: 'corridor', level });

describe('lifts', () => {
  /** Seconds beyond walking the metres at the usual pace. */
  const waiting = (map: ReturnType<typeof textMap>, from: string, to: string): number => {
    const answer = map.answer('walk', from, to);
    if (!answer.found) return Number.NaN;
    return Math.round(answer.path.milliseconds / 1000 - answer.path.metres / map.engine.metric('walk').speed);
  };
  const tower = (a: string, b: string, c: string, lift: Record<string, string> = {}) =>
    textMap(
      `
      1-a---l---b-2
            |
            c-3
      `,
      {
        ways: { al: corridor(a), lb: corridor(b), lc: corridor(c), bb: {}, c3: {} },
        nodes: { l: { highway: 'elevator', ...lift } },
      },
    );

  test('OS-33 a lift at a node takes a wait, and seconds per storey between the corridors that meet there', () => {
    const map = tower('0', '1', '4');
    expect(waiting(map, 'a', 'b')).toBe(30);
    expect(waiting(map, 'a', 'c')).toBe(60);
    expect(waiting(map, 'b', 'c')).toBe(50);
    expect(waiting(map, 'c', 'a')).toBe(60);
  });

  test('OS-33 streets without a level are on the ground', () => {
    const map = textMap('a---l---b', {
      ways: { al: {}, lb: corridor('-2') },
      nodes: { l: { highway: 'elevator', level: '-2-0' } },
    });
    expect(waiting(map, 'a', 'b')).toBe(40);
  });

  test('OS-33 two storeys and their duration, where tagged', () => {
    expect(waiting(tower('0', '1', '3', { duration: '00:02:00' }), 'a', 'c')).toBe(120);
    expect(tower('0', '1', '2', { access: 'no' }).route('walk', 'a', 'c')).toBe('not-connected');
  });

  test('OS-33 a lift as a way joins the storeys of its ends, one wait however many edges it has', () => {
    const shaft = (levels: readonly [string, string, string]) =>
      textMap(
        `
        a---x
            |
        b---y
            |
        c---z
        `,
        {
          ways: {
            ax: corridor(levels[0]),
            by: corridor(levels[1]),
            cz: corridor(levels[2]),
            xyz: { highway: 'elevator' },
          },
          grid: 60,
        },
      );
    const map = shaft(['0', '1', '3']);
    expect(waiting(map, 'a', 'b')).toBe(30);
    expect(waiting(map, 'a', 'c')).toBe(50);
    expect(waiting(map, 'c', 'b')).toBe(40);
    expect(map.nodes('walk', 'a', 'c')).toMatch(/xyz/);
    expect(map.route('wheelchair', 'a', 'c')).toBe('ax, xyz, cz');
    expect(map.route('car', 'a', 'c')).not.toMatch(/xyz/);
  });

  test('OS-33 a lift as an area joins all corridors that reach its rim, and those that share a node of it', () => {
    const map = textMap(
      `
      a---p-q---b
          | |
      c---s-r
      `,
      {
        ways: { pqrsp: { highway: 'elevator', area: 'yes' }, ap: corridor('0'), qb: corridor('2'), cs: corridor('-1') },
        grid: 60,
      },
    );
    expect(waiting(map, 'a', 'b')).toBe(40);
    expect(waiting(map, 'a', 'c')).toBe(30);
    const stacked = textMap('a---p---b\n    q', {
      ways: { ap: corridor('0'), pb: corridor('5'), pqp: { highway: 'elevator' } },
    });
    expect(waiting(stacked, 'a', 'b')).toBe(70);
  });
});

describe('storeys', () => {
  test('OS-34, OS-41 corridors of two storeys in one place meet only by stairs or a lift', () => {
    const map = (steps: boolean) =>
      textMap(
        `
        a---b---c
        p---q---r
        `,
        {
          ways: {
            abc: corridor('0'),
            pqr: corridor('1'),
            ...(steps ? { bq: { highway: 'steps', level: '0;1' } } : {}),
          },
          grid: 100,
        },
      );
    expect(map(false).route('walk', 'a', 'r')).toBe('not-connected');
    expect(map(true).route('walk', 'a', 'r')).toBe('abc, bq, pqr');
    expect(map(true).route('wheelchair', 'a', 'r')).toBe('not-connected');
  });

  test('OS-42 layer is about drawing, not about meeting: ways of several layers that share a node are joined', () => {
    const map = textMap(
      `
      a---b---c
          |
          d
          |
          e
      `,
      { ways: { abc: { layer: '1' }, bd: { layer: '-1', tunnel: 'yes' }, de: {} } },
    );
    expect(map.route('car', 'a', 'e')).toBe('abc, bd, de');
  });

  test('OS-42 crossings are streets for walkers, as node or way', () => {
    const map = textMap('a--b--c', {
      ways: { ab: { highway: 'footway', footway: 'crossing' }, bc: { highway: 'footway' } },
      nodes: { b: { highway: 'crossing', crossing: 'uncontrolled' } },
    });
    expect(map.route('walk', 'a', 'c')).toBe('ab, bc');
  });
});
