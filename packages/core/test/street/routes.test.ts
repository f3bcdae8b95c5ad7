import { describe, expect, test } from 'vitest';
import { describePath } from '../../src/engine/street/index.ts';
import { edgeOf } from '../../src/street/index.ts';
import { textMap } from './text-map.ts';

describe('directions', () => {
  const square = (tags: Record<string, string>) =>
    textMap(
      `
      a--1--b
      |     |
      |     |
      c-----d
      `,
      { ways: { ab: tags, ac: {}, cd: {}, db: {} } },
    );

  test('OS-6 cars obey oneway and take a detour against it', () => {
    const map = square({ oneway: 'yes' });
    expect(map.route('car', 'a', 'b')).toBe('ab');
    expect(map.route('car', 'b', 'a')).toBe('db, cd, ac');
    expect(square({ oneway: '-1' }).route('car', 'a', 'b')).toBe('ac, cd, db');
    expect(square({ oneway: 'no' }).route('car', 'b', 'a')).toBe('ab');
    expect(square({ oneway: 'perhaps' }).route('car', 'b', 'a')).toBe('ab');
  });

  test('OS-7 cyclists ride against the traffic where a tag allows it, else they push or take a detour', () => {
    expect(square({ oneway: 'yes', 'oneway:bicycle': 'no' }).route('bicycle', 'b', 'a')).toBe('ab');
    expect(square({ oneway: 'yes', cycleway: 'opposite_lane' }).route('bicycle', 'b', 'a')).toBe('ab');
    expect(
      square({ oneway: 'yes', 'cycleway:left': 'lane', 'cycleway:left:oneway': '-1' }).route('bicycle', 'b', 'a'),
    ).toBe('ab');
    expect(square({ oneway: 'yes', 'bicycle:backward': 'yes' }).route('bicycle', 'b', 'a')).toBe('ab');
    expect(square({ oneway: 'yes' }).route('bicycle', 'b', 'a')).not.toBe('ab');
  });

  test('OS-8 walkers ignore oneway, but obey oneway:foot and escalators', () => {
    expect(square({ oneway: 'yes' }).route('walk', 'b', 'a')).toBe('ab');
    expect(square({ 'oneway:foot': 'yes' }).route('walk', 'b', 'a')).toBe('db, cd, ac');
    expect(square({ highway: 'steps', conveying: 'forward' }).route('walk', 'b', 'a')).toBe('db, cd, ac');
    expect(square({ highway: 'steps', conveying: 'forward' }).route('walk', 'a', 'b')).toBe('ab');
  });

  test('OS-6, OS-8, OS-10 cars and bicycles keep the direction of a roundabout, walkers need not', () => {
    const map = textMap(
      `
        b
       / \\
      a   c
       \\ /
        d
      `,
      { ways: { abcda: { junction: 'roundabout' } } },
    );
    expect(map.nodes('car', 'c', 'b')).toMatch(/da/);
    expect(map.nodes('bicycle', 'c', 'b')).toMatch(/da/);
    expect(map.nodes('walk', 'c', 'b')).not.toMatch(/d/);
  });

  test('OS-10 a bicycle is pushed where only walking is allowed, and not carried where riding is better', () => {
    const map = textMap('a--b--c', { ways: { ab: { highway: 'footway' }, bc: {} } });
    expect(map.route('bicycle', 'a', 'c')).toBe('ab (pushed), bc');
    expect(textMap('a--b', { ways: { ab: { highway: 'path', bicycle: 'dismount' } } }).route('bicycle', 'a', 'b')).toBe(
      'ab (pushed)',
    );
  });
});

describe('access', () => {
  test('OS-4 no path crosses a private or destination-only street, but paths begin and end on both', () => {
    const map = textMap(
      `
      a--b--c--d
         |  |
         |  |
         e--f
      `,
      { ways: { ab: {}, bc: { access: 'destination' }, cd: {}, be: {}, ef: {}, fc: {} }, grid: 60 },
    );
    expect(map.route('car', 'a', 'd')).toBe('ab, be, ef, fc, cd');
    const inside = textMap('a--b-1-c', { ways: { ab: {}, bc: { access: 'private' } } });
    expect(inside.route('car', 'a', '1')).toBe('ab, bc');
    expect(inside.route('car', '1', 'a')).toBe('bc, ab');
  });

  test('OS-41, OS-42 ways that cross without a common node do not meet', () => {
    const map = textMap(
      `
         c
      a--+--b
         d
      `,
      { ways: { ab: {}, cd: { bridge: 'yes', layer: '1' } }, grid: 200 },
    );
    expect(map.route('walk', 'a', 'c')).toBe('not-connected');
  });
});

