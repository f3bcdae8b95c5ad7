import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How much of its rate a client has used. */
export interface Rate {
  /** Requests in one window. */
  readonly limit: number;
  /** Requests that are left in this window. */
  readonly remaining: number;
  /** Seconds until the window ends, 1 or more. */
  readonly resetSeconds: number;
  readonly exceeded: boolean;
}

/** Counts requests of clients in windows of time. */
export interface RateLimiter {
  /** Counts one request. Never rejects: where the shared store fails, this server counts alone. */
  take(client: string): Promise<Rate>;
}

/** A window of a limiter. */
export interface RateWindow {
  /** Name of the counts in a shared store. */
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Where counts are kept. */
export interface RateStore {
  limiter(window: RateWindow): RateLimiter;
  /** False while a store that servers share does not answer, so that this server counts alone. */
  isShared?(): boolean;
  close(): void;
}

/** Counts in the memory of this process. */
export function memoryRates(): RateStore {
  return { limiter: (window) => limiterOver(new RateLimiterMemory(optionsOf(window)), window.limit), close() {} };
}

/** A window as the library takes it. */
export function optionsOf({ name, limit, seconds }: RateWindow): {
  keyPrefix: string;
  points: number;
  duration: number;
} {
  return { keyPrefix: `tripwright:${name}`, points: limit, duration: seconds };
}

function limiterOver(limiter: RateLimiterMemory, limit: number): RateLimiter {
  return { take: (client) => consume(limiter, client, limit) };
}

/** Counts one request with a limiter of the library. @throws what keeps its store from counting */
export async function consume(limiter: RateLimiterAbstract, client: string, limit: number): Promise<Rate> {
  try {
    return rateOf(await limiter.consume(client), limit, false);
  } catch (refused) {
    // The library rejects with its own value beyond the limit.
    if (refused instanceof RateLimiterRes) return rateOf(refused, limit, true);
    throw refused;
  }
}

function rateOf({ remainingPoints, msBeforeNext }: RateLimiterRes, limit: number, exceeded: boolean): Rate {
  return { limit, remaining: remainingPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)), exceeded };
}
