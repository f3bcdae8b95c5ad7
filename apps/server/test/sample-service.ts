import { join } from 'node:path';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { getLandmark, type LandmarkId } from '@tripwright/sample-city';
import { type RoutingRequest, searchOf } from '@tripwright/testkit/answers';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';

/** A Monday on the city's islands, at midnight (Unix seconds). */
export const MONDAY: number = Date.parse('2026-05-04T00:00:00Z') / 1000;

/** An answer: trips, or a refusal in words. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: RoutingResponse;
  /** Text of a refusal, which has no groups; else undefined. */
  readonly refusal: string | undefined;
}

/** The sample city behind a real server, and the rows of its feeds. */
export interface SampleService {
  readonly url: string;
  readonly feeds: readonly FeedRows[];
  /** Mode identifiers of the region, from the list of regions. */
  readonly modes: readonly string[];
  ask(asked: RoutingRequest): Promise<ServiceAnswer>;
  close(): Promise<void>;
}

/** Builds the sample city, serves it on a free port, and reads its feeds independently. */
export async function startSampleService(): Promise<SampleService> {
  const sample = await buildSampleRegion();
  const server = await startServer({ config: readConfig(undefined, {}, { port: 0, open: true }), data: sample.data });
  const folder = join(sample.data, '..', 'feeds');
  const feeds: FeedRows[] = [];
  for (const name of ['gtfs', 'on-demand'])
    feeds.push(await readGtfs(join(folder, `${name}.zip`), { name, notices: new NoticeCollector() }));
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const listed = await fetch(`${server.url}/v1/regions.json`, { method: 'POST', headers, body: '{"v":2}' });
  const { regions } = (await listed.json()) as { readonly regions: readonly { readonly modes: readonly string[] }[] };
  return {
    url: server.url,
    feeds,
    modes: regions[0]?.modes ?? [],
    async ask(asked) {
      const response = await fetch(`${server.url}/v1/routing.json?${searchOf(asked)}`, { headers });
      const body = (await response.json()) as RoutingResponse & { readonly error?: string };
      const empty = { groups: [], segmentTemplates: [], query: body.query };
      return { status: response.status, body: body.error === undefined ? body : empty, refusal: body.error };
    },
    async close() {
      await server.close();
      sample.remove();
    },
  };
}

/** A landmark as the end of a question. */
export function placeOf(id: LandmarkId): { readonly lat: number; readonly lng: number } {
  const { lat, lng } = getLandmark(id);
  return { lat, lng };
}
