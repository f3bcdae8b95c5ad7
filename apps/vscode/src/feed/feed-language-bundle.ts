/** The door of the bundle that is loaded when the first feed is opened: the language service of feeds, with the importer. */
export {
  applyEdits,
  checkFeed,
  checkGbfs,
  FeedIndex,
  feedCompletions,
  feedFixes,
  feedHover,
  feedMap,
  feedSymbols,
  feedTimetable,
  mapSelection,
  messageText,
  problemText,
  renameId,
  ZipArchive,
} from '@tripwright/feed-language';
