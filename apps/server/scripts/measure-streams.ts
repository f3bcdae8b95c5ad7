import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createLiveState } from '@tripwright/core/live';
import type { FeedIndex } from '@tripwright/core/timetable';
import { createPlanner } from '@tripwright/planner';
import { regionOfFeeds, scene } from '@tripwright/testkit';
import { socketApp } from '../test/graphql/socket-app.ts';

// Memory and processor time of open subscriptions, in a process of their own. A new snapshot comes every second: in the first phase it changes nothing that
// they ask, in the second it changes all of their boards.
// usage: node --conditions=source --expose-gc apps/server/scripts/measure-streams.ts [SUBSCRIBERS] [STOPS]

const SECONDS = 15;
const [subscribers = 10_000, stops = 1] = process.argv.slice(2).map(Number);

interface Reading {
  readonly rss: number;
  readonly heap: number;
  /** Milliseconds of processor time since the start, without the collections of these readings. */
  readonly cpu: number;
}

if (process.send === undefined) await measure();
else await serve();

async function measure(): Promise<void> {
  const child = fork(new URL(import.meta.url), [String(subscribers), String(stops)], {
    execArgv: ['--conditions=source', '--no-warnings', '--expose-gc'],
  });
  const [{ port, key }] = (await once(child, 'message')) as [{ readonly port: number; readonly key: string }];
  const ask = async (order: string): Promise<Reading> => {
    child.send(order);
    const [reading] = (await once(child, 'message')) as [Reading];
    return reading;
  };
  const before = await ask('read');
  const sockets: Socket[] = [];
  let events = 0;
  for (let i = 0; i < subscribers; i++) {
    sockets.push(await subscribe(port, key, i, () => events++));
    if (i % 500 === 499) await pause(20);
  }
  await until(
    () => events >= subscribers,
    () => `${events} of ${subscribers} streams have begun.`,
  );
  const open = await ask('read');
  const idle = await phase('tick');
  const busy = await phase('change');
  for (const socket of sockets) socket.destroy();
  await pause(3000);
  const after = await ask('read');
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(
    `${subscribers} subscribers of ${stops} boards, ${availableParallelism()} processors, Node ${process.version}`,
  );
  console.log(`resident: ${mb(before.rss)} before, ${mb(open.rss)} open, ${mb(after.rss)} after they left`);
  console.log(
    `heap after collection: ${mb(before.heap)} before, ${mb(open.heap)} open, ${mb(after.heap)} after they left`,
  );
  console.log(`kB of resident memory for each: ${((open.rss - before.rss) / subscribers / 1000).toFixed(1)}`);
  console.log(`to open one: ${((open.cpu - before.cpu) / subscribers).toFixed(2)} ms of processor time`);
  console.log(`idle, a snapshot a second: ${idle.share} of a core, ${idle.events} events`);
  console.log(`every board changes every second: ${busy.share} of a core, ${busy.events} events a second`);
  child.kill();
  process.exit(0);

  async function phase(order: string): Promise<{ readonly share: string; readonly events: number }> {
    const start = await ask('read');
    const began = performance.now();
    events = 0;
    for (let i = 0; i < SECONDS; i++) {
      await ask(order);
      await pause(1000);
    }
    const end = await ask('read');
    const ms = performance.now() - began;
    return { share: `${(((end.cpu - start.cpu) / ms) * 100).toFixed(1)} %`, events: Math.round(events / SECONDS) };
  }
}

/** Opens a stream on a plain socket: a client library would take more memory than the server. @param onEvent called for each event */
async function subscribe(port: number, key: string, i: number, onEvent: () => void): Promise<Socket> {
  const query =
    'subscription($stop: StopCode!) { departures(region: "scene", stop: $stop) { ... on DeparturesChange { snapshot isWhole gone departures { key event { headsign time { scheduled expected } } } } ... on StreamEnd { reason } } }';
  const body = JSON.stringify({ query, variables: { stop: `S${i % stops}` } });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    if (bytes.includes('event: next')) onEvent();
  });
  await once(socket, 'connect');
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: text/event-stream\r\nX-Service-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  return socket;
}

async function until(isTrue: () => boolean, otherwise: () => string): Promise<void> {
  for (let i = 0; i < 1200 && !isTrue(); i++) await pause(50);
  if (!isTrue()) throw new Error(otherwise());
}

async function serve(): Promise<void> {
  const rows = Array.from(
    { length: stops },
    (_, i) => `R${i}   S${i} 10:00   T${i} 10:10\nR${i}   S${i} 11:00   T${i} 11:10\n`,
  );
  const world = scene`${rows.join('')}`;
  const region = regionOfFeeds(world.feeds);
  let now = world.at('09:00');
  const planner = createPlanner([region], { now: () => now });
  const source = {
    ...{ name: 'live', feed: 0 as FeedIndex, idRules: [], matchByCalls: false, alertPolicy: 'inform' as const },
    ...{ carryToNextTripOfBlock: false, timesFromPositions: true, longestAgeSeconds: 3600 },
  };
  const { datasetVersion } = region.manifest;
  const state = createLiveState({ timetable: region.transit!.timetable, datasetVersion, sources: [source] });
  const trips = world.feeds[0]!.trips.map(({ id }) => id);
  const startDate = new Date(now * 1000).toISOString().slice(0, 10).replaceAll('-', '');
  let delay = 60;
  const say = (): void => {
    now++;
    const calls = [{ departure: { delay } }].map((call) => ({ ...call, stopSequence: 1 }));
    const entities = trips.map((tripId, i) => ({
      ...{ id: String(i), others: [] },
      tripUpdate: { trip: { tripId, startDate }, calls },
    }));
    state.take('live', { header: { version: '2.0', timestamp: now }, entities }, now);
    planner.setLive('scene', state.snapshot(now));
  };
  say();
  const limits = { streams: 1e6, streamsPerClient: 1e6, seconds: 3600 };
  const served = await socketApp(planner, { now: () => now, graph: { streams: limits } });
  let collecting = 0;
  const reading = (): Reading => {
    // A collection takes up to a second where ten thousand streams are open, and is no part of what they cost.
    const before = process.cpuUsage();
    globalThis.gc?.();
    const collected = process.cpuUsage(before);
    collecting += (collected.user + collected.system) / 1000;
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    return { rss, heap: heapUsed, cpu: (user + system) / 1000 - collecting };
  };
  process.on('message', (order) => {
    if (order !== 'read') {
      if (order === 'change') delay += 60;
      say();
      process.send?.({});
      return;
    }
    process.send?.(reading());
  });
  process.send?.({ port: Number(new URL(served.url).port), key: served.key });
}
