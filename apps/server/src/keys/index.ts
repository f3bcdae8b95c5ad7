export { type KeyDesk, type ListedKey, openKeyDesk } from './key-desk.ts';
export type {
  KeyDecision,
  KeyGate,
  KeyGateOptions,
  KnownClient,
} from './key-gate.ts';
export type { KeyRecord, KeyStore } from './key-store.ts';
export { type Keyring, type KeyringOptions, openKeyring } from './keyring.ts';
