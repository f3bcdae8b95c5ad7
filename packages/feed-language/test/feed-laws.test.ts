import { readGtfsFiles } from '@tripwright/feeds/gtfs';
import { NoticeCollector } from '@tripwright/feeds/notices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyEdits,
  checkFeed,
  ENGLISH,
  FeedIndex,
  feedCompletions,
  feedHover,
  feedSymbols,
  renameId,
} from '../src/index.ts';
import { FeedTable } from '../src/table/feed-table.ts';
import { bytesOf, filesOf, indexOf, smallFeed, surroundings } from './feed-files.ts';

const idText = fc.string({ unit: fc.constantFrom('a', 'B', '7', '-', ' ', 'é', '"', ','), minLength: 1, maxLength: 5 });
/** Distinct ids without spaces at their ends, which the importer removes. */
const ids = fc.uniqueArray(
  idText.filter((id) => id.trim() === id && id !== '"'),
  { minLength: 3, maxLength: 8 },
);
const quote = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** A feed whose stops, lines and trips have any ids, with line ends of either kind. */
const anyFeed = fc
  .record({ stops: ids, trips: ids, crlf: fc.boolean(), mark: fc.boolean() })
  .map(({ stops, trips, crlf, mark }) => {
    const table = (header: string, rows: readonly (readonly string[])[]): string => {
      const text = [header, ...rows.map((row) => row.map(quote).join(','))].map((line) => `${line}\n`).join('');
      return (mark ? '\ufeff' : '') + (crlf ? text.replaceAll('\n', '\r\n') : text);
    };
    const files: Record<string, string> = {
      ...smallFeed,
      'stops.txt': table(
        'stop_id,stop_name,stop_lat,stop_lon',
        stops.map((id, at) => [id, `Stop ${at}`, `41.1${at}`, '-8.61']),
      ),
      'trips.txt': table(
        'route_id,service_id,trip_id,shape_id',
        trips.map((id) => ['R7', 'WEEK', id, 'SH1']),
      ),
      'stop_times.txt': table(
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        trips.flatMap((trip) => stops.map((stop, at) => [trip, `0${at}:00:00`, `0${at}:00:00`, stop, String(at)])),
      ),
    };
    return { files, stops, trips };
  });

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

test('every id of a random feed resolves to its definition', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeed, async ({ files, stops, trips }) => {
      const feed = await indexOf(files);
      for (const [kind, file, all] of [
        ['stop', 'stops.txt', stops],
        ['trip', 'trips.txt', trips],
      ] as const) {
        for (const [at, id] of all.entries()) {
          const found = await feed.definitions(kind, id);
          expect(found.map((place) => [place.file, place.startLine])).toEqual([[file, at + 1]]);
        }
      }
      const calls = feed.table('stop_times.txt')!;
      let line = 1;
      await calls.forEachRow((row) => {
        expect(row.line).toBe(line++);
        return true;
      });
      const at = await feed.idAt('stop_times.txt', 1, 0);
      expect(at).toMatchObject({ kind: 'trip', id: trips[0] });
    }),
    { numRuns: 60 },
  );
});

/** What an import makes of files: its rows by ids and in an order that does not depend on them, and its notices. */
async function importOf(
  files: Readonly<Record<string, string>>,
  rename: (id: string, kind: 'stop' | 'trip') => string = (id) => id,
): Promise<string> {
  const notices = new NoticeCollector();
  const opened = {
    files: Object.entries(files).map(([path, text]) => {
      const bytes = new TextEncoder().encode(text);
      return {
        path,
        size: bytes.length,
        read: async function* () {
          yield bytes;
        },
      };
    }),
    close: async () => {},
  };
  const rows = await readGtfsFiles('feed', opened, { name: 'feed', notices });
  const stop = (index: number): string => rename(rows.stops[index]!.id, 'stop');
  const found = [
    ...rows.stops.map(({ id, parent, ...facts }) =>
      JSON.stringify(['stop', rename(id, 'stop'), parent < 0 ? '' : stop(parent), facts]),
    ),
    ...rows.trips.map((trip) => {
      const calls = Array.from({ length: trip.callCount }, (_, at) => {
        const call = trip.firstCall + at;
        return [stop(rows.stopTimes.stop[call]!), rows.stopTimes.arrival[call], rows.stopTimes.departure[call]];
      });
      return JSON.stringify([
        'trip',
        rename(trip.id, 'trip'),
        rows.routes[trip.route]!.id,
        rows.services[trip.service]!.id,
        calls,
      ]);
    }),
  ];
  const codes = notices.summaries().map(({ code, count }) => `${code} ${count}`);
  return [...found.sort(), ...codes.sort()].join('\n');
}

