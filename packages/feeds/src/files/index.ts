export { collectBytes } from './collect-bytes.ts';
export type { FeedFile, OpenedFiles } from './feed-file.ts';
export { listFolder } from './list-folder.ts';
export { openZip } from './open-zip.ts';
