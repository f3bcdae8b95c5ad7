import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StreetEngine } from '../../src/engine/street/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildAreas, buildStreetGraph, readParking } from '../../src/street/build/index.ts';
import { type EdgeIndex, type NodeIndex, StreetGraph } from '../../src/street/index.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';

function build(elements: TestElements) {
  const strings = new StringPoolBuilder();
  const built = buildStreetGraph(elementsToRows(elements), strings, { keepIslands: true });
  const pool = strings.build();
  const graph = StreetGraph.from(built.sections, new StringPool(pool.bytes, pool.offsets));
  return { ...built, graph, engine: new StreetEngine(graph) };
}

const at = (x: number, y = 0) => ({ lat: 41 + y * 0.001, lng: -8 + x * 0.001 });
const street = { highway: 'residential' };
const node = (id: number, x: number, y = 0) => ({ id, ...at(x, y) });

describe('odd elements', () => {
  test('OS-38 a way continues behind a missing node as another street, and the gap is counted', () => {
    const { graph, engine, findings } = build({
      nodes: [node(1, 0), node(2, 1), node(4, 3), node(5, 4)],
      ways: [{ id: 10, refs: [1, 2, 3, 4, 5, 6], tags: street }],
    });
    expect(graph.edgeCount).toBe(2);
    expect(findings.missingNodes).toBe(2);
    expect(engine.route(engine.metric('car'), at(0), at(4))).toMatchObject({ found: false });
  });

  test('OS-38 ways of one node, of none, and of one node again and again are no streets', () => {
    const { graph, counts } = build({
      nodes: [node(1, 0), node(2, 1)],
      ways: [
        { id: 10, refs: [1], tags: street },
        { id: 11, refs: [], tags: street },
        { id: 12, refs: [1, 1, 1], tags: street },
        { id: 13, refs: [1, 2], tags: street },
      ],
    });
    expect([graph.edgeCount, counts.ways]).toEqual([1, 1]);
  });

  test('OS-38 loops and self-loops are driven round, two streets between the same nodes are two', () => {
    const { graph, engine } = build({
      nodes: [node(1, 0), node(2, 1), node(3, 1.5, 0.5), node(4, 1.5, -0.5), node(5, 0.5, 1)],
      ways: [
        { id: 10, refs: [1, 2], tags: street },
        { id: 11, refs: [2, 3, 4, 2], tags: { ...street, oneway: 'yes' } },
        { id: 12, refs: [1, 5, 2], tags: street },
        { id: 13, refs: [1, 2, 1], tags: { highway: 'footway' } },
      ],
    });
    const loop = [...graph.edgeFrom].findIndex((from, edge) => from === graph.edgeTo[edge as EdgeIndex]);
    expect(loop).toBeGreaterThanOrEqual(0);
    const answer = engine.route(engine.metric('car'), at(0), at(1.5, -0.5));
    expect(answer.found).toBe(true);
    const between = [...graph.edgeFrom].filter(
      (from, edge) => new Set([graph.nodeOsm[from], graph.nodeOsm[graph.edgeTo[edge as EdgeIndex]!]]).size === 2,
    );
    expect(between.length).toBe(4);
  });

  test('OS-38 the first point of a ring is no node and changes nothing in either direction of travel', () => {
    const ring = (refs: readonly number[]) =>
      build({
        nodes: [node(1, 0), node(2, 1), node(3, 2, 1), node(4, 3), node(5, 2, -1)],
        ways: [
          { id: 10, refs: [1, 2], tags: street },
          { id: 11, refs, tags: { ...street, junction: 'roundabout' } },
        ],
      });
    const begunAway = ring([4, 3, 2, 5, 4]);
    const begunThere = ring([2, 5, 4, 3, 2]);
    expect([begunAway.graph.nodeCount, begunAway.graph.edgeCount]).toEqual([2, 2]);
    for (const [name, data] of begunThere.sections) expect(begunAway.sections.get(name), name).toEqual(data);
  });

  test('OS-38 edges without length cost nothing and bar no path', () => {
    const { engine } = build({
      nodes: [node(1, 0), node(2, 1), node(3, 1), node(4, 2), node(5, 1, 1)],
      ways: [
        { id: 10, refs: [1, 2], tags: street },
        { id: 11, refs: [2, 3], tags: street },
        { id: 12, refs: [3, 4], tags: street },
        { id: 13, refs: [3, 5], tags: street },
      ],
    });
    const answer = engine.route(engine.metric('car'), at(0), at(2));
    expect(answer.found && Math.round(answer.path.metres)).toBe(
      Math.round(111_195 * 0.002 * Math.cos((41 * Math.PI) / 180)),
    );
  });

  test('OS-38, OS-39 of repeated nodes and ways the last counts; ids may be negative or beyond 2^32', () => {
    const big = 2 ** 40 + 3;
    const { graph, findings } = build({
      nodes: [node(-1, 0), node(big, 1), { id: big, ...at(2) }],
      ways: [
        { id: -7, refs: [-1, big], tags: { highway: 'motorway' } },
        { id: -7, refs: [big, -1], tags: street },
      ],
    });
    expect(findings.repeatedNodes).toBe(1);
    expect([...graph.nodeOsm].sort((a, b) => a - b)).toEqual([-1, big]);
    expect([graph.edgeCount, [...graph.wayOsm][0], graph.traitsOf(0 as EdgeIndex).class]).toEqual([
      1,
      -7,
      'residential',
    ]);
    expect(graph.nodeLng[[...graph.nodeOsm].indexOf(big) as NodeIndex]).toBe(Math.round(at(2).lng * 1e7));
  });

  test('OS-38, OS-39 any elements build a consistent graph', () => {
    const id = fc.integer({ min: -3, max: 12 });
    const value = fc.constantFrom(
      'yes',
      'no',
      'parking',
      'platform',
      'wall',
      'footway',
      'pedestrian',
      'elevator',
      '0;1',
      '-1',
      'steps',
      'bogus',
      '',
    );
    const key = fc.constantFrom(
      'highway',
      'area',
      'amenity',
      'barrier',
      'level',
      'oneway',
      'access',
      'railway',
      'parking',
      'bridge',
      'type',
    );
    const tags = fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true });
    const elements: fc.Arbitrary<TestElements> = fc.record({
      nodes: fc.array(
        fc.record({
          id,
          lat: fc.constantFrom(90, -90, 0, 41, 41.0001, 41.0002, 41.0003),
          lng: fc.constantFrom(180, -180, 179.9999, 0, 8, 8.0001, 8.0002),
          tags,
        }),
        { maxLength: 14 },
      ),
      ways: fc.array(fc.record({ id, refs: fc.array(id, { maxLength: 8 }), tags }), { maxLength: 8 }),
      relations: fc.array(
        fc.record({
          id,
          members: fc.array(
            fc.record({
              type: fc.constantFrom('node' as const, 'way' as const),
              ref: id,
              role: fc.constantFrom('outer', 'inner', 'from', 'to', 'via', ''),
            }),
            { maxLength: 5 },
          ),
          tags: tags.map((own) => ({ type: 'multipolygon', ...own })),
        }),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(elements, (given) => {
        const { graph, engine } = build(given);
        for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++) {
          expect(graph.edgeFrom[edge]).toBeLessThan(graph.nodeCount);
          expect(graph.edgeTo[edge]).toBeLessThan(graph.nodeCount);
          expect(graph.edgeWay[edge]).toBeLessThan(graph.wayOsm.length);
          expect(graph.edgeLength[edge]).toBeGreaterThanOrEqual(0);
        }
        expect(graph.arcFirst[graph.nodeCount as NodeIndex]).toBe(2 * graph.edgeCount);
        engine.route(engine.metric('walk'), { lat: 41, lng: 8 }, { lat: 41.0003, lng: 8.0002 });
        const rows = elementsToRows(given);
        expect(readParking(rows, new StringPoolBuilder()).count).toBeGreaterThanOrEqual(0);
        expect(buildAreas(rows).size).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
