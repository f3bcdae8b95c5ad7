import { networkOf } from '../client-address.ts';
import { DEMO_LABEL, type IssueOptions, issueKey } from './issue-key.ts';
import type { KeyStore } from './key-store.ts';
import type { Rate, RateStore } from './rate-limiter.ts';

/** What became of a registration. */
export type Registration =
  | {
      readonly kind: 'issued';
      /** The key, which cannot be shown again. */
      readonly key: string;
      /** Unix seconds from which it works. */
      readonly activeFrom: number;
      readonly freePerMonth: number | undefined;
    }
  /** The operator issues keys, not the server. */
  | { readonly kind: 'closed' }
  /** Another key has this label. */
  | { readonly kind: 'label-taken' }
  | { readonly kind: 'too-fast'; readonly rate: Rate };

/** Issues keys to clients that ask for one. */
export interface Registrar {
  /** @param label holder of the key, in words @param address of the client */
  register(label: string, address: string): Promise<Registration>;
}

/** Settings of a registrar. */
export interface RegistrarOptions {
  /** Whether the operator allows it. */
  readonly isOpen: boolean;
  readonly store: KeyStore;
  readonly rates: RateStore;
  /** Settings of a new key. */
  readonly settings: () => Omit<IssueOptions, 'label'>;
}

/** Keys that one network gets in an hour: enough for a team that tries things out, too few to multiply the free calls of a key. */
const KEYS_PER_HOUR = 5;

/** A registrar over a key store. */
export function createRegistrar({ isOpen, store, rates, settings }: RegistrarOptions): Registrar {
  const limiter = rates.limiter({ name: 'register', limit: KEYS_PER_HOUR, seconds: 3600 });
  return {
    async register(label, address) {
      if (!isOpen) return { kind: 'closed' };
      const rate = await limiter.take(networkOf(address));
      if (rate.exceeded) return { kind: 'too-fast', rate };
      // Requests take turns by label, and the operator revokes by label.
      if (label === DEMO_LABEL || store.hasLabel(label)) return { kind: 'label-taken' };
      const given = settings();
      const key = issueKey(store, { ...given, label });
      return {
        kind: 'issued',
        key,
        activeFrom: given.now + (given.activeAfterSeconds ?? 0),
        freePerMonth: given.freePerMonth,
      };
    },
  };
}
