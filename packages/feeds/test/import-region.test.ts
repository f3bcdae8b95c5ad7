import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { regionCovers } from '@tripwright/core/region';
import type { LinkIndex, StopIndex, Timetable } from '@tripwright/core/timetable';
import { afterAll, describe, expect, test } from 'vitest';
import { listRegions, readRegion } from '../src/artefact/index.ts';
import { importRegion } from '../src/import/index.ts';
import { writeOsmPbf } from '../src/osm/index.ts';
import { type FeedFiles, tinyFeed, zipFiles } from './tiny-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-region-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: Uint8Array | string): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const feed = write('harbour.zip', zipFiles(tinyFeed));

/** One street from Central past Bridge to Castle, beside the stops. */
const streets = write(
  'streets.osm.pbf',
  writeOsmPbf({
    nodes: [
      { id: 1, lat: 41.1495, lng: -8.61, tags: {} },
      { id: 2, lat: 41.1502, lng: -8.6101, tags: {} },
      { id: 3, lat: 41.16, lng: -8.6201, tags: {} },
      { id: 4, lat: 41.17, lng: -8.6301, tags: {} },
    ],
    ways: [{ id: 10, refs: [1, 2, 3, 4], tags: { highway: 'residential', name: 'Harbour Road' } }],
    relations: [],
  }),
);

const bytesOf = (region: string): Record<string, string> =>
  Object.fromEntries(readdirSync(region).map((name) => [name, readFileSync(join(region, name)).toString('base64')]));

