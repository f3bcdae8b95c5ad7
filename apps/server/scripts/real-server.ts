import { type RoutingRequest, searchOf } from '@tripwright/testkit/answers';
import {
  buildRealRegion,
  dayNumber,
  type RealRegion,
  type RealWorld,
  realWorlds,
  serviceDayStart,
} from '@tripwright/testkit/real';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';

/** A server with one real city. */
export interface RealServer {
  readonly world: RealWorld;
  readonly region: RealRegion;
  /** Midnights (Unix seconds) of the days with full service, and of the first and last day of service. */
  readonly days: readonly number[];
  /** Mode identifiers of the region, from the list of regions. */
  readonly modes: readonly string[];
  /** @throws when the answer has neither trips nor the text of a refusal */
  ask(
    asked: RoutingRequest,
  ): Promise<{ readonly body: RoutingResponse; readonly refusal: string | undefined; readonly milliseconds: number }>;
  close(): Promise<void>;
}

/**
 * Builds a city of the development data below a folder, unless it has been built, and serves it.
 * @returns undefined when its data is absent
 */
export async function serveRealCity(folder: string, name: string): Promise<RealServer | undefined> {
  const world = realWorlds.find((one) => one.name === name);
  if (world === undefined)
    throw new Error(`there is no city "${name}"; there are ${realWorlds.map((one) => one.name).join(', ')}`);
  const region = await buildRealRegion(folder, world);
  if (region === undefined) return undefined;
  const server = await startServer({ config: readConfig(undefined, {}, { port: 0, open: true }), data: region.data });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const listed = await fetch(`${server.url}/v1/regions.json`, { method: 'POST', headers, body: '{"v":2}' });
  const { regions } = (await listed.json()) as { readonly regions: readonly { readonly modes: readonly string[] }[] };
  return {
    world,
    region,
    days: daysOf(world, region),
    modes: regions[0]?.modes ?? [],
    async ask(asked) {
      const start = performance.now();
      const response = await fetch(`${server.url}/v1/routing.json?${searchOf(asked)}`, { headers });
      const body = (await response.json()) as RoutingResponse & { readonly error?: string };
      const milliseconds = performance.now() - start;
      if (response.status !== 200) throw new Error(`status ${response.status}: ${JSON.stringify(body)}`);
      const refused = body.error !== undefined;
      return {
        body: refused ? { groups: [], segmentTemplates: [], query: body.query } : body,
        refusal: body.error,
        milliseconds,
      };
    },
    close: () => server.close(),
  };
}

function daysOf({ dates }: RealWorld, { feeds }: RealRegion): number[] {
  const zone = feeds[0]?.agencies[0]?.timezone ?? 'UTC';
  const served = feeds.flatMap(({ services }) => services.flatMap(({ days }) => [...days]));
  const ends = [served.reduce((a, b) => Math.min(a, b)), served.reduce((a, b) => Math.max(a, b))];
  // Days with full service count three times, since most requests are about them.
  const usual = dates.map(dayNumber);
  return [...usual, ...usual, ...usual, ...ends].map((day) => serviceDayStart(day, zone));
}
