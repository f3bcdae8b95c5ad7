import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isForOtherVersion, messageFacts } from '@tripwright/core/live';
import { importRegion } from '@tripwright/feeds/import';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeSource } from '../src/live/describe-source.ts';
import { type Ran, runHere } from './run-here.ts';

const recorded = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'tripwright-live-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs `live check` over the folder of this test. */
const check = (...args: readonly string[]): Promise<Ran> => runHere(['live', 'check', '--data', data, ...args]);

describe.skipIf(!existsSync(recorded))(
  'live check over real recordings (../shared/data; skipped where that folder is absent)',
  () => {
    const file = (name: string): string => join(recorded, name);
    beforeAll(async () => {
      for (const name of ['bart', 'caltrain'])
        await importRegion({ region: `us_${name}`, gtfs: [file(`realtime-${name}/gtfs.zip`)], out: data });
    });

    test('Caltrain: every trip, stop and route is in the timetable', async () => {
      const { code, out } = await check(
        ...['--region', 'us_caltrain', '--now', '1699405560'],
        ...['--live', `trips=${file('realtime-caltrain/trip-updates.pb')}`],
        ...['--live', `vehicles=${file('realtime-caltrain/vehicle-positions.pb')}`],
        ...['--live', `alerts=${file('realtime-caltrain/service-alerts.pb')}`],
      );
      expect(out).toMatch(/trip updates\s+19 of 19 match \(100\.0 %\), 19 by id\n/);
      expect(out).toMatch(/vehicles\s+14 of 14 match \(100\.0 %\), 14 by id\n/);
      expect(out).toMatch(/stops\s+51 of 51 known\n/);
      expect(out).toMatch(/header\s+2023-11-08T01:05:34Z, 26 s old/);
      expect(code).toBe(0);
    });

    test('BART: shuttles with ids of their own do not match, and most of those that can be placed are', async () => {
      const sources = join(data, 'bart.json');
      const trips = file('realtime-bart/trip-updates.pb');
      writeFileSync(sources, JSON.stringify({ sources: [{ name: 'by-calls', file: trips, matchByCalls: true }] }));
      const args = ['--region', 'us_bart', '--now', '1565199961', '--sources', sources, '--live', `by-id=${trips}`];
      const { code, out } = await check(...args, '--json');
      const [byCalls, byId] = JSON.parse(out);
      expect(byId).toMatchObject({ name: 'by-id', verdict: 'mismatched' });
      expect(byId.message).toMatchObject({ ageSeconds: 40, facts: { trips: { SCHEDULED: 83, ADDED: 8 } }, faults: {} });
      expect(byId.message.match.tripUpdates).toMatchObject({ named: 91, added: 8, matched: 65, by: { id: 65 } });
      expect(byId.message.match.tripUpdates.missed['unknown-trip'].count).toBe(18);
      // Two shuttles call where and when a train does that has an update of its own.
      expect(byCalls.message.match.tripUpdates).toMatchObject({
        matched: 71,
        by: { id: 65, calls: 6 },
        missed: { taken: { count: 2 } },
      });
      expect(code).toBe(8);
      expect((await check(...args, '--least-match', '75')).code).toBe(0);
    });

    test('the exit code says which problem there is', async () => {
      const region = ['--region', 'us_caltrain'];
      const trips = file('realtime-caltrain/trip-updates.pb');
      const broken = join(data, 'broken.pb');
      writeFileSync(broken, readFileSync(trips).subarray(0, 1000));
      expect(await check(...region, '--live', `x=${broken}`)).toMatchObject({
        code: 6,
        out: expect.stringMatching(/unreadable\s+it is cut off after 2 entities/),
      });
      expect(await check(...region, '--live', `x=${trips}`, '--now', '1699415560')).toMatchObject({
        code: 7,
        out: expect.stringMatching(/stale\s+it is 10026 s old, more than 600 s/),
      });
      expect(await check(...region)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/has no sources of live data/),
      });
      expect(await check(...region, '--live', 'nothing')).toMatchObject({
        code: 2,
        err: expect.stringMatching(/NAME=FILE-OR-URL/),
      });
      const sources = join(data, 'us_caltrain.live.json');
      writeFileSync(sources, JSON.stringify({ sources: [{ name: 'trips', file: trips, feed: 'gtsf' }] }));
      expect(await check(...region)).toMatchObject({ code: 1, err: expect.stringMatching(/Did you mean gtfs\?/) });
      writeFileSync(sources, JSON.stringify({ sources: [{ name: 'trips', file: trips }] }));
      expect((await check(...region, '--now', '1699405560')).code).toBe(0);
    });

    test('GBFS: counts of a system, and how many of its stations have any', async () => {
      const system = file('gbfs-samples/bay-wheels');
      await importRegion({ region: 'us_bay', gtfs: [file('realtime-bart/gtfs.zip')], gbfs: [system], out: data });
      const sources = join(data, 'bay.json');
      const counts = { name: 'bay-wheels', kind: 'gbfs', file: system };
      writeFileSync(sources, JSON.stringify({ sources: [counts] }));
      const { last_updated: updated } = JSON.parse(readFileSync(join(system, 'station_status.json'), 'utf8'));
      const args = ['--region', 'us_bay', '--sources', sources, '--now', String(updated + 30)];
      const { code, out } = await check(...args);
      expect(out).toMatch(/held against the system fgb\n/);
      expect(out).toMatch(/stations\s+496 of 496 have counts: \d+ vehicles, \d+ free docks\n/);
      expect(code).toBe(0);
      expect((await check(...args.slice(0, -1), String(updated + 10_000))).code).toBe(7);
      writeFileSync(sources, JSON.stringify({ sources: [{ ...counts, system: 'fbg' }] }));
      expect(await check(...args)).toMatchObject({ code: 1, err: expect.stringMatching(/Did you mean fgb\?/) });
    });
  },
);

