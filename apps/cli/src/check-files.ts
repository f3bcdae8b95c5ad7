import { formatDay } from '@tripwright/core/base';
import { type NoticeSummary, noticeKind } from '@tripwright/feeds/notices';
import { type FeedFigures, serviceCoverage, serviceFacts } from '@tripwright/feeds/report';
import { counted } from './counted.ts';
import { runLimited } from './limited/run-limited.ts';

/** The parsed options of `check`. */
export interface CheckOptions {
  readonly allowPrivate: boolean;
  readonly timeLimit?: number;
  readonly memoryLimit?: number;
  readonly json: boolean;
}

/** Runs `check`: reads the files and prints their notices; sets exit code 1 when there are errors. */
export async function checkFiles(files: string[], options: CheckOptions): Promise<void> {
  const { allowPrivate, timeLimit, memoryLimit } = options;
  const { feeds, notices, alarms, report } = await runLimited('check', { files, allowPrivate }, files, {
    seconds: timeLimit,
    megabytes: memoryLimit,
  });
  if (options.json) process.stdout.write(`${report}\n`);
  else {
    for (const feed of feeds) process.stdout.write(`${describeFeed(feed)}\n`);
    for (const notice of notices) process.stdout.write(`${describeNotice(notice)}\n`);
    const count = (severity: string): number =>
      notices.filter((notice) => notice.severity === severity).reduce((sum, notice) => sum + notice.count, 0);
    process.stdout.write(
      `${counted(files.length, 'file')}: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}, ${counted(count('info'), 'remark')}.\n`,
    );
  }
  for (const alarm of alarms) process.stderr.write(`tripwright: ERROR: ${alarm}\n`);
  if (notices.some((notice) => notice.severity === 'error')) process.exitCode = 1;
}

/** What a feed has and until when it runs, with a warning about a timetable that ends soon. */
function describeFeed(feed: FeedFigures): string {
  const { name, agencies, counts, firstDay, lastDay, departuresPerDay } = feed;
  const [first, last] = [firstDay, lastDay].map((day) => (day === -1 ? '' : formatDay(day))) as [string, string];
  const things = [
    counted(agencies.length, 'agency', 'agencies'),
    counted(counts.stops, 'stop'),
    counted(counts.trips, 'trip'),
  ];
  const dates = last === '' ? undefined : { first, last };
  const coverage = serviceCoverage(dates, new Date().toISOString().slice(0, 10));
  const service = serviceFacts({ firstDay: first, lastDay: last, departuresPerDay });
  return `${name}: ${things.join(', ')}; service ${service}.${coverage === undefined ? '' : ` ${coverage}`}`;
}

/** Two lines: the notice with its first example, and its remedy. */
function describeNotice({ severity, source, code, count, departures, examples }: NoticeSummary): string {
  const [example] = examples;
  const row = example !== undefined && example.row > 0 ? `:${example.row}` : '';
  const field = example === undefined || example.field === '' ? '' : ` ${example.field}`;
  const value = example === undefined || example.value === '' ? '' : ` "${example.value}"`;
  const where = example === undefined ? '' : ` (${example.file}${row}${field}${value})`;
  const affected = departures > 0 ? `, ${departures} departures` : '';
  return `${severity.padEnd(7)} ${source} ${code} ×${count}${affected}${where}\n        ${noticeKind(code).remedy}`;
}
