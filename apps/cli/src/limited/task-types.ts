import type { ImportOptions, ImportResult } from '@tripwright/feeds/import';
import type { NoticeSummary } from '@tripwright/feeds/notices';
import type { FeedFigures } from '@tripwright/feeds/report';

/** Called with the current step and its completed share, 0 to 1. */
export type TaskProgress = (step: string, share: number) => void;

/** The options of an import that are plain data. */
export type BuildRequest = Omit<ImportOptions, 'progress' | 'signal'>;

/** The result of an import as plain data. */
export interface BuildResult extends Omit<ImportResult, 'notices'> {
  readonly notices: readonly NoticeSummary[];
}

/** The files of a check. */
export interface CheckRequest {
  readonly files: readonly string[];
  /** Whether addresses in a system may lead to hosts of private networks. */
  readonly allowPrivate: boolean;
}

/** The findings of a check. */
export interface CheckResult {
  readonly feeds: readonly FeedFigures[];
  readonly notices: readonly NoticeSummary[];
  readonly alarms: readonly string[];
  /** The contents of `report.json`. */
  readonly report: string;
}

/** Input and result of the tasks, plain data, since they pass between threads. */
export interface TaskTypes {
  readonly build: { readonly input: BuildRequest; readonly result: BuildResult };
  readonly check: { readonly input: CheckRequest; readonly result: CheckResult };
}
