export { createRestHandler, localeOf, overloadResponse, type RestOptions } from './rest-handler.ts';
