export { COUNT_FILES, type CountFileName, readCounts, type SystemCounts } from './read-counts.ts';
export { type ReadGbfsOptions, readGbfs } from './read-gbfs.ts';
export { looksLikeGbfs } from './source/looks-like-gbfs.ts';
export {
  type GbfsFile,
  type GbfsLanguage,
  gbfsFile,
  isAddress,
  type ListedLanguage,
  listFeeds,
  openGbfs,
  parseGbfs,
} from './source/open-gbfs.ts';
export { ReadBudget, type ReadLimits } from './source/read-budget.ts';
