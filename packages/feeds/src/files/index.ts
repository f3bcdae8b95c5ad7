export { collectBytes } from './collect-bytes.ts';
export { concatBytes } from './concat-bytes.ts';
export type { FeedFile, OpenedFiles } from './feed-file.ts';
export { isBomb } from './is-bomb.ts';
export { listFolder } from './list-folder.ts';
export { openZip } from './open-zip.ts';
