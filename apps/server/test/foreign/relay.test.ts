import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignWorld, openForeignWorld } from './foreign-world.ts';

// biome-ignore lint/suspicious/noExplicitAny: relay-runtime has no types of its own
type Any = any;

const require = createRequire(import.meta.url);
const relay: Any = require('relay-runtime');

/** What a Relay app would hold: fragments with connections, by the rules of its compiler. */
const APP = `
const { graphql } = require('relay-runtime');
graphql\`
  query appStopsQuery($first: Int!) { region(code: "scene") { id ...appStops_region @arguments(first: $first) } }
\`;
graphql\`
  fragment appStops_region on Region
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
  @refetchable(queryName: "appStopsPaginationQuery") {
    stops(first: $first, after: $after) @connection(key: "appStops_stops") { edges { node { id code name } } }
  }
\`;
graphql\`
  query appStopQuery($id: ID!) { node(id: $id) { id ... on Stop { code name routes(first: 5) { edges { node { id shortName } } } } } }
\`;
graphql\`
  query appPlanQuery($request: PlanRequest!) { plan(request: $request) { __typename
    ... on Plan { id alerts { id title } groups(first: 5) { edges { node { best { id departure arrival segments { __typename index mode { identifier } } } } } } }
  } }
\`;
graphql\`
  query appTripQuery($id: ID!) { trip(id: $id) { __typename ... on TripNow { id isSameTrip trip { id departure arrival } } ... on TripGone { code } } }
\`;
graphql\`
  subscription appAlertsSubscription { alerts(region: "scene") { __typename ... on AlertsChange { isWhole alerts { id title } } } }
\`;
`;

let world: ForeignWorld;
let folder: string;
let environment: Any;
const artifacts = new Map<string, Any>();

beforeAll(async () => {
  world = await openForeignWorld();
  const send = async (body: object): Promise<Any> =>
    (
      await fetch(world.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...world.headers },
        body: JSON.stringify(body),
      })
    ).json();
  folder = mkdtempSync(join(tmpdir(), 'relay-app-'));
  mkdirSync(join(folder, 'src', '__generated__'), { recursive: true });
  // The compiler reads the schema as the server prints it.
  const { data } = (await send({ query: getIntrospectionQuery() })) as { data: IntrospectionQuery };
  writeFileSync(join(folder, 'schema.graphql'), printSchema(buildClientSchema(data)));
  writeFileSync(join(folder, 'src', 'app.js'), APP);
  writeFileSync(join(folder, 'package.json'), '{}');
  const settings = {
    ...{ src: './src', schema: './schema.graphql', language: 'javascript', artifactDirectory: './src/__generated__' },
    ...{ excludes: ['**/__generated__/**'], eagerEsModules: false },
  };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(settings));
  execFileSync(require('relay-compiler') as string, [join(folder, 'relay.config.json')], {
    cwd: folder,
    stdio: 'pipe',
  });
  const load = createRequire(pathToFileURL(join(folder, 'src', 'app.js')));
  for (const name of [
    'appStopsQuery',
    'appStops_region',
    'appStopsPaginationQuery',
    'appStopQuery',
    'appPlanQuery',
    'appTripQuery',
    'appAlertsSubscription',
  ])
    artifacts.set(name, load(`./__generated__/${name}.graphql.js`));
  const sse = createClient({ url: world.url, headers: world.headers, retryAttempts: 0 });
  environment = new relay.Environment({
    store: new relay.Store(new relay.RecordSource()),
    network: relay.Network.create(
      ({ text: query }: Any, variables: object) => send({ query, variables }),
      ({ text: query }: Any, variables: Any) =>
        relay.Observable.create((sink: Any) => sse.subscribe({ query, variables }, sink)),
    ),
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

const read = (name: string, variables: object): Promise<Any> =>
  relay.fetchQuery(environment, artifacts.get(name), variables).toPromise();

/** The fragment as a component would see it. */
function stopsOf(region: Any): Any {
  const selector = relay.getSingularSelector(artifacts.get('appStops_region'), region);
  return environment.lookup(selector).data.stops;
}

test('a connection grows page by page in the store, as loadNext does it', async () => {
  const { region } = await read('appStopsQuery', { first: 2 });
  const operation = relay.createOperationDescriptor(artifacts.get('appStopsQuery'), { first: 2 });
  environment.retain(operation);
  const first = stopsOf(region);
  expect(first.edges).toHaveLength(2);
  expect(first.pageInfo.hasNextPage).toBe(true);
  let shown = first;
  for (let page = 0; shown.pageInfo.hasNextPage; page++) {
    expect(page).toBeLessThan(3);
    await read('appStopsPaginationQuery', { id: region.id, first: 2, after: shown.pageInfo.endCursor });
    shown = stopsOf(region);
  }
  expect(shown.edges.map(({ node }: Any) => node.code).sort()).toEqual(['A', 'B', 'D', 'E']);
  expect(shown.edges.slice(0, 2)).toEqual(first.edges);
});

test('node(id:) reads an object again, and everything that shows it sees its fields', async () => {
  const { region } = await read('appStopsQuery', { first: 2 });
  const [{ node }] = stopsOf(region).edges;
  const again = await read('appStopQuery', { id: node.id });
  expect(again.node).toMatchObject({ id: node.id, code: node.code, name: node.name });
  expect(again.node.routes.edges.length).toBeGreaterThan(0);
  expect((await read('appStopQuery', { id: 'djE6U3RvcDpzY2VuZTpub3doZXJl' })).node).toBeNull();
});

test('plans, opens a trip again and subscribes', async () => {
  const { plan } = await read('appPlanQuery', { request: world.request });
  const { best } = plan.groups.edges[0].node;
  expect(best.segments.map(({ mode }: Any) => mode.identifier)).toContain('pt_pub_bus');
  const { trip } = await read('appTripQuery', { id: best.id });
  expect(trip).toMatchObject({ __typename: 'TripNow', isSameTrip: true, trip: { id: best.id, arrival: best.arrival } });
  const titles: string[][] = [];
  let arrived = (): void => undefined;
  const stream = relay.requestSubscription(environment, {
    subscription: artifacts.get('appAlertsSubscription'),
    variables: {},
    onNext: ({ alerts }: Any) => {
      titles.push(alerts.alerts.map(({ title }: Any) => title));
      arrived();
    },
  });
  const until = async (count: number): Promise<void> => {
    while (titles.length < count)
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
  };
  await until(1);
  world.disturb(true);
  await until(2);
  stream.dispose();
  expect(titles).toEqual([[], ['No change at B']]);
});