describe('barriers', () => {
  const road = (barrier: Record<string, string>) =>
    textMap('1-a---b---c-2', { ways: { abc: {}, a: {} }, nodes: { b: barrier } });

  test('OS-13 a bollard stops cars, not walkers and bicycles', () => {
    const map = road({ barrier: 'bollard' });
    expect(map.route('car', 'a', 'c')).toBe('not-connected');
    expect(map.route('walk', 'a', 'c')).toBe('abc');
    expect(map.route('bicycle', 'a', 'c')).toBe('abc');
  });

  test('OS-13 gates and toll booths are open unless tagged, walls are closed, tags on the node decide', () => {
    expect(road({ barrier: 'gate' }).route('car', 'a', 'c')).toBe('abc');
    expect(road({ barrier: 'gate', access: 'no' }).route('walk', 'a', 'c')).toBe('not-connected');
    expect(road({ barrier: 'gate', access: 'no', foot: 'yes' }).route('walk', 'a', 'c')).toBe('abc');
    expect(road({ barrier: 'wall' }).route('walk', 'a', 'c')).toBe('not-connected');
    expect(road({ barrier: 'bollard', bollard: 'rising' }).route('car', 'a', 'c')).toBe('abc');
    expect(road({ barrier: 'bollard', motor_vehicle: 'yes' }).route('car', 'a', 'c')).toBe('abc');
    expect(road({ barrier: 'nobody-knows' }).route('car', 'a', 'c')).toBe('not-connected');
    expect(road({ barrier: 'nobody-knows' }).route('walk', 'a', 'c')).toBe('abc');
  });

  test('OS-14 a barrier at a junction bars going through it, not reaching it from any side', () => {
    const map = textMap(
      `
          d
          |
      a---b---c
          |
          e
      `,
      { ways: { abc: {}, dbe: {} }, nodes: { b: { barrier: 'bollard' } } },
    );
    for (const [from, to] of ['ac', 'ad', 'ae', 'cd', 'de']) {
      expect(map.route('car', from as string, to as string)).toBe('not-connected');
      expect(map.route('walk', from as string, to as string)).not.toBe('not-connected');
    }
    for (const from of 'acde') expect(map.route('car', from, 'b')).not.toBe('not-connected');
  });

  test('OS-14 a barrier at the end of a way, and two on one way', () => {
    const end = textMap('a---b---c', { ways: { ab: {}, bc: {} }, nodes: { b: { barrier: 'block' } } });
    expect(end.route('car', 'a', 'c')).toBe('not-connected');
    const two = textMap('a---b---c---d', {
      ways: { abcd: {} },
      nodes: { b: { barrier: 'bollard' }, c: { barrier: 'bollard' } },
    });
    expect(two.route('car', 'a', 'd')).toBe('not-connected');
    expect(two.nodes('walk', 'a', 'd')).toBe('abcd');
  });

  test('OS-32 a raised kerb stops wheelchairs, a lowered one does not', () => {
    expect(road({ highway: 'crossing', kerb: 'raised' }).route('wheelchair', 'a', 'c')).toBe('not-connected');
    expect(road({ highway: 'crossing', kerb: 'lowered' }).route('wheelchair', 'a', 'c')).toBe('abc');
    expect(road({ highway: 'crossing', kerb: 'raised' }).route('walk', 'a', 'c')).toBe('abc');
  });

  test('OS-33 a lift as a node joins two levels and takes its time', () => {
    const ways = { abc: { highway: 'footway' } };
    const plain = textMap('a---b---c', { ways }).answer('walk', 'a', 'c');
    const lift = textMap('a---b---c', { ways, nodes: { b: { highway: 'elevator' } } }).answer('walk', 'a', 'c');
    expect(plain.found && lift.found && lift.path.milliseconds - plain.path.milliseconds).toBe(30_000);
    expect(textMap('a---b---c', { ways, nodes: { b: { highway: 'elevator' } } }).route('car', 'a', 'c')).toBe(
      'off-network-from',
    );
  });
});

