import { PlannerError } from '@tripwright/core/base';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

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
  close(): void;
}

/** Most time that a request waits for a shared store; after it this server counts alone. */
const STORE_MILLISECONDS = 250;

/** Counts in the memory of this process. */
export function memoryRates(): RateStore {
  return { limiter: (window) => limiterOver(new RateLimiterMemory(optionsOf(window)), window.limit), close() {} };
}

/**
 * Counts that servers share in a Redis or Valkey. While it does not answer, each server counts alone.
 * @param url `redis://…` or `rediss://…`
 * @param log receives one line when the store is lost, and one when it is back
 * @throws PlannerError `config-invalid` where the package `ioredis` is not installed
 */
export async function sharedRates(url: string, log: (line: string) => void): Promise<RateStore> {
  const { Redis } = await import('ioredis').catch((cause: unknown) => {
    throw new PlannerError('config-invalid', 'rateStore needs the package ioredis. Install it: npm install ioredis', {
      cause,
    });
  });
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: STORE_MILLISECONDS,
  });
  let isLost = false;
  client.on('error', ({ message }: Error) => {
    if (!isLost) log(`The store of rates does not answer (${message}). This server counts alone until it does.`);
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log('The store of rates answers again.');
    isLost = false;
  });
  return {
    limiter(window) {
      const options = optionsOf(window);
      const alone = new RateLimiterMemory(options);
      const shared = new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: alone });
      return limiterOver(shared, window.limit);
    },
    close: () => client.disconnect(),
  };
}

function optionsOf({ name, limit, seconds }: RateWindow): { keyPrefix: string; points: number; duration: number } {
  return { keyPrefix: `tripwright:${name}`, points: limit, duration: seconds };
}

function limiterOver(limiter: RateLimiterAbstract, limit: number): RateLimiter {
  const rate = ({ remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Rate => ({
    limit,
    remaining: remainingPoints,
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    exceeded,
  });
  return {
    async take(client) {
      try {
        return rate(await limiter.consume(client), false);
      } catch (refused) {
        // The library rejects with its own value beyond the limit, and with errors of the store that its memory did not insure.
        if (refused instanceof RateLimiterRes) return rate(refused, true);
        return { limit, remaining: limit, resetSeconds: 1, exceeded: false };
      }
    },
  };
}
