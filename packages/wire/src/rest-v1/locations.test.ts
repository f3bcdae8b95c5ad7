import type { ListedStop } from '@tripwright/core/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stop } from '../../test/sample-outcome.ts';
import { checkLocations } from '../conformance/index.ts';
import { encodeStopGroup, type GroupContext } from './encode/encode-locations.ts';
import { parseCircle } from './parse/parse-circle.ts';
import { type LocationsQuery, parseLocations } from './parse/parse-locations.ts';
import { locationsResponseSchema } from './schemas/listed-place-schemas.ts';

const context: GroupContext = { region: 'PT_Porto', locale: 'en', modes: ['pt_pub'], includeChildren: false };

function listed(code: string, more: Partial<ListedStop> = {}): ListedStop {
  return { stop: stop(code), isStation: false, modes: ['pt_pub_bus'], lines: ['204', '500'], children: [], ...more };
}

function read(body: unknown): LocationsQuery {
  const parsed = parseLocations(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function problemText(body: unknown): string {
  const parsed = parseLocations(body);
  return parsed.ok ? '' : parsed.problems.map(({ name, kind, reason }) => `${name} ${kind}: ${reason}`).join('\n');
}

describe('requests', () => {
  test('level 1 is the region as one cell, however the request names it', () => {
    const whole = [{ level: 1, fresh: ['R'], known: new Map() }];
    expect(read({ region: 'R' }).levels).toEqual(whole);
    expect(read({ region: 'R', level: 1, modes: ['pt_pub'] }).levels).toEqual(whole);
    expect(read({ region: 'R', level: 1, cellIDs: ['R'] }).levels).toEqual(whole);
    expect(read({ region: 'R', levels: [1] }).levels).toEqual(whole);
    expect(read({ region: 'R', cellIDHashCodes: { R: 7 } }).levels).toEqual([
      { level: 1, fresh: [], known: new Map([['R', 7]]) },
    ]);
  });

  test('level 2 takes new cells, known cells, and the union of both', () => {
    expect(
      read({ region: 'R', level: 2, cellIDs: ['1#2', '3#-4', '1#2'], cellIDHashCodes: { '5#6': -9, '3#-4': 1 } })
        .levels,
    ).toEqual([{ level: 2, fresh: ['1#2', '3#-4'], known: new Map([['5#6', -9]]) }]);
    expect(read({ region: 'R', level: 2, cellIDs: [] }).levels[0]?.fresh).toEqual([]);
  });

  test('both levels at once: the region for the stations, the cells for the stops', () => {
    expect(read({ region: 'R', levels: [1, 2], cellIDs: ['1#2'] }).levels).toEqual([
      { level: 1, fresh: ['R'], known: new Map() },
      { level: 2, fresh: ['1#2'], known: new Map() },
    ]);
  });

  test('modes default to public transport; unknown modes and modes without a timetable have no stops', () => {
    expect(read({ region: 'R' }).modes).toContain('pt_pub');
    expect(read({ region: 'R', modes: 'pt_pub_bus,wa_wal' }).modes).toEqual(['pt_pub_bus']);
    expect(read({ region: 'R', modes: ['me_mic-s', 'zz_new'] }).modes).toEqual([]);
  });

  test.each([
    [{}, 'region missing: give the code of a region'],
    [{ region: 3 }, 'region invalid'],
    [[], 'body invalid: is not a JSON object'],
    [null, 'body invalid'],
    [{ region: 'R', level: 3 }, 'level invalid: is neither 1 (major stations) nor 2 (minor stops)'],
    [{ region: 'R', level: 2 }, 'cellIDs missing: level 2 needs cell IDs'],
    [{ region: 'R', level: 2, cellIDs: ['R'] }, 'cellIDs[0] invalid: "R" is not a cell ID'],
    [{ region: 'R', level: 2, cellIDs: ['1#1', '1,1'] }, 'cellIDs[1] invalid'],
    [{ region: 'R', level: 2, cellIDHashCodes: { x: 1 } }, 'cellIDHashCodes invalid: "x" is not a cell ID'],
    [{ region: 'R', level: 2, cellIDHashCodes: { '1#1': 1.5 } }, 'cellIDHashCodes.1#1 invalid: is not a whole number'],
    [{ region: 'R', level: 2, cellIDHashCodes: { '1#1': '1' } }, 'cellIDHashCodes.1#1 invalid: is not a number'],
    [{ region: 'R', level: 2, cellIDs: '1#1' }, 'cellIDs invalid: is not a list of cell IDs'],
    [{ region: 'R', cellsPerDegree: 0 }, 'cellsPerDegree invalid'],
    [{ region: 'R', modes: ['pt-pub'] }, 'did you mean pt_pub'],
  ])('%j is refused', (body, reason) => {
    expect(problemText(body)).toContain(reason);
  });

  test('no JSON value makes the parser throw', () => {
    const keys = fc.constantFrom(
      'region',
      'level',
      'levels',
      'cellIDs',
      'cellIDHashCodes',
      'cellsPerDegree',
      'modes',
      '__proto__',
    );
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()));
    fc.assert(
      fc.property(body, (value) => {
        const parsed = parseLocations(value);
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
      }),
    );
  });

  test('circles', () => {
    const parsed = parseCircle(
      new URLSearchParams('lat=41.15&lng=181&radius=6000&modes=pt_pub,me_mic-s&limit=5&sortedByProximity=1'),
    );
    expect(parsed).toEqual({
      ok: true,
      value: {
        lat: 41.15,
        lng: -179,
        radiusMetres: 6000,
        limit: 5,
        majorOnly: true,
        modes: ['pt_pub'],
        otherModes: ['me_mic-s'],
        includeChildren: false,
        byDistance: true,
      },
    });
    const bad = parseCircle(new URLSearchParams('lat=95&radius=far'));
    expect(bad.ok ? [] : bad.problems.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'lat invalid',
      'radius invalid',
      'lng missing',
    ]);
  });
});

