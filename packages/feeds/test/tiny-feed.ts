import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { strToU8, zipSync } from 'fflate';
import { type ReadGtfsOptions, readGtfs } from '../src/gtfs/index.ts';
import { type FileRows, NoticeCollector, type NoticeSummary } from '../src/notices/index.ts';

/** A feed that fits on a screen and gives no notice: a station with two platforms, two stops, two trips of one line. */
export const tinyFeed: Readonly<Record<string, string>> = {
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone
A,Harbour Buses,https://bus.example,Europe/Lisbon
`,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
S,Central,41.15,-8.61,1,,1
S1,Central 1,41.1501,-8.61,0,S,
S2,Central 2,41.1502,-8.61,0,S,2
B,Bridge,41.16,-8.62,,,
C,Castle,41.17,-8.63,,,
`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color
R,A,1,Central to Castle,3,00AAFF
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
W,1,1,1,1,1,0,0,20240101,20240107
`,
  'calendar_dates.txt': `service_id,date,exception_type
W,20240101,2
W,20240106,1
X,20240229,1
`,
  'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
P,41.1501,-8.61,1,0
P,41.16,-8.62,2,1.5
P,41.17,-8.63,3,3
`,
  'trips.txt': `trip_id,route_id,service_id,trip_headsign,shape_id,block_id
T1,R,W,Castle,P,K
T2,R,X,Castle,P,
`,
  'stop_times.txt': `trip_id,stop_sequence,stop_id,arrival_time,departure_time,pickup_type,drop_off_type,shape_dist_traveled,stop_headsign
T1,1,S1,08:00:00,08:00:00,0,1,0,Castle via Bridge
T1,2,B,08:10:00,08:11:00,,,1.5,
T1,3,C,08:20:00,08:20:00,1,0,3,
T2,1,S2,23:50:00,23:50:00,,,0,
T2,2,B,24:00:00,24:00:00,,,1.5,
T2,3,C,24:10:00,24:10:00,,,3,
`,
};

export type FeedFiles = Readonly<Record<string, string | Uint8Array | undefined>>;

/** A zip of the files; `undefined` omits a file. */
export function zipFiles(files: FeedFiles): Uint8Array {
  const entries = Object.entries(files).filter(([, content]) => content !== undefined);
  return zipSync(
    Object.fromEntries(
      entries.map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : (content ?? strToU8('')),
      ]),
    ),
  );
}

export interface ReadBack {
  readonly rows: FeedRows;
  readonly notices: readonly NoticeSummary[];
  readonly codes: readonly string[];
  readonly files: readonly FileRows[];
}

/** Writes the bytes to a temporary file and reads them as a feed. */
export async function readBytes(
  bytes: Uint8Array,
  options: Pick<ReadGtfsOptions, 'signal' | 'repair'> = {},
): Promise<ReadBack> {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-feed-'));
  try {
    const path = join(folder, 'feed.zip');
    writeFileSync(path, bytes);
    const notices = new NoticeCollector();
    const rows = await readGtfs(path, { ...options, name: 'tiny', notices });
    const summaries = notices.summaries();
    return { rows, notices: summaries, codes: summaries.map((summary) => summary.code).sort(), files: notices.files() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The tiny feed with some files replaced, added, or (`undefined`) omitted. */
export function readTiny(changes: FeedFiles = {}, options: Pick<ReadGtfsOptions, 'repair'> = {}): Promise<ReadBack> {
  return readBytes(zipFiles({ ...tinyFeed, ...changes }), options);
}

/** A file of the tiny feed with one text replaced; fails if the text is not there. */
export function changed(file: string, from: string, to: string): FeedFiles {
  const text = tinyFeed[file];
  if (text?.includes(from) !== true) throw new Error(`${file} has no "${from}"`);
  return { [file]: text.replace(from, to) };
}

/** A file of the tiny feed with lines added. */
export function added(file: string, lines: string): FeedFiles {
  return { [file]: `${tinyFeed[file] ?? ''}${lines}\n` };
}
