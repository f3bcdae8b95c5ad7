import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StreetEngine } from '../../src/engine/street/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { climbsOf } from '../../src/street/build/heights/climbs.ts';
import { buildStreetGraph } from '../../src/street/build/index.ts';
import { UNKNOWN_CLIMB, UNKNOWN_HEIGHT } from '../../src/street/graph/units.ts';
import { backwardOf, type EdgeIndex, forwardOf, type NodeIndex, StreetGraph } from '../../src/street/index.ts';
import { elementsToRows } from './elements-to-rows.ts';

type Tags = Record<string, string>;

/** A straight road eastwards, a node every hundred metres or so, its pieces tagged one by one. */
function road(pieces: readonly Tags[], heights: readonly number[], extra: readonly Tags[] = []) {
  const nodes = [
    ...heights.map((_, i) => ({ id: i + 1, lat: 0, lng: i * 0.0009 })),
    // Paths that lead away northwards from each node keep it on the ground.
    ...extra.map((_, i) => ({ id: i + 101, lat: 0.0009, lng: i * 0.0009 })),
  ];
  const rows = elementsToRows({
    nodes,
    ways: [
      ...pieces.map((tags, i) => ({ id: i + 10, refs: [i + 1, i + 2], tags: { highway: 'residential', ...tags } })),
      ...extra.flatMap((tags, i) => ('highway' in tags ? [{ id: i + 50, refs: [i + 1, i + 101], tags }] : [])),
    ],
  });
  const strings = new StringPoolBuilder();
  const all = Float32Array.from([...heights, ...extra.map((_, i) => heights[i]!)]);
  const built = buildStreetGraph(rows, strings, { keepIslands: true, heights: all });
  const pool = strings.build();
  const graph = StreetGraph.from(built.sections, new StringPool(pool.bytes, pool.offsets));
  const heightOf = (osm: number): number => {
    const height = graph.nodeHeight![[...graph.nodeOsm].indexOf(osm) as NodeIndex]!;
    return height === UNKNOWN_HEIGHT ? Number.NaN : height / 10;
  };
  const edgeOf = (way: number) => [...graph.edgeWay].findIndex((w) => graph.wayOsm[w] === way) as EdgeIndex;
  return { graph, heightOf, edgeOf, findings: built.findings, engine: new StreetEngine(graph) };
}

const FIRST = 0 as EdgeIndex;

describe('climbs', () => {
  test('OS-31 climb minus descent is the difference of the ends, and neither exceeds the heights', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 40 }), (heights) => {
        const { up, down } = climbsOf(heights);
        const back = climbsOf([...heights].reverse());
        expect(up - down).toBe(heights.at(-1)! - heights[0]!);
        expect(Math.min(up, down)).toBeGreaterThanOrEqual(0);
        const steps = heights.slice(1).map((height, i) => height - heights[i]!);
        expect(up).toBeLessThanOrEqual(steps.reduce((sum, step) => sum + Math.max(0, step), 0));
        expect(Math.abs(back.up - down)).toBeLessThan(20);
      }),
    );
  });

  test('OS-31 noise is ignored, hills count', () => {
    expect(climbsOf([0, 5, 0, 6, 1, 7, 0])).toEqual({ up: 0, down: 0 });
    expect(climbsOf([0, 100, 50, 120])).toEqual({ up: 170, down: 50 });
    expect(climbsOf([0, 50, 45, 100])).toEqual({ up: 100, down: 0 });
    expect(climbsOf([30])).toEqual({ up: 0, down: 0 });
  });
});

