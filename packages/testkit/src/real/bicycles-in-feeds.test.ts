import { allowedPatterns } from '@tripwright/core/engine/transit';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { Timetable } from '@tripwright/core/timetable';
import { buildTimetable, layOutWalkingLinks } from '@tripwright/core/timetable/build';
import { describe, expect, test } from 'vitest';
import { findRealFile, loadRealFeed } from './load-real-feed.ts';

async function timetableOf(path: string): Promise<Timetable> {
  const feed = await loadRealFeed('one', path);
  if (feed === undefined) throw new Error(`${path} is gone`);
  const strings = new StringPoolBuilder();
  const { sections } = buildTimetable([feed], strings);
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  return new Timetable(new Map([...sections, ...links]), new StringPool(bytes, offsets));
}

describe('SV-21 bicycles on board in real feeds', () => {
  const saying = ['realtime-bart/gtfs.zip', 'fares-v2/gtfs-published.zip'];
  test.skipIf(saying.some((path) => findRealFile(path) === undefined)).each(saying)(
    '%s: everything takes them',
    async (path) => {
      const timetable = await timetableOf(path);
      expect(timetable.patternCount).toBeGreaterThan(0);
      expect(allowedPatterns(timetable, { bikes: 'known' })).toBe(undefined);
    },
  );

  const silent = ['porto/gtfs-metro.zip', 'portland/gtfs-trimet-2routes.zip', 'realtime-caltrain/gtfs.zip'];
  test.skipIf(silent.some((path) => findRealFile(path) === undefined)).each(silent)(
    '%s: nothing is known to, nor to refuse them (ST-22)',
    async (path) => {
      const timetable = await timetableOf(path);
      expect(allowedPatterns(timetable, { bikes: 'known' })).not.toContain(1);
      expect(allowedPatterns(timetable, { bikes: 'unless-refused' })).toBe(undefined);
    },
  );
});
