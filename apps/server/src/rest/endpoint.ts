import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import type { HealthCheck } from '../health/index.ts';
import type { Keyring } from '../keys/index.ts';
import type { RegionStatus } from '../live/live-status.ts';
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
  /** What operators see of live sources. */
  readonly liveStatus: () => readonly RegionStatus[];
  /** Turns for work of more than some milliseconds on this thread. */
  readonly turns: Turns;
  /** Name of the client in the queue: the label of its key, or its address without one. */
  readonly client: string;
  /** Address of the client; '' without a socket. */
  readonly address: string;
  readonly keys: Pick<Keyring, 'use' | 'register'>;
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
  /** Whether a request is not counted: health checks, and questions about the key itself. */
  readonly isFree?: (request: Request) => boolean;
  /** Whether a request needs no key. */
  readonly needsNoKey?: (request: Request) => boolean;
  /** How to call the endpoint; part of the error for other methods. */
  readonly usage: string;
}
