import { type FeedBytes, FeedIndex, type TableSurroundings } from '../src/index.ts';

/** What tables need of Node. */
export const surroundings: TableSurroundings = {
  decode: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  pause: async () => {},
};

/** The bytes of a text, or bytes, as a file. */
export function bytesOf(content: string | Uint8Array): FeedBytes {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { size: bytes.length, read: async (from, to) => bytes.slice(from, to) };
}

/** Files by name, as the checks take them. */
export function filesOf(texts: Readonly<Record<string, string>>): Map<string, FeedBytes> {
  return new Map(Object.entries(texts).map(([name, text]) => [name, bytesOf(text)]));
}

/** An index of stored files. */
export async function indexOf(texts: Readonly<Record<string, string>>): Promise<FeedIndex> {
  const index = new FeedIndex(surroundings);
  for (const [name, text] of Object.entries(texts)) await index.load(name, bytesOf(text));
  return index;
}

/** A small feed with two lines, a station with two platforms, a night trip, zones and fares. */
export const smallFeed: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nA,City Transit,https://example.org,Europe/Lisbon\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,zone_id
S1,"Central, North",41.1500,-8.6100,0,ST,Z1
S2,Central South,41.1502,-8.6102,0,ST,Z1
S3,Harbour,41.1600,-8.6300,0,,Z2
S4,Airport,41.2400,-8.6800,0,,Z2
ST,Central,41.1501,-8.6101,1,,
`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color
R7,A,7,Central – Airport,3,0A5CA8,FFFFFF
R9,A,9,Night line,3,FFFF00,FFFFFF
`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,shape_id,direction_id
R7,WEEK,T1,Airport,SH1,0
R7,WEEK,T2,Airport,SH1,0
R9,NIGHT,T3,Harbour,,1
`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
T1,06:12:00,06:12:00,S1,1
T1,06:30:00,06:31:00,S3,2
T1,06:55:00,06:55:00,S4,3
T2,07:12:00,07:12:00,S1,1
T2,07:30:00,07:31:00,S3,2
T2,07:55:00,07:55:00,S4,3
T3,23:50:00,23:50:00,S2,1
T3,24:10:00,24:10:00,S3,2
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
WEEK,1,1,1,1,1,0,0,20260105,20260329
`,
  'calendar_dates.txt': `service_id,date,exception_type
NIGHT,20260110,1
NIGHT,20260117,1
`,
  'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
SH1,41.1500,-8.6100,1
SH1,41.1600,-8.6300,2
SH1,41.2400,-8.6800,3
`,
};
