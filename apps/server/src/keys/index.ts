export {
  createKeyGate,
  DEFAULT_KEY_HEADERS,
  type KeyDecision,
  type KeyGate,
  type KeyGateOptions,
} from './key-gate.ts';
export type { KeyRecord, KeyStore } from './key-store.ts';
export { type Keyring, type KeyringOptions, openKeyring } from './keyring.ts';
