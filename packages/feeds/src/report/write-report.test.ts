import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { added, changed, readTiny } from '../../test/tiny-feed.ts';
import { NoticeCollector } from '../notices/index.ts';
import { type FeedFigures, feedFigures, writeReport } from './index.ts';

const region = { code: 'xx', title: 'Harbour & <Hills>' };

test('figures count departures per day, those of frequencies included', async () => {
  const { rows } = await readTiny({
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,08:30:00,600\n',
  });
  const figures = feedFigures(rows);
  // Tuesday to Saturday three runs each; the other service adds one on 29 February
  expect(figures.departuresPerDay.slice(0, 6)).toEqual([3, 3, 3, 3, 3, 0]);
  expect(figures.departures).toBe(16);
  expect(figures.counts).toMatchObject({ stops: 4, stations: 1, trips: 2, stopTimes: 6, frequencies: 1 });
});

test('a feed without departures has no days', async () => {
  const { rows } = await readTiny({ 'trips.txt': 'route_id,service_id,trip_id\n' });
  expect(feedFigures(rows)).toMatchObject({ firstDay: -1, lastDay: -1, departuresPerDay: [], departures: 0 });
});

test('notices are ranked by the departures they concern', async () => {
  const { notices } = await readTiny({
    ...changed('stop_times.txt', '24:00:00,24:00:00', '23:00:00,23:00:00'),
    ...changed('stops.txt', '41.1501,-8.61', '0,0'),
    ...added('agency.txt', ',,,'),
  });
  // T1 runs on five days and calls at the stop without coordinates; T2 runs on one day.
  expect(notices.map(({ code, departures }) => [code, departures])).toEqual([
    ['stop-near-null-island', 5],
    ['times-decrease', 1],
    ['empty-row', 0],
  ]);
});

test('report.json and report.html agree, escape everything, need no network, and are deterministic', async () => {
  const notices = new NoticeCollector();
  const source = notices.source('<feed>');
  source.note('unknown-stop', 'stop_times.txt', 7, 'stop_id', '<script>alert("1")</script>', {
    key: 1,
    departures: 12,
  });
  source.dropTrip('unknown-stop', '<b>');
  source.rows('stop_times.txt', 20);
  const feed: FeedFigures = {
    ...feedFigures((await readTiny()).rows),
    name: '<feed>',
  };
  const sections = [{ title: 'Streets <of> stone', figures: [{ label: 'nodes', value: 12_345 }] }];
  const written = writeReport({ region, feeds: [feed], notices, sections });
  expect(writeReport({ region, feeds: [feed], notices, sections })).toEqual(written);
  expect(JSON.parse(written.json)).toMatchObject({
    version: 1,
    region,
    totals: { error: 1, warning: 0, info: 0, droppedTrips: 1 },
    feeds: [
      { name: '<feed>', firstDay: '2024-01-02', lastDay: '2024-02-29', files: [{ file: 'stop_times.txt', rows: 20 }] },
    ],
    notices: [{ code: 'unknown-stop', departures: 12, droppedTrips: ['<b>'] }],
  });
  expect(written.html).toContain('Harbour &amp; &lt;Hills&gt;');
  expect(written.html).toContain('12,345');
  expect(written.html).toContain('stop_times.txt:7');
  const style = /<style>(.*)<\/style>/s.exec(written.html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(written.html).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'; base-uri`);
  // The policy allows no styles in attributes and no handlers.
  expect(written.html).not.toMatch(/\s(?:style|on\w+)=/);
  expect(written.html).not.toMatch(/<script|<b>|<feed>|https?:|@import|url\(/);
});
