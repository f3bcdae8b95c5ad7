import { basename } from 'node:path';
import { looksLikeGbfs, readGbfs } from '@tripwright/feeds/gbfs';
import { readFlex, readGtfs } from '@tripwright/feeds/gtfs';
import { feedNames, providersSection, systemSection } from '@tripwright/feeds/import';
import { NoticeCollector, noticeKind } from '@tripwright/feeds/notices';
import { readOsm } from '@tripwright/feeds/osm';
import { readProviders } from '@tripwright/feeds/providers';
import { feedFigures, noteCommonDates, type ReportSection, writeReport } from '@tripwright/feeds/report';
import type { Command } from 'commander';
import { counted } from '../counted.ts';
import { createProgress } from '../progress.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('data quality of feed files, without building')
    .description(
      'Reads GTFS zips or folders, GBFS systems, street files and files of providers, and tells what is wrong with them, ranked by departures affected. Exit code 1 when there are errors.',
    )
    .argument('<files...>', 'GTFS zips or folders, GBFS systems, OpenStreetMap files, providers.json')
    .option('--json', 'print the report as JSON', false)
    .action(async (files: string[], options: { json: boolean }) => {
      const notices = new NoticeCollector();
      const progress = createProgress();
      const feeds = [];
      const sections: ReportSection[] = [];
      try {
        const names = feedNames(files);
        for (const [i, file] of files.entries()) {
          const step = (share: number): void => progress.step(`Reading ${basename(file)}`, share);
          if (/\.(pbf|osm|xml)(\.gz|\.bz2)?$/.test(file)) {
            const rows = await readOsm(file, { progress: step });
            sections.push({
              title: `Streets: ${basename(file)}`,
              figures: [
                { label: 'nodes', value: String(rows.nodeId.length) },
                { label: 'ways', value: String(rows.wayId.length) },
                { label: 'relations', value: String(rows.relationId.length) },
              ],
            });
            continue;
          }
          if (await looksLikeGbfs(file)) {
            const system = await readGbfs(file, { name: names[i] as string, notices });
            sections.push(systemSection(system));
            continue;
          }
          if (file.toLowerCase().endsWith('.json')) {
            sections.push(providersSection(readProviders(file)));
            continue;
          }
          const rows = await readGtfs(file, {
            name: names[i] as string,
            notices,
            progress: ({ doneBytes, totalBytes }) => step(totalBytes > 0 ? doneBytes / totalBytes : 0),
          });
          readFlex([rows], notices);
          feeds.push(feedFigures(rows));
        }
      } finally {
        progress.stop();
      }
      noteCommonDates(feeds, notices);
      const summaries = notices.summaries();
      if (options.json) {
        process.stdout.write(
          `${writeReport({ region: { code: 'check', title: 'Check' }, feeds, notices, sections }).json}\n`,
        );
      } else {
        for (const notice of summaries) {
          const example = notice.examples[0];
          const where =
            example === undefined
              ? ''
              : ` (${example.file}${example.row > 0 ? `:${example.row}` : ''}${example.field === '' ? '' : ` ${example.field}`}${example.value === '' ? '' : ` "${example.value}"`})`;
          process.stdout.write(
            `${notice.severity.padEnd(7)} ${notice.source} ${notice.code} ×${notice.count}${notice.departures > 0 ? `, ${notice.departures} departures` : ''}${where}\n        ${noticeKind(notice.code).remedy}\n`,
          );
        }
        const count = (severity: string): number =>
          summaries.filter((notice) => notice.severity === severity).reduce((sum, notice) => sum + notice.count, 0);
        process.stdout.write(
          `${counted(files.length, 'file')}: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}, ${counted(count('info'), 'remark')}.\n`,
        );
      }
      if (summaries.some((notice) => notice.severity === 'error')) process.exitCode = 1;
    });
}
