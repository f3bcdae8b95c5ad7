/** A server is left alone this long after its first failure, and twice as long after each further one. */
const FIRST_HOLD_MS = 2_000;
/** Which servers work is remembered only briefly, because servers change without notice (spec 2.1). */
const LONGEST_HOLD_MS = 60_000;
/** Holds vary by this share in both directions, so that many clients do not come back at one moment. */
const JITTER = 0.25;

interface ServerState {
  failures: number;
  /** Milliseconds; the server is asked before only if no other is left. */
  heldUntil: number;
  /** Whether the server itself asked for the hold; it is never asked before its end. */
  isAsked: boolean;
  /** Whether a health check is under way. */
  isChecked: boolean;
}

/** The servers to ask, in order. */
export interface ServerOrder {
  readonly servers: readonly string[];
  /** Servers whose hold has ended. A health check, which is free of charge, decides whether they get requests again. */
  readonly toCheck: readonly string[];
  /** Milliseconds until the first of the servers that asked for a hold may be asked; 0 when `servers` has any. */
  readonly waitMs: number;
}

/** Remembers which servers work. Belongs to one client. */
export class ServerPool {
  readonly #states = new Map<string, ServerState>();
  readonly #now: () => number;
  readonly #random: () => number;

  /** @param now milliseconds @param random from 0 to 1 */
  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  /** Working servers in the given order, then those that failed lately, the one to recover first in front. */
  order(servers: readonly string[]): ServerOrder {
    const now = this.#now();
    const held = (server: string): ServerState | undefined => {
      const state = this.#states.get(server);
      return state !== undefined && state.failures > 0 ? state : undefined;
    };
    const asked = servers.filter((server) => isAskedToWait(held(server), now));
    const suspects = servers.filter((server) => held(server) !== undefined && !asked.includes(server));
    const working = servers.filter((server) => held(server) === undefined);
    const byEnd = (a: string, b: string): number => (held(a)?.heldUntil ?? 0) - (held(b)?.heldUntil ?? 0);
    const order = [...working, ...suspects.toSorted(byEnd)];
    const ends = asked.map((server) => held(server)?.heldUntil ?? now);
    return {
      servers: order,
      toCheck: suspects.filter((server) => {
        const state = held(server);
        return state !== undefined && !state.isChecked && state.heldUntil <= now;
      }),
      waitMs: order.length > 0 || ends.length === 0 ? 0 : Math.max(0, Math.min(...ends) - now),
    };
  }

  /** The server answered: it works. */
  worked(server: string): void {
    this.#states.delete(server);
  }

  /** The server failed or was slow. @param seconds that it asked for by `Retry-After` */
  failed(server: string, seconds?: number): void {
    const { failures, heldUntil, isChecked } = this.#states.get(server) ?? {
      failures: 0,
      heldUntil: 0,
      isChecked: false,
    };
    const now = this.#now();
    // Requests under way fail together: that is one failure.
    const isNew = heldUntil <= now;
    const count = isNew ? failures + 1 : failures;
    const own = Math.min(LONGEST_HOLD_MS, FIRST_HOLD_MS * 2 ** (count - 1)) * (1 + JITTER * (2 * this.#random() - 1));
    const end = seconds === undefined ? (isNew ? now + own : heldUntil) : now + seconds * 1000;
    this.#states.set(server, { failures: count, heldUntil: end, isAsked: seconds !== undefined, isChecked });
  }

  /** Begins a health check, so that no other begins meanwhile. @returns to be called at its end */
  check(server: string): (isHealthy: boolean) => void {
    const state = this.#states.get(server);
    if (state !== undefined) state.isChecked = true;
    return (isHealthy) => {
      const current = this.#states.get(server);
      if (current !== undefined) current.isChecked = false;
      if (isHealthy) this.worked(server);
      else this.failed(server);
    };
  }
}

function isAskedToWait(state: ServerState | undefined, now: number): boolean {
  return state?.isAsked === true && state.heldUntil > now;
}
