import { expect, test } from 'vitest';
import { indexOf, smallFeed } from '../../test/feed-files.ts';
import { ENGLISH } from '../feed-texts.ts';
import { feedMap, mapSelection } from './feed-map.ts';
import { feedTimetable, mergeStops } from './feed-timetable.ts';

test('a row is drawn as what it stands for', async () => {
  const feed = await indexOf({ ...smallFeed, 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nS1,S3,2\n' });
  expect((await feedMap(feed)).stops.map(({ id }) => id)).toEqual(['S1', 'S2', 'S3', 'S4', 'ST']);
  const of = (file: string, line: number) => mapSelection(feed, file, line, ENGLISH);
  expect(await of('stops.txt', 3)).toMatchObject({ label: 'Harbour', here: [41.16, -8.63], stops: ['S3'] });
  expect(await of('stop_times.txt', 2)).toMatchObject({
    label: 'Line 7 to Airport, 06:12–06:55, weekdays',
    color: '#0A5CA8',
    stops: ['S1', 'S3', 'S4'],
    here: [41.16, -8.63],
    route: 'R7',
    trip: 'T1',
  });
  expect((await of('trips.txt', 3))?.lines[0]).toEqual([
    [41.1502, -8.6102],
    [41.16, -8.63],
  ]);
  expect((await of('routes.txt', 1))?.lines).toHaveLength(1);
  expect((await of('shapes.txt', 3))?.here).toEqual([41.24, -8.68]);
  expect((await of('transfers.txt', 1))?.label).toBe('Central, North – Harbour');
  expect(await of('calendar.txt', 1)).toBeUndefined();
  expect(await of('stops.txt', 0)).toBeUndefined();
});

test('lines are offered in the order of their numbers', async () => {
  const routes = 'route_id,route_short_name,route_type\nC,10,3\nA,9,3\nB,2,3\n';
  const feed = await indexOf({ ...smallFeed, 'routes.txt': routes });
  expect((await feedMap(feed)).routes.map(({ name }) => name)).toEqual(['2', '9', '10']);
});

test('the timetable of a line has the trips of a day, and every cell its row', async () => {
  const feed = await indexOf(smallFeed);
  const found = await feedTimetable(feed, { route: 'R7', direction: '0', day: '' });
  expect(found).toMatchObject({ name: '7', day: '2026-01-05', directions: ['0'], more: 0 });
  expect(found?.stops.map(({ name }) => name)).toEqual(['Central, North', 'Harbour', 'Airport']);
  expect(found?.cells.map((row) => row.map((cell) => `${cell?.time} ${cell?.line}`))).toEqual([
    ['06:12 1', '07:12 4'],
    ['06:31 2', '07:31 5'],
    ['06:55 3', '07:55 6'],
  ]);
  expect((await feedTimetable(feed, { route: 'R7', direction: '0', day: '2026-01-10' }))?.trips).toEqual([]);
  expect(await feedTimetable(feed, { route: 'none', direction: '', day: '' })).toBeUndefined();
});

test('stops of trips with different calls get one order', () => {
  expect(
    mergeStops([
      ['a', 'b', 'd'],
      ['a', 'c', 'd', 'e'],
      ['b', 'x'],
    ]),
  ).toEqual(['a', 'b', 'x', 'c', 'd', 'e']);
  expect(mergeStops([['a', 'b', 'a']])).toEqual(['a', 'b', 'a']);
});
