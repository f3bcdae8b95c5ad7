import { strToU8, type Zippable, zipSync } from 'fflate';

/** A table to write: column names, and rows with one cell per column. Numbers are written as JavaScript prints them. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * The bytes of a GTFS zip. Equal tables give equal bytes on every machine: entries in the order of the map, every time stamp
 * 1980-01-01 (the earliest of the format; in local time, as zips store it, so that the zone of the machine does not matter).
 * @param tables by file name; `.txt` is added to a name without an extension
 * @param texts other files (`locations.geojson`), written unchanged
 */
export function writeGtfsZip(
  tables: ReadonlyMap<string, TextTable>,
  texts: ReadonlyMap<string, string> = new Map(),
): Uint8Array {
  const files: Zippable = {};
  for (const [name, table] of tables) files[name.includes('.') ? name : `${name}.txt`] = strToU8(formatTable(table));
  for (const [name, text] of texts) files[name] = strToU8(text);
  return zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 });
}

/** One table as GTFS text: comma-separated, LF line ends, quotes only where RFC 4180 needs them. */
function formatTable(table: TextTable): string {
  const lines = [table.columns.map(quoteCell).join(',')];
  for (const row of table.rows) lines.push(row.map((cell) => quoteCell(String(cell))).join(','));
  return `${lines.join('\n')}\n`;
}

function quoteCell(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
