export { buildSampleRegion, type SampleRegion } from './build-sample-region.ts';
