import { everyCall, splitStopKey } from '@tripwright/testkit';
import { checkDepartures, checkLatest, checkServiceAnswer } from '@tripwright/wire/conformance';
import {
  type Departure,
  type DeparturesResponse,
  departuresResponseSchema,
  errorBodySchema,
  type LatestResponse,
  latestResponseSchema,
  type ServiceResponse,
  serviceResponseSchema,
} from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, type SampleService, startSampleService } from './sample-service.ts';

let service: SampleService;
let region: string;

beforeAll(async () => {
  service = await startSampleService();
  const listed = await post('regions.json', { v: 2 });
  region = ((await listed.json()) as { readonly regions: readonly [{ readonly name: string }] }).regions[0].name;
});
afterAll(() => service.close());

const EIGHT = MONDAY + 8 * 3600;
const STATION = 'station-central';

function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${service.url}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function departures(more: Readonly<Record<string, unknown>> = {}): Promise<DeparturesResponse> {
  const response = await post('departures.json', { region, embarkationStops: [STATION], timeStamp: EIGHT, ...more });
  const body = (await response.json()) as DeparturesResponse;
  expect(response.status, JSON.stringify(body)).toBe(200);
  expect(departuresResponseSchema.parse(body)).toMatchObject({ embarkationStops: expect.anything() });
  expect(checkDepartures(body)).toEqual([]);
  return body;
}

function servicesOf({ embarkationStops }: DeparturesResponse): readonly (Departure & { readonly at: string })[] {
  return embarkationStops.flatMap(({ stopCode, services }) => services.map((each) => ({ ...each, at: stopCode })));
}

