import type { Region } from '@tripwright/core/region';
import {
  createPlanner,
  lineRuns,
  linesOf,
  type Planner,
  reachedAreas,
  reachOf,
  travelTimes,
} from '@tripwright/planner';
import { readRegions } from '@tripwright/planner/node';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import {
  errorBodySchema,
  type ListedService,
  listedServicesResponseSchema,
  parseReachAreas,
  parseReachStops,
  parseReachTimes,
  reachAreasResponseSchema,
  reachStopsResponseSchema,
  reachTimesResponseSchema,
} from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKeyring } from '../src/keys/index.ts';
import { type Planning, planHere } from '../src/planning/planning.ts';
import { createRestHandler } from '../src/rest/index.ts';

const EIGHT = Date.parse('2026-05-04T08:00:00Z') / 1000;
const DAY = '2026-05-04';
const REGION = 'xx_portmerrow';
const PLACE = '(43.4975,-28.3927)';
const CONTEXT = { now: EIGHT, knowsStop: () => true };
const KEYS = { file: '', open: true, headers: ['X-Service-Key'], freeRequestsPerMonth: 0, activationSeconds: 0 };

let region: Region;
let planner: Planner;
let rest: ReturnType<typeof createRestHandler>;
let close: () => void;

beforeAll(async () => {
  const sample = await buildSampleRegion();
  region = (await readRegions(sample.data))[0]!.region;
  planner = createPlanner([region], { now: () => EIGHT });
  const keys = openKeyring(KEYS);
  rest = createRestHandler({ planner, keys, now: () => EIGHT });
  close = () => {
    keys.close();
    sample.remove();
  };
});
afterAll(() => close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  rest(new Request(`http://a.example/v1/${path}`, { headers }));

function queryOf(values: Readonly<Record<string, string | readonly string[]>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
}

/** A value of a request that has to be valid. */
function validOf<T>(parsed: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.value;
}

describe('reach/stops.json', () => {
  test('has the stops that the search has, by departure and by arrival', async () => {
    for (const more of [
      {},
      { arriveBefore: String(EIGHT) },
      { within: '600', wheelchair: 'true', modes: 'pt_pub_tram' },
    ]) {
      const query = queryOf({ from: PLACE, ...more });
      const { request, within } = validOf(parseReachStops(query, CONTEXT));
      const found = reachOf(region, request, within);
      if (found.kind === 'none') throw new Error(found.reason);
      const body = await (await get(`reach/stops.json?${query}`)).json();
      reachStopsResponseSchema.parse(body);
      expect(body).toEqual({
        region: REGION,
        at: EIGHT,
        stops: found.stops.map(({ code, at, boardings }) => ({ stopCode: code, time: at, boardings })),
      });
      expect(found.stops.length).toBeGreaterThan(3);
    }
  });

  test('says why there are none, in the language of the request', async () => {
    const outside = await (await get('reach/stops.json?from=(10,10)&locale=de')).json();
    expect(reachStopsResponseSchema.parse(outside)).toMatchObject({
      stops: [],
      advisories: [{ code: 'outside-from', text: expect.stringMatching(/\p{Lu}.*\./u) }],
    });
    expect(outside).not.toHaveProperty('region');
    const offshore = await (await get(`reach/stops.json?from=(43.2,-28.2)&region=${REGION}`)).json();
    expect(offshore).toMatchObject({ region: REGION, stops: [], advisories: [{ code: 'off-network-from' }] });
    const unknown = await (await get(`reach/stops.json?from=${PLACE}&modes=pt_pub,pt_pub_zeppelin`)).json();
    expect(unknown).toMatchObject({ advisories: [{ code: 'unknown-mode' }] });
  });

  test('is kept with its entity tag while it stays the same', async () => {
    const first = await get(`reach/stops.json?from=${PLACE}&departAfter=${EIGHT}`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await get(`reach/stops.json?from=${PLACE}&departAfter=${EIGHT}`, { 'if-none-match': etag })).status).toBe(
      304,
    );
    expect(
      (await get(`reach/stops.json?from=${PLACE}&departAfter=${EIGHT + 60}`, { 'if-none-match': etag })).status,
    ).toBe(200);
  });
});