test('renaming an id changes nothing but the name; renaming it back gives the same bytes', async () => {
  const scene = anyFeed.chain((feed) =>
    fc.record({ feed: fc.constant(feed), isStop: fc.boolean(), at: fc.nat(), name: idText.map((id) => id.trim()) }),
  );
  await fc.assert(
    fc.asyncProperty(scene, async ({ feed: { files, stops, trips }, isStop, at, name }) => {
      const all = isStop ? stops : trips;
      const kind = isStop ? 'stop' : 'trip';
      const old = all[at % all.length]!;
      const renamed = async (from: Readonly<Record<string, string>>, id: string, to: string) => {
        const edits = await renameId(await indexOf(from), { id, kind, range: null as never }, to);
        if (typeof edits === 'string') return undefined;
        const changed = Object.entries(from).map(([file, text]) => {
          const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
          return [
            file,
            mark +
              applyEdits(
                withoutMark(text),
                edits.filter((edit) => edit.file === file),
              ),
          ] as const;
        });
        return Object.fromEntries(changed);
      };
      const after = await renamed(files, old, name);
      fc.pre(after !== undefined && name !== old && name !== '"');
      const oldName = (id: string, of: 'stop' | 'trip'): string => (of === kind && id === name ? old : id);
      expect(await importOf(after, oldName)).toBe(await importOf(files));
      const back = await renamed(after, name, old);
      // A name that needed quotation marks leaves them: the cells mean the same.
      if (!/[",]/.test(name)) expect(back).toEqual(files);
    }),
    { numRuns: 60 },
  );
});

test('random edits leave the same table as the text they make', async () => {
  const piece = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', '\r', 'S3', ' ', '1'), maxLength: 8 });
  const edits = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(30), text: piece }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(edits, fc.boolean(), async (changes, isLong) => {
      const start = smallFeed['stop_times.txt']!;
      let text = isLong ? start + 'T1,06:12:00,06:12:00,S1,1\n'.repeat(6000) : start;
      const table = FeedTable.ofText('stop_times.txt', text, surroundings);
      for (const { at, cut, text: inserted } of changes) {
        const from = at % (text.length + 1);
        const to = Math.min(text.length, from + cut);
        table.edit(from, to, inserted);
        text = text.slice(0, from) + inserted + text.slice(to);
      }
      const fresh = FeedTable.ofText('stop_times.txt', text, surroundings);
      for (const id of ['S1', 'S3', 'T1']) {
        const kind = id.startsWith('S') ? 'stop' : 'trip';
        const places = async (one: FeedTable) =>
          (await one.cellsWith(kind, id, 50)).map(({ row, cell }) => row.rangeOf(cell));
        expect(await places(table)).toEqual(await places(fresh));
      }
      for (const line of [0, 1, 5, 5000]) {
        const row = async (one: FeedTable) => (await one.rowAtLine(line))?.range();
        expect(await row(table)).toEqual(await row(fresh));
      }
    }),
    { numRuns: 40 },
  );
});

test('a file read in ranges has the same rows as its text', async () => {
  const text = `\ufeff${smallFeed['stop_times.txt']!}${'T1,06:12:00,06:12:00,"S\n1",1\r\n'.repeat(9000)}T9,,,é,7`;
  const stored = await FeedTable.ofBytes('stop_times.txt', bytesOf(text), surroundings);
  const open = FeedTable.ofText('stop_times.txt', withoutMark(text), surroundings);
  for (const id of ['S\n1', 'S3', 'é']) {
    const ranges = async (table: FeedTable) =>
      (await table.cellsWith('stop', id)).map(({ row, cell }) => row.rangeOf(cell));
    expect(await ranges(stored)).toEqual(await ranges(open));
  }
});

test('random text never throws, in any file, at any place', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ',', '"', '\n', '\r', ';', '\t', 'stop_id', 'é', '1', ':', '\ufeff', '{', '}'),
    maxLength: 120,
  });
  const file = fc.constantFrom(
    'stops.txt',
    'stop_times.txt',
    'locations.geojson',
    'translations.txt',
    'shapes.txt',
    'agency.txt',
  );
  await fc.assert(
    fc.asyncProperty(file, text, fc.nat(8), fc.nat(30), async (name, content, line, character) => {
      const feed = new FeedIndex(surroundings);
      for (const [other, table] of Object.entries(smallFeed)) feed.setText(other, table);
      feed.setText(name, content);
      await feedHover(feed, name, { line, character }, ENGLISH);
      await feedCompletions(feed, name, { line, character });
      await feedSymbols(feed, name);
      const at = await feed.idAt(name, line, character);
      if (at !== undefined) await renameId(feed, at, 'x');
      await checkFeed(filesOf({ ...smallFeed, [name]: content }), surroundings);
    }),
    { numRuns: 80 },
  );
});

test('a table with quotation marks that never close is read in linear time', () => {
  const scan = (rows: number): number => {
    const text = `stop_id,stop_name\n${'"open,1\n"x"y,2\n'.repeat(rows)}`;
    const started = performance.now();
    FeedTable.ofText('stops.txt', text, surroundings);
    return performance.now() - started;
  };
  scan(5000);
  expect(scan(40_000)).toBeLessThan(40 * Math.max(scan(5000), 5));
});
