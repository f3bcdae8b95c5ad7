import { PlannerError } from '@tripwright/core/base';
import { issueKey } from './issue-key.ts';
import { monthOf } from './key-gate.ts';
import type { KeyRecord, KeyStore } from './key-store.ts';
import { openKeyStore } from './sqlite-key-store.ts';

/** A key as its operator sees it: never the key itself. */
export interface ListedKey extends Pick<KeyRecord, 'label' | 'createdAt' | 'activeFrom' | 'freePerMonth'> {
  /** The beginning of its hash, by which it is revoked. */
  readonly id: string;
  /** Calls of the current month (UTC). */
  readonly calls: number;
}

/** The keys of a store, for its operator. A running server that uses the same store sees every change at the next request. */
export interface KeyDesk {
  list(): readonly ListedKey[];
  /** Issues a key. It cannot be shown again. @param freePerMonth undefined = no limit */
  add(
    label: string,
    options: { readonly activeAfterSeconds: number; readonly freePerMonth: number | undefined },
  ): string;
  /**
   * Removes a key by its id, or by its label where only one key has it.
   * @throws PlannerError `bad-usage` where none or several match
   */
  revoke(name: string): ListedKey;
  close(): void;
}

const ID_LENGTH = 12;
const LEAST_ID_LENGTH = 6;

/** Opens a key store for its operator. @throws PlannerError `input-unreadable` when the file is not a key store */
export function openKeyDesk(file: string, now: () => number = () => Math.floor(Date.now() / 1000)): KeyDesk {
  const store = openKeyStore(file);
  const listed = (record: KeyRecord): ListedKey => listedKey(store, record, now());
  return {
    list: () => store.list().map(listed),
    add: (label, options) => issueKey(store, { now: now(), label, ...options }),
    revoke(name) {
      const found = keysNamed(store, name);
      const [only, another] = found;
      if (only === undefined)
        throw new PlannerError('bad-usage', `There is no key "${name}". List them: tripwright keys list`);
      if (another !== undefined) {
        const ids = found.map(({ hash }) => hash.slice(0, ID_LENGTH)).join(', ');
        throw new PlannerError('bad-usage', `${found.length} keys are called "${name}". Give the id of one: ${ids}`);
      }
      const gone = listed(only);
      store.remove(only.hash);
      return gone;
    },
    close: () => store.close(),
  };
}

/**
 * Removes a key by its id, or by its label where only one key has it.
 * @param now Unix seconds
 * @returns the key; undefined where none or several match
 */
export function revokeKey(store: KeyStore, name: string, now: number): ListedKey | undefined {
  const [only, another] = keysNamed(store, name);
  if (only === undefined || another !== undefined) return undefined;
  const gone = listedKey(store, only, now);
  store.remove(only.hash);
  return gone;
}

function keysNamed(store: KeyStore, name: string): readonly KeyRecord[] {
  const all = store.list();
  const byId = name.length >= LEAST_ID_LENGTH ? all.filter(({ hash }) => hash.startsWith(name)) : [];
  return byId.length > 0 ? byId : all.filter(({ label }) => label === name);
}

function listedKey(store: KeyStore, record: KeyRecord, now: number): ListedKey {
  const { hash, label, createdAt, activeFrom, freePerMonth } = record;
  const calls = store.callsIn(hash, monthOf(now));
  return { id: hash.slice(0, ID_LENGTH), label, createdAt, activeFrom, freePerMonth, calls };
}
