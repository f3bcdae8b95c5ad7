export { listRegions, type RegionPart, readRegion } from './read-artefact.ts';
export { type ArtefactContent, recoverReplaced, sha256, writeArtefact } from './write-artefact.ts';
