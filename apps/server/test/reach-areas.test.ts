import { type Area, areaContains, offsetMetres, type PolygonCoordinates } from '@tripwright/core/geo';
import { type PlanRequest, planRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { createPlanner, reachedAreas, reachOf, travelTimes } from '@tripwright/planner';
import { readRegions } from '@tripwright/planner/node';
import { randomNumbers } from '@tripwright/testkit/random';
import { buildSampleRegion, type SampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS as GRAPH_LIMITS } from '../src/graphql/plugins/use-limits.ts';
import { ask, openGate, testHandler } from './graphql/ask.ts';

const MONDAY_8 = Date.parse('2026-05-04T08:00:00Z') / 1000;
const LIMITS = [600, 1200, 1800];

let sample: SampleRegion;
let region: Region;
beforeAll(async () => {
  sample = await buildSampleRegion();
  region = (await readRegions(sample.data))[0]!.region;
});
afterAll(() => sample.remove());

function request(more: Partial<PlanRequest> = {}): PlanRequest {
  const from = { lat: 43.4975, lng: -28.3927 };
  return planRequest({
    from,
    to: from,
    modes: ['pt_pub'],
    when: { departAfter: MONDAY_8, arriveBefore: undefined },
    ...more,
  });
}

function areasOf(asked: PlanRequest, limits: readonly number[] = LIMITS) {
  const found = reachedAreas(region, asked, limits);
  if (found.kind === 'none') throw new Error(found.reason);
  return found;
}

function asArea(polygons: readonly PolygonCoordinates[]): Area {
  const ringOf = (ring: PolygonCoordinates[number]) => ring.map(([lng, lat]) => ({ lat, lng }));
  return { polygons: polygons.map(([outer, ...holes]) => ({ outer: ringOf(outer!), holes: holes.map(ringOf) })) };
}

describe('areas in reach', () => {
  test('without a timetable mode nothing is ridden', () => {
    const onFoot = request({ modes: ['wa_wal'] });
    const found = reachOf(region, onFoot, 1800);
    if (found.kind === 'none') throw new Error(found.reason);
    expect(found.stops.length).toBeGreaterThan(5);
    expect(found.stops.filter(({ boardings }) => boardings > 0)).toEqual([]);
    const numbers = ({ areas }: ReturnType<typeof areasOf>): number => areas[0]!.flat(2).length;
    expect(numbers(areasOf(onFoot, [1800]))).toBeLessThan(numbers(areasOf(request(), [1800])) / 2);
  });

  test('hold every stop in reach within their time, and longer times hold shorter ones', () => {
    for (const when of [
      { departAfter: MONDAY_8, arriveBefore: undefined },
      { departAfter: undefined, arriveBefore: MONDAY_8 },
    ]) {
      const { areas } = areasOf(request({ when }));
      const found = reachOf(region, request({ when }), LIMITS.at(-1)!);
      if (found.kind === 'none') throw new Error(found.reason);
      const { timetable } = region.transit!;
      expect(found.stops.length).toBeGreaterThan(50);
      for (const [i, limit] of LIMITS.entries()) {
        const area = asArea(areas[i]!);
        for (const { code, at } of found.stops) {
          const stop = timetable.findStop(code)!;
          const place = { lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) };
          if (Math.abs(at - MONDAY_8) <= limit) expect(areaContains(area, place), `${code} in ${limit}`).toBe(true);
        }
        const longer = asArea(areas[i + 1] ?? areas[i]!);
        for (const [lng, lat] of areas[i]!.flat(2)) expect(isInOrNear(longer, lat, lng)).toBe(true);
      }
    }
  });

  test('hold the streets that are reached in time, and nothing that is far from all of them', () => {
    const { areas, metres } = areasOf(request());
    const { nodeLat, nodeLng, nodeCount } = region.streets!.graph;
    const random = randomNumbers(7);
    const places = Array.from({ length: 60 }, () => {
      const node = Math.floor(random() * nodeCount) as never;
      return { lat: nodeLat[node]! / NODE_UNITS, lng: nodeLng[node]! / NODE_UNITS };
    });
    const times = travelTimes(region, request(), places, 7200);
    let [inside, outside] = [0, 0];
    for (const [i, limit] of LIMITS.entries()) {
      const area = asArea(areas[i]!);
      for (const [at, place] of places.entries()) {
        const isInside = areaContains(area, place);
        const seconds = times[at]?.seconds ?? Number.POSITIVE_INFINITY;
        if (seconds <= limit) {
          inside++;
          expect(isInside, JSON.stringify(place)).toBe(true);
        } else if (isInside) {
          // Something near it must be in reach.
          const around = Array.from({ length: 33 }, (_, j) => {
            const [angle, away] = [(j * Math.PI) / 8, j === 0 ? 0 : j <= 16 ? metres / 2 : metres];
            return offsetMetres(place, away * Math.sin(angle), away * Math.cos(angle));
          });
          const least = Math.min(
            ...travelTimes(region, request(), around, 7200).map((time) => time?.seconds ?? Number.POSITIVE_INFINITY),
          );
          expect(least, JSON.stringify(place)).toBeLessThanOrEqual(limit + 120);
        } else outside++;
      }
    }
    expect(Math.min(inside, outside)).toBeGreaterThan(15);
  });

  test('have closed rings, outer ones counter-clockwise and holes clockwise, without overlaps, and are the same each time', () => {
    const { areas } = areasOf(request());
    expect(areasOf(request()).areas).toEqual(areas);
    let holes = 0;
    for (const polygons of areas) {
      for (const [outer, ...inner] of polygons) {
        holes += inner.length;
        expect(signedArea(outer!)).toBeGreaterThan(0);
        for (const hole of inner) {
          expect(signedArea(hole)).toBeLessThan(0);
          for (const [lng, lat] of hole) expect(areaContains(asArea([[outer!]]), { lat, lng })).toBe(true);
        }
        for (const ring of [outer!, ...inner]) {
          expect(ring.at(-1)).toEqual(ring[0]);
          expect(new Set(ring.map(String)).size).toBe(ring.length - 1);
        }
      }
      for (const [at, [outer]] of polygons.entries())
        for (const other of polygons.slice(at + 1)) {
          const [lng, lat] = outer![0]!;
          expect(areaContains(asArea([other]), { lat, lng })).toBe(false);
        }
    }
    expect(holes).toBeGreaterThan(3);
  });
});

