export { type FeedCompletion, feedCompletions } from './answers/feed-completions.ts';
export { type FeedFix, feedFixes } from './answers/feed-fixes.ts';
export { type FeedHover, feedHover } from './answers/feed-hover.ts';
export { type FeedSymbol, feedSymbols } from './answers/feed-symbols.ts';
export { type CheckedFeed, checkFeed, type FeedProblem } from './check/check-feed.ts';
export { type CheckHost, CheckSchedule, type RunningCheck } from './check/check-schedule.ts';
export { MOST_LISTED } from './check/notice-list.ts';
export { problemText } from './check/problem-text.ts';
export {
  type DocumentChange,
  FeedIndex,
  type FeedPlace,
  type IdAtPlace,
  type IdPlace,
  isFeedFile,
} from './feed/feed-index.ts';
export { applyEdits, type FeedEdit, type RenameRefusal, renameId } from './feed/rename-id.ts';
export {
  ENGLISH,
  FEED_TEXTS,
  type FeedText,
  type FeedWords,
  joinSentences,
  type SayFeed,
  sayFeedInEnglish,
} from './feed-texts.ts';
export { checkGbfs, type GbfsProblem, gbfsFeedOf } from './gbfs/check-gbfs.ts';
export { messageText, type NamedFeed } from './realtime/message-text.ts';
export type { TextRange } from './table/feed-row.ts';
export type { FeedBytes, TableSurroundings } from './table/stored-parts.ts';
export {
  type FeedMap,
  feedMap,
  type MapRoute,
  type MapSelection,
  type MapStop,
  mapSelection,
} from './view/feed-map.ts';
export { type FeedTimetable, feedTimetable, type TimetableCell, type TimetableWish } from './view/feed-timetable.ts';
export { ZipArchive, type ZipEntry, ZipError, type ZipRefusal } from './zip/zip-archive.ts';
