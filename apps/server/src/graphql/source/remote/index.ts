export { NEARLY } from './gaps.ts';
export { remoteSource } from './remote-source.ts';
export { openUpstream, type Upstream, type UpstreamOptions } from './upstream.ts';
