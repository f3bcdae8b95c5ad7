import { createHash, randomBytes } from 'node:crypto';
import type { KeyStore } from './key-store.ts';

/** Settings of a new key. */
export interface IssueOptions {
  /** Unix seconds. */
  readonly now: number;
  /** Holder of the key, in words. */
  readonly label: string;
  /** Seconds until the key works: 0 for one server, up to 300 where servers share a store (spec section 5). */
  readonly activeAfterSeconds?: number;
  /** Free calls in a calendar month; undefined = no limit. */
  readonly freePerMonth?: number | undefined;
}

/** Label of the demo key; no other key may have it. */
export const DEMO_LABEL = 'demo';

/** Makes a key and stores its hash. @returns the key, which cannot be shown again */
export function issueKey(store: KeyStore, options: IssueOptions): string {
  const key = `tw_${randomBytes(24).toString('base64url')}`;
  save(store, key, options);
  return key;
}

/**
 * Makes a key that works immediately and without limit, for a local server. The demo key of an earlier start is removed: only its hash was
 * stored, so it cannot be shown again.
 * @param fixed the key to use, where scripts need one that stays
 */
export function ensureDemoKey(store: KeyStore, now: number, fixed?: string): string {
  store.removeLabelled(DEMO_LABEL);
  if (fixed === undefined) return issueKey(store, { now, label: DEMO_LABEL });
  save(store, fixed, { now, label: DEMO_LABEL });
  return fixed;
}

/** The hash by which a key is stored and found. Keys are long and random, so a plain hash cannot be reversed. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}

function save(store: KeyStore, key: string, options: IssueOptions): void {
  store.put({
    hash: hashKey(key),
    label: options.label,
    createdAt: options.now,
    activeFrom: options.now + (options.activeAfterSeconds ?? 0),
    freePerMonth: options.freePerMonth,
  });
}
