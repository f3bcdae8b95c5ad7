import { expect, test, vi } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';

/** The distance from Z to stop A in kilometres; a second covers a metre on foot, four metres by bicycle. */
function startingAt(kilometres: number, type: number): string[] {
  const world = new TextWorld({
    grid: 499.95,
    map: `Z${'.'.repeat(2 * kilometres - 1)}A${'.'.repeat(40)}B`,
    ways: { ZAB: {} },
    stops: { A: {}, B: {} },
    trips: 'R1 A 10:00 B 10:10',
    routes: { R1: { type } },
  });
  return world.plan('Z', 'B', '09:00', { modes: ['pt_pub', 'me_mic_bic'] });
}

const [TRAIN, BUS, FERRY] = [2, 3, 4];

test('a bicycle reaches buses within 20 minutes, trains and ferries within 30', () => {
  for (const type of [TRAIN, BUS, FERRY])
    expect(startingAt(4, type)).toEqual([
      '09:42:20 me_mic_bic 09:59 | stationary_parking-onstreet A 10:00 | R1 A 10:00 B 10:10',
    ]);
  expect(startingAt(6, BUS)).toEqual(['- not-better']);
  for (const type of [TRAIN, FERRY])
    expect(startingAt(6, type)).toEqual([
      '09:34 me_mic_bic 09:59 | stationary_parking-onstreet A 10:00 | R1 A 10:00 B 10:10',
    ]);
  for (const type of [TRAIN, FERRY]) expect(startingAt(8, type)).toEqual(['- not-better']);
});

test('but not to a farther station of a line that calls within 20 minutes', () => {
  const world = (trips: string) =>
    new TextWorld({
      grid: 499.95,
      map: `C.....Z${'.'.repeat(11)}A${'.'.repeat(40)}B`,
      ways: { CZ: {}, ZAB: {} },
      stops: { A: {}, B: {}, C: {} },
      trips,
      routes: { R1: { type: TRAIN }, R2: { type: TRAIN } },
    }).plan('Z', 'B', '09:00', { modes: ['pt_pub', 'me_mic_bic'] });
  const fromA = '09:34 me_mic_bic 09:59 | stationary_parking-onstreet A 10:00 | R1 A 10:00 B 10:10';
  expect(world('R1 A 10:00 B 10:10\nR2 C 10:00 B 10:30')).toContain(fromA);
  expect(world('R1 A 10:00 B 10:10\nR1 C 10:00 B 10:30')).not.toContain(fromA);
});

test('a limit on walking moves the longest walk to a stop, up to an hour', () => {
  const away = (minutes: number, maxWalkSeconds: number | undefined): boolean => {
    const world = new TextWorld({
      grid: 59.994,
      map: `Z${'.'.repeat(minutes - 1)}A${'.'.repeat(200)}B`,
      ways: { ZAB: {} },
      stops: { A: {}, B: {} },
      trips: 'R1 A 10:00 B 10:10',
    });
    return world.plan('Z', 'B', '08:00', { maxWalkSeconds })[0]?.includes('R1') === true;
  };
  expect([away(29, undefined), away(31, undefined)]).toEqual([true, false]);
  expect([away(44, 45 * 60), away(46, 45 * 60), away(14, 15 * 60), away(16, 15 * 60)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([away(59, 2 * 3600), away(61, 2 * 3600)]).toEqual([true, false]);
});

const town = new TextWorld({
  grid: 99.95,
  map: 'Z...A..........B...Y',
  ways: { ZABY: {} },
  stops: { A: {}, B: {} },
  trips: 'bus A 10:00 B 10:05\ntram A 10:10 B 10:14\nmetro A 10:20 B 10:23',
  routes: { bus: { type: 3 }, tram: { type: 0 }, metro: { type: 1 } },
});

test('sets of timetable modes and later departures share the street searches around the ends', () => {
  const search = vi.spyOn(town.world.streets!, 'stopsWithin');
  const plan = (modes: readonly string[]): string[] => {
    search.mockClear();
    return town.plan('Z', 'Y', '09:50', { modes, allModes: true });
  };
  expect(plan(['pt_pub_bus', 'pt_pub_tram', 'pt_pub_subway']).length).toBeGreaterThan(0);
  // On foot from the origin and to the destination.
  expect(search).toHaveBeenCalledTimes(2);
  plan(['pt_pub_bus', 'pt_pub_tram', 'me_mic_bic']);
  const profiles = search.mock.calls.map(([metric, , , direction]) => `${metric.profile.name} ${direction}`);
  expect(new Set(profiles).size).toBe(profiles.length);
  expect(profiles).toContain('bicycle from');
});

test('a limit on walking reaches fewer stops, also where its answer is explained by those beyond it', () => {
  const when = { departAfter: instant('09:50'), arriveBefore: undefined };
  expect(town.plan('Z', 'Y', '', { when, modes: ['pt_pub'], maxWalkSeconds: 900 }).length).toBe(3);
  expect(town.plan('Z', 'Y', '', { when, modes: ['pt_pub'], maxWalkSeconds: 399 })).toEqual(['- walk-too-long']);
});