describe('Isochrone.areas of the graph', () => {
  const asked = (limits: string) =>
    ask(
      testHandler(createPlanner([region], { now: () => MONDAY_8 }), { now: () => MONDAY_8, keys: openGate }),
      `{ isochrone(from: { point: { lat: 43.4975, lng: -28.3927 } }, within: "PT30M") { areas(limits: ${limits}) { within geometry precision } } }`,
    );

  test('are refused for vehicles alone, since they would be areas on foot', async () => {
    const handler = testHandler(createPlanner([region], { now: () => MONDAY_8 }), {
      now: () => MONDAY_8,
      keys: openGate,
    });
    const send = (modes: string) =>
      ask(handler, `{ isochrone(from: { point: { lat: 43.4975, lng: -28.3927 } }, modes: ${modes}) { at } }`);
    const alone = await send('["me_mic_bic", "ps_tax"]');
    expect(alone.body.errors?.[0]?.message).toMatch(/"modes" holds no public transport/);
    expect((await send('["pt_pub", "me_mic_bic"]')).body.errors).toBeUndefined();
  });

  test('are GeoJSON, in the order of the times that are asked for', async () => {
    const { body } = await asked('["PT20M", "PT10M"]');
    const [twenty, ten] = areasOf(request(), [1200, 600]).areas;
    const { areas } = body.data.isochrone;
    expect(areas.map(({ within }: { within: string }) => within)).toEqual(['PT20M', 'PT10M']);
    expect(areas[0].geometry).toEqual({ type: 'MultiPolygon', coordinates: twenty });
    expect(areas[1].geometry).toEqual({ type: 'MultiPolygon', coordinates: ten });
    expect(areas[0].precision).toBeGreaterThan(100);
  });

  test('count with all their numbers against the characters of an answer, under however many names', async () => {
    const result = { ...GRAPH_LIMITS.result, characters: 200_000 };
    const options = { now: () => MONDAY_8, keys: openGate, limits: { ...GRAPH_LIMITS, result } };
    const handler = testHandler(createPlanner([region], { now: () => MONDAY_8 }), options);
    const send = (names: string) =>
      ask(
        handler,
        `{ isochrone(from: { point: { lat: 43.4975, lng: -28.3927 } }, within: "PT30M") { areas(limits: ["PT20M"]) { ${names} } } }`,
      );
    const { body } = await send('geometry');
    const length = JSON.stringify(body.data).length;
    expect([length > 10_000, length < 100_000]).toEqual([true, true]);
    const many = await send(Array.from({ length: 25 }, (_, i) => `g${i}: geometry`).join(' '));
    expect(many.body.errors?.[0]?.extensions.code).toBe('RESULT_TOO_LARGE');
  });

  test('cost as much as they hold', async () => {
    const { body } = await asked('["PT30M", "PT10M"]');
    const held = body.data.isochrone.areas.map(
      ({ geometry }: { geometry: { coordinates: PolygonCoordinates[] } }) =>
        // Each point is an entry and two numbers.
        3 * geometry.coordinates.flat(2).length,
    );
    expect(held[0]).toBeGreaterThan(900);
    expect(body.extensions.cost.requested).toBeGreaterThanOrEqual(held[0] + held[1]);
  });

  test.each([
    ['[]', /"limits" holds 0 times/],
    ['["PT1M", "PT2M", "PT3M", "PT4M", "PT5M", "PT6M", "PT7M"]', /"limits" holds 7 times/],
    ['["PT31M"]', /"limits" holds 1860 seconds/],
    ['["PT1S"]', /"limits" holds 1 seconds/],
  ])('of %s are refused', async (limits, message) => {
    const { body } = await asked(limits);
    expect([body.errors![0].extensions.code, body.errors![0].message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringMatching(message),
    ]);
  });
});

/** Units of `nodeLat` and `nodeLng` in a degree. */
const NODE_UNITS = 1e7;

/** Outlines of two times can meet in a point, whose written place is rounded. */
function isInOrNear(area: Area, lat: number, lng: number): boolean {
  return [0, 1, -1].some((north) =>
    [0, 1, -1].some((east) => areaContains(area, { lat: lat + north * 2e-6, lng: lng + east * 2e-6 })),
  );
}

function signedArea(ring: PolygonCoordinates[number]): number {
  return ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i]![0] * y - x * ring[i]![1], 0);
}
