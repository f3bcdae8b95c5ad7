import type { RoutingBody } from '../expect/index.ts';
import {
  type ResolvedRequest,
  type ResolvedTrip,
  resolveRequest,
  type TripRequest,
  toQuery,
} from '../request/index.ts';
import type { ResolvedPlace, TripPlace } from '../request/trip-request.ts';

/** A place that coordinates have to be found for. */
export type SoughtPlace = Exclude<TripPlace, { readonly kind: 'point' }>;

/** Who answers requests: a planner in this program, or a server. Every call rejects with a {@link SourceProblem} for what users can solve. */
export interface TripSource {
  /** The coordinates of a stop or a name. */
  find(place: SoughtPlace, signal?: AbortSignal): Promise<ResolvedPlace>;
  /** IANA name of the time zone at a place; UTC outside all regions. */
  zoneAt(place: ResolvedPlace, signal?: AbortSignal): Promise<string>;
  /** The body of `/v1/routing.json` for its query string. */
  route(query: URLSearchParams, signal?: AbortSignal): Promise<RoutingBody>;
}

/** What a source cannot do, with the values of its message. */
export class SourceProblem extends Error {
  readonly code: 'no-place' | 'no-stop' | 'bad-request' | 'no-key' | 'unreachable';
  /** The name or the code that was sought. */
  readonly sought: string;
  /** Similar names. */
  readonly near: readonly string[];

  constructor(code: SourceProblem['code'], message: string, sought = '', near: readonly string[] = []) {
    super(message);
    this.name = 'SourceProblem';
    this.code = code;
    this.sought = sought;
    this.near = near;
  }
}

/** A request that was answered. */
export interface AnsweredRequest extends ResolvedTrip {
  readonly body: RoutingBody;
}

/** What asking needs besides the request. */
export interface AskOptions {
  /** Unix seconds. */
  readonly now: number;
  readonly signal?: AbortSignal | undefined;
  /** Further parameters of `/v1/routing.json`, such as `{ explain: 'true' }`. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Changes the resolved request before it is asked, for example to another time. */
  readonly adjust?: (request: ResolvedRequest) => ResolvedRequest;
}

/** Resolves a request and asks it of a source. */
export async function askTrip(source: TripSource, request: TripRequest, options: AskOptions): Promise<AnsweredRequest> {
  const { now, signal, parameters = {}, adjust = (same) => same } = options;
  const { request: found, times } = await resolveRequest(request, {
    now,
    find: (place) => source.find(place, signal),
    zoneAt: (place) => source.zoneAt(place, signal),
  });
  const resolved = adjust(found);
  const query = toQuery(resolved);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return { request: resolved, times, body: await source.route(query, signal) };
}
