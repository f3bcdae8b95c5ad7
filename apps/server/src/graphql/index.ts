export type { StreamEndReason } from './__generated__/resolver-types.ts';
export { createGraphqlHandler, type GraphqlHandler, type GraphqlOptions } from './create-graphql-handler.ts';
export { lazyGraphiql } from './graphiql.ts';
export { schemaPage } from './schema-page.ts';
export { openUpstream, plannerSource, remoteSource, type Upstream } from './source/index.ts';
export { StreamHub } from './subscriptions/stream-hub.ts';
