import type { ListedStop } from '@tripwright/core/model';
import { below, pickOne, randomNumbers } from '@tripwright/testkit/random';
import type {
  Departure,
  DeparturesResponse,
  ListedLocation,
  RouteBody,
  RouteInfoResponse,
  ServiceResponse,
  TransitAlertsResponse,
} from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGraphqlHandler, type GraphqlHandler } from '../../src/graphql/create-graphql-handler.ts';
import { type GraphSource, notFromSource, plannerSource } from '../../src/graphql/source/index.ts';
import { vehiclesResponse } from '../../src/http/live-vehicles.ts';
import { openKeyring } from '../../src/keys/index.ts';
import { createRestHandler } from '../../src/rest/index.ts';
import { SlicedWork } from '../../src/turns/index.ts';
import { ask as askHandler, openGate } from './ask.ts';
import { LIVE_EIGHT, type LiveSample, openLiveSample } from './live-sample.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query, which the compiler does not know
type Found = any;

const REGION = 'xx_portmerrow';
let sample: LiveSample;
let graph: GraphqlHandler;
let rest: ReturnType<typeof createRestHandler>;
let source: GraphSource;
let stops: readonly ListedStop[];
const keys = openKeyring({ open: true });

function handlerOver(facts: GraphSource): GraphqlHandler {
  return createGraphqlHandler(facts, { keys: openGate, now: () => LIVE_EIGHT, log: () => undefined });
}

beforeAll(async () => {
  sample = await openLiveSample();
  const { planner } = sample;
  source = plannerSource(planner);
  graph = handlerOver(source);
  rest = createRestHandler({ planner, keys, now: () => LIVE_EIGHT });
  stops = [1, 2].flatMap((level) => {
    const cells = planner.stopCells({
      ...{ region: REGION, level: level as 1 | 2, cells: [REGION], cellsPerDegree: 75, modes: ['pt_pub'] },
      ...{ includeChildren: true, locale: 'en' },
    });
    return cells.kind === 'cells' ? cells.cells.flatMap((cell) => cell.stops) : [];
  });
});
afterAll(() => {
  keys.close();
  sample.remove();
});

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}, on = graph): Promise<Found> {
  const { body } = await askHandler(on, query, variables);
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined();
  return body.data;
}

