import { landmarks } from '@tripwright/sample-city';
import { pickOne, randomNumbers } from '@tripwright/testkit/random';
import {
  liveStateResponseSchema,
  locationInfoResponseSchema,
  routeInfoResponseSchema,
  swappedTripSchema,
  vehiclesResponseSchema,
} from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookbook } from '../../src/graphql/__generated__/cookbook.ts';
import { createGraphqlHandler } from '../../src/graphql/create-graphql-handler.ts';
import { openUpstream, plannerSource, remoteSource } from '../../src/graphql/source/index.ts';
import { openKeyring } from '../../src/keys/index.ts';
import { planHere } from '../../src/planning/planning.ts';
import { createRestHandler } from '../../src/rest/index.ts';
import { openGate } from './ask.ts';
import { LIVE_EIGHT, type LiveSample, openLiveSample } from './live-sample.ts';
import { type Events, eventsOf, exactPart, expectSame, PLAN, type TwoSources } from './two-sources.ts';

const now = (): number => LIVE_EIGHT;
const KEYS = { file: '', open: true, headers: ['X-Service-Key'], freeRequestsPerMonth: 0, activationSeconds: 0 };

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their operation
type Answer = any;

const CENTRE = landmarks[0]!;
const NEAR = { lat: CENTRE.lat, lng: CENTRE.lng, radius: 3000 };

const RUN = `id code serviceDate shift number direction accessible headway isCancelled
  live { kind source updated scheduledPlatform vehicle { id } } route { id shortName } vehicle { id point { lat lng } occupancy }`;

/** What moves, as far as the cookbook does not ask for it. */
const LIVE_OPERATIONS = {
  vehicles: `{ regions { nodes { vehicles(first: 100) { nodes {
    id code label point { lat lng } speed time occupancy accessible delay headsign route { id shortName } service { ${RUN} }
  } } } } }`,
  feeds: `{ regions { nodes { liveFeeds { nodes { name kind health updated stationCount vehicleCount tripUpdates { named matched added rate } } } } } }`,
  alerts: `{ regions { nodes { alerts(first: 50) { nodes {
    id code severity title text url image cause effect from until isActive isAvoided periods { from until } avoidStops
    affects { nodes { __typename ... on Route { id } ... on Stop { id } ... on Service { id } ... on Agency { id } } }
    action { ... on RerouteExcludingStops { stops { nodes { id name } } } }
  } } } } }`,
  lines: `{ regions { nodes { routes(first: 30) { nodes {
    id stops(first: 50) { nodes { id } } patterns { nodes { id code direction headsign geometry runCount stops { nodes { id } } } }
    vehicles { nodes { id } } alerts { nodes { id } }
  } } } } }`,
  boards: `{ regions { nodes { stops(first: 6) { nodes {
    id routes { nodes { id } } departures(first: 20) { nodes { time { scheduled expected asOf } state platform scheduledPlatform service { ${RUN} } } }
    alerts { nodes { id } }
  } } } } }`,
  runs: `{ regions { nodes { stops(first: 2) { nodes { departures(first: 4) { nodes { service {
    ${RUN} alerts { id } geometry
    calls { nodes { stop { id name } arrival { scheduled expected asOf } departure { scheduled expected asOf } platform scheduledPlatform } }
  } } } } } } } }`,
  facilities: `query ($near: NearInput!) { regions { nodes { facilities(within: { near: $near }, first: 50) { nodes {
    __typename id code title point { lat lng } mode { identifier } ... on VehicleStation { capacity vehicles docks counted isOpen }
  } } } } }`,
};

const SWAPS = `query ($request: PlanRequest!) { plan(request: $request) { ... on Plan { groups(first: 3) { nodes { best {
  id next: swap(segment: 1, to: NEXT) { ...Swap } previous: swap(segment: 1, to: PREVIOUS) { ...Swap } none: swap(segment: 0, to: NEXT) { ...Swap }
} } } } } }
fragment Swap on SwapResult {
  ... on TripSwapped { departureChange arrivalChange replaced trip { id departure arrival segments { action { text } ... on ScheduledSegment { service { id } } } } }
  ... on SwapRefused { code message }
}`;