describe('importing a region', () => {
  test('IM-16 equal input gives equal bytes, whatever the folder it is written to', async () => {
    for (const out of ['one', 'two']) {
      await importRegion({ region: 'pt_tiny', gtfs: [feed], osm: streets, keepIslands: true, out: join(folder, out) });
    }
    expect(bytesOf(join(folder, 'one', 'pt_tiny'))).toEqual(bytesOf(join(folder, 'two', 'pt_tiny')));
  });

  test('the outline has the streets and the stops near them, but no stop in another part of the country', async () => {
    const stops =
      tinyFeed['stops.txt']?.replace('41.17,-8.63', '41.28,-8.62').replace('41.16,-8.62', '38.7,-8.62') ?? '';
    const file = write('wide.zip', zipFiles({ ...tinyFeed, 'stops.txt': stops }));
    const out = join(folder, 'wide');
    await importRegion({ region: 'pt_wide', gtfs: [file], osm: streets, keepIslands: true, out });
    const region = await readRegion(out, 'pt_wide');
    expect(regionCovers(region, { lat: 41.28, lng: -8.62 })).toBe(true);
    expect(regionCovers(region, { lat: 38.7, lng: -8.62 })).toBe(false);
  });

  test('a region opens again with everything in it', async () => {
    const out = join(folder, 'opened');
    const { manifest } = await importRegion({
      region: 'pt_tiny',
      title: 'Tiny',
      gtfs: [feed],
      osm: streets,
      keepIslands: true,
      out,
    });
    expect(await listRegions(out)).toEqual(['pt_tiny']);
    const region = await readRegion(out, 'pt_tiny');
    expect(region.manifest).toEqual(manifest);
    expect(region.transit?.timetable.findStop('B')).toBeDefined();
    expect(
      region.stopLinks?.walk.snapOf(region.transit?.timetable.findStop('B') as number as StopIndex)?.metres,
    ).toBeLessThan(15);
    expect(region.stopLinks?.walk).toBe(region.stopLinks?.walk);
    expect(region.stopLinks?.wheelchair).not.toBe(region.stopLinks?.walk);
    expect(manifest).toMatchObject({
      title: 'Tiny',
      timezone: 'Europe/Lisbon',
      walking: 'streets',
      serviceDates: { first: '2024-01-02', last: '2024-02-29' },
    });
    expect(manifest.modes).toEqual([
      'wa_wal',
      'wa_whe',
      'pt_pub',
      'pt_pub_bus',
      'ps_tax',
      'me_car',
      'me_mot',
      'me_mic',
      'me_mic_bic',
      'me_mic_fold-bic',
      'me_mic_e-sco',
      'me_mic_fast-e-sco',
    ]);
    expect(manifest.sources.find(({ kind }) => kind === 'gtfs')?.serviceDates).toEqual(manifest.serviceDates);
    expect(JSON.stringify(manifest)).not.toContain(folder);
  });

  test('FM-1 two feeds with equal ids are both imported; only repeated ids get a prefix', async () => {
    const other = write(
      'other.zip',
      zipFiles({
        ...tinyFeed,
        'stops.txt': (tinyFeed['stops.txt'] as string).replaceAll('\nB,', '\nX,'),
        'stop_times.txt': (tinyFeed['stop_times.txt'] as string).replaceAll(',B,', ',X,'),
      }),
    );
    const out = join(folder, 'merged');
    await importRegion({ region: 'pt_two', gtfs: [feed, other], out });
    const { transit } = await readRegion(out, 'pt_two');
    for (const id of ['B', 'X', 'harbour:C', 'other:C']) expect(transit?.timetable.findStop(id), id).toBeDefined();
    expect(transit?.timetable.findStop('C')).toBeUndefined();
  });

  test('feeds without a common date are imported, with their dates in a warning', async () => {
    const later = write(
      'later.zip',
      zipFiles({
        ...tinyFeed,
        'calendar.txt': (tinyFeed['calendar.txt'] as string).replace('20240101,20240107', '20260105,20260109'),
        'calendar_dates.txt': undefined,
        'trips.txt': 'trip_id,route_id,service_id\nT1,R,W\nT2,R,W\n',
      }),
    );
    const out = join(folder, 'apart');
    const { notices, folder: region } = await importRegion({ region: 'pt_apart', gtfs: [feed, later], out });
    const found = notices.summaries().find(({ code }) => code === 'feeds-without-common-date');
    expect(found?.examples.map(({ file, value }) => `${file} ${value}`)).toEqual([
      'harbour 2024-01-02 to 2024-02-29',
      'later 2026-01-05 to 2026-01-09',
    ]);
    const [json, html] = ['report.json', 'report.html'].map((name) => readFileSync(join(region, name), 'utf8'));
    for (const report of [json, html]) {
      expect(report).toContain('feeds-without-common-date');
      expect(report).toContain('2026-01-05 to 2026-01-09');
    }
  });

  describe('feeds beside each other', () => {
    /** A second feed on the same road: ids of its own, a stop ten metres from Bridge, the same line, and one more trip. */
    const second = (parts: FeedFiles = {}): FeedFiles => ({
      ...tinyFeed,
      'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nm1,Bridge,41.16009,-8.62\nm2,Castle,41.17009,-8.63\n',
      'routes.txt': 'route_id,agency_id,route_short_name,route_type\nRR,A,1,3\n',
      'shapes.txt': undefined,
      'trips.txt': 'trip_id,route_id,service_id\nU1,RR,W\nU2,RR,W\n',
      'stop_times.txt': [
        'trip_id,stop_sequence,stop_id,arrival_time,departure_time',
        'U1,1,m1,08:11:00,08:11:00\nU1,2,m2,08:20:00,08:20:00',
        'U2,1,m1,08:41:00,08:41:00\nU2,2,m2,08:50:00,08:50:00\n',
      ].join('\n'),
      ...parts,
    });
    const merge = async (name: string, files: readonly string[]) => {
      const out = join(folder, name);
      await importRegion({ region: 'pt_both', gtfs: files, osm: streets, keepIslands: true, out });
      return { out: join(out, 'pt_both'), region: await readRegion(out, 'pt_both') };
    };
    const regional = write('regional.zip', zipFiles(second()));

    test('FM-3 the same line in two feeds: both are kept, and every trip of either is found', async () => {
      const { transit } = (await merge('twice', [feed, regional])).region;
      const [from, to] = [transit?.timetable.findStop('m1') as number, transit?.timetable.findStop('m2') as number];
      const instant = Date.parse('2024-01-02T08:00:00Z') / 1000;
      const ask = (at: number) =>
        transit?.engine.range({
          origins: [
            { stop: from as StopIndex, seconds: 0 },
            { stop: transit.timetable.findStop('B') as number as StopIndex, seconds: 0 },
          ],
          destinations: [
            { stop: to as StopIndex, seconds: 0 },
            { stop: transit.timetable.findStop('C') as number as StopIndex, seconds: 0 },
          ],
          instant: at,
          window: 3600,
          endWalks: false,
        }).journeys;
      const times = ask(instant)?.map(({ departure, arrival }) => [departure - instant, arrival - instant]);
      // 08:11 is in both feeds and returned once; 08:41 is in one of them.
      expect(times?.sort((a, b) => (a[0] as number) - (b[0] as number))).toEqual([
        [11 * 60, 20 * 60],
        [41 * 60, 50 * 60],
      ]);
    });

    test('FM-4 one stop in two feeds stays two stops, a few steps apart', async () => {
      const { transit } = (await merge('apart', [feed, regional])).region;
      const timetable = transit?.timetable as Timetable;
      const [ours, theirs] = [timetable.findStop('B') as number, timetable.findStop('m1') as number];
      const walk = (from: number, to: number): number | undefined => {
        for (
          let link = timetable.linkFirst[from as StopIndex] as number;
          link < (timetable.linkFirst[(from + 1) as StopIndex] as number);
          link++
        )
          if (timetable.linkTo[link as LinkIndex] === to) return timetable.linkSeconds[link as LinkIndex];
        return undefined;
      };
      expect(ours).not.toBe(theirs);
      for (const seconds of [walk(ours, theirs), walk(theirs, ours)]) {
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThan(60);
      }
    });

    test('FM-5 FM-6 a new version of one feed leaves the stops of the other unchanged', async () => {
      const more = second({
        'trips.txt': 'trip_id,route_id,service_id\nU3,RR,W\n',
        'stop_times.txt':
          'trip_id,stop_sequence,stop_id,arrival_time,departure_time\nU3,1,m1,06:00:00,06:00:00\nU3,2,m3,06:20:00,06:20:00\n',
        'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nU3,06:00:00,22:00:00,60\n',
        'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nm1,Bridge,41.16009,-8.62\nm3,Mill,41.1,-8.63\n',
      });
      const again = write('again/regional.zip', zipFiles(more));
      const [before, after] = [
        (await merge('before', [feed, regional])).region,
        (await merge('after', [feed, again])).region,
      ];
      for (const code of ['S', 'S1', 'S2', 'B', 'C']) {
        const answers = [before, after].map(({ transit }) => {
          const stop = transit?.timetable.findStop(code) as number;
          return {
            stop: transit?.stops.get(stop as StopIndex),
            modes: transit?.stops.modesOf(stop as StopIndex),
            major: transit?.stops.isMajor(stop as StopIndex),
          };
        });
        expect(answers[1], code).toEqual(answers[0]);
      }
    });

    test('FM-7 the order of feeds on the command line changes nothing', async () => {
      const [one, other] = [await merge('ab', [feed, regional]), await merge('ba', [regional, feed])];
      expect(bytesOf(other.out)).toEqual(bytesOf(one.out));
    });
  });

  test('TL-9 the manifest credits the organisations in attributions.txt and has the facts of feed_info.txt', async () => {
    const credited = write(
      'credited.zip',
      zipFiles({
        ...tinyFeed,
        'attributions.txt':
          'organization_name,is_producer,route_id\nCity of Porto,1,\nFriends of Line 1,1,R\nCity of Porto,1,\n',
        'feed_info.txt':
          'feed_publisher_name,feed_publisher_url,feed_lang,feed_version,feed_start_date,feed_end_date\nPorto,https://porto.example,pt,v7,20240101,20240301\n',
      }),
    );
    const [source] = (await importRegion({ region: 'pt_c', gtfs: [credited], out: join(folder, 'credited') })).manifest
      .sources;
    expect(source).toMatchObject({
      attribution: 'City of Porto, Friends of Line 1',
      url: 'https://porto.example',
      feed: { publisher: 'Porto', version: 'v7', language: 'pt', validFrom: '2024-01-01', validTo: '2024-03-01' },
    });
    const [plain] = (await importRegion({ region: 'pt_p', gtfs: [feed], out: join(folder, 'credited') })).manifest
      .sources;
    expect(plain).toMatchObject({ attribution: 'Harbour Buses' });
    expect(plain).not.toHaveProperty('feed');
    expect(plain).not.toHaveProperty('licence');
  });

  test('TL-9 the operator’s licence of a feed overrides its own; the address is that of the credited organisation', async () => {
    const file = write(
      'licensed.zip',
      zipFiles({
        ...tinyFeed,
        'attributions.txt': 'organization_name,attribution_url\nCity of Porto,https://data.porto.example\n',
        'feed_info.txt':
          'feed_publisher_name,feed_publisher_url,feed_lang,feed_license\nP,https://p.example,pt,CC-BY-4.0\n',
      }),
    );
    const sourceWith = async (licences: [string, string][]) =>
      (await importRegion({ region: 'pt_l', gtfs: [file], licences: new Map(licences), out: join(folder, 'licensed') }))
        .manifest.sources[0];
    expect(await sourceWith([])).toMatchObject({ licence: 'CC-BY-4.0', url: 'https://data.porto.example' });
    expect(await sourceWith([['licensed', 'ODbL-1.0']])).toMatchObject({ licence: 'ODbL-1.0' });
    await expect(sourceWith([['other', 'ODbL-1.0']])).rejects.toThrow(
      'the feed other, which does not exist. The feeds are licensed.',
    );
  });

  test('the city is where stops are densest, not in the middle of the box', async () => {
    const around = ['41.1501,-8.6101', '41.1505,-8.6105', '41.1498,-8.6096'].map((at, i) => `N${i},Near ${i},${at},,,`);
    const stops = `${tinyFeed['stops.txt']?.replace('41.17,-8.63', '41.28,-8.9')}${around.join('\n')}\n`;
    const file = write('centre.zip', zipFiles({ ...tinyFeed, 'stops.txt': stops }));
    const { manifest } = await importRegion({ region: 'pt_m', gtfs: [file], out: join(folder, 'centre') });
    const [city] = manifest.cities;
    expect(city).toMatchObject({ identifier: 'pt.m', lat: expect.closeTo(41.15, 2), lng: expect.closeTo(-8.61, 2) });
  });

  test('without streets walks are straight lines, and the report says so', async () => {
    const out = join(folder, 'straight');
    const { manifest } = await importRegion({ region: 'pt_air', gtfs: [feed], out });
    expect(manifest.walking).toBe('straight-lines');
    expect(readFileSync(join(out, 'pt_air', 'report.html'), 'utf8')).toContain('straight lines');
  });

  test.each([
    [
      'a truncated zip',
      (): Parameters<typeof importRegion>[0] => ({
        region: 'x',
        gtfs: [write('cut.zip', zipFiles(tinyFeed).subarray(0, 900))],
        out: join(folder, 'bad'),
      }),
      /cut\.zip/,
    ],
    [
      'a feed without stops.txt',
      () => ({
        region: 'x',
        gtfs: [write('nostops.zip', zipFiles({ ...tinyFeed, 'stops.txt': undefined }))],
        out: join(folder, 'bad'),
      }),
      /nostops\.zip.*stops\.txt/,
    ],
    [
      'half a street file',
      () => ({
        region: 'x',
        gtfs: [],
        osm: write('half.osm.pbf', readFileSync(streets).subarray(0, 120)),
        out: join(folder, 'bad'),
      }),
      /half\.osm\.pbf.*truncated/,
    ],
    [
      'a file that is not there',
      () => ({ region: 'x', gtfs: ['nowhere.zip'], out: join(folder, 'bad') }),
      /nowhere\.zip/,
    ],
    ['a bad region code', () => ({ region: '../x', gtfs: [feed], out: join(folder, 'bad') }), /region code/],
    ['nothing to read', () => ({ region: 'x', gtfs: [], out: join(folder, 'bad') }), /--gtfs/],
  ])('IM-14 %s: one clear message, nothing written', async (_, options, message) => {
    await expect(importRegion(options())).rejects.toThrow(message);
    expect(existsSync(join(folder, 'bad'))).toBe(false);
  });

  test('a failed import leaves the region that was there', async () => {
    const out = join(folder, 'kept');
    await importRegion({ region: 'pt_tiny', gtfs: [feed], out });
    const before = bytesOf(join(out, 'pt_tiny'));
    await expect(importRegion({ region: 'pt_tiny', gtfs: [write('again.zip', 'not a zip')], out })).rejects.toThrow(
      /again\.zip/,
    );
    expect(bytesOf(join(out, 'pt_tiny'))).toEqual(before);
    expect(readdirSync(out)).toEqual(['pt_tiny']);
  });

  test.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 64), /timetable\.bin.*truncated/],
    [
      'changed',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 500), Buffer.from('xyz'), bytes.subarray(503)]),
      /timetable\.bin.*checksum/,
    ],
    [
      'of a newer format',
      (bytes: Buffer) => {
        const newer = Buffer.from(bytes);
        newer.writeUInt32LE(99, 8);
        return newer;
      },
      /timetable\.bin.*format 99.*Update/,
    ],
  ])('an artefact that is %s is an error that names the file and the remedy', async (_, damage, message) => {
    const out = join(folder, 'damaged');
    await importRegion({ region: 'pt_tiny', gtfs: [feed], out });
    const file = join(out, 'pt_tiny', 'timetable.bin');
    writeFileSync(file, damage(readFileSync(file)));
    await expect(readRegion(out, 'pt_tiny')).rejects.toThrow(message);
  });

  test('a part of a region opens although files of the rest are damaged; the whole does not', async () => {
    const out = join(folder, 'parts');
    await importRegion({ region: 'pt_tiny', gtfs: [feed], osm: streets, keepIslands: true, out });
    const damage = (name: string) => {
      const file = join(out, 'pt_tiny', name);
      const bytes = readFileSync(file);
      writeFileSync(file, Buffer.concat([bytes.subarray(0, 500), Buffer.from('xyz'), bytes.subarray(503)]));
      return () => writeFileSync(file, bytes);
    };
    const mend = damage('street.bin');
    const scheduled = await readRegion(out, 'pt_tiny', 'timetable');
    expect(scheduled.transit?.timetable.findStop('B')).toBeDefined();
    expect([scheduled.streets, scheduled.stopLinks, scheduled.parking]).toEqual([undefined, undefined, undefined]);
    await expect(readRegion(out, 'pt_tiny')).rejects.toThrow(/street\.bin.*checksum.*Build the region again/);
    await expect(readRegion(out, 'pt_tiny', 'streets')).rejects.toThrow(/street\.bin.*checksum/);
    mend();
    damage('timetable.bin');
    const paved = await readRegion(out, 'pt_tiny', 'streets');
    expect(paved.streets?.graph.edgeCount).toBeGreaterThan(0);
    expect([paved.transit, paved.stopLinks, paved.fares]).toEqual([undefined, undefined, undefined]);
    await expect(readRegion(out, 'pt_tiny', 'timetable')).rejects.toThrow(/timetable\.bin.*checksum/);
  });
});
