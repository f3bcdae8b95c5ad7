export { RegionCache } from './region-cache.ts';
export { type ListedRegion, RegionList } from './region-list.ts';
