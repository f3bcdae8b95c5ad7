import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFlex, readGtfsFiles, writeGtfsZip } from '@tripwright/feeds/gtfs';
import { type Notice, NoticeCollector } from '@tripwright/feeds/notices';
import { gtfsTables, type IdKind } from '@tripwright/feeds/reference';
import { generateSampleCity } from '@tripwright/sample-city';
import { describe, expect, test } from 'vitest';
import { applyEdits, checkFeed, type FeedIndex, isFeedFile, renameId, ZipArchive } from '../src/index.ts';
import { filesOf, indexOf, surroundings } from './feed-files.ts';
import { type PlainRow, plainRows } from './plain-tables.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
/** Small feeds of nine kinds: drafts of GTFS-Flex, fares, stations, calendars of either file, ids that are numbers and names. */
const REAL = [
  'beatty/gtfs.zip',
  'cobb-county/gtfs-flex.zip',
  'fares-v2/gtfs.zip',
  'flex-samples/gtfs-aspen.zip',
  'flex-samples/gtfs-brandenburg.zip',
  'portland/gtfs-vermont.zip',
  'porto-alegre/gtfs-trensurb.zip',
  'realtime-caltrain/gtfs.zip',
  'sao-paulo/gtfs.zip',
];
/** Cells of a column that are looked at, evenly spread over its rows. */
const CELLS = 40;

type Texts = Readonly<Record<string, string>>;

/** The files of an archive, by name in lower case. */
function filesIn(zip: Uint8Array): Texts {
  const archive = ZipArchive.read(zip, surroundings.decode);
  const named = archive.entries.map(({ path }) => [path.toLowerCase(), archive.file(path)] as const);
  return Object.fromEntries(
    named.flatMap(([name, bytes]) => (bytes && isFeedFile(name) ? [[name, surroundings.decode(bytes)]] : [])),
  );
}

const feeds: readonly (readonly [string, () => Texts])[] = [
  ['the sample city', () => filesIn(writeGtfsZip(generateSampleCity().gtfs))],
  [
    'the sample city on demand',
    () => {
      const { tables, texts } = generateSampleCity().onDemand;
      return filesIn(writeGtfsZip(tables, texts));
    },
  ],
  ...REAL.map((path) => [path, () => filesIn(readFileSync(data + path))] as const),
];

