import { describe, expect, test } from 'vitest';
import { nearbyDistanceMetres } from '../../src/geo/index.ts';
import { StringPoolBuilder } from '../../src/storage/index.ts';
import { MAX_ENTRIES } from '../../src/street/build/crossings/find-crossings.ts';
import { buildStreetGraph } from '../../src/street/build/index.ts';
import { elementsToRows } from './elements-to-rows.ts';
import { type TextMap, textMap } from './text-map.ts';

const plaza = { highway: 'pedestrian', area: 'yes' };

function straightMetres(map: TextMap, ...places: string[]): number {
  return places.slice(1).reduce((sum, place, i) => {
    const [a, b] = [map.place(places[i] as string), map.place(place)];
    return sum + nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng);
  }, 0);
}

function metres(map: TextMap, from: string, to: string): number {
  const answer = map.answer('walk', from, to);
  return answer.found ? answer.path.metres : Number.NaN;
}

describe('areas', () => {
  const square = (tags: Record<string, string>) =>
    textMap(
      `
      x--a-----b
         |     |
         |     |
         d-----c--y
      `,
      { ways: { abcda: tags, xa: {}, cy: {} }, grid: 20 },
    );

  test('OS-35 a plaza is crossed, not circled', () => {
    const map = square(plaza);
    expect(map.nodes('walk', 'x', 'y')).toMatch(/^x?acy?$/);
    expect(map.route('walk', 'x', 'y')).toBe('xa, abcda, cy');
    expect(metres(map, 'x', 'y')).toBeCloseTo(straightMetres(map, 'x', 'a', 'c', 'y'), 0);
    expect(metres(map, 'y', 'x')).toBeCloseTo(metres(map, 'x', 'y'), 1);
  });

  test('OS-36 a closed way without area=yes is a ring', () => {
    expect(square({ highway: 'pedestrian' }).nodes('walk', 'x', 'y')).toMatch(/^x?a[bd]cy?$/);
    expect(square({ ...plaza, area: 'no' }).nodes('walk', 'x', 'y')).toMatch(/^x?a[bd]cy?$/);
  });

  test('OS-35 platforms and open car parks are crossed too; roofed car parks and mere `place=square` are not', () => {
    expect(square({ railway: 'platform' }).nodes('walk', 'x', 'y')).toMatch(/^x?acy?$/);
    expect(square({ public_transport: 'platform', area: 'yes' }).nodes('walk', 'x', 'y')).toMatch(/^x?acy?$/);
    expect(square({ amenity: 'parking' }).nodes('walk', 'x', 'y')).toMatch(/^x?acy?$/);
    expect(square({ amenity: 'parking', parking: 'multi-storey' }).route('walk', 'x', 'y')).toBe('not-connected');
    expect(square({ amenity: 'parking', access: 'no' }).route('walk', 'x', 'y')).toBe('not-connected');
    expect(square({ natural: 'sand', place: 'square' }).route('walk', 'x', 'y')).toBe('not-connected');
  });

  test('OS-35 cars do not drive across a plaza, even where they have access', () => {
    const map = square({ ...plaza, motor_vehicle: 'yes' });
    expect(map.nodes('car', 'x', 'y')).toMatch(/^x?a[bd]cy?$/);
  });

  test('OS-35 the corner of a concave plaza is turned tightly, not along the rim', () => {
    const map = textMap(
      `
      x-a----b
        |    |
        |    |
        |    c-----d
        |          |
        |          |
        f----------e-y
      `,
      { ways: { abcdefa: plaza, xa: {}, bx: {}, ey: {}, dy: {} }, grid: 20 },
    );
    expect(metres(map, 'b', 'd')).toBeCloseTo(straightMetres(map, 'b', 'c', 'd'), 0);
    expect(metres(map, 'a', 'e')).toBeCloseTo(straightMetres(map, 'a', 'e'), 0);
  });

  test('OS-35 paths go around holes; holes that are streets themselves can be entered', () => {
    const map = textMap(
      `
      x--a-----------b
         |           |
         |   p---q   |
         |   |   |   |
         |   s---r   |
         |           |
         d-----------c--y
      `,
      {
        ways: { abcda: { natural: 'none' }, pqrsp: { natural: 'water' }, xa: {}, cy: {} },
        multipolygons: [{ outer: ['abcda'], inner: ['pqrsp'], tags: { highway: 'pedestrian', name: 'Praça' } }],
        grid: 20,
      },
    );
    expect(map.nodes('walk', 'x', 'y')).toMatch(/^x?a[qs]cy?$/);
    expect(metres(map, 'a', 'c')).toBeCloseTo(straightMetres(map, 'a', 'q', 'c'), 0);
    expect(map.route('walk', 'x', 'y')).toBe('xa, Praça, cy');
  });

  test('OS-35 a street that ends at the rim without a common node does not meet the plaza', () => {
    const map = textMap(
      `
      x--a-----b
         |     |
         |     z--y
         |     |
         d-----c
      `,
      { ways: { abcda: plaza, xa: {}, zy: {} }, grid: 20 },
    );
    expect(map.route('walk', 'x', 'y')).toBe('not-connected');
  });

  test('OS-15 a wall from rim into the plaza does not bar walking along the rim it starts from', () => {
    const drawing = `
      x--a-----w-----b--y
         |     |     |
         |     g     |
         |     |     |
         |     v     |
         |           |
         d-----------c
      `;
    const ways = { abcda: plaza, xa: {}, by: {}, wgv: { barrier: 'wall' } };
    const walled = textMap(drawing, { ways, grid: 20 });
    expect(metres(walled, 'a', 'b')).toBeCloseTo(straightMetres(walled, 'a', 'b'), 0);
  });

  test('OS-15 walls bar diagonal walks only where they stand', () => {
    const map = (gate: Record<string, string>) =>
      textMap(
        `
      x--a-----------b
         |           |
         | w---g---v |
         |           |
         d-----------c--y
      `,
        { ways: { abcda: plaza, xa: {}, cy: {}, wgv: { barrier: 'wall' } }, nodes: { g: gate }, grid: 20 },
      );
    expect(map({}).nodes('walk', 'x', 'y')).toMatch(/^x?a[wv]cy?$/);
    expect(map({ barrier: 'gate' }).nodes('walk', 'x', 'y')).toMatch(/^x?agcy?$/);
    expect(map({ barrier: 'gate', access: 'no' }).nodes('walk', 'x', 'y')).toMatch(/^x?a[wv]cy?$/);
  });

  test('OS-14, OS-35 a gate on the rim bars leaving the plaza there, not walking past it', () => {
    const map = textMap(
      `
      x--a-----b--z
         |     |
         |     |
         d-----c--y
      `,
      { ways: { abcda: plaza, xa: {}, cy: {}, bz: {} }, nodes: { b: { barrier: 'gate', access: 'no' } }, grid: 20 },
    );
    expect(map.route('walk', 'x', 'z')).toBe('not-connected');
    expect(map.nodes('walk', 'x', 'y')).toMatch(/^x?acy?$/);
  });

  test('OS-35 an area with too many entries is circled, and counted', () => {
    const spokes = (count: number) => {
      const strings = new StringPoolBuilder();
      const at = (i: number, radius: number) => {
        const angle = (2 * Math.PI * i) / count;
        return { lat: 41 + radius * Math.sin(angle), lng: -8 + radius * Math.cos(angle) };
      };
      const each = Array.from({ length: count }, (_, i) => i);
      const rows = elementsToRows({
        nodes: each.flatMap((i) => [
          { id: i + 1, ...at(i, 1e-3) },
          { id: i + 1001, ...at(i, 2e-3) },
        ]),
        ways: [
          { id: 1, refs: [...each.map((i) => i + 1), 1], tags: plaza },
          ...each.map((i) => ({ id: i + 10, refs: [i + 1, i + 1001], tags: { highway: 'footway' } })),
        ],
      });
      return buildStreetGraph(rows, strings, { keepIslands: true });
    };
    const [few, many] = [spokes(MAX_ENTRIES), spokes(MAX_ENTRIES + 1)];
    expect([few.counts.areasCrossed, few.findings.areasNotCrossed]).toEqual([1, 0]);
    expect([many.counts.areasCrossed, many.findings.areasNotCrossed]).toEqual([0, 1]);
    // All pairs would be thousands of edges.
    expect(few.counts.areaEdges).toBeLessThan(15 * MAX_ENTRIES);
    expect(many.counts.edges).toBe(2 * (MAX_ENTRIES + 1));
  });

  test('OS-35, OS-39 areas do not depend on the order of the file', () => {
    const map = textMap(
      `
      x--a-----------b
         |           |
         |   p---q   |
         |   |   |   |
         |   s---r   |
         |           |
      z--d-----------c--y
      `,
      {
        ways: {
          abc: { natural: 'none' },
          cda: { natural: 'none' },
          pqrsp: { natural: 'water' },
          xa: {},
          cy: {},
          zd: {},
          qb: { barrier: 'wall' },
        },
        multipolygons: [{ outer: ['abc', 'cda'], inner: ['pqrsp'], tags: { highway: 'pedestrian' } }],
        grid: 20,
      },
    );
    const { nodes, ways, relations = [] } = map.elements;
    const sections = (elements: typeof map.elements) =>
      buildStreetGraph(elementsToRows(elements), new StringPoolBuilder(), { keepIslands: true }).sections;
    const given = sections(map.elements);
    const turned = sections({
      nodes: [...nodes].reverse(),
      ways: [...ways].reverse(),
      relations: [...relations].reverse(),
    });
    for (const name of ['nodeOsm', 'edgeFrom', 'edgeTo', 'edgeLength', 'edgeTrait', 'wayOsm'])
      expect(turned.get(name), name).toEqual(given.get(name));
    expect(map.route('walk', 'x', 'y')).not.toBe('not-connected');
  });

  test('OS-35 indoor corridors are drawn as areas', () => {
    const map = square({ indoor: 'corridor', level: '1' });
    expect(map.nodes('walk', 'x', 'y')).toMatch(/^x?acy?$/);
  });
});
