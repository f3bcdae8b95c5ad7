import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StringPool, StringPoolBuilder } from '../../src/base/index.ts';
import { endsOf } from '../../src/engine/street/ends.ts';
import {
  boundedSearch,
  COST,
  linkStops,
  pathSteps,
  type Snap,
  STREET_PROFILES,
  StopLinks,
  StreetEngine,
  type StreetMetric,
  TIME,
  UNREACHED,
  walkingLinks,
} from '../../src/engine/street/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { buildStreetGraph, StreetGraph } from '../../src/street/index.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';
import { randomStreets } from './random-streets.ts';

const profiles = Object.keys(STREET_PROFILES) as StreetProfileName[];
const anyProfile = fc.constantFrom(...profiles);
const anyPlace = fc.record({
  lat: fc.double({ min: 47.999, max: 48.013, noNaN: true }),
  lng: fc.double({ min: 10.999, max: 11.013, noNaN: true }),
});

function open(elements: TestElements): StreetEngine {
  const strings = new StringPoolBuilder();
  const built = buildStreetGraph(elementsToRows(elements), strings, { keepIslands: true });
  const pool = strings.build();
  return new StreetEngine(new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets)));
}

/** Costs of all nodes from (or to) some places, by relaxing every directed edge until nothing changes (Bellman, Ford). */
function slowCosts(metric: StreetMetric, places: readonly Snap[], leaving: boolean): number[] {
  const { graph } = metric;
  const costs = new Array<number>(graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  for (const end of endsOf(metric, places, leaving)) costs[end.node] = Math.min(costs[end.node] as number, end.cost);
  for (let changed = true; changed; ) {
    changed = false;
    for (let directed = 0; directed < graph.edgeCount * 2; directed++) {
      const step = metric.cost[directed] as number;
      if (step === UNREACHED) continue;
      const [from, to] = leaving
        ? [graph.tail(directed), graph.head(directed)]
        : [graph.head(directed), graph.tail(directed)];
      if ((costs[from] as number) + step >= (costs[to] as number)) continue;
      costs[to] = (costs[from] as number) + step;
      changed = true;
    }
  }
  return costs;
}

test('a bounded search labels every node with the least cost, in both directions', () => {
  fc.assert(
    fc.property(randomStreets, anyProfile, anyPlace, fc.boolean(), (elements, profile, place, leaving) => {
      const engine = open(elements);
      const metric = engine.metric(profile);
      const direction = leaving ? 'from' : 'to';
      const places = engine.snap(metric, place, { direction });
      boundedSearch(engine.workspace, metric, places, { direction, limitSeconds: 1e6 });
      const expected = slowCosts(metric, places, leaving);
      const { labels } = engine.workspace;
      const found = expected.map((_, node) => labels[4 * node + COST] as number);
      expect(found.map((cost) => (cost === UNREACHED ? Number.POSITIVE_INFINITY : cost))).toEqual(expected);
    }),
  );
});

test('a limit leaves out nothing that is nearer, and lets in nothing that is farther', () => {
  fc.assert(
    fc.property(randomStreets, anyPlace, fc.integer({ min: 0, max: 900 }), (elements, place, limitSeconds) => {
      const engine = open(elements);
      const metric = engine.metric('bicycle');
      const places = engine.snap(metric, place);
      const times = (limit: number): number[] => {
        boundedSearch(engine.workspace, metric, places, { direction: 'from', limitSeconds: limit });
        const { labels } = engine.workspace;
        return Array.from({ length: engine.graph.nodeCount }, (_, node) =>
          labels[4 * node] === UNREACHED ? Number.POSITIVE_INFINITY : (labels[4 * node + TIME] as number),
        );
      };
      const all = times(1e6);
      times(limitSeconds).forEach((time, node) => {
        const best = all[node] as number;
        if (best <= limitSeconds * 1000) expect(time).toBe(best);
        else if (time !== Number.POSITIVE_INFINITY) expect(time).toBeLessThanOrEqual(limitSeconds * 1000);
      });
    }),
  );
});

test('OS-22 the way from A to B costs what plain searches from A and to B say, and its steps add up', () => {
  fc.assert(
    fc.property(randomStreets, anyProfile, anyPlace, anyPlace, (elements, profile, a, b) => {
      const engine = open(elements);
      const metric = engine.metric(profile);
      const [starts, ends] = [
        engine.snap(metric, a, { direction: 'from' }),
        engine.snap(metric, b, { direction: 'to' }),
      ];
      const path = engine.routeBetween(metric, starts, ends);
      const forward = slowCosts(metric, starts, true);
      const backward = slowCosts(metric, ends, false);
      const over = forward.reduce(
        (best, cost, node) => Math.min(best, cost + (backward[node] as number)),
        Number.POSITIVE_INFINITY,
      );
      if (path === undefined) {
        expect(over).toBe(Number.POSITIVE_INFINITY);
        return;
      }
      expect(path.cost).toBeLessThanOrEqual(over);
      const steps = pathSteps(path);
      // Only a way along one edge can be cheaper than every way over a node.
      if (path.cost < over) expect(steps).toHaveLength(1);
      expect(steps.reduce((sum, step) => sum + step.metres, 0)).toBeCloseTo(path.metres, 0);
      steps.forEach((step, i) => {
        expect(metric.cost[step.directed]).not.toBe(UNREACHED);
        const next = steps[i + 1];
        if (next !== undefined) expect(engine.graph.head(step.directed)).toBe(engine.graph.tail(next.directed));
      });
    }),
    { numRuns: 300 },
  );
});

test('stops within reach come with the way that leads there, at the least cost', () => {
  fc.assert(
    fc.property(
      randomStreets,
      fc.array(anyPlace, { minLength: 1, maxLength: 6 }),
      anyPlace,
      fc.boolean(),
      anyProfile,
      (elements, stops, place, leaving, profile) => {
        const engine = open(elements);
        const metric = engine.metric(profile);
        const lat = stops.map((stop) => stop.lat);
        const lng = stops.map((stop) => stop.lng);
        const links = new StopLinks(engine.graph, linkStops(metric, lat, lng, stops.length), profile);
        const direction = leaving ? 'from' : 'to';
        const places = engine.snap(metric, place, { direction });
        const limit = 100_000;
        const reach = engine.stopsWithin(metric, links, places, direction, limit);
        const found = new Map(Array.from({ length: reach.count }, (_, i) => [reach.stop[i], reach.milliseconds[i]]));
        expect(found.size).toBe(reach.count);
        stops.forEach((_, stop) => {
          const at = links.snapOf(stop);
          const path = engine.pathToStop(metric, links, places, direction, limit, stop);
          expect(path === undefined).toBe(!found.has(stop));
          if (at === undefined) return;
          const best = leaving ? engine.routeBetween(metric, places, [at]) : engine.routeBetween(metric, [at], places);
          expect(path?.cost).toBe(best?.cost);
          if (path === undefined) return;
          expect(path.milliseconds + path.hopMilliseconds).toBe(found.get(stop));
          const steps = pathSteps(path);
          expect(steps.reduce((sum, step) => sum + step.metres, 0)).toBeCloseTo(path.metres, 0);
          steps.forEach((step, i) => {
            const next = steps[i + 1];
            if (next !== undefined) expect(engine.graph.head(step.directed)).toBe(engine.graph.tail(next.directed));
          });
        });
      },
    ),
  );
});

test('walking links between stops are the same both ways where nothing is one-way', () => {
  fc.assert(
    fc.property(randomStreets, fc.array(anyPlace, { minLength: 2, maxLength: 6 }), (elements, stops) => {
      const engine = open(elements);
      const metric = engine.metric('walk');
      const links = new StopLinks(
        engine.graph,
        linkStops(
          metric,
          stops.map((s) => s.lat),
          stops.map((s) => s.lng),
          stops.length,
        ),
      );
      // Far beyond what a limit cuts off: near one, a way that feels longer but takes less time may count in one direction only.
      const rows = walkingLinks(metric, links, 100_000);
      const pairs = new Map(Array.from(rows.from, (from, i) => [`${from}>${rows.to[i]}`, rows.seconds[i]]));
      for (const [pair, seconds] of pairs) {
        const [from, to] = pair.split('>');
        expect(Math.abs((pairs.get(`${to}>${from}`) ?? Number.NaN) - (seconds as number))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('the order of elements in a file changes nothing', () => {
  fc.assert(
    fc.property(randomStreets, fc.infiniteStream(fc.nat()), (elements, stream) => {
      const shuffle = <T>(list: readonly T[]): T[] =>
        list
          .map((item) => ({ item, key: stream.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
      const build = (source: TestElements) => {
        const strings = new StringPoolBuilder();
        const { sections } = buildStreetGraph(elementsToRows(source), strings);
        return { sections: [...sections], pool: strings.build() };
      };
      expect(build({ nodes: shuffle(elements.nodes), ways: shuffle(elements.ways) })).toEqual(build(elements));
    }),
  );
});
