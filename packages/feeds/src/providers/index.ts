export { providersJsonSchema } from './providers-schema.ts';
export { readProviders } from './read-providers.ts';
