import { describe, expect, test } from 'vitest';
import { instantOfLocal, parseDay } from '../../src/base/index.ts';
import { STREET_PROFILES, type StreetPreferences } from '../../src/engine/street/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { DEFAULT_COUNTRY, type DirectedEdgeIndex } from '../../src/street/index.ts';
import { type TextMap, textMap } from './text-map.ts';

function milliseconds(map: TextMap, profile: StreetProfileName, from: string, to: string): number {
  const answer = map.answer(profile, from, to);
  if (!answer.found) throw new Error(answer.reason);
  return answer.path.milliseconds;
}

describe('OS-29 traffic signals', () => {
  const signals = { highway: 'traffic_signals' };

  test('cost a wait, once per junction and not once per carriageway', () => {
    const junction = (...lit: readonly string[]) =>
      textMap(
        `
              e f
        a-----b-c-----d
        `,
        {
          ways: { abcd: {}, be: {}, cf: {} },
          nodes: Object.fromEntries(lit.map((letter) => [letter, signals])),
          grid: 15,
        },
      );
    const plain = milliseconds(junction(), 'car', 'a', 'd');
    expect(milliseconds(junction('b'), 'car', 'a', 'd') - plain).toBe(12_000);
    expect(milliseconds(junction('b', 'c'), 'car', 'a', 'd') - plain).toBe(12_000);
    expect(milliseconds(junction('b', 'c'), 'bicycle', 'a', 'd')).toBeGreaterThan(
      milliseconds(junction(), 'bicycle', 'a', 'd'),
    );
    expect(milliseconds(junction('b', 'c'), 'walk', 'a', 'd')).toBe(milliseconds(junction(), 'walk', 'a', 'd'));
  });

  test('at separate junctions cost a wait each', () => {
    const map = (lit: readonly string[]) =>
      textMap(
        `
            e       f
        a---b-------c---d
        `,
        {
          ways: { abcd: {}, be: {}, cf: {} },
          nodes: Object.fromEntries(lit.map((letter) => [letter, signals])),
          grid: 15,
        },
      );
    expect(milliseconds(map(['b', 'c']), 'car', 'a', 'd') - milliseconds(map([]), 'car', 'a', 'd')).toBe(24_000);
  });

  test('on both sides of a street in between are one junction', () => {
    const street = (lit: Record<string, Record<string, string>>) =>
      textMap(
        `
            g e h
        a---b-c-f---d
        `,
        { ways: { abcfd: {}, ce: {}, bg: {}, fh: {} }, nodes: lit, grid: 8 },
      );
    const wait =
      milliseconds(street({ b: signals, f: signals }), 'car', 'a', 'd') - milliseconds(street({}), 'car', 'a', 'd');
    expect(Math.round(wait / 1000)).toBe(12);
  });

  test('at a stop line count in their own direction', () => {
    const map = (tags?: Record<string, string>) =>
      textMap('a---b---c', { ways: { abc: {} }, ...(tags && { nodes: { b: { ...signals, ...tags } } }), grid: 15 });
    const wait = (from: string, to: string, tags: Record<string, string>) =>
      Math.round((milliseconds(map(tags), 'car', from, to) - milliseconds(map(), 'car', from, to)) / 1000);
    expect([wait('a', 'c', {}), wait('c', 'a', {})]).toEqual([12, 12]);
    const forward = { 'traffic_signals:direction': 'forward' };
    expect([wait('a', 'c', forward), wait('c', 'a', forward)]).toEqual([12, 0]);
    const backward = { 'traffic_signals:direction': 'backward' };
    expect([wait('a', 'c', backward), wait('c', 'a', backward)]).toEqual([0, 12]);
  });
});

describe('OS-30, OS-31 hills, car-pool roads, the side of the road', () => {
  test('a slope slows cyclists uphill and not downhill, and its sign follows the direction', () => {
    const map = (incline: string) => textMap('a---b', { ways: { ab: { incline } } });
    const up = milliseconds(map('8%'), 'bicycle', 'a', 'b');
    const down = milliseconds(map('8%'), 'bicycle', 'b', 'a');
    const level = milliseconds(map('0%'), 'bicycle', 'a', 'b');
    expect(up).toBeGreaterThan(1.5 * level);
    expect(down).toBeLessThan(level);
    expect(milliseconds(map('-8%'), 'bicycle', 'a', 'b')).toBe(down);
    expect(milliseconds(map('up'), 'bicycle', 'a', 'b')).toBeGreaterThan(level);
    expect(milliseconds(map('8%'), 'wheelchair', 'a', 'b')).toBeGreaterThan(
      milliseconds(map('8%'), 'wheelchair', 'b', 'a'),
    );
    expect(milliseconds(map('8%'), 'car', 'a', 'b')).toBe(milliseconds(map('8%'), 'car', 'b', 'a'));
  });

  test('OS-9 a driver alone avoids a car-pool road if the detour is short', () => {
    const map = textMap(
      `
      a--b
      |  |
      c--d
      `,
      { ways: { ab: { hov: 'designated' }, ac: {}, cd: {}, db: {} }, grid: 20 },
    );
    expect(map.route('car', 'a', 'b')).toBe('ab');
    const near = textMap(
      `
      a-------b
      c-------d
      `,
      { ways: { ab: { hov: 'designated' }, ac: {}, cd: {}, db: {} }, grid: 20 },
    );
    expect(near.route('car', 'a', 'b')).toBe('ac, cd, db');
  });

  test('turning across the traffic takes longer, on the side that the country drives on', () => {
    const cross = (drivesLeft: boolean) =>
      textMap(
        `
            d
        a---b---c
            e
        `,
        { ways: { ab: {}, bc: {}, bd: {}, be: {} }, build: { country: { ...DEFAULT_COUNTRY, drivesLeft } } },
      );
    const cost = (map: TextMap, to: string) => {
      const answer = map.answer('car', 'a', to);
      if (!answer.found) throw new Error(answer.reason);
      return answer.path.cost;
    };
    const [right, left] = [cross(false), cross(true)];
    expect(cost(right, 'd') - cost(right, 'e')).toBeGreaterThan(0);
    // The country is read from the artefact by its code, so an invented one has the default rules.
    expect(left.engine.graph.country.drivesLeft).toBe(false);
  });
});

