/** What the server says of its keys when it serves the page. */
export interface KeySettings {
  /** `open`: the page may register; `closed`: the operator issues keys; `not-needed`: the server answers without keys. */
  readonly registration: 'open' | 'closed' | 'not-needed';
  /** Name of the header that carries a key. */
  readonly header: string;
  /** Seconds until a new key works. */
  readonly delay: number;
}

/** A new key. */
export interface IssuedKey {
  readonly key: string;
  /** Unix seconds. */
  readonly activeFrom: number;
  /** Free requests in a month; absent = no limit. */
  readonly freeCalls?: number;
}

/** The use of a key in a calendar month (UTC). */
export interface KeyUse {
  readonly label: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly calls: number;
  /** Absent = no limit. */
  readonly freeCalls?: number;
}

/** Why there is no answer. */
export type KeyProblem =
  /** The name is empty or too long, or has signs that cannot be seen. */
  | { readonly kind: 'wrong-name' }
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown-key' }
  /** The key works from this moment, in Unix seconds. */
  | { readonly kind: 'not-yet-active'; readonly activeFrom: number }
  /** Too many keys were asked for. */
  | { readonly kind: 'too-fast' }
  | { readonly kind: 'unreachable' };

/** What became of a request about keys. */
export type KeyResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: KeyProblem };

/** Asks `/v1/key.json`. */
export interface KeyService {
  register(label: string): Promise<KeyResult<IssuedKey>>;
  use(key: string): Promise<KeyResult<KeyUse>>;
}

/** The settings in the page; those of a server without registration where they cannot be read. */
export function keySettings(content: string): KeySettings {
  const [registration, delay = '0', header = 'X-Service-Key'] = content.split(' ');
  return {
    registration: registration === 'open' || registration === 'not-needed' ? registration : 'closed',
    header,
    delay: Number(delay) || 0,
  };
}

const TIMEOUT_MS = 15_000;
/** Longest name of a key's holder, as the interface has it. */
const LONGEST_NAME = 80;

/** @param origin of the server @param header that carries the key @param now Unix seconds */
export function keyService(
  origin: string,
  header: string,
  send: typeof fetch = (input, init) => fetch(input, init),
  now: () => number = () => Date.now() / 1000,
): KeyService {
  const ask = async <T>(init: RequestInit, problemOf: (response: Response) => KeyProblem): Promise<KeyResult<T>> => {
    try {
      const response = await send(`${origin}/v1/key.json`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.ok) return { ok: true, value: (await response.json()) as T };
      return { ok: false, problem: response.status >= 500 ? { kind: 'unreachable' } : problemOf(response) };
    } catch {
      return { ok: false, problem: { kind: 'unreachable' } };
    }
  };
  return {
    async register(name) {
      const label = name.trim();
      if (label === '' || label.length > LONGEST_NAME || /[\p{C}\p{Zl}\p{Zp}]/u.test(label))
        return { ok: false, problem: { kind: 'wrong-name' } };
      const headers = { 'content-type': 'application/json' };
      return ask({ method: 'POST', headers, body: JSON.stringify({ label }) }, ({ status }) => {
        if (status === 404) return { kind: 'closed' };
        // The name is well formed, so another key has it.
        return status === 400 ? { kind: 'name-taken' } : { kind: 'too-fast' };
      });
    },
    async use(key) {
      // No header carries other signs, and no key has them.
      if (!/^[\x21-\x7e]+$/.test(key.trim())) return { ok: false, problem: { kind: 'unknown-key' } };
      return ask({ headers: { [header]: key.trim() } }, ({ status, headers }) => {
        if (status === 429) return { kind: 'too-fast' };
        const seconds = Number(headers.get('retry-after') ?? 0);
        return seconds > 0 ? { kind: 'not-yet-active', activeFrom: now() + seconds } : { kind: 'unknown-key' };
      });
    },
  };
}