describe('wheelchairs and steps', () => {
  test('OS-28, OS-32 a wheelchair avoids steps unless they have a ramp for it; a walker takes them', () => {
    const map = (tags: Record<string, string>) =>
      textMap(
        `
        a--b
        |  |
        c--d
        `,
        { ways: { ab: { highway: 'steps', ...tags }, ac: {}, cd: {}, db: {} } },
      );
    expect(map({}).route('wheelchair', 'a', 'b')).toBe('ac, cd, db');
    expect(map({ 'ramp:wheelchair': 'yes' }).route('wheelchair', 'a', 'b')).toBe('ab');
    expect(map({}).route('walk', 'a', 'b')).toBe('ab');
  });
});

describe('broken and odd maps', () => {
  test('OS-38 loops, repeated nodes and two ways between the same nodes', () => {
    const loop = textMap(
      `
      a--b--c
         |  |
         e--d
      `,
      { ways: { ab: {}, bcdeb: {} } },
    );
    expect(loop.route('walk', 'a', 'd')).toBe('ab, bcdeb');
    const twin = textMap('a-b-c', { ways: { abc: { highway: 'primary' }, ac: {}, aab: { name: 'repeated' } } });
    expect(twin.route('walk', 'a', 'c')).not.toBe('not-connected');
  });

  test('OS-38 a missing node breaks its way there, and is counted', () => {
    const map = textMap('a--b  d--e', { ways: { abXde: {} } });
    expect(map.findings.missingNodes).toBe(1);
    expect(map.route('walk', 'a', 'b')).toBe('abXde');
    expect(map.route('walk', 'a', 'e')).toBe('not-connected');
  });

  test('OS-37 places do not snap to a small island, unless islands are kept', () => {
    const drawing = `
      a-----------------------------------b


           c--d
            1
    `;
    const ways = { ab: {}, cd: {} };
    expect(textMap(drawing, { ways, build: { keepIslands: false } }).route('walk', '1', 'b')).toBe('ab');
    expect(textMap(drawing, { ways }).route('walk', '1', 'b')).not.toBe('ab');
  });

  test('OS-37 OS-44 pavements without a crossing to the rest, however long and near, do not isolate a place', () => {
    const drawing = `
      cdefghij${'-'.repeat(210)}k
         1


      a${'-'.repeat(300)}b
    `;
    const ways = { ab: {}, cd: {}, de: {}, ef: {}, fg: {}, gh: {}, hi: {}, ij: {}, jk: {} };
    const map = textMap(drawing, { grid: 5, ways, build: { keepIslands: false } });
    expect(map.route('walk', '1', 'b')).toBe('ab');
    expect(map.route('walk', 'b', '1')).toBe('ab');
    // A path that stays on the pavement begins there.
    expect(map.route('walk', '1', 'k')).toBe('gh, hi, ij, jk');
  });

  test('OS-37 a dead end of one-way streets is no place to drive to or from', () => {
    const drawing = `
      a----------------------------------b
                 |
                 c
                 1
    `;
    const map = (oneway: string) =>
      textMap(drawing, { ways: { ab: {}, ac: { oneway } }, build: { keepIslands: false } });
    // The end of a street without a way out is no start, so the next street is taken.
    expect(map('yes').route('car', '1', 'b')).toBe('ab');
    expect(map('yes').route('car', 'b', '1')).toBe('ab, ac');
    expect(map('-1').route('car', '1', 'b')).toBe('ac, ab');
  });
});