describe('cycling preferences', () => {
  const map = textMap(
    `
    a-------------b
    |             |
    c-------------d
    `,
    { ways: { ab: { highway: 'primary' }, ac: {}, cd: { highway: 'cycleway' }, db: {} }, grid: 20 },
  );
  const by = (wishes: StreetPreferences) =>
    map.routeBy(map.engine.metric('bicycle', STREET_PROFILES.bicycle.speed, undefined, wishes), 'a', 'b');

  test('the shortest path follows the main road, the friendliest the cycle path', () => {
    expect(by({ cycleSafety: 0 })).toBe('ab');
    expect(by({ cycleSafety: 1 })).toBe('ac, cd, db');
    expect(by({ cycleSafety: 0.5 })).toBe(map.route('bicycle', 'a', 'b'));
  });

  test('preferences have metrics of their own, and equal preferences share one', () => {
    const { engine } = map;
    const metric = (wishes: StreetPreferences) => engine.metric('bicycle', 5, undefined, wishes);
    expect(metric({})).toBe(metric({ cycleSafety: 0.5 }));
    expect(metric({ cycleSafety: 1 })).toBe(metric({ cycleSafety: 1 }));
    expect(metric({ cycleSafety: 1 })).not.toBe(metric({}));
    expect(metric({ folds: true })).not.toBe(metric({}));
  });

  test('OS-28 a folding bicycle takes the stairs that others avoid', () => {
    const stairs = textMap(
      `
      a---b
      |   |
      |   |
      |   |
      |   |
      |   |
      |   |
      |   |
      |   |
      |   |
      c---d
      `,
      { ways: { ab: { highway: 'steps' }, ac: {}, cd: {}, db: {} }, grid: 20 },
    );
    const route = (wishes: StreetPreferences) =>
      stairs.routeBy(stairs.engine.metric('bicycle', STREET_PROFILES.bicycle.speed, undefined, wishes), 'a', 'b');
    expect(route({})).toBe('ac, cd, db');
    expect(route({ folds: true })).toBe('ab (pushed)');
  });
});

describe('OS-24 turn restrictions for some hours', () => {
  test('hold when their condition does, in local time', () => {
    const zone = 'Europe/Lisbon';
    const map = textMap(
      `
          d
          |
      a---b---c
      |   |
      f---e
      `,
      {
        ways: { ab: {}, bc: {}, db: {}, be: {}, af: {}, fe: {} },
        restrictions: [
          {
            from: 'ab',
            via: 'b',
            to: 'be',
            tags: { 'restriction:conditional': 'no_right_turn @ (Mo-Fr 07:00-10:00)' },
          },
        ],
        grid: 20,
      },
    );
    const at = (day: string, hour: number) => {
      const instant = instantOfLocal(parseDay(day)! * 86_400 + hour * 3600, zone);
      const metric = map.engine.metric('car', STREET_PROFILES.car.speed, { instant, zone });
      return map.routeBy(metric, 'a', 'e');
    };
    const through = map.route('car', 'a', 'e');
    expect(at('2026-03-07', 8)).toBe(through);
    expect(at('2026-03-02', 12)).toBe(through);
    expect(at('2026-03-02', 8)).toBe('af, fe');
  });
});

