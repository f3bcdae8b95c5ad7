export { type FeedCount, type FeedFigures, feedFigures } from './feed-figures.ts';
export { noteCommonDates } from './note-common-dates.ts';
export {
  buildReport,
  REPORT_VERSION,
  type Report,
  type ReportedFeed,
  type ReportedNotice,
  type ReportInput,
  type ReportSection,
} from './report.ts';
export { serviceCoverage } from './service-coverage.ts';
export { type WrittenReport, writeReport } from './write-report.ts';
