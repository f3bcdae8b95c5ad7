export { hashFile } from './hash-file.ts';
export {
  listRegions,
  openRegionBuffers,
  type RegionBuffers,
  type RegionPart,
  readRegion,
  readRegionBuffers,
} from './read-artefact.ts';
export { type ArtefactContent, recoverReplaced, removeUnfinished, sha256, writeArtefact } from './write-artefact.ts';
