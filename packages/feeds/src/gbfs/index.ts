export { COUNT_FILES, type CountFileName, readCounts, type SystemCounts } from './read-counts.ts';
export { type ReadGbfsOptions, readGbfs } from './read-gbfs.ts';
export { type ReadSystemOptions, readGbfsFiles } from './read-system.ts';
export { type GbfsFile, type GbfsLanguage, gbfsFile, parseGbfs } from './source/gbfs-file.ts';
export { looksLikeGbfs } from './source/looks-like-gbfs.ts';
export { isAddress, type ListedLanguage, listFeeds, openGbfs } from './source/open-gbfs.ts';
export { ReadBudget, type ReadLimits } from './source/read-budget.ts';
