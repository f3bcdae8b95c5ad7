import { below, pickOne, type RandomNumbers, randomNumbers } from '@tripwright/testkit/random';
import { schemaSource } from '@tripwright/wire/graphql';
import { buildSchema, isCompositeType } from '../../src/graphql/graphql-js.ts';
import { damaged } from './damaged-operations.ts';
import { brokenGraphLaw } from './graph-laws.ts';
import { type GraphRequest, OperationGenerator, placesOf, type Selection } from './graph-operations.ts';
import { samplesOf } from './graph-samples.ts';
import type { FuzzOptions, FuzzReport } from './rest-fuzz.ts';
import { RawClient, type Received } from './send.ts';

const AT_ONCE = 6;
const MOST_VIOLATIONS = 20;
const schema = buildSchema(schemaSource);

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
