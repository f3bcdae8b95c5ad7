import { describe, expect, test } from 'vitest';
import { instant, TextWorld, type TextWorldOptions } from '../../../../test/journey/text-world.ts';
import { planJourneys } from '../plan-journeys.ts';

// A metre takes a second; from one character to the next it is 500 m less a little.
const world = (options: Partial<TextWorldOptions> = {}): TextWorld =>
  new TextWorld({
    grid: 499.95,
    map: 'A..BG.......HK..C.......IJ..D',
    trips: `
      R1  A 07:00  B 07:30
      R1  A 08:00  B 08:30
      F1  G 10:00  H 11:00
      F1  G 10:30  H 11:30
      F2  H 12:00  I 13:00
      F2  H 12:40  I 13:40
      R2  K 12:30  C 12:45
      R2  K 11:45  C 12:00
      R3  J 14:00  D 14:20
      R3  J 14:30  D 14:50`,
    routes: { F1: { type: 1100 }, F2: { type: 1102 } },
    ...options,
  });
const both = { modes: ['pt_pub', 'in_air'] };

describe('IT-32 airports', () => {
  test('a flight has check-in before it and check-out after it; the search keeps time for both and for the walks between', () => {
    // The train of 08:00 is at the terminal at 08:38:20, an hour and a half before 10:08:20.
    expect(world().plan('A', 'C', '06:50', both)).toEqual([
      [
        '07:00 R1 A 07:00 B 07:30 | wa_wal 07:38:20 | stationary_transfer G 08:30 | stationary_airport-checkin G 10:00',
        'F1 G 10:00 H 11:00 | stationary_airport-checkout H 11:30 | wa_wal 11:38:20 | stationary_transfer K 11:45',
        'R2 K 11:45 C 12:00',
      ].join(' | '),
      [
        '08:00 R1 A 08:00 B 08:30 | wa_wal 08:38:20 | stationary_transfer G 09:00 | stationary_airport-checkin G 10:30',
        'F1 G 10:30 H 11:30 | stationary_airport-checkout H 12:00 | wa_wal 12:08:20 | stationary_transfer K 12:30',
        'R2 K 12:30 C 12:45',
      ].join(' | '),
    ]);
  });

  test('at the ends of a journey, too, the rider arrives for check-in and leaves after check-out', () => {
    const flights = { modes: ['in_air'] };
    expect(world().plan('G', 'H', '08:30', flights)).toEqual([
      '08:30 stationary_airport-checkin G 10:00 | F1 G 10:00 H 11:00 | stationary_airport-checkout H 11:30',
      '09:00 stationary_airport-checkin G 10:30 | F1 G 10:30 H 11:30 | stationary_airport-checkout H 12:00',
    ]);
    expect(world().plan('G', 'H', '08:31', flights)[0]).toMatch(/^09:00 /);
    expect(world().plan('B', 'K', '08:30', flights)[0]).toMatch(/^08:51:40 wa_wal 09:00 \| .* \| wa_wal 12:08:20$/);
    const by = (time: string) => ({ ...flights, when: { departAfter: undefined, arriveBefore: instant(time) } });
    expect(world().plan('G', 'H', '', by('12:00'))[0]).toMatch(/^09:00 /);
    expect(world().plan('G', 'H', '', by('11:59'))[0]).toMatch(/^08:30 /);
  });

  test('with flights alone, far from any airport, no stop is in reach, whatever other lines call nearby', () => {
    const flights = { modes: ['in_air'] };
    expect(world().plan('A', 'I', '06:00', flights)).toEqual(['- no-stop-from']);
    expect(world().plan('G', 'D', '06:00', flights)).toEqual(['- no-stop-to']);
    const text = world();
    const request = text.request('A', 'I', {
      ...flights,
      when: { departAfter: instant('06:00'), arriveBefore: undefined },
    });
    const { explanation } = planJourneys(text.world, request, { signal: undefined, explain: true });
    expect(explanation?.searches[0]?.reach[0]).toMatchObject({ stops: 0, nearest: { name: 'Stop G' } });
  });

  test('between two flights there is a transfer without check-out and check-in, of an hour at least', () => {
    expect(world().plan('G', 'I', '08:30', { modes: ['in_air'] })).toEqual([
      [
        '08:30 stationary_airport-checkin G 10:00 | F1 G 10:00 H 11:00 | stationary_airport-transfer H 12:00',
        'F2 H 12:00 I 13:00 | stationary_airport-checkout I 13:30',
      ].join(' | '),
      [
        '09:00 stationary_airport-checkin G 10:30 | F1 G 10:30 H 11:30 | stationary_airport-transfer H 12:40',
        'F2 H 12:40 I 13:40 | stationary_airport-checkout I 14:10',
      ].join(' | '),
    ]);
  });

  test('the transfer time of a feed between flights counts instead', () => {
    const quick = world({ transfers: [{ from: 'H', to: 'H', type: 2, seconds: 1500 }] });
    expect(quick.plan('G', 'I', '09:00', { modes: ['in_air'] })[0]).toContain(
      'F1 G 10:30 H 11:30 | stationary_airport-transfer H 12:00',
    );
  });

  test('times are configured for all airports, or for some', () => {
    const slow = world({
      airports: [
        { stops: [], checkInSeconds: 7200, checkOutSeconds: 600 },
        { stops: ['H'], checkOutSeconds: 2700 },
      ],
    });
    expect(slow.plan('G', 'H', '08:00', { modes: ['in_air'] })[0]).toBe(
      '08:00 stationary_airport-checkin G 10:00 | F1 G 10:00 H 11:00 | stationary_airport-checkout H 11:45',
    );
    expect(slow.plan('H', 'I', '10:00', { modes: ['in_air'] })[0]).toMatch(
      /I 13:00 \| stationary_airport-checkout I 13:10$/,
    );
  });

  test('at a stop of buses and flights, flights have check-in and buses do not', () => {
    const mixed = new TextWorld({
      grid: 499.95,
      map: 'A....G........................................H',
      trips: `
        R1  A 08:00  G 08:30
        R1  A 08:40  G 09:10
        F1  G 10:00  H 11:00
        F1  G 10:40  H 11:40`,
      routes: { F1: { type: 1100 } },
    });
    expect(mixed.plan('A', 'H', '07:55', both)).toEqual([
      [
        '08:00 R1 A 08:00 G 08:30 | stationary_transfer G 09:10 | stationary_airport-checkin G 10:40',
        'F1 G 10:40 H 11:40 | stationary_airport-checkout H 12:10',
      ].join(' | '),
    ]);
    expect(mixed.plan('A', 'G', '08:35')).toEqual(['08:40 R1 A 08:40 G 09:10']);
  });

  test('without flights there are no airport legs', () => {
    expect(world().plan('A', 'B', '06:50')).toEqual(['07:00 R1 A 07:00 B 07:30', '08:00 R1 A 08:00 B 08:30']);
  });
});
