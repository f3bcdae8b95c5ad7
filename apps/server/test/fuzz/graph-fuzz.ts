import { below, pickOne, type RandomNumbers, randomNumbers } from '@tripwright/testkit/random';
import { schemaSource } from '@tripwright/wire/graphql';
import { buildSchema, isCompositeType } from '../../src/graphql/graphql-js.ts';
import { brokenGraphLaw } from './graph-laws.ts';
import {
  type GraphRequest,
  OperationGenerator,
  placesOf,
  type ScalarSamples,
  type Selection,
} from './graph-operations.ts';
import type { FuzzReport } from './rest-fuzz.ts';
import { RawClient, type Received } from './send.ts';

const AT_ONCE = 6;
const MOST_VIOLATIONS = 20;
const schema = buildSchema(schemaSource);

interface FuzzOptions {
  readonly count: number;
  readonly seed: number;
}

/** Sends random operations to the graph of a server, valid and damaged ones, and checks each answer. */
export async function fuzzGraph(url: string, key: string, { count, seed }: FuzzOptions): Promise<FuzzReport> {
  const random = randomNumbers(seed);
  const generator = new OperationGenerator(schema, await samplesOf(url, key), random);
  const client = new RawClient(url);
  const statuses: Record<number, number> = {};
  const violations: string[] = [];
  let [sent, slowestMs] = [0, 0];
  const worker = async (): Promise<void> => {
    while (sent < count && violations.length < MOST_VIOLATIONS) {
      sent++;
      const drawn = generator.write(generator.operation(1 + below(random, 8)));
      const { body, type } =
        random() < 0.35 ? damaged(drawn, random) : { body: JSON.stringify(drawn), type: undefined };
      try {
        const received = await post(client, body, key, type);
        statuses[received.status] = (statuses[received.status] ?? 0) + 1;
        slowestMs = Math.max(slowestMs, received.milliseconds);
        const broken = brokenGraphLaw(received);
        if (broken !== undefined) violations.push(`${broken}\n    ${body.slice(0, 1500)}`);
      } catch (error) {
        violations.push(`${String(error)}\n    ${body.slice(0, 1500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  client.close();
  return { sent, statuses, slowestMs, violations };
}

/** Where a search for the dearest operation begins: lists that lead back to lists. */
const DEAR_PATHS: readonly (readonly string[])[] = [
  ['region', 'stops', 'nodes', 'region', 'stops', 'nodes'],
  ['region', 'stops', 'nodes', 'cell', 'stops', 'cell', 'stops'],
  ['region', 'modes', 'regions', 'nodes', 'modes'],
  ['region', 'stops', 'nodes', 'departures', 'nodes', 'service', 'calls', 'nodes'],
  ['region', 'stops', 'nodes', 'routes', 'nodes', 'patterns', 'nodes', 'stops', 'nodes'],
  ['region', 'routes', 'nodes', 'patterns', 'nodes', 'stops', 'nodes', 'routes', 'nodes'],
];

/** The most expensive accepted operations of a search. */
export interface Dearest {
  readonly slowest: { readonly milliseconds: number; readonly request: GraphRequest };
  readonly largest: { readonly characters: number; readonly request: GraphRequest };
  readonly violations: readonly string[];
}

/**
 * Searches for the accepted operations that take longest and answer most: changes the dearest so far at random, and keeps what is dearer. Plans
 * are left out, since the work of searches is limited elsewhere.
 */
export async function dearestOperations(url: string, key: string, { count, seed }: FuzzOptions): Promise<Dearest> {
  const random = randomNumbers(seed);
  const samples = { ...(await samplesOf(url, key)), Int: [100] };
  const generator = new OperationGenerator(schema, samples, random);
  const client = new RawClient(url);
  const violations: string[] = [];
  const climb = async (
    steps: number,
    score: (received: Received) => number,
  ): Promise<{ score: number; request: GraphRequest }> => {
    let best = { score: 0, request: { query: '', variables: {} } as GraphRequest, selections: [] as Selection[] };
    for (let step = 0; step < steps && violations.length < MOST_VIOLATIONS; step++) {
      // The first fifth draws operations, the others change the dearest of them.
      const isFresh = best.selections.length === 0 || step < steps / 5;
      const drawn =
        step < 3 * DEAR_PATHS.length
          ? generator.path(DEAR_PATHS[step % DEAR_PATHS.length] as readonly string[])
          : isFresh
            ? generator.operation(4 + below(random, 8))
            : change(best.selections, generator, random);
      const selections = drawn.filter(({ field }) => field !== 'plan');
      if (selections.length === 0) continue;
      const request = generator.write(selections, 1);
      const received = await post(client, JSON.stringify(request), key);
      const broken = brokenGraphLaw(received);
      if (broken !== undefined) violations.push(`${broken}\n    ${JSON.stringify(request).slice(0, 1500)}`);
      if (received.status !== 200 || !received.body.startsWith('{"data"')) continue;
      const reached = score(received);
      if (reached > best.score) best = { score: reached, request, selections };
    }
    return best;
  };
  const slowest = await climb(Math.ceil(count / 2), ({ milliseconds }) => milliseconds);
  const largest = await climb(Math.ceil(count / 2), ({ body }) => body.length);
  client.close();
  return {
    slowest: { milliseconds: slowest.score, request: slowest.request },
    largest: { characters: largest.score, request: largest.request },
    violations,
  };
}

/** A copy of an operation with one to three random changes: a selection more, another one, or one less. */
function change(selections: readonly Selection[], generator: OperationGenerator, random: RandomNumbers): Selection[] {
  const copy = (set: readonly Selection[]): Selection[] =>
    set.map((each) => ({ ...each, args: { ...each.args }, below: copy(each.below) }));
  const changed = copy(selections);
  for (let i = 0; i < 1 + below(random, 3); i++) {
    const { list, at } = pickOne(placesOf(changed), random);
    const chosen = list[at] as Selection;
    const kind = below(random, 5);
    if (kind === 0 && list.length > 1) list.splice(at, 1);
    else if (kind === 1 && chosen.field !== undefined && chosen.field !== '__typename')
      list.push({ ...chosen, below: copy(chosen.below), alias: `${chosen.field}${below(random, 10_000)}` });
    else if (isCompositeType(chosen.type) && chosen.field !== '__typename') {
      const names = new Set(chosen.below.map(({ alias, field, on }) => alias ?? field ?? on));
      for (const more of generator.select(chosen.type, below(random, 5)))
        if (!names.has(more.alias ?? more.field ?? more.on)) chosen.below.push(more);
    }
    for (const argument of Object.values(chosen.args))
      if (typeof argument.value === 'number') argument.value = pickOne([1, 10, 100], random);
  }
  return changed;
}

function post(client: RawClient, body: string, key: string, type: string = 'application/json'): Promise<Received> {
  return client.send({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': type,
      accept: 'application/graphql-response+json',
      'content-length': String(Buffer.byteLength(body)),
      ...(key !== '' && { 'x-service-key': key }),
    },
    body,
  });
}

/** A request that is wrong in some way. */
function damaged({ query, variables }: GraphRequest, random: RandomNumbers): { body: string; type?: string } {
  const at = below(random, query.length);
  const times = 1 + below(random, 60);
  const whole = (text: string, values: unknown = variables): { body: string } => ({
    body: JSON.stringify({ query: text, variables: values }).slice(0, 99_000),
  });
  switch (below(random, 16)) {
    case 0:
      return whole(query.slice(0, at) + query.slice(at + 1 + below(random, 8)));
    case 1:
      return whole(
        query.slice(0, at) +
          pickOne(['{', '}', '(', '"', '"""', '$', '@', '...', '\u0000', '💥', '#', '!'], random) +
          query.slice(at),
      );
    case 2: {
      const wrong = [null, 'x', -1, 1e99, [], {}, [[[]]], 'x'.repeat(5000), Array.from({ length: 5000 }, (_, i) => i)];
      return whole(query, Object.fromEntries(Object.keys(variables).map((name) => [name, pickOne(wrong, random)])));
    }
    case 3:
      return whole(query, {});
    case 4:
      return whole(query, pickOne<unknown>([[], 'x', 7, { __proto__: 1, constructor: {} }], random));
    case 5:
      return whole(`${query} fragment A on Query { ...B } fragment B on Query { ...A }`);
    case 6:
      return whole(`{ ...A } fragment A on Query { about { version } ...B } fragment B on Query { ...A }`);
    case 7:
      return whole(`{ mode(id: "pt_pub") ${'{ parent '.repeat(times)} { known } ${'}'.repeat(times)} }`);
    case 8:
      return whole(`{ nodes(ids: [${'"x",'.repeat(times * 200)}]) { id } }`);
    case 9:
      return whole(`{ about ${'@skip(if: false) '.repeat(times)} { version } }`);
    case 10:
      return whole(`{ ${Array.from({ length: times * 8 }, (_, i) => `a${i}: about { version }`).join(' ')} }`);
    case 11: {
      const names = Array.from({ length: 12 }, (_, i) => i);
      const doubling = names.map(
        (i) =>
          `fragment D${i} on Query { ${i < 11 ? `...D${i + 1} ... on Query { ...D${i + 1} }` : 'about { version }'} }`,
      );
      return whole(`{ ...D0 } ${doubling.join(' ')}`);
    }
    case 12: {
      const body = JSON.stringify({ query, variables });
      return {
        body: pickOne([body.slice(0, below(random, body.length)), `${body}x`, `[${body}]`, '', 'null'], random),
      };
    }
    case 13:
      return {
        body: pickOne(
          ['query={__typename}&variables=x', `query=${encodeURIComponent(query)}`, '&&&', 'query=%zz'],
          random,
        ),
        type: 'application/x-www-form-urlencoded',
      };
    case 14:
      return {
        body: query,
        type: pickOne(['application/graphql', 'text/plain', 'multipart/form-data; boundary=x'], random),
      };
    default:
      return whole(
        query.replace(
          /\b(?:nodes|edges|stops|name|id|modes)\b/,
          pickOne(['nope', 'id id', '__schema { types { name } }'], random),
        ),
      );
  }
}

interface Identified {
  readonly id: string;
}

/** Identifiers and values of the server under test. */
async function samplesOf(url: string, key: string): Promise<ScalarSamples> {
  const query =
    '{ regions { nodes { id code modes { id identifier } routes(first: 10) { nodes { id feed code agency { id } patterns { nodes { id } } } } stops(first: 30) { nodes { id code point { lat lng } cell { key } departures(from: "2026-05-04T08:00:00Z", first: 1) { nodes { service { id code serviceDate } } } } } } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': key },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: {
      regions: {
        nodes: {
          id: string;
          code: string;
          modes: { id: string; identifier: string }[];
          routes: {
            nodes: { id: string; feed: string; code: string; agency: Identified; patterns: { nodes: Identified[] } }[];
          };
          stops: {
            nodes: {
              id: string;
              code: string;
              point: { lat: number; lng: number };
              cell: { key: string };
              departures: { nodes: { service: { id: string; code: string; serviceDate: string } }[] };
            }[];
          };
        }[];
      };
    };
  };
  const regions = data.regions.nodes;
  const stops = regions.flatMap((region) => region.stops.nodes);
  const modes = regions.flatMap((region) => region.modes);
  const codes = regions.map(({ code }) => code);
  const routes = regions.flatMap((region) => region.routes.nodes);
  const services = stops.flatMap(({ departures }) => departures.nodes.map(({ service }) => service));
  const lines = routes.flatMap((route) => [route, route.agency, ...route.patterns.nodes]);
  const nodes = [...regions, ...stops, ...modes, ...lines, ...services];
  const cells = [...new Set(stops.map(({ cell }) => cell.key))];
  return {
    RegionCode: [...codes, ...codes, ...codes, 'nowhere'],
    StopCode: [...stops.map(({ code }) => code), 'x'],
    ModeId: [...modes.map(({ identifier }) => identifier), 'pt_pub', 'wa_wal', 'x'],
    ID: nodes.map(({ id }) => id),
    '[ids]': [nodes.map(({ id }) => id).slice(-100), stops.slice(0, 3).map(({ id }) => id)],
    CellId: [...codes, ...cells],
    lat: stops.map(({ point }) => point.lat),
    lng: stops.map(({ point }) => point.lng),
    radius: [100, 1000, 10_000],
    feed: [...routes.map(({ feed }) => feed), 'x'],
    route: [...routes.map(({ code }) => code), 'x'],
    serviceDate: [...services.map(({ serviceDate }) => serviceDate), 'soon'],
    south: [43.4],
    north: [43.45, 43.6],
    west: [-28.5],
    east: [-28.35, -28.45],
    Locale: ['en', 'de', 'xx', 'zh-TW'],
    DateTime: ['2026-05-04T08:00:00Z', '2026-05-04T08:00:00+01:00', '1970-01-01T00:00:00Z'],
    Duration: ['PT5M', 'PT1H', 'PT0S', 'P1D'],
    after: ['', 'x'],
    before: ['', 'x'],
  };
}
