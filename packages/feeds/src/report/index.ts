export { serviceFacts } from './feed-facts.ts';
export { type FeedCount, type FeedFigures, feedFigures } from './feed-figures.ts';
export { type FeedStops, noteApart } from './note-apart.ts';
export { noteCommonDates } from './note-common-dates.ts';
export type {
  Report,
  ReportedFeed,
  ReportedNotice,
  ReportInput,
  ReportSection,
} from './report.ts';
export { serviceCoverage } from './service-coverage.ts';
export { type WrittenReport, writeReport } from './write-report.ts';
