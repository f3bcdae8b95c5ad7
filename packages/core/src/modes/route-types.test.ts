import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coversMode, longDistanceMode, modeOfRouteType, parseMode } from './index.ts';

describe('ST-23 GTFS route types', () => {
  test.each([
    [0, 'pt_pub_tram'],
    [1, 'pt_pub_subway'],
    [2, 'pt_pub_train'],
    [3, 'pt_pub_bus'],
    [4, 'pt_pub_ferry'],
    [5, 'pt_pub_cablecar'],
    [6, 'pt_pub_gondola'],
    [7, 'pt_pub_funicular'],
    [11, 'pt_pub_bus'],
    [12, 'pt_pub_monorail'],
    [100, 'pt_pub_train'],
    [102, 'pt_pub_regionaltrain'],
    [106, 'pt_pub_regionaltrain'],
    [109, 'pt_pub_train'],
    [200, 'pt_pub_coach'],
    [201, 'pt_pub_coach'],
    [300, 'pt_pub_train'],
    [400, 'pt_pub_metro'],
    [401, 'pt_pub_metro'],
    [402, 'pt_pub_subway'],
    [405, 'pt_pub_monorail'],
    [500, 'pt_pub_metro'],
    [600, 'pt_pub_subway'],
    [700, 'pt_pub_bus'],
    [702, 'pt_pub_expressbus'],
    [713, 'pt_pub_bus'],
    [715, 'pt_pub_bus'],
    [800, 'pt_pub_bus'],
    [900, 'pt_pub_tram'],
    [906, 'pt_pub_tram'],
    [1000, 'pt_pub_ferry'],
    [1100, 'in_air'],
    [1200, 'pt_pub_ferry'],
    [1300, 'pt_pub_gondola'],
    [1302, 'pt_pub_cablecar'],
    [1400, 'pt_pub_funicular'],
    [1501, 'pt_pub_car'],
    [1702, 'pt_pub'],
    [8, 'pt_pub'],
    [-1, 'pt_pub'],
    [99_999, 'pt_pub'],
    [Number.NaN, 'pt_pub'],
  ])('%d is %s', (type, mode) => expect(modeOfRouteType(type, { line: '7' })).toBe(mode));

  test.each([
    [101, 'in_rail'],
    [105, 'in_rail'],
    [106, undefined],
    [200, 'in_coach'],
    [204, undefined],
    [1005, 'in_ferry'],
    [1100, undefined],
    [2, undefined],
  ])('%d is asked for as %s as well', (type, mode) => expect(longDistanceMode(type)).toBe(mode));

  test('a school bus carries its line, and public transit does not cover it', () => {
    expect(modeOfRouteType(712)).toBe('pt_ltd_SCHOOLBUS');
    expect(modeOfRouteType(712, { line: ' ' })).toBe('pt_ltd_SCHOOLBUS');
    expect(modeOfRouteType(712, { line: 'S 12_b' })).toBe('pt_ltd_SCHOOLBUS_S-12-b');
    expect(coversMode('pt_pub', modeOfRouteType(712, { line: '12' }))).toBe(false);
  });

  test('every number has a known mode; all but flights and school buses are public transit', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.integer({ min: 0, max: 1800 })),
        fc.string({ unit: 'binary' }),
        (type, line) => {
          const mode = modeOfRouteType(type, { line });
          expect(parseMode(mode)).toMatchObject({ wellFormed: true, known: true });
          const elsewhere = type === 712 || (type >= 1100 && type < 1200);
          expect(coversMode('pt_pub', mode)).toBe(!elsewhere);
        },
      ),
    );
  });
});