describe.each(feeds)('%s', (name, read) => {
  const skip = name.endsWith('.zip') && !existsSync(data + name);

  test.skipIf(skip)('every reference leads to a row with its id, or nowhere where no row has it', async () => {
    const texts = read();
    const feed = await indexOf(texts);
    const known = idsOf(texts, feed);
    let looked = 0;
    for (const { file, columns } of gtfsTables) {
      const rows = rowsOf(texts, file);
      for (const { name: column, kind, refersTo } of columns) {
        if (kind !== 'id') continue;
        for (const { values, places } of spread(rows)) {
          const [id, place] = [values.get(column) ?? '', places.get(column)];
          if (id === '' || place === undefined) continue;
          looked++;
          const at = await feed.idAt(file, place.line, place.character + 1);
          expect(at?.id, `${file}:${place.line + 1} ${column}`).toBe(id);
          const [definition] = await feed.definitions(at!.kind, id);
          const isKnown = (refersTo ?? [at!.kind]).some((one) => known.get(one)?.has(id));
          expect(definition !== undefined, `${file}:${place.line + 1} ${column} ${id}`).toBe(isKnown);
          if (definition !== undefined) expect(textAt(texts, definition)).toBe(id);
        }
      }
    }
    expect(looked).toBeGreaterThan(50);
  });

  test.skipIf(skip)('every notice of the importer sits on the cell that it names', async () => {
    const texts = read();
    const { notices } = await importOf(texts);
    const { problems } = await checkFeed(filesOf(texts), surroundings);
    expect(problems).toHaveLength(notices.length);
    const byPlace = Map.groupBy(problems, ({ code, file, startLine }) => `${code} ${file} ${startLine}`);
    const rows = new Map(gtfsTables.map(({ file }) => [file, new Map<number, PlainRow>()]));
    for (const [file, byLine] of rows) for (const row of rowsOf(texts, file)) byLine.set(row.line, row);
    for (const { code, file, row, field, value } of notices) {
      const plain = rows.get(file)?.get(row - 1);
      if (row < 2 || plain === undefined) continue;
      const own = byPlace.get(`${code} ${file} ${row - 1}`) ?? [];
      expect(own.map((one) => one.value)).toContain(value);
      const cell = plain.values.get(field);
      if (cell !== undefined) expect(own.map((one) => textAt(texts, one).trim())).toContain(cell);
    }
  });

  test.skipIf(skip)('an id of each kind has another name after it is renamed, and nothing else changes', async () => {
    const texts = read();
    const feed = await indexOf(texts);
    const before = await importOf(texts);
    const isLarge = Object.values(texts).reduce((sum, text) => sum + text.length, 0) > 1_000_000;
    for (const [kind, ids] of idsOf(texts, feed)) {
      if (isLarge && kind !== 'stop') continue; // each kind costs an import
      const id = [...ids][Math.floor(ids.size / 2)];
      if (id === undefined) continue;
      const name = `${id}!`; // sorted where the old name was: the importer sorts by ids
      const edits = await renameId(feed, { id, kind, range: null as never }, name);
      if (typeof edits === 'string') throw new Error(`${kind} ${id}: ${edits}`);
      const after: Record<string, string> = { ...texts };
      for (const file of new Set(edits.map((edit) => edit.file))) {
        const text = texts[file] ?? '';
        const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
        const own = edits.filter((edit) => edit.file === file);
        after[file] = mark + applyEdits(text.slice(mark.length), own);
      }
      const [was, is] = [before, await importOf(after)].map((one) =>
        plainText(one).replaceAll(inJson(name), inJson(id)),
      );
      expect(is === was, `${kind} ${id}`).toBe(true);
    }
  });
});

function rowsOf(texts: Texts, file: string): PlainRow[] {
  const text = texts[file];
  return text === undefined || !file.endsWith('.txt') ? [] : plainRows(text);
}

function spread(rows: readonly PlainRow[]): PlainRow[] {
  const step = Math.max(1, Math.floor(rows.length / CELLS));
  return rows.filter((_, at) => at % step === 0);
}

/** The ids of each kind that rows define. */
function idsOf(texts: Texts, feed: FeedIndex): Map<IdKind, Set<string>> {
  const found = new Map<IdKind, Set<string>>([['location', new Set(feed.zones.map(({ id }) => id))]]);
  for (const { file, columns } of gtfsTables) {
    const defining = columns.filter(({ defines }) => defines !== undefined);
    if (defining.length === 0) continue;
    for (const { values } of rowsOf(texts, file)) {
      for (const { name, defines } of defining) {
        const id = values.get(name) ?? '';
        if (id === '') continue;
        const ids = found.get(defines!) ?? new Set();
        found.set(defines!, ids.add(id));
      }
    }
  }
  return found;
}

/** The text at a range of one line, its doubled quotation marks single. */
function textAt(
  texts: Texts,
  {
    file,
    startLine,
    startCharacter,
    endCharacter,
  }: { file: string; startLine: number; startCharacter: number; endCharacter: number },
): string {
  const lines = (texts[file] ?? '').replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  return (lines[startLine] ?? '').slice(startCharacter, endCharacter).replaceAll('""', '"');
}

async function importOf(texts: Texts): Promise<{ readonly rows: unknown; readonly notices: readonly Notice[] }> {
  const notices: Notice[] = [];
  const collector = new NoticeCollector((notice) => notices.push(notice));
  const files = Object.entries(texts).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      yield bytes;
    };
    return { path, size: bytes.length, read: pieces };
  });
  const rows = await readGtfsFiles('feed', { files, close: async () => {} }, { name: 'feed', notices: collector });
  readFlex([rows], collector);
  return { rows, notices };
}

/** What an import made, as one text. */
function plainText(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Map || one instanceof Set) return [...one];
    return ArrayBuffer.isView(one) ? Array.from(one as Uint8Array) : one;
  });
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
