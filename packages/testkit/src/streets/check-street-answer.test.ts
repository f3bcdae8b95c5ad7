import type { StreetProfileName } from '@tripwright/core/modes';
import { describe, expect, test } from 'vitest';
import { StreetChecker } from './check-street-answer.ts';
import type { MapWay, StreetMap, StreetTags } from './street-map.ts';

/** Nodes 1 to 9 in a line from west to east, a hundred metres apart; ways by their nodes. */
function line(
  ways: Record<number, readonly [refs: readonly number[], tags: StreetTags]>,
  nodeTags: Record<number, StreetTags> = {},
  relations: StreetMap['relations'] = new Map(),
): StreetMap {
  const place = (id: number) => ({ lat: 0, lng: id * 9e-4, tags: nodeTags[id] ?? {} });
  return {
    nodes: new Map(Array.from({ length: 9 }, (_, i) => [i + 1, place(i + 1)])),
    ways: new Map(
      Object.entries(ways).map(([id, [refs, tags]]): [number, MapWay] => [
        Number(id),
        { id: Number(id), refs, tags: { highway: 'residential', ...tags } },
      ]),
    ),
    relations,
  };
}

type Run = readonly [way: number, ...nodes: number[]];

function faults(map: StreetMap, who: StreetProfileName, ...runs: readonly Run[]): string[] {
  const first = runs[0]?.[1] as number;
  const last = runs.at(-1)?.at(-1) as number;
  const answer = {
    from: { lat: 0, lng: first * 9e-4 },
    to: { lat: 0, lng: last * 9e-4 },
    ways: runs.map(([way, ...nodes]) => ({ way, nodes })),
  };
  return new StreetChecker(map, who).check(answer).map((fault) => fault.split(':')[0] as string);
}

describe('the checker of street answers finds', () => {
  test('nothing in a legal route', () => {
    const map = line({ 10: [[1, 2, 3], { oneway: 'yes' }], 11: [[3, 4], {}] });
    expect(faults(map, 'car', [10, 1, 2, 3], [11, 3, 4])).toEqual([]);
  });

  test('nodes that are not neighbours, ways that do not meet', () => {
    const map = line({ 10: [[1, 2, 3], {}], 11: [[3, 4, 5], {}] });
    expect(faults(map, 'walk', [10, 1, 3])).toEqual(['neighbours']);
    expect(faults(map, 'walk', [10, 1, 2, 3], [11, 4, 5])).toContain('jump');
  });

  test('OS-1, OS-6 the wrong direction and closed ways', () => {
    const map = line({ 10: [[1, 2, 3], { oneway: 'yes', foot: 'no' }] });
    expect(faults(map, 'car', [10, 3, 2, 1])).toEqual(['access', 'access']);
    expect(faults(map, 'walk', [10, 1, 2])).toEqual(['access']);
  });

  test('OS-10 riding where pushing is required', () => {
    const map = line({ 10: [[1, 2], { highway: 'footway' }] });
    expect(faults(map, 'bicycle', [10, 1, 2])).toEqual(['access']);
  });

  test('OS-13 barriers that are passed, but not a barrier at an end', () => {
    const map = line({ 10: [[1, 2, 3], {}] }, { 2: { barrier: 'bollard' } });
    expect(faults(map, 'car', [10, 1, 2, 3])).toEqual(['barrier']);
    expect(faults(map, 'car', [10, 1, 2])).toEqual([]);
    expect(faults(map, 'walk', [10, 1, 2, 3])).toEqual([]);
  });

  test('OS-4 passing through streets for destinations only', () => {
    const map = line({
      10: [[1, 2], {}],
      11: [[2, 3], { access: 'destination' }],
      12: [[3, 4], {}],
      13: [[2, 5, 3], {}],
    });
    expect(faults(map, 'car', [10, 1, 2], [11, 2, 3], [12, 3, 4])).toEqual(['through']);
    expect(faults(map, 'car', [10, 1, 2], [11, 2, 3])).toEqual([]);
    expect(faults(map, 'car', [10, 1, 2], [13, 2, 5, 3], [12, 3, 4])).toEqual([]);
  });

  test('OS-17, OS-18, OS-19 forbidden turns over a node and over a way, except for excepted vehicles', () => {
    const ways = { 10: [[1, 2], {}], 11: [[2, 3], {}], 12: [[3, 4], {}], 13: [[2, 5], {}] } as const;
    const relation = (
      via: readonly [type: number, ref: number],
      to: number,
      tags: StreetTags,
    ): StreetMap['relations'] =>
      new Map([
        [
          90,
          {
            id: 90,
            members: [
              { type: 1, ref: 10, role: 'from' },
              { type: via[0], ref: via[1], role: 'via' },
              { type: 1, ref: to, role: 'to' },
            ],
            tags: { type: 'restriction', ...tags },
          },
        ],
      ]);
    const node = (tags: StreetTags) => line(ways, {}, relation([0, 2], 11, tags));
    expect(faults(node({ restriction: 'no_left_turn' }), 'car', [10, 1, 2], [11, 2, 3])).toEqual(['turn']);
    expect(faults(node({ restriction: 'no_left_turn' }), 'car', [10, 1, 2], [13, 2, 5])).toEqual([]);
    expect(faults(node({ restriction: 'only_left_turn' }), 'car', [10, 1, 2], [13, 2, 5])).toEqual(['turn']);
    expect(faults(node({ restriction: 'no_left_turn' }), 'walk', [10, 1, 2], [11, 2, 3])).toEqual([]);
    const excepted = node({ restriction: 'no_left_turn', except: 'bicycle' });
    expect(faults(excepted, 'bicycle', [10, 1, 2], [11, 2, 3])).toEqual([]);
    expect(faults(excepted, 'car', [10, 1, 2], [11, 2, 3])).toEqual(['turn']);
    const way = line(ways, {}, relation([1, 11], 12, { restriction: 'no_u_turn' }));
    expect(faults(way, 'car', [10, 1, 2], [11, 2, 3], [12, 3, 4])).toEqual(['turn']);
    expect(faults(way, 'car', [10, 1, 2], [11, 2, 3])).toEqual([]);
  });
});
