import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a feed with these rows of stop_times.txt: trip, sequence, stop, time. */
function writeFeed(name: string, trips: readonly string[], times: readonly string[]): string {
  const feed = join(folder, name);
  mkdirSync(feed);
  const tables = {
    agency: 'agency_id,agency_name,agency_url,agency_timezone\nA,A,https://a.example,Europe/Lisbon\n',
    stops: 'stop_id,stop_name,stop_lat,stop_lon\nX,Quay,41.15,-8.61\nY,Fort,41.18,-8.62\n',
    routes: 'route_id,agency_id,route_short_name,route_type\nR,A,7,3\n',
    calendar:
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nW,1,1,1,1,1,0,0,20260504,20260531\n',
    trips: `trip_id,route_id,service_id\n${trips.map((trip) => `${trip},R,W\n`).join('')}`,
    stop_times: `trip_id,stop_sequence,stop_id,arrival_time,departure_time\n${times
      .map((row) => {
        const [trip, sequence, stop, time] = row.split(' ');
        return `${trip},${sequence},${stop},${time},${time}\n`;
      })
      .join('')}`,
  };
  for (const [table, text] of Object.entries(tables)) writeFileSync(join(feed, `${table}.txt`), text);
  return feed;
}
const EARLY = ['early 1 X 06:10:00', 'early 2 Y 06:30:00'];
const LATE = ['late 1 X 09:10:00', 'late 2 Y 09:30:00'];
const both = writeFeed('both', ['early', 'late'], [...EARLY, ...LATE]);
const lateOnly = writeFeed('late-only', ['late'], LATE);

test('feeds are compared in words, with the riders who lose', async () => {
  const { code, out } = await runHere(['diff', both, lateOnly, '--sample', '5']);
  expect(code).toBe(0);
  expect(out).toContain('Of 40 runs: 20 lost, 0 at other times or with other stops; 0 new.');
  expect(out).toContain('7 (A) changes: 2 → 1 runs a day');
  expect(out).toContain('lost: 06:10 Quay → Fort 06:30, daily');
  expect(out).toMatch(/Quay → Fort, Mon 06:07: \d+ min later/);
});

test('saved trips are planned in both, and --fail-on sets the exit code', async () => {
  const trip = join(folder, 'work.trip.json');
  writeFileSync(
    trip,
    JSON.stringify({ name: 'to work', from: '41.15,-8.61', to: '41.18,-8.62', when: '2026-05-04T06:05' }),
  );
  const args = ['--trips', trip, '--sample', '0', '--riders', '0', '--json'];
  const worse = await runHere(['diff', both, lateOnly, ...args, '--fail-on', 'worse']);
  expect(worse.err).toBe('');
  expect(worse.code).toBe(3);
  expect(JSON.parse(worse.out).journeys).toMatchObject([
    { probe: { name: 'to work', cause: 'saved' }, verdict: 'later' },
  ]);
  expect((await runHere(['diff', both, both, ...args, '--fail-on', 'worse'])).code).toBe(0);
});

test('a new feed that ends sooner fails --fail-on, unless --to says that its days suffice', async () => {
  const short = writeFeed('short', ['early', 'late'], [...EARLY, ...LATE]);
  const calendar = join(short, 'calendar.txt');
  writeFileSync(calendar, readFileSync(calendar, 'utf8').replace('20260531', '20260524'));
  const args = ['diff', both, short, '--sample', '0', '--fail-on', 'lost'];
  const failed = await runHere(args);
  expect(failed.code).toBe(3);
  expect(failed.out).toContain(
    'The new timetable has ended by then: 5 days of the old timetable, 2026-05-25 to 2026-05-29',
  );
  expect((await runHere([...args, '--to', '2026-05-22'])).code).toBe(0);
  // A feed that begins later forgets days that are past.
  expect((await runHere(['diff', short, both, '--sample', '0', '--fail-on', 'lost'])).code).toBe(0);
});

test('runs closed to wheelchairs fail --fail-on access alone; runs that open do not', async () => {
  const closed = writeFeed('closed', ['early', 'late'], [...EARLY, ...LATE]);
  writeFileSync(
    join(closed, 'trips.txt'),
    'trip_id,route_id,service_id,wheelchair_accessible\nearly,R,W,1\nlate,R,W,2\n',
  );
  const codeOf = async (old: string, fresh: string, what: string) =>
    (await runHere(['diff', old, fresh, '--sample', '0', '--fail-on', what])).code;
  expect(await codeOf(both, closed, 'access')).toBe(3);
  expect(await codeOf(both, closed, 'worse')).toBe(0);
  expect(await codeOf(closed, both, 'access')).toBe(0);
  expect(await codeOf(both, lateOnly, 'access')).toBe(3);
});

test('what cannot be compared is refused with the reason', async () => {
  expect(await runHere(['diff', both, join(folder, 'nowhere')])).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no file or folder'),
  });
  expect(await runHere(['diff', both, both, '--from', '2031-01-01'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('No day can be compared'),
  });
});
