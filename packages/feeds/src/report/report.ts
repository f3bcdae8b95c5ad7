import { formatDay } from '@tripwright/core/base';
import {
  type FileRows,
  type NoticeCollector,
  type NoticeExample,
  type NoticeSeverity,
  noticeKind,
} from '../notices/index.ts';
import type { FeedFigures } from './feed-figures.ts';

/** Version of the report's form; grows when a field changes its meaning or disappears. */
const REPORT_VERSION = 1;

/** Figures of a source other than a feed, such as streets. */
export interface ReportSection {
  readonly title: string;
  readonly text?: string;
  readonly figures: readonly { readonly label: string; readonly value: string | number }[];
}

/** The findings of an import, as input of {@link writeReport}. */
export interface ReportInput {
  readonly region: { readonly code: string; readonly title: string };
  readonly feeds: readonly FeedFigures[];
  readonly notices: NoticeCollector;
  readonly sections: readonly ReportSection[];
  /** Findings that make most plans fail, one sentence each; they are shown first. */
  readonly alarms?: readonly string[];
}

/** The contents of `report.json`. It depends on no clock and no machine: equal input gives equal bytes. */
export interface Report {
  readonly version: typeof REPORT_VERSION;
  readonly region: { readonly code: string; readonly title: string };
  readonly totals: Readonly<Record<NoticeSeverity, number>> & { readonly droppedTrips: number };
  /** Findings that make most plans fail, one sentence each. */
  readonly alarms: readonly string[];
  readonly feeds: readonly ReportedFeed[];
  readonly sections: readonly ReportSection[];
  /** Ranked: departures concerned first, then severity, then count. */
  readonly notices: readonly ReportedNotice[];
}

/** The figures of a feed, with dates as text and the rows of its files. */
export interface ReportedFeed extends Omit<FeedFigures, 'firstDay' | 'lastDay'> {
  /** `YYYY-MM-DD`, '' without departures. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly files: readonly Omit<FileRows, 'source'>[];
}

/** All notices of one code from one source, with meaning and remedy. */
export interface ReportedNotice {
  readonly source: string;
  readonly code: string;
  readonly severity: NoticeSeverity;
  readonly count: number;
  readonly trips: number;
  readonly departures: number;
  readonly meaning: string;
  readonly remedy: string;
  readonly examples: readonly NoticeExample[];
  readonly droppedTripCount: number;
  readonly droppedTrips: readonly string[];
}

/** Builds the contents of `report.json`. */
export function buildReport({ region, feeds, notices, sections, alarms = [] }: ReportInput): Report {
  const files = notices.files();
  const ranked = notices.summaries().map((summary): ReportedNotice => {
    const { meaning, remedy } = noticeKind(summary.code);
    return { ...summary, meaning, remedy };
  });
  const count = (severity: NoticeSeverity) =>
    ranked.reduce((sum, notice) => sum + (notice.severity === severity ? notice.count : 0), 0);
  return {
    version: REPORT_VERSION,
    region,
    totals: {
      error: count('error'),
      warning: count('warning'),
      info: count('info'),
      droppedTrips: ranked.reduce((sum, notice) => sum + notice.droppedTripCount, 0),
    },
    alarms,
    feeds: feeds.map((feed) => ({
      ...feed,
      firstDay: feed.firstDay === -1 ? '' : formatDay(feed.firstDay),
      lastDay: feed.lastDay === -1 ? '' : formatDay(feed.lastDay),
      files: files.filter((file) => file.source === feed.name).map(({ file, rows }) => ({ file, rows })),
    })),
    sections,
    notices: ranked,
  };
}
