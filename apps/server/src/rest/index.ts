export { createRestHandler, type RestOptions } from './rest-handler.ts';
