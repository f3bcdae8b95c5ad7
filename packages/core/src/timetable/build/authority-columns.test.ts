import { expect, test } from 'vitest';
import { feedRows, routeRow } from '../../../test/feed-rows.ts';
import { StringPool, StringPoolBuilder } from '../../storage/index.ts';
import { authoritiesOf } from '../data/authorities.ts';
import type { Timetable } from '../data/timetable.ts';
import type { RouteIndex } from '../index.ts';
import { authorityColumns } from './authority-columns.ts';
import type { AttributionRow, FeedRows } from './feed-rows.ts';

const row = (organization: string, parts: Partial<AttributionRow> = {}): AttributionRow => ({
  organization,
  url: '',
  isProducer: false,
  isOperator: false,
  isAuthority: true,
  agencyId: '',
  routeId: '',
  tripId: '',
  ...parts,
});
const agency = (id: string) => ({ id, name: `${id} Lines`, url: '', timezone: 'UTC', lang: '', phone: '' });
const feed = (attributions: readonly AttributionRow[], name = 'one'): FeedRows =>
  feedRows({
    name,
    agencies: [agency('X'), agency('Y')],
    routes: [routeRow('x1', { agency: 0 }), routeRow('y1', { agency: 1 })],
    attributions,
  });

/** The authorities of every route of feeds, by their names. */
function authorities(...feeds: readonly FeedRows[]): string[] {
  const builder = new StringPoolBuilder();
  const agencies = feeds.flatMap((rows) => rows.agencies);
  const columns = {
    agencyId: Int32Array.from(agencies, ({ id }) => builder.add(id)),
    agencyName: Int32Array.from(agencies, ({ name }) => builder.add(name)),
    routeAgency: Int32Array.from(feeds.flatMap((rows, f) => rows.routes.map((route) => 2 * f + route.agency))),
  };
  const named = authorityColumns(feeds, builder);
  const { bytes, offsets } = builder.build();
  const strings = new StringPool(bytes, offsets);
  const timetable = { ...columns, ...named } as unknown as Timetable;
  return Array.from(columns.routeAgency, (_, route) =>
    authoritiesOf(timetable, route as RouteIndex)
      .map((name) => strings.get(name))
      .join(' + '),
  );
}

test('authorities of the feed, the agency and the line are joined in an order that does not depend on the order of rows', () => {
  const rows = [row('Region'), row('Harbour', { agencyId: 'Y' }), row('School board', { routeId: 'x1' })];
  expect(authorities(feed(rows))).toEqual(['Region + School board', 'Harbour + Region']);
  expect(authorities(feed([...rows].reverse()))).toEqual(authorities(feed(rows)));
});

test('a line without an authority has its operator instead, by name and id', () => {
  expect(authorities(feed([row('Harbour', { agencyId: 'Y' })]))).toEqual(['X Lines + X', 'Harbour']);
});

test('rows of producers, of operators and of single trips are ignored', () => {
  expect(
    authorities(feed([row('Maker', { isAuthority: false, isProducer: true }), row('Trip', { tripId: 't' })])),
  ).toEqual(['X Lines + X', 'Y Lines + Y']);
});

test('the rows of one feed do not apply to another', () => {
  expect(authorities(feed([row('Region')]), feed([], 'two'))).toEqual([
    'Region',
    'Region',
    'X Lines + X',
    'Y Lines + Y',
  ]);
});
