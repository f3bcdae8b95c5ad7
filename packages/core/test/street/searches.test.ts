import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkStops, walkingLinks } from '../../src/engine/street/build/index.ts';
import {
  BARRED,
  boundedDijkstra,
  COST,
  LAYERS,
  pathSteps,
  type Snap,
  STREET_PROFILES,
  StopLinks,
  StreetEngine,
  type StreetMetric,
  TIME,
  turnMetricOf,
  UNREACHED,
} from '../../src/engine/street/index.ts';
import { lastResortMetric } from '../../src/engine/street/metric/last-resort.ts';
import type { LatLng } from '../../src/geo/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildStreetGraph } from '../../src/street/build/index.ts';
import { type StateIndex, StreetGraph } from '../../src/street/index.ts';
import type { StopIndex } from '../../src/timetable/index.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';
import { randomStreets } from './random-streets.ts';
import { slowNodeCosts, slowRouteCost } from './slow-streets.ts';

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

/** The least cost of the last search at every node, infinite where there is none. */
function leastAtNodes(engine: StreetEngine, metric: StreetMetric): number[] {
  const { labels, turns } = engine.workspace(metric);
  const least = new Array<number>(engine.graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  for (let label = 0; label < LAYERS * turns.stateCount; label++) {
    if (labels[4 * label] === UNREACHED) continue;
    const node = turns.stateNode[(label % turns.stateCount) as StateIndex]!;
    least[node] = Math.min(least[node]!, labels[4 * label + COST]!);
  }
  return least;
}

test('OS-4, OS-17, OS-18, OS-23 bounded Dijkstra labels every node with the least cost', () => {
  fc.assert(
    fc.property(randomStreets, anyProfile, anyPlace, (elements, profile, place) => {
      const engine = open(elements);
      const metric = engine.metric(profile);
      const places = engine.snap(metric, place);
      boundedDijkstra(engine.workspace(metric), metric, places, { direction: 'from', limitSeconds: 1e6 });
      expect(leastAtNodes(engine, metric)).toEqual(slowNodeCosts(metric, places));
    }),
  );
});

test('a limit admits nothing farther and no lower cost, and drops nothing when everything is nearer', () => {
  fc.assert(
    fc.property(randomStreets, anyPlace, fc.integer({ min: 0, max: 900 }), (elements, place, limitSeconds) => {
      const engine = open(elements);
      const metric = engine.metric('bicycle');
      const places = engine.snap(metric, place);
      const search = (limit: number): { costs: number[]; latest: number } => {
        boundedDijkstra(engine.workspace(metric), metric, places, { direction: 'from', limitSeconds: limit });
        const { labels, touched, touchedCount } = engine.workspace(metric);
        const times = [...touched.subarray(0, touchedCount)].map((label) => labels[4 * label + TIME]!);
        return { costs: leastAtNodes(engine, metric), latest: Math.max(0, ...times) };
      };
      const all = search(1e6);
      const some = search(limitSeconds);
      expect(some.latest).toBeLessThanOrEqual(limitSeconds * 1000);
      some.costs.forEach((cost, node) => {
        expect(cost).toBeGreaterThanOrEqual(all.costs[node]!);
      });
      expect(search(Math.ceil(all.latest / 1000)).costs).toEqual(all.costs);
    }),
  );
});

test('OS-17, OS-18, OS-21, OS-22 the path from A to B has the least cost over all paths, and its steps add up', () => {
  fc.assert(
    fc.property(randomStreets, anyProfile, anyPlace, anyPlace, (elements, profile, a, b) => {
      const engine = open(elements);
      const metric = engine.metric(profile);
      const [starts, ends] = [
        engine.snap(metric, a, { direction: 'from' }),
        engine.snap(metric, b, { direction: 'to' }),
      ];
      const path = engine.routeBetween(metric, starts, ends);
      const over = slowRouteCost(metric, starts, ends);
      if (path === undefined || path.lastResort === true) {
        expect(over).toBe(Number.POSITIVE_INFINITY);
        const anyhow = slowRouteCost(lastResortMetric(metric), starts, ends);
        expect(path?.cost ?? Number.POSITIVE_INFINITY).toBe(anyhow);
        return;
      }
      expect(path.cost).toBeLessThanOrEqual(over);
      const steps = pathSteps(path);
      // Only travel along one edge can be cheaper than every path over a node.
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

test('stops within reach come with their path, at the least cost', () => {
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
          const at = links.snapsOf(stop as StopIndex, leaving ? 'to' : 'from');
          const path = engine.pathToStop(metric, links, places, direction, limit, stop as StopIndex);
          expect(path === undefined).toBe(!found.has(stop));
          const between = (snaps: readonly Snap[]) => {
            const found = leaving
              ? engine.routeBetween(metric, places, snaps)
              : engine.routeBetween(metric, snaps, places);
            return found?.lastResort === path?.lastResort ? found?.cost : undefined;
          };
          expect(path?.cost).toBe(between(at));
          // The links of a stop are as good as all its candidates.
          const all = engine.snap(metric, stops[stop] as LatLng, { maxMetres: 300 });
          expect(path?.cost).toBe(between(all));
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

test('OS-22 one to many, many to one and one to all cost the same as single searches, also after a second customization', () => {
  fc.assert(
    fc.property(
      randomStreets,
      fc.array(anyPlace, { minLength: 1, maxLength: 5 }),
      anyPlace,
      fc.boolean(),
      anyProfile,
      (elements, others, place, leaving, profile) => {
        const engine = open(elements);
        const metric = engine.metric(profile);
        const here = engine.snap(metric, place, { direction: leaving ? 'from' : 'to' });
        const there = others.map((other) => engine.snap(metric, other, { direction: leaving ? 'to' : 'from' }));
        const alone = there.map((snaps) => {
          const path = leaving ? engine.routeBetween(metric, here, snaps) : engine.routeBetween(metric, snaps, here);
          return path === undefined || path.lastResort === true ? BARRED : path.cost;
        });
        const many = engine.preparePlaces(metric, there, leaving ? 'to' : 'from');
        expect([...engine.costsOfPlaces(here, many)]).toEqual(alone);
        turnMetricOf(metric).recustomize();
        expect([...engine.costsOfPlaces(here, many)]).toEqual(alone);
        if (!leaving) return;
        const { turns } = turnMetricOf(metric);
        const least = new Array<number>(engine.graph.nodeCount).fill(Number.POSITIVE_INFINITY);
        engine.costsOfAllStates(metric, here).forEach((cost, state) => {
          const node = turns.stateNode[state as StateIndex]!;
          if (cost < BARRED) least[node] = Math.min(least[node]!, cost);
        });
        expect(least).toEqual(slowNodeCosts(metric, here));
      },
    ),
  );
});

test('a closure in the same metric diverts every path', () => {
  const corner = {
    nodes: [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ],
  };
  const elements: TestElements = {
    nodes: corner.nodes.map(([lat, lng], i) => ({
      id: i + 1,
      lat: 48 + lat! * 2e-3,
      lng: 11 + lng! * 2e-3,
    })),
    ways: [
      { id: 1, refs: [1, 2], tags: { highway: 'residential' } },
      { id: 2, refs: [2, 3, 4, 1], tags: { highway: 'residential' } },
    ],
  };
  const engine = open(elements);
  const metric = engine.metric('car');
  const from = engine.snap(metric, { lat: 48.0005, lng: 11 }, { count: 1 });
  const to = engine.snap(metric, { lat: 48.0005, lng: 11.002 }, { count: 1, direction: 'to' });
  const before = engine.routeBetween(metric, from, to);
  const closed = (before?.edges[1] ?? -1) >> 1;
  engine.close(metric, [2 * closed, 2 * closed + 1]);
  const after = engine.routeBetween(metric, from, to);
  expect(before?.edges.map((directed) => directed >> 1)).toContain(closed);
  expect(after?.edges.map((directed) => directed >> 1)).not.toContain(closed);
  expect(after?.cost).toBeGreaterThan(before?.cost ?? 0);
  engine.close(metric, []);
  expect(engine.routeBetween(metric, from, to)?.cost).toBe(before?.cost);
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
      // Far from the limit: near it, a path of higher cost and less time may count in one direction only.
      const rows = walkingLinks(metric, links, 100_000);
      const pairs = new Map(Array.from(rows.from, (from, i) => [`${from}>${rows.to[i]}`, rows.seconds[i]]));
      for (const [pair, seconds] of pairs) {
        const [from, to] = pair.split('>');
        expect(Math.abs((pairs.get(`${to}>${from}`) ?? Number.NaN) - seconds!)).toBeLessThanOrEqual(1);
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
      const { nodes, ways, relations = [] } = elements;
      const shuffled = { nodes: shuffle(nodes), ways: shuffle(ways), relations: shuffle(relations) };
      expect(build(shuffled)).toEqual(build(elements));
    }),
  );
});

test('earlier searches change no answer: the same door, other ends, other profiles, streets closed and opened', () => {
  const door = fc.integer({ min: 0, max: 2 });
  const asked = fc.record({ from: door, to: door, profile: fc.constantFrom('car', 'walk', 'taxi' as const) });
  // Closes something that every path has to pass, or opens all again.
  const change = fc.constantFrom('none', 'none', 'close', 'open' as const);
  const questions = fc.array(fc.tuple(asked, change), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(randomStreets, fc.tuple(anyPlace, anyPlace, anyPlace), questions, (elements, doors, all) => {
      const engine = open(elements);
      const closed = new Map<StreetProfileName, readonly number[]>();
      let lastWay: readonly number[] = [];
      for (const [{ from, to, profile }, next] of all) {
        const fresh = open(elements);
        if (next !== 'none') {
          closed.set(profile, next === 'open' ? [] : lastWay.slice(1, 2));
          engine.close(engine.metric(profile), closed.get(profile) ?? []);
        }
        fresh.close(fresh.metric(profile), closed.get(profile) ?? []);
        const [answer, expected] = [engine, fresh].map((one) => {
          const found = one.route(one.metric(profile), doors[from] as LatLng, doors[to] as LatLng);
          return found.found ? [found.path.cost, found.path.milliseconds, ...found.path.edges] : [found.reason];
        });
        expect(answer).toEqual(expected);
        if (typeof answer?.[2] === 'number') lastWay = answer.slice(2) as number[];
      }
    }),
    { numRuns: 150 },
  );
});