describe('OS-44 snapping across a barrier', () => {
  const drawing = `
    a-------------b

          1
    c-------------d
  `;

  test('the nearest street lies across a river: the path over it competes with a longer walk to the other street', () => {
    const map = textMap(drawing, { ways: { ab: {}, cd: { highway: 'motorway' } }, grid: 15 });
    // The motorway lies nearest, but is closed to walkers.
    expect(map.route('walk', '1', 'b')).toBe('ab');
  });

  test('the street in the right component wins among two near ones, and several candidates are kept', () => {
    const map = textMap(drawing, { ways: { ab: {}, cd: {} }, grid: 15 });
    expect(map.route('walk', '1', 'b')).toBe('ab');
    expect(map.route('walk', '1', 'd')).toBe('cd');
    const metric = map.engine.metric('walk');
    const found = map.engine.snap(metric, map.place('1'));
    expect(found.map(({ edge }) => map.engine.graph.nameOf(edge))).toEqual(['cd', 'ab']);
    expect(found[0]?.metres).toBeLessThan(found[1]!.metres);
  });
});

describe('drivers weigh distance, tolls and surfaces beside time', () => {
  /** A straight road of 40 km, and a motorway of 51 km over c. */
  const detour = (straight: Record<string, string>, round: Record<string, string>) =>
    textMap(`a${'.'.repeat(39)}b${'\n'.repeat(8)}${'.'.repeat(20)}c`, {
      ways: { ab: { highway: 'primary', ...straight }, acb: { highway: 'motorway', maxspeed: '120', ...round } },
      grid: 1000,
    });
  const along = (map: TextMap, profile: StreetProfileName, ...places: readonly string[]) => {
    let [metres, seconds] = [0, 0];
    places.slice(1).forEach((to, i) => {
      const answer = map.answer(profile, places[i] as string, to);
      if (!answer.found) throw new Error(answer.reason);
      metres += answer.path.metres;
      seconds += answer.path.milliseconds / 1000;
    });
    return { metres, seconds };
  };

  test('a motorway that is 11 km longer does not win by a minute and a half', () => {
    const map = detour({ maxspeed: '90' }, {});
    const [straight, round] = [along(map, 'car', 'a', 'b'), along(map, 'car', 'a', 'c', 'b')];
    expect(round.metres - straight.metres).toBeGreaterThan(11_000);
    expect(straight.seconds - round.seconds).toBeGreaterThan(60);
    expect(straight.seconds - round.seconds).toBeLessThan(90);
    expect(map.route('car', 'a', 'b')).toBe('ab');
    expect(map.route('taxi', 'a', 'b')).toBe('ab');
    // The duration is the true one, whatever the choice weighs.
    expect(straight.seconds).toBeCloseTo(straight.metres / (72 / 3.6), 0);
  });

  test('a motorway that saves an hour wins, toll or not', () => {
    expect(detour({ maxspeed: '30' }, {}).route('car', 'a', 'b')).toBe('acb');
    expect(detour({ maxspeed: '30' }, { toll: 'yes' }).route('car', 'a', 'b')).toBe('acb');
  });

  test('a toll decides between two roads that are nearly alike', () => {
    const roads = (upper: Record<string, string>, lower: Record<string, string>) =>
      textMap(`${'.'.repeat(10)}c\na${'.'.repeat(19)}b\n${'.'.repeat(10)}d`, {
        ways: { acb: { highway: 'motorway', ...upper }, adb: { highway: 'motorway', ...lower } },
        grid: 500,
      });
    const toll = { toll: 'yes' };
    expect(roads({ maxspeed: '120' }, { maxspeed: '110' }).route('car', 'a', 'b')).toBe('acb');
    expect(roads({ maxspeed: '120', ...toll }, { maxspeed: '110' }).route('car', 'a', 'b')).toBe('adb');
    expect(roads({ maxspeed: '120', ...toll }, { maxspeed: '110', ...toll }).route('car', 'a', 'b')).toBe('acb');
  });

  test('a long unpaved road loses to a paved one that takes a little longer', () => {
    const roads = (surface: string) =>
      textMap(`${'.'.repeat(10)}c\na${'.'.repeat(19)}b\n${'.'.repeat(10)}d`, {
        ways: {
          acb: { highway: 'unclassified', maxspeed: '32', surface },
          adb: { highway: 'unclassified', maxspeed: '30', surface: 'asphalt' },
        },
        grid: 500,
      });
    expect(roads('asphalt').route('car', 'a', 'b')).toBe('acb');
    for (const surface of ['gravel', 'unpaved', 'ground', 'sand', 'compacted'])
      expect(roads(surface).route('car', 'a', 'b'), surface).toBe('adb');
  });

  test('distance and tolls weigh nothing on foot, by bicycle and on a ferry', () => {
    const map = textMap('a---b', { ways: { ab: { highway: 'residential', toll: 'yes' } } });
    for (const profile of ['walk', 'wheelchair', 'bicycle'] as const) {
      const { cost, time } = map.engine.metric(profile);
      expect(cost[0 as DirectedEdgeIndex]! / time[0 as DirectedEdgeIndex]!, profile).toBeLessThan(1.2);
    }
    const ferry = textMap('a---b', { ways: { ab: { route: 'ferry', motorcar: 'yes' } } }).engine.metric('car');
    expect(ferry.cost[0 as DirectedEdgeIndex]).toBe(ferry.time[0 as DirectedEdgeIndex]);
  });
});