describe('ends', () => {
  test('OS-45 both ends on one edge: forwards, backwards on a one-way street, and at one point', () => {
    const map = textMap(
      `
      a-1-2-b
      |     |
      c-----d
      `,
      { ways: { ab: { oneway: 'yes' }, ac: {}, cd: {}, db: {} } },
    );
    expect(map.route('car', '1', '2')).toBe('ab');
    expect(map.route('car', '2', '1')).toBe('ab, db, cd, ac, ab');
    expect(map.route('walk', '2', '1')).toBe('ab');
    const still = map.answer('walk', '1', '1');
    expect(still.found && still.path.metres).toBe(0);
  });

  test('OS-48 far from any street the answer has a reason', () => {
    const map = textMap('a--b', { ways: { ab: {} } });
    const far = { lat: 42, lng: -8.61 };
    const metric = map.engine.metric('walk');
    expect(map.engine.route(metric, far, map.place('a'))).toEqual({ found: false, reason: 'off-network-from' });
    expect(map.engine.route(metric, map.place('a'), far)).toEqual({ found: false, reason: 'off-network-to' });
  });

  test('OS-43 driving begins on a street for cars, walking on the nearest footpath', () => {
    const map = textMap(
      `
      a--------b
        1
      c--------d
      `,
      { ways: { ab: { highway: 'footway' }, cd: {}, bd: {} }, grid: 20 },
    );
    expect(map.route('car', '1', 'd')).toBe('cd');
    expect(map.route('walk', '1', 'b')).toBe('ab');
  });

  test('OS-46 distances are true far from the equator and across ±180°', () => {
    for (const lat of [0, 60, 80]) {
      for (const lng of [0, 179.9995, -179.9995]) {
        const map = textMap('a---b---c', { ways: { abc: {} }, origin: { lat, lng }, grid: 20 });
        const answer = map.answer('walk', 'a', 'c');
        expect(answer.found && Math.round(answer.path.metres)).toBe(160);
      }
    }
  });

  test('OS-47 a given street name decides among near streets, never for a far one', () => {
    const map = textMap(
      `
      a--------b
        1
      c--------d


      e--------f
      `,
      {
        ways: { ab: { name: 'Rua Um' }, cd: { name: 'Avenida São João' }, ef: { name: 'Longe' }, bd: {}, df: {} },
        grid: 25,
      },
    );
    const metric = map.engine.metric('walk');
    const name = (streetName: string) => {
      const found = map.engine.snap(metric, map.place('1'), { streetName, count: 1 })[0];
      return found === undefined ? undefined : map.engine.graph.nameOf(found.edge);
    };
    expect(name('av. sao joao')).toBe('Avenida São João');
    expect(name('R. Um')).toBe('Rua Um');
    expect(name('Longe')).not.toBe('Longe');
  });
});

describe('turn restrictions are read', () => {
  const cross = (restriction: Record<string, string>, via: string | string[] = 'b') =>
    textMap(
      `
          d
          |
      a---b---c
          |
          e
      `,
      { ways: { ab: {}, bc: {}, db: {}, be: {} }, restrictions: [{ from: 'ab', via, to: 'be', tags: restriction }] },
    );

  test('OS-17 via a node: the chain of directed edges from the end of one way to the start of the other', () => {
    const { engine } = cross({ restriction: 'no_right_turn' });
    const { graph } = engine;
    expect([...graph.restrictionOnly]).toEqual([0]);
    const [from, to] = [...graph.restrictionEdge];
    expect(graph.nameOf(edgeOf(from!))).toBe('ab');
    expect(graph.nameOf(edgeOf(to!))).toBe('be');
    expect(graph.head(from!)).toBe(graph.tail(to!));
  });

  test('OS-18 via ways', () => {
    const map = textMap('a--b--c--d', {
      ways: { ab: {}, bc: {}, cd: {} },
      restrictions: [{ from: 'ab', via: ['bc'], to: 'cd', tags: { restriction: 'no_u_turn' } }],
    });
    const { graph } = map.engine;
    const chain = [...graph.restrictionEdge];
    expect(chain.map((directed) => graph.nameOf(edgeOf(directed)))).toEqual(['ab', 'bc', 'cd']);
    expect(graph.head(chain[1]!)).toBe(graph.tail(chain[2]!));
  });

  test('OS-19, OS-20 exceptions, conditions, and broken relations', () => {
    const modes = (tags: Record<string, string>) => [...cross(tags).engine.graph.restrictionModes];
    expect(modes({ restriction: 'no_left_turn', except: 'bicycle' })).toEqual([30]);
    expect(modes({ 'restriction:motorcar': 'no_left_turn' })).toEqual([24]);
    expect(modes({ 'restriction:hgv': 'no_left_turn' })).toEqual([]);
    expect(modes({ restriction: 'no_right_turn_on_red' })).toEqual([]);
    const timed = cross({ 'restriction:conditional': 'no_left_turn @ (Mo-Fr 07:00-10:00)' }).engine.graph;
    expect(timed.strings.get([...timed.restrictionCondition][0]!)).toBe('(Mo-Fr 07:00-10:00)');
    const broken = cross({ restriction: 'no_left_turn' }, 'a');
    expect(broken.findings.brokenRestrictions).toHaveLength(1);
    expect(broken.engine.graph.restrictionOnly).toHaveLength(0);
  });
});

