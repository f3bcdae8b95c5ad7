import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { rollBackRegion } from '@tripwright/feeds/artefact';
import { encodeMessage } from '@tripwright/feeds/realtime';
import { RegionTiles } from '@tripwright/map-view/tiles';
import { parseTripId } from '@tripwright/wire/rest-v1';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { clockFrom } from '../src/live/service-clock.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { type OpenStream, openStream } from './graphql/event-stream.ts';
import { buildLine, type LineOptions, stopAt } from './swap-feed.ts';

/** A Monday at nine. */
const MONDAY_9 = Date.parse('2026-05-04T08:00:00Z') / 1000;
const REGION = 'xx_line';

let folder: string;
let data: string;
let server: RunningServer | undefined;
/** Lines about datasets in the log. */
let log: string[];
/** The number in the names of a dataset's stops, by the version of the dataset. */
const numbers = new Map<string, string>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-swap-'));
  data = join(folder, 'data');
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function build(options: LineOptions, region = REGION): Promise<string> {
  const dataset = await buildLine(data, region, options);
  numbers.set(dataset, options.version);
  return dataset;
}

async function serve(settings: object = {}): Promise<RunningServer> {
  const config = readConfig(
    undefined,
    {},
    { port: 0, open: true, threads: 2, watchSeconds: 0, requestsPerMinute: 0, ...settings },
  );
  server = await startServer({ config, data, clock: clockFrom(MONDAY_9) });
  return server;
}

/** The numbers of all datasets that an answer shows stops of. */
const numbersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/Stop \d+ v(\w+)/g)].map(([, number]) => number!)),
];

/** Asks for trips over REST. @returns the datasets that the answer is of: by the names of its stops, and by the ids of its trips */
async function askRouting({ url }: RunningServer, to: number): Promise<string[]> {
  const query = new URLSearchParams({ v: '11', modes: 'pt_pub', departAfter: String(MONDAY_9) });
  for (const [name, { lat, lng }] of [
    ['from', stopAt(0)],
    ['to', stopAt(to)],
  ] as const)
    query.set(name, `(${lat},${lng})`);
  const response = await fetch(`${url}/v1/routing.json?${query}`);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const { groups } = JSON.parse(text) as { groups: { trips: { id: string }[] }[] };
  const ids = groups.flatMap(({ trips }) => trips.map(({ id }) => parseTripId(id)?.datasetVersion ?? id));
  expect(ids.length).toBeGreaterThan(0);
  return [...new Set([...numbersIn(text), ...ids.map((dataset) => numbers.get(dataset) ?? dataset)])];
}

/** Asks the graph for a region and for a plan in it, which are answered by different threads. */
async function askGraph({ url }: RunningServer, stop: number): Promise<string[]> {
  const query = `query ($request: PlanRequest!) {
    regions { nodes { datasetVersion } }
    plan(request: $request) {
      ... on Plan { groups(first: 5) { nodes { trips(first: 5) { edges { node { segments { from { name } to { name } } } } } } } }
    }
  }`;
  const [from, to] = [stopAt(0), stopAt(stop)].map((point) => ({ point }));
  const request = { from, to, modes: ['pt_pub'], when: { departAfter: new Date(MONDAY_9 * 1000).toISOString() } };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { request } }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const versions = [...text.matchAll(/"datasetVersion":"(\w+)"/g)].map(
    ([, dataset]) => numbers.get(dataset!) ?? dataset!,
  );
  expect(numbersIn(text).length + versions.length, text).toBeGreaterThan(1);
  return [...new Set([...numbersIn(text), ...versions])];
}

/** The cells of the line's first stops. */
const CELLS = [
  ...new Set([0, 1, 2, 3].map(stopAt).map(({ lat, lng }) => `${Math.floor(lat * 75)}#${Math.floor(lng * 75)}`)),
];

