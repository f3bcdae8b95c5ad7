import { parseDay } from '@tripwright/core/base';
import { expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import type { FeedFigures } from './feed-figures.ts';
import { noteCommonDates } from './note-common-dates.ts';

/** The figures of a feed with these departures per day from a date on. */
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

function noticesOf(...feeds: readonly FeedFigures[]): string[] {
  const notices = new NoticeCollector();
  noteCommonDates(feeds, notices);
  return notices.summaries().flatMap(({ source, code, severity, examples }) => {
    expect([source, code, severity]).toEqual(['all feeds', 'feeds-without-common-date', 'warning']);
    return examples.map(({ file, row, value }) => `${file}:${row} ${value}`);
  });
}

const buses = feed('buses', '2024-03-04', [9, 9, 9, 9, 9]);

test('feeds of which one ends before another begins are noted with their dates', () => {
  const metro = feed('metro', '2025-01-01', [5, 5]);
  const rail = feed('rail', '2024-03-08', new Array<number>(400).fill(2));
  expect(noticesOf(buses, metro, rail)).toEqual([
    'buses:0 2024-03-04 to 2024-03-08',
    'metro:0 2025-01-01 to 2025-01-02',
    'rail:0 2024-03-08 to 2025-04-11',
  ]);
});

test('one common day is enough', () => {
  expect(noticesOf(buses, feed('metro', '2024-03-08', [5, 5]))).toEqual([]);
});

test('overlapping periods have no common date if one feed has a gap there', () => {
  expect(noticesOf(buses, feed('metro', '2024-03-03', [5, 0, 0, 0, 0, 0, 5]))).toHaveLength(2);
});

test('feeds without departures are ignored, and so is a single feed', () => {
  expect(noticesOf()).toEqual([]);
  expect(noticesOf(buses)).toEqual([]);
  expect(noticesOf(buses, feed('on-demand', '', []))).toEqual([]);
});
