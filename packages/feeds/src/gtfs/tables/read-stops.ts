import { isTimeZone } from '@tripwright/core/base';
import type { Known } from '@tripwright/core/timetable';
import type { LocationType, StopRow } from '@tripwright/core/timetable/build';
import type { NoticeCode } from '../../notices/index.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { compareIds } from './sorting.ts';

const FILE = 'stops.txt';
const columns = [
  'stop_id',
  'stop_code',
  'stop_name',
  'stop_lat',
  'stop_lon',
  'location_type',
  'parent_station',
  'wheelchair_boarding',
  'platform_code',
  'zone_id',
  'stop_timezone',
  'level_id',
  'stop_access',
  'stop_url',
  'stop_desc',
] as const;
const [ID, CODE, NAME, LAT, LNG, TYPE, PARENT, WHEELCHAIR, PLATFORM, ZONE, TIMEZONE, LEVEL, ACCESS, URL, DESCRIPTION] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** Stops by id, and the codes noted about kept stops, so that the trips through them can be counted. */
export interface StopTable {
  readonly stops: StopRow[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly noted: ReadonlyMap<number, readonly NoticeCode[]>;
}

type Draft = { -readonly [Field in keyof StopRow]: StopRow[Field] } & {
  parentId: string;
  line: number;
  noted: NoticeCode[];
};

/** All locations of stops.txt, with parents resolved and inherited values filled in (PW-1, PW-2, PW-12, CAL-10, IM-8). */
export async function readStops(reading: FeedReading, levelIndex: ReadonlyMap<string, number>): Promise<StopTable> {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  await readTable(reading, { file: FILE, columns, needs: ['stop_id'], essential: true }, (row) => {
    const id = row.key(ID, seen);
    if (id === undefined) return;
    drafts.push(readStop(row, id, levelIndex));
  });
  drafts.sort((a, b) => compareIds(a.id, b.id));
  const indexOf = new Map(drafts.map((stop, index) => [stop.id, index]));
  for (const stop of drafts) stop.parent = resolveParent(reading, stop, drafts, indexOf);
  // Stations first, then their children, so that a boarding area inherits the values that its platform inherited.
  for (const depth of [0, 1, 2]) {
    for (const stop of drafts) {
      if (depthOf(stop, drafts) === depth) inherit(reading, stop, drafts[stop.parent]);
    }
  }
  const noted = new Map<number, readonly NoticeCode[]>();
  const stops = drafts.map(({ parentId: _, line: __, noted: codes, ...stop }, index) => {
    if (codes.length > 0) noted.set(index, codes);
    return stop;
  });
  return { stops, indexOf, noted };
}

function readStop(row: TableRow, id: string, levelIndex: ReadonlyMap<string, number>): Draft {
  const noted: NoticeCode[] = [];
  const locationType = row.choice(TYPE, 4, 0) as LocationType;
  const place = readPlace(row, locationType, noted);
  const levelId = row.text(LEVEL);
  const level = levelId === '' ? -1 : (levelIndex.get(levelId) ?? -1);
  if (levelId !== '' && level === -1) row.note('unknown-level', LEVEL, levelId);
  const name = row.keep(NAME);
  if (name === '' && locationType <= 2) {
    row.note('stop-without-name', NAME, '');
    noted.push('stop-without-name');
  }
  const timezone = row.keep(TIMEZONE);
  const zoneKnown = timezone === '' || isTimeZone(timezone);
  if (!zoneKnown) row.note('invalid-timezone', TIMEZONE, timezone);
  const access = row.choice(ACCESS, 1, -1);
  return {
    id,
    code: row.keep(CODE),
    name,
    ...place,
    locationType,
    parent: -1,
    wheelchair: row.choice(WHEELCHAIR, 2, 0) as Known,
    platformCode: row.keep(PLATFORM),
    zoneId: row.keep(ZONE),
    timezone: zoneKnown ? timezone : '',
    level,
    access: access === -1 ? '' : access === 0 ? '0' : '1',
    url: row.keep(URL),
    description: row.keep(DESCRIPTION),
    parentId: row.keep(PARENT),
    line: row.line,
    noted,
  };
}

/**
 * Degrees; both are NaN where they are blank, not numbers, out of range, or near 0/0 or a pole. A longitude above 180° is out of range, as
 * in GTFS, because 181.5 may mean -178.5 or 18.15.
 */
function readPlace(row: TableRow, type: LocationType, noted: NoticeCode[]): { lat: number; lng: number } {
  const nowhere = { lat: Number.NaN, lng: Number.NaN };
  const written = `${row.text(LAT)}, ${row.text(LNG)}`;
  const flaw = (code: NoticeCode) => {
    row.note(code, LAT, written);
    noted.push(code);
    return nowhere;
  };
  if (row.text(LAT) === '' && row.text(LNG) === '') return type >= 3 ? nowhere : flaw('missing-coordinates');
  const lat = row.decimal(LAT);
  const lng = row.decimal(LNG);
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return flaw('unusable-coordinates');
  if (Math.abs(lat) < 0.001 && Math.abs(lng) < 0.001) return flaw('stop-near-null-island');
  if (Math.abs(lat) > 89.9) return flaw('stop-near-pole');
  return { lat, lng };
}

/** The parent's index if its location_type can be a parent's, otherwise -1. This rules out cycles. */
function resolveParent(
  { notices }: FeedReading,
  stop: Draft,
  stops: readonly Draft[],
  indexOf: ReadonlyMap<string, number>,
): number {
  const note = (code: NoticeCode) => {
    notices.note(code, FILE, stop.line, 'parent_station', stop.parentId);
    stop.noted.push(code);
    return -1;
  };
  if (stop.parentId === '') return stop.locationType >= 2 ? note('missing-parent') : -1;
  if (stop.locationType === 1) return note('station-with-parent');
  const parent = indexOf.get(stop.parentId);
  if (parent === undefined) return note('unknown-parent');
  const wanted = stop.locationType === 4 ? 0 : 1;
  return stops[parent]?.locationType === wanted ? parent : note('wrong-parent-type');
}

function depthOf(stop: Draft, stops: readonly Draft[]): number {
  const parent = stops[stop.parent];
  if (parent === undefined) return 0;
  return parent.parent === -1 ? 1 : 2;
}

function inherit({ notices }: FeedReading, stop: Draft, parent: Draft | undefined): void {
  if (parent !== undefined) {
    if (stop.wheelchair === 0) stop.wheelchair = parent.wheelchair;
    // The GTFS reference ignores the time zone of a child.
    stop.timezone = parent.timezone;
    if (stop.locationType >= 3 && stop.name === '') stop.name = parent.name;
    if (stop.locationType >= 3 && Number.isNaN(stop.lat)) {
      stop.lat = parent.lat;
      stop.lng = parent.lng;
    }
  }
  if (stop.locationType >= 3 && Number.isNaN(stop.lat)) {
    notices.note('missing-coordinates', FILE, stop.line, 'stop_lat', '');
  }
}
