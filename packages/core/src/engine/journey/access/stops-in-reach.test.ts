import { expect, test, vi } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';

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
