import { type Locale, negotiateLocale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import { mapError } from '../error-map.ts';
import { createHealthCheck, type HealthCheck } from '../health/index.ts';
import type { KeyDecision, KeyGate, Keyring } from '../keys/index.ts';
import type { RegionStatus } from '../live/live-status.ts';
import { placeOf } from '../log/place-of.ts';
import { TEXT_LOG } from '../log/server-log.ts';
import { overloaded, type Planning, planHere } from '../planning/planning.ts';
import { Turns } from '../turns/index.ts';
import { departuresEndpoint, latestEndpoint, serviceEndpoint, servicesEndpoint } from './boards.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { allowOrigins, preflightResponse } from './cors.ts';
import type { Endpoint, Method } from './endpoint.ts';
import { unlessKnown } from './etag.ts';
import { geocodeEndpoint, locationInfoEndpoint } from './geocode.ts';
import { errorResponse, problemsResponse } from './json-response.ts';
import { keyEndpoint } from './key.ts';
import { liveEndpoint, vehiclesEndpoint } from './live.ts';
import { locationsEndpoint } from './locations.ts';
import { openApiResponse } from './open-api.ts';
import { reachEndpoints } from './reach.ts';
import { regionsEndpoint } from './regions.ts';
import { routingEndpoint } from './routing.ts';
import { tripEndpoints } from './trips.ts';

/** Settings of the REST face. */
export interface RestOptions {
  readonly planner: Planner;
  readonly keys: Keyring;
  /** Where plans are made; on this thread unless given. */
  readonly planning?: Planning;
  /** What the health check answers; one of its own unless given. */
  readonly health?: HealthCheck;
  /** What operators see of live sources; nothing unless given. */
  readonly liveStatus?: () => readonly RegionStatus[];
  /** Turns in which lists of stops are made; their own unless given. */
  readonly turns?: Turns;
  /** Base URL under which clients reach this server, without `/v1`; as the request has it unless given. */
  readonly ownUrl?: (request: URL) => string;
  /** Unix seconds. */
  readonly now?: () => number;
  /** Most requests answered at one time; others get status 503. */
  readonly mostAtOnce?: number;
  /** Receives every error that is masked for clients; they are logged unless given. */
  readonly onError?: (error: unknown, request: Request) => void;
}

const ENDPOINTS: readonly Endpoint[] = [
  regionsEndpoint,
  routingEndpoint,
  locationsEndpoint,
  departuresEndpoint,
  serviceEndpoint,
  servicesEndpoint,
  latestEndpoint,
  liveEndpoint,
  vehiclesEndpoint,
  geocodeEndpoint,
  locationInfoEndpoint,
  keyEndpoint,
  ...reachEndpoints,
  ...tripEndpoints,
  ...catalogueEndpoints,
];
const OPEN_API = '/openapi.json';
const MOST_AT_ONCE = 256;
const RETRY_SECONDS = '5';
const REFUSED_KEY = {
  'in-query': 'refusal.bad-request',
  missing: 'refusal.no-key',
  unknown: 'refusal.unknown-key',
  'not-yet-active': 'refusal.unknown-key',
  'over-quota': 'refusal.over-quota',
  'too-fast': 'refusal.too-fast',
} as const;

/** Answers a request. @param address of the client, which takes the place of a key where none is asked for */
export type RestHandler = (request: Request, address?: string) => Promise<Response>;

/** The `/v1` interface and its description as a function of a request. It never rejects: every failure becomes a response. */
export function createRestHandler(options: RestOptions): RestHandler {
  const { planner, keys, planning = planHere(planner), turns = new Turns(), liveStatus = () => [] } = options;
  const baseUrl = options.ownUrl ?? (({ origin }: URL) => origin);
  const onError = options.onError ?? ((error, request) => TEXT_LOG.failure(placeOf(request), error));
  const now = options.now ?? (() => Math.floor(Date.now() / 1000));
  const health = options.health ?? createHealthCheck({ planner, planning, now });
  const mostAtOnce = options.mostAtOnce ?? MOST_AT_ONCE;
  let answering = 0;

  async function answer(request: Request, url: URL, locale: Locale, address: string): Promise<Response> {
    if (url.pathname === OPEN_API) return openApiResponse(request, locale);
    const endpoint = ENDPOINTS.find(({ path }) => isPath(path, url.pathname));
    if (endpoint === undefined) {
      const detail = `There is nothing at ${url.pathname}; expected ${ENDPOINTS.map(({ path }) => path).join(', ')} or ${OPEN_API}.`;
      return errorResponse(locale, { status: 404, detail });
    }
    const allowed = methodsOf(endpoint);
    if (request.method === 'OPTIONS') return preflightResponse(request, allowed);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = endpoint.methods[method as Method];
    if (handler === undefined) {
      const detail = `${request.method} is not answered here. ${endpoint.usage}`;
      return errorResponse(locale, { status: 405, detail, headers: { allow: allowed } });
    }
    const isFree = endpoint.isFree?.(request) === true;
    const decision: KeyDecision =
      endpoint.needsNoKey?.(request) === true
        ? { allowed: true, label: undefined }
        : await keys.check(request.headers, url.searchParams, isFree, address);
    if (!decision.allowed) return refuseKey(decision, keys, locale);
    const isReady = isFree || planner.isHealthy();
    if (!isReady || answering >= mostAtOnce) return unavailable(isReady, locale);
    const ownUrl = `${baseUrl(url).replace(/\/+$/, '')}/v1`;
    answering++;
    try {
      const response = await handler({
        request,
        url,
        locale,
        planner,
        planning,
        health,
        liveStatus,
        turns,
        client: decision.label ?? address,
        address,
        keys,
        now: now(),
        ownUrl,
      });
      for (const [name, value] of Object.entries(decision.headers ?? {})) response.headers.set(name, value);
      return response;
    } finally {
      answering--;
    }
  }

  return async (request, address = '') => {
    const url = new URL(request.url);
    const locale = localeOf(url.searchParams, request.headers.get('accept-language'));
    let response: Response;
    try {
      response = unlessKnown(request, await answer(request, url, locale, address));
    } catch (error) {
      // The client has gone: its broken upload or cancelled search is no failure of the server's.
      if (request.signal.aborted) return new Response(null, { status: 400 });
      response = failed(error, locale);
      // An overload goes to the client and the metrics; a line of the log for each would be an attack of its own.
      if (response.status >= 500 && mapError(error).code !== 'overloaded') onError(error, request);
    }
    finish(response, locale);
    if (request.method !== 'HEAD') return response;
    await response.body?.cancel();
    return new Response(null, { status: response.status, headers: response.headers });
  };
}

/** The answer to a request for which there is no room. */
export function overloadResponse(locale: Locale): Response {
  return finish(failed(overloaded(), locale), locale);
}

/** The language of all texts of an answer: the parameter `locale`, else the header (wire-format.md section 3, TL-6). */
export function localeOf(query: URLSearchParams, acceptLanguage: string | null | undefined): Locale {
  return negotiateLocale(query.get('locale') ?? undefined, acceptLanguage ?? undefined);
}

/** Sets the headers of every answer. */
function finish(response: Response, locale: Locale): Response {
  allowOrigins(response.headers);
  if (response.headers.has('content-type')) response.headers.set('content-language', locale);
  response.headers.append('vary', 'Accept-Language');
  return response;
}

/** Whether a path of an endpoint is that of a request; `{id}` at its end is any text without a slash. */
function isPath(path: string, asked: string): boolean {
  if (!path.endsWith('{id}')) return path === asked;
  const start = path.slice(0, -'{id}'.length);
  return asked.startsWith(start) && asked.length > start.length && !asked.includes('/', start.length);
}

function methodsOf(endpoint: Endpoint): string {
  const methods = Object.keys(endpoint.methods);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** Status 503: the server is starting, or has too many requests at once. */
function unavailable(isReady: boolean, locale: Locale): Response {
  return errorResponse(locale, {
    status: 503,
    phrase: 'refusal.overloaded',
    usererror: true,
    ...(!isReady && { detail: 'The server is starting.' }),
    headers: { 'retry-after': RETRY_SECONDS },
  });
}

function refuseKey(decision: Extract<KeyDecision, { allowed: false }>, keys: KeyGate, locale: Locale): Response {
  const { status, reason, message, parameter, retryAfter, headers } = decision;
  if (parameter !== undefined) return problemsResponse([{ name: parameter, kind: 'invalid', reason: message }]);
  // The holder can only wait: its users read why, in their language, and programs read the headers.
  const isForUsers = status === 429;
  return errorResponse(locale, {
    status,
    phrase: REFUSED_KEY[reason],
    ...(!isForUsers && { detail: message }),
    usererror: isForUsers,
    headers: {
      ...headers,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(status === 401 && { 'www-authenticate': `ServiceKey header="${keys.headers[0] ?? ''}"` }),
    },
  });
}

function failed(error: unknown, locale: Locale): Response {
  const { status, errorCode, message } = mapError(error);
  return errorResponse(locale, {
    status,
    errorCode,
    phrase: status === 400 ? 'refusal.bad-request' : status === 503 ? 'refusal.overloaded' : 'refusal.internal',
    usererror: status !== 400,
    ...(message !== undefined && { detail: message }),
    ...(status === 503 && { headers: { 'retry-after': RETRY_SECONDS } }),
  });
}
