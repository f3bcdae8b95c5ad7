export { isAddress } from './gbfs-files.ts';
export { type ReadGbfsOptions, readGbfs } from './read-gbfs.ts';
