import type { RegionsResponse, RoutingResponse, StopGroup } from '@tripwright/wire/rest-v1';
import type { Place } from './place.ts';
import { type Preferences, preferenceParameters } from './preferences.ts';

/** The requests of the page, the same `/v1` requests that any client sends. */
export interface PlannerClient {
  regions(locale: string): Promise<RegionsResponse>;
  plan(request: PlanRequest, signal: AbortSignal): Promise<RoutingResponse>;
  /** The major stations of a region. */
  stations(region: string, locale: string): Promise<readonly StopGroup[]>;
}

export interface PlanRequest {
  readonly from: Place;
  readonly to: Place;
  /** Unix seconds. */
  readonly time: number;
  readonly arriveBy: boolean;
  readonly modes: readonly string[];
  readonly wheelchair: boolean;
  readonly preferences?: Preferences;
  /** Codes of stops to avoid. */
  readonly avoidStops?: readonly string[];
  readonly locale: string;
}

/** The planner refused the request. The message is a text for the user. */
export class PlannerRefusal extends Error {}

/** The planner is unreachable or overloaded, or its answer has another format. A retry may help. */
export class PlannerFailure extends Error {
  /** The planner's own text for the user; undefined when there is none. */
  readonly text: string | undefined;

  constructor(message: string, text?: string, options?: ErrorOptions) {
    super(message, options);
    this.text = text;
  }
}

/** Creates a client. @param base address of the planner, without a trailing slash */
export function createPlannerClient(base: string, key: string, send: typeof fetch = fetch): PlannerClient {
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    let response: Response;
    let body: unknown;
    try {
      response = await send(`${base}${path}`, {
        ...init,
        headers: { accept: 'application/json', 'X-Service-Key': key, ...init.headers },
      });
      body = await response.json();
    } catch (cause) {
      if (init.signal?.aborted === true) throw cause;
      throw new PlannerFailure('The planner does not answer.', undefined, { cause });
    }
    // A refusal has status 200 and the body of an error.
    const error = (body as { error?: unknown } | null)?.error;
    const text = typeof error === 'string' ? error : undefined;
    const mayPass = response.status >= 500 || response.status === 429;
    if (text !== undefined && !mayPass) throw new PlannerRefusal(text);
    if (!response.ok) throw new PlannerFailure(`The planner answered with status ${response.status}.`, text);
    return body;
  };
  const post = (path: string, body: unknown, locale: string): Promise<unknown> =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': locale },
    });
  return {
    regions: async (locale) => (await post('/v1/regions.json', { v: 2 }, locale)) as RegionsResponse,
    stations: async (region, locale) => {
      const answer = (await post('/v1/locations.json', { region, level: 1 }, locale)) as {
        groups?: readonly StopGroup[];
      };
      return answer.groups ?? [];
    },
    plan: async (request, signal) =>
      (await ask(`/v1/routing.json?${planParameters(request)}`, { signal })) as RoutingResponse,
  };
}

/** The query string of `/v1/routing.json`. */
function planParameters(request: PlanRequest): string {
  const params = new URLSearchParams();
  for (const end of ['from', 'to'] as const) {
    const { lat, lng, name } = request[end];
    params.set(
      end,
      `(${lat.toFixed(6)},${lng.toFixed(6)})${name === undefined ? '' : `"${name.replaceAll('"', '')}"`}`,
    );
  }
  params.set(request.arriveBy ? 'arriveBefore' : 'departAfter', String(request.time));
  for (const mode of request.modes) params.append('modes', mode);
  if (request.modes.length > 1) params.set('allModes', 'true');
  if (request.wheelchair) params.set('wheelchair', 'true');
  for (const [name, value] of Object.entries(preferenceParameters(request.preferences ?? {}))) params.set(name, value);
  for (const code of request.avoidStops ?? []) params.append('avoidStops', code);
  params.set('locale', request.locale);
  params.set('includeStops', 'true');
  params.set('includeConnections', 'true');
  params.set('explain', 'true');
  params.set('v', '11');
  return params.toString();
}
