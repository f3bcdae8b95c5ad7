import { describe, expect, test } from 'vitest';
import {
  checkFeed,
  ENGLISH,
  type FeedEdit,
  type FeedIndex,
  type FeedProblem,
  feedCompletions,
  feedFixes,
  feedHover,
  feedSymbols,
  renameId,
  type TextRange,
} from '../src/index.ts';
import { filesOf, indexOf, smallFeed, surroundings } from './feed-files.ts';

/** The text at a range. */
export function textAt(text: string, range: TextRange): string {
  return text.slice(
    offsetOf(text, range.startLine, range.startCharacter),
    offsetOf(text, range.endLine, range.endCharacter),
  );
}

function offsetOf(text: string, line: number, character: number): number {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  return lines.slice(0, line).reduce((sum, one) => sum + one.length, 0) + character;
}

/** Files after edits. */
function edited(files: Readonly<Record<string, string>>, edits: readonly FeedEdit[]): Record<string, string> {
  const after = { ...files };
  const sorted = edits.toSorted((a, b) => b.startLine - a.startLine || b.startCharacter - a.startCharacter);
  for (const edit of sorted) {
    const text = after[edit.file]!;
    const from = offsetOf(text, edit.startLine, edit.startCharacter);
    after[edit.file] = text.slice(0, from) + edit.newText + text.slice(offsetOf(text, edit.endLine, edit.endCharacter));
  }
  return after;
}

/** The cell of the first row with a text, as a place. */
function cell(file: string, text: string, line?: number): { line: number; character: number } {
  const lines = smallFeed[file]!.split('\n');
  const at = line ?? lines.findIndex((row) => row.includes(text));
  return { line: at, character: lines[at]!.indexOf(text) + 1 };
}

async function hoverAt(feed: FeedIndex, file: string, place: { line: number; character: number }): Promise<string> {
  return (await feedHover(feed, file, place, ENGLISH))?.markdown ?? '';
}

