import { LruCache } from '@tripwright/core/base';
import { isThisMachine, networkOf } from '../client-address.ts';
import { hashKey } from './issue-key.ts';
import { keyParameters } from './key-in-address.ts';
import type { KeyRecord, KeyStore } from './key-store.ts';
import type { Rate, RateLimiter } from './rate-limiter.ts';

/** The header of spec section 5, and the one that deployed client kits send. */
const DEFAULT_KEY_HEADERS: readonly string[] = ['X-Service-Key', 'X-TripGo-Key'];

/** Settings of a key gate. */
export interface KeyGateOptions {
  readonly store: KeyStore;
  /** Headers that may carry the key; messages name the first one. */
  readonly headers?: readonly string[];
  /** Answers every request (`--open`). A key that is sent is neither checked nor counted. */
  readonly open?: boolean;
  /** Limits the rate of each key that has a free threshold, and of each address of an open server; no limit unless given. */
  readonly rates?: RateLimiter | undefined;
  /** Unix seconds, by which keys become active and months begin. */
  readonly now: () => number;
}

/** Why a request is refused. */
export type KeyRefusal = 'in-query' | 'missing' | 'unknown' | 'not-yet-active' | 'over-quota' | 'too-fast';

/** Whether a request is allowed, and the reason when it is not. */
export type KeyDecision =
  | {
      readonly allowed: true;
      readonly label: string | undefined;
      /** Headers of the answer: the use of the key. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly allowed: false;
      readonly status: 400 | 401 | 429;
      readonly reason: KeyRefusal;
      readonly message: string;
      /** The parameter of the address that holds the key. */
      readonly parameter?: string;
      /** Seconds until a retry can succeed. */
      readonly retryAfter?: number;
      readonly headers?: Readonly<Record<string, string>>;
    };

type Refused = Extract<KeyDecision, { allowed: false }>;

/** The use of a key, for its holder. */
export interface KeyUse extends Pick<KeyRecord, 'label' | 'createdAt' | 'activeFrom' | 'freePerMonth'> {
  /** The calendar month (UTC), `YYYY-MM`. */
  readonly month: string;
  /** Calls of the month. */
  readonly calls: number;
}

/** Decides which requests are answered, by their key. */
export interface KeyGate {
  readonly headers: readonly string[];
  /**
   * Decides about one request and counts it. A refused request does not count towards the free calls.
   * @param free the request is a health check, or asks for the use of its key: it is not counted, and passes over quota (spec section 8)
   * @param address of the client, by which an open server counts
   */
  check(headers: Headers, query: URLSearchParams, free: boolean, address?: string): Promise<KeyDecision>;
  /** The use of the key of a request; undefined without a key that is known. */
  use(headers: Headers): KeyUse | undefined;
  /** The key of a request, to be looked up again while its answer lasts; undefined where no key is needed. It keeps nothing of the request. */
  lasting(headers: Headers): LastingKey | undefined;
  /**
   * The client of a key that was accepted before, without the key store and without counting; undefined for any other. For refusals under
   * overload, which must cost less than a full check.
   * @param header reads a header of the request
   */
  remembered(header: (name: string) => string | null | undefined): KnownClient | undefined;
}

/** The key of an answer that takes long. */
export interface LastingKey {
  /** Equal for equal keys; not the key. */
  readonly id: string;
  /** Whether the key has not been revoked. */
  readonly isKnown: () => boolean;
}

/** The holder of an accepted key. */
export interface KnownClient {
  /** undefined where no key is needed */
  readonly label: string | undefined;
}

/** Headers about the use of a key, which pages of other origins may read. */
export const USE_HEADERS: readonly string[] = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Service-Calls',
  'X-Service-Free-Calls',
];

/** No key is longer; longer texts are not hashed. */
const LONGEST = 200;
/** Accepted keys that are remembered: those in use at one time. */
const MOST_REMEMBERED = 10_000;
const ANYONE: KnownClient = { label: undefined };

