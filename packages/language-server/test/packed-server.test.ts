import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const root = fileURLToPath(new URL('..', import.meta.url));
const german = JSON.parse(
  readFileSync(join(root, '..', '..', 'apps', 'vscode', 'l10n', 'bundle.l10n.de.json'), 'utf8'),
) as Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'tripwright-packed-server-'));
const bin = join(folder, 'node_modules', '.bin', 'tripwright-language-server');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}\n${stderr}`);
}

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return pathToFileURL(file).toString();
}

/** An editor that has started the installed program, and remembers what it was sent. */
class Editor {
  readonly server: ChildProcess = spawn(bin, ['--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  readonly connection: ProtocolConnection = createProtocolConnection(
    new StreamMessageReader(this.server.stdout!),
    new StreamMessageWriter(this.server.stdin!),
  );
  readonly ended: Promise<number | null> = new Promise((resolve) => this.server.once('exit', resolve));
  readonly problems: Map<string, readonly Diagnostic[]> = new Map();
  /** Requests of the server and steps of progress, in their order. */
  readonly events: string[] = [];
  readonly #waiting = new Set<() => void>();

  constructor() {
    const { connection } = this;
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.problems.set(uri, diagnostics);
      this.#wake();
    });
    connection.onNotification('$/progress', ({ value }: { value: { kind: string } }) => this.#note(value.kind));
    connection.onRequest('window/workDoneProgress/create', () => null);
    connection.onRequest('client/registerCapability', ({ registrations }: { registrations: { method: string }[] }) => {
      for (const { method } of registrations) this.#note(method);
      return null;
    });
    connection.listen();
  }

  async start(locale: string): Promise<void> {
    await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(folder).toString(),
      locale,
      capabilities: {
        workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
        window: { workDoneProgress: true },
      },
    });
    await this.connection.sendNotification('initialized', {});
  }

  open(uri: string, languageId: string, text: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  /** Waits until something holds, looking again after each message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  async problemsOf(uri: string, fits: (found: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> {
    await this.until(() => this.problems.has(uri) && fits(this.problems.get(uri)!));
    return this.problems.get(uri)!;
  }

  #note(event: string): void {
    this.events.push(event);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

beforeAll(() => {
  run(process.execPath, ['scripts/bundle.mjs'], root);
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], root);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const tarball = join(folder, 'tripwright-language-server-0.1.0.tgz');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a session with the installed program: feeds, GBFS, trip files and modes, in the language of the editor', async () => {
  const stops = write(
    'feed/stops.txt',
    'stop_id,stop_name,stop_lat,stop_lon\nS1,Central,41.15,-8.61\nS2,Harbour,41.16,-8.61\n',
  );
  write(
    'feed/agency.txt',
    'agency_id,agency_name,agency_url,agency_timezone\nA,City,https://example.org,Europe/Lisbon\n',
  );
  write('feed/routes.txt', 'route_id,route_short_name,route_type\nR7,7,3\n');
  write('feed/trips.txt', 'route_id,service_id,trip_id\nR7,WEEK,T1\n');
  write(
    'feed/calendar.txt',
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nWEEK,1,1,1,1,1,0,0,20260105,20260329\n',
  );
  const text =
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nT1,06:00:00,06:00:00,S1,1\nT1,06:10:00,06:10:00,S2,2\n';
  const times = write('feed/stop_times.txt', text);
  const editor = new Editor();
  const { connection } = editor;
  await editor.start('de-DE');
  await editor.until(() => editor.events.includes('workspace/didChangeWatchedFiles'));

  // A feed, and a stop that another program removes.
  await editor.open(times, 'text', text);
  await editor.until(() => editor.events.includes('end'));
  expect(editor.events.indexOf('begin')).toBeLessThan(editor.events.indexOf('end'));
  expect(editor.problems.get(times) ?? []).toEqual([]);
  write('feed/stops.txt', 'stop_id,stop_name,stop_lat,stop_lon\nS1,Central,41.15,-8.61\n');
  await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: stops, type: 2 }] });
  const [missing] = await editor.problemsOf(times, (found) => found.length > 0);
  expect(missing).toMatchObject({
    code: 'gtfs/unknown-stop',
    severity: 1,
    range: { start: { line: 2, character: 21 } },
  });
  expect(missing?.message).toContain(german['1 departure a day is lost.']);
  const at = { textDocument: { uri: times }, position: { line: 1, character: 22 } };
  expect(await connection.sendRequest('textDocument/definition', at)).toMatchObject([
    { uri: stops, range: { start: { line: 1 } } },
  ]);
  expect(JSON.stringify(await connection.sendRequest('textDocument/hover', at))).toContain('Central');
  expect(JSON.stringify(await connection.sendRequest('textDocument/completion', at))).toContain('S1');
  const renamed = await connection.sendRequest<{ changes: object }>('textDocument/rename', { ...at, newName: 'C1' });
  expect(Object.keys(renamed.changes).sort()).toEqual([times, stops].sort());
  await expect(connection.sendRequest('textDocument/rename', { ...at, newName: ' ' })).rejects.toThrow(
    german['An id cannot be blank.']!,
  );

  // GBFS: a station that no file of the system defines.
  const status = JSON.stringify({
    last_updated: 1_790_000_000,
    ttl: 60,
    version: '2.3',
    data: {
      stations: [
        {
          station_id: 'X',
          num_bikes_available: 1,
          is_installed: true,
          is_renting: true,
          is_returning: true,
          last_reported: 1_790_000_000,
        },
      ],
    },
  });
  write(
    'bikes/station_information.json',
    JSON.stringify({
      last_updated: 1_790_000_000,
      ttl: 60,
      version: '2.3',
      data: { stations: [{ station_id: 'A', name: 'A', lat: 41.1, lon: -8.6 }] },
    }),
  );
  const bikes = write('bikes/station_status.json', status);
  await editor.open(bikes, 'json', status);
  const shared = await editor.problemsOf(bikes, (found) => found.length > 0);
  expect(shared.every(({ code }) => String(code).startsWith('gbfs/'))).toBe(true);

  // A trip file with a misspelt member, and a mode that does not exist.
  const trip = write('home.trip.json', '');
  await editor.open(trip, 'json', '{ "from": [41.1, -8.6], "too": [41.2, -8.6], "modes": ["pt_pub_buss"] }');
  const wrong = await editor.problemsOf(trip, (found) => found.length > 0);
  expect(wrong.map(({ code }) => code)).toEqual(expect.arrayContaining(['trip/unknown-member', 'mode/unknown']));

  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  expect(await editor.ended).toBe(0);
  connection.dispose();
});

test('what no editor should send is answered or passed over, and the program goes on', async () => {
  const editor = new Editor();
  const { connection } = editor;
  const early = connection.sendRequest('textDocument/hover', {
    textDocument: { uri: 'file:///a.json' },
    position: { line: 0, character: 0 },
  });
  await expect(early).resolves.toBeNull();
  await editor.start('xx-unknown');
  await expect(connection.sendRequest('textDocument/unheardOf', {})).rejects.toMatchObject({ code: -32601 });
  await expect(connection.sendRequest('textDocument/hover', null)).rejects.toThrow();
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: 'file:///never-opened.json', version: 7 },
    contentChanges: [{ text: '{}' }],
  });
  await connection.sendNotification('textDocument/didClose', { textDocument: { uri: 'untitled:nothing' } });
  await connection.sendNotification('workspace/didChangeWatchedFiles', {
    changes: [{ uri: 'not an address', type: 9 }],
  });
  const garbage = '{ "jsonrpc": "2.0", "method": ';
  editor.server.stdin!.write(`Content-Length: ${garbage.length}\r\n\r\n${garbage}`);
  const uri = 'file:///huge.json';
  await editor.open(uri, 'json', `["${'x'.repeat(3_000_000)}", "pt_pub_buss"]`);
  expect(await editor.problemsOf(uri, () => true)).toEqual([]);
  const place = { textDocument: { uri }, position: { line: 99, character: 99 } };
  expect(await connection.sendRequest('textDocument/hover', place)).toBeNull();
  expect(await connection.sendRequest('textDocument/completion', place)).toEqual([]);
  // An editor that ends without saying so.
  await connection.sendNotification('exit');
  expect(await editor.ended).toBe(1);
  connection.dispose();
});
