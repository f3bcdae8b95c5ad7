import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltRegion, buildRegionWithVehicles, findInputs } from '../common/built-region.ts';
import { type Figures, round } from '../common/figures.ts';
import { startProbe, summaryOf } from '../common/probe.ts';
import type { RunOptions } from '../common/run-options.ts';
import { say } from '../common/talk.ts';
import { httpRequests } from '../http/http-requests.ts';
import { type ServerProcess, startServerProcess } from '../http/server-process.ts';
import { doorQuestions } from '../journey/door-questions.ts';

/** Five-mode plans at one time, within the room of a server of two threads. */
const CAPACITY = 64;
const SLOW_READERS = 500;
const DROPPERS = 400;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** What a server does with more clients than it has room for, over loopback. Its process may use all cores. */
export async function overloadSuite(options: RunOptions): Promise<Figures> {
  const cities: Figures[] = [];
  const names = options.cities.length === 0 ? ['porto'] : options.cities;
  for (const inputs of findInputs(names))
    cities.push(await measure(await buildRegionWithVehicles(inputs, options), options));
  return { cities };
}

async function measure(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const questions = doorQuestions(city, options.count, options.seed);
  const requests = httpRequests(questions, city.region.manifest.code);
  const heavy = (requests.get('routing.json, five modes') ?? []).map(({ path }) => path);
  const walk = (heavy[0] as string).replace(/&(?:modes|allModes)=[^&]*/g, '').concat('&modes=wa_wal');
  const server = await startServerProcess(city.data, { pinned: false });
  try {
    say(`${city.title}: answers without load`);
    const right: string[] = [];
    for (const path of heavy) right.push((await ask(server.url, path)).text);
    const paths = ['/health/live', walk];
    const scene = async (name: string, run: () => Promise<Figures>): Promise<Figures> => {
      say(`${city.title}: ${name}`);
      const probe = startProbe(server.url, paths);
      await sleep(200);
      const figures = await run();
      const [health = [], walks = []] = await probe();
      const load = round(loadavg()[0] ?? 0);
      return {
        name,
        load,
        health: summaryOf(health),
        walk: summaryOf(walks),
        peakMegabytes: server.peakMegabytes(),
        ...figures,
      };
    };
    return {
      city: city.title,
      date: city.date,
      scenes: [
        await scene('no load', () => sleep(1000).then(() => ({}))),
        await scene(`${CAPACITY} five-mode plans`, () => crowd(server, heavy, right, CAPACITY)),
        await scene(`${2 * CAPACITY} plans`, () => crowd(server, heavy, right, 2 * CAPACITY)),
        await scene(`${10 * CAPACITY} plans`, () => crowd(server, heavy, right, 10 * CAPACITY)),
        await scene('slow readers, droppers', () => slowAndGone(server, heavy, right, 1, options)),
        await scene(`they and ${2 * CAPACITY} plans`, () => slowAndGone(server, heavy, right, 2 * CAPACITY, options)),
        await scene(`they and ${10 * CAPACITY} plans`, () => slowAndGone(server, heavy, right, 10 * CAPACITY, options)),
      ],
    };
  } finally {
    await server.stop();
  }
}

/** Sends requests all at once; each has a connection of its own. */
async function crowd(
  { url }: ServerProcess,
  heavy: readonly string[],
  right: readonly string[],
  count: number,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: count });
  // Connections are open before the clock runs: opening so many takes the client's time.
  await Promise.all(Array.from({ length: count }, () => ask(url, '/health/live', agent)));
  const asked = Array.from({ length: count }, (_, i) => ask(url, heavy[i % heavy.length] as string, agent));
  const answers = await Promise.all(asked);
  agent.destroy();
  const answered = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  const wrong = answers.filter(({ status, text }, i) => status === 200 && text !== right[i % right.length]);
  return {
    answered: answered.length,
    wrong: wrong.length,
    refused: refused.length,
    others: count - answered.length - refused.length,
    answeredMs: summaryOf(answered.map(({ ms }) => ms)),
    refusedMs: summaryOf(refused.map(({ ms }) => ms)),
  };
}

/** A crowd among clients that ask and do not read, and clients that ask and hang up. */
async function slowAndGone(
  server: ServerProcess,
  heavy: readonly string[],
  right: readonly string[],
  count: number,
  { loadSeconds }: RunOptions,
): Promise<Figures> {
  const port = Number(new URL(server.url).port);
  const send = async (i: number): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${heavy[i % heavy.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  };
  const readers = await Promise.all(Array.from({ length: SLOW_READERS }, (_, i) => send(i)));
  for (const socket of readers) socket.pause();
  const droppers = await Promise.all(Array.from({ length: DROPPERS }, (_, i) => send(i)));
  await sleep(30);
  for (const socket of droppers) socket.destroy();
  const [figures] = await Promise.all([crowd(server, heavy, right, count), sleep(loadSeconds * 1000)]);
  for (const socket of readers) socket.destroy();
  return figures;
}

function ask(url: string, path: string, agent?: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: 0, text: error.message, ms: performance.now() - started });
    request({ hostname, port, path, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const ms = performance.now() - started;
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), ms });
      });
    })
      .on('error', failed)
      .end();
  });
}