describe('reach/areas.json', () => {
  test('is a GeoJSON document with a feature for each limit', async () => {
    const query = queryOf({ from: PLACE, limits: ['1200', '300,600'] });
    const { request, limits } = validOf(parseReachAreas(query, CONTEXT));
    expect(limits).toEqual([1200, 300, 600]);
    const found = reachedAreas(region, request, limits);
    if (found.kind === 'none') throw new Error(found.reason);
    const body = await (await get(`reach/areas.json?${query}`)).json();
    const { type, features } = reachAreasResponseSchema.parse(body);
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ properties }) => properties)).toEqual(
      limits.map((within) => ({ within, precision: found.metres })),
    );
    expect(features.map(({ geometry }) => geometry.coordinates)).toEqual(found.areas);
    // Rings are closed and not empty.
    for (const ring of features.flatMap(({ geometry }) => geometry.coordinates.flat())) {
      expect(ring.length).toBeGreaterThan(3);
      expect(ring.at(-1)).toEqual(ring[0]);
    }
  });

  test('has features without polygons where nothing is reached', async () => {
    const body = await (await get('reach/areas.json?from=(10,10)&limits=600,900')).json();
    expect(reachAreasResponseSchema.parse(body)).toMatchObject({
      features: [{ geometry: { coordinates: [] } }, { geometry: { coordinates: [] } }],
      advisories: [{ code: 'outside-from' }],
    });
  });
});

test('reach/times.json has the quickest ways, in the order of the places', async () => {
  const query = queryOf({ from: PLACE, to: ['(43.5013,-28.4459)', '(10,10)', PLACE], modes: 'pt_pub,me_car' });
  const { request, to, within } = validOf(parseReachTimes(query, CONTEXT));
  const found = travelTimes(region, request, to, within);
  expect([found[0] === undefined, found[1] === undefined]).toEqual([false, true]);
  const body = await (await get(`reach/times.json?${query}&arriveBefore=0`)).json();
  reachTimesResponseSchema.parse(body);
  expect(body).toEqual({
    region: REGION,
    at: EIGHT,
    times: found.map((time) => (time === undefined ? {} : { duration: time.seconds, boardings: time.boardings })),
  });
});

