export { collectBytes } from './collect-bytes.ts';
export type { FeedFile, OpenedFiles } from './feed-file.ts';
export { isBomb } from './is-bomb.ts';
export { listFolder } from './list-folder.ts';
export { openZip } from './open-zip.ts';
