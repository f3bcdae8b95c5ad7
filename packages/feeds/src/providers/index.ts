export { readProviders } from './read-providers.ts';
