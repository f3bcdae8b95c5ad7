import { UNREACHED } from '@tripwright/core/engine/street';
import { type Area, areaContains, type LatLng, type PolygonCoordinates } from '@tripwright/core/geo';
import { type PlanRequest, planRequest } from '@tripwright/core/model';
import type { StreetProfileName } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import { backwardOf, type EdgeIndex, forwardOf, UNITS_PER_DEGREE } from '@tripwright/core/street';
import { createPlanner, reachedAreas, reachOf } from '@tripwright/planner';
import { readRegions } from '@tripwright/planner/node';
import { pickOne, randomNumbers } from '@tripwright/testkit/random';
import { buildSampleRegion, type SampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphqlHandler } from '../src/graphql/create-graphql-handler.ts';
import { LIMITS as GRAPH_LIMITS } from '../src/graphql/plugins/use-limits.ts';
import { plannerSource } from '../src/graphql/source/index.ts';
import { planHere } from '../src/planning/planning.ts';
import { asArea, checkReach } from './check-reach.ts';
import { compareReach } from './compare-reach.ts';
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

/** Crossings that a profile reaches, near the place and farther away. */
function randomCrossings(profile: StreetProfileName, seed: number): readonly LatLng[] {
  const { graph, cost } = region.streets!.metric(profile);
  const random = randomNumbers(seed);
  const open = Array.from({ length: graph.edgeCount }, (_, edge) => edge as EdgeIndex).filter(
    (edge) => cost[forwardOf(edge)] !== UNREACHED && cost[backwardOf(edge)] !== UNREACHED,
  );
  return Array.from({ length: 5 }, () => {
    const node = graph.edgeFrom[pickOne(open, random)]!;
    return { lat: graph.nodeLat[node]! / UNITS_PER_DEGREE, lng: graph.nodeLng[node]! / UNITS_PER_DEGREE };
  });
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

  describe.each([
    ['public transport', ['pt_pub'], false, 'walk'],
    ['on foot', ['wa_wal'], false, 'walk'],
    ['public transport in a wheelchair', ['pt_pub'], true, 'wheelchair'],
    ['in a wheelchair', ['wa_wal'], true, 'wheelchair'],
  ] as const)('by %s', (_, modes, wheelchair, profile) => {
    test.each([
      ['leaving in the morning', { departAfter: MONDAY_8, arriveBefore: undefined }],
      ['arriving in the morning', { departAfter: undefined, arriveBefore: MONDAY_8 }],
      ['leaving at midnight', { departAfter: MONDAY_8 - 8 * 3600, arriveBefore: undefined }],
    ])('hold the streets that are reached in time, and nothing that is far from all of them: %s', (__, when) => {
      const random = randomNumbers(7);
      const { faults, inside, outside } = checkReach(
        region,
        request({ modes, wheelchair, when }),
        profile,
        [420, 1200, 2100],
        random,
      );
      expect(faults).toEqual([]);
      expect(Math.min(inside, outside)).toBeGreaterThan(100);
    });
  });

  describe.each([
    ['public transport', ['pt_pub'], 'walk', {}],
    ['public transport in a wheelchair', ['pt_pub'], 'wheelchair', { wheelchair: true }],
    ['bicycle', ['me_mic_bic'], 'bicycle', {}],
    ['car', ['me_car'], 'car', {}],
    ['car to the door', ['me_car'], 'car', { driveToTheDoor: true }],
    ['public transport and a bicycle', ['pt_pub', 'me_mic_bic'], 'walk', {}],
    ['public transport and a bicycle that comes along', ['pt_pub', 'me_mic_fold-bic'], 'walk', {}],
    ['public transport and a car', ['pt_pub', 'me_car'], 'walk', {}],
  ] as const)('and one to many agree with plans: %s', (name, modes, profile, more) => {
    const times = [
      ['leaving', { departAfter: MONDAY_8, arriveBefore: undefined }],
      ['arriving', { departAfter: undefined, arriveBefore: MONDAY_8 }],
    ] as const;
    test.each(name.endsWith('and a car') ? times.slice(0, 1) : times)('%s', (_, when) => {
      const places = randomCrossings(profile, name.length);
      const compared = compareReach(region, request({ modes, when, ...more }), places, 1800);
      for (const { place, planned, quickest, isInside, tooLate } of compared) {
        const what = `${place.lat},${place.lng} in ${planned} s`;
        expect(isInside, what).not.toBe(false);
        expect(tooLate ?? 0, what).toBeLessThanOrEqual(PREFERENCE_SECONDS);
        if (when.departAfter === undefined) continue;
        if (planned === undefined || planned > 1800) expect(quickest, what).toBeUndefined();
        else expect(Math.abs(quickest! - planned), what).toBeLessThanOrEqual(1);
      }
      expect(compared.filter(({ isInside }) => isInside === true).length).toBeGreaterThan(1);
    });
  });

  test('without streets agree with plans too', () => {
    const bare: Region = { ...region, streets: undefined, stopLinks: undefined };
    for (const modes of [['pt_pub'], ['wa_wal']]) {
      const compared = compareReach(bare, request({ modes }), randomCrossings('walk', 2), 1800);
      for (const { planned, quickest, isInside, tooLate } of compared) {
        expect(isInside).not.toBe(false);
        expect(tooLate ?? 0).toBeLessThanOrEqual(60);
        expect(quickest).toBe(planned !== undefined && planned <= 1800 ? planned : undefined);
      }
      expect(compared.some(({ isInside }) => isInside === true)).toBe(true);
    }
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

  test('are refused for vehicles that others provide, and for a car to the train by arrival', async () => {
    const handler = testHandler(createPlanner([region], { now: () => MONDAY_8 }), {
      now: () => MONDAY_8,
      keys: openGate,
    });
    const send = async (modes: string, when = '') =>
      (
        await ask(
          handler,
          `{ isochrone(from: { point: { lat: 43.4975, lng: -28.3927 } }, modes: ${modes} ${when}) { at } }`,
        )
      ).body.errors?.[0]?.message;
    const byArrival = ', when: { arriveBefore: "2026-05-04T08:00:00Z" }';
    expect(await send('["pt_pub", "me_mic-s", "ps_tax"]')).toMatch(/"modes" holds me_mic-s, ps_tax: /);
    expect(await send('["pt_pub", "me_car"]', byArrival)).toMatch(/"modes" holds me_car: /);
    for (const modes of ['["me_mic_bic"]', '["me_car"]', '["pt_pub", "me_mic_bic"]', '["pt_pub", "me_car"]'])
      expect(await send(modes)).toBeUndefined();
  });

  test('need no search for stops, and both are searched for at once', async () => {
    const begun: string[] = [];
    let release = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    const source = plannerSource(createPlanner([region], { now: () => MONDAY_8 }));
    const wait = async (what: string): Promise<void> => {
      begun.push(what);
      if (begun.length === 2) release();
      await both;
    };
    const handler = createGraphqlHandler(
      {
        ...source,
        reach: {
          ...source.reach,
          stops: async (...asked) => {
            await wait('stops');
            return source.reach.stops(...asked);
          },
          areas: async (...asked) => {
            await wait('areas');
            return source.reach.areas(...asked);
          },
        },
      },
      { keys: openGate, now: () => MONDAY_8, log: () => undefined },
    );
    const send = (fields: string) =>
      ask(handler, `{ isochrone(from: { point: { lat: 43.4975, lng: -28.3927 } }) { ${fields} } }`);
    const areas = 'areas(limits: ["PT10M"]) { precision }';
    // Neither ends before the other one has begun.
    const { body } = await send(`stops(first: 1) { nodes { boardings } } empty ${areas}`);
    expect(body.errors).toBeUndefined();
    expect(begun.sort()).toEqual(['areas', 'stops']);
    await send(areas);
    expect(begun).toEqual(['areas', 'stops', 'areas']);
  });

  test('cross threads and are written as text', async () => {
    const planning = planHere(createPlanner([region], { now: () => MONDAY_8 }));
    const query = { region: 'xx_portmerrow', request: request(), limits: [600] };
    const found = await planning.lookUp('reach-areas', query, { client: 'a' });
    if (found?.kind !== 'areas') throw new Error(found?.reason);
    expect(found.areas.map((text) => JSON.parse(text))).toEqual(areasOf(request(), [600]).areas);
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
    expect([length > 10_000, length < 200_000]).toEqual([true, true]);
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

/** Seconds by which plans take longer than the quickest walks: they keep off fast roads and rough surfaces. And the least area is of a whole minute. */
const PREFERENCE_SECONDS = 120;

/** Outlines of two times can meet in a point, whose written place is rounded. */
function isInOrNear(area: Area, lat: number, lng: number): boolean {
  return [0, 1, -1].some((north) =>
    [0, 1, -1].some((east) => areaContains(area, { lat: lat + north * 2e-6, lng: lng + east * 2e-6 })),
  );
}

function signedArea(ring: PolygonCoordinates[number]): number {
  return ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i]![0] * y - x * ring[i]![1], 0);
}
