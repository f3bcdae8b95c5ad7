import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import { createPlanner } from '@tripwright/planner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGraphqlHandler, type GraphqlHandler } from '../../src/graphql/create-graphql-handler.ts';
import { plannerSource } from '../../src/graphql/source/index.ts';
import { ask, openGate } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'lasting-ids-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One version of a feed: its lines with their stops, in the order of the files. */
interface Version {
  readonly lines: Readonly<Record<string, readonly string[]>>;
  readonly name: string;
}

/** Ids with the characters that identifiers are made of. */
const FIRST: Version = {
  name: 'old',
  lines: { 'R/1:a': ['s~1', 's/2', 's:3'], R2: ['s:3', 's4'], gone: ['s4', 's~1'] },
};
/** Every row stands elsewhere: new lines and stops come before the known ones, and one line is gone. R2 calls at one stop more. */
const SECOND: Version = {
  name: 'new',
  lines: { A0: ['a0', 'a1'], R2: ['s:3', 's9', 's4'], 'R/1:a': ['s~1', 's/2', 's:3'] },
};

/** Builds a dataset and answers over it. */
async function open({ name, lines }: Version): Promise<GraphqlHandler> {
  const feed = join(folder, name, 'lines');
  mkdirSync(feed, { recursive: true });
  const stops = [...new Set(Object.values(lines).flat())];
  const trips = Object.entries(lines).flatMap(([line, calls]) => [7, 8, 9].map((hour) => ({ line, hour, calls })));
  const files: Readonly<Record<string, readonly string[]>> = {
    agency: ['agency_id,agency_name,agency_url,agency_timezone', 'AG:1/x,Agency,https://agency.example,Europe/Lisbon'],
    stops: [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...stops.map((id) => `${id},${id} ${name},41.${1000 + id.charCodeAt(1)},-8.6`),
    ],
    routes: [
      'route_id,agency_id,route_short_name,route_type',
      ...Object.keys(lines).map((id) => `${id},AG:1/x,${id} ${name},3`),
    ],
    calendar: [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'D,1,1,1,1,1,1,1,20260101,20261231',
    ],
    trips: ['route_id,service_id,trip_id', ...trips.map(({ line, hour }) => `${line},D,${line}@${hour}`)],
    stop_times: [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...trips.flatMap(({ line, hour, calls }) =>
        calls.map((stop, i) => `${line}@${hour},${hour}:0${i}:00,${hour}:0${i}:00,${stop},${i}`),
      ),
    ],
  };
  for (const [file, rows] of Object.entries(files)) writeFileSync(join(feed, `${file}.txt`), `${rows.join('\n')}\n`);
  const out = join(folder, name, 'data');
  await importRegion({ region: 'xx_lines', title: 'Lines', gtfs: [feed], out });
  const planner = createPlanner([await readRegion(out, 'xx_lines')]);
  return createGraphqlHandler(plannerSource(planner), { keys: openGate, log: () => undefined });
}

let before: GraphqlHandler;
let after: GraphqlHandler;
beforeAll(async () => {
  before = await open(FIRST);
  after = await open(SECOND);
});

const IDS = `{ region(code: "xx_lines") {
  id routes { nodes { id code agency { id } patterns { nodes { id } } } }
  stops { nodes { id code departures(from: "2026-05-04T06:00:00Z") { nodes { service { id code } } } } }
} }`;

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query, which the compiler does not know
async function read(handler: GraphqlHandler, query: string, variables = {}): Promise<any> {
  const { body } = await ask(handler, query, variables);
  expect(body.errors).toBeUndefined();
  return body.data;
}

interface Named {
  readonly id: string;
  readonly code: string;
}

test('identifiers hold over a dataset whose rows all stand elsewhere, as long as the feed has the thing', async () => {
  const { region } = await read(before, IDS);
  const routes: readonly (Named & { agency: Named; patterns: { nodes: Named[] } })[] = region.routes.nodes;
  const stops: readonly (Named & { departures: { nodes: { service: Named }[] } })[] = region.stops.nodes;
  const services = [
    ...new Map(
      stops.flatMap(({ departures }) => departures.nodes.map(({ service }) => [service.id, service] as const)),
    ).values(),
  ];
  expect([routes.length, stops.length, services.length]).toEqual([3, 4, 9]);
  const found = async (handler: GraphqlHandler, ids: readonly string[]): Promise<readonly (string | null)[]> => {
    const fields = `__typename id ... on Route { shortName } ... on Stop { name } ... on Service { run: code calls { nodes { stop { name } } } }
      ... on Pattern { stops { nodes { name } } } ... on Agency { name }`;
    const { nodes } = await read(handler, `query ($ids: [ID!]!) { nodes(ids: $ids) { ${fields} } }`, { ids });
    for (const [i, node] of nodes.entries()) if (node !== null) expect(node.id).toBe(ids[i]);
    return nodes.map((node: Found) => (node === null ? null : JSON.stringify(node)));
  };
  type Found = object | null;
  const lasting = [
    ...[region.id, routes[0]!.agency.id, routes[0]!.patterns.nodes[0]!.id],
    ...routes.filter(({ code }) => code !== 'gone').map(({ id }) => id),
    ...stops.map(({ id }) => id),
    ...services.filter(({ code }) => !code.startsWith('gone')).map(({ id }) => id),
  ];
  const [old, now] = [await found(before, lasting), await found(after, lasting)];
  expect(old).not.toContain(null);
  expect(now).not.toContain(null);
  // The things are those of the new dataset: only their names have changed.
  expect(now.map((text) => text?.replaceAll(' new', ' old'))).toEqual(
    old.map((text) =>
      text?.includes('R2@') === true
        ? text.replace('{"stop":{"name":"s4 old"}}', '{"stop":{"name":"s9 old"}},{"stop":{"name":"s4 old"}}')
        : text,
    ),
  );
  const gone = [
    ...routes.filter(({ code }) => code === 'gone').map(({ id }) => id),
    ...services.filter(({ code }) => code.startsWith('gone')).map(({ id }) => id),
    // Vehicles of R2 call at a stop more now, so nothing runs by the old pattern.
    routes.find(({ code }) => code === 'R2')!.patterns.nodes[0]!.id,
  ];
  expect(await found(before, gone)).not.toContain(null);
  expect(await found(after, gone)).toEqual(gone.map(() => null));
});

test.each(['Route', 'Agency', 'Pattern', 'Service', 'Alert', 'Vehicle', 'Facility'])(
  'an identifier of a %s that nothing has is null',
  async (type) => {
    for (const code of ['x', 'x/y', 'x/y/z', 'x/y/0', 'R2@7/soon/0', '/', '~']) {
      const id = Buffer.from(`v1:${type}:xx_lines:${code}`, 'utf8').toString('base64url');
      expect(await read(before, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
    }
  },
);