async function find(query: Readonly<Record<string, string | number>>): Promise<ServiceResponse> {
  const texts = Object.entries({ region, ...query }).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${service.url}/v1/service.json?${new URLSearchParams(texts)}`);
  const body = (await response.json()) as ServiceResponse;
  expect(response.status, JSON.stringify(body)).toBe(200);
  expect(serviceResponseSchema.safeParse(body).error).toBeUndefined();
  expect(checkServiceAnswer(body)).toEqual([]);
  return body;
}

/** Names of the parameters that a refusal is about. */
async function refusedFor(response: Promise<Response>): Promise<readonly (string | undefined)[]> {
  const answer = await response;
  expect(answer.status).toBe(400);
  const { invalid = [], missing = [] } = errorBodySchema.parse(await answer.json());
  return [...invalid.map(({ name }) => name), ...missing];
}

describe('Route.services of the graph', () => {
  interface Page {
    readonly nodes: readonly { readonly number: string | null; readonly calls: { readonly nodes: readonly [Timed] } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  }
  interface Timed {
    readonly stop: { readonly code: string };
    readonly departure: { readonly scheduled: string };
  }
  async function graph<T>(query: string, variables: object): Promise<T> {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { readonly data: T; readonly errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  test('are the runs of the rows of the feed on a service day, with their intervals', async () => {
    const [feed] = service.feeds;
    const runs = everyCall([feed!], MONDAY - 86_400, MONDAY + 3 * 86_400).filter(
      ([first]) => first!.day === MONDAY / 86_400,
    );
    const routeOf = new Map(feed!.trips.map(({ id, route }) => [id, feed!.routes[route]!.id]));
    const expected = Map.groupBy(runs, ([first]) => routeOf.get(first!.trip)!);
    expect(expected.size).toBeGreaterThan(5);
    for (const [code, of] of expected) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const answer: { readonly route: { readonly services: Page } } = await graph(
          `query ($region: RegionCode!, $feed: String!, $code: String!, $after: String) {
            route(region: $region, feed: $feed, code: $code) { services(on: "2026-05-04", first: 100, after: $after) {
              nodes { number calls(first: 1) { nodes { stop { code } departure { scheduled } } } }
              pageInfo { hasNextPage endCursor } } } }`,
          { region, feed: feed!.name, code, after },
        );
        const { nodes, pageInfo }: Page = answer.route.services;
        found.push(
          ...nodes.map(
            ({ calls }) => `${calls.nodes[0].stop.code} ${Date.parse(calls.nodes[0].departure.scheduled) / 1000}`,
          ),
        );
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      const rows = of.map(([first]) => `${splitStopKey(first!.stop).stopId} ${first!.departure}`);
      expect(found.sort(), code).toEqual(rows.sort());
    }
  });
});

describe('/v1/departures.json', () => {
  test('IT-22 a station has the departures of its platforms, the earliest first', async () => {
    const body = await departures({ limit: 40 });
    const found = servicesOf(body);
    expect(found).toHaveLength(40);
    expect(new Set(found.map(({ at }) => at)).size).toBeGreaterThan(1);
    expect(body.parentInfo).toMatchObject({ code: STATION, class: 'ParentStopLocation' });
    expect(body.stops.map(({ code }) => code)).toEqual(body.embarkationStops.map(({ stopCode }) => stopCode));
    expect(body.hasMore).toBe(true);
    for (const { startTime, serviceDirection, searchString } of found) {
      expect(startTime).toBeGreaterThanOrEqual(EIGHT);
      expect(serviceDirection).not.toBe('');
      expect(searchString).not.toBe('');
    }
  });

  test('to a stop: each departure says when it arrives there', async () => {
    const [first] = servicesOf(await departures());
    const { shapes } = await find({
      serviceTripID: first?.serviceTripID ?? '',
      embarkationDate: first?.startTime ?? 0,
    });
    const last = shapes.at(-1)?.stops?.at(-1);
    const there = servicesOf(await departures({ disembarkationStops: [last?.code], limit: 5 }));
    expect(there.length).toBeGreaterThan(0);
    for (const { endTime = 0, endStopCode, startTime } of there) {
      expect(endTime).toBeGreaterThan(startTime);
      expect(endStopCode).toBe(last?.code);
    }
  });

  test('arrivals end at the stop', async () => {
    const body = await departures({ show: 'arrivals', timeWindow: 1800, limit: 20 });
    expect(servicesOf(body).length).toBeGreaterThan(0);
    for (const { at, endStopCode, endTime = 0, startTime } of servicesOf(body)) {
      expect(endStopCode).toBe(at);
      expect(endTime).toBeGreaterThan(startTime);
      expect(endTime).toBeGreaterThanOrEqual(EIGHT);
    }
  });

  test('lines are filtered, and calls are added on request', async () => {
    const all = servicesOf(await departures({ limit: 100 }));
    const { routeID, operatorID } = all[0] as Departure;
    const filtered = servicesOf(await departures({ limit: 100, filters: [{ operatorID, routeID }], includeStops: 1 }));
    expect(new Set(filtered.map((each) => each.routeID))).toEqual(new Set([routeID]));
    expect(filtered[0]?.stops?.[0]).toMatchObject({ departure: filtered[0]?.startTime });
  });

  test('TL-6 modes are named in the language of the request', async () => {
    const namesIn = async (locale: string): Promise<readonly string[]> => {
      const body = { region, embarkationStops: [STATION], timeStamp: EIGHT };
      const answer = await post(`departures.json?locale=${locale}`, body, { 'accept-language': 'fr' });
      expect(answer.headers.get('content-language')).toBe(locale);
      return servicesOf((await answer.json()) as DeparturesResponse).map(({ modeInfo }) => modeInfo.alt);
    };
    const [english, korean] = [await namesIn('en'), await namesIn('ko')];
    for (const [i, name] of korean.entries()) expect(name).not.toBe(english[i]);
  });

  test('a refusal names what is wrong', async () => {
    const stops = { region, embarkationStops: [STATION] };
    expect(await refusedFor(post('departures.json', {}))).toEqual(['region', 'embarkationStops']);
    expect(await refusedFor(post('departures.json', { ...stops, region: 'XX' }))).toEqual(['region']);
    expect(await refusedFor(post('departures.json', { region, embarkationStops: [] }))).toEqual(['embarkationStops']);
    expect(await refusedFor(post('departures.json', { region, embarkationStops: ['x'] }))).toEqual([
      'embarkationStops',
    ]);
    expect(await refusedFor(post('departures.json', { ...stops, timeStamp: EIGHT * 1000 }))).toEqual(['timeStamp']);
    expect(await refusedFor(post('departures.json', { ...stops, limit: 0 }))).toEqual(['limit']);
    expect(await refusedFor(post('departures.json', { ...stops, timeWindow: 90_000 }))).toEqual(['timeWindow']);
    expect(await refusedFor(post('departures.json', { ...stops, filters: [{ directionID: 2 }] }))).toEqual([
      'filters[0].directionID',
    ]);
  });
});

describe('/v1/service.json', () => {
  test('the run is drawn before, during and after the ride', async () => {
    const { serviceTripID, startTime, at } = servicesOf(await departures({ limit: 200 })).find(
      ({ stops, searchString }) => stops === undefined && searchString.split(', ').length > 3,
    ) as Departure & { readonly at: string };
    const whole = await find({ serviceTripID, embarkationDate: startTime });
    const stops = whole.shapes.flatMap((shape) => shape.stops ?? []);
    const board = stops.findIndex(({ code }) => code === at);
    const end = stops[board + 2]?.code ?? '';
    const part = await find({ serviceTripID, embarkationDate: startTime, startStopCode: at, endStopCode: end });
    expect(part.shapes.map(({ travelled }) => travelled)).toEqual(board > 0 ? [false, true, false] : [true, false]);
    expect(part.shapes.flatMap((shape) => shape.stops ?? [])).toEqual(stops);
    expect(part.startTime).toBe(startTime);
    const ridden = part.shapes.find(({ travelled }) => travelled)?.stops;
    expect([ridden?.[0]?.code, ridden?.at(-1)?.code]).toEqual([at, end]);
  });

  test('from its last stop a service is shown as an arrival: the run that leads there', async () => {
    const [first] = servicesOf(await departures());
    const { serviceTripID = '', startTime = 0 } = first ?? {};
    const whole = await find({ serviceTripID, embarkationDate: startTime });
    const last = whole.shapes.flatMap((shape) => shape.stops ?? []).at(-1)?.code ?? '';
    const arrival = await find({ serviceTripID, embarkationDate: startTime, startStopCode: last });
    expect(arrival.shapes).toEqual(whole.shapes);
  });

  test('a refusal names what is wrong', async () => {
    const [first] = servicesOf(await departures());
    const { serviceTripID = '', startTime = 0 } = first ?? {};
    const ask = (query: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${service.url}/v1/service.json?${new URLSearchParams(query)}`);
    expect(await refusedFor(ask({}))).toEqual(['region', 'serviceTripID']);
    expect(await refusedFor(ask({ region, serviceTripID: 'x' }))).toEqual(['serviceTripID']);
    expect(await refusedFor(ask({ region, serviceTripID, embarkationDate: '0' }))).toEqual(['embarkationDate']);
    expect(await refusedFor(ask({ region, serviceTripID, embarkationDate: 'soon' }))).toEqual(['embarkationDate']);
    const at = { region, serviceTripID, embarkationDate: String(startTime) };
    expect(await refusedFor(ask({ ...at, startStopCode: 'x' }))).toEqual(['startStopCode']);
    expect(await refusedFor(ask({ ...at, endStopCode: 'x' }))).toEqual(['endStopCode']);
  });
});

