import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeMessage } from '@tripwright/feeds/realtime';
import type { GbfsFiles } from '../gbfs/gbfs-document.ts';
import type { SampleCity } from '../generate-sample-city.ts';
import { createLiveCity, LIVE_MESSAGES, type LiveCity, type LiveMessageName } from './live-city.ts';
import { type KnownIds, parseSituations, type Situation } from './situation.ts';

/** Settings of the simulator. */
export interface LiveCityOptions {
  /** Of everything that chance decides. Default 1. */
  readonly seed?: number;
  /** Unix seconds; the clock of the machine unless given. */
  readonly now?: () => number;
  /** Default: a free port. */
  readonly port?: number;
  readonly situations?: readonly Situation[];
}

/** Port Merrow's sources of live data, served on this machine. */
export interface ServedLiveCity {
  /** Base address, without a slash at its end. */
  readonly url: string;
  /** `live.json` with all sources of the city (docs/live.md). */
  readonly liveFile: string;
  /** Replaces the situations that were ordered. */
  order(situations: readonly Situation[]): void;
  close(): Promise<void>;
}

/** Messages change at most this often, so that two polls in one step get the same bytes. */
const STEP_SECONDS = 5;
const MOST_ORDER_BYTES = 1 << 20;

/**
 * Serves the live data of the city over HTTP on the loopback interface, as agencies do: `/trip-updates.pb`, `/vehicle-positions.pb`, `/alerts.pb` with
 * ETags, and the files of GBFS below `/gbfs/NAME/`. `GET` and `PUT /situations` show and replace the situations that are ordered.
 */
export async function serveLiveCity(city: SampleCity, options: LiveCityOptions = {}): Promise<ServedLiveCity> {
  const { seed = 1, now = (): number => Math.floor(Date.now() / 1000) } = options;
  let ordered: readonly Situation[] = options.situations ?? [];
  let live: LiveCity = createLiveCity(city, { seed, situations: ordered });
  let url = '';
  const known = idsOf(city);
  const order = (situations: readonly Situation[]): void => {
    ordered = situations;
    live = createLiveCity(city, { seed, situations });
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname } = new URL(request.url ?? '/', url);
    const at = now() - (now() % STEP_SECONDS);
    if (pathname === '/situations') {
      if (request.method === 'GET') return json(ordered);
      if (request.method !== 'PUT' || !isJson(request)) return { status: 405, text: 'Send GET, or PUT with JSON.' };
      const situations = parseSituations(await readJson(request), known);
      if ('problems' in situations) return { status: 400, text: situations.problems };
      order(situations);
      return json(ordered);
    }
    if (request.method !== 'GET') return { status: 405, text: 'Send GET.' };
    const message = /^\/([a-z-]+)\.pb$/.exec(pathname)?.[1];
    if (LIVE_MESSAGES.some((name) => name === message))
      return {
        status: 200,
        type: 'application/x-protobuf',
        body: encodeMessage(live.message(message as LiveMessageName, at)),
      };
    const [, system, path] = /^\/gbfs\/([a-z-]+)\/(.+)$/.exec(pathname) ?? [];
    const file = live.system(system ?? '', `${url}/gbfs/${system}/`, at)?.get(path ?? '');
    return file === undefined ? { status: 404, text: 'There is nothing here.' } : json(file);
  };

  const server = createServer((request, response) => {
    // Pages of a browser on this machine that reach this address by another name must not order anything.
    if (!OWN_HOST.test(request.headers.host ?? '')) send(request, response, { status: 403, text: 'Wrong host.' });
    else
      answer(request).then(
        (made) => send(request, response, made),
        () => send(request, response, { status: 400, text: 'The request cannot be read.' }),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.unref();
  return {
    url,
    liveFile: `${JSON.stringify({ sources: sourcesOf(url, live) }, undefined, 2)}\n`,
    order,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const OWN_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: Uint8Array;
  readonly text?: string;
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', text: JSON.stringify(value) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body, text = '' }: Answer): void {
  const bytes = body ?? Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response
    .writeHead(status, {
      'content-type': type ?? 'text/plain; charset=utf-8',
      'content-length': bytes.length,
      ...(status === 200 && { etag }),
    })
    .end(bytes);
}

function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/json') === true;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_ORDER_BYTES) throw new RangeError('too large');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function idsOf({ transit, gbfs }: SampleCity): KnownIds {
  const stops = new Set(transit.stops.map(({ id }) => id));
  const stations = [...gbfs.values()].flatMap((files) => stationIds(files));
  return {
    trip: new Set(transit.runs.map(({ id }) => id)),
    stop: stops,
    platform: stops,
    line: new Set(transit.runs.map(({ pattern }) => pattern.line.id)),
    station: new Set(stations),
  };
}

function stationIds(files: GbfsFiles): readonly string[] {
  const file = files.get('station_information.json') as
    | { readonly data: { readonly stations: readonly { readonly station_id: string }[] } }
    | undefined;
  return file?.data.stations.map(({ station_id }) => station_id) ?? [];
}

/** The declaration of every source, as an operator would write it. */
function sourcesOf(url: string, { systems }: LiveCity): unknown[] {
  return [
    ...LIVE_MESSAGES.map((kind) => ({ name: kind, kind, url: `${url}/${kind}.pb`, feed: 'gtfs', intervalSeconds: 10 })),
    ...systems.map((name) => ({ name, kind: 'gbfs', url: `${url}/gbfs/${name}/gbfs.json`, intervalSeconds: 30 })),
  ];
}
