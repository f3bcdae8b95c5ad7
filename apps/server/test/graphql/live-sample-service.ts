import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeMessage } from '@tripwright/feeds/realtime';
import { createLiveCity, generateSampleCity } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { readConfig } from '../../src/config.ts';
import { clockFrom } from '../../src/live/service-clock.ts';
import { startServer } from '../../src/start-server.ts';
import type { Answer } from './ask.ts';

/** A Monday morning on the city's islands, Unix seconds: the clock of the service begins here. */
export const MONDAY_8: number = Date.parse('2026-05-04T09:00:00Z') / 1000;

/** The sample city behind a real server, with live data that do not change. */
export interface LiveSampleService {
  readonly url: string;
  /** Sends an operation. */
  graph(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** Sends a GET request to `/v1`. */
  rest(path: string): Promise<Response>;
  close(): Promise<void>;
}

const MESSAGES = ['trip-updates', 'alerts', 'vehicle-positions'] as const;

/** Builds the sample city and serves it with one message of each kind, read from a server. */
export async function startLiveSampleService(): Promise<LiveSampleService> {
  const sample = await buildSampleRegion();
  const city = createLiveCity(generateSampleCity());
  const messages = new Map(MESSAGES.map((name) => [`/${name}`, encodeMessage(city.message(name, MONDAY_8))]));
  const source = createServer((request, response) => response.end(messages.get(request.url ?? '')));
  await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening));
  const { port } = source.address() as AddressInfo;
  const sources = MESSAGES.map((name) => ({ name, url: `http://127.0.0.1:${port}/${name}`, feed: 'gtfs' }));
  writeFileSync(join(sample.data, `${sample.code}.live.json`), JSON.stringify({ sources }));
  const config = readConfig(undefined, {}, { port: 0, open: true, threads: 0 });
  const server = await startServer({ config, data: sample.data, clock: clockFrom(MONDAY_8) });
  const service: LiveSampleService = {
    url: server.url,
    async graph(query, variables = {}) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as Answer;
    },
    rest: (path) => fetch(`${server.url}/v1/${path}`),
    async close() {
      await server.close();
      sample.remove();
      source.close();
    },
  };
  for (let i = 0; i < 200 && !(await isLive(service)); i++) await pause(50);
  return service;
}

const ANY_PLAN = `{ plan(request: {
  from: { point: { lat: 43.4975, lng: -28.3927 } }, to: { point: { lat: 43.5076, lng: -28.387 } }, modes: ["wa_wal"]
}) { ... on Plan { live { sources { updated } } } } }`;

async function isLive({ graph }: LiveSampleService): Promise<boolean> {
  const sources = (await graph(ANY_PLAN)).data?.plan.live?.sources ?? [];
  return sources.length === MESSAGES.length && sources.every(({ updated }: { updated: unknown }) => updated !== null);
}
