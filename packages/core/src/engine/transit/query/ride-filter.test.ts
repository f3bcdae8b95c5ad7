import { describe, expect, test } from 'vitest';
import { StopWorld } from '../../../../test/transit/stop-world.ts';
import type { RouteIndex, TripIndex } from '../../../timetable/index.ts';
import { allowedPatterns, closedStops, type RideFilter } from './ride-filter.ts';

const world = new StopWorld({
  stops: { S: { locationType: 1, code: '77' }, A: { station: 'S' }, B: { wheelchair: 2 }, C: { code: '77' } },
  trips: `
    TRAM A 10:00 B 10:10
    BUS A 10:00 C 10:10
    BUS A 10:20 C 10:30
    SCHOOL A 10:00 C 10:10`,
  routes: { TRAM: { type: 0 }, BUS: { type: 3 }, SCHOOL: { type: 712 } },
  more: { 'TRAM.1': { bikes: 1 }, 'BUS.2': { wheelchair: 2, bikes: 2 } },
});
const { timetable } = world;

/** Trips that may be ridden. */
function ridden(filter: RideFilter): string[] {
  const allowed = allowedPatterns(timetable, filter);
  return Array.from(timetable.tripId, (id, trip) => ({ id: timetable.strings.get(id), trip }))
    .filter(({ trip }) => allowed === undefined || allowed[timetable.patternOfTrip(trip as TripIndex)] === 1)
    .map(({ id }) => id)
    .sort();
}
const route = (id: string): RouteIndex =>
  Array.from(timetable.routeId, (text) => timetable.strings.get(text)).indexOf(id) as RouteIndex;

describe('ride filter', () => {
  test('a filter that excludes nothing is undefined', () => {
    expect(allowedPatterns(timetable, {})).toBeUndefined();
  });

  test.each<[string, RideFilter, readonly string[]]>([
    ['wheelchairs: all but known no', { wheelchair: true }, ['BUS.1', 'SCHOOL.1', 'TRAM.1']],
    ['bicycles: all but known no', { bikes: 'unless-refused' }, ['BUS.1', 'SCHOOL.1', 'TRAM.1']],
    ['bicycles: known yes alone', { bikes: 'known' }, ['TRAM.1']],
    ['a mode', { modes: ['pt_pub_tram'] }, ['TRAM.1']],
    ['a family, without what must be named', { modes: ['pt'] }, ['BUS.1', 'BUS.2', 'TRAM.1']],
    ['what must be named', { modes: ['pt_ltd_SCHOOLBUS'] }, ['SCHOOL.1']],
    ['a mode avoided', { avoidModes: ['pt_pub_bus'] }, ['SCHOOL.1', 'TRAM.1']],
    ['routes', { routes: new Set([route('BUS')]) }, ['BUS.1', 'BUS.2']],
    ['no operator', { operators: new Set() }, []],
    ['several at once', { routes: new Set([route('BUS')]), wheelchair: true }, ['BUS.1']],
  ])('%s (ST-21, ST-22)', (_, filter, trips) => {
    expect(ridden(filter)).toEqual(trips);
  });
});

describe('closed stops', () => {
  const closed = (...avoid: string[]): string[] => {
    const { closedStops: column } = closedStops(timetable, { avoid });
    return ['S', 'A', 'B', 'C'].filter((id) => column?.[world.stop(id)] === 1);
  };

  test('a station covers its platforms, a platform not its station; a code means all stops with it (IT-21, IT-22)', () => {
    expect(closed('S')).toEqual(['S', 'A']);
    expect(closed('A')).toEqual(['A']);
    expect(closed('77')).toEqual(['S', 'A', 'C']);
  });

  test('unknown names are returned, and close nothing', () => {
    expect(closedStops(timetable, { avoid: ['nowhere'] })).toEqual({ closedStops: undefined, unknown: ['nowhere'] });
  });

  test('for wheelchairs, stops known to be inaccessible are closed', () => {
    const { closedStops: column } = closedStops(timetable, { wheelchair: true });
    expect(['A', 'B', 'C'].filter((id) => column?.[world.stop(id)] === 1)).toEqual(['B']);
  });
});
