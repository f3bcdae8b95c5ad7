export type { StreamEndReason } from './__generated__/resolver-types.ts';
export { createGraphqlHandler, type GraphqlHandler, type GraphqlOptions } from './create-graphql-handler.ts';
export { lazyGraphiql } from './graphiql.ts';
export { schemaPage } from './schema-page.ts';
export { plannerSource } from './source/index.ts';