describe('describing', () => {
  test('sections by name with turns, metres and geometry', () => {
    const map = textMap(
      `
      a--b--c
            |
            |
      f--e--d
      `,
      { ways: { ab: { name: 'North' }, bc: { name: 'North' }, cd: { name: 'East' }, def: { name: 'South' } } },
    );
    const answer = map.answer('walk', 'a', 'f');
    if (!answer.found) throw new Error(answer.reason);
    const described = describePath(map.engine.graph, answer.path);
    expect(described.sections.map(({ name, instruction, metres }) => `${instruction} ${name} ${metres}`)).toEqual([
      'HEAD_TOWARDS North 300',
      'TURN_RIGHT East 300',
      'TURN_RIGHT South 300',
    ]);
    expect(described.metres).toBe(900);
    expect(Math.abs(described.seconds - 900 / (4 / 3.6))).toBeLessThanOrEqual(1);
  });

  test('OS-10 pushed metres are counted, safety is known, unknown or absent', () => {
    const map = textMap('a--b--c--d', {
      ways: { ab: { highway: 'footway' }, bc: { highway: 'cycleway' }, cd: { highway: 'primary' } },
    });
    const answer = map.answer('bicycle', 'a', 'd');
    if (!answer.found) throw new Error(answer.reason);
    const described = describePath(map.engine.graph, answer.path);
    expect(described.sections.map(({ safe, dismount }) => [safe, dismount])).toEqual([
      ['unknown', true],
      ['yes', false],
      ['no', false],
    ]);
    expect([described.metresDismount, described.metresSafe, described.metresUnsafe]).toEqual([150, 150, 150]);
  });

  test('OS-10 pushed metres are neither safe nor unsafe: the parts never exceed the whole', () => {
    const map = textMap('a--b--c', {
      ways: { ab: { highway: 'living_street', bicycle: 'dismount' }, bc: { highway: 'primary', bicycle: 'dismount' } },
    });
    const answer = map.answer('bicycle', 'a', 'c');
    if (!answer.found) throw new Error(answer.reason);
    const described = describePath(map.engine.graph, answer.path);
    expect(described.sections.map(({ safe, dismount }) => [safe, dismount])).toEqual([
      ['yes', true],
      ['no', true],
    ]);
    expect([described.metres, described.metresDismount, described.metresSafe, described.metresUnsafe]).toEqual([
      300, 300, 0, 0,
    ]);
  });

  test('OS-27 a ferry without a timetable is a section of its own, apart from streets of its name', () => {
    const map = textMap('a--b--c--d', {
      ways: { ab: { name: 'Quay' }, bc: { route: 'ferry', name: 'Quay', duration: '10' }, cd: { name: 'Quay' } },
    });
    const answer = map.answer('walk', 'a', 'd');
    if (!answer.found) throw new Error(answer.reason);
    const { sections } = describePath(map.engine.graph, answer.path);
    expect(sections.map(({ name, ferry }) => [name, ferry])).toEqual([
      ['Quay', undefined],
      ['Quay', true],
      ['Quay', undefined],
    ]);
  });

  test('the walk between a place and the street is a hop of its own, and the line meets both places', () => {
    const map = textMap(
      `
      1     2
      a-----b
      `,
      { ways: { ab: { name: 'Street' } }, grid: 20 },
    );
    const [from, to] = [map.place('1'), map.place('2')];
    const answer = map.engine.route(map.engine.metric('walk'), from, to);
    if (!answer.found) throw new Error(answer.reason);
    const described = describePath(map.engine.graph, answer.path, { from, to });
    expect(described.sections.map(({ name, hop, metres }) => [name, hop ?? false, metres])).toEqual([
      ['', true, 40],
      ['Street', false, 120],
      ['', true, 40],
    ]);
    expect(described.sections[0]?.instruction).toBe('HEAD_TOWARDS');
    expect([described.line[0], described.line.at(-1)]).toEqual([
      { lat: from.lat, lng: from.lng },
      { lat: to.lat, lng: to.lng },
    ]);
    expect(described.metres).toBe(200);
  });
});
