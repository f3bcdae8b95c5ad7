import { renderHtml } from './render-html.ts';
import { buildReport, type Report, type ReportInput } from './report.ts';

/** The two forms of a data-quality report, as text for `report.json` and `report.html`. */
export interface WrittenReport {
  readonly report: Report;
  readonly json: string;
  readonly html: string;
}

/** Writes the report of an import as JSON and as HTML. Equal input gives equal text; no file is touched. */
export function writeReport(input: ReportInput): WrittenReport {
  const report = buildReport(input);
  return { report, json: `${JSON.stringify(report, undefined, 2)}\n`, html: renderHtml(report) };
}
