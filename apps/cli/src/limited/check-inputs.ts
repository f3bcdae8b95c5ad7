import { basename } from 'node:path';
import { boundingBoxOf, type LatLng } from '@tripwright/core/geo';
import type { StreetRows } from '@tripwright/core/street/build';
import { looksLikeGbfs, ReadBudget, readGbfs } from '@tripwright/feeds/gbfs';
import { readFlex, readGtfs } from '@tripwright/feeds/gtfs';
import { feedNames, providersSection, systemSection } from '@tripwright/feeds/import';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { readOsm } from '@tripwright/feeds/osm';
import { readProviders } from '@tripwright/feeds/providers';
import {
  type FeedFigures,
  type FeedStops,
  feedFigures,
  noteApart,
  noteCommonDates,
  type ReportSection,
  writeReport,
} from '@tripwright/feeds/report';
import type { CheckRequest, CheckResult, TaskProgress } from './task-types.ts';

/** Reads files of any kind and collects what is wrong with them. @throws PlannerError for a file that cannot be read at all */
export async function checkInputs(request: CheckRequest, progress: TaskProgress): Promise<CheckResult> {
  const notices = new NoticeCollector();
  const { feeds, sections, stops, streets } = await readFiles(request, notices, progress);
  noteCommonDates(feeds, notices);
  const alarms = noteApart(stops, streets, notices);
  const region = { code: 'check', title: 'Check' };
  const report = writeReport({ region, feeds, notices, sections, alarms }).json;
  return { feeds, notices: notices.summaries(), alarms, report };
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
  { files, allowPrivate }: CheckRequest,
  notices: NoticeCollector,
  progress: TaskProgress,
): Promise<ReadFiles> {
  const budget = new ReadBudget({ allowPrivate });
  const feeds: FeedFigures[] = [];
  const sections: ReportSection[] = [];
  const stops: FeedStops[] = [];
  const streets: LatLng[] = [];
  const names = feedNames(files);
  for (const [i, file] of files.entries()) {
    const name = names[i] as string;
    const step = (share: number): void => progress(`Reading ${basename(file)}`, share);
    if (/\.(pbf|osm|xml)(\.gz|\.bz2)?$/.test(file)) {
      const rows = await readOsm(file, { progress: step });
      sections.push(streetSection(file, rows));
      const box = boundingBoxOf(wayNodes(rows));
      if (box !== undefined) streets.push({ lat: box.south, lng: box.west }, { lat: box.north, lng: box.east });
    } else if (await looksLikeGbfs(file)) sections.push(systemSection(await readGbfs(file, { name, notices, budget })));
    else if (file.toLowerCase().endsWith('.json')) sections.push(providersSection(readProviders(file)));
    else {
      const onBytes = ({ doneBytes, totalBytes }: { doneBytes: number; totalBytes: number }): void =>
        step(totalBytes > 0 ? doneBytes / totalBytes : 0);
      const rows = await readGtfs(file, { name, notices, progress: onBytes });
      readFlex([rows], notices);
      feeds.push(feedFigures(rows));
      stops.push({ name, stops: rows.stops });
    }
  }
  return { feeds, sections, stops, streets };
}

/** The places of all nodes of an extract. */
function* wayNodes({ nodeLat, nodeLng }: StreetRows): Iterable<LatLng> {
  for (let i = 0; i < nodeLat.length; i++) yield { lat: nodeLat[i] as number, lng: nodeLng[i] as number };
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
