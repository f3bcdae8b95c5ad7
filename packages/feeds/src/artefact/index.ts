export { hashFile } from './hash-file.ts';
export {
  listRegions,
  openRegionBuffers,
  type RegionBuffers,
  type RegionPart,
  readManifest,
  readRegion,
  readRegionBuffers,
} from './read-artefact.ts';
export { recoverReplaced, rollBackRegion } from './replace-region.ts';
export { type ArtefactContent, removeUnfinished, sha256, writeArtefact } from './write-artefact.ts';