/** Asks for stops. */
async function askLocations({ url }: RunningServer): Promise<string[]> {
  const response = await fetch(`${url}/v1/locations.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ region: REGION, level: 2, cellIDs: CELLS }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return numbersIn(text);
}

const operatorText = async ({ url }: RunningServer): Promise<string> => (await fetch(`${url}/operator/data`)).text();
const metric = async ({ url }: RunningServer, name: string): Promise<string[]> =>
  (await (await fetch(`${url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith(`tripwright_dataset_${name}{`));

test('under load: every answer is of one dataset, none fails, and the newest one is answered from after each swap', async () => {
  await build({ version: '0' });
  const running = await serve();
  const swaps = Number(process.env['SWAPS'] ?? 2);
  let isDone = false;
  const counts = { requests: 0, failed: [] as unknown[], mixed: [] as string[][] };
  const clients = Array.from({ length: 6 }, async (_, client) => {
    for (let i = client; !isDone; i += 7) {
      const to = 3 + (i % 8);
      const asked = [askRouting, askGraph, askLocations][i % 3]!;
      const found = await asked(running, to).catch((error: unknown) => void counts.failed.push(error));
      counts.requests++;
      if (found?.length !== 1) counts.mixed.push(found ?? []);
    }
  });
  const loaded = Promise.all(clients);
  try {
    for (let swap = 1; swap <= swaps; swap++) {
      await build({ version: String(swap) });
      await running.refresh();
      expect([await askRouting(running, 5), await askGraph(running, 6), await askLocations(running)]).toEqual(
        [[swap], [swap], [swap]].map(([number]) => [String(number)]),
      );
    }
  } finally {
    isDone = true;
  }
  await loaded;
  if (process.env['SWAPS'] !== undefined) process.stdout.write(`${JSON.stringify({ swaps, ...counts })}\n`);
  expect([counts.failed, counts.mixed]).toEqual([[], []]);
  expect(counts.requests).toBeGreaterThan(30);
  expect(log.filter((line) => line.includes('has taken the place of'))).toHaveLength(swaps);
}, 600_000);

test('the folder is watched: a build is served without being asked for, a rollback as well, and a new region appears', async () => {
  const first = await build({ version: 'a' });
  const running = await serve({ watchSeconds: 1, threads: 0 });
  const second = await build({ version: 'b' });
  await vi.waitFor(async () => expect(await operatorText(running)).toContain(`dataset ${second}`), { timeout: 20_000 });
  expect(await askRouting(running, 4)).toEqual(['b']);
  await rollBackRegion(data, REGION);
  await vi.waitFor(async () => expect(await operatorText(running)).toContain(`dataset ${first}`), { timeout: 20_000 });
  expect(await askRouting(running, 4)).toEqual(['a']);
  expect(await metric(running, 'swaps_total')).toEqual([`tripwright_dataset_swaps_total{region="${REGION}"} 2`]);
  await build({ version: 'c' }, 'xx_other');
  await vi.waitFor(async () => expect(await operatorText(running)).toMatch(/xx_other: dataset/), { timeout: 20_000 });
}, 60_000);

test('with live sources running: every swap and rollback answers with their delays at once, and nothing of former datasets is kept', async () => {
  const name = `${REGION}.live.json`;
  const source = { name: 'line', file: 'line.pb', intervalSeconds: 1 };
  const late = {
    trip: { tripId: 't540' },
    calls: [{ stopSequence: 0, departure: { delay: 300 } }],
    timestamp: MONDAY_9,
  };
  await build({ version: 'a' });
  await build({ version: 'b' });
  writeFileSync(join(data, name), JSON.stringify({ sources: [source] }));
  writeFileSync(
    join(data, 'line.pb'),
    encodeMessage({
      header: { version: '2.0', timestamp: MONDAY_9 },
      entities: [{ id: '1', others: [], tripUpdate: late as never }],
    }),
  );
  const running = await serve({ threads: 0, watchSeconds: 1 });
  const board = async (): Promise<{ readonly realTimeDeparture?: number }> => {
    const body = JSON.stringify({ region: REGION, embarkationStops: ['s0'], limit: 1 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${running.url}/v1/departures.json`, { method: 'POST', headers, body });
    return (await answer.json()).embarkationStops[0].services[0];
  };
  const isLate = async (): Promise<void> => expect((await board()).realTimeDeparture).toBe(MONDAY_9 + 300);
  await vi.waitFor(isLate, { timeout: 10_000 });
  // Servers of earlier tests may not have been collected yet.
  const maps = (): number => queryObjects(RegionTiles, { format: 'count' });
  const before = maps();
  for (let swap = 1; swap <= 2; swap++) {
    // The watch may look in the middle of a rollback, as it may at any time.
    await rollBackRegion(data, REGION);
    await running.refresh();
    await isLate();
    expect(await askRouting(running, 5)).toEqual([swap % 2 === 1 ? 'a' : 'b']);
  }
  // A former edition ends its live thread before it goes.
  await vi.waitFor(() => expect(maps()).toBeLessThanOrEqual(before), { timeout: 10_000 });
}, 60_000);

describe('subscriptions', () => {
  const BOARD = `subscription ($stop: StopCode!) { departures(region: "${REGION}", stop: $stop, first: 2) {
    ... on DeparturesChange { dataset isWhole departures { key event { stop { name } } } } ... on StreamEnd { reason retryWithin } } }`;
  const listen = ({ url }: RunningServer, query: string, variables = {}): Promise<OpenStream> =>
    openStream(`${url}/graphql`, '', query, variables);

  test('go on with a new dataset, anew, where it has what they ask about; else they end with the reason', async () => {
    const first = await build({ version: '1' });
    const running = await serve();
    const request = {
      ...{ from: { point: stopAt(0) }, to: { point: stopAt(5) }, modes: ['pt_pub'] },
      when: { departAfter: new Date(MONDAY_9 * 1000).toISOString() },
    };
    const planned = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `query ($request: PlanRequest!) { plan(request: $request) { ... on Plan { groups { nodes { best { id } } } } } }`,
        variables: { request },
      }),
    });
    const { id } = (await planned.json()).data.plan.groups.nodes[0].best;
    const TRIP = `subscription ($id: ID!) { tripUpdates(id: $id) {
      ... on TripChange { dataset result { ... on TripNow { trip { segments { from { name } } } } } } ... on StreamEnd { reason } } }`;
    const streams = await Promise.all([
      listen(running, BOARD, { stop: 's1' }),
      listen(running, BOARD, { stop: 's11' }),
      listen(
        running,
        `subscription { alerts(region: "${REGION}") { ... on AlertsChange { dataset isWhole alerts { id } } } }`,
      ),
      listen(running, TRIP, { id }),
    ]);
    const [board, lost, alerts, trip] = streams as [OpenStream, OpenStream, OpenStream, OpenStream];
    const before = (await board.next())?.data.data.departures;
    expect([before.dataset, before.isWhole, numbersIn(JSON.stringify(before))]).toEqual([first, true, ['1']]);
    for (const one of [lost, alerts, trip]) expect(JSON.stringify(await one.next())).toContain(first);

    // Without its last stop.
    const second = await build({ version: '2', stops: 11 });
    await running.refresh();
    const after = (await board.next())?.data.data.departures;
    expect([after.dataset, after.isWhole, numbersIn(JSON.stringify(after))]).toEqual([second, true, ['2']]);
    expect(after.departures).toHaveLength(2);
    expect((await alerts.next())?.data.data.alerts).toEqual({ dataset: second, isWhole: true, alerts: [] });
    const { dataset, result } = (await trip.next())!.data.data.tripUpdates;
    expect([dataset, numbersIn(JSON.stringify(result))]).toEqual([second, ['2']]);
    expect((await lost.next())?.data).toEqual({ data: { departures: { reason: 'NEW_DATASET', retryWithin: null } } });
    expect((await lost.next())?.event).toBe('complete');
    const anew = await listen(running, BOARD, { stop: 's1' });
    expect((await anew.next())?.data.data.departures).toEqual(after);
    await Promise.all([board, alerts, trip, anew].map((one) => one.leave()));
  }, 60_000);

  test('keep no dataset that is not served any more', async () => {
    await build({ version: '1' });
    const running = await serve();
    const board = await listen(running, BOARD, { stop: 's1' });
    await board.next();
    // Servers of earlier tests may not have been collected yet.
    const maps = (): number => queryObjects(RegionTiles, { format: 'count' });
    const before = maps();
    for (const version of ['2', '3']) {
      await build({ version });
      await running.refresh();
      expect(numbersIn(JSON.stringify(await board.next()))).toEqual([version]);
    }
    await vi.waitFor(() => expect(maps()).toBeLessThanOrEqual(before), { timeout: 10_000 });
  }, 60_000);

  test('end with the server', async () => {
    await build({ version: '1' });
    const running = await serve();
    const board = await listen(running, BOARD, { stop: 's1' });
    await board.next();
    const closing = running.close();
    server = undefined;
    expect((await board.next())?.data.data.departures).toEqual({ reason: 'SHUTDOWN', retryWithin: 'PT30S' });
    expect([(await board.next())?.event, await board.next()]).toEqual(['complete', undefined]);
    await closing;
  }, 60_000);
});

describe('a bad dataset is refused, and the one before it stays', () => {
  type Bad = readonly [what: string, make: (region: string) => Promise<unknown>, reason: RegExp];
  const file = (region: string, name: string): string => join(data, region, name);
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(path, change(readFileSync(path, 'latin1')), 'latin1');
  const bad: readonly Bad[] = [
    [
      'a truncated file',
      async (region) => {
        await build({ version: 'bad' }, region);
        truncateSync(file(region, 'timetable.bin'), 500);
      },
      /truncated/,
    ],
    [
      'a file that was changed',
      async (region) => {
        await build({ version: 'bad' }, region);
        const half = 2000;
        edit(file(region, 'timetable.bin'), (text) => `${text.slice(0, half)}changed${text.slice(half + 7)}`);
      },
      /does not match the hash/,
    ],
    [
      'a file of another dataset',
      async (region) => {
        const kept = readFileSync(file(region, 'text.bin'));
        await build({ version: 'bad!' }, region);
        writeFileSync(file(region, 'text.bin'), kept);
      },
      /does not match the hash/,
    ],
    [
      'an old format',
      async (region) => {
        await build({ version: 'bad' }, region);
        edit(file(region, 'manifest.json'), (text) => text.replace(/"formatVersion": \d+/, '"formatVersion": 1'));
      },
      /old format 1/,
    ],
    [
      'a manifest that was cut off',
      async (region) => edit(file(region, 'manifest.json'), (text) => text.slice(0, 90)),
      /not JSON/,
    ],
    [
      'service that has ended',
      (region) => build({ version: 'bad', days: ['20250101', '20250201'] }, region),
      /ended before today/,
    ],
    ['most stops gone', (region) => build({ version: 'bad', stops: 4 }, region), /4 stops, in place of 12/],
    [
      'a timetable that answers nothing',
      (region) => build({ version: 'bad', isSealed: true }, region),
      /canary queries/,
    ],
  ];

  test('each of them, with the reason in the log, in the metrics and for operators', async () => {
    const regions = bad.map(([what, make, reason], i) => ({ region: `xx_${i}`, what, make, reason }));
    const served = new Map<string, string>();
    for (const { region } of regions) served.set(region, await build({ version: 'good' }, region));
    const running = await serve({ threads: 0 });
    const good = join(folder, 'good');
    cpSync(data, good, { recursive: true });
    for (const { region, make } of regions) await make(region);
    await running.refresh();
    const shown = await operatorText(running);
    const refused = await metric(running, 'refused');
    for (const { region, what, reason } of regions) {
      const line = log.find((one) => one.startsWith(`dataset: ${region}: `)) ?? '';
      expect(line, what).toMatch(reason);
      expect(line, what).toMatch(new RegExp(`is refused: .* ${served.get(region)} stays\\.$`));
      const paragraph = shown.split('\n\n').find((one) => one.startsWith(`${region}: dataset ${served.get(region)}`));
      expect(paragraph, what).toMatch(reason);
      expect(refused, what).toContain(`tripwright_dataset_refused{region="${region}"} 1`);
    }
    expect(await askRouting(running, 5)).toEqual(['good']);
    // They are not checked again until their files change.
    log = [];
    await running.refresh();
    expect(log).toEqual([]);
    for (const { region } of regions) {
      rmSync(join(data, region), { recursive: true });
      cpSync(join(good, region), join(data, region), { recursive: true });
    }
    await running.refresh();
    expect((await metric(running, 'refused')).filter((line) => !line.endsWith(' 0'))).toEqual([]);
  }, 60_000);

  test('a region whose folder is gone stays', async () => {
    await build({ version: 'only' });
    const running = await serve({ threads: 0 });
    rmSync(join(data, REGION), { recursive: true });
    await running.refresh();
    await pause(50);
    expect(existsSync(join(data, REGION))).toBe(false);
    expect(await askRouting(running, 5)).toEqual(['only']);
    await build({ version: 'next' });
    await running.refresh();
    expect(await askRouting(running, 5)).toEqual(['next']);
  });
});
