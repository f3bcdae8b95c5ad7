export { type KeyDesk, type ListedKey, openKeyDesk } from './key-desk.ts';
export {
  type KeyDecision,
  type KeyGate,
  type KeyGateOptions,
  type KeyRefusal,
  type KeyUse,
  type KnownClient,
  type LastingKey,
  USE_HEADERS,
} from './key-gate.ts';
export { keyParameters, withoutKeys } from './key-in-address.ts';
export { addKeyMetrics } from './key-metrics.ts';
export type { KeyRecord, KeyStore } from './key-store.ts';
export { type Keyring, type KeyringOptions, type KeyTerms, openKeyring } from './keyring.ts';
export {
  memoryRates,
  type Rate,
  type RateLimiter,
  type RateStore,
  type RateWindow,
} from './rate-limiter.ts';
export type { Registrar, RegistrarOptions, Registration } from './registrar.ts';
export { sharedRates } from './shared-rates.ts';
