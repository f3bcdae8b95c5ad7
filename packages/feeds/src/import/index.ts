export { BUILD_STEPS, type BuildProgress, type BuildStep, type BuildStepKind, buildStepText } from './build-step.ts';
export { feedNames } from './feed-names.ts';
export { providersSection, systemSection } from './import-on-demand.ts';
export type { ImportOptions } from './import-options.ts';
export { type ImportResult, importRegion } from './import-region.ts';