describe('/v1/latest.json', () => {
  test('the state of each service that is known', async () => {
    const [first] = servicesOf(await departures());
    const { serviceTripID = '', startTime = 0, at = '' } = first ?? {};
    const response = await post('latest.json', {
      region,
      services: [
        { operator: 'x', serviceTripID, startStopCode: at, startTime },
        { operator: 'x', serviceTripID, startTime },
        { operator: 'x', serviceTripID: 'gone' },
      ],
    });
    const body = (await response.json()) as LatestResponse;
    expect(latestResponseSchema.parse(body)).toEqual(body);
    expect(checkLatest(body)).toEqual([]);
    expect(body.services).toHaveLength(2);
    expect(body.services[0]).toEqual({ serviceTripID, startStopCode: at, startTime });
    expect(body.services[1]?.stops?.some(({ stopCode, departure }) => stopCode === at && departure === startTime)).toBe(
      true,
    );
  });

  test('of more than 16 days are refused by the name of the parameter', async () => {
    const services = Array.from({ length: 17 }, (_, i) => ({ serviceTripID: 'any', startTime: EIGHT + i * 86_400 }));
    expect(await refusedFor(post('latest.json', { region, services }))).toEqual(['services']);
    expect((await post('latest.json', { region, services: services.slice(1) })).status).toBe(200);
  });
});
