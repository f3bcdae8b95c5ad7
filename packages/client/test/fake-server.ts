import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodePolyline } from '@tripwright/core/geo';

/** How a fake server treats requests. */
export type Manner =
  | 'works'
  | 'frozen'
  | 'cut off'
  | 'not JSON'
  | 'huge'
  | 'moved'
  | 'another format'
  | 'old version'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | { readonly delayMs: number };

/** A request as the server saw it. */
export interface Seen {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A small server over a real socket, with one made-up region. */
export interface FakeServer {
  readonly url: string;
  manner: Manner;
  /** Addresses that the region lists. */
  urls: readonly string[];
  readonly seen: Seen[];
  /** Replaces the answer of a path. */
  readonly answers: Map<string, (seen: Seen) => unknown>;
  /** Refuses connections until `revive`. */
  kill(): Promise<void>;
  revive(): Promise<void>;
  close(): Promise<void>;
}

const SQUARE = [
  { lat: 41, lng: -9 },
  { lat: 41, lng: -8 },
  { lat: 42, lng: -8 },
  { lat: 42, lng: -9 },
];
/** Two places within the region. */
export const FROM = { lat: 41.2, lng: -8.6 };
export const TO = { lat: 41.3, lng: -8.5 };
/** Unix seconds of the trips' departure. */
export const EIGHT: number = Date.UTC(2026, 4, 4, 8) / 1000;

/** A routing answer with one ride. `hash` tells templates of different answers apart. */
export function routingAnswer(
  hash = 1,
  score = 10,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const at = (place: typeof FROM, name: string) => ({ ...place, name, timezone: 'Europe/Lisbon' });
  return {
    groups: [
      {
        sources: [],
        trips: [
          {
            id: `trip-${hash}`,
            depart: EIGHT,
            arrive: EIGHT + 600,
            mainSegmentHashCode: hash,
            weightedScore: score,
            caloriesCost: 0,
            carbonCost: 0,
            hassleCost: 0,
            availability: 'AVAILABLE',
            queryIsLeaveAfter: true,
            queryTime: EIGHT,
            queryMinimumTransferSeconds: 180,
            segments: [
              {
                segmentTemplateHashCode: hash,
                startTime: EIGHT,
                endTime: EIGHT + 600,
                serviceNumber: '4',
                serviceName: 'Riverside',
                serviceDirection: 'Hill',
                stops: 3,
                ...more,
              },
            ],
          },
        ],
      },
    ],
    segmentTemplates: [
      {
        hashCode: hash,
        type: 'scheduled',
        visibility: 'in summary',
        modeInfo: { identifier: 'pt_pub_tram', alt: 'Tram' },
        action: '<TIME>: Take <NUMBER>',
        notes: '<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS> ⋅ <FROM_THE_FUTURE>',
        from: at(FROM, 'Quay'),
        to: at(TO, 'Hill'),
      },
    ],
    query: { from: at(FROM, 'Quay'), to: at(TO, 'Hill'), modes: ['pt_pub'] },
  };
}

/** Starts a server on a free port of this machine. */
export async function startFakeServer(): Promise<FakeServer> {
  let server = createServer(answer);
  const fake: { manner: Manner; urls: readonly string[]; seen: Seen[]; answers: FakeServer['answers'] } = {
    manner: 'works',
    urls: [],
    seen: [],
    answers: new Map(),
  };
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://fake');
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      const seen: Seen = {
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      fake.seen.push(seen);
      respond(seen, response, fake.manner);
    });
  }

  function respond(seen: Seen, response: ServerResponse, manner: Manner): void {
    const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    if (manner === 'frozen') return;
    if (manner === 'not JSON') response.end('<html>welcome</html>');
    else if (manner === 'moved') json(301, undefined, { location: 'http://127.0.0.1:1/elsewhere' });
    else if (manner === 'another format') json(200, { routes: [] });
    else if (manner === 'old version') {
      const invalid = [{ name: 'v', reason: 'version 11 is not supported' }];
      json(400, { error: 'v: version 11 is not supported', errorCode: 400, usererror: false, invalid });
    } else if (manner === 'cut off') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"groups":[');
      setTimeout(() => response.destroy(), 5);
    } else if (manner === 'huge') {
      response.writeHead(200, { 'content-type': 'application/json' });
      const flood = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', flood);
      };
      flood();
    } else if (typeof manner === 'object' && 'status' in manner) json(manner.status, manner.body, manner.headers);
    else if (typeof manner === 'object') setTimeout(() => respond(seen, response, 'works'), manner.delayMs);
    else if (seen.headers['x-service-healthcheck'] === 'true') json(200, { healthCheckPassed: true });
    else {
      const own = fake.answers.get(seen.path);
      const body = own === undefined ? usual(seen) : own(seen);
      json(body === NOT_FOUND ? 404 : 200, body === NOT_FOUND ? { error: 'no such path', usererror: false } : body);
    }
  }

  function usual({ path }: Seen): unknown {
    if (path === '/v1/regions.json') {
      const region = {
        name: 'xx_fake',
        title: 'Fake',
        polygon: encodePolyline(SQUARE),
        timezone: 'Europe/Lisbon',
        modes: ['pt_pub', 'wa_wal'],
        cities: [],
        urls: fake.urls,
      };
      return { hashCode: 7, regions: [region], modes: {} };
    }
    return path === '/v1/routing.json' ? routingAnswer() : NOT_FOUND;
  }

  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    kill: stop,
    async revive() {
      server = createServer(answer);
      await listen(port);
    },
    close: stop,
  });
}

const NOT_FOUND = Symbol('not found');
