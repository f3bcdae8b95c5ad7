export { type DatasetStatus, datasetsText } from './dataset-status.ts';
export { type DatasetWatch, watchDatasets } from './dataset-watch.ts';
export {
  type Edition,
  type EditionFace,
  type EditionParts,
  openEdition,
  openStreams,
  prepareEdition,
  readyToAnswer,
} from './edition.ts';
export { addSwapMetrics } from './swap-metrics.ts';
