import { type Failure, type FailureKind, failureOf, weightiest } from '../failure/index.ts';
import { type Attempt, askServer } from './ask-server.ts';
import type { FailoverOptions } from './failover-options.ts';
import type { ServerRequest } from './server-request.ts';

/** With several servers to join, the first does so at this share of the hedge and the last at its end. */
const FIRST_HEDGE = 0.75;
/** A server is suspected when it was silent for this share of the hedge. */
const SUSPECT_AFTER = 0.5;
/** Failures of the server itself. With any other it works, only not for this request. */
const BROKEN: ReadonlySet<FailureKind> = new Set(['unreachable', 'overloaded', 'bad-format']);
/** Failures that another round may find gone. */
const PASSING: ReadonlySet<FailureKind> = new Set(['unreachable', 'overloaded']);

/**
 * One round: every server is asked at most once. A failed one is followed by the next at once, silent ones are joined by it at their hedge.
 * @param deadline in milliseconds of the options' clock
 * @returns the first answer; else what the failures come to, `next` where another round may help
 * @throws the reason of the signal, when it is aborted
 */
export function askInTurn(
  servers: readonly string[],
  request: ServerRequest,
  options: FailoverOptions,
  deadline: number,
  signal: AbortSignal,
): Promise<Attempt> {
  const round = new Round(servers, request, options);
  const stop = (): void => round.abort(signal.reason);
  const late = setTimeout(() => round.giveUp(), Math.max(0, deadline - options.now()));
  signal.addEventListener('abort', stop, { once: true });
  return round.run().finally(() => {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
  });
}

/** A server that has not answered yet. */
interface Running {
  readonly server: string;
  /** Milliseconds. */
  readonly since: number;
  readonly controller: AbortController;
}

/** Who is asked, who waits and who failed in one round. Each event is a method; the first one that decides ends the round. */
class Round {
  readonly #servers: readonly string[];
  readonly #request: ServerRequest;
  readonly #options: FailoverOptions;
  readonly #begin = performance.now();
  readonly #running = new Set<Running>();
  readonly #failures: Failure[] = [];
  readonly #outcome = Promise.withResolvers<Attempt>();
  /** Servers that were asked: those in front of the list. */
  #asked = 0;
  #hedge: ReturnType<typeof setTimeout> | undefined;

  constructor(servers: readonly string[], request: ServerRequest, options: FailoverOptions) {
    this.#servers = servers;
    this.#request = request;
    this.#options = options;
  }

  run(): Promise<Attempt> {
    this.#askNext();
    return this.#outcome.promise;
  }

  /** The time is over: every server that is silent has failed. */
  giveUp(): void {
    const { pool, timeoutMs } = this.#options;
    for (const { server } of this.#running) {
      pool.failed(server);
      const problem = `no answer within ${timeoutMs} ms`;
      this.#failures.push(failureOf('unreachable', `${server}: ${problem}`, { servers: [{ server, problem }] }));
    }
    this.#end({ kind: 'final', failure: weightiest(this.#failures) });
  }

  abort(reason: unknown): void {
    this.#outcome.reject(reason);
    this.#release();
  }

  /** Asks the next server, and sets the time at which the one after it joins. Without servers left and under way the round has failed. */
  #askNext(): void {
    clearTimeout(this.#hedge);
    const server = this.#servers[this.#asked];
    if (server !== undefined) this.#ask(server);
    else if (this.#running.size === 0) this.#fail();
  }

  #ask(server: string): void {
    const one: Running = { server, since: performance.now(), controller: new AbortController() };
    this.#running.add(one);
    this.#asked++;
    const { signal } = one.controller;
    void askServer(server, this.#request, this.#options, signal).then((attempt) => this.#settle(one, attempt));
    if (this.#asked === this.#servers.length) return;
    const elapsed = one.since - this.#begin;
    this.#hedge = setTimeout(() => this.#joinSilent(), Math.max(0, this.#hedgeAt(this.#asked) - elapsed));
  }

  /** Milliseconds after the begin until a server joins those that are silent. @param position in the list, 1 or more */
  #hedgeAt(position: number): number {
    const last = this.#servers.length - 1;
    const share = position === last ? 1 : FIRST_HEDGE + ((1 - FIRST_HEDGE) * (position - 1)) / (last - 1);
    return this.#options.hedgeMs * share;
  }

  /** The next requests begin with another server than a silent one, until it proves to work. */
  #joinSilent(): void {
    const silentSince = performance.now() - SUSPECT_AFTER * this.#options.hedgeMs;
    for (const { server, since } of this.#running) if (since <= silentSince) this.#options.pool.failed(server);
    this.#askNext();
  }

  #settle(one: Running, attempt: Attempt): void {
    // The round is over, and the outcome of an aborted request has no meaning.
    if (!this.#running.delete(one)) return;
    const { pool } = this.#options;
    if (attempt.kind !== 'next') {
      pool.worked(one.server);
      this.#end(attempt);
      return;
    }
    if (BROKEN.has(attempt.failure.kind)) pool.failed(one.server, attempt.holdSeconds);
    else pool.worked(one.server);
    this.#failures.push(attempt.failure);
    this.#askNext();
  }

  #fail(): void {
    const mayPass = this.#failures.some(({ kind }) => PASSING.has(kind));
    this.#end({ kind: mayPass ? 'next' : 'final', failure: weightiest(this.#failures) });
  }

  #end(outcome: Attempt): void {
    this.#outcome.resolve(outcome);
    this.#release();
  }

  /** Ends what is under way. */
  #release(): void {
    clearTimeout(this.#hedge);
    const running = [...this.#running];
    this.#running.clear();
    for (const { controller } of running) controller.abort();
  }
}