test('RT-34: a message for another version of the timetable is reported', () => {
  const facts = messageFacts({ header: { version: '2.0', feedVersion: '2026-04' }, entities: [] });
  expect(['2026-04', '2026-05', ''].map((own) => isForOtherVersion(facts, own))).toEqual([false, true, false]);
  expect(isForOtherVersion({ feedVersion: '' }, '2026-05')).toBe(false);
  const nothing = { count: 0, samples: [] };
  const trips = {
    named: 0,
    added: 0,
    matched: 0,
    by: { id: 0, 'normalised-id': 0, start: 0, calls: 0 },
    missed: {},
    repeated: nothing,
  };
  const ids = { named: 0, unknown: nothing };
  const match = {
    ...{ tripUpdates: trips, vehicles: trips, alerts: trips },
    ...{ stops: ids, pathways: ids, routes: ids, agencies: ids },
  };
  const lines = describeSource({
    ...{ name: 'updates', kind: 'trip-updates', from: 'u.pb', feed: 'metro', verdict: 'good' },
    message: {
      ...{ bytes: 9, version: '2.0', incrementality: 'FULL_DATASET', facts, feedVersion: '2026-05', match, faults: {} },
    },
  });
  expect(lines).toContain(
    '  version       made for 2026-04 of the feed, the region has 2026-05: ids may mean other trips',
  );
});

test('rows of the table of lifts that name no pathway are counted, each with what it may mean', () => {
  const unknown = [{ named: 'elevator_7', nearest: 'elevator-7' }, { named: 'hall to street' }];
  const source = { name: 'alerts', kind: 'alerts', from: 'a.pb', feed: 'metro', verdict: 'good' } as const;
  expect(describeSource({ ...source, pathways: { rows: 3, unknown } }).slice(1)).toEqual([
    '  lifts         1 of 3 rows name pathways of the feed',
    '                no such pathway: elevator_7 (did you mean elevator-7?)',
    '                no such pathway: hall to street',
  ]);
});
