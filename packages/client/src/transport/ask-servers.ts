import { type Failure, type FailureKind, failureOf, type Result, weightiest } from '../failure/index.ts';
import { type Attempt, askServer, type SendOptions } from './ask-server.ts';
import { pause } from './pause.ts';
import type { ServerPool } from './server-pool.ts';
import type { ServerRequest } from './server-request.ts';

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

/** With several servers to join, the first does so at this share of the hedge and the last at its end. */
const FIRST_HEDGE = 0.75;
/** A server is suspected when it was silent for this share of the hedge. */
const SUSPECT_AFTER = 0.5;
/** Failures of the server itself. With any other it works, only not for this request. */
const BROKEN: ReadonlySet<FailureKind> = new Set(['unreachable', 'overloaded', 'bad-format']);
/** Failures that another round may find gone. */
const PASSING: ReadonlySet<FailureKind> = new Set(['unreachable', 'overloaded']);
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

interface Running {
  readonly server: string;
  /** Milliseconds. */
  readonly since: number;
  readonly controller: AbortController;
  readonly done: Promise<Running>;
  attempt?: Attempt;
}

/** One round: every server at most once. */
async function askInTurn(
  servers: readonly string[],
  request: ServerRequest,
  options: FailoverOptions,
  deadline: number,
  signal: AbortSignal,
): Promise<Attempt> {
  const { pool, hedgeMs, now } = options;
  const waiting = [...servers];
  const begin = performance.now();
  /** Milliseconds after the begin until a server joins those that are silent. @param position in `servers`, 1 or more */
  const hedgeAt = (position: number): number => {
    const last = servers.length - 1;
    return hedgeMs * (position === last ? 1 : FIRST_HEDGE + ((1 - FIRST_HEDGE) * (position - 1)) / (last - 1));
  };
  const running = new Set<Running>();
  const failures: Failure[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = <T>(milliseconds: number, value: T): Promise<T> =>
    new Promise((resolve) => {
      timers.add(setTimeout(() => resolve(value), Math.max(0, milliseconds)));
    });
  const late = after(deadline - now(), 'late' as const);
  let stop: () => void = () => undefined;
  const stopped = new Promise<'stopped'>((resolve) => {
    stop = () => resolve('stopped');
    signal.addEventListener('abort', stop, { once: true });
  });
  let hedge: Promise<'hedge'> | undefined;
  const startNext = (): void => {
    const server = waiting.shift();
    hedge = undefined;
    if (server === undefined) return;
    const controller = new AbortController();
    const one: Running = {
      server,
      since: performance.now(),
      controller,
      done: askServer(server, request, options, controller.signal).then((attempt) => {
        one.attempt = attempt;
        return one;
      }),
    };
    running.add(one);
    const elapsed = performance.now() - begin;
    if (waiting.length > 0) hedge = after(hedgeAt(servers.length - waiting.length) - elapsed, 'hedge' as const);
  };
  try {
    startNext();
    while (running.size > 0) {
      const event = await Promise.race([
        ...[...running].map(({ done }) => done),
        late,
        stopped,
        ...(hedge === undefined ? [] : [hedge]),
      ]);
      signal.throwIfAborted();
      if (event === 'late' || event === 'stopped') {
        for (const { server } of running) {
          pool.failed(server);
          const problem = `no answer within ${options.timeoutMs} ms`;
          failures.push(failureOf('unreachable', `${server}: ${problem}`, { servers: [{ server, problem }] }));
        }
        return { kind: 'final', failure: weightiest(failures) };
      }
      if (event === 'hedge') {
        // The next requests begin with another server, until this one proves to work.
        const silentSince = performance.now() - SUSPECT_AFTER * hedgeMs;
        for (const { server, since } of running) if (since <= silentSince) pool.failed(server);
        startNext();
        continue;
      }
      running.delete(event);
      const { server, attempt } = event;
      if (attempt === undefined) continue;
      if (attempt.kind === 'next') {
        if (BROKEN.has(attempt.failure.kind)) pool.failed(server, attempt.holdSeconds);
        else pool.worked(server);
        failures.push(attempt.failure);
        startNext();
        continue;
      }
      pool.worked(server);
      return attempt;
    }
    const mayPass = failures.some(({ kind }) => PASSING.has(kind));
    return { kind: mayPass ? 'next' : 'final', failure: weightiest(failures) };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    for (const { controller } of running) controller.abort();
  }
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
