export { type Fetched, type FetchOptions, fetchBytes } from './fetch-bytes.ts';
export { networkReason } from './network-reason.ts';
