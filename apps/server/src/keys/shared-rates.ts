import { PlannerError } from '@tripwright/core/base';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { consume, optionsOf, type RateStore } from './rate-limiter.ts';

/** Most time that a request waits for the store; after it this server counts alone. */
const STORE_MILLISECONDS = 250;
/** Time for the first connection. A store that is not there does not keep the server from starting. */
const CONNECT_MILLISECONDS = 1000;
/** How often a store that was lost is asked whether it is back. */
const ASK_MILLISECONDS = 500;

/**
 * Counts that servers share in a Redis or Valkey. Once it fails or takes too long, this server counts alone and asks it in the background, so that one
 * request waits for a dead store and not every one.
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
  let asking: NodeJS.Timeout | undefined;

  const lost = (why: string): void => {
    if (asking !== undefined) return;
    log(`The store of rates does not answer (${why}). This server counts alone until it does.`);
    asking = setInterval(() => void ask(), ASK_MILLISECONDS);
    asking.unref();
  };
  const ask = async (): Promise<void> => {
    const answer = await client.ping().catch(() => undefined);
    if (answer === undefined || asking === undefined) return;
    clearInterval(asking);
    asking = undefined;
    log('The store of rates answers again.');
  };
  client.on('error', (error: Error) => lost(reasonOf(error)));
  await new Promise<void>((settled) => {
    client.once('ready', settled);
    client.once('error', () => settled());
    setTimeout(settled, CONNECT_MILLISECONDS).unref();
  });

  return {
    limiter(window) {
      const options = optionsOf(window);
      const alone = new RateLimiterMemory(options);
      const shared = new RateLimiterRedis({ ...options, storeClient: client });
      return {
        async take(who) {
          if (asking === undefined) {
            try {
              return await consume(shared, who, window.limit);
            } catch (error) {
              lost(reasonOf(error));
            }
          }
          return consume(alone, who, window.limit);
        },
      };
    },
    isShared: () => asking === undefined,
    close() {
      clearInterval(asking);
      client.disconnect();
    },
  };
}

/** Several addresses of one host fail in one error without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message !== '' ? error.message : String(Reflect.get(error, 'code') ?? error.name);
}
