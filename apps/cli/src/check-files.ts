import { basename } from 'node:path';
import { formatDay } from '@tripwright/core/base';
import { boundingBoxOf, type LatLng } from '@tripwright/core/geo';
import type { StreetRows } from '@tripwright/core/street/build';
import { looksLikeGbfs, ReadBudget, readGbfs } from '@tripwright/feeds/gbfs';
import { readFlex, readGtfs } from '@tripwright/feeds/gtfs';
import { feedNames, providersSection, systemSection } from '@tripwright/feeds/import';
import { NoticeCollector, type NoticeSummary, noticeKind } from '@tripwright/feeds/notices';
import { readOsm } from '@tripwright/feeds/osm';
import { readProviders } from '@tripwright/feeds/providers';
import {
  type FeedFigures,
  type FeedStops,
  feedFigures,
  noteApart,
  noteCommonDates,
  type ReportSection,
  serviceCoverage,
  serviceFacts,
  writeReport,
} from '@tripwright/feeds/report';
import { counted } from './counted.ts';
import { createProgress } from './progress.ts';

/** The parsed options of `check`. */
export interface CheckOptions {
  readonly allowPrivate: boolean;
  readonly json: boolean;
}

/** Runs `check`: reads the files and prints their notices; sets exit code 1 when there are errors. */
export async function checkFiles(files: string[], options: CheckOptions): Promise<void> {
  const notices = new NoticeCollector();
  const { feeds, sections, stops, streets } = await readFiles(files, notices, options.allowPrivate);
  noteCommonDates(feeds, notices);
  const alarms = noteApart(stops, streets, notices);
  const summaries = notices.summaries();
  if (options.json) {
    const report = writeReport({ region: { code: 'check', title: 'Check' }, feeds, notices, sections, alarms });
    process.stdout.write(`${report.json}\n`);
  } else {
    for (const feed of feeds) process.stdout.write(`${describeFeed(feed)}\n`);
    for (const notice of summaries) process.stdout.write(`${describeNotice(notice)}\n`);
    const count = (severity: string): number =>
      summaries.filter((notice) => notice.severity === severity).reduce((sum, notice) => sum + notice.count, 0);
    process.stdout.write(
      `${counted(files.length, 'file')}: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}, ${counted(count('info'), 'remark')}.\n`,
    );
  }
  for (const alarm of alarms) process.stderr.write(`tripwright: ERROR: ${alarm}\n`);
  if (summaries.some((notice) => notice.severity === 'error')) process.exitCode = 1;
}

/** The contents of the files, as far as the report needs them. */
interface ReadFiles {
  readonly feeds: FeedFigures[];
  readonly sections: ReportSection[];
  readonly stops: readonly FeedStops[];
  /** South-western and north-eastern corner of each street file. */
  readonly streets: readonly LatLng[];
}

/** Reads every file; its name or content decides its kind. */
async function readFiles(
  files: readonly string[],
  notices: NoticeCollector,
  allowPrivate: boolean,
): Promise<ReadFiles> {
  const budget = new ReadBudget({ allowPrivate });
  const progress = createProgress();
  const feeds: FeedFigures[] = [];
  const sections: ReportSection[] = [];
  const stops: FeedStops[] = [];
  const streets: LatLng[] = [];
  try {
    const names = feedNames(files);
    for (const [i, file] of files.entries()) {
      const name = names[i] as string;
      const step = (share: number): void => progress.step(`Reading ${basename(file)}`, share);
      if (/\.(pbf|osm|xml)(\.gz|\.bz2)?$/.test(file)) {
        const rows = await readOsm(file, { progress: step });
        sections.push(streetSection(file, rows));
        const box = boundingBoxOf(wayNodes(rows));
        if (box !== undefined) streets.push({ lat: box.south, lng: box.west }, { lat: box.north, lng: box.east });
      } else if (await looksLikeGbfs(file))
        sections.push(systemSection(await readGbfs(file, { name, notices, budget })));
      else if (file.toLowerCase().endsWith('.json')) sections.push(providersSection(readProviders(file)));
      else {
        const progress = ({ doneBytes, totalBytes }: { doneBytes: number; totalBytes: number }): void =>
          step(totalBytes > 0 ? doneBytes / totalBytes : 0);
        const rows = await readGtfs(file, { name, notices, progress });
        readFlex([rows], notices);
        feeds.push(feedFigures(rows));
        stops.push({ name, stops: rows.stops });
      }
    }
  } finally {
    progress.stop();
  }
  return { feeds, sections, stops, streets };
}

/** The places of all nodes of an extract. */
function* wayNodes({ nodeLat, nodeLng }: StreetRows): Iterable<LatLng> {
  for (let i = 0; i < nodeLat.length; i++) yield { lat: nodeLat[i] as number, lng: nodeLng[i] as number };
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

function streetSection(file: string, rows: StreetRows): ReportSection {
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
