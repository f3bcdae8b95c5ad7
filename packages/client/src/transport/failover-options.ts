import type { SendOptions } from './ask-server.ts';
import type { ServerPool } from './server-pool.ts';

/** Settings of failover. Times are milliseconds. */
export interface FailoverOptions extends SendOptions {
  readonly pool: ServerPool;
  /** While no server answers, others join it; by then every server has been asked. The first answer counts. */
  readonly hedgeMs: number;
  /** The time for everything: all servers, all rounds, all waiting. */
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly random: () => number;
  /** Ends everything that the client does in the background. */
  readonly closed: AbortSignal;
}
