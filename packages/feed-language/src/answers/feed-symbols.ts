import type { IdKind } from '@tripwright/feeds/reference';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { TextRange } from '../table/feed-row.ts';

/** A row that defines an id, for the outline of a file. */
export interface FeedSymbol {
  readonly id: string;
  readonly kind: IdKind;
  /** The second column that names it to people; '' without one. */
  readonly name: string;
  readonly range: TextRange;
  readonly idRange: TextRange;
}

/** Most rows in an outline. */
const MOST = 5000;
const NAMES = /_(?:short_name|long_name|name|headsign)$/;

/** The ids that a file defines, each at its first row. */
export async function feedSymbols(feed: FeedIndex, file: string): Promise<FeedSymbol[]> {
  const found: FeedSymbol[] = [];
  const table = feed.table(file);
  const own = table?.header.idColumns.find(({ defines }) => defines !== undefined);
  if (table === undefined || own?.defines === undefined) {
    return feed.zones.flatMap(({ id, name, range }): FeedSymbol[] =>
      file === 'locations.geojson' ? [{ id, kind: 'location', name, range, idRange: range }] : [],
    );
  }
  const { cell, defines: kind } = own;
  const names = table.header.columns.filter(({ name }) => NAMES.test(name)).slice(0, 2);
  let last = '';
  await table.forEachRow((row) => {
    const id = row.valueAt(cell);
    if (id !== '' && id !== last) {
      last = id;
      const name = names.map((column) => row.valueAt(column.cell)).find((text) => text !== '') ?? '';
      found.push({ id, kind, name, range: row.range(), idRange: row.rangeOf(cell) });
    }
    return found.length < MOST;
  });
  return found;
}
