import type { IdKind } from '@tripwright/feeds/reference';
import type { FeedIndex } from '../feed/feed-index.ts';
import { ENGLISH, type FeedWords } from '../feed-texts.ts';
import type { FeedRow, TextRange } from '../table/feed-row.ts';
import { lineName } from './route-badge.ts';

/** A value for a cell. */
export interface FeedCompletion extends TextRange {
  readonly newText: string;
  /** The name of an id, or the meaning of a value. */
  readonly detail: string;
  /** What the user may type to find it: the value and its name. */
  readonly filterText: string;
}

/** Most values that are offered; typing more narrows them. */
const MOST = 300;

/** The values that fit the cell at a place: ids with their names, values of a closed list with their meanings, names of columns in the header. */
export async function feedCompletions(
  feed: FeedIndex,
  file: string,
  place: { readonly line: number; readonly character: number },
  { meaningOf }: Pick<FeedWords, 'meaningOf'> = ENGLISH,
): Promise<FeedCompletion[]> {
  const row = await feed.table(file)?.rowAtLine(place.line);
  if (row === undefined) return [];
  const cell = row.cellAt(place.line, place.character);
  const range = row.rangeOf(cell);
  const typed = row.valueAt(cell);
  const offer = (newText: string, detail: string): FeedCompletion => ({
    ...range,
    newText,
    detail,
    filterText: `${newText} ${detail}`,
  });
  if (place.line === 0) {
    const used = new Set(row.header.columns.filter((column) => column.cell !== cell).map(({ name }) => name));
    const columns = row.header.table?.columns.filter(({ name }) => !used.has(name)) ?? [];
    return columns.map(({ name, meaning }) => offer(name, meaningOf(meaning)));
  }
  const column = row.header.columns[cell]?.column;
  if (column?.values !== undefined) {
    return Object.entries(column.values)
      .filter(([value]) => value !== '')
      .map(([value, meaning]) => offer(value, meaningOf(meaning)));
  }
  const found: FeedCompletion[] = [];
  for (const kind of column?.refersTo ?? []) {
    await eachDefinition(feed, kind, (id, name) => {
      if (matches(id, name, typed)) found.push(offer(id, name));
      return found.length < MOST;
    });
  }
  return found;
}

/** Whether what is typed stands in an id or its name. */
function matches(id: string, name: string, typed: string): boolean {
  if (typed === '') return true;
  const wanted = typed.toLowerCase();
  return id.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted);
}

/** The file and the columns that name an id of a kind to people. */
const named: Readonly<Partial<Record<IdKind, { readonly file: string; readonly name: (row: FeedRow) => string }>>> = {
  agency: { file: 'agency.txt', name: (row) => row.value('agency_name') },
  stop: { file: 'stops.txt', name: (row) => row.value('stop_name') },
  route: { file: 'routes.txt', name: lineName },
  trip: { file: 'trips.txt', name: (row) => row.value('trip_headsign') },
  level: { file: 'levels.txt', name: (row) => row.value('level_name') },
  area: { file: 'areas.txt', name: (row) => row.value('area_name') },
  network: { file: 'networks.txt', name: (row) => row.value('network_name') },
  'fare-product': { file: 'fare_products.txt', name: (row) => row.value('fare_product_name') },
  'fare-media': { file: 'fare_media.txt', name: (row) => row.value('fare_media_name') },
  'rider-category': { file: 'rider_categories.txt', name: (row) => row.value('rider_category_name') },
  'location-group': { file: 'location_groups.txt', name: (row) => row.value('location_group_name') },
};

/** Calls `take` with every id of a kind that the feed defines, each once, and its name, until it returns false. */
export async function eachDefinition(
  feed: FeedIndex,
  kind: IdKind,
  take: (id: string, name: string, row: FeedRow | undefined) => boolean,
): Promise<void> {
  if (kind === 'location') {
    for (const { id, name } of feed.zones) if (!take(id, name, undefined)) return;
    return;
  }
  const nameOf = named[kind]?.name ?? (() => '');
  const seen = new Set<string>();
  for (const file of feed.files) {
    const table = feed.table(file);
    const columns = table?.header.idColumns.filter(({ defines }) => defines === kind) ?? [];
    if (columns.length === 0) continue;
    let goesOn = true;
    await table?.forEachRow((row) => {
      for (const { cell } of columns) {
        const id = row.valueAt(cell);
        if (id === '' || seen.has(id)) continue;
        seen.add(id);
        goesOn = take(id, named[kind]?.file === file ? nameOf(row) : '', row);
      }
      return goesOn;
    });
    if (!goesOn) return;
  }
}
