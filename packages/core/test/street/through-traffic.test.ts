import { describe, expect, test } from 'vitest';
import { describePath } from '../../src/engine/street/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { backwardOf, type DirectedEdgeIndex, type EdgeIndex, edgeOf, forwardOf } from '../../src/street/index.ts';
import { type TextMap, textMap } from './text-map.ts';

/** Names of the ways without through traffic for the profile. */
function closedToThrough(map: TextMap, profile: StreetProfileName): string[] {
  const { graph } = map.engine;
  const { noThroughTraffic } = map.engine.metric(profile);
  const names = new Set<string>();
  [...noThroughTraffic].forEach((flag, i) => {
    const edge = edgeOf(i as DirectedEdgeIndex);
    if (flag === 1) names.add(graph.edgeWay[edge]! < 0 ? 'gate' : graph.nameOf(edge));
  });
  return [...names].sort();
}

describe('OS-4 streets without through traffic', () => {
  const drawing = `
    a--b--c--d--e
       |     |
       f-----g
  `;
  const ways = { ab: {}, bcd: {}, de: {}, bf: {}, fg: {}, gd: {} };

  test.each(['destination', 'customers', 'delivery', 'private', 'permit', 'residents'])('%s', (access) => {
    const map = textMap(drawing, { ways: { ...ways, bcd: { access } } });
    for (const profile of ['walk', 'bicycle', 'car', 'wheelchair'] as const)
      expect(closedToThrough(map, profile)).toEqual(['bcd']);
  });

  test('per profile and per direction', () => {
    const map = textMap(drawing, { ways: { ...ways, bcd: { 'motor_vehicle:backward': 'destination' } } });
    expect(closedToThrough(map, 'car')).toEqual(['bcd']);
    expect(closedToThrough(map, 'walk')).toEqual([]);
    const { graph } = map.engine;
    const edges = Array.from({ length: graph.edgeCount }, (_, i) => i as EdgeIndex);
    const edge = edges.find((i) => graph.nameOf(i) === 'bcd')!;
    const { noThroughTraffic } = map.engine.metric('car');
    expect([noThroughTraffic[forwardOf(edge)], noThroughTraffic[backwardOf(edge)]]).toEqual([0, 1]);
  });

  test('a gate for residents, and the untagged streets behind it', () => {
    const map = textMap(
      `
      a--b--c--d
               |
               e
      `,
      { ways: { abc: {}, cd: {}, de: {} }, nodes: { c: { barrier: 'gate', access: 'private' } } },
    );
    // The larger part counts as the town.
    expect(closedToThrough(map, 'car')).toEqual(['abc', 'gate']);
    const ring = textMap(drawing, { ways, nodes: { c: { barrier: 'gate', access: 'private' } } });
    expect(closedToThrough(ring, 'car')).toEqual(['gate']);
  });

  test('several such ways with an untagged pocket form one area', () => {
    const map = textMap(
      `
      a--b--c--d--e--f
         |        |
         g--------h
      `,
      {
        ways: {
          ab: {},
          bc: { access: 'destination' },
          cd: {},
          de: { access: 'private' },
          ef: {},
          bg: {},
          gh: {},
          he: {},
        },
      },
    );
    expect(closedToThrough(map, 'car')).toEqual(['bc', 'cd', 'de']);
  });

  test('without any such tag all streets are open to through traffic', () => {
    expect(closedToThrough(textMap('a--b  c--d', { ways: { ab: {}, cd: {} } }), 'car')).toEqual([]);
  });
});

describe('OS-4 a path from the mouth of a private way does not lead through it', () => {
  const drawing = `
    a---b
    |   |
    2   |
    |   |
    c---d
    1
  `;
  const ways = { ab: {}, bd: {}, dc: {} };

  test.each(['walk', 'bicycle', 'car', 'wheelchair'] as const)('%s', (profile) => {
    const map = textMap(drawing, { ways: { ac: { access: 'private' }, ...ways } });
    expect(map.route(profile, 'a', '1')).toBe('ab, bd, dc');
    expect(map.route(profile, '1', 'b')).toBe('dc, bd');
    expect(map.route(profile, 'b', '2')).toBe('ab, ac');
  });

  test('unless only private ways lead there', () => {
    const map = textMap(drawing, { ways: { ac: { access: 'private' }, ...ways, dc: { access: 'private' } } });
    expect(map.route('car', 'a', '1')).toBe('ac');
  });
});

