import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { cacheExchange, fetchExchange, Client as UrqlClient } from '@urql/core';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isAbstractType,
  parse,
  print,
} from 'graphql';
import { createClient as createSseClient, type Client as SseClient } from 'graphql-sse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ForeignWorld, openForeignWorld } from './foreign-world.ts';

// biome-ignore lint/suspicious/noExplicitAny: foreign clients know the shape of an answer by its operation
type Data = any;

/** What the tests need of a client: each has its own way. */
interface Foreign {
  query(document: string, variables: object): Promise<Data>;
  /** The answer from the client's cache alone; undefined where the cache has lost a part of it. */
  kept(document: string, variables: object): Promise<Data>;
  subscribe(document: string, variables: object, next: (data: Data) => void): () => void;
}

let world: ForeignWorld;
let possibleTypes: Record<string, string[]>;

beforeAll(async () => {
  world = await openForeignWorld();
  // All that a client knows: what the server says of itself.
  const response = await fetch(world.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...world.headers },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const schema = buildClientSchema(((await response.json()) as { data: IntrospectionQuery }).data);
  possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isAbstractType(type) ? [[type.name, schema.getPossibleTypes(type).map(({ name }) => name)]] : [],
    ),
  );
});
afterAll(() => world.close());
beforeEach(() => world.disturb(false));

function apollo(): Foreign {
  const sse: SseClient = createSseClient({ url: world.url, headers: world.headers, retryAttempts: 0 });
  const streams = new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) =>
        sse.subscribe<Data>(
          { query: print(query), variables, ...(operationName !== undefined && { operationName }) },
          {
            next: (value) => observer.next(value as Data),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        ),
      ),
  );
  const http = new HttpLink({ uri: world.url, headers: { ...world.headers } });
  const client = new ApolloClient({
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', streams, http),
    cache: new InMemoryCache({ possibleTypes }),
  });
  return {
    query: async (document, variables) => {
      const { data, error } = await client.query<Data>({
        query: parse(document),
        variables,
        fetchPolicy: 'network-only',
      });
      if (error) throw error;
      return data;
    },
    kept: async (document, variables) => client.readQuery({ query: parse(document), variables }) ?? undefined,
    subscribe(document, variables, next) {
      const started = client.subscribe<Data>({ query: parse(document), variables }).subscribe(({ data }) => next(data));
      return () => started.unsubscribe();
    },
  };
}

function urql(): Foreign {
  const client = new UrqlClient({
    url: world.url,
    preferGetMethod: false,
    fetchOptions: { headers: { ...world.headers } },
    exchanges: [cacheExchange, fetchExchange],
    fetchSubscriptions: true,
  });
  return {
    async query(document, variables) {
      const { data, error } = await client
        .query<Data>(document, variables, { requestPolicy: 'network-only' })
        .toPromise();
      if (error) throw error;
      return data;
    },
    kept: async (document, variables) => client.readQuery<Data>(document, variables)?.data,
    subscribe(document, variables, next) {
      return client.subscription<Data>(document, variables).subscribe(({ data }) => next(data)).unsubscribe;
    },
  };
}

const TRIP = `fragment TripFields on Trip { id departure arrival changeovers { slack state }
  segments { id index mode { id identifier } ... on ScheduledSegment { service { id code route { id shortName } } } } }`;
const PLAN = `query Plan($request: PlanRequest!, $page: String) { plan(request: $request, page: $page) {
  ... on Plan { id window { earlier later } groups { nodes { trips { nodes { ...TripFields } } } }
    alerts { id title avoidStops } }
  ... on PlanRefused { fields { field message } }
} } ${TRIP}`;
const SWAP = `query Swap($id: ID!, $segment: Int!) { trip(id: $id) { ... on TripNow { id trip { id
  swap(segment: $segment, to: NEXT) { ... on TripSwapped { arrivalChange replaced trip { ...TripFields } } ... on SwapRefused { code message } }
} } } } ${TRIP}`;
const REFRESH = `query Refresh($id: ID!) { trip(id: $id) { ... on TripNow { id isSameTrip alerts { id title } trip { ...TripFields } } ... on TripGone { code } } } ${TRIP}`;
const REROUTE = `query Reroute($request: PlanRequest!, $avoidStops: [StopCode!]!) { plan(request: $request) { ... on Plan { id
  reroute(avoidStops: $avoidStops) { ... on Plan { id request { avoidStops } groups { nodes { best { ...TripFields } } } } }
} } } ${TRIP}`;
const AROUND = `query Around($id: ID!, $request: PlanRequest!) { node(id: $id) { id ... on Alert { avoidStops
  plan(request: $request) { ... on Plan { id request { avoidStops } groups { nodes { best { ...TripFields } } } } }
} } } ${TRIP}`;
const ALERTS = `subscription Alerts($region: RegionCode!) { alerts(region: $region) {
  ... on AlertsChange { snapshot isWhole gone alerts { id title avoidStops } } ... on StreamEnd { reason }
} }`;

