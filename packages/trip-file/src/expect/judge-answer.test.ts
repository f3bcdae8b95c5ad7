import { describe, expect, test } from 'vitest';
import type { Expectations } from './expectations.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { AnsweredTrip, TripAnswer } from './trip-answer.ts';

const eight = Date.UTC(2026, 4, 4, 8) / 1000;
const trip = (given: Partial<AnsweredTrip>): AnsweredTrip => ({
  depart: eight + 600,
  arrive: eight + 3000,
  changes: 1,
  walkSeconds: 300,
  modes: ['wa_wal', 'pt_pub_bus', 'wa_wal'],
  lines: ['7'],
  text: 'trip',
  ...given,
});
const slow = trip({ arrive: eight + 9000, changes: 0, lines: ['X1'], modes: ['pt_pub_tram'], text: 'slow trip' });
const some: TripAnswer = { trips: [trip({}), slow], groups: 2, empty: undefined };
const none: TripAnswer = { trips: [], groups: 0, empty: { code: 'no-connection', text: 'There is none.' } };
const request = { departAfter: eight, arriveBefore: undefined, times: { now: eight, zone: 'UTC' } };

const failures = (expected: Expectations, answer = some): string[] =>
  judgeAnswer(expected, answer, request).flatMap(({ passed, message }) => (passed ? [] : [message]));

describe('what is met', () => {
  test.each<[expected: Expectations]>([
    [{ maxChanges: 0 }],
    [{ maxChanges: 1, arrivesBefore: '08:50', usesLines: ['7'] }],
    [{ arrivesBefore: '08:50' }],
    [{ departsAfter: '08:10', maxDuration: 40, maxWalk: '5 min' }],
    [{ usesModes: ['pt_pub'], avoidsModes: ['pt_pub_bus'] }],
    [{ usesModes: ['pt_pub_bus'], minTrips: 2, maxTrips: 2, minGroups: 2 }],
    [{ trips: 'every', maxChanges: 1 }],
    [{}],
  ])('%j', (expected) => {
    expect(failures(expected)).toEqual([]);
  });

  test.each<[noTrips: true | string]>([[true], ['no-connection'], ['NO_CONNECTION']])('noTrips %s', (noTrips) => {
    expect(failures({ noTrips }, none)).toEqual([]);
  });
});

describe('what is not met says what was found', () => {
  test.each<[expected: Expectations, message: string]>([
    [{ trips: 'best', maxChanges: 0 }, 'maxChanges 0: found 1 (trip).'],
    [{ trips: 'every', maxDuration: '1 h' }, 'maxDuration 1 h: found 2 h 20 min (slow trip).'],
    [{ arrivesBefore: '08:49' }, 'arrivesBefore 08:49: found 2026-05-04 08:50 (trip).'],
    [{ departsAfter: '08:11' }, 'departsAfter 08:11: found 2026-05-04 08:10 (trip).'],
    [{ maxWalk: 4 }, 'maxWalk 4: found 5 min (trip).'],
    [{ usesModes: ['pt_pub_train'] }, 'usesModes pt_pub_train: found wa_wal, pt_pub_bus (trip).'],
    [{ avoidsModes: ['pt_pub'] }, 'avoidsModes pt_pub: found wa_wal, pt_pub_bus (trip).'],
    [{ minTrips: 3 }, 'minTrips 3: the answer has 2.'],
    [{ maxTrips: 0 }, 'maxTrips 0: the answer has 2.'],
    [{ noTrips: true }, 'No trips were expected, but there are 2, such as trip.'],
  ])('%j', (expected, message) => {
    expect(failures(expected)).toEqual([message]);
  });

  test('one trip has to meet all of them: the nearest one is named', () => {
    expect(failures({ maxChanges: 0, usesLines: ['7'], arrivesBefore: '09:00' })).toEqual([
      'maxChanges 0: found 1 (trip).',
    ]);
  });

  test('an empty answer fails each member about trips, with its reason', () => {
    const because = 'no trips were found. There is none. (no-connection)';
    expect(failures({ maxChanges: 0, minTrips: 1 }, none)).toEqual([
      `minTrips 1: ${because}`,
      `maxChanges 0: ${because}`,
    ]);
    expect(failures({}, none)).toEqual([`minTrips 1: ${because}`]);
    expect(failures({ noTrips: 'no-stop-from' }, none)).toEqual([
      'Expected the reason no-stop-from, found: There is none. (no-connection)',
    ]);
  });

  test('a clock time is the first one after the requested time, also past midnight', () => {
    const late = { ...request, departAfter: eight + 15 * 3600 };
    const night: TripAnswer = { ...some, trips: [trip({ arrive: eight + 17 * 3600 })] };
    const verdicts = (arrivesBefore: string) => judgeAnswer({ arrivesBefore }, night, late).map(({ passed }) => passed);
    expect([...verdicts('01:00'), ...verdicts('00:59')]).toEqual([true, false]);
    const arriving = { ...request, departAfter: undefined, arriveBefore: eight + 3600 };
    expect(judgeAnswer({ arrivesBefore: '08:50' }, some, arriving)[0]?.passed).toBe(true);
  });
});
