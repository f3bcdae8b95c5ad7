import type { Notice } from '@tripwright/feeds/notices';
import type { FeedIndex, FeedPlace } from '../feed/feed-index.ts';
import type { FeedRow, TextRange } from '../table/feed-row.ts';
import type { FeedTable } from '../table/feed-table.ts';

/** A notice with its place, and the row where there is one. */
export interface PlacedNotice {
  readonly notice: Notice;
  readonly place: FeedPlace;
  readonly row: FeedRow | undefined;
}

const START: TextRange = { startLine: 0, startCharacter: 0, endLine: 0, endCharacter: 0 };
/** Notices about a service that stand in feed_info.txt: the row of the file is the only one. */
const ONLY_ROW = new Set(['service-outside-feed-dates']);

/** The cell of every notice of the importer; the row, the header or the file where a notice is about no cell. */
export async function placeNotices(feed: FeedIndex, notices: readonly Notice[]): Promise<PlacedNotice[]> {
  const byFile = new Map<string, Notice[]>();
  for (const notice of notices) {
    const list = byFile.get(notice.file);
    if (list === undefined) byFile.set(notice.file, [notice]);
    else list.push(notice);
  }
  const placed: PlacedNotice[] = [];
  for (const [file, list] of byFile) {
    const finder = await placesIn(feed, file, list);
    const dates = file === CALENDAR ? await placesIn(feed, CALENDAR_DATES, []) : undefined;
    for (const notice of list) {
      const isElsewhere = notice.row === 0 && (await finder?.hasService(notice.value)) !== true;
      const inDates = isElsewhere ? await dates?.findService(notice, finder === undefined) : undefined;
      if (inDates !== undefined) {
        placed.push({ notice, place: { file: CALENDAR_DATES, ...inDates.range }, row: inDates.row });
        continue;
      }
      const found =
        finder === undefined ? { range: zoneRange(feed, notice), row: undefined } : await finder.find(notice);
      placed.push({ notice, place: { file, ...found.range }, row: found.row });
    }
  }
  return placed;
}

/** Services of calendar_dates.txt alone are noted at calendar.txt, which a feed need not have. */
const CALENDAR = 'calendar.txt';
const CALENDAR_DATES = 'calendar_dates.txt';

async function placesIn(feed: FeedIndex, file: string, notices: readonly Notice[]): Promise<NoticePlaces | undefined> {
  const table = feed.table(file);
  return table === undefined ? undefined : NoticePlaces.of(table, notices);
}

interface Found {
  readonly range: TextRange;
  readonly row: FeedRow | undefined;
}

/** Finds the places of the notices of one table. */
class NoticePlaces {
  readonly #table: FeedTable;
  readonly #header: FeedRow | undefined;
  readonly #rows: ReadonlyMap<number, FeedRow>;

  private constructor(table: FeedTable, header: FeedRow | undefined, rows: ReadonlyMap<number, FeedRow>) {
    this.#table = table;
    this.#header = header;
    this.#rows = rows;
  }

  static async of(table: FeedTable, notices: readonly Notice[]): Promise<NoticePlaces> {
    const lines = new Set(notices.filter(({ row }) => row > 0).map(({ row }) => row - 1));
    return new NoticePlaces(table, await table.headerRow(), await table.rowsAtLines(lines));
  }

  async find(notice: Notice): Promise<Found> {
    const { row: line, field } = notice;
    if (line > 1) {
      const row = this.#rows.get(line - 1);
      return row === undefined ? this.#inHeader(notice) : { range: cellRange(row, notice), row };
    }
    if (line === 1 || field === '') return this.#inHeader(notice);
    if (ONLY_ROW.has(notice.code)) {
      const row = await this.#table.rowAtLine(1);
      if (row !== undefined) return { range: cellRange(row, notice), row };
    }
    return (await this.#byValue(notice)) ?? this.#inHeader(notice);
  }

  /** Whether the file has a service. */
  async hasService(id: string): Promise<boolean> {
    return (await this.#table.cellsWith('service', id, 1)).length > 0;
  }

  /** The first row of a service that this file alone has; the header, if that of another file cannot be shown. */
  async findService(notice: Notice, isOnlyFile: boolean): Promise<Found | undefined> {
    const [hit] = await this.#table.cellsWith('service', notice.value, 1);
    if (hit !== undefined) return { range: hit.row.rangeOf(hit.cell), row: hit.row };
    return isOnlyFile ? this.#inHeader(notice) : undefined;
  }

  /** A notice without a line, by the id or text that it names. */
  async #byValue(notice: Notice): Promise<Found | undefined> {
    const cell = this.#table.header.cellOf(notice.field);
    const column = this.#table.header.idColumns.find(({ name }) => name === notice.field);
    if (column !== undefined) {
      for (const kind of column.kinds) {
        const [hit] = await this.#table.cellsWith(kind, notice.value, 1);
        if (hit !== undefined) return { range: hit.row.rangeOf(hit.cell), row: hit.row };
      }
    }
    const [tripId = ''] = notice.value.split(':');
    const [call] = await this.#table.cellsWith('trip', tripId, 1);
    if (call !== undefined) return { range: cellRange(call.row, notice), row: call.row };
    if (cell < 0) return undefined;
    let found: Found | undefined;
    await this.#table.forEachRow((row) => {
      const value = row.valueAt(cell);
      if (value === '' || (value !== notice.value && !notice.value.startsWith(`${value} `))) return true;
      found = { range: row.rangeOf(cell), row };
      return false;
    });
    return found;
  }

  /** The cell of the header that a notice names: the last of two columns with one name. */
  #inHeader({ code, value, field }: Notice): Found {
    const header = this.#header;
    if (header === undefined) return { range: START, row: undefined };
    const name = field === '' ? value.toLowerCase() : field;
    const numbered = code === 'empty-column-name' ? Number(value.replace('column ', '')) - 1 : -1;
    let cell = numbered;
    for (const column of this.#table.header.columns) if (name !== '' && column.name === name) cell = column.cell;
    return { range: cell >= 0 ? header.rangeOf(cell) : header.range(), row: undefined };
  }
}

/** The cell of a notice in its row: that of its field, else the one with unreadable characters, else the whole row. */
function cellRange(row: FeedRow, { code, field }: Notice): TextRange {
  if (code === 'surrounding-whitespace') return row.wholeRangeOf(row.header.cellOf(field));
  if (field !== '') {
    const cell = row.header.cellOf(field);
    return cell < 0 ? row.range() : row.rangeOf(cell);
  }
  if (code === 'not-utf8') {
    for (let cell = 0; cell < row.length; cell++) if (row.valueAt(cell).includes('\ufffd')) return row.rangeOf(cell);
  }
  if (code === 'newline-in-value') {
    for (let cell = 0; cell < row.length; cell++) if (/[\r\n]/.test(row.valueAt(cell))) return row.rangeOf(cell);
  }
  if (code === 'long-row' && row.length > row.header.columns.length) {
    const first = row.rangeOf(row.header.columns.length);
    const { endLine, endCharacter } = row.range();
    return { startLine: first.startLine, startCharacter: first.startCharacter, endLine, endCharacter };
  }
  return row.range();
}

function zoneRange(feed: FeedIndex, { field, value }: Notice): TextRange {
  const zones = feed.zones.filter(({ id }) => id === value);
  const zone = zones.at(-1);
  if (zone === undefined) return START;
  return field === 'geometry' ? zone.geometryRange : zone.range;
}
