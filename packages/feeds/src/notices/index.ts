export { type NoticeKind, type NoticeSeverity, noticeKind } from './catalogue.ts';
export {
  type ConcernedTrip,
  type FileRows,
  type Notice,
  NoticeCollector,
  type NoticeExample,
  type NoticeSummary,
  type SourceNotices,
} from './collector.ts';
export type { NoticeCode } from './notice-code.ts';
