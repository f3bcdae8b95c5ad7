import { checkRouting } from '@tripwright/wire/conformance';
import {
  errorBodySchema,
  operatorsResponseSchema,
  type RegionInfoResponse,
  type RouteBody,
  type RouteInfoResponse,
  type RoutingResponse,
  regionInfoResponseSchema,
  routeInfoResponseSchema,
  routesResponseSchema,
  servicesResponseSchema,
  transitAlertsResponseSchema,
} from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, placeOf, type SampleService, startSampleService } from './sample-service.ts';

const region = 'xx_portmerrow';
let service: SampleService;

beforeAll(async () => {
  service = await startSampleService();
});
afterAll(() => service.close());

async function post(path: string, body: unknown, status = 200): Promise<unknown> {
  const response = await fetch(`${service.url}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(status);
  return answer;
}

async function refusedFor(path: string, body: unknown): Promise<readonly string[]> {
  const { invalid = [], missing = [] } = errorBodySchema.parse(await post(path, body, 400));
  return [...invalid.map(({ name }) => name), ...missing];
}

describe('what a region knows', () => {
  test('regionInfo.json has the facts that kits require', async () => {
    const body = (await post('regionInfo.json', { region })) as RegionInfoResponse;
    expect(regionInfoResponseSchema.parse(body)).toEqual(body);
    const [info] = body.regions;
    expect(info).toMatchObject({ code: region, streetBicyclePaths: true, transitWheelchairAccessibility: true });
    expect(Object.keys(info?.modes ?? {}).sort()).toEqual([...service.modes].sort());
    const agencies = service.feeds.flatMap((feed) => feed.agencies.map(({ name }) => name));
    // The region has one feed more than the rows read here.
    expect(info?.operators.map(({ name }) => name)).toEqual(expect.arrayContaining(agencies));
    expect(await refusedFor('regionInfo.json', {})).toEqual(['region']);
    expect(await refusedFor('regionInfo.json', { region: 'x' })).toEqual(['region']);
  });

  test('operators and routes are those of the feeds, each direction with its stops', async () => {
    const operators = operatorsResponseSchema.parse(await post('info/operators.json', { region }));
    const routes = (await post('info/routes.json', { region })) as readonly RouteBody[];
    expect(routesResponseSchema.parse(routes)).toEqual(routes);
    const ids = service.feeds.flatMap((feed) => feed.routes.map(({ id }) => id));
    expect(routes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(operators.reduce((sum, { numberOfRoutes }) => sum + numberOfRoutes, 0)).toBe(routes.length);
    const [first] = operators;
    const own = (await post('info/routes.json', { region, operatorID: first?.id })) as readonly RouteBody[];
    expect(own).toHaveLength(first?.numberOfRoutes ?? -1);
    const info = (await post('info/routeInfo.json', { region, routeID: own[0]?.id })) as RouteInfoResponse;
    expect(routeInfoResponseSchema.parse(info)).toEqual(info);
    expect(info.directions.length).toBeGreaterThan(0);
    for (const { stops } of info.directions) expect(stops.length).toBeGreaterThan(1);
    expect(await refusedFor('info/routeInfo.json', { region, routeID: 'x' })).toEqual(['routeID']);
    expect(await refusedFor('info/routes.json', { region, limit: 0 })).toEqual(['limit']);
  });

  test('services of a route are its trips with their stops', async () => {
    const routes = routesResponseSchema.parse(await post('info/routes.json', { regions: [region] }));
    const route = routes.find(({ numberOfServices }) => numberOfServices > 1);
    const asked = { regions: [region], operatorID: route?.operatorID, routeID: route?.id, full: true };
    const services = servicesResponseSchema.parse(await post('info/services.json', asked));
    expect(services).toHaveLength(route?.numberOfServices ?? -1);
    const info = routeInfoResponseSchema.parse(await post('info/routeInfo.json', asked));
    const longest = Math.max(...services.map(({ stops }) => stops.length));
    expect(Math.max(...info.directions.map(({ stops }) => stops.length))).toBe(longest);
    const one = await post('info/services.json', { ...asked, serviceTripIDs: [services[1]?.id] });
    expect(one).toEqual([services[1]]);
    expect(await post('info/services.json', { ...asked, onlyRealTime: true })).toEqual([]);
    expect(await refusedFor('info/services.json', { region, routeID: 'x' })).toEqual(['routeID']);
    const [first] = services;
    const board = (await post('departures.json', {
      region,
      embarkationStops: [first?.stops[0]],
      timeStamp: MONDAY,
      limit: 1000,
    })) as { embarkationStops: { services: { serviceTripID: string }[] }[] };
    const ids = board.embarkationStops.flatMap((stop) => stop.services.map(({ serviceTripID }) => serviceTripID));
    expect(services.some(({ id }) => ids.includes(id))).toBe(true);
  });

  test('routes and operators are found by name, mode and id', async () => {
    const all = routesResponseSchema.parse(await post('info/routes.json', { region }));
    const [first] = all;
    const list = async (limits: object): Promise<unknown> => post('info/routes.json', { region, ...limits });
    expect(await list({ routesIDs: [first?.id] })).toEqual(all.filter(({ id }) => id === first?.id));
    expect(await list({ routesNames: [first?.routeName] })).toEqual(
      all.filter(({ routeName, shortName }) => [routeName, shortName].includes(first?.routeName ?? '')),
    );
    const trams = all.filter(({ mode }) => mode === 'pt_pub_tram');
    expect(trams.length).toBeGreaterThan(0);
    expect(await list({ modes: ['pt_pub_tram'] })).toEqual(trams);
    expect(await list({ query: trams[0]?.shortName })).toContainEqual(trams[0]);
    expect(await list({ query: 'no such route' })).toEqual([]);
    const operators = operatorsResponseSchema.parse(await post('info/operators.json', { regions: [region] }));
    const [name, id] = [operators[0]?.name, operators[1]?.id];
    expect(await post('info/operators.json', { region, operatorNames: [name] })).toEqual([operators[0]]);
    expect(await post('info/operators.json', { region, operatorIDs: [id] })).toEqual([operators[1]]);
    expect(await post('info/operators.json', { region, onlyRealTime: 1 })).toEqual([]);
    expect(await refusedFor('info/operators.json', { regions: [region, 'zz'] })).toEqual(['region']);
  });

  test('names are in the language of the request, and found by those of the feed too', async () => {
    const inGerman = async (path: string) => {
      const response = await fetch(`${service.url}/v1/${path}`, { headers: { 'accept-language': 'de' } });
      return response.json();
    };
    const names = { routeName: expect.stringMatching(/^U-Bahn: /), operatorName: 'Verkehrsbetriebe Port Merrow' };
    for (const asked of ['routesIDs=U2', 'query=U-Bahn', 'query=subway'])
      expect(await inGerman(`info/routes.json?region=${region}&${asked}`), asked).toContainEqual(
        expect.objectContaining({ id: 'U2', ...names }),
      );
    for (const name of ['Port Merrow Transit', 'Verkehrsbetriebe Port Merrow'])
      expect(
        await inGerman(`info/operators.json?${new URLSearchParams({ region, operatorNames: name })}`),
      ).toMatchObject([{ id: 'PMT', name: 'Verkehrsbetriebe Port Merrow' }]);
    const info = await inGerman(`info/routeInfo.json?region=${region}&routeID=U2`);
    expect(info).toMatchObject(names);
    const stops = info.directions.flatMap((direction: RouteInfoResponse['directions'][number]) => direction.stops);
    expect(stops.map(({ name }: { name: string }) => name)).toContain('Marktplatz');
    const place = await inGerman(`locationInfo.json?region=${region}&identifier=station-market`);
    expect(place.routes).toContainEqual(expect.objectContaining({ id: 'U2', ...names }));
    const facts = await inGerman(`regionInfo.json?region=${region}`);
    expect(facts.regions[0].operators.map(({ name }: { name: string }) => name)).toContain(names.operatorName);
  });

  test('GET answers as POST does, with an ETag by which nothing is sent twice', async () => {
    for (const [path, body] of [
      ['info/routes.json', { regions: [region], modes: ['pt_pub_tram', 'pt_pub_bus'], limit: 3 }],
      ['info/operators.json', { region }],
      ['regionInfo.json', { region }],
    ] as const) {
      const query = new URLSearchParams(
        Object.entries(body).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
      );
      const url = `${service.url}/v1/${path}?${query}`;
      const got = await fetch(url);
      const etag = got.headers.get('etag') ?? '';
      expect([got.status, got.headers.get('cache-control')]).toEqual([200, 'private, max-age=60']);
      expect(await got.json()).toEqual(await post(path, body));
      const again = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      const german = await fetch(url, { headers: { 'if-none-match': etag, 'accept-language': 'ko' } });
      if (path !== 'info/operators.json') expect(german.status).toBe(200);
      expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
    const circle = `${service.url}/v1/locations.json?lat=43.4975&lng=-28.3927&radius=500&modes=pt_pub`;
    const found = await fetch(circle);
    expect(found.headers.get('cache-control')).toBe('private, no-cache');
    expect((await fetch(circle, { headers: { 'if-none-match': found.headers.get('etag') ?? '' } })).status).toBe(304);
  });

  test('without live data there are no alerts, in any of the regions', async () => {
    const response = await fetch(`${service.url}/v1/alerts/transit.json?region=${region}`);
    expect(transitAlertsResponseSchema.parse(await response.json())).toEqual({ alerts: [] });
    expect((await fetch(`${service.url}/v1/alerts/transit.json?region=${region}&region=zz`)).status).toBe(400);
    expect((await fetch(`${service.url}/v1/alerts/transit.json`)).status).toBe(400);
  });
});

describe('waypoint.json', () => {
  const [a, b, c] = [placeOf('central-station'), placeOf('town-hall'), placeOf('lighthouse')];
  const leaveAt = MONDAY + 8 * 3600;

  test('segments are joined in time, whatever their modes', async () => {
    const text = ({ lat, lng }: typeof a): string => `(${lat},${lng})`;
    const body = (await post('waypoint.json', {
      config: { v: 11 },
      leaveAt,
      segments: [
        { start: text(a), end: text(b), modes: ['wa_wal'] },
        { start: text(b), end: text(c), modes: ['pt_pub'], startTime: leaveAt + 3600 },
      ],
    })) as RoutingResponse;
    expect(checkRouting(body)).toEqual([]);
    const [trip] = body.groups[0]?.trips ?? [];
    expect(body.groups).toHaveLength(1);
    expect(trip?.depart).toBe(leaveAt);
    const rides = trip?.segments.filter(({ serviceTripID }) => serviceTripID !== undefined) ?? [];
    expect(rides.length).toBeGreaterThan(0);
    for (const { startTime } of rides) expect(startTime).toBeGreaterThanOrEqual(leaveAt + 3600);
    let clock = leaveAt;
    for (const { startTime, endTime } of trip?.segments ?? []) {
      expect(startTime).toBe(clock);
      clock = endTime;
    }
  });

  test('a service is ridden between its stops', async () => {
    const found = (await post('departures.json', {
      region,
      embarkationStops: ['station-central'],
      timeStamp: leaveAt,
      includeStops: true,
    })) as {
      embarkationStops: { services: { serviceTripID: string; startTime: number; stops: { code: string }[] }[] }[];
    };
    const ride = found.embarkationStops.flatMap((stop) => stop.services).find(({ stops }) => stops.length > 3);
    const [start, end] = [ride?.stops[0]?.code, ride?.stops[2]?.code];
    const segment = { start, end, modes: ['pt_pub'], serviceTripID: ride?.serviceTripID, startTime: ride?.startTime };
    const body = (await post('waypoint.json', { segments: [segment] })) as RoutingResponse;
    expect(checkRouting(body)).toEqual([]);
    const [only] = body.groups[0]?.trips[0]?.segments ?? [];
    expect(only).toMatchObject({ serviceTripID: ride?.serviceTripID, startTime: ride?.startTime, stops: 2 });
    const back = { ...segment, start: end, end: start };
    expect(await refusedFor('waypoint.json', { segments: [back] })).toEqual(['segments[0].end']);
    expect(await refusedFor('waypoint.json', { segments: [{ ...segment, serviceTripID: 'x' }] })).toEqual([
      'segments[0].serviceTripID',
    ]);
  });

  test('waypoints with a mode each, and refusals by name', async () => {
    const steps = [{ ...a, mode: 'me_mic_bic', time: leaveAt }, { ...b, mode: 'wa_wal' }, placeOf('university')];
    const body = (await post('waypoint.json', { waypoints: steps })) as RoutingResponse;
    expect(checkRouting(body)).toEqual([]);
    expect(body.groups[0]?.trips).toHaveLength(1);
    expect(await refusedFor('waypoint.json', {})).toEqual(['segments']);
    expect(await refusedFor('waypoint.json', { waypoints: [a] })).toEqual(['waypoints']);
    expect(await refusedFor('waypoint.json', { waypoints: [a, b] })).toEqual(['waypoints[0].mode']);
    expect(await refusedFor('waypoint.json', { waypoints: [{ ...a, lat: 91 }, b] })).toEqual(['waypoints[0].lat']);
    expect(await refusedFor('waypoint.json', { segments: [{ start: 'nowhere', end: 'x', modes: 'wa_wal' }] })).toEqual([
      'segments[0].start',
    ]);
    const elsewhere = { start: 'station-central', end: 'station-market', modes: 'wa_wal', region: 'zz_nowhere' };
    expect(await refusedFor('waypoint.json', { segments: [elsewhere] })).toEqual(['segments[0].region']);
  });
});
