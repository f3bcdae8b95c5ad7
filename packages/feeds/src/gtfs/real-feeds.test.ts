import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatDay } from '@tripwright/core/base';
import { describe, expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { feedFigures } from '../report/index.ts';
import { readGtfs } from './read-gtfs.ts';

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

/** Locations, routes, trips, stop times, first and last service day, and the notices that are not remarks. */
type Expected = readonly [number, number, number, number, string, string, ...string[]];

// Counts from the source notes beside each feed, less the rows that notices account for.
const feeds: Readonly<Record<string, Expected>> = {
  'beatty/gtfs.zip': [9, 5, 11, 28, '2007-01-01', '2010-12-31', 'short-row'],
  'cobb-county/gtfs-bus-30.zip': [187, 2, 317, 19597, '2021-07-06', '2022-01-31'],
  'cobb-county/gtfs-flex.zip': [4, 3, 72, 144, '2021-10-19', '2022-01-19'],
  'cobb-county/gtfs-marta-856.zip': [166, 2, 468, 21576, '2021-08-14', '2021-12-17'],
  'fares-v2/gtfs.zip': [424, 8, 58, 2800, '2026-01-05', '2026-08-23'],
  'flex-samples/gtfs-aspen.zip': [209, 1, 0, 0, '', ''],
  'flex-samples/gtfs-brandenburg.zip': [378, 5, 0, 0, '', '', 'unknown-parent'],
  'pathways-wmata/gtfs.zip': [2175, 7, 16514, 352668, '2026-04-29', '2026-09-06', 'service-drops', 'two-way-exit-gate'],
  'portland/gtfs-trimet-2routes.zip': [103, 2, 2341, 43813, '2021-10-17', '2022-01-08'],
  'portland/gtfs-vermont.zip': [102, 1, 78, 4133, '2018-01-29', '2018-06-01'],
  'porto-alegre/gtfs-eptc.zip': [3986, 115, 2374, 130019, '2019-04-15', '2019-07-15', 'invalid-color'],
  'porto-alegre/gtfs-trensurb.zip': [24, 2, 1248, 14855, '2019-03-01', '2019-12-31'],
  'porto/derived/gtfs-cp-minus728d.zip': [454, 182, 1899, 31473, '2023-12-17', '2024-12-14'],
  'porto/derived/gtfs-metro-minus728d.zip': [85, 7, 2941, 64317, '2023-09-11', '2024-08-17', 'service-drops'],
  'porto/gtfs-cp.zip': [454, 182, 1899, 31473, '2025-12-14', '2026-12-12'],
  'porto/gtfs-metro.zip': [85, 7, 2941, 64317, '2025-09-08', '2026-08-15', 'service-drops'],
  'porto/gtfs-stcp.zip': [2504, 73, 12950, 460898, '2022-12-26', '2024-12-31'],
  'realtime-bart/gtfs.zip': [48, 8, 2641, 32185, '2019-02-11', '2020-02-10'],
  'realtime-caltrain/gtfs.zip': [109, 9, 176, 3498, '2023-09-23', '2024-06-01'],
  // One night bus covers 2.0 km in 47 s.
  'sao-paulo/gtfs-buses.zip': [3039, 72, 92, 3639, '2008-01-01', '2020-01-01', 'fast-travel'],
  'sao-paulo/gtfs.zip': [654, 19, 36, 860, '2008-01-01', '2020-05-01', 'duplicate-key'],
  'trois-rivieres/gtfs-scenario.zip': [725, 11, 626, 27028, '2017-10-23', '2017-10-27'],
  'trois-rivieres/gtfs.zip': [1178, 40, 4252, 151708, '2017-06-24', '2018-06-23'],
  'zheleznogorsk/gtfs.zip': [194, 8, 1515, 34860, '2024-01-01', '2024-12-31', 'trip-without-stop-times'],
};

describe.skipIf(!existsSync(data))('real feeds (../shared/data; skipped where that folder is absent)', () => {
  test.each(Object.entries(feeds))('%s', async (path, [stops, routes, trips, stopTimes, first, last, ...codes]) => {
    const notices = new NoticeCollector();
    const rows = await readGtfs(`${data}${path}`, { name: 'feed', notices });
    expect([rows.stops.length, rows.routes.length, rows.trips.length, rows.stopTimes.stop.length]).toEqual([
      stops,
      routes,
      trips,
      stopTimes,
    ]);
    const { firstDay, lastDay } = feedFigures(rows);
    expect([firstDay, lastDay].map((day) => (day === -1 ? '' : formatDay(day)))).toEqual([first, last]);
    const grave = notices.summaries().filter((summary) => summary.severity !== 'info');
    expect(grave.map((summary) => summary.code)).toEqual(codes);
    for (const trip of rows.trips) {
      let clock = 0;
      for (let call = trip.firstCall; call < trip.firstCall + trip.callCount; call++) {
        expect(rows.stopTimes.arrival[call]!).toBeGreaterThanOrEqual(clock);
        clock = rows.stopTimes.departure[call]!;
        expect(clock).toBeGreaterThanOrEqual(rows.stopTimes.arrival[call]!);
      }
      if (trip.firstCall > 5000) break;
    }
  });
});
