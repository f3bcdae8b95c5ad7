// The entry of dist/route-sources.mjs, which the extension loads when the preview is first opened.
export { EmbeddedRouteSource } from './embedded-route-source.ts';
export { ServerRouteSource } from './server-route-source.ts';
