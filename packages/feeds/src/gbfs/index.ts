export { type ReadGbfsOptions, readGbfs } from './read-gbfs.ts';
export { looksLikeGbfs } from './source/looks-like-gbfs.ts';
export { isAddress } from './source/open-gbfs.ts';
export { ReadBudget, type ReadLimits } from './source/read-budget.ts';
