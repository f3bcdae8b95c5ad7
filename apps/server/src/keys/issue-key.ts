import { createHash, randomBytes } from 'node:crypto';
import type { KeyStore } from './key-store.ts';

export interface IssueOptions {
  /** Unix seconds. */
  readonly now: number;
  /** Who it is for. */
  readonly label: string;
  /** Seconds until it works: 0 at home, up to 300 where servers share a store (spec section 5). */
  readonly activeAfterSeconds?: number;
  /** Calls that are free in a month; undefined = no limit. */
  readonly freePerMonth?: number | undefined;
}

const DEMO_LABEL = 'demo';

/** Makes a key and keeps its hash. @returns the key: this is the only time it can be seen */
export function issueKey(store: KeyStore, options: IssueOptions): string {
  const key = `tw_${randomBytes(24).toString('base64url')}`;
  keep(store, key, options);
  return key;
}

/**
 * A key that works at once and without limit, for a server somebody has just started. The one of an earlier start ends, since
 * nothing of it is kept that could be shown again.
 * @param fixed the key to use, where scripts need one that stays
 */
export function ensureDemoKey(store: KeyStore, now: number, fixed?: string): string {
  store.removeLabelled(DEMO_LABEL);
  if (fixed === undefined) return issueKey(store, { now, label: DEMO_LABEL });
  keep(store, fixed, { now, label: DEMO_LABEL });
  return fixed;
}

/** What a key is kept and found by. Keys are long and random, so a plain hash cannot be turned back. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}

function keep(store: KeyStore, key: string, options: IssueOptions): void {
  store.put({
    hash: hashKey(key),
    label: options.label,
    createdAt: options.now,
    activeFrom: options.now + (options.activeAfterSeconds ?? 0),
    freePerMonth: options.freePerMonth,
  });
}
