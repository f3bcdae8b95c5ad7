import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createProtocolConnection,
  type Diagnostic,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tripwright-language-server-'));
const files: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nA,City,https://example.org,Europe/Lisbon\n',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nS1,Central,41.15,-8.61\nS2,Hospital,41.16,-8.61\n',
  'routes.txt': 'route_id,route_short_name,route_type\nR7,7,3\n',
  'trips.txt': 'route_id,service_id,trip_id\nR7,WEEK,T1\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nT1,06:00:00,06:00:00,S1,1\nT1,06:10:00,06:10:00,S2,2\nT1,06:20:00,06:20:00,S11,3\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nWEEK,1,1,1,1,1,0,0,20260105,20260329\n',
};

let server: ChildProcess;
let connection: ProtocolConnection;
const problems = new Map<string, Diagnostic[]>();
const waiting = new Set<() => void>();

/** The problems of a document once it has some that fit. */
async function problemsOf(uri: string, fits: (found: readonly Diagnostic[]) => boolean): Promise<Diagnostic[]> {
  for (;;) {
    const found = problems.get(uri);
    if (found !== undefined && fits(found)) return found;
    await new Promise<void>((resolve) => waiting.add(resolve));
  }
}

function open(name: string, languageId: string, text: string): string {
  const uri = pathToFileURL(join(folder, name)).toString();
  void connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
  return uri;
}

beforeAll(async () => {
  mkdirSync(join(folder, 'feed'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'feed', name), text);
  server = spawn(process.execPath, ['--conditions=source', '--no-warnings', main, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  connection = createProtocolConnection(
    new StreamMessageReader(server.stdout!),
    new StreamMessageWriter(server.stdin!),
  );
  connection.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => {
      problems.set(uri, diagnostics);
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  );
  connection.listen();
  const { capabilities } = await connection.sendRequest<{ capabilities: Record<string, unknown> }>('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    initializationOptions: { acceptedModes: ['pt_pub_hover'] },
  });
  expect(Object.keys(capabilities)).toEqual(expect.arrayContaining(['hoverProvider', 'renameProvider']));
  await connection.sendNotification('initialized', {});
}, 30_000);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await ended;
  connection.dispose();
  rmSync(folder, { recursive: true, force: true });
});

test('mode identifiers have problems, fixes, hover, completion, hints and tokens', async () => {
  const text = '{ "from": "A", "to": "B", "modes": ["pt_pub_buss", "pt_pub_hover", "pt_pub_tram"] }';
  const uri = open('request.json', 'json', text);
  const found = await problemsOf(uri, (all) => all.length > 0);
  expect(found.map(({ code }) => code)).toEqual(['mode/unknown']);
  const textDocument = { uri };
  const at = (words: string) => ({ textDocument, position: { line: 0, character: text.indexOf(words) + 3 } });
  const actions = await connection.sendRequest<{ title: string; edit: { changes: Record<string, object[]> } }[]>(
    'textDocument/codeAction',
    { textDocument, range: found[0]!.range, context: { diagnostics: found } },
  );
  expect(actions[0]?.edit.changes[uri]).toMatchObject([{ newText: 'pt_pub_bus' }]);
  const hover = await connection.sendRequest('textDocument/hover', at('pt_pub_tram'));
  expect(JSON.stringify(hover)).toMatch(/[Tt]ram/);
  const items = await connection.sendRequest<{ label: string }[]>('textDocument/completion', {
    ...at('pt_pub_tram'),
    position: { line: 0, character: text.indexOf('pt_pub_tram') + 7 },
  });
  expect(items.map(({ label }) => label)).toContain('pt_pub_ferry');
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: text.length } };
  const hints = await connection.sendRequest<object[]>('textDocument/inlayHint', { textDocument, range });
  expect(hints).toHaveLength(1);
  const tokens = await connection.sendRequest<{ data: number[] }>('textDocument/semanticTokens/full', { textDocument });
  expect(tokens.data.slice(0, 5)).toEqual([0, text.indexOf('pt_pub_tram'), 2, 0, 0]);
});

test('a feed has problems, definition, references, rename, hover, completion and fixes across its files', async () => {
  const text = files['stop_times.txt']!;
  const uri = open('feed/stop_times.txt', 'text', text);
  const found = await problemsOf(uri, (all) => all.length > 0);
  expect(found).toMatchObject([{ code: 'gtfs/unknown-stop', range: { start: { line: 3, character: 21 } } }]);
  expect(found[0]?.message).toContain('1 departure a day is lost.');
  const textDocument = { uri };
  const at = { textDocument, position: { line: 1, character: 22 } };
  const stops = pathToFileURL(join(folder, 'feed/stops.txt')).toString();
  expect(await connection.sendRequest('textDocument/definition', at)).toMatchObject([
    { uri: stops, range: { start: { line: 1, character: 0 } } },
  ]);
  const context = { includeDeclaration: true };
  expect(await connection.sendRequest('textDocument/references', { ...at, context })).toHaveLength(2);
  const renamed = await connection.sendRequest<{ changes: object }>('textDocument/rename', { ...at, newName: 'C' });
  expect(Object.keys(renamed.changes).sort()).toEqual([uri, stops].sort());
  await expect(connection.sendRequest('textDocument/rename', { ...at, newName: 'S2' })).rejects.toThrow(
    'already in use',
  );
  expect(JSON.stringify(await connection.sendRequest('textDocument/hover', at))).toContain('Central');
  const items = await connection.sendRequest<{ label: string }[]>('textDocument/completion', at);
  expect(items.map(({ label }) => label)).toContain('S1');
  const actions = await connection.sendRequest<{ title: string }[]>('textDocument/codeAction', {
    textDocument,
    range: found[0]!.range,
    context: { diagnostics: found },
  });
  expect(actions.map(({ title }) => title).join()).toContain('S1');
  void connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: found[0]!.range, text: 'S1' }],
  });
  expect(await problemsOf(uri, (all) => all.length === 0)).toEqual([]);
});

test('files of a feed that appear and go away while it is open, and addresses that are none of this machine', async () => {
  const text = 'from_stop_id,to_stop_id,transfer_type\nS9,S2,0\n';
  const uri = open('feed/transfers.txt', 'text', text);
  const found = await problemsOf(uri, (all) => all.length > 0);
  expect(found).toMatchObject([{ code: 'gtfs/unknown-stop', range: { start: { line: 1, character: 0 } } }]);
  const at = { textDocument: { uri }, position: { line: 1, character: 4 } };
  const renamed = await connection.sendRequest<{ changes: object }>('textDocument/rename', { ...at, newName: 'C' });
  expect(Object.keys(renamed.changes)).toContain(uri);
  // It was never stored, so nothing is left of it.
  void connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  expect(await problemsOf(uri, (all) => all.length === 0)).toEqual([]);
  const elsewhere = { uri: 'file://other.example/feed/stops.txt', languageId: 'text', version: 1, text: 'stop_id\n' };
  void connection.sendNotification('textDocument/didOpen', { textDocument: elsewhere });
  const request = { textDocument: { uri: elsewhere.uri }, position: { line: 0, character: 0 } };
  expect(await connection.sendRequest('textDocument/definition', request)).toEqual([]);
});
