import { ensureDemoKey, issueKey } from './issue-key.ts';
import { createKeyGate, type KeyGate } from './key-gate.ts';
import { openKeyStore } from './sqlite-key-store.ts';

export interface KeyringOptions {
  /** Path of the key store; absent or '': keys end with the process. */
  readonly file?: string | undefined;
  /** Answer requests without a key too. */
  readonly open?: boolean;
  /** Headers that may carry the key, the first named in messages. */
  readonly headers?: readonly string[];
  /** Free calls in a month of keys issued from now on; undefined = no limit. */
  readonly freeRequestsPerMonth?: number | undefined;
  /** Seconds until a new key works. */
  readonly activationSeconds?: number | undefined;
  /** Unix seconds. */
  readonly now?: () => number;
}

/** The keys of a server: who may ask, and new ones. */
export interface Keyring extends KeyGate {
  /** A new key with the configured threshold and delay. It can be seen only now. */
  issue(label: string): string;
  /** A key that works at once and without limit; that of an earlier start ends. @param fixed the key to use, where it must stay */
  ensureDemoKey(fixed?: string): string;
  close(): void;
}

/** Opens the embedded key store. @throws PlannerError `input-unreadable` when the file cannot be one */
export function openKeyring(options: KeyringOptions = {}): Keyring {
  const store = openKeyStore(options.file === undefined || options.file === '' ? ':memory:' : options.file);
  const now = options.now ?? (() => Math.floor(Date.now() / 1000));
  const gate = createKeyGate({
    store,
    ...(options.headers !== undefined && { headers: options.headers }),
    ...(options.open !== undefined && { open: options.open }),
  });
  return {
    ...gate,
    issue: (label) =>
      issueKey(store, {
        now: now(),
        label,
        activeAfterSeconds: options.activationSeconds ?? 0,
        freePerMonth: options.freeRequestsPerMonth,
      }),
    ensureDemoKey: (fixed) => ensureDemoKey(store, now(), fixed),
    close: () => store.close(),
  };
}