async function post<T>(path: string, body: object): Promise<T> {
  const request = new Request(`http://test/v1/${path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ region: REGION, ...body }),
  });
  return (await (await rest(request)).json()) as T;
}

async function get<T>(path: string, query: Readonly<Record<string, string>>): Promise<T> {
  const request = new Request(`http://test/v1/${path}?${new URLSearchParams({ region: REGION, ...query })}`);
  return (await (await rest(request)).json()) as T;
}

const seconds = (time: string): number => Date.parse(time) / 1000;
const BOARD = `
  window { from to earlier later } live { snapshot } pageInfo { hasNextPage endCursor }
  nodes {
    time { scheduled expected } state platform stop { code } headsign alerts { code }
    service { id code isCancelled headway route { code shortName } live { kind } }
  }`;

interface Row {
  readonly at: string;
  readonly service: string;
  readonly scheduled: number;
  readonly live: number | undefined;
  readonly state: string;
  readonly platform: string | null;
  readonly alerts: readonly string[];
}

function inOrder(rows: readonly Row[]): readonly Row[] {
  const key = ({ live, scheduled, at, service }: Row): string => [live ?? scheduled, at, service].join(' ');
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function rowOfGraph({ time, state, platform, stop, service, alerts }: Found): Row {
  return {
    ...{ at: stop.code, service: service.code, scheduled: seconds(time.scheduled), platform },
    live: time.expected === null ? undefined : seconds(time.expected),
    state,
    alerts: alerts.map(({ code }: { code: string }) => code).sort(),
  };
}

function rowsOfRest({ embarkationStops, alerts = [] }: DeparturesResponse, show: 'departures' | 'arrivals'): Row[] {
  const idOf = new Map(alerts.map(({ hashCode, externalId }) => [hashCode, externalId ?? '']));
  return embarkationStops.flatMap(({ stopCode, services }) =>
    services.map((each: Departure) => {
      const {
        startTime,
        endTime = 0,
        realTimeDeparture,
        realTimeArrival,
        realTimeStatus,
        startPlatform,
        endPlatform,
      } = each;
      const isArrivals = show === 'arrivals';
      return {
        ...{ at: stopCode, service: each.serviceTripID, scheduled: isArrivals ? endTime : startTime },
        live: isArrivals ? realTimeArrival : realTimeDeparture,
        state: each.isSkipped === true ? 'SKIPPED' : realTimeStatus === 'CANCELLED' ? 'CANCELLED' : 'RUNS',
        // REST has a sentence ready to show, such as "Platform 1".
        platform: /\S+$/.exec((isArrivals ? endPlatform : startPlatform) ?? '')?.[0] ?? null,
        alerts: (each.alertHashCodes ?? []).map((hash) => idOf.get(hash) ?? '').sort(),
      };
    }),
  );
}

describe('REST and the graph say the same', () => {
  test('of the departures and arrivals of random stops, with the same live state', async () => {
    const random = randomNumbers(7);
    const seen = new Set<string>();
    // Only trams are cancelled in the city.
    const withTrams = stops.filter(({ modes }) => modes.includes('pt_pub_tram'));
    for (let i = 0; i < 24; i++) {
      const { stop } = pickOne(i % 2 === 0 ? stops : withTrams, random);
      const show = random() < 0.5 ? 'departures' : 'arrivals';
      const from = LIVE_EIGHT - 1800 + below(random, 7200);
      const realtime = random() < 0.8 ? 'LIVE' : 'SCHEDULED';
      const limit = 60;
      const body = await post<DeparturesResponse>('departures.json', {
        ...{ embarkationStops: [stop.code], timeStamp: from, timeWindow: 3599, limit, show },
        realtime: realtime.toLowerCase(),
      });
      const data = await ask(
        `query ($code: StopCode!, $from: DateTime!, $realtime: RealtimeChoice!, $first: Int) {
          stop(region: "${REGION}", code: $code) { board: ${show}(from: $from, within: "PT1H", realtime: $realtime, first: $first) { ${BOARD} } }
        }`,
        { code: stop.code, from: new Date(from * 1000).toISOString(), realtime, first: limit },
      );
      const { nodes, pageInfo, live } = data.stop.board;
      expect(inOrder(nodes.map(rowOfGraph))).toEqual(inOrder(rowsOfRest(body, show)));
      expect(pageInfo.hasNextPage).toBe(body.hasMore === true);
      expect(live?.snapshot).toBe(realtime === 'LIVE' ? sample.planner.live(REGION)?.id : undefined);
      for (const { state, time } of nodes) seen.add(`${state} ${time.expected === null ? 'scheduled' : 'live'}`);
    }
    // Otherwise the comparison would not have met what it is about.
    expect([...seen]).toEqual(expect.arrayContaining(['RUNS live', 'RUNS scheduled', 'CANCELLED scheduled']));
  });

  test('of one run: each call with its times, the line on the map, alerts', async () => {
    const data = await ask(
      `{ stop(region: "${REGION}", code: "station-central") { departures(first: 12) { ${BOARD} } } }`,
    );
    for (const { service, time } of data.stop.departures.nodes) {
      const { shapes } = await get<ServiceResponse>('service.json', {
        ...{ serviceTripID: service.code, embarkationDate: String(seconds(time.scheduled)) },
      });
      const { node } = await ask(
        `query ($id: ID!) { node(id: $id) { ... on Service {
          id geometry calls { nodes { stop { code } arrival { scheduled expected } departure { scheduled expected } } }
        } } }`,
        { id: service.id },
      );
      expect(node.id).toBe(service.id);
      const called = node.calls.nodes.map(({ stop, arrival, departure }: Found) => ({
        code: stop.code,
        // REST gives the times of the vehicle.
        arrival: arrival === null ? undefined : seconds(arrival.expected ?? arrival.scheduled),
        departure: departure === null ? undefined : seconds(departure.expected ?? departure.scheduled),
      }));
      const expected = shapes
        .flatMap((shape) => shape.stops ?? [])
        .map(({ code, arrival, departure }) => ({ code, arrival, departure }));
      expect(called).toEqual(expected);
      expect(node.geometry).toBe(shapes.find(({ travelled }) => travelled)?.encodedWaypoints);
    }
  });

  test('of every line with its stops', async () => {
    const routes = await post<readonly RouteBody[]>('info/routes.json', { limit: 1000 });
    const data = await ask(
      `{ region(code: "${REGION}") { routes(first: 100) { nodes {
        id feed code shortName longName color mode { identifier } agency { code name }
        patterns { nodes { id direction headsign geometry stops(first: 100) { nodes { code } } } }
      } } } }`,
    );
    const { nodes } = data.region.routes;
    expect(nodes.length).toBeGreaterThan(10);
    for (const route of nodes) {
      const other = routes.find(({ id, operatorName }) => id === route.code && operatorName === route.agency.name);
      expect({ short: route.shortName ?? '', long: route.longName ?? '', mode: route.mode.identifier }).toEqual({
        short: other?.shortName,
        long: other?.routeName,
        mode: other?.mode,
      });
    }
    expect(nodes).toHaveLength(routes.length);
    for (const route of nodes.slice(0, 6)) {
      const { directions } = await post<RouteInfoResponse>('info/routeInfo.json', { routeID: route.code });
      for (const direction of directions) {
        const line = route.patterns.nodes.find((pattern: Found) => pattern.geometry === direction.encodedShape);
        expect(line.stops.nodes.map(({ code }: { code: string }) => code)).toEqual(
          direction.stops.map(({ stopCode }) => stopCode),
        );
      }
    }
  });

  test('of the alerts and what they are about', async () => {
    const { alerts } = await get<TransitAlertsResponse>('alerts/transit.json', {});
    const data = await ask(`{ region(code: "${REGION}") { alerts(first: 100) { nodes {
      id code title text effect url from until avoidStops
      affects(first: 100) { nodes { __typename ... on Stop { stopCode: code } ... on Route { routeCode: code } } }
      action { ... on RerouteExcludingStops { text stops(first: 100) { nodes { code } } } }
    } } } }`);
    const { nodes } = data.region.alerts;
    expect(nodes.length).toBeGreaterThan(3);
    const fromGraph = nodes.map((node: Found) => ({
      ...{ id: node.code, title: node.title, text: node.text ?? undefined, effect: node.effect },
      from: node.from === null ? undefined : seconds(node.from),
      stops: node.affects.nodes.flatMap(({ stopCode }: Found) => stopCode ?? []).sort(),
      routes: node.affects.nodes.flatMap(({ routeCode }: Found) => routeCode ?? []),
      action: node.action?.text,
    }));
    expect(fromGraph).toEqual(
      alerts.map(({ alert, stopCodes = [], routeIDs = [] }) => ({
        ...{ id: alert.externalId, title: alert.title, text: alert.text, effect: alert.type, from: alert.fromDate },
        ...{ stops: [...stopCodes].sort(), routes: routeIDs, action: alert.action?.text },
      })),
    );
  });

  test('no operation plans for each alert of a list: two searches are its most', async () => {
    const query = `query($request: PlanRequest!) { region(code: "${REGION}") { alerts(first: 100) { edges { node {
      plan(request: $request) { __typename } } } pageInfo { hasNextPage } } } }`;
    const at = (point: { lat: number; lng: number }) => ({ point: { lat: point.lat, lng: point.lng } });
    const request = { from: at(stops[0]!.stop), to: at(stops[5]!.stop), modes: ['pt_pub'] };
    let searches = 0;
    const counting: GraphSource = {
      ...source,
      trips: {
        ...source.trips,
        plan(...asked) {
          searches++;
          return source.trips.plan(...asked);
        },
      },
    };
    const { body } = await askHandler(handlerOver(counting), query, { request });
    expect(searches).toBe(2);
    expect(body.errors?.map(({ extensions }) => extensions.code)).toContain('QUERY_TOO_EXPENSIVE');
  });

  test('of the vehicles on the map', async () => {
    const response = vehiclesResponse(sample.planner, REGION, '-90,-180,90,180', undefined);
    const { features } = (await response!.json()) as {
      readonly features: readonly { readonly properties: Readonly<Record<string, unknown>> }[];
    };
    const data = await ask(`{ region(code: "${REGION}") { vehicles(first: 100) { nodes {
      code label time occupancy headsign delay route { shortName } service { code }
    } } } }`);
    const { nodes } = data.region.vehicles;
    expect(nodes.length).toBeGreaterThan(20);
    for (const [i, node] of nodes.entries()) {
      const { id, time, line, headsign, occupancy } = features[i]!.properties;
      expect({ id: node.code, time: seconds(node.time), headsign: node.headsign, line: node.route.shortName }).toEqual({
        ...{ id, time, headsign, line },
      });
      expect(node.occupancy ?? undefined).toBe(occupancy);
      expect(node.service.code).not.toBe('');
    }
  });

  test('of docks, vehicles and parking around a place', async () => {
    const modes = ['me_mic-s', 'me_car-s', 'me_car-r', 'me_car', 'me_mic', 'me_mot'];
    const body = await get<{ readonly groups: readonly Readonly<Record<string, readonly ListedLocation[]>>[] }>(
      'locations.json',
      { lat: '43.4975', lng: '-28.3927', radius: '800', modes: modes.join(','), limit: '1000' },
    );
    const lists = body.groups.flatMap((group) =>
      Object.values(group).filter((list): list is readonly ListedLocation[] => Array.isArray(list)),
    );
    const listed = lists.flat().filter(({ id }) => id !== undefined && !id.startsWith('pt_'));
    const data = await ask(`{ region(code: "${REGION}") { facilities(
      within: { near: { lat: 43.4975, lng: -28.3927, radius: 800 } }, first: 100
    ) { nodes { __typename code title mode { identifier } ... on VehicleStation { vehicles docks capacity } } } } }`);
    const ids = data.region.facilities.nodes.map(
      ({ mode, code, title }: Found) => `${mode.identifier}|${REGION}|${code} ${title}`,
    );
    expect(ids.length).toBeGreaterThan(6);
    expect(ids.sort()).toEqual(listed.map(({ id, name }) => `${id} ${name}`).sort());
  });
});

describe('boards', () => {
  const asked = `query ($page: String, $after: String, $first: Int) {
    stop(region: "${REGION}", code: "station-central") {
      departures(from: "2026-05-04T08:00:00-01:00", within: "PT20M", page: $page, after: $after, first: $first) { ${BOARD} }
    }
  }`;
  const paged = asked.replace('from: "2026-05-04T08:00:00-01:00", within: "PT20M", ', '');

  test('pages of a list join to the whole list, and windows side by side to the longer window', async () => {
    const whole = (await ask(asked, { first: 100 })).stop.departures;
    const keyOf = (node: unknown): string => JSON.stringify(node);
    const listed: unknown[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page: Found = (await ask(asked, { first: 7, after })).stop.departures;
      listed.push(...page.nodes);
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(listed.map(keyOf)).toEqual(whole.nodes.map(keyOf));
    const later = (await ask(paged, { page: whole.window.later, first: 100 })).stop.departures;
    expect(later.window.from).toBe(whole.window.to);
    const back = (await ask(paged, { page: later.window.earlier, first: 100 })).stop.departures;
    expect(back).toEqual(whole);
    const both = (await ask(asked.replace('PT20M', 'PT40M'), { first: 100 })).stop.departures;
    expect([...whole.nodes, ...later.nodes].map(keyOf)).toEqual(both.nodes.map(keyOf));
  });

  test('empty windows lead on', async () => {
    let page = '';
    const empty = asked.replace('2026-05-04T08', '1990-05-04T08');
    let { window, nodes } = (await ask(empty)).stop.departures;
    const starts = new Set<string>();
    for (let i = 0; i < 4; i++) {
      expect(nodes).toEqual([]);
      starts.add(window.from);
      page = window.later;
      ({ window, nodes } = (await ask(paged, { page })).stop.departures);
    }
    expect(starts.size).toBe(4);
  });

  test.each([
    ['first: 0', /"first" is 0/],
    ['first: 101', /"first" is 101/],
    ['within: "PT25H"', /"within"/],
    ['page: "x"', /"page" is not of a board/],
    ['page: "x", from: "2026-05-04T08:00:00-01:00"', /exclude each other/],
    ['after: "djE6U3RvcEV2ZW50OjE6MQ"', /cursor does not belong/],
    ['lines: [{ direction: 2 }]', /"direction" is 2/],
  ])('%s is refused by name', async (given, message) => {
    const query = `{ stop(region: "${REGION}", code: "station-central") { departures(${given}) { nodes { state } } } }`;
    const { body } = await askHandler(graph, query);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

test('the graph leads from a departure to its run, its line, their alerts, and to a plan that avoids them', async () => {
  const data = await ask(
    `{ region(code: "${REGION}") { alerts(first: 100) { nodes { id code avoidStops affects { nodes { __typename ... on Stop { code } } } } } } }`,
  );
  const closed = data.region.alerts.nodes.find(({ avoidStops }: { avoidStops: string[] }) => avoidStops.length > 0);
  const [code] = closed.avoidStops;
  const chain = await ask(
    `query ($code: StopCode!, $request: PlanRequest!) {
      stop(region: "${REGION}", code: $code) {
        alerts { nodes { id plan(request: $request) { ... on Plan { request { avoidStops } groups { nodes { best { segments {
          ... on ScheduledSegment { calls { stop { code } } from { stop { code } } to { stop { code } } }
        } } } } } } } }
        departures(first: 5) { nodes { service { calls(first: 100) { nodes { stop { code alerts { nodes { code } } } } } route { shortName alerts { nodes { title } } } } } }
      }
    }`,
    {
      code,
      request: {
        ...{ from: { stop: { region: REGION, code } }, to: { stop: { region: REGION, code: 'station-central' } } },
        ...{ modes: ['pt_pub'], when: { departAfter: '2026-05-04T08:00:00-01:00' } },
      },
    },
  );
  const alert = chain.stop.alerts.nodes.find(({ id }: { id: string }) => id === closed.id);
  expect(alert.plan.request.avoidStops).toEqual(closed.avoidStops);
  const used = alert.plan.groups.nodes
    .flatMap(({ best }: Found) => best.segments)
    .flatMap((segment: Found) => [segment.from?.stop?.code, segment.to?.stop?.code]);
  expect(used.filter((each: string | undefined) => each !== undefined).length).toBeGreaterThan(0);
  for (const avoided of closed.avoidStops) expect(used).not.toContain(avoided);
});

describe('batches', () => {
  /** A source that counts its reads. */
  function counting(): { readonly facts: GraphSource; readonly counts: Map<string, number> } {
    const counts = new Map<string, number>();
    const count = <T extends object>(of: T, name: string): T =>
      new Proxy(of, {
        get(target, field, receiver) {
          const value: unknown = Reflect.get(target, field, receiver);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]) => {
            const key = `${name}.${String(field)}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
            return Reflect.apply(value, target, given);
          };
        },
      });
    const facts = Object.fromEntries(
      Object.entries(source).map(([name, reads]) => [name, count(reads as object, name)]),
    ) as unknown as GraphSource;
    return { facts, counts };
  }

  test.each([
    ['in few turns', 0],
    ['in about as many turns as it has fields', 2],
  ])(
    'a trip screen reads each kind of thing once, however many trips, rides and stops it shows: %s',
    async (_, every) => {
      const { facts, counts } = counting();
      const handler = handlerOver(facts);
      let asked = 0;
      const turns = vi.spyOn(SlicedWork.prototype, 'isOver');
      if (every > 0) turns.mockImplementation(() => ++asked % every === 0);
      const data = await ask(
        `query ($request: PlanRequest!) { plan(request: $request) { ... on Plan { groups(first: 5) { nodes { trips(first: 5) { nodes { segments {
        ... on ScheduledSegment {
          service { calls { nodes { stop { name } } } alerts { title } route { patterns { nodes { headsign } } alerts { nodes { title } } vehicles { nodes { label } } } }
          from { stop { routes { nodes { shortName } } alerts { nodes { title } } departures(first: 5) { nodes { headsign } } } }
        }
      } } } } } } } }`,
        {
          request: {
            from: { stop: { region: REGION, code: 'station-central' } },
            to: { stop: { region: REGION, code: 'station-university' } },
            ...{ modes: ['pt_pub'], when: { departAfter: '2026-05-04T08:00:00-01:00' } },
          },
        },
        handler,
      );
      turns.mockRestore();
      const rides = JSON.stringify(data).split('"departures"').length - 1;
      expect(rides).toBeGreaterThan(3);
      const reads = ['runs.boards', 'runs.runs', 'lines.linesAt', 'lines.patterns', 'live.alerts', 'live.vehicles'];
      expect(Object.fromEntries(reads.map((name) => [name, counts.get(name)]))).toEqual(
        Object.fromEntries(reads.map((name) => [name, 1])),
      );
    },
  );

  test('a source that lacks facts answers null with a typed error, and the rest of the answer stands', async () => {
    const refuse = () => {
      throw notFromSource('where vehicles are');
    };
    const handler = handlerOver({ ...source, live: { ...source.live, vehicles: refuse } });
    const query = `{ region(code: "${REGION}") { name vehicles { nodes { code } } alerts { nodes { code } } } }`;
    const { body } = await askHandler(handler, query);
    expect(body.data.region).toMatchObject({ name: 'Port Merrow', vehicles: null });
    expect(body.data.region.alerts.nodes.length).toBeGreaterThan(0);
    expect(body.errors).toMatchObject([{ path: ['region', 'vehicles'], extensions: { code: 'NOT_FROM_SOURCE' } }]);
  });
});

describe('searches from one place to many', () => {
  const at = '2026-05-04T08:00:00-01:00';
  const central = `{ stop: { region: "${REGION}", code: "station-central" } }`;

  async function reached(within: string): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let after: string | null = null, more = true; more; ) {
      const { isochrone } = await ask(
        `query ($after: String) { isochrone(from: ${central}, when: { departAfter: "${at}" }, within: "${within}") {
          empty stops(first: 100, after: $after) { pageInfo { endCursor hasNextPage } nodes { stop { code } at duration } }
        } }`,
        { after },
      );
      expect(isochrone.empty).toBeNull();
      for (const node of isochrone.stops.nodes) found.set(node.stop.code, seconds(node.at));
      ({ endCursor: after, hasNextPage: more } = isochrone.stops.pageInfo);
    }
    return found;
  }

  test('an isochrone is never later than a plan to the same stop, and more time reaches the same stops and others', async () => {
    const [near, far] = [await reached('PT10M'), await reached('PT30M')];
    expect(near.size).toBeGreaterThan(20);
    expect(far.size).toBeGreaterThan(near.size);
    for (const [code, time] of near) expect(far.get(code)).toBe(time);
    const random = randomNumbers(3);
    const codes = [...far.keys()];
    let compared = 0;
    for (let i = 0; i < 8; i++) {
      const code = pickOne(codes, random);
      const { plan } = await ask(
        `query ($request: PlanRequest!) { plan(request: $request) { ... on Plan { groups { nodes { trips { nodes { arrival } } } } } } }`,
        {
          request: {
            from: { stop: { region: REGION, code: 'station-central' } },
            to: { stop: { region: REGION, code } },
            ...{ modes: ['pt_pub', 'wa_wal'], when: { departAfter: at } },
          },
        },
      );
      const arrivals = plan.groups.nodes.flatMap(({ trips }: Found) =>
        trips.nodes.map(({ arrival }: Found) => seconds(arrival)),
      );
      if (arrivals.length === 0) continue;
      compared++;
      // A plan ends at the stop's place on the street, some seconds from where vehicles stop.
      expect(far.get(code)).toBeLessThanOrEqual(Math.min(...arrivals) + 90);
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('times to many places are those of plans: on foot, by car, by vehicles', async () => {
    const { oneToMany } = await ask(
      `{ oneToMany(from: ${central}, departAfter: "${at}", to: [
          ${central}, { stop: { region: "${REGION}", code: "station-university" } }, { point: { lat: 50, lng: 0 } }
        ]) { duration arrival boardings } }`,
    );
    expect(oneToMany).toHaveLength(3);
    expect(oneToMany[2]).toEqual({ duration: null, arrival: null, boardings: null });
    expect(oneToMany[0].boardings).toBe(0);
    expect(oneToMany[1].boardings).toBeGreaterThan(0);
    expect(seconds(oneToMany[1].arrival)).toBeGreaterThan(seconds(at));
  });

  test('where nothing is in reach it says why', async () => {
    const { isochrone } = await ask(
      '{ isochrone(from: { point: { lat: 0, lng: 0 } }) { region { name } empty stops { nodes { boardings } } } }',
    );
    expect(isochrone).toEqual({ region: null, empty: 'OUTSIDE_REGIONS', stops: { nodes: [] } });
  });
});
