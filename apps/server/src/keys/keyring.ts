import { ensureDemoKey, type IssueOptions, issueKey } from './issue-key.ts';
import { type ListedKey, revokeKey } from './key-desk.ts';
import { createKeyGate, type KeyGate } from './key-gate.ts';
import { memoryRates, type RateStore } from './rate-limiter.ts';
import { createRegistrar, type Registrar } from './registrar.ts';
import { openKeyStore } from './sqlite-key-store.ts';

/** Settings of a keyring. */
export interface KeyringOptions {
  /** Path of the key store; absent or '': keys are lost when the process ends. */
  readonly file?: string | undefined;
  /** Allows requests without a key. */
  readonly open?: boolean;
  /** Headers that may carry the key; messages name the first one. */
  readonly headers?: readonly string[];
  /** Free calls in a calendar month, for keys issued from now on; undefined = no limit. */
  readonly freeRequestsPerMonth?: number | undefined;
  /** Requests in a minute of each key with a free threshold, and of each address of an open server; undefined or 0 = no limit. */
  readonly requestsPerMinute?: number | undefined;
  /** Where requests are counted; in memory unless given. */
  readonly rates?: RateStore | undefined;
  /** Whether clients may register for a key. */
  readonly registration?: boolean | undefined;
  /** Seconds until a new key works. */
  readonly activationSeconds?: number | undefined;
  /** Unix seconds; the clock of the machine unless given. Keys age by it, whatever the present of the service is (`--now`, replays). */
  readonly now?: () => number;
}

/** How clients come to a key. */
export interface KeyTerms {
  /** `open`: by registering; `closed`: from the operator; `not-needed`: the server answers without keys. */
  readonly registration: 'open' | 'closed' | 'not-needed';
  /** Seconds until a new key works. */
  readonly activationSeconds: number;
}

/** The keys of a server: checks them and issues new ones. */
export interface Keyring extends KeyGate, Registrar {
  readonly terms: KeyTerms;
  /** Issues a key with the configured limit and delay. The key cannot be shown again. */
  issue(label: string): string;
  /** Issues a key that works immediately and without limit, and removes the one of an earlier start. @param fixed the key to use */
  ensureDemoKey(fixed?: string): string;
  /** Ends a key by its id, or by its label; undefined where none or several match. */
  revoke(name: string): ListedKey | undefined;
  /** False while the store of rates that servers share does not answer, so that this server counts alone. */
  sharesRates(): boolean;
  close(): void;
}

/** Opens the embedded key store. @throws PlannerError `input-unreadable` when the file is not a key store */
export function openKeyring(options: KeyringOptions = {}): Keyring {
  const { requestsPerMinute = 0, rates = memoryRates() } = options;
  const store = openKeyStore(options.file === undefined || options.file === '' ? ':memory:' : options.file);
  const now = options.now ?? (() => Math.floor(Date.now() / 1000));
  const gate = createKeyGate({
    store,
    now,
    ...(options.headers !== undefined && { headers: options.headers }),
    ...(options.open !== undefined && { open: options.open }),
    ...(requestsPerMinute > 0 && {
      rates: rates.limiter({ name: 'requests', limit: requestsPerMinute, seconds: 60 }),
    }),
  });
  const settings = (): Omit<IssueOptions, 'label'> => ({
    now: now(),
    activeAfterSeconds: options.activationSeconds ?? 0,
    freePerMonth: options.freeRequestsPerMonth,
  });
  return {
    ...gate,
    terms: {
      registration: options.open === true ? 'not-needed' : options.registration === true ? 'open' : 'closed',
      activationSeconds: options.activationSeconds ?? 0,
    },
    ...createRegistrar({ isOpen: options.registration === true, store, rates, settings }),
    issue: (label) => issueKey(store, { ...settings(), label }),
    ensureDemoKey: (fixed) => ensureDemoKey(store, now(), fixed),
    revoke: (name) => revokeKey(store, name, now()),
    sharesRates: () => rates.isShared?.() ?? true,
    close() {
      rates.close();
      store.close();
    },
  };
}
