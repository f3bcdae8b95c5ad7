import { basename } from 'node:path';
import { looksLikeGbfs, readGbfs } from '@tripwright/feeds/gbfs';
import { readFlex, readGtfs } from '@tripwright/feeds/gtfs';
import { feedNames, providersSection, systemSection } from '@tripwright/feeds/import';
import { NoticeCollector, type NoticeSummary, noticeKind } from '@tripwright/feeds/notices';
import { readOsm } from '@tripwright/feeds/osm';
import { readProviders } from '@tripwright/feeds/providers';
import {
  type FeedFigures,
  feedFigures,
  noteCommonDates,
  type ReportSection,
  writeReport,
} from '@tripwright/feeds/report';
import { counted } from './counted.ts';
import { createProgress } from './progress.ts';

/** Runs `check`: reads the files and prints their notices; sets exit code 1 when there are errors. */
export async function checkFiles(files: string[], options: { json: boolean }): Promise<void> {
  const notices = new NoticeCollector();
  const { feeds, sections } = await readFiles(files, notices);
  noteCommonDates(feeds, notices);
  const summaries = notices.summaries();
  if (options.json) {
    const report = writeReport({ region: { code: 'check', title: 'Check' }, feeds, notices, sections });
    process.stdout.write(`${report.json}\n`);
  } else {
    for (const notice of summaries) process.stdout.write(`${describeNotice(notice)}\n`);
    const count = (severity: string): number =>
      summaries.filter((notice) => notice.severity === severity).reduce((sum, notice) => sum + notice.count, 0);
    process.stdout.write(
      `${counted(files.length, 'file')}: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}, ${counted(count('info'), 'remark')}.\n`,
    );
  }
  if (summaries.some((notice) => notice.severity === 'error')) process.exitCode = 1;
}

/** Reads every file; its name or content decides its kind. */
async function readFiles(
  files: readonly string[],
  notices: NoticeCollector,
): Promise<{ readonly feeds: FeedFigures[]; readonly sections: ReportSection[] }> {
  const progress = createProgress();
  const feeds: FeedFigures[] = [];
  const sections: ReportSection[] = [];
  try {
    const names = feedNames(files);
    for (const [i, file] of files.entries()) {
      const name = names[i] as string;
      const step = (share: number): void => progress.step(`Reading ${basename(file)}`, share);
      if (/\.(pbf|osm|xml)(\.gz|\.bz2)?$/.test(file)) sections.push(await streetSection(file, step));
      else if (await looksLikeGbfs(file)) sections.push(systemSection(await readGbfs(file, { name, notices })));
      else if (file.toLowerCase().endsWith('.json')) sections.push(providersSection(readProviders(file)));
      else {
        const progress = ({ doneBytes, totalBytes }: { doneBytes: number; totalBytes: number }): void =>
          step(totalBytes > 0 ? doneBytes / totalBytes : 0);
        const rows = await readGtfs(file, { name, notices, progress });
        readFlex([rows], notices);
        feeds.push(feedFigures(rows));
      }
    }
  } finally {
    progress.stop();
  }
  return { feeds, sections };
}

async function streetSection(file: string, progress: (share: number) => void): Promise<ReportSection> {
  const rows = await readOsm(file, { progress });
  return {
    title: `Streets: ${basename(file)}`,
    figures: [
      { label: 'nodes', value: String(rows.nodeId.length) },
      { label: 'ways', value: String(rows.wayId.length) },
      { label: 'relations', value: String(rows.relationId.length) },
    ],
  };
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