describe('heights of streets', () => {
  const path = { highway: 'footway' };

  test('OS-31 bridges and tunnels are straight over several edges, regardless of the terrain', () => {
    for (const kind of [{ bridge: 'yes' }, { tunnel: 'yes' }]) {
      const { graph, heightOf, edgeOf } = road([{}, kind, kind, kind, {}], [10, 10, -50, 80, 40, 40]);
      expect([1, 2, 3, 4, 5, 6].map(heightOf)).toEqual([10, 10, 20, 30, 40, 40]);
      expect(graph.edgeClimb?.[edgeOf(12)]).toBe(100);
      expect(graph.edgeDescent?.[edgeOf(12)]).toBe(0);
    }
  });

  test('OS-31 stairs up to a bridge do not pull it down', () => {
    const { graph, heightOf, edgeOf } = road(
      [{}, { bridge: 'yes' }, { bridge: 'yes' }, {}],
      [20, 20, 0, 20, 20],
      [path, path, { highway: 'steps' }],
    );
    expect(heightOf(3)).toBe(20);
    expect(graph.edgeDescent?.[edgeOf(52)]).toBe(0);
    const grounded = road([{}, { bridge: 'yes' }, { bridge: 'yes' }, {}], [20, 20, 0, 20, 20], [path, path, path]);
    expect(grounded.heightOf(3)).toBe(0);
  });

  test('a road over a hill climbs and descends; backwards the two are swapped', () => {
    const rows = elementsToRows({
      nodes: [0, 1, 2].map((i) => ({ id: i + 1, lat: 0, lng: i * 0.0009 })),
      ways: [{ id: 10, refs: [1, 2, 3], tags: { highway: 'residential' } }],
    });
    const strings = new StringPoolBuilder();
    const heights = Float32Array.of(0, 8, 3);
    const { sections } = buildStreetGraph(rows, strings, { keepIslands: true, heights });
    const pool = strings.build();
    const graph = StreetGraph.from(sections, new StringPool(pool.bytes, pool.offsets));
    expect([graph.edgeClimb?.[FIRST], graph.edgeDescent?.[FIRST]]).toEqual([80, 50]);
    const engine = new StreetEngine(graph);
    const bicycle = engine.metric('bicycle');
    expect(bicycle.time[forwardOf(FIRST)]!).toBeGreaterThan(bicycle.time[backwardOf(FIRST)]!);
    const car = engine.metric('car');
    expect(car.time[forwardOf(FIRST)]).toBe(car.time[backwardOf(FIRST)]);
  });

  test('unknown heights are marked, counted, and cost nothing', () => {
    const { graph, heightOf, edgeOf, findings, engine } = road([{}, {}], [10, Number.NaN, 30]);
    expect(heightOf(2)).toBeNaN();
    expect(findings.nodesWithoutHeight).toBe(1);
    expect(graph.edgeClimb?.[edgeOf(10)]).toBe(UNKNOWN_CLIMB);
    const flat = road([{}, {}], [0, 0, 0]).engine.metric('bicycle');
    expect(engine.metric('bicycle').cost).toEqual(flat.cost);
  });

  test('OS-31 cyclists and, even more, wheelchair users avoid a hill; a walker crosses a low one', () => {
    const square = (hill: number) => {
      const at = (x: number, y: number) => ({ lat: y * 0.0009, lng: x * 0.0009 });
      const places = [at(0, 0), at(1, 0), at(2, 0), at(0, 0.6), at(2, 0.6)];
      const rows = elementsToRows({
        nodes: places.map((place, i) => ({ id: i + 1, ...place })),
        ways: [
          { id: 10, refs: [1, 2, 3], tags: { highway: 'residential' } },
          { id: 11, refs: [1, 4, 5, 3], tags: { highway: 'residential' } },
        ],
      });
      const strings = new StringPoolBuilder();
      const heights = Float32Array.of(0, hill, 0, 0, 0);
      const { sections } = buildStreetGraph(rows, strings, { keepIslands: true, heights });
      const pool = strings.build();
      const engine = new StreetEngine(StreetGraph.from(sections, new StringPool(pool.bytes, pool.offsets)));
      return (profile: 'walk' | 'bicycle' | 'wheelchair'): boolean => {
        const answer = engine.route(engine.metric(profile), places[0] as never, places[2] as never);
        return answer.found && answer.path.metres < 250;
      };
    };
    expect(['walk', 'bicycle', 'wheelchair'].map((profile) => square(0)(profile as 'walk'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['walk', 'bicycle', 'wheelchair'].map((profile) => square(9)(profile as 'walk'))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
