import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseDay } from '@tripwright/core/base';
import type { BuiltRegion } from '../common/built-region.ts';
import { type Figures, round } from '../common/figures.ts';
import { startProbe, summaryOf } from '../common/probe.ts';
import type { RunOptions } from '../common/run-options.ts';
import { say } from '../common/talk.ts';
import { httpRequests } from '../http/http-requests.ts';
import { startServerProcess } from '../http/server-process.ts';
import { doorQuestions } from '../journey/door-questions.ts';
import { serviceDate } from '../transit/day-trips.ts';
import { messageSeries } from './random-messages.ts';

const MESSAGE_BYTES = 1e6;
const MESSAGES = 6;
/** Plans that are asked for at the same time, again and again. */
const CLIENTS = 3;
/** Stretches of each kind, and how long each takes: messages of a second before do not count for the next stretch. */
const TURNS = 4;
const SETTLE_MS = 1500;

/**
 * What a poll of a large message does to requests, over HTTP: a server with its planning threads and its thread of live data reads a source each second, which
 * in turn has a new message of a megabyte each time, or none (304). Plans and the health check are asked for all the time.
 */
export async function measurePolls(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const { transit, manifest } = city.region;
  const { timetable } = transit!;
  const now = serviceDate(timetable, city.date).start + 8 * 3600;
  const { feed, messages, updates } = messageSeries(
    timetable,
    parseDay(city.date)!,
    MESSAGE_BYTES,
    MESSAGES,
    options.seed,
  );
  let newest = 0;
  let isBusy = true;
  let sent = 0;
  const source = createServer((request, response) => {
    if (isBusy) newest++;
    const etag = `"${newest}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    sent++;
    return response.writeHead(200, { etag }).end(messages[newest % messages.length]);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/`;
  const name = timetable.strings.get(timetable.feedName[feed]!);
  const declared = { sources: [{ name: 'updates', url, feed: name, intervalSeconds: 1 }] };
  const file = join(city.data, `${manifest.code}.live.json`);
  writeFileSync(file, JSON.stringify(declared));
  const server = await startServerProcess(city.data, { pinned: false, now });
  try {
    const requests = httpRequests(doorQuestions(city, CLIENTS, options.seed), manifest.code);
    const paths = ['/health/live', ...(requests.get('routing.json, pt_pub') ?? []).map(({ path }) => path)];
    await sleep(4 * SETTLE_MS);
    const times = {
      quiet: { health: [] as number[], plans: [] as number[] },
      polled: { health: [] as number[], plans: [] as number[] },
    };
    const polls = { quiet: 0, polled: 0 };
    for (let turn = 0; turn < 2 * TURNS; turn++) {
      isBusy = turn % 2 === 1;
      const kind = isBusy ? 'polled' : 'quiet';
      say(`${city.title}: ${isBusy ? 'a message each second' : 'no news'}, ${turn + 1} of ${2 * TURNS}`);
      await sleep(SETTLE_MS);
      const before = sent;
      const stop = startProbe(server.url, paths);
      await sleep(options.loadSeconds * 1000);
      const [health = [], ...plans] = await stop();
      times[kind].health.push(...health);
      times[kind].plans.push(...plans.flat());
      polls[kind] += sent - before;
    }
    const scene = (kind: 'quiet' | 'polled'): Figures => ({
      name: kind,
      messages: polls[kind],
      health: summaryOf(times[kind].health),
      plans: summaryOf(times[kind].plans),
    });
    return {
      messageBytes: messages[0]?.length ?? 0,
      updates,
      load: round(loadavg()[0] ?? 0),
      scenes: [scene('quiet'), scene('polled')],
    };
  } finally {
    await server.stop();
    source.closeAllConnections();
    source.close();
    rmSync(file);
  }
}
