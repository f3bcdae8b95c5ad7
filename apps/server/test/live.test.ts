import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveSnapshot } from '@tripwright/core/live';
import { liveRegion, prepareLive, type Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { encodeMessage, plainSource } from '@tripwright/feeds/realtime';
import { createLiveCity, generateSampleCity, getLandmark, place, serveLiveCity } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { SnapshotPacker, SnapshotReader } from '../src/live/packed-snapshot.ts';
import { RegionLive } from '../src/live/region-live.ts';
import { clockFrom } from '../src/live/service-clock.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/start-server.ts';

/** A Monday morning on the city's islands. */
const MONDAY_8 = Date.parse('2026-05-04T09:00:00Z') / 1000;
const city = generateSampleCity();
const polls = mkdtempSync(join(tmpdir(), 'server-polls-'));
let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let region: Region;
beforeAll(async () => {
  sample = await buildSampleRegion();
  region = await readRegion(sample.data, sample.code);
});
afterAll(() => {
  sample.remove();
  rmSync(polls, { recursive: true, force: true });
});

const messageOf = (at: number): Uint8Array => encodeMessage(createLiveCity(city).message('trip-updates', at));

/** Runs sources of a region until a snapshot fits, and returns the newest one. */
async function runUntil(
  urls: Readonly<Record<string, string>>,
  fits: (snapshot: LiveSnapshot, live: RegionLive) => boolean,
): Promise<{ readonly snapshot: LiveSnapshot; readonly live: RegionLive }> {
  let snapshot: LiveSnapshot | undefined;
  const sources = Object.entries(urls).map(([name, url]) => ({
    ...plainSource(name, url),
    // Only the source that drips is given up soon: a busy machine needs seconds for the others.
    ...{ feed: 'gtfs', timeoutSeconds: name === 'drip' ? 0.4 : 15, intervalSeconds: 0.1 },
  }));
  const publish = (made: LiveSnapshot): void => {
    snapshot = made;
  };
  const live = new RegionLive({ region, sources, allowPrivate: false, environment: {}, now: () => MONDAY_8, publish });
  live.start();
  for (let i = 0; i < 200 && (snapshot === undefined || !fits(snapshot, live)); i++) await pause(20);
  live.stop();
  if (snapshot === undefined) throw new Error('no snapshot');
  return { snapshot, live };
}

describe('a region with sources', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    const good = messageOf(MONDAY_8);
    server = createServer((request, response) => {
      switch (request.url) {
        case '/good':
          return response.end(good);
        case '/cut':
          return response.end(good.subarray(0, 5000));
        case '/page':
          return response.end('<html>Sorry</html>');
        case '/future':
          return response.end(messageOf(MONDAY_8 + 86_400));
        case '/drip': {
          response.write(good.subarray(0, 10));
          return undefined;
        }
        case '/huge':
          response.writeHead(200, { 'content-encoding': 'identity' });
          for (let i = 0; i < 70; i++) response.write(new Uint8Array(1 << 20));
          return response.end();
        default:
          return response.writeHead(500).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('IM-17: sources that are dead, slow, cut off, huge or no message leave the others alone, and are flagged', async () => {
    const wrong = { dead: '/dead', cut: '/cut', page: '/page', drip: '/drip', huge: '/huge' };
    const urls = Object.fromEntries(
      Object.entries({ good: '/good', ...wrong }).map(([name, path]) => [name, url + path]),
    );
    const { snapshot, live } = await runUntil(urls, ({ feeds }) => feeds.every(({ health }) => health !== 'waiting'));
    expect(Object.fromEntries(snapshot.feeds.map(({ name, health }) => [name, health]))).toEqual({
      good: 'fresh',
      ...Object.fromEntries(Object.keys(wrong).map((name) => [name, 'failing'])),
    });
    expect(snapshot.runs.count).toBeGreaterThan(50);
    const reasons = Object.fromEntries(live.status().map(({ name, reason }) => [name, reason]));
    expect(reasons).toMatchObject({
      good: undefined,
      dead: expect.stringMatching(/500/),
      cut: expect.stringMatching(/cut off/),
      page: expect.stringMatching(/web page/),
      drip: expect.stringMatching(/within 0.4 s/),
      huge: expect.stringMatching(/more than/),
    });
    const [status] = live.status();
    expect(status).toMatchObject({ health: 'fresh', match: { tripUpdates: { rate: 1 } }, polls: { failures: 0 } });
  });

  test('a message from the future is taken as of now, and one source alone that fails leaves the timetable', async () => {
    const future = await runUntil({ future: `${url}/future` }, ({ feeds }) => feeds[0]?.health !== 'waiting');
    expect(future.snapshot.feeds[0]?.messageTime).toBeLessThanOrEqual(MONDAY_8);
    const { snapshot } = await runUntil({ dead: `${url}/dead` }, () => true);
    expect([snapshot.runs.count, snapshot.feeds[0]?.health]).toEqual([0, 'failing']);
  });

  test('a snapshot is the same after a passage through shared memory, and its columns are not copied', async () => {
    const { snapshot } = await runUntil({ good: `${url}/good` }, ({ runs }) => runs.count > 0);
    const prepared = prepareLive(region, snapshot, 180);
    expect(prepared?.windows[0]?.changed).toBeDefined();
    const packed = new SnapshotPacker('xx').pack({ snapshot, prepared });
    const again = new SnapshotReader().read(packed);
    expect(again).toEqual({ snapshot, prepared });
    expect(again.snapshot.runs.callArrival.buffer).toBe(packed.parts[0]?.buffer);
    expect(again.prepared?.windows[0]?.changed?.forward.runStart).toHaveProperty('buffer', packed.parts[0]?.buffer);
  });

  test('snapshots share what they have in common, and the threads what they make of it', async () => {
    const { snapshot } = await runUntil({ good: `${url}/good` }, ({ runs }) => runs.count > 0);
    const [system] = region.sharedVehicles?.systems ?? [];
    const docks = { system: system!.system.id, time: MONDAY_8, stations: [], vehicles: [], source: 0 };
    const first: LiveSnapshot = { ...snapshot, shared: [docks] };
    const time = first.runs.time.map((seconds) => seconds + 30);
    // Said again half a minute later, with nothing new but that; then with other counts.
    const second: LiveSnapshot = { ...first, id: 'b', at: first.at + 30, runs: { ...first.runs, time } };
    const third: LiveSnapshot = { ...second, id: 'c', shared: [{ ...docks, time: MONDAY_8 + 60 }] };
    const packer = new SnapshotPacker('xx');
    const reader = new SnapshotReader();
    const packed = [first, second, third].map((one) =>
      packer.pack({ snapshot: one, prepared: prepareLive(region, one, 180) }),
    );
    const read = packed.map((one) => reader.read(structuredClone(one)));
    expect(read.map((one) => one.snapshot)).toEqual([first, second, third]);
    expect(packed[1]!.parts.map((part, i) => part === packed[0]!.parts[i])).toEqual([true, true, false]);
    expect(packed[2]!.parts.map((part, i) => part === packed[1]!.parts[i])).toEqual([true, false, false]);
    const lives = read.map((one) => liveRegion(region, one.snapshot, one.prepared));
    expect(lives[1]!.transit!.engine).toBe(lives[0]!.transit!.engine);
    expect(lives[1]!.transit!.live!.snapshot).toBe(read[1]!.snapshot);
    const systems = lives.map(({ sharedVehicles }) => sharedVehicles!.systems[0]);
    expect(systems[1]).toBe(systems[0]);
    expect(systems[2]).not.toBe(systems[1]);
  });
});

describe('a server with the simulated city', () => {
  const servers: RunningServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  async function serve(options: Partial<ServerOptions>, settings: object = {}): Promise<string> {
    const config = readConfig(undefined, {}, { port: 0, open: true, threads: 2, ...settings });
    const server = await startServer({ config, data: sample.data, clock: clockFrom(MONDAY_8), ...options });
    servers.push(server);
    return server.url;
  }
  const snapshotOf = (metrics: string): string | undefined =>
    /live_snapshot_info\{.*snapshot="(\w+)"/.exec(metrics)?.[1];
  /** Waits until every source of the server has been read. */
  async function settled(url: string): Promise<string> {
    for (let i = 0; i < 300; i++) {
      const text = await (await fetch(`${url}/metrics`)).text();
      if ([...text.matchAll(/source_health\{[^}]*health="fresh"/g)].length === 6) return text;
      await pause(50);
    }
    throw new Error('the sources were not read');
  }
  async function plan(
    url: string,
  ): Promise<{ readonly live?: { readonly snapshot?: string }; readonly groups: readonly unknown[] }> {
    const [from, to] = (['west-shore', 'university'] as const).map((id) => getLandmark(id));
    const query = new URLSearchParams({
      from: `(${from!.lat},${from!.lng})`,
      to: `(${to!.lat},${to!.lng})`,
      modes: 'pt_pub',
      v: '11',
    });
    query.set('departAfter', String(MONDAY_8));
    return (await fetch(`${url}/v1/routing.json?${query}`)).json() as never;
  }

  test('RT-35: answers from one snapshot on every thread, shows it to operators, and plays its recording to the same snapshot', async () => {
    const simulator = await serveLiveCity(city, { now: () => MONDAY_8 });
    const file = join(sample.data, `${place.regionCode}.live.json`);
    writeFileSync(file, simulator.liveFile);
    const url = await serve({}, { recordLive: polls });
    const metrics = await settled(url);
    const id = snapshotOf(metrics);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(metrics).toMatch(/live_match_rate\{[^}]*source="trip-updates"\} 1\n/);
    // More plans at one time than there are threads: each of them is made from the same snapshot.
    const plans = await Promise.all(Array.from({ length: 6 }, () => plan(url)));
    expect(JSON.stringify(plans[0])).toContain('"liveSource":"predicted"');
    for (const made of plans) expect(JSON.stringify(made)).toContain(id);
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
      status: expect.stringMatching(/ready|starting/),
    });

    const page = await fetch(`${url}/operator/live`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(new RegExp(`${id}[\\s\\S]*trip updates[\\s\\S]*match \\(100\\.0 %\\)`));
    expect((await fetch(`${url}/operator/live`, { headers: { 'x-forwarded-for': '9.9.9.9' } })).status).toBe(401);

    const vehicles = await fetch(`${url}/vehicles/${place.regionCode}.geojson?bounds=43,-29,44,-28`);
    const { features, live } = (await vehicles.json()) as { features: { properties: object }[]; live: string };
    expect(live).toBe(id);
    expect(features.length).toBeGreaterThan(50);
    expect(features[0]?.properties).toMatchObject({
      line: expect.any(String),
      color: expect.stringMatching(/^#[0-9A-F]{6}$/),
    });
    const etag = vehicles.headers.get('etag') ?? '';
    const again = await fetch(vehicles.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${url}/vehicles/${place.regionCode}.geojson?bounds=1,2,3`)).status).toBe(400);
    expect((await fetch(`${url}/vehicles/zz_nowhere.geojson?bounds=43,-29,44,-28`)).status).toBe(404);

    await simulator.close();
    rmSync(file);
    expect(readdirSync(polls).length).toBe(1);
    const replayed = await serve({ replay: polls }, { threads: 0 });
    expect(snapshotOf(await settled(replayed))).toBe(id);
  }, 60_000);
});
