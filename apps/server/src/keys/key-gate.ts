import { LruCache } from '@tripwright/core/base';
import { hashKey } from './issue-key.ts';
import type { KeyStore } from './key-store.ts';

/** The header of spec section 5, and the one that deployed client kits send. */
const DEFAULT_KEY_HEADERS: readonly string[] = ['X-Service-Key', 'X-TripGo-Key'];

/** Settings of a key gate. */
export interface KeyGateOptions {
  readonly store: KeyStore;
  /** Headers that may carry the key; messages name the first one. */
  readonly headers?: readonly string[];
  /** Answers every request (`--open`). A key that is sent is neither checked nor counted. */
  readonly open?: boolean;
}

/** Whether a request is allowed, and the reason when it is not. */
export type KeyDecision =
  | { readonly allowed: true; readonly label: string | undefined }
  | {
      readonly allowed: false;
      readonly status: 400 | 401 | 429;
      readonly reason: 'in-query' | 'missing' | 'unknown' | 'not-yet-active' | 'over-quota';
      readonly message: string;
      /** Seconds until a retry can succeed. */
      readonly retryAfter?: number;
    };

/** Decides which requests are answered, by their key. */
export interface KeyGate {
  readonly headers: readonly string[];
  /**
   * Decides about one request and counts it.
   * @param now Unix seconds
   * @param free the request is a health check: it is not counted, and passes over quota (spec section 8)
   */
  check(headers: Headers, query: URLSearchParams, now: number, free: boolean): KeyDecision;
  /**
   * The client of a key that was accepted before, without the key store and without counting; undefined for any other. For refusals under
   * overload, which must cost less than a full check.
   * @param header reads a header of the request
   */
  remembered(header: (name: string) => string | null | undefined): KnownClient | undefined;
}

/** The holder of an accepted key. */
export interface KnownClient {
  /** undefined where no key is needed */
  readonly label: string | undefined;
}

/** Query parameters in which clients send a key by mistake. */
const QUERY_NAMES = ['key', 'apikey', 'api_key', 'api-key', 'service_key', 'service-key'];
/** No key is longer; longer texts are not hashed. */
const LONGEST = 200;
/** Accepted keys that are remembered: those in use at one time. */
const MOST_REMEMBERED = 10_000;
const ANYONE: KnownClient = { label: undefined };

/** A gate over a key store. */
export function createKeyGate({ store, headers = DEFAULT_KEY_HEADERS, open = false }: KeyGateOptions): KeyGate {
  const name = headers[0] ?? (DEFAULT_KEY_HEADERS[0] as string);
  const forbidden = new Set([...QUERY_NAMES, ...headers.map((header) => header.toLowerCase())]);
  const accepted = new LruCache<string, KnownClient>(MOST_REMEMBERED);
  const keyIn = (header: (name: string) => string | null | undefined): string | undefined =>
    headers.map((each) => header(each)?.trim() ?? '').find((value) => value !== '');
  return {
    headers,
    remembered(header) {
      if (open) return ANYONE;
      const key = keyIn(header);
      return key === undefined || key.length > LONGEST ? undefined : accepted.get(hashKey(key));
    },
    check(sent, query, now, free) {
      for (const parameter of query.keys()) {
        if (!forbidden.has(parameter.toLowerCase())) continue;
        const message = `The key must not be part of the address ("${parameter}"), where logs keep it. Send it in the header ${name}, and replace this key.`;
        return { allowed: false, status: 400, reason: 'in-query', message };
      }
      if (open) return { allowed: true, label: undefined };
      const key = keyIn((header) => sent.get(header));
      if (key === undefined) {
        return { allowed: false, status: 401, reason: 'missing', message: `Send your key in the header ${name}.` };
      }
      const record = key.length > LONGEST ? undefined : store.find(hashKey(key));
      if (record === undefined) {
        const message = `The key in the header ${name} is not known here. Check that it is complete, or register for a new one.`;
        return { allowed: false, status: 401, reason: 'unknown', message };
      }
      if (record.activeFrom > now) {
        const retryAfter = record.activeFrom - now;
        const message = `This key becomes active at ${new Date(record.activeFrom * 1000).toISOString()}.`;
        return { allowed: false, status: 401, reason: 'not-yet-active', message, retryAfter };
      }
      if (free) return { allowed: true, label: record.label };
      const month = monthOf(now);
      const { freePerMonth } = record;
      if (freePerMonth !== undefined && store.callsIn(record.hash, month) >= freePerMonth) {
        const retryAfter = secondsLeftInMonth(now);
        const message = `The ${freePerMonth} free calls of ${month} are used up; the next month begins in ${retryAfter} seconds.`;
        return { allowed: false, status: 429, reason: 'over-quota', message, retryAfter };
      }
      store.countCall(record.hash, month);
      accepted.set(record.hash, { label: record.label });
      return { allowed: true, label: record.label };
    },
  };
}

/** `YYYY-MM` in UTC, so that all servers agree. */
export function monthOf(now: number): string {
  return new Date(now * 1000).toISOString().slice(0, 7);
}

function secondsLeftInMonth(now: number): number {
  const date = new Date(now * 1000);
  return Math.max(1, Math.ceil(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000 - now));
}
