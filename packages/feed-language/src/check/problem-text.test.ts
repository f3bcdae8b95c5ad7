import { describe, expect, test } from 'vitest';
import { ENGLISH, type FeedWords } from '../feed-texts.ts';
import type { FeedProblem } from './check-feed.ts';
import { problemText } from './problem-text.ts';

const unknownStop: FeedProblem = {
  file: 'stop_times.txt',
  startLine: 3,
  startCharacter: 21,
  endLine: 3,
  endCharacter: 24,
  code: 'unknown-stop',
  severity: 'error',
  meaning: 'The stop does not exist; the row was dropped.',
  remedy: 'Add the stop, or correct the reference.',
  value: 'S11',
  departuresPerDay: 0,
  more: 0,
};

describe('what a problem of a feed says', () => {
  test.each([
    [{}, 'The stop does not exist; the row was dropped. Add the stop, or correct the reference.'],
    [{ departuresPerDay: 1 }, /dropped\. 1 departure a day is lost\. Add/],
    [{ departuresPerDay: 1204 }, /dropped\. 1,204 departures a day are lost\. Add/],
    [{ departuresPerDay: 38, severity: 'warning' }, /dropped\. 38 departures a day are affected\. Add/],
    [{ departuresPerDay: 38, severity: 'info' }, /dropped\. Add/],
    [{ more: 25 }, /reference\. More of these in this file: 25\.$/],
    [{ remedy: '' }, 'The stop does not exist; the row was dropped.'],
  ] as const)('%o', (own, expected) => {
    const text = problemText({ ...unknownStop, ...own }, ENGLISH);
    if (typeof expected === 'string') expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  });

  test('in another language: its words, its numbers, and no space after a full-width full stop', () => {
    const words: FeedWords = {
      ...ENGLISH,
      locale: 'de',
      say: (key, values) => `${key} ${values?.['count']}.`,
      meaningOf: (english) => (english === unknownStop.meaning ? '站点不存在。' : 'Verweis korrigieren.'),
    };
    expect(problemText({ ...unknownStop, departuresPerDay: 1204 }, words)).toBe(
      '站点不存在。feed.lost 1.204. Verweis korrigieren.',
    );
  });
});