describe('ids', () => {
  test('every kind of reference leads to its definition', async () => {
    const feed = await indexOf(smallFeed);
    const definitionOf = async (file: string, text: string, line?: number): Promise<string[]> => {
      const place = cell(file, text, line);
      const at = await feed.idAt(file, place.line, place.character);
      const found = await feed.definitions(at!.kind, at!.id);
      return found.map((one) => `${one.file}:${one.startLine + 1} ${textAt(smallFeed[one.file]!, one)}`);
    };
    expect(await definitionOf('stop_times.txt', 'S3')).toEqual(['stops.txt:4 S3']);
    expect(await definitionOf('stop_times.txt', 'T2')).toEqual(['trips.txt:3 T2']);
    expect(await definitionOf('trips.txt', 'R9')).toEqual(['routes.txt:3 R9']);
    expect(await definitionOf('trips.txt', 'WEEK')).toEqual(['calendar.txt:2 WEEK']);
    expect(await definitionOf('trips.txt', 'NIGHT')).toEqual(['calendar_dates.txt:2 NIGHT']);
    expect(await definitionOf('trips.txt', 'SH1')).toEqual(['shapes.txt:2 SH1']);
    expect(await definitionOf('stops.txt', 'ST,', 1)).toEqual(['stops.txt:6 ST']);
    expect(await definitionOf('stops.txt', 'Z1')).toEqual(['stops.txt:2 Z1', 'stops.txt:3 Z1']);
    expect(await definitionOf('routes.txt', 'A,7', 1)).toEqual(['agency.txt:2 A']);
  });

  test('references are all cells of all files, and nothing that only looks alike', async () => {
    const feed = await indexOf({ ...smallFeed, 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nS1,S3,2\n' });
    const places = await feed.places('stop', 'S1');
    expect(places.map(({ file, startLine, defines }) => `${file}:${startLine + 1} ${defines}`)).toEqual([
      'stops.txt:2 true',
      'stop_times.txt:2 false',
      'stop_times.txt:5 false',
      'transfers.txt:2 false',
    ]);
  });

  test('an id that is called as its column is stands in its rows alone, not in the header', async () => {
    const feed = await indexOf({
      'routes.txt': 'route_id,route_type\nroute_id,3\nR7,3\n',
      'trips.txt': 'route_id,trip_id\nroute_id,T1\nNO,T2\n',
    });
    const [definition] = await feed.definitions('route', 'route_id');
    expect(definition?.startLine).toBe(1);
    const edits = await renameId(feed, { id: 'route_id', kind: 'route', range: {} as TextRange }, 'R1');
    expect((edits as FeedEdit[]).map(({ file, startLine }) => `${file}:${startLine}`)).toEqual([
      'routes.txt:1',
      'trips.txt:1',
    ]);
    expect(await renameId(feed, { id: 'R7', kind: 'route', range: {} as TextRange }, 'trip_id')).toHaveLength(1);
  });

  test('the last row of a file without a line end has all of its lines', async () => {
    const stops = 'stop_name,stop_id,parent_station\n"two\nlines",S1,S1';
    const feed = await indexOf({ 'stops.txt': stops });
    expect(await feed.idAt('stops.txt', 2, 8)).toMatchObject({ id: 'S1', kind: 'stop' });
    const rows = await feed.table('stops.txt')!.rowsAtLines(new Set([2]));
    expect(rows.get(2)?.value('stop_id')).toBe('S1');
  });

  test('translations name rows by the table in another cell', async () => {
    const translations =
      'table_name,field_name,language,translation,record_id\nstops,stop_name,pt,Porto,S3\ntrips,trip_headsign,pt,Porto,S3\n';
    const feed = await indexOf({ ...smallFeed, 'translations.txt': translations });
    const places = (await feed.places('stop', 'S3')).filter(({ file }) => file === 'translations.txt');
    expect(places.map(({ startLine }) => startLine)).toEqual([1]);
  });

  test('zones of locations.geojson are defined where their id stands', async () => {
    const zones =
      '{"type": "FeatureCollection", "features": [\n  {"type": "Feature", "id": "zone-1", "properties": {"stop_name": "Hills"}}\n]}';
    const times = 'trip_id,stop_sequence,location_id\nT1,9,zone-1\n';
    const feed = await indexOf({ ...smallFeed, 'locations.geojson': zones, 'stop_times.txt': times });
    const at = await feed.idAt('stop_times.txt', 1, 6);
    const [found] = await feed.definitions(at!.kind, at!.id);
    expect(textAt(zones, found!)).toBe('zone-1');
    const edits = await renameId(feed, at!, 'zone "2"');
    const after = edited({ 'locations.geojson': zones, 'stop_times.txt': times }, edits as FeedEdit[]);
    expect(JSON.parse(after['locations.geojson']!).features[0].id).toBe('zone "2"');
    expect(after['stop_times.txt']).toContain('T1,9,zone "2"\n');
  });
});

describe('rename', () => {
  test('writes the new name everywhere, with quotation marks where it needs them', async () => {
    const feed = await indexOf(smallFeed);
    const edits = await renameId(feed, { id: 'S1', kind: 'stop', range: {} as TextRange }, 'a,"b"');
    const after = edited(smallFeed, edits as FeedEdit[]);
    expect(after['stops.txt']).toContain('\n"a,""b""","Central, North",41.1500');
    expect(after['stop_times.txt']!.match(/"a,""b"""/g)).toHaveLength(2);
  });

  test('a name that needs quotation marks takes the place of the spaces around the old one, too', async () => {
    const stops = 'stop_id,stop_name\n S1 ,Harbour\n';
    const edits = await renameId(
      await indexOf({ 'stops.txt': stops }),
      { id: 'S1', kind: 'stop', range: {} as TextRange },
      'a,b',
    );
    expect(edited({ 'stops.txt': stops }, edits as FeedEdit[])['stops.txt']).toBe('stop_id,stop_name\n"a,b",Harbour\n');
  });

  test('refuses names that are blank or taken', async () => {
    const feed = await indexOf(smallFeed);
    const id = { id: 'S1', kind: 'stop', range: {} as TextRange } as const;
    expect(await renameId(feed, id, ' ')).toBe('blank');
    expect(await renameId(feed, id, 'S2')).toBe('taken');
    expect(await renameId(feed, id, 'S1')).toEqual([]);
  });
});

describe('hover', () => {
  test('a trip is a sentence', async () => {
    const feed = await indexOf(smallFeed);
    const text = await hoverAt(feed, 'stop_times.txt', cell('stop_times.txt', 'T1'));
    expect(text).toContain('Line 7 to Airport, 06:12–06:55, weekdays');
    expect(text).toContain('data:image/svg+xml');
    expect(await hoverAt(feed, 'trips.txt', cell('trips.txt', 'T3'))).toContain('23:50–24:10, days of service: 2');
  });

  test('a stop has its name, its station, its lines and a map', async () => {
    const text = await hoverAt(await indexOf(smallFeed), 'stop_times.txt', cell('stop_times.txt', 'S1'));
    expect(text).toContain('**Central, North**');
    expect(text).toContain('Part of Central');
    expect(text.match(/!\[/g)).toHaveLength(2);
  });

  test('a service is a calendar, an enum its meaning, a time after midnight the next day, a column its purpose', async () => {
    const feed = await indexOf(smallFeed);
    expect(await hoverAt(feed, 'trips.txt', cell('trips.txt', 'WEEK'))).toMatch(
      /\*\*weekdays\*\* · Jan 5, 2026 – Mar 27, 2026.*!\[/s,
    );
    expect(await hoverAt(feed, 'routes.txt', { line: 1, character: cell('routes.txt', '3,0A').character })).toContain(
      'Bus',
    );
    expect(await hoverAt(feed, 'stop_times.txt', cell('stop_times.txt', '24:10'))).toBe('00:10 on the following day');
    expect(await hoverAt(feed, 'stops.txt', cell('stops.txt', 'parent_station'))).toContain('required in some cases');
    expect(await hoverAt(feed, 'trips.txt', { line: 99, character: 0 })).toBe('');
  });

  test('names of a feed are no Markdown', async () => {
    const stops = smallFeed['stops.txt']!.replace('Harbour', '<b>[x](command:evil)</b>');
    const text = await hoverAt(
      await indexOf({ ...smallFeed, 'stops.txt': stops }),
      'stop_times.txt',
      cell('stop_times.txt', 'S3'),
    );
    expect(text).not.toContain('[x](');
    expect(text).not.toContain('<b>');
  });
});

describe('completion', () => {
  test('offers ids with names, enums with meanings, and columns in the header', async () => {
    const feed = await indexOf(smallFeed);
    const stops = await feedCompletions(feed, 'stop_times.txt', cell('stop_times.txt', 'S3'));
    expect(stops.map(({ newText, detail }) => `${newText} ${detail}`)).toEqual(['S3 Harbour']);
    const blank = { ...smallFeed, 'trips.txt': smallFeed['trips.txt']!.replace('R9,NIGHT', ',NIGHT') };
    const routes = await feedCompletions(await indexOf(blank), 'trips.txt', { line: 3, character: 0 });
    expect(routes.map(({ newText }) => newText)).toEqual(['R7', 'R9']);
    const types = await feedCompletions(feed, 'routes.txt', {
      line: 1,
      character: cell('routes.txt', '3,0A').character,
    });
    expect(types.find(({ newText }) => newText === '4')?.detail).toBe('Ferry');
    const columns = await feedCompletions(feed, 'stops.txt', { line: 0, character: 0 });
    expect(columns.map(({ newText }) => newText)).toContain('wheelchair_boarding');
    expect(columns.map(({ newText }) => newText)).not.toContain('stop_name');
  });
});

test('symbols are the ids that a file defines, with their names', async () => {
  const feed = await indexOf(smallFeed);
  const symbols = await feedSymbols(feed, 'stops.txt');
  expect(symbols.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'S1 Central, North',
    'S2 Central South',
    'S3 Harbour',
    'S4 Airport',
    'ST Central',
  ]);
  expect((await feedSymbols(feed, 'shapes.txt')).map(({ id }) => id)).toEqual(['SH1']);
});

describe('problems', () => {
  /** Each problem with the text under it. */
  async function problemsOf(files: Record<string, string>): Promise<(FeedProblem & { text: string })[]> {
    const { problems } = await checkFeed(filesOf(files), surroundings);
    return problems.map((problem) => ({ ...problem, text: textAt(files[problem.file] ?? '', problem) }));
  }
  const changed = (file: string, from: string | RegExp, to: string): Record<string, string> => ({
    ...smallFeed,
    [file]: smallFeed[file]!.replace(from, to),
  });

  test('a sound feed has none', async () => {
    expect((await problemsOf(smallFeed)).map(({ code }) => code)).toEqual([]);
  });

  test('a missing stop costs the departures of its trips', async () => {
    const problems = await problemsOf({
      ...smallFeed,
      'stop_times.txt': smallFeed['stop_times.txt']!.replaceAll('S3', 'S33'),
    });
    const unknown = problems.filter(({ code }) => code === 'unknown-stop');
    expect(unknown.map(({ text, startLine, departuresPerDay }) => [text, startLine, departuresPerDay])).toEqual([
      ['S33', 2, 2],
      ['S33', 5, 2],
      ['S33', 8, 2],
    ]);
  });

  test.each([
    ['unknown-parent', 'stops.txt', 'ST,Z1', 'NO,Z1', 'NO'],
    ['invalid-color', 'routes.txt', '0A5CA8', 'blue', 'blue'],
    ['unknown-route', 'trips.txt', 'R9', 'R8', 'R8'],
    ['unknown-service', 'trips.txt', 'NIGHT', 'DAY', 'DAY'],
    ['unknown-shape', 'trips.txt', 'SH1', 'SH9', 'SH9'],
    ['times-decrease', 'stop_times.txt', '24:10:00,24:10:00', '00:10:00,00:10:00', '00:10:00'],
    ['invalid-time', 'stop_times.txt', '06:30:00', '6.30', '6.30'],
    ['unknown-column', 'stops.txt', 'zone_id', 'zone', 'zone'],
    ['calendar-end-before-start', 'calendar.txt', '20260329', '20250329', '20250329'],
    ['service-without-days', 'calendar.txt', '1,1,1,1,1', '0,0,0,0,0', 'WEEK'],
    ['unusable-coordinates', 'stops.txt', '41.1600,-8.6300', '-8.6300,141.1600', undefined],
    [
      'malformed-quotes',
      'stops.txt',
      '"Central, North"',
      '"Central" North',
      'S1,"Central" North,41.1500,-8.6100,0,ST,Z1',
    ],
    ['short-row', 'stops.txt', ',0,,Z2', ',0', 'S3,Harbour,41.1600,-8.6300,0'],
    ['surrounding-whitespace', 'stops.txt', 'Harbour', ' Harbour ', ' Harbour '],
    ['invalid-timezone', 'stops.txt', /$/, '', undefined],
    ['unknown-timezone', 'agency.txt', '\nA,City', '\nB,Other,https://example.org,Nowhere\nA,City', 'Nowhere'],
    ['fast-travel', 'stop_times.txt', '06:55:00,06:55:00', '06:31:20,06:31:20', '06:31:20'],
    ['route-without-name', 'routes.txt', '9,Night line', ',', ''],
    ['duplicate-key', 'stops.txt', 'S4,', 'S3,', 'S3'],
  ] as const)('%s sits on its cell', async (code, file, from, to, text) => {
    if (text === undefined) return;
    const found = (await problemsOf(changed(file, from, to))).filter((problem) => problem.code === code);
    expect(found.map((problem) => [problem.file, problem.text])).toContainEqual([file, text]);
  });

  test('a service of calendar_dates.txt alone is noted there', async () => {
    const never = changed('calendar_dates.txt', /,1\n/g as never, ',2\n');
    const found = await problemsOf(never);
    expect(found.map(({ code, file, text }) => [code, file, text])).toContainEqual([
      'service-without-days',
      'calendar_dates.txt',
      'NIGHT',
    ]);
    const { 'calendar.txt': _, ...rest } = never;
    for (const problem of await problemsOf(rest)) expect(Object.keys(rest)).toContain(problem.file);
  });

  test('only so many notices of a code are listed, and the first one counts the others', async () => {
    const padded = smallFeed['stop_times.txt']!.replaceAll(',S3', ', S3');
    const { problems, notices } = await checkFeed(filesOf({ ...smallFeed, 'stop_times.txt': padded }), surroundings, 2);
    expect(problems.map(({ code, more }) => `${code} ${more}`)).toEqual([
      `surrounding-whitespace ${notices - 2}`,
      'surrounding-whitespace 0',
    ]);
  });

  test('a feed that cannot be imported says why at the file', async () => {
    const { 'routes.txt': _, ...rest } = smallFeed;
    const [problem] = await problemsOf(rest);
    expect(problem).toMatchObject({ code: 'unusable-feed', severity: 'error' });
    expect(problem?.meaning).toMatch(/^routes\.txt missing/);
  });

  test('fixes remove their problems', async () => {
    const cases: [code: string, files: Record<string, string>][] = [
      ['unknown-stop', changed('stop_times.txt', '06:31:00,S3', '06:31:00,S33')],
      ['unknown-parent', changed('stops.txt', '0,ST,Z1', '0,NO,Z1')],
      ['times-decrease', changed('stop_times.txt', '24:10:00,24:10:00', '00:10:00,00:10:00')],
      ['invalid-time', changed('stop_times.txt', '06:30:00', '6.30')],
      ['time-without-seconds', changed('stop_times.txt', '06:30:00', '06:30')],
      ['unusable-coordinates', changed('stops.txt', '41.1600,-8.6300', '-141.1600,41.6300')],
      ['color-with-hash', changed('routes.txt', '0A5CA8', '#0A5CA8')],
      ['surrounding-whitespace', changed('stops.txt', 'Harbour', ' Harbour ')],
      ['calendar-end-before-start', changed('calendar.txt', '20260105,20260329', '20260329,20260105')],
      ['unknown-column', changed('stops.txt', 'parent_station', 'parent_staton')],
      ['invalid-date', changed('calendar.txt', '20260329', '29.03.2026')],
    ];
    for (const [code, files] of cases) {
      const feed = await indexOf(files);
      const problems = await problemsOf(files);
      const problem = problems.find((one) => one.code === code);
      expect(problem, code).toBeDefined();
      const [fix] = await feedFixes(feed, problem!, code, ENGLISH);
      expect(fix, code).toBeDefined();
      const after = await problemsOf(edited(files, fix!.edits));
      expect(after.filter((one) => one.code === code).length, code).toBeLessThan(
        problems.filter((one) => one.code === code).length,
      );
    }
  });

  test('titles of fixes are in the words of the editor', async () => {
    const words = { ...ENGLISH, locale: 'de', meaningOf: (english: string) => `«${english}»` };
    const titlesOf = async (code: string, files: Record<string, string>): Promise<readonly string[]> => {
      const problem = (await problemsOf(files)).find((one) => one.code === code);
      return (await feedFixes(await indexOf(files), problem!, code, words)).map(({ title }) => title);
    };
    expect(await titlesOf('invalid-enum', changed('calendar.txt', 'WEEK,1', 'WEEK,7'))).toEqual([
      'Use 0 («Does not run»)',
      'Use 1 («Runs»)',
    ]);
  });

  test('the text of a line is made readable', async () => {
    const feed = await indexOf(smallFeed);
    const place = { file: 'routes.txt', startLine: 2, startCharacter: 25, endLine: 2, endCharacter: 25 };
    const [fix] = await feedFixes(feed, place, '', ENGLISH);
    expect(fix?.edits.map(({ newText }) => newText)).toEqual(['000000']);
    expect(await feedFixes(feed, { ...place, startLine: 1, endLine: 1 }, '', ENGLISH)).toEqual([]);
  });
});

test('columns and values are explained in the words of the editor', async () => {
  const feed = await indexOf(smallFeed);
  const words = { ...ENGLISH, meaningOf: (english: string) => `«${english}»` };
  const at = (line: number) => ({
    line,
    character: smallFeed['routes.txt']!.split('\n')[line]!.indexOf(line === 0 ? 'route_type' : ',3,') + 1,
  });
  const header = await feedHover(feed, 'routes.txt', at(0), words);
  expect(header?.markdown).toContain('«Kind of vehicle; numbers from 100 are the extended types»');
  expect(header?.markdown).toContain('«Ferry»');
  const value = (await feedHover(feed, 'routes.txt', at(1), words))?.markdown;
  // No colon between the two, which French writes with a space and Chinese in full width.
  expect(value).toMatch(/» · \*\*«Bus»\*\*$/);
  const inWords = async (file: string, id: string) =>
    (await feedHover(feed, file, cell(file, id), words))?.markdown ?? '';
  expect(await inWords('trips.txt', 'R7')).toContain('«Bus»');
  expect(await inWords('stop_times.txt', 'S1')).toContain('«Stop or platform»');
  const offered = await feedCompletions(feed, 'routes.txt', at(1), words);
  expect(offered.map(({ detail }) => detail)).toContain('«Funicular»');
});
