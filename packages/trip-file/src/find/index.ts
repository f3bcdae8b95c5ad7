export { findRequests } from './find-requests.ts';
export type { FoundRequest } from './found-request.ts';
