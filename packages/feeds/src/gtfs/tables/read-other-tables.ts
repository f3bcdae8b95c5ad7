import { PlannerError } from '@tripwright/core/base';
import type { TextRow } from '@tripwright/core/timetable/build';
import { collectBytes } from '../../files/index.ts';
import { NoticeCollector } from '../../notices/index.ts';
import { TEXT_TABLES } from '../source/known-tables.ts';
import { rememberLine } from '../source/row-lines.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { compareIds, sortByContent } from './sorting.ts';

const LOCATIONS_FILE = 'locations.geojson';

/** Fares, areas, networks, booking rules and zones as text, by file name, rows sorted by content. */
export async function readOtherTables(reading: FeedReading): Promise<Map<string, readonly TextRow[]>> {
  const tables = new Map<string, readonly TextRow[]>();
  for (const file of TEXT_TABLES) {
    const rows: TextRow[] = [];
    if (await readTable(reading, { file, columns: ['rule_priority'], needs: [] }, (row) => rows.push(textRow(row)))) {
      tables.set(file, sortByContent(rows));
    }
  }
  const zones = await readLocations(reading);
  if (zones !== undefined) tables.set(LOCATIONS_FILE, zones);
  return tables;
}

/**
 * A row as text. A blank `rule_priority` becomes 0, its meaning, because text rows have no blank fields, and the presence of the column
 * in fare_leg_rules.txt changes the meaning of its other blank fields (FA-6).
 */
function textRow(row: TableRow): TextRow {
  const record = row.record();
  if (!row.has(0) || record.has('rule_priority')) return record;
  const completed = new Map([...record, ['rule_priority', '0'] as const].sort((a, b) => compareIds(a[0], b[0])));
  rememberLine(completed, row.line);
  return completed;
}

/** The rows of the wanted trips as text: trips that run on demand, wholly or in part. */
export async function readRowsOfTrips(
  reading: FeedReading,
  file: 'trips.txt' | 'stop_times.txt',
  wanted: ReadonlySet<string>,
): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  if (wanted.size === 0) return rows;
  const seen = new Set<string>();
  // The table is read for the second time: its notices are known already.
  const again: FeedReading = { ...reading, progress: undefined, notices: new NoticeCollector().source('') };
  await readTable(again, { file, columns: ['trip_id'], needs: ['trip_id'] }, (row) => {
    const id = row.text(0);
    if (!wanted.has(id) || (file === 'trips.txt' && seen.has(id))) return;
    seen.add(id);
    rows.push(row.record());
  });
  return sortByContent(rows);
}

/** Most bytes of locations.geojson; the largest published ones have about 20 MB. */
const MOST_LOCATION_BYTES = 64 << 20;

function tooLarge(feed: string): PlannerError {
  return new PlannerError(
    'input-unusable',
    `${feed}: ${LOCATIONS_FILE} has more than ${MOST_LOCATION_BYTES >> 20} MB. Simplify its zones.`,
  );
}

/** The zones of locations.geojson as rows: `id`, the properties as text, and `geometry` as JSON. */
async function readLocations(reading: FeedReading): Promise<TextRow[] | undefined> {
  const file = reading.source.files.get(LOCATIONS_FILE);
  if (file === undefined) return undefined;
  const bytes = await collectBytes(file.read(), MOST_LOCATION_BYTES, () => tooLarge(reading.source.path));
  const features = parseFeatures(new TextDecoder().decode(bytes));
  if (features === undefined) {
    reading.notices.note('invalid-geojson', LOCATIONS_FILE, 0, '', '');
    return undefined;
  }
  reading.notices.rows(LOCATIONS_FILE, features.length);
  return sortByContent(features.map(describeFeature));
}

interface Feature {
  readonly id?: unknown;
  readonly properties?: unknown;
  readonly geometry?: unknown;
}

function parseFeatures(text: string): readonly Feature[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const features = isObject(parsed) ? parsed['features'] : undefined;
    return Array.isArray(features) ? features.filter(isObject) : undefined;
  } catch {
    return undefined;
  }
}

function describeFeature({ id, properties, geometry }: Feature): TextRow {
  const row: [string, string][] = [
    ['geometry', JSON.stringify(geometry ?? {})],
    ['id', String(id ?? '')],
  ];
  if (isObject(properties)) {
    for (const [name, value] of Object.entries(properties)) {
      if (value !== null && value !== '') row.push([name, typeof value === 'string' ? value : JSON.stringify(value)]);
    }
  }
  return new Map(row.sort((a, b) => compareIds(a[0], b[0])));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
