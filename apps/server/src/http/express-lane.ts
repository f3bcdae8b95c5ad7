import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@tripwright/core/text';
import type { KeyGate } from '../keys/index.ts';
import { requestIdOf } from '../log/request-id.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { Planning } from '../planning/planning.ts';
import { isHeavyQuery } from '../planning/request-weight.ts';
import { localeOf, overloadResponse } from '../rest/index.ts';
import { secure } from '../security-headers.ts';
import { textOf, wholeText } from '../whole-text.ts';
import type { Metrics } from './metrics.ts';
import { namesTwoHosts } from './names-two-hosts.ts';

/** What the lane asks about a request. */
export interface ExpressOptions {
  readonly planning: Pick<Planning, 'hasRoom'>;
  readonly keys: Pick<KeyGate, 'remembered'>;
  readonly metrics: Pick<Metrics, 'observe'>;
  readonly log?: Pick<ServerLog, 'answered'>;
}

/** Answers a request at once. @returns false where the request belongs to the app, and nothing was sent */
export type ExpressLane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A whole answer except for its request id. */
interface ReadyAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: string;
}

const LIVE = '/health/live';
const ROUTING = '/v1/routing.json';
/** Hosts that need no closer look. */
const PLAIN_HOST = /^[\w.-]+(?::(?:[1-5]?\d{1,4}|6[0-4]\d{3}))?$/;

/**
 * Answers straight from `node:http` what has to be quick while thousands of requests arrive: `/health/live`, and plans for which there is no
 * room. The app gives the same answers, but takes ten times as long for each, so that the last of a thousand would wait for all others.
 * Keys are recognised, not checked: a request whose key was not accepted before goes to the app.
 */
export function createExpressLane({ planning, keys, metrics, log }: ExpressOptions): ExpressLane {
  const alive = readyAnswer(aliveResponse());
  const refusals = new Map<Locale, ReadyAnswer>();

  const refusalOf = (locale: Locale): ReadyAnswer => {
    const known = refusals.get(locale);
    if (known !== undefined) return known;
    const response = overloadResponse(locale);
    // As the app does, which compresses larger answers of this kind.
    response.headers.append('vary', 'Accept-Encoding');
    const made = readyAnswer(response);
    refusals.set(locale, made);
    return made;
  };

  /** The refusal of a plan; undefined where there is room for it, or where its client is not known. */
  const refusalFor = ({ url = '', headers, socket }: IncomingMessage): ReadyAnswer | undefined => {
    const known = keys.remembered((name) => headers[name.toLowerCase()] as string | undefined);
    if (known === undefined) return undefined;
    const client = known.label ?? socket.remoteAddress ?? '';
    if (planning.hasRoom(true, client) && planning.hasRoom(false, client)) return undefined;
    const query = new URLSearchParams(url.slice(ROUTING.length));
    if (planning.hasRoom(isHeavyQuery(query), client)) return undefined;
    return refusalOf(localeOf(query, headers['accept-language']));
  };

  return (request, response) => {
    const { url = '', method } = request;
    const path = url === LIVE ? LIVE : url.startsWith(`${ROUTING}?`) ? ROUTING : undefined;
    if (path === undefined || method !== 'GET' || !hasPlainHost(request)) return false;
    const started = performance.now();
    const answer = path === LIVE ? alive : refusalFor(request);
    if (answer === undefined) return false;
    const id = requestIdOf(request.headers['x-request-id'] as string | undefined);
    response.writeHead(answer.status, [...answer.headers, 'x-request-id', id]).end(answer.body);
    const milliseconds = performance.now() - started;
    metrics.observe(path, method, answer.status, milliseconds / 1000);
    log?.answered?.({ requestId: id, method, route: path, address: url, status: answer.status, milliseconds });
    return true;
  };
}

/** The answer of `/health/live`. */
export function aliveResponse(): Response {
  return wholeText('{"status":"alive"}', { headers: { 'content-type': 'application/json' } });
}

function hasPlainHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  return (host === undefined || PLAIN_HOST.test(host)) && !namesTwoHosts(request);
}

/** A response with the headers of every answer. */
function readyAnswer(response: Response): ReadyAnswer {
  const body = textOf(response) ?? '';
  secure(response.headers);
  response.headers.set('content-length', String(Buffer.byteLength(body)));
  return { status: response.status, headers: [...response.headers].flat(), body };
}
