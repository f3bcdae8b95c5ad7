import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';

/** One request on its way through an endpoint. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly locale: Locale;
  readonly planner: Planner;
  /** Unix seconds. */
  readonly now: number;
  /** Base URL of this server with its version prefix. */
  readonly ownUrl: string;
}

export type Method = 'GET' | 'POST';

/** One path and what it does for each method. */
export interface Endpoint {
  readonly path: string;
  readonly methods: Readonly<Partial<Record<Method, (call: Call) => Response | Promise<Response>>>>;
  /** Whether a request is a health check, which costs nothing. */
  readonly isHealthCheck?: (request: Request) => boolean;
  /** Said when a method is refused. */
  readonly usage: string;
}