describe('groups', () => {
  const encode = (stops: readonly ListedStop[], more: Partial<GroupContext> = {}) => {
    const group = encodeStopGroup('3086#-646', stops, { ...context, ...more });
    const body = JSON.parse(JSON.stringify({ groups: [group] }));
    expect(checkLocations(body)).toEqual([]);
    expect(locationsResponseSchema.parse(body)).toEqual(body);
    return group;
  };

  test('stops have every field that clients need', () => {
    const station = listed('S', {
      stop: stop('S', { publicCode: '12', platform: '', wheelchair: 'yes', popularity: 900 }),
      isStation: true,
      modes: ['pt_pub_metro', 'pt_pub_bus'],
      children: [listed('P2'), listed('P1')],
    });
    const [first, second] = encode([listed('A'), station], { includeChildren: true }).stops ?? [];
    expect(first).toMatchObject({
      id: 'pt_pub|PT_Porto|S',
      class: 'ParentStopLocation',
      code: 'S',
      stopCode: 'S',
      popularity: 900,
      services: '204, 500',
      stopType: 'subway',
      modeInfo: { identifier: 'pt_pub_metro', alt: 'Metro' },
      wheelchairAccessible: true,
      shortName: '12',
      children: [{ code: 'P1' }, { code: 'P2' }],
    });
    expect(second).not.toHaveProperty('wheelchairAccessible');
    expect(encode([station]).stops?.[0]).not.toHaveProperty('children');
    expect(encode([listed('A', { modes: [], lines: [] })]).stops?.[0]).toMatchObject({ services: '' });
  });

  test('IT-26: the hash depends on every visible field and the requested modes, not on the order', () => {
    const stops = [listed('A'), listed('B'), listed('C')];
    const { hashCode } = encode(stops);
    expect(encode(stops.toReversed()).hashCode).toBe(hashCode);
    const changes: readonly Partial<ListedStop['stop']>[] = [
      { name: 'New' },
      { lat: 41.1401 },
      { lng: -8.6101 },
      { platform: '1' },
      { wheelchair: 'no' },
      { popularity: 501 },
      { publicCode: 'x' },
      { timezone: 'UTC' },
    ];
    const hashes = changes.map(
      (change) => encode([listed('A'), listed('B', { stop: stop('B', change) }), listed('C')]).hashCode,
    );
    for (const one of [
      ...hashes,
      encode(stops.slice(1)).hashCode,
      encode([]).hashCode,
      encode([listed('A', { lines: ['1'] }), ...stops.slice(1)]).hashCode,
      encode(stops, { modes: ['pt_pub', 'in_air'] }).hashCode,
      encode(stops, { includeChildren: true }).hashCode,
      encode(stops, { locale: 'ko' }).hashCode,
    ]) {
      expect(one).not.toBe(hashCode);
    }
  });

  test('a cell without stops has an empty list; a cell requested without stops has no list', () => {
    expect(encode([])).toMatchObject({ key: '3086#-646', stops: [] });
    expect(encode([], { modes: [] })).not.toHaveProperty('stops');
  });
});
