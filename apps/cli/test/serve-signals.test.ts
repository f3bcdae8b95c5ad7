import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegion } from '@tripwright/feeds/import';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cli-signals-'));
const data = join(folder, 'data');
const main = new URL('../src/main.ts', import.meta.url).pathname;
const servers: ChildProcess[] = [];
afterAll(() => {
  for (const one of servers) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A bus between two stops. @returns the dataset */
async function build(route: string): Promise<string> {
  const feed = join(folder, 'feed');
  mkdirSync(feed, { recursive: true });
  const files = {
    agency: 'agency_id,agency_name,agency_url,agency_timezone\nA,Line,https://line.example,UTC',
    stops: 'stop_id,stop_name,stop_lat,stop_lon\na,Alpha,41.1,-8.6\nb,Beta,41.13,-8.6',
    routes: `route_id,agency_id,route_short_name,route_type\nR,A,${route},3`,
    calendar:
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nD,1,1,1,1,1,1,1,20260101,20991231',
    trips: 'route_id,service_id,trip_id\nR,D,t',
    stop_times:
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,12:00:00,12:00:00,a,1\nt,12:10:00,12:10:00,b,2',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(feed, `${name}.txt`), `${text}\n`);
  const { manifest } = await importRegion({ region: 'xx_line', title: 'Line', gtfs: [feed], out: data });
  return manifest.datasetVersion;
}

/** Starts a server that looks at its data only when it is asked to. */
async function serve(...more: string[]): Promise<{ readonly server: ChildProcess; readonly url: string }> {
  const args = [
    '--conditions=source',
    '--no-warnings',
    main,
    'serve',
    '--data',
    data,
    '--port',
    '0',
    '--open',
    ...more,
  ];
  const env = { ...process.env, TRIPWRIGHT_WATCH_SECONDS: '0', TRIPWRIGHT_THREADS: '1' };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  servers.push(server);
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await vi.waitFor(() => expect(printed).toContain('no key needed'), { timeout: 60_000 });
  return { server, url: /http:\/\/localhost:\d+/.exec(printed)![0] };
}

let server: ChildProcess;
let url: string;
let first: string;

beforeAll(async () => {
  first = await build('one');
  ({ server, url } = await serve());
}, 120_000);

const textAt = async (path: string): Promise<string> => (await fetch(url + path)).text();

test('SIGHUP: data that was built meanwhile is served', async () => {
  const second = await build('two');
  expect(await textAt('/operator/data')).toContain(first);
  server.kill('SIGHUP');
  await vi.waitFor(async () => expect(await textAt('/operator/data')).toContain(`dataset ${second}`), {
    timeout: 60_000,
  });
  const routes = await textAt('/v1/info/routes.json?region=xx_line');
  expect(JSON.parse(routes)).toMatchObject([{ shortName: 'two' }]);
}, 120_000);

test('SIGTERM: what is under way is answered, the process ends with code 0', async () => {
  const ended = once(server, 'exit');
  const socket = connect(Number(new URL(url).port), 'localhost');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  // Two requests are under way over one connection: the body of the second is not complete.
  const head =
    'POST /v1/regions.json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n';
  socket.write(`${head}{"v":2}${head}{"v"`);
  await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"xx_line"/), { timeout: 60_000 });
  received = '';
  server.kill('SIGTERM');
  socket.write(':2}');
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"xx_line"/);
  expect(await ended).toEqual([0, null]);
}, 120_000);

test('SIGTERM: the thread of live data is waited for, the process ends with code 0', async () => {
  const file = join(folder, 'updates.pb');
  // A message with a header (version 2.0) and no entity.
  writeFileSync(file, Uint8Array.of(0x0a, 5, 0x0a, 3, 0x32, 0x2e, 0x30));
  const { server: live } = await serve('--live', `updates=${file}`);
  const ended = once(live, 'exit');
  live.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);
