export type { CheckFile } from './check-file.ts';
export { startCheck } from './start-check.ts';
export { storedBytes } from './stored-bytes.ts';
