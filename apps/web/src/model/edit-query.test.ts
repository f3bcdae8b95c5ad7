import { expect, test } from 'vitest';
import { inRegion, swapped, withEnd, withoutEnds, withPreferences, withTime } from './edit-query.ts';
import { EMPTY_QUERY, type Query } from './query.ts';

const [home, work] = [
  { lat: 1, lng: 2 },
  { lat: 3, lng: 4 },
];

test('ends are set, removed and swapped, also when only one is set', () => {
  const one = withEnd(EMPTY_QUERY, 'from', home);
  expect(one).toEqual({ ...EMPTY_QUERY, from: home });
  expect(swapped(one)).toEqual({ ...EMPTY_QUERY, to: home });
  expect(swapped(withEnd(one, 'to', work))).toEqual({ ...EMPTY_QUERY, from: work, to: home });
  expect(withEnd(one, 'from', undefined)).toEqual(EMPTY_QUERY);
  expect(withoutEnds({ ...one, to: work })).toEqual(EMPTY_QUERY);
});

test('another region keeps the time and the preferences but not the places and modes', () => {
  const query: Query = { ...EMPTY_QUERY, from: home, modes: ['pt_pub'], wheelchair: true, preferences: { walk: 10 } };
  expect(inRegion(query, 'PT_Porto')).toEqual({
    ...EMPTY_QUERY,
    region: 'PT_Porto',
    wheelchair: true,
    preferences: { walk: 10 },
  });
});

test('without a chosen time the trip starts now', () => {
  const local = '2026-05-01T08:00';
  expect(withTime(EMPTY_QUERY, 'arrive', local).when).toEqual({ kind: 'arrive', local });
  expect(withTime(EMPTY_QUERY, 'arrive', '').when).toEqual({ kind: 'now' });
  expect(withTime(EMPTY_QUERY, 'now', local).when).toEqual({ kind: 'now' });
});

test('empty preferences are dropped', () => {
  expect(withPreferences({ ...EMPTY_QUERY, preferences: { walk: 10 } }, {})).toEqual(EMPTY_QUERY);
  expect(withPreferences(EMPTY_QUERY, { walk: 20 }).preferences).toEqual({ walk: 20 });
});
