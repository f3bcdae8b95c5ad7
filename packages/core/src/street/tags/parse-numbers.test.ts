import { expect, test } from 'vitest';
import { INCLINE, NO_SPEED_LIMIT } from '../traits/street-traits.ts';
import { parseDuration, parseIncline, parseLevels, parseMetres, parseSpeed } from './parse-numbers.ts';

test('OS-26 speed limits in every spelling; a meaningless value leaves the limit unknown', () => {
  const cases: readonly (readonly [string | undefined, number])[] = [
    ['50', 50],
    ['30 mph', 48],
    ['30mph', 48],
    ['10 knots', 19],
    ['walk', 6],
    ['none', NO_SPEED_LIMIT],
    ['signals', 0],
    ['variable', 0],
    ['50 mph;30 mph', 48],
    ['RU:living_street', 20],
    ['DE:living_street', 7],
    ['XX:living_street', 10],
    ['RU:urban', 60],
    ['DE:urban', 50],
    ['DE:zone:30', 30],
    ['DE:zone30', 30],
    ['RO:trunk', 100],
    ['50;30', 30],
    ['0', 0],
    ['-20', 0],
    ['9999', 0],
    ['fast', 0],
    [undefined, 0],
  ];
  for (const [text, speed] of cases) expect([text, parseSpeed(text)]).toEqual([text, speed]);
});

test('OS-27 durations', () => {
  const cases: readonly (readonly [string, number])[] = [
    ['35', 2100],
    ['01:10', 4200],
    ['01:10:02', 4202],
    ['PT1H10M', 4200],
    ['P1DT1S', 86_401],
    ['soon', 0],
  ];
  for (const [text, seconds] of cases) expect([text, parseDuration(text)]).toEqual([text, seconds]);
});

test('OS-31, OS-32 slopes with their sign, widths with their unit', () => {
  expect(['5%', '-3', 'up', 'down', '10°', 'steep', '0'].map(parseIncline)).toEqual([
    5,
    -3,
    INCLINE.up,
    INCLINE.down,
    18,
    INCLINE.unknown,
    0,
  ]);
  expect(['2.5', '2,5 m', '80 cm', 'wide'].map(parseMetres)).toEqual([2.5, 2.5, 0.8, 0]);
  expect(parseMetres(`6'6"`)).toBeCloseTo(1.98, 2);
});

test('OS-33, OS-34 storeys: single, lists, ranges below zero', () => {
  expect(parseLevels('0')).toEqual([0, 0]);
  expect(parseLevels('0;-1')).toEqual([-10, 0]);
  expect(parseLevels('-2-0')).toEqual([-20, 0]);
  expect(parseLevels('0.5')).toEqual([5, 5]);
  expect(parseLevels('upstairs')).toBeUndefined();
});
