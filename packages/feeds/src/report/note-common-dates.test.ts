import { parseDay } from '@tripwright/core/base';
import { expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import type { FeedFigures } from './feed-figures.ts';
import { noteCommonDates } from './note-common-dates.ts';

/** A feed with so many departures on each day from a date on. */
function feed(name: string, first: string, departuresPerDay: readonly number[]): FeedFigures {
  const firstDay = parseDay(first) ?? -1;
  return {
    name,
    agencies: [],
    timezones: [],
    publisher: '',
    version: '',
    counts: {
      stops: 0,
      stations: 0,
      routes: 0,
      services: 0,
      trips: 0,
      stopTimes: 0,
      frequencies: 0,
      transfers: 0,
      pathways: 0,
      shapes: 0,
    },
    firstDay: departuresPerDay.length === 0 ? -1 : firstDay,
    lastDay: departuresPerDay.length === 0 ? -1 : firstDay + departuresPerDay.length - 1,
    departuresPerDay,
    departures: departuresPerDay.reduce((sum, count) => sum + count, 0),
  };
}

function said(...feeds: readonly FeedFigures[]): string[] {
  const notices = new NoticeCollector();
  noteCommonDates(feeds, notices);
  return notices.summaries().flatMap(({ source, code, severity, examples }) => {
    expect([source, code, severity]).toEqual(['all feeds', 'feeds-without-common-date', 'warning']);
    return examples.map(({ file, row, value }) => `${file}:${row} ${value}`);
  });
}

const buses = feed('buses', '2024-03-04', [9, 9, 9, 9, 9]);

test('feeds of which one ends before another begins are told with their dates', () => {
  const metro = feed('metro', '2025-01-01', [5, 5]);
  const rail = feed('rail', '2024-03-08', new Array<number>(400).fill(2));
  expect(said(buses, metro, rail)).toEqual([
    'buses:0 2024-03-04 to 2024-03-08',
    'metro:0 2025-01-01 to 2025-01-02',
    'rail:0 2024-03-08 to 2025-04-11',
  ]);
});

test('one day that all have is enough', () => {
  expect(said(buses, feed('metro', '2024-03-08', [5, 5]))).toEqual([]);
});

test('periods that overlap have no common date where one has a gap', () => {
  expect(said(buses, feed('metro', '2024-03-03', [5, 0, 0, 0, 0, 0, 5]))).toHaveLength(2);
});

test('feeds without departures have no part in it, and one alone has nobody to meet', () => {
  expect(said()).toEqual([]);
  expect(said(buses)).toEqual([]);
  expect(said(buses, feed('on-demand', '', []))).toEqual([]);
});
