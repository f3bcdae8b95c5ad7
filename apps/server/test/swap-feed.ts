import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRegion } from '@tripwright/feeds/import';

/** A line of stops, as one version of its timetable has it. */
export interface LineOptions {
  /** Ends the name of every stop, so that the version can be read from an answer. */
  readonly version: string;
  readonly stops?: number;
  /** First and last service day, `YYYYMMDD`. */
  readonly days?: readonly [string, string];
  /** No stop may be boarded or alighted at. */
  readonly isSealed?: boolean;
}

/** Where the stops lie: this far apart to the north. */
const FIRST = { lat: 41.1, lng: -8.6 };
const STEP = 0.012;

/** The place of a stop of the line. */
export function stopAt(index: number): { readonly lat: number; readonly lng: number } {
  return { lat: FIRST.lat + STEP * index, lng: FIRST.lng };
}

/** Builds a region of one line, a departure every ten minutes from six to ten at night. Small enough to build dozens of them in a test. */
export async function buildLine(out: string, region: string, options: LineOptions): Promise<string> {
  const { version, stops = 12, days = ['20260101', '20261231'], isSealed = false } = options;
  const feed = join(out, '..', `feed-${region}`);
  mkdirSync(feed, { recursive: true });
  const indices = Array.from({ length: stops }, (_, i) => i);
  const departures = Array.from({ length: 96 }, (_, i) => 6 * 60 + 10 * i);
  const clock = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const kind = isSealed ? 1 : 0;
  const files: Readonly<Record<string, readonly string[]>> = {
    agency: ['agency_id,agency_name,agency_url,agency_timezone', 'A,Line,https://line.example,Europe/Lisbon'],
    stops: [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...indices.map((i) => `s${i},Stop ${i} v${version},${stopAt(i).lat.toFixed(6)},${stopAt(i).lng}`),
    ],
    routes: ['route_id,agency_id,route_short_name,route_type', `R,A,L${version},3`],
    calendar: [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      `D,1,1,1,1,1,1,1,${days[0]},${days[1]}`,
    ],
    trips: ['route_id,service_id,trip_id', ...departures.map((minute) => `R,D,t${minute}`)],
    stop_times: [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      ...departures.flatMap((minute) =>
        indices.map((i) => `t${minute},${clock(minute + 3 * i)},${clock(minute + 3 * i)},s${i},${i},${kind},${kind}`),
      ),
    ],
  };
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(feed, `${name}.txt`), `${lines.join('\n')}\n`);
  const { manifest } = await importRegion({ region, title: `Line ${region}`, gtfs: [feed], out });
  return manifest.datasetVersion;
}