let sources: TwoSources;
let get: (path: string, headers?: Readonly<Record<string, string>>, init?: RequestInit) => Promise<Response>;
let sample: LiveSample;
let close: () => void;

beforeAll(async () => {
  sample = await openLiveSample();
  const { planner } = sample;
  const planning = planHere(planner);
  const keys = openKeyring(KEYS);
  const rest = createRestHandler({ planner, planning, keys, now });
  get = (path, headers = {}, init = { headers }) => rest(new Request(`http://first.example/v1/${path}`, init));
  const upstream = openUpstream({
    servers: ['http://first.example'],
    fetch: (input, init) => rest(new Request(input, init)),
  });
  await upstream.refresh();
  sources = {
    own: createGraphqlHandler(plannerSource(planner, planning), { keys: openGate, now, version: '1' }),
    remote: createGraphqlHandler(remoteSource(upstream), { keys: openGate, now, version: '1' }),
  };
  close = () => {
    upstream.close();
    keys.close();
    sample.remove();
  };
});
afterAll(() => close());

describe('the same live state over this process and over /v1', () => {
  const recipes = cookbook.filter(({ document }) => !/^\s*(?:mutation|subscription)\b/m.test(document));

  test.each(recipes)('$name', async ({ document, variables }) => {
    await expectSame(sources, document, JSON.parse(variables));
  });

  test.each(Object.entries(LIVE_OPERATIONS))('%s', async (_, document) => {
    const { data } = await expectSame(sources, document, { near: NEAR });
    expect(JSON.stringify(data)).toMatch(/[A-Z]/);
  });

  test('rides are swapped for the same vehicles', async () => {
    const random = randomNumbers(4);
    const swaps: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const [from, to] = [pickOne(landmarks, random), pickOne(landmarks, random)];
      const request = {
        from: { point: { lat: from.lat, lng: from.lng } },
        to: { point: { lat: to.lat, lng: to.lng } },
        modes: ['pt_pub'],
      };
      const { data } = await expectSame(sources, SWAPS, { request });
      const trips = data.plan.groups?.nodes.flatMap(({ best }: Answer) => best) ?? [];
      swaps.push(...trips.flatMap(({ next, previous, none }: Answer) => [next, previous, none]));
    }
    const kinds = swaps.map((swap) => (swap as { code?: string }).code ?? 'swapped');
    expect([...new Set(kinds)].sort()).toEqual(expect.arrayContaining(['NOT_A_RIDE', 'swapped']));
  });

  test('random plans', async () => {
    const random = randomNumbers(15);
    for (let i = 0; i < 12; i++) {
      const [from, to] = [pickOne(landmarks, random), pickOne(landmarks, random)];
      const moment = new Date((LIVE_EIGHT + Math.floor(random() * 7200)) * 1000).toISOString();
      const request = {
        from: { point: { lat: from.lat, lng: from.lng } },
        to: { point: { lat: to.lat, lng: to.lng } },
        when: random() < 0.25 ? { arriveBefore: moment } : { departAfter: moment },
        modes: pickOne([['pt_pub'], ['pt_pub', 'me_mic-s'], ['pt_pub', 'wa_wal', 'cy_bic']], random),
        wheelchair: random() < 0.2,
      };
      await expectSame(sources, PLAN, { request });
    }
  });
});

