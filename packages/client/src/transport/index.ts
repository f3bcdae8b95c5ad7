export type { SendOptions } from './ask-server.ts';
export { askServers } from './ask-servers.ts';
export { baseUrlOf } from './base-url.ts';
export type { FailoverOptions } from './failover-options.ts';
export { pause, until } from './pause.ts';
export { ServerPool } from './server-pool.ts';
export type { ServerRequest, Validate } from './server-request.ts';
