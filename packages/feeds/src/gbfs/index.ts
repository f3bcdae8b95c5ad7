export { isAddress } from './gbfs-files.ts';
export { looksLikeGbfs } from './looks-like-gbfs.ts';
export { type ReadGbfsOptions, readGbfs } from './read-gbfs.ts';
