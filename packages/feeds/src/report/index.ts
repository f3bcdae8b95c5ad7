export { type FeedCount, type FeedFigures, feedFigures } from './feed-figures.ts';
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
