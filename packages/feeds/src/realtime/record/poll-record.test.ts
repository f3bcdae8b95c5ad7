import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { plainSource } from '../source/live-file.ts';
import { type ObservedRead, readSource } from '../source/read-source.ts';
import { PollRecorder } from './poll-recorder.ts';
import { PollReplay } from './poll-replay.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'polls-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const source = { ...plainSource('trips', 'http://x/trips'), headers: { 'X-Api-Key': 'secret' }, matchByCalls: true };
const bytes = (length: number, value: number): Uint8Array => new Uint8Array(length).fill(value);
const read = (outcome: ObservedRead['outcome'], part = ''): ObservedRead => ({ source, part, outcome });

describe('recorded polls', () => {
  test('come back as they were, in order, and without addresses and headers, which may hold keys', () => {
    const path = folder();
    let now = 1_700_000_000_000;
    const recorder = new PollRecorder({ folder: path, megabytes: 1, hours: 1, now: () => now });
    recorder.begin('xx', [source]);
    recorder.add('xx', read({ kind: 'bytes', bytes: bytes(3000, 7) }));
    now += 500;
    recorder.add('xx', read({ kind: 'unchanged' }));
    now += 500;
    recorder.add('xx', read({ kind: 'failed', reason: 'status 500' }));
    recorder.add('xx', read({ kind: 'bytes', bytes: bytes(0, 0) }, 'station_status'));
    recorder.close();
    const replay = PollReplay.open(path);
    expect(
      replay.polls.map(({ at, kind, part, reason, read: body }) => [
        at - 1_700_000_000_000,
        kind,
        part,
        reason,
        body().length,
      ]),
    ).toEqual([
      [0, 'bytes', '', '', 3000],
      [500, 'unchanged', '', '', 0],
      [1000, 'failed', '', 'status 500', 0],
      [1000, 'bytes', 'station_status', '', 0],
    ]);
    expect(replay.polls[0]?.read()).toEqual(bytes(3000, 7));
    expect(replay.sourcesOf('xx')).toEqual([{ ...source, from: 'http://recorded.invalid/trips', headers: {} }]);
    expect(replay.span).toEqual({ from: 1_700_000_000, to: 1_700_000_001 });
  });

  test('keep within their size and their age, and each file can be read alone', () => {
    const path = folder();
    let now = 1_700_000_000_000;
    const recorder = new PollRecorder({ folder: path, megabytes: 0.16, hours: 1, now: () => now });
    recorder.begin('xx', [source]);
    for (let i = 0; i < 100; i++) {
      now += 1000;
      recorder.add('xx', read({ kind: 'bytes', bytes: bytes(4000, i) }));
    }
    const size = (): number => readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0);
    expect(size()).toBeLessThan(160_000);
    expect(size()).toBeGreaterThan(100_000);
    recorder.close();
    // The oldest are gone, the newest is there.
    const { polls } = PollReplay.open(path);
    expect(polls.at(-1)?.read()[0]).toBe(99);
    expect(polls[0]?.read()[0]).toBeGreaterThan(40);
    for (const name of readdirSync(path)) expect(PollReplay.open(join(path, name)).sourcesOf('xx')).toHaveLength(1);
  });

  test('end where their file was cut off or damaged', () => {
    const path = folder();
    const recorder = new PollRecorder({ folder: path, megabytes: 1, hours: 1 });
    recorder.begin('xx', [source]);
    for (const value of [1, 2, 3]) recorder.add('xx', read({ kind: 'bytes', bytes: bytes(500, value) }));
    recorder.close();
    const file = join(path, readdirSync(path)[0]!);
    truncateSync(file, statSync(file).size - 100);
    expect(PollReplay.open(path).polls.map((poll) => poll.read()[0])).toEqual([1, 2]);
    appendFileSync(file, bytes(5000, 255));
    expect(PollReplay.open(path).polls).toHaveLength(3);
    expect(() => PollReplay.open(folder())).toThrow(/no recorded poll/);
    expect(() => PollReplay.open(join(path, 'nothing'))).toThrow(/There is no recording/);
  });

  test('a disk that cannot be written ends the recording, and nothing else', () => {
    const failures: unknown[] = [];
    const file = join(folder(), 'file');
    appendFileSync(file, 'x');
    const recorder = new PollRecorder({
      folder: join(file, 'below'),
      megabytes: 1,
      hours: 1,
      onFailure: (error) => failures.push(error),
    });
    recorder.begin('xx', [source]);
    for (let i = 0; i < 3; i++) recorder.add('xx', read({ kind: 'unchanged' }));
    expect(failures).toHaveLength(1);
  });

  test('take the place of the network: the last poll before the present, and 304 while it stays', async () => {
    const path = folder();
    let now = 1_700_000_000_000;
    const recorder = new PollRecorder({ folder: path, megabytes: 1, hours: 1, now: () => now });
    recorder.begin('xx', [source]);
    const message = new Uint8Array([10, 5, 10, 3, 50, 46, 48]);
    recorder.add('xx', read({ kind: 'bytes', bytes: message }));
    now += 30_000;
    recorder.add('xx', read({ kind: 'unchanged' }));
    now += 30_000;
    recorder.add('xx', read({ kind: 'failed', reason: 'status 500' }));
    recorder.close();
    const replay = PollReplay.open(path);
    const [declared] = replay.sourcesOf('xx');
    let present = 0;
    const fetch = replay.fetchAt('xx', () => present);
    const options = { allowPrivate: false, environment: {}, fetch };
    expect(await readSource(declared!, options)).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/no poll of it yet/),
    });
    present = 1_700_000_001;
    const first = await readSource(declared!, options);
    if (first.outcome !== 'message') throw new Error('no message');
    expect(first.bytes).toEqual(message);
    present = 1_700_000_045;
    expect(await readSource(declared!, { ...options, validators: first.validators })).toEqual({ outcome: 'unchanged' });
    present = 1_700_000_061;
    expect(await readSource(declared!, options)).toEqual({ outcome: 'failed', reason: 'status 500' });
  });
});