/** A gate over a key store. */
export function createKeyGate(options: KeyGateOptions): KeyGate {
  const { store, headers = DEFAULT_KEY_HEADERS, open = false, rates, now: clock } = options;
  const name = headers[0] ?? (DEFAULT_KEY_HEADERS[0] as string);
  const forbidden = keyParameters(headers);
  const accepted = new LruCache<string, KnownClient>(MOST_REMEMBERED);

  const keyIn = (header: (name: string) => string | null | undefined): string | undefined =>
    headers.map((each) => header(each)?.trim() ?? '').find((value) => value !== '');

  const recordIn = (sent: Headers): KeyRecord | 'missing' | 'unknown' => {
    const key = keyIn((header) => sent.get(header));
    if (key === undefined) return 'missing';
    return (key.length > LONGEST ? undefined : store.find(hashKey(key))) ?? 'unknown';
  };

  const keyInAddress = (query: URLSearchParams): Refused | undefined => {
    const parameter = [...query.keys()].find((each) => forbidden.has(each.toLowerCase()));
    if (parameter === undefined) return undefined;
    const message = `The key must not be part of the address ("${parameter}"), where logs keep it. Send it in the header ${name}, and replace this key.`;
    return { allowed: false, status: 400, reason: 'in-query', message, parameter };
  };

  /** The key of a request that may be used now, or why there is none. */
  const activeKey = (sent: Headers, now: number): KeyRecord | Refused => {
    const record = recordIn(sent);
    if (record === 'missing')
      return { allowed: false, status: 401, reason: 'missing', message: `Send your key in the header ${name}.` };
    if (record === 'unknown') {
      const message = `The key in the header ${name} is not known here. Check that it is complete, or register for a new one.`;
      return { allowed: false, status: 401, reason: 'unknown', message };
    }
    if (record.activeFrom <= now) return record;
    const message = `This key becomes active at ${new Date(record.activeFrom * 1000).toISOString()}.`;
    return { allowed: false, status: 401, reason: 'not-yet-active', message, retryAfter: record.activeFrom - now };
  };

  /** Counts one call of the month, unless none is left. */
  const countCall = ({ hash, freePerMonth }: KeyRecord, now: number): Refused | Readonly<Record<string, string>> => {
    const month = monthOf(now);
    if (freePerMonth === undefined) {
      store.countCall(hash, month);
      return {};
    }
    const calls = store.callsIn(hash, month);
    if (calls < freePerMonth) return callHeaders(store.countCall(hash, month), freePerMonth);
    const retryAfter = secondsLeftInMonth(now);
    const message = `The ${freePerMonth} free calls of ${month} are used up; the next month begins in ${retryAfter} seconds.`;
    const used = callHeaders(calls, freePerMonth);
    return { allowed: false, status: 429, reason: 'over-quota', message, retryAfter, headers: used };
  };

  return {
    headers,
    remembered(header) {
      if (open) return ANYONE;
      const key = keyIn(header);
      return key === undefined || key.length > LONGEST ? undefined : accepted.get(hashKey(key));
    },
    lasting(sent) {
      const key = open ? undefined : keyIn((header) => sent.get(header));
      return key === undefined ? undefined : lastingKey(store, hashKey(key));
    },
    use(sent) {
      const record = recordIn(sent);
      if (typeof record === 'string') return undefined;
      const { hash, label, createdAt, activeFrom, freePerMonth } = record;
      const month = monthOf(clock());
      return { label, createdAt, activeFrom, freePerMonth, month, calls: store.callsIn(hash, month) };
    },
    async check(sent, query, free, address = '') {
      const misplaced = keyInAddress(query);
      if (misplaced !== undefined) return misplaced;
      if (open) {
        // A proxy in front of the server makes all requests from this machine.
        if (free || rates === undefined || address === '' || isThisMachine(address))
          return { allowed: true, label: undefined };
        const rate = await rates.take(networkOf(address));
        return rate.exceeded ? tooFast(rate) : { allowed: true, label: undefined, headers: rateHeaders(rate) };
      }
      const now = clock();
      const record = activeKey(sent, now);
      if ('allowed' in record) return record;
      const { hash, label, freePerMonth } = record;
      if (free) return { allowed: true, label };
      const rate = freePerMonth === undefined ? undefined : await rates?.take(hash);
      if (rate?.exceeded === true) return tooFast(rate);
      const counted = countCall(record, now);
      const rated = rate === undefined ? {} : rateHeaders(rate);
      if (isRefused(counted)) return { ...counted, headers: { ...counted.headers, ...rated } };
      accepted.set(hash, { label });
      const said = { ...counted, ...rated };
      return { allowed: true, label, ...(Object.keys(said).length > 0 && { headers: said }) };
    },
  };
}

function lastingKey(store: KeyStore, id: string): LastingKey {
  return { id, isKnown: () => store.find(id) !== undefined };
}

/** `YYYY-MM` in UTC, so that all servers agree. */
export function monthOf(now: number): string {
  return new Date(now * 1000).toISOString().slice(0, 7);
}

function isRefused(counted: Refused | Readonly<Record<string, string>>): counted is Refused {
  return counted['allowed'] === false;
}

function tooFast(rate: Rate): Refused {
  const { limit, resetSeconds: retryAfter } = rate;
  const message = `More than ${limit} requests have come within the time allowed for them; the next are answered in ${retryAfter} seconds.`;
  return { allowed: false, status: 429, reason: 'too-fast', message, retryAfter, headers: rateHeaders(rate) };
}

/** The three fields of draft-ietf-httpapi-ratelimit-headers, versions 0 to 6, which client libraries read. */
function rateHeaders({ limit, remaining, resetSeconds }: Rate): Readonly<Record<string, string>> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  };
}

function callHeaders(calls: number, freePerMonth: number): Readonly<Record<string, string>> {
  return { 'x-service-calls': String(calls), 'x-service-free-calls': String(freePerMonth) };
}

function secondsLeftInMonth(now: number): number {
  const date = new Date(now * 1000);
  return Math.max(1, Math.ceil(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000 - now));
}