describe('OS-4 no-through rules bend before they break', () => {
  const hospital = `
    a--b--c--d
       |  |
       e--f
    `;
  const ways = {
    ab: { oneway: 'yes' },
    bcfe: { oneway: 'yes' },
    eb: { oneway: 'yes' },
    cd: { access: 'private' },
    da: { highway: 'primary' },
  };
  const map = textMap(hospital, { ways });
  const cautions = (profile: StreetProfileName, from: string, to: string): string[] => {
    const answer = map.answer(profile, from, to);
    if (!answer.found) return [answer.reason];
    return describePath(map.engine.graph, answer.path).sections.flatMap(({ name, caution }) =>
      caution === undefined ? [] : [`${name} ${caution}`],
    );
  };

  test('a hospital whose only exit is private is left by it, and the answer says so', () => {
    expect(map.route('car', 'e', 'a')).toBe('eb, bcfe, cd, da');
    expect(cautions('car', 'e', 'a')).toEqual(['cd no-through']);
    const answer = map.answer('car', 'e', 'a');
    expect(answer.found && answer.path.lastResort).toBe(true);
  });

  test('a legal path wins however long it is', () => {
    expect(map.route('car', 'a', 'e')).toBe('ab, bcfe');
    expect(cautions('car', 'a', 'e')).toEqual([]);
    const detour = textMap(
      `
      a--b--c--d
      |        |







      e--------f
      `,
      { ways: { ab: {}, bc: { access: 'private' }, cd: {}, aefd: {} } },
    );
    expect(detour.route('car', 'a', 'd')).toBe('aefd');
    expect(detour.nodes('car', 'b', 'c')).not.toBe('not-connected');
  });

  test('an end on the private way itself needs no caution', () => {
    const drive = textMap('a--b--c', { ways: { ab: {}, bc: { access: 'private' } } });
    const answer = drive.answer('car', 'a', 'c');
    expect(answer.found && answer.path.lastResort).toBe(undefined);
  });

  test('a way that is closed stays closed', () => {
    const gate = textMap('a---b---c', { ways: { ab: {}, bc: {} }, nodes: { b: { barrier: 'gate', access: 'no' } } });
    expect(gate.route('car', 'a', 'c')).toBe('not-connected');
  });
});

describe('OS-4 a place right at the mouth of a street for visitors lies on it too', () => {
  const visitors = { access: 'destination' };
  const drawing = `
    a           e
      b   c   d
    x           y
  `;
  const ways = { ab: {}, bcd: visitors, de: {}, axye: {} };

  test.each(['walk', 'bicycle', 'car'] as const)('%s', (profile) => {
    const map = textMap(drawing, { ways });
    expect(map.route(profile, 'a', 'c')).toBe('ab, bcd');
    expect(map.route(profile, 'a', 'd')).toBe('ab, bcd');
    expect(map.route(profile, 'e', 'b')).toBe('de, bcd');
    // Beyond the mouth it is through traffic.
    expect(map.route(profile, 'a', 'e')).toBe('axye');
    expect(map.route(profile, 'e', 'a')).toBe('axye');
  });

  test('from one mouth to the other, and within several such streets', () => {
    const map = textMap(drawing, { ways: { ab: visitors, bcd: visitors, de: visitors, axye: {} } });
    expect(map.route('car', 'a', 'e')).toBe('ab, bcd, de');
    expect(map.route('car', 'b', 'd')).toBe('bcd');
  });

  test('not from a few metres away, and not where the street is private', () => {
    const near = textMap(
      `
    a           e
      b   c   d1
    x           y
      `,
      { ways },
    );
    expect(near.route('car', 'a', '1')).toBe('axye, de');
    const closed = textMap(drawing, { ways: { ...ways, bcd: { access: 'private' } } });
    expect(closed.route('car', 'a', 'd')).toBe('axye, de');
  });
});
