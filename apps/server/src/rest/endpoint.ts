import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import type { HealthCheck } from '../health/index.ts';
import type { Planning } from '../planning/planning.ts';
import type { Turns } from '../turns/index.ts';

/** One request to an endpoint, with everything needed to answer it. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly locale: Locale;
  readonly planner: Planner;
  readonly planning: Planning;
  readonly health: HealthCheck;
  /** Turns for work of more than some milliseconds on this thread. */
  readonly turns: Turns;
  /** Name of the client in the queue: the label of its key, or its address without one. */
  readonly client: string;
  /** Unix seconds. */
  readonly now: number;
  /** Base URL of this server with its version prefix. */
  readonly ownUrl: string;
}

/** HTTP methods that endpoints answer; HEAD and OPTIONS are derived. */
export type Method = 'GET' | 'POST';

/** One path, with a handler for each method. */
export interface Endpoint {
  /** `{id}` at its end stands for any text without a slash. */
  readonly path: string;
  readonly methods: Readonly<Partial<Record<Method, (call: Call) => Response | Promise<Response>>>>;
  /** Whether a request is a health check, which is not counted. */
  readonly isHealthCheck?: (request: Request) => boolean;
  /** How to call the endpoint; part of the error for other methods. */
  readonly usage: string;
}