describe('services.json', () => {
  const list = async (query: Readonly<Record<string, string>>) => {
    const response = await get(`services.json?${new URLSearchParams({ region: REGION, serviceDate: DAY, ...query })}`);
    const body = (await response.json()) as { readonly services: readonly ListedService[]; readonly hasMore?: true };
    expect(response.status, JSON.stringify(body)).toBe(200);
    listedServicesResponseSchema.parse(body);
    return body;
  };

  test('has the runs of the day, page by page, with the calls at their ends or all', async () => {
    const { route } = linesOf(region)!.list('en')[0]!;
    const all = lineRuns(region, { line: route, serviceDate: DAY, limit: 1000 });
    if (all.kind !== 'runs') throw new Error(all.what);
    const whole = await list({ routeID: route.id, feed: route.feed, limit: '1000', includeStops: 'true' });
    expect(whole.hasMore).toBeUndefined();
    expect(whole.services.map(({ key, stops }) => [key, stops.length])).toEqual(
      all.runs.map(({ key, ride }) => [key, ride.calls.length]),
    );
    const paged: ListedService[] = [];
    for (let after = ''; ; ) {
      const page = await list({ routeID: route.id, limit: '15', ...(after !== '' && { after }) });
      paged.push(...page.services);
      after = page.services.at(-1)?.key ?? '';
      if (page.hasMore !== true) break;
    }
    expect(paged).toEqual(whole.services.map((each) => ({ ...each, stops: [each.stops[0], each.stops.at(-1)] })));
    for (const { startTime, endTime, startStopCode, endStopCode, stops } of paged)
      expect([startTime, endTime, startStopCode, endStopCode]).toEqual([
        ...[stops[0]?.departure, stops[1]?.arrival],
        ...[stops[0]?.code, stops[1]?.code],
      ]);
    const back = await list({ routeID: route.id, directionID: '1', limit: '1000' });
    expect(back.services).toHaveLength(paged.filter(({ routeDirection }) => routeDirection === 1).length);
    const patterns = linesOf(region)!.patterns(route, 'en');
    const ofPatterns = await Promise.all(
      patterns.map(({ code }) => list({ routeID: route.id, patternID: code, limit: '1000' })),
    );
    expect(ofPatterns.flatMap(({ services }) => services)).toHaveLength(paged.length);
  });

  test('has an entity tag', async () => {
    const { route } = linesOf(region)!.list('en')[0]!;
    const path = `services.json?${new URLSearchParams({ region: REGION, serviceDate: DAY, routeID: route.id })}`;
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(`${path}&limit=3`, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('a request that is not valid', () => {
  test.each([
    ['reach/stops.json', ['from']],
    [`reach/stops.json?from=here&within=0&region=${'x'.repeat(101)}`, ['region', 'within', 'from']],
    [`reach/stops.json?from=${PLACE}&within=7201&modes=bus`, ['within', 'modes']],
    [`reach/stops.json?from=${PLACE}&from=(1,1)&departAfter=1e9`, ['from', 'departAfter']],
    [`reach/stops.json?from=${PLACE}&departAfter=200&arriveBefore=100`, ['arriveBefore']],
    [`reach/areas.json?from=${PLACE}&limits=60,61,62,63,64,65,66`, ['limits']],
    [`reach/areas.json?from=${PLACE}&limits=600&limits=59`, ['limits']],
    [`reach/areas.json?from=${PLACE}&limits=7201`, ['limits']],
    [`reach/stops.json?from=${PLACE}&modes=pt_pub,ps_tax`, ['modes']],
    [`reach/areas.json?from=${PLACE}&modes=pt_pub,me_car&arriveBefore=${EIGHT}`, ['modes']],
    [`reach/times.json?from=${PLACE}`, ['to']],
    [`reach/times.json?from=${PLACE}&to=${PLACE}&arriveBefore=${EIGHT}`, ['arriveBefore']],
    [`reach/times.json?from=${PLACE}&to=there&within=14401`, ['within', 'to']],
    [`reach/times.json?from=${PLACE}${`&to=${PLACE}`.repeat(101)}`, ['to']],
    [`reach/stops.json?from=${PLACE}&region=nowhere`, ['region']],
    ['services.json', ['region', 'routeID', 'serviceDate']],
    [
      `services.json?region=${REGION}&routeID=a&serviceDate=2026-02-30&directionID=2&limit=0`,
      ['serviceDate', 'directionID', 'limit'],
    ],
    [`services.json?region=nowhere&routeID=a&serviceDate=${DAY}`, ['region']],
    [`services.json?region=${REGION}&routeID=nothing&serviceDate=${DAY}`, ['routeID']],
  ])('%s is refused with all its problems', async (path, names) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('etag')).toBeNull();
    const { invalid = [], missing = [] } = errorBodySchema.parse(await response.json());
    expect([...invalid.map(({ name }) => name), ...missing].sort()).toEqual([...names].sort());
  });

  test('an unknown key of a service is refused', async () => {
    const { route } = linesOf(region)!.list('en')[0]!;
    const response = await get(`services.json?region=${REGION}&routeID=${route.id}&serviceDate=${DAY}&after=nothing`);
    expect([response.status, (await response.json()).invalid[0].name]).toEqual([400, 'after']);
  });

  test.each(['reach/stops.json', 'reach/areas.json', 'reach/times.json', 'services.json'])(
    'without room %s is refused before it is read, and with POST at once',
    async (path) => {
      const busy: Planning = { ...planHere(planner), hasRoom: () => false };
      const keys = openKeyring(KEYS);
      const full = createRestHandler({ planner, planning: busy, keys, now: () => EIGHT });
      const refused = await full(new Request(`http://a.example/v1/${path}?from=nonsense`));
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await full(new Request(`http://a.example/v1/${path}`, { method: 'POST' }))).status).toBe(405);
      keys.close();
    },
  );
});
