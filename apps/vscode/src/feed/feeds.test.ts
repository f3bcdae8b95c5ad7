import { gtfsTables } from '@tripwright/feeds/reference';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakePanel } from '../../test/fake-types.ts';
import { createFakeVscode, FakeDocument } from '../../test/fake-vscode.ts';
import { sourceParts } from '../../test/source-parts.ts';
import { FEED_FILES } from './feed-file-names.ts';

const FOLDER = 'file:///feed';

const smallFeed: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nA,City Transit,https://example.org,Europe/Lisbon\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon\nS1,Central,41.15,-8.61\nS2,Hospital,41.155,-8.61\nS3,Harbour,41.16,-8.63\n',
  'routes.txt': 'route_id,route_short_name,route_type\nR7,7,3\nR9,9,3\n',
  'trips.txt': 'route_id,service_id,trip_id\nR7,WEEK,T1\nR9,NIGHT,T2\n',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
T1,06:12:00,06:12:00,S1,1
T1,06:30:00,06:31:00,S3,2
T1,06:55:00,06:55:00,S2,3
T2,23:50:00,23:50:00,S2,1
T2,24:10:00,24:10:00,S3,2
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
WEEK,1,1,1,1,1,0,0,20260105,20260329
`,
  'calendar_dates.txt': 'service_id,date,exception_type\nNIGHT,20260110,1\n',
};

let fake: ReturnType<typeof createFakeVscode>;

async function activate(files: Readonly<Record<string, string>> = smallFeed): Promise<void> {
  vi.resetModules();
  fake = createFakeVscode();
  for (const [name, text] of Object.entries(files)) {
    fake.files.set(`${FOLDER}/${name}`, new TextEncoder().encode(text));
  }
  vi.doMock('vscode', () => fake.vscode);
  const { activateExtension } = await import('../extension.ts');
  activateExtension(fake.context as never, { load: sourceParts().load, feeds: {} });
  // The first call loads the part of feeds: how long that takes is none of the tests' business.
  await fake.commands.get('tripwright.checkFeed')?.();
}

async function open(name: string, text = smallFeed[name]!): Promise<FakeDocument> {
  const document = new FakeDocument(text, 'plaintext', `${FOLDER}/${name}`);
  await fake.open(document);
  return document;
}

/** The first argument after the selector: the object with the methods of all kinds. */
function provider(kind: string): Record<string, (...args: unknown[]) => Promise<unknown>> {
  return fake.providers[`feed ${kind}`]![1] as never;
}

const problems = (name: string) => (fake.diagnostics.get(`${FOLDER}/${name}`) ?? []).map(({ code }) => code);

beforeEach(() => activate());

test('the names of files in the extension are those of the table of GTFS', () => {
  expect(FEED_FILES).toEqual(gtfsTables.map(({ file }) => file));
});

test('a folder without the files that mark a feed is left alone', async () => {
  await activate({ 'stops.txt': 'a shopping list' });
  await open('stops.txt', 'a shopping list');
  await fake.commands.get('tripwright.checkFeed')?.();
  expect(fake.diagnostics.size).toBe(0);
});

test('a broken reference is a problem at its cell, with what riders lose; a fix in the text removes it', async () => {
  const broken = smallFeed['stop_times.txt']!.replace('06:31:00,S3', '06:31:00,S33');
  await activate({ ...smallFeed, 'stop_times.txt': broken });
  const document = await open('stop_times.txt', broken);
  await vi.waitFor(() => expect(problems('stop_times.txt')).toEqual(['gtfs/unknown-stop']), { timeout: 10_000 });
  const [problem] = fake.diagnostics.get(`${FOLDER}/stop_times.txt`)!;
  expect(problem).toMatchObject({
    severity: 0,
    range: { start: { line: 2, character: 21 }, end: { line: 2, character: 24 } },
    message:
      'The stop does not exist; the row was dropped. 1 departure a day is lost. Add the stop, or correct the reference.',
  });
  const actions = (await provider('fixes')['provideCodeActions']!(document, problem!.range, {
    diagnostics: [problem],
  })) as { title: string; edit: { replacements: { newText: string }[] } }[];
  expect(actions[0]?.title).toMatch(/^Use S\d \(.+\)$/);
  document.setText(smallFeed['stop_times.txt']!);
  document.isDirty = true;
  await fake.change(document, [{ rangeOffset: broken.indexOf('S33') + 2, rangeLength: 1, text: '' }]);
  await vi.waitFor(() => expect(problems('stop_times.txt')).toEqual([]), { timeout: 10_000 });
});

test('definition, references, rename and symbols lead through the files as they are in the editor', async () => {
  const document = await open('stop_times.txt');
  const at = document.positionAt(document.getText().indexOf('S3') + 1);
  const [definition] = (await provider('definition')['provideDefinition']!(document, at)) as never as {
    uri: unknown;
    range: { start: { line: number } };
  }[];
  expect(String(definition?.uri)).toBe(`${FOLDER}/stops.txt`);
  expect(definition?.range.start.line).toBe(3);
  const references = (await provider('references')['provideReferences']!(document, at, {
    includeDeclaration: false,
  })) as unknown[];
  expect(references).toHaveLength(2);
  const renamer = provider('rename');
  const rename = (...args: unknown[]) => renamer['provideRenameEdits']!(...args);
  const edit = (await rename(document, at, 'HARBOUR')) as { replacements: { uri: unknown; newText: string }[] };
  expect(edit.replacements.map(({ newText }) => newText)).toEqual(Array(3).fill('HARBOUR'));
  await expect(rename(document, at, 'S1')).rejects.toThrow('S1 is already in use.');
  await expect(provider('rename')['prepareRename']!(document, { line: 0, character: 0 })).rejects.toThrow('no id');
  const symbols = (await provider('symbols')['provideDocumentSymbols']!(await open('routes.txt'))) as {
    name: string;
    detail: string;
  }[];
  expect(symbols.map(({ name, detail }) => `${name} ${detail}`)).toEqual(['R7 7', 'R9 9']);
});

test('hover and completion follow what is typed', async () => {
  const document = await open('trips.txt');
  const text = document.getText();
  const at = text.indexOf('NIGHT');
  await provider('hover')['provideHover']!(document, document.positionAt(at));
  document.setText(text.replace('NIGHT', 'WEEK'));
  await fake.change(document, [{ rangeOffset: at, rangeLength: 5, text: 'WEEK' }]);
  const hover = (await provider('hover')['provideHover']!(document, document.positionAt(at + 1))) as {
    contents: { value: string };
  };
  expect(hover.contents.value).toContain('weekdays');
  const list = (await provider('completion')['provideCompletionItems']!(document, document.positionAt(at + 1))) as {
    items: { label: { label: string } }[];
  };
  expect(list.items.map(({ label }) => label.label)).toEqual(['WEEK']);
});

test('a file saved in an archive is packed into it; the others keep their bytes', async () => {
  const { writeGtfsZip } = await import('@tripwright/feeds/gtfs');
  const { ZipArchive } = await import('@tripwright/feed-language');
  const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const address = 'file:///town.zip';
  fake.files.set(address, writeGtfsZip(new Map(), new Map([...Object.entries(smallFeed), ['docs/read.me', 'hello']])));
  const folders = fake.providers['files']![1] as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const at = (path: string) => ({ path: `/town.zip${path}`, query: address });
  expect(await folders['readDirectory']!(at(''))).toContainEqual(['docs', 2]);
  expect(await folders['stat']!(at('/stops.txt'))).toMatchObject({ type: 1, size: smallFeed['stops.txt']!.length });
  await expect(folders['readFile']!(at('/none.txt'))).rejects.toThrow('not found');
  const changes: unknown[] = [];
  (folders['onDidChangeFile'] as never as (listener: (change: unknown) => void) => void)((change) =>
    changes.push(change),
  );
  const content = new TextEncoder().encode('stop_id\nX\n');
  await folders['writeFile']!(at('/stops.txt'), content, { create: false, overwrite: true });
  await expect(folders['writeFile']!(at('/new.txt'), content, { create: false, overwrite: true })).rejects.toThrow();
  await folders['rename']!(at('/docs/read.me'), at('/read.me'), { overwrite: false });
  const zip = ZipArchive.read(fake.files.get(address)!, decode);
  const after = zip.entries.map(({ path }) => [path, decode(zip.file(path)!)]);
  expect(Object.fromEntries(after)).toEqual({ ...smallFeed, 'stops.txt': 'stop_id\nX\n', 'read.me': 'hello' });
  expect(changes).toHaveLength(3);
});

test('a system of shared vehicles is checked across its files while one of them is open', async () => {
  const wrap = (data: unknown): string =>
    JSON.stringify({ last_updated: 1, ttl: 0, version: '2.3', data }, undefined, 1);
  const counts = { num_bikes_available: 1, is_installed: true, is_renting: true, is_returning: true, last_reported: 1 };
  const status = wrap({ stations: [{ station_id: 'b', ...counts }] });
  await activate({
    'gbfs.json': wrap({ en: { feeds: [] } }),
    'en/system_information.json': wrap({ system_id: 'x', language: 'en', name: 'X', timezone: 'Europe/Lisbon' }),
    'en/station_information.json': wrap({ stations: [{ station_id: 'a', name: 'A', lat: 41, lon: -8 }] }),
    'station_status.json': status,
  });
  const document = new FakeDocument(status, 'json', `${FOLDER}/station_status.json`);
  await fake.open(document);
  await vi.waitFor(() => expect(problems('station_status.json')).toEqual(['gbfs/unknown-station']), {
    timeout: 10_000,
  });
  expect(problems('en/station_information.json')).toEqual(['gbfs/station-without-status']);
  const [problem] = fake.diagnostics.get(`${FOLDER}/station_status.json`)!;
  const { start, end } = problem!.range;
  expect(status.split('\n')[start.line]!.slice(start.character, end.character)).toBe('b');
  document.setText(status.replace('"b"', '"a"'));
  await fake.change(document, []);
  const others = () => problems('en/station_information.json');
  await vi.waitFor(() => expect([...problems('station_status.json'), ...others()]).toEqual([]), { timeout: 10_000 });
});

test.each([
  [
    'de',
    'Die Haltestelle gibt es nicht; die Zeile wurde verworfen. 1 Abfahrt am Tag entfällt. Ergänzen Sie die Haltestelle oder korrigieren Sie den Verweis.',
  ],
  [
    'fr',
    'L’arrêt n’existe pas\u202f; la ligne a été écartée. 1 départ par jour disparaît. Ajoutez l’arrêt ou corrigez la référence.',
  ],
  ['ko', '없는 정류장이므로 행을 제외했습니다. 하루 1회 출발이 사라집니다. 정류장을 추가하거나 참조를 고쳐 주세요.'],
  ['zh-cn', '该站点不存在，该行已被舍弃。每天减少 1 个班次。请添加该站点，或更正引用。'],
])('a notice and what riders lose by it, in the language of the editor: %s', async (tag, expected) => {
  const text = smallFeed['stop_times.txt']!.replace('06:30:00,06:31:00,S3', '06:30:00,06:31:00,S99');
  await activate({ ...smallFeed, 'stop_times.txt': text });
  fake.speak(tag);
  await open('stop_times.txt', text);
  await vi.waitFor(() => expect(problems('stop_times.txt')).toContain('gtfs/unknown-stop'), { timeout: 20_000 });
  const found = fake.diagnostics.get(`${FOLDER}/stop_times.txt`) ?? [];
  expect(found.find(({ code }) => code === 'gtfs/unknown-stop')?.message).toBe(expected);
});

test('a window that is restored has its map and timetable again; without the feed the panel closes', async () => {
  const adopt = async (state: unknown): Promise<FakePanel> => {
    const panel = new FakePanel();
    const [, restores] = Object.values(fake.providers).find(([type]) => type === 'tripwright.feed') ?? [];
    await (restores as RestoresPanels).deserializeWebviewPanel(panel, state);
    return panel;
  };
  const panel = await adopt({ feed: FOLDER });
  await panel.received.fire({ type: 'ready' });
  expect(panel.webview.options).toMatchObject({ enableScripts: true });
  await vi.waitFor(() =>
    expect(panel.sent[0]).toMatchObject({ type: 'feed', feed: FOLDER, routes: [{ id: 'R7' }, { id: 'R9' }] }),
  );
  // A file of more than 50 MB is refused to extensions; the editor itself says what it can do with it.
  Object.assign(fake.vscode.window, { showTextDocument: () => Promise.reject(new Error('too large')) });
  await panel.received.fire({ type: 'openLine', file: 'stop_times.txt', line: 2 });
  await vi.waitFor(() => expect(fake.executed.at(-1)?.[0]).toBe('vscode.open'));
  for (const state of [undefined, { feed: 'file:///elsewhere' }]) {
    const closed = vi.spyOn(FakePanel.prototype, 'dispose');
    await adopt(state);
    expect(closed).toHaveBeenCalledOnce();
    closed.mockRestore();
  }
});

interface RestoresPanels {
  readonly deserializeWebviewPanel: (panel: FakePanel, state: unknown) => Promise<void>;
}
