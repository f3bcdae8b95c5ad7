export type { Ask, ConformanceScene } from './conformance-scene.ts';
export { conformanceScenes } from './conformance-scenes.ts';
export {
  type ConformanceOptions,
  type CreateTransitSearch,
  describeTransitSearch,
  type TransitSearch,
} from './describe-transit-search.ts';
