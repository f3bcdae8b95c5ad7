import { formatDay, parseDay, serviceDayStart } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { everyCall, feedDates, loadRealFeed, regionOfFeeds, scene } from '@tripwright/testkit';
import { expect, test } from 'vitest';
import { type LineRunsQuery, lineRuns } from './line-runs.ts';
import { linesOf } from './region-lines.ts';

/** All runs of a line on a day, page by page: `trip start`, in order. */
function listed(region: Region, query: Omit<LineRunsQuery, 'limit'>, limit = 37): string[] {
  const found: string[] = [];
  let after: string | undefined;
  for (;;) {
    const outcome = lineRuns(region, { ...query, limit, ...(after !== undefined && { after }) });
    if (outcome.kind !== 'runs') throw new Error(outcome.what);
    found.push(...outcome.runs.map(({ ride }) => `${ride.tripId} ${ride.departure}`));
    if (!outcome.isCut) return found;
    after = outcome.runs.at(-1)?.key;
  }
}

/** The same of each line and direction, by a slow reading of the rows of a feed. */
function written(feed: FeedRows, day: number): Map<string, string[]> {
  const zone = feed.agencies[0]!.timezone;
  const from = serviceDayStart(day, zone);
  const routeOf = new Map(feed.trips.map((trip) => [trip.id, feed.routes[trip.route]!.id]));
  const runs = everyCall([feed], from - 86_400, from + 4 * 86_400).filter(([first]) => first!.day === day);
  const starts = runs.map(
    (calls) => [routeOf.get(calls[0]!.trip)!, `${calls[0]!.trip} ${calls[0]!.departure}`] as const,
  );
  const byLine = Map.groupBy(starts, ([route]) => route);
  return new Map([...byLine].map(([route, of]) => [route, of.map(([, run]) => run).sort()]));
}

/** Compares every line on some days. @returns the number of runs */
function compared(region: Region, feed: FeedRows, days: readonly number[]): number {
  let count = 0;
  for (const day of days) {
    const expected = written(feed, day);
    for (const { route } of linesOf(region)!.list()) {
      const line = { feed: route.feed, id: route.id };
      const found = listed(region, { line, serviceDate: formatDay(day) });
      expect([...found].sort(), `${route.id} on ${formatDay(day)}`).toEqual(expected.get(route.id) ?? []);
      count += found.length;
      const codes = linesOf(region)!
        .patterns(line)
        .map(({ code }) => code);
      const byPattern = codes.flatMap((pattern) => listed(region, { line, serviceDate: formatDay(day), pattern }));
      expect(byPattern.sort()).toEqual([...found].sort());
    }
  }
  return count;
}

test('the runs of a line on a service day are those of the rows, after midnight and by frequency too', () => {
  const world = scene`
    R1   A 10:00   B 10:10   C 10:20
    R1   A 23:50   B 24:10   C 24:20
    R1   A 27:00   B 49:10   C 50:20
    R1   C 11:00   B 11:10   A 11:20
    R2   A 10:05   B 10:15
  `;
  const region = regionOfFeeds(world.feeds);
  const day = Date.parse(`${world.date}T00:00:00Z`) / 86_400_000;
  const [feed] = world.feeds;
  expect(compared(region, feed!, [day - 1, day, day + 1])).toBeGreaterThan(4);
  const line = linesOf(region)!.list()[0]!.route;
  expect(listed(region, { line, serviceDate: world.date }, 1)).toEqual(
    listed(region, { line, serviceDate: world.date }),
  );
});

test('a real feed has the runs of its rows', async ({ skip }) => {
  const feed = await loadRealFeed('beatty', 'beatty/gtfs.zip');
  if (feed === undefined) return skip('The development feeds are not there.');
  const days = ['first', 'clocks', 'last'].flatMap((name) => feedDates([feed], name));
  expect(
    compared(
      regionOfFeeds([feed]),
      feed,
      days.map((date) => parseDay(date)!),
    ),
  ).toBeGreaterThan(20);
});

test('what is unknown is said', () => {
  const world = scene`
    R1   A 10:00   B 10:10
  `;
  const region = regionOfFeeds(world.feeds);
  const { feed, id } = linesOf(region)!.list()[0]!.route;
  const query = { line: { feed, id }, serviceDate: world.date, limit: 5 };
  expect(lineRuns(region, { ...query, line: { feed, id: 'nowhere' } })).toEqual({ kind: 'unknown', what: 'line' });
  expect(lineRuns(region, { ...query, serviceDate: '2024-02-30' })).toEqual({ kind: 'unknown', what: 'day' });
  expect(lineRuns(region, { ...query, after: 'nothing 0' })).toEqual({ kind: 'unknown', what: 'key' });
});