const tripsOf = ({ plan }: Data): Data[] => plan.groups.nodes.flatMap(({ trips }: Data) => trips.nodes);
const linesOf = ({ segments }: Data): string[] =>
  segments.flatMap(({ service }: Data) => (service ? [service.route.shortName ?? service.route.id] : []));

describe.each([
  ['Apollo Client', apollo],
  ['urql', urql],
])('%s', (_, open) => {
  test('plans, pages, swaps a ride and refreshes the trip, and its cache keeps all of it', async () => {
    const client = open();
    const { request } = world;
    const asked: [string, object][] = [];
    const ask = async (document: string, variables: object): Promise<Data> => {
      asked.push([document, variables]);
      return client.query(document, variables);
    };
    const first = await ask(PLAN, { request });
    const [trip] = tripsOf(first);
    expect(linesOf(trip)[0]).toBe('R1');
    const later = await ask(PLAN, { request, page: first.plan.window.later });
    const ids = tripsOf(first).map(({ id }) => id);
    expect(tripsOf(later).filter(({ id }) => ids.includes(id))).toEqual([]);
    const earlier = await ask(PLAN, { request, page: later.plan.window.earlier });
    expect(tripsOf(earlier).map(({ id }) => id)).toEqual(ids);
    const ride = trip.segments.find(({ service }: Data) => service).index;
    const { swap } = (await ask(SWAP, { id: trip.id, segment: ride })).trip.trip;
    expect(swap.arrivalChange).toBe('PT1H');
    expect(linesOf(swap.trip)).toEqual(linesOf(trip));
    const refreshed = await ask(REFRESH, { id: swap.trip.id });
    expect([refreshed.trip.isSameTrip, refreshed.trip.trip.id]).toEqual([true, swap.trip.id]);
    // A later answer takes nothing from an earlier one: objects with one id are one object.
    for (const [document, variables] of asked)
      expect(await client.kept(document, variables), document).toEqual(await client.query(document, variables));
  });

  test('follows an alert to a plan without its stops, by the plan and by the alert', async () => {
    const client = open();
    const { request } = world;
    expect((await client.query(PLAN, { request })).plan.alerts).toEqual([]);
    world.disturb(true);
    const { plan } = await client.query(PLAN, { request });
    const [alert] = plan.alerts;
    expect([alert.title, alert.avoidStops]).toEqual(['No change at B', ['B']]);
    const ways = [
      (await client.query(REROUTE, { request, avoidStops: alert.avoidStops })).plan.reroute,
      (await client.query(AROUND, { id: alert.id, request })).node.plan,
    ];
    for (const way of ways) {
      expect(way.request.avoidStops).toEqual(['B']);
      expect(linesOf(plan.groups.nodes[0].trips.nodes[0])[0]).toBe('R1');
      expect(linesOf(way.groups.nodes[0].best)[0]).toBe('R2');
    }
  });

  test('subscribes by server-sent events, and its cache takes what they bring', async () => {
    const client = open();
    const events: Data[] = [];
    let arrived = (): void => undefined;
    const until = async (count: number): Promise<void> => {
      while (events.length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
    };
    const leave = client.subscribe(ALERTS, { region: 'scene' }, (data) => {
      events.push(data.alerts);
      arrived();
    });
    await until(1);
    expect(events[0]).toMatchObject({ isWhole: true, alerts: [] });
    world.disturb(true);
    await until(2);
    expect(events[1]).toMatchObject({ isWhole: false, alerts: [{ title: 'No change at B', avoidStops: ['B'] }] });
    expect(events[1].snapshot).not.toBe(events[0].snapshot);
    leave();
  });
});
