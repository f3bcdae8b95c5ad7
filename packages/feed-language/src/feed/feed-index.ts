import { gtfsTables, type IdKind } from '@tripwright/feeds/reference';
import type { FeedRow, TextRange } from '../table/feed-row.ts';
import { FeedTable } from '../table/feed-table.ts';
import type { FeedBytes, TableSurroundings } from '../table/stored-parts.ts';
import { recordKind } from '../table/table-header.ts';
import { readZones, type Zone } from './geojson-zones.ts';

const ZONES_FILE = 'locations.geojson';

/** A place in a file of a feed. */
export interface FeedPlace extends TextRange {
  /** Name of the file, in lower case. */
  readonly file: string;
}

/** An id at a place. */
export interface IdPlace extends FeedPlace {
  /** Whether the place defines the id. */
  readonly defines: boolean;
  /** The row; absent in locations.geojson. */
  readonly row?: FeedRow;
  readonly cell: number;
}

/** The id under a cursor. */
export interface IdAtPlace {
  readonly id: string;
  /** The kind whose definition exists; otherwise the first that the column allows. */
  readonly kind: IdKind;
  readonly range: TextRange;
}

/** The tables that define ids of a kind, the one that counts first. */
const definers: ReadonlyMap<IdKind, readonly string[]> = gatherDefiners();

/** Kinds whose ids are defined by use: every cell that has one defines it as much as any other. */
const SHARED_KINDS: ReadonlySet<IdKind> = new Set(['zone', 'block']);

/** Whether a file belongs to a feed, by its name in lower case. */
export function isFeedFile(name: string): boolean {
  return gtfsTables.some(({ file }) => file === name);
}

/** A change of a document: the text between two offsets of the document before the change. */
export interface DocumentChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The files of one feed with the ids in them. Files come and go; an edit costs one part of one file. */
export class FeedIndex {
  readonly surroundings: TableSurroundings;
  readonly #tables = new Map<string, FeedTable>();
  #zonesText = '';
  #zones: Zone[] | undefined;

  constructor(surroundings: TableSurroundings) {
    this.surroundings = surroundings;
  }

  /** The names of the files, in lower case. */
  get files(): readonly string[] {
    return [...this.#tables.keys(), ...(this.#zonesText === '' ? [] : [ZONES_FILE])];
  }

  table(file: string): FeedTable | undefined {
    return this.#tables.get(file);
  }

  get zones(): readonly Zone[] {
    this.#zones ??= readZones(this.#zonesText);
    return this.#zones;
  }

  /** Takes a file as it is stored. */
  async load(file: string, bytes: FeedBytes): Promise<void> {
    if (file === ZONES_FILE) this.setText(file, this.surroundings.decode(await bytes.read(0, bytes.size)));
    else this.#tables.set(file, await FeedTable.ofBytes(file, bytes, this.surroundings));
  }

  /** Takes the text of an open document in place of the stored file. */
  setText(file: string, text: string): void {
    if (file === ZONES_FILE) {
      this.#zonesText = text;
      this.#zones = undefined;
    } else this.#tables.set(file, FeedTable.ofText(file, text, this.surroundings));
  }

  /** Changes of an open document, in the order in which they were made. @returns false if the text must be set anew */
  edit(file: string, changes: readonly DocumentChange[]): boolean {
    const table = this.#tables.get(file);
    if (table === undefined) return false;
    for (const { from, to, text } of changes) table.edit(from, to, text);
    return true;
  }

  remove(file: string): void {
    if (file === ZONES_FILE) this.setText(file, '');
    else this.#tables.delete(file);
  }

  /** The id in the cell at a place of a file; undefined where there is none. */
  async idAt(file: string, line: number, character: number): Promise<IdAtPlace | undefined> {
    if (file === ZONES_FILE) {
      const zone = this.zones.find(({ range }) => covers(range, line, character));
      return zone && { id: zone.id, kind: 'location', range: zone.range };
    }
    const row = line === 0 ? undefined : await this.#tables.get(file)?.rowAtLine(line);
    if (row === undefined) return undefined;
    const cell = row.cellAt(line, character);
    const id = row.valueAt(cell);
    const kinds = kindsOfCell(row, cell);
    if (id === '' || kinds.length === 0) return undefined;
    let kind = kinds[0]!;
    for (const other of kinds.length > 1 ? kinds : []) {
      if ((await this.definitions(other, id)).length === 0) continue;
      kind = other;
      break;
    }
    return { id, kind, range: row.rangeOf(cell) };
  }

  /** Where an id is defined: the first row of the file that counts; for fare zones and blocks all rows that have it. */
  async definitions(kind: IdKind, id: string): Promise<IdPlace[]> {
    if (kind === 'location') return this.#zonePlaces(id);
    for (const file of definers.get(kind) ?? []) {
      const table = this.#tables.get(file);
      if (table === undefined || !table.mayHave(kind, id)) continue;
      const most = SHARED_KINDS.has(kind) || kind === 'network' ? Number.POSITIVE_INFINITY : 1;
      const found = await table.definitionsOf(kind, id, most);
      if (found.length > 0) return found.map(asPlace);
    }
    return [];
  }

  /** The row that defines an id; undefined for an unknown id. */
  async definingRow(kind: IdKind, id: string): Promise<FeedRow | undefined> {
    for (const file of definers.get(kind) ?? []) {
      const [found] = (await this.#tables.get(file)?.definitionsOf(kind, id, 1)) ?? [];
      if (found !== undefined) return found.row;
    }
    return undefined;
  }

  /** Every place of an id in the feed, those that define it included. @param most places after which the search stops */
  async places(kind: IdKind, id: string, most: number = Number.POSITIVE_INFINITY): Promise<IdPlace[]> {
    const found: IdPlace[] = kind === 'location' ? this.#zonePlaces(id) : [];
    for (const table of this.#tables.values()) {
      if (found.length >= most) break;
      if (!table.mayHave(kind, id)) continue;
      for (const cell of await table.cellsWith(kind, id, most - found.length)) found.push(asPlace(cell));
    }
    return found;
  }

  #zonePlaces(id: string): IdPlace[] {
    return this.zones
      .filter((zone) => zone.id === id)
      .map(({ range }) => ({ file: ZONES_FILE, ...range, defines: true, cell: -1 }));
  }
}

/** The kinds of id that a cell may hold; none for other cells. */
export function kindsOfCell(row: FeedRow, cell: number): readonly IdKind[] {
  const { idColumns, record } = row.header;
  if (record?.idCell === cell) {
    const kind = recordKind(row.valueAt(record.tableCell));
    return kind === undefined ? [] : [kind];
  }
  return idColumns.find((column) => column.cell === cell)?.kinds ?? [];
}

function asPlace({ row, cell, defines }: { row: FeedRow; cell: number; defines: boolean }): IdPlace {
  return { file: row.file, ...row.rangeOf(cell), defines, row, cell };
}

function covers(range: TextRange, line: number, character: number): boolean {
  return line === range.startLine && character >= range.startCharacter - 1 && character <= range.endCharacter + 1;
}

function gatherDefiners(): Map<IdKind, string[]> {
  const found = new Map<IdKind, string[]>([['network', ['networks.txt']]]);
  for (const { file, columns } of gtfsTables) {
    for (const { defines } of columns) {
      if (defines === undefined) continue;
      const files = found.get(defines) ?? [];
      if (!files.includes(file)) files.push(file);
      found.set(defines, files);
    }
  }
  return found;
}