describe('streams over this process and over /v1', () => {
  const streams = cookbook.filter(({ document }) => /^\s*subscription\b/m.test(document));
  afterAll(() => sample.planner.setLive(sample.region.manifest.code, sample.snapshot));

  test('begin alike and say the same changes', async () => {
    const open: { readonly name: string; readonly own: Events; readonly remote: Events }[] = [];
    for (const { name, document, variables } of streams) {
      const asked = [exactPart(document), JSON.parse(variables)] as const;
      open.push({ name, own: await eventsOf(sources.own, ...asked), remote: await eventsOf(sources.remote, ...asked) });
    }
    expect(open.length).toBeGreaterThan(3);
    const next = async (): Promise<Record<string, Answer>> => {
      const events: Record<string, Answer> = {};
      for (const { name, own, remote } of open) {
        const [first, second] = await Promise.all([own.next(), remote.next()]);
        expect(second, name).toEqual(first);
        expect(first?.errors, name).toBeUndefined();
        events[name] = Object.values(first?.data)[0];
      }
      return events;
    };
    const first = await next();
    expect(first['33-live-alerts'].alerts.length).toBeGreaterThan(0);
    expect(first['34-moving-vehicles'].vehicles.length).toBeGreaterThan(0);
    sample.planner.setLive(sample.region.manifest.code, undefined);
    const second = await next();
    expect(second['33-live-alerts'].gone.sort()).toEqual(
      first['33-live-alerts'].alerts.map(({ id }: Answer) => id).sort(),
    );
    for (const { own, remote } of open) await Promise.all([own.leave(), remote.leave()]);
  });

  test('of a service that has gone end with its error, and go on over one that is back', async () => {
    let isAway = false;
    sample.planner.setLive(sample.region.manifest.code, undefined);
    const server = openUpstream({
      servers: ['http://first.example'],
      timeoutMs: 100,
      fetch: async (input, init) => {
        if (isAway) throw new TypeError('fetch failed');
        return get(String(input).slice('http://first.example/v1/'.length), {}, init);
      },
    });
    await server.refresh();
    const handler = createGraphqlHandler(remoteSource(server), { keys: openGate, now, log: () => undefined });
    const document =
      'subscription { alerts(region: "xx_portmerrow") { ... on AlertsChange { isWhole alerts { id } gone } } }';
    const before = await eventsOf(handler, document, {});
    expect((await before.next())?.errors).toBeUndefined();
    isAway = true;
    const during = await eventsOf(
      handler,
      document.replace('isWhole', 'isWhole snapshot').replace('xx_portmerrow', 'nowhere'),
      {},
    );
    expect((await during.next())?.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    const failed = await eventsOf(
      handler,
      'subscription { vehicles(box: { south: 40, west: -30, north: 45, east: -27 }) { ... on VehiclesChange { isWhole } } }',
      {},
    );
    expect((await failed.next())?.errors?.[0].extensions.code).toBe('SOURCE_UNREACHABLE');
    expect(await failed.next()).toBeUndefined();
    isAway = false;
    sample.planner.setLive(sample.region.manifest.code, sample.snapshot);
    expect((await before.next())?.data.alerts).toMatchObject({ isWhole: false, gone: [] });
    await before.leave();
    server.close();
  });
});

describe('what /v1 says of live data', () => {
  const REGION = 'xx_portmerrow';
  const json = async (path: string): Promise<Answer> => (await get(path)).json();

  test('live.json: the snapshot of each region and the state of its sources, 304 while they stay', async () => {
    const response = await get('live.json');
    const { regions } = liveStateResponseSchema.parse(await response.json());
    expect(regions.map(({ region }) => region)).toEqual([REGION]);
    expect(regions[0]?.snapshot).toMatch(/./);
    expect(regions[0]?.sources.map(({ health }) => health)).toEqual(regions[0]?.sources.map(() => 'fresh'));
    expect(regions[0]?.sources.length).toBeGreaterThan(1);
    expect((await get('live.json', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await get('live.json?region=nowhere')).status).toBe(400);
  });

  test('vehicles.json: all of a region, those in a box, and as many as are wanted', async () => {
    const { vehicles, snapshot } = vehiclesResponseSchema.parse(await json(`vehicles.json?region=${REGION}`));
    expect(snapshot).toMatch(/./);
    expect(vehicles.length).toBeGreaterThan(20);
    expect(vehicles.filter(({ run }) => run?.serviceTripID !== undefined).length).toBeGreaterThan(20);
    const middle = [...vehicles].sort((a, b) => a.location.lng - b.location.lng)[Math.floor(vehicles.length / 2)]!;
    const box = `-90,-180,90,${middle.location.lng}`;
    const west = vehiclesResponseSchema.parse(await json(`vehicles.json?region=${REGION}&bounds=${box}`)).vehicles;
    expect(west).toEqual(vehicles.filter(({ location }) => location.lng <= middle.location.lng));
    const few = vehiclesResponseSchema.parse(await json(`vehicles.json?region=${REGION}&limit=3`));
    expect(few).toEqual({ snapshot, vehicles: vehicles.slice(0, 3), hasMore: true });
    for (const wrong of ['bounds=1,2,3', 'bounds=5,0,4,1', 'limit=0', 'region=nowhere'])
      expect((await get(`vehicles.json?${wrong.startsWith('region') ? '' : `region=${REGION}&`}${wrong}`)).status).toBe(
        400,
      );
  });

  test('trip/swap: the trip with the next vehicle, by which all later facts are read again; reasons as remarks', async () => {
    const [from, to] = [landmarks[0]!, landmarks[5]!];
    const query = `v=11&from=(${from.lat},${from.lng})&to=(${to.lat},${to.lng})&modes=pt_pub&departAfter=${LIVE_EIGHT}`;
    const { groups } = await json(`routing.json?${query}`);
    const { id, depart } = groups[0].trips[0];
    const swapped = swappedTripSchema.parse(await json(`trip/swap/${id}?v=11&ride=0&vehicle=next`));
    const trip = swapped.groups[0]?.trips[0];
    expect(swapped.swap?.replaced).toContain(0);
    expect(trip?.depart).toBe(depart + (swapped.swap?.departureChange ?? Number.NaN));
    expect(trip?.id).not.toBe(id);
    // The way back leads to the trip that it was.
    const back = swappedTripSchema.parse(await json(`trip/swap/${trip?.id}?v=11&ride=0&vehicle=previous`));
    expect(back.groups[0]?.trips[0]?.depart).toBe(depart);
    const none = swappedTripSchema.parse(await json(`trip/swap/${id}?v=11&ride=9&vehicle=next`));
    expect([none.groups, none.swap, none.advisories?.[0]?.code]).toEqual([[], undefined, 'not-a-ride']);
    for (const wrong of ['ride=x&vehicle=next', 'ride=0&vehicle=other', 'ride=0'])
      expect((await get(`trip/swap/${id}?${wrong}`)).status).toBe(400);
  });

  test('info/routeInfo.json has the patterns of a route, locationInfo.json the routes of a stop', async () => {
    const [first] = await json(`info/routes.json?region=${REGION}&limit=1`);
    const info = routeInfoResponseSchema.parse(
      await json(`info/routeInfo.json?region=${REGION}&routeID=${first.id}&feed=${first.feed}`),
    );
    expect(info.patterns.reduce((sum, { numberOfServices }) => sum + numberOfServices, 0)).toBe(info.numberOfServices);
    // The longest pattern of a direction is what `directions` has.
    for (const { id, stops } of info.directions)
      expect(
        info.patterns.filter(({ directionID }) => String(directionID) === id).map(({ stopCodes }) => stopCodes.join()),
      ).toContain(stops.map(({ stopCode }) => stopCode).join());
    const stop = info.directions[0]?.stops[0]?.stopCode ?? '';
    const { routes = [] } = locationInfoResponseSchema.parse(
      await json(`locationInfo.json?region=${REGION}&identifier=${stop}`),
    );
    expect(routes.map(({ id }) => id)).toContain(first.id);
    expect((await get(`info/routeInfo.json?region=${REGION}&routeID=${first.id}&feed=other`)).status).toBe(400);
  });
});
