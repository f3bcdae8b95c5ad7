import { failureOf, type Result } from '../failure/index.ts';
import { askInTurn } from './ask-in-turn.ts';
import type { FailoverOptions } from './failover-options.ts';
import { pause } from './pause.ts';
import type { ServerRequest } from './server-request.ts';

/** How often all servers are asked before the request fails. */
const ROUNDS = 3;
/** The pause after the first round; it doubles with each. */
const FIRST_PAUSE_MS = 250;

/**
 * Asks servers until one answers (spec 2.1). A server that fails is followed by the next at once, silent ones are joined by the others within
 * {@link FailoverOptions.hedgeMs}: as long as one server works, silence of the others costs no more. When all have failed, they are asked again
 * after a pause.
 * @returns the body, undefined when it may be empty and is; or the failure that says most
 * @throws the reason of the signal, when it is aborted
 */
export async function askServers(
  servers: readonly string[],
  request: ServerRequest,
  options: FailoverOptions,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  signal.throwIfAborted();
  const { pool, now, random, timeoutMs } = options;
  const deadline = now() + timeoutMs;
  let failure = failureOf('unreachable', 'No server is configured.');
  for (let round = 0; round < ROUNDS; round++) {
    const order = pool.order(servers);
    checkHealth(order.toCheck, options);
    let pauseMs = FIRST_PAUSE_MS * 2 ** round * (0.5 + random());
    if (order.servers.length === 0 && order.waitMs > 0) {
      const seconds = Math.ceil(order.waitMs / 1000);
      if (round === 0) failure = failureOf('overloaded', 'Every server asked to wait.', { retryAfterSeconds: seconds });
      pauseMs = order.waitMs;
    } else {
      const outcome = await askInTurn(order.servers, request, options, deadline, signal);
      if (outcome.kind === 'answer') return { ok: true, value: outcome.body };
      failure = outcome.failure;
      if (outcome.kind === 'final') break;
      if (outcome.kind === 'wait') pauseMs = outcome.seconds * 1000;
    }
    if (round === ROUNDS - 1 || now() + pauseMs >= deadline) break;
    await pause(pauseMs, signal);
  }
  return { ok: false, failure };
}

/** Checks servers in the background; those that answer within a hedge get requests again. */
function checkHealth(servers: readonly string[], options: FailoverOptions): void {
  const { pool, fetch, key, hedgeMs, closed } = options;
  for (const server of servers) {
    const end = pool.check(server);
    const signal = AbortSignal.any([closed, AbortSignal.timeout(hedgeMs)]);
    const headers = { 'x-service-healthcheck': 'true', ...(key !== undefined && { 'x-service-key': key }) };
    fetch(`${server}/regions.json`, { headers, redirect: 'manual', signal }).then(
      async (response) => {
        await response.body?.cancel();
        end(response.ok);
      },
      () => end(false),
    );
  }
}
