import { describe, expect, test } from 'vitest';
import { TextWorld, type TextWorldOptions } from '../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { transitFilters } from './transit-filters.ts';

/** The allowed routes and the closed stops, by their ids. */
function filtered(
  options: TextWorldOptions,
  modes: readonly string[],
  parts: Partial<PlanRequest> = {},
): { readonly routes: string; readonly closed: string; readonly unknown: readonly string[]; readonly any: boolean } {
  const world = new TextWorld(options);
  const timetable = world.world.transit?.timetable;
  if (timetable === undefined) throw new Error('a world without a timetable');
  const { strings } = timetable;
  const filters = transitFilters(timetable, world.request('A', 'B', parts), modes);
  const routes = new Set<string>();
  [...timetable.patternRoute].forEach((route, pattern) => {
    if (filters.allowedPatterns?.[pattern] !== 0) routes.add(strings.get(timetable.routeId[route]!));
  });
  const closed = [...(filters.closedStops ?? [])].flatMap((value, stop) =>
    value === 1 ? [strings.get(timetable.stopId[stop as StopIndex] as number)] : [],
  );
  return {
    routes: [...routes].sort().join(' '),
    closed: closed.sort().join(' '),
    unknown: filters.unknownStops,
    any: filters.anyAllowed,
  };
}

const lines: TextWorldOptions = {
  map: 'A..B',
  trips: `
    bus     A 10:00 B 10:05
    tram    A 10:00 B 10:05
    train   A 10:00 B 10:05
    school  A 10:00 B 10:05`,
  routes: { tram: { type: 0 }, train: { type: 2 }, school: { type: 712, shortName: '7' } },
};

describe('modes', () => {
  test('public transport has all modes but school buses', () => {
    expect(filtered(lines, ['pt_pub']).routes).toBe('bus train tram');
  });

  test('one family, or several', () => {
    expect(filtered(lines, ['pt_pub_tram']).routes).toBe('tram');
    expect(filtered(lines, ['pt_pub_tram', 'pt_pub_bus']).routes).toBe('bus tram');
  });

  test.each([['pt_ltd_SCHOOLBUS'], ['pt_ltd_SCHOOLBUS_7']])('a school bus only when named: %s', (mode) => {
    expect(filtered(lines, [mode]).routes).toBe('school');
    expect(filtered(lines, ['pt_ltd_SCHOOLBUS_8']).any).toBe(false);
  });

  test('avoided modes are excluded, families as a whole', () => {
    expect(filtered(lines, ['pt_pub'], { avoidModes: ['pt_pub_bus'] }).routes).toBe('train tram');
    expect(filtered(lines, ['pt_pub'], { avoidModes: ['pt_pub'] })).toMatchObject({ routes: '', any: false });
    expect(filtered(lines, ['pt_pub'], { avoidModes: ['pt_ltd_SCHOOLBUS', 'me_car'] }).routes).toBe('bus train tram');
  });
});

describe('IT-20 in a wheelchair: known to be inaccessible is avoided, unknown is not', () => {
  const mixed: TextWorldOptions = {
    map: 'A..B..C..D',
    stops: { A: { wheelchair: 1 }, B: { wheelchair: 2 }, C: {}, D: {} },
    trips: `
      high  A 10:00 C 10:05
      low   A 10:00 C 10:05
      some  A 10:00 C 10:05`,
    more: { 'high.1': { wheelchair: 2 }, 'low.1': { wheelchair: 1 } },
  };

  test('trips and stops', () => {
    expect(filtered(mixed, ['pt_pub'], { wheelchair: true })).toMatchObject({ routes: 'low some', closed: 'B' });
  });

  test('without a wheelchair all are allowed', () => {
    expect(filtered(mixed, ['pt_pub'])).toMatchObject({ routes: 'high low some', closed: '' });
  });

  test('trips of one line differ', () => {
    const two = {
      ...mixed,
      grid: 499.5,
      trips: 'one A 10:00 C 10:05\none A 10:10 C 10:15',
      more: { 'one.1': { wheelchair: 2 as const } },
    };
    const world = new TextWorld(two);
    expect(world.plan('A', 'C', '09:00', { wheelchair: true })).toEqual(['10:10 one A 10:10 C 10:15']);
  });
});

describe('IT-21 avoided stops', () => {
  const station: TextWorldOptions = {
    map: 'A..B..C..D',
    stops: {
      hall: { at: 'B', locationType: 1 },
      B1: { station: 'hall' },
      B2: { station: 'hall' },
      door: { at: 'B', station: 'hall', locationType: 2 },
      A: { code: '77' },
      C: { code: '77' },
      D: { code: 'x,y' },
    },
    trips: 'bus A 10:00 B1 10:02 B2 10:03 C 10:04 D 10:05',
  };
  const avoid = (...avoidStops: string[]) => filtered(station, ['pt_pub'], { avoidStops });

  test('a station covers its platforms', () => expect(avoid('hall').closed).toBe('B1 B2 door hall'));
  test('a platform does not cover its siblings', () => expect(avoid('B1').closed).toBe('B1'));
  test('an entrance closes itself alone', () => expect(avoid('door').closed).toBe('door'));
  test('IT-22 a code is avoided at every stop that has it', () => expect(avoid('77').closed).toBe('A C'));
  test('a code with a comma is one code', () => expect(avoid('x,y')).toMatchObject({ closed: 'D', unknown: [] }));
  test('every listed code', () => expect(avoid('A', 'B2', 'A').closed).toBe('A B2'));
  test('unknown codes are returned and close no stop', () => {
    expect(avoid('nowhere', 'A', '')).toMatchObject({ closed: 'A', unknown: ['nowhere', ''] });
  });
});
