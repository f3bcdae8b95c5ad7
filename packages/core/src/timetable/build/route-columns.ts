import { modeOfRouteType } from '../../modes/index.ts';
import type { FeedRows } from './feed-rows.ts';
import { runningStarts } from './running-starts.ts';
import type { TableArrays, TextColumn } from './timetable-arrays.ts';

/** The routes of all feeds, feed by feed; `routeAuthorityFirst` comes from `authorityColumns`. */
export function routeColumns(
  feeds: readonly FeedRows[],
  text: TextColumn,
): Omit<TableArrays<'route'>, 'routeAuthorityFirst'> {
  const firstAgency = runningStarts(feeds.map((feed) => feed.agencies.length));
  const rows = feeds.flatMap((feed, feedIndex) => feed.routes.map((route) => ({ route, feedIndex })));
  return {
    routeFeed: Int32Array.from(rows, ({ feedIndex }) => feedIndex),
    routeAgency: Int32Array.from(rows, ({ route, feedIndex }) =>
      route.agency < 0 ? -1 : firstAgency[feedIndex]! + route.agency,
    ),
    routeId: text(rows.map(({ route }) => route.id)),
    routeShortName: text(rows.map(({ route }) => route.shortName)),
    routeLongName: text(rows.map(({ route }) => route.longName)),
    routeType: Int32Array.from(rows, ({ route }) => route.type),
    routeMode: text(rows.map(({ route }) => modeOfRouteType(route.type, { line: route.shortName || route.id }))),
    routeColor: Int32Array.from(rows, ({ route }) => colorValue(route.color)),
    routeTextColor: Int32Array.from(rows, ({ route }) => colorValue(route.textColor)),
    routeUrl: text(rows.map(({ route }) => route.url)),
    routeSortOrder: Int32Array.from(rows, ({ route }) => route.sortOrder),
  };
}

function colorValue(color: string): number {
  return /^[0-9A-F]{6}$/.test(color) ? Number.parseInt(color, 16) : -1;
}
