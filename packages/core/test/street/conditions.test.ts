import { describe, expect, test } from 'vitest';
import { instantOfLocal, parseDay } from '../../src/base/index.ts';
import { STREET_PROFILES, traitsAtMoment } from '../../src/engine/street/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import type { DirectedEdgeIndex } from '../../src/street/index.ts';
import { type TextMap, textMap } from './text-map.ts';

const zone = 'Europe/Lisbon';
/** `2026-03-02 07:30` in local time; 2026-03-02 is a Monday. */
function instant(text: string): number {
  const [date, clock] = text.split(' ') as [string, string];
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  return instantOfLocal(parseDay(date)! * 86_400 + hour * 3600 + minute * 60, zone);
}

function routeAt(map: TextMap, profile: StreetProfileName, ends: string, time: string): string {
  const metric = map.engine.metric(profile, STREET_PROFILES[profile].speed, { instant: instant(time), zone });
  return map.routeBy(metric, ends[0] as string, ends[1] as string);
}

/** A short way `ab` with tags, and a long detour. */
const detour = (tags: Record<string, string>) =>
  textMap(
    `
    a--b
    |  |
    c--d
    `,
    { ways: { ab: tags, ac: {}, cd: {}, db: {} } },
  );
const ROUND = 'ac, cd, db';

describe('OS-24 streets at the moment of travel', () => {
  test('access for some hours; without a time the plain tag counts', () => {
    const map = detour({ 'motor_vehicle:conditional': 'no @ (Mo-Fr 07:00-10:30; PH off)' });
    expect(routeAt(map, 'car', 'ab', '2026-03-02 08:00')).toBe(ROUND);
    expect(routeAt(map, 'car', 'ab', '2026-03-02 10:30')).toBe('ab');
    expect(routeAt(map, 'car', 'ab', '2026-03-07 08:00')).toBe('ab');
    expect(routeAt(map, 'bicycle', 'ab', '2026-03-02 08:00')).toBe('ab');
    expect(map.route('car', 'a', 'b')).toBe('ab');
  });

  test('a condition opens a closed street, and the more specific key wins', () => {
    const opened = detour({ access: 'no', 'access:conditional': 'yes @ (20:00-06:00)' });
    expect(routeAt(opened, 'car', 'ab', '2026-03-02 23:00')).toBe('ab');
    expect(routeAt(opened, 'car', 'ab', '2026-03-02 12:00')).toBe(ROUND);
    const special = detour({ 'access:conditional': 'no @ (20:00-06:00)', foot: 'yes' });
    expect(routeAt(special, 'walk', 'ab', '2026-03-02 23:00')).toBe('ab');
    expect(routeAt(special, 'car', 'ab', '2026-03-02 23:00')).toBe(ROUND);
  });

  test('one-way for some hours, in either direction', () => {
    const map = detour({ oneway: 'reversible', 'oneway:conditional': 'yes @ (00:00-12:00); -1 @ (12:00-24:00)' });
    expect(routeAt(map, 'car', 'ab', '2026-03-02 08:00')).toBe('ab');
    expect(routeAt(map, 'car', 'ba', '2026-03-02 08:00')).toBe('db, cd, ac');
    expect(routeAt(map, 'car', 'ab', '2026-03-02 13:00')).toBe(ROUND);
    expect(routeAt(map, 'car', 'ba', '2026-03-02 13:00')).toBe('ab');
  });

  test('speed limits for some hours', () => {
    const map = detour({ maxspeed: '50', 'maxspeed:conditional': '10 @ (Mo-Fr 07:00-17:00)' });
    const seconds = (time: string) => {
      const metric = map.engine.metric('car', STREET_PROFILES.car.speed, { instant: instant(time), zone });
      return metric.time[0 as DirectedEdgeIndex]!;
    };
    expect(seconds('2026-03-02 08:00')).toBeGreaterThan(4 * seconds('2026-03-02 20:00'));
  });

  test('a clause that cannot be parsed leaves the plain tag in force', () => {
    const map = detour({ 'access:conditional': 'no @ (sunset-sunrise); no @ (full moon)' });
    expect(routeAt(map, 'walk', 'ab', '2026-03-02 23:00')).toBe('ab');
  });

  test('in local time, also on the days when clocks change', () => {
    const map = detour({ 'access:conditional': 'no @ (03:00-06:00)' });
    const { graph } = map.engine;
    // 2026-03-29, 01:00 becomes 02:00 in Lisbon: 05:30 is 04:30 UTC.
    const at = (seconds: number) => traitsAtMoment(graph, { instant: seconds, zone });
    const closed = at(Date.UTC(2026, 2, 29, 4, 30) / 1000);
    expect(closed.key).not.toBe('');
    expect(closed.validUntil).toBe(Date.UTC(2026, 2, 29, 5, 0) / 1000);
    expect(at(Date.UTC(2026, 2, 28, 5, 30) / 1000).key).toBe(closed.key);
    expect(at(Date.UTC(2026, 2, 28, 6, 30) / 1000).key).toBe('');
    // An answer is never valid beyond the clock change: 03:00 comes an hour sooner.
    expect(at(Date.UTC(2026, 2, 29, 0, 30) / 1000).validUntil).toBe(Date.UTC(2026, 2, 29, 1, 0) / 1000);
    // 2026-10-25, 02:00 becomes 01:00: an hour occurs twice.
    const twice = traitsAtMoment(detour({ 'access:conditional': 'no @ (01:30-03:00)' }).engine.graph, {
      instant: Date.UTC(2026, 9, 25, 0, 45) / 1000,
      zone,
    });
    expect([twice.key === '', twice.validUntil]).toEqual([false, Date.UTC(2026, 9, 25, 1, 0) / 1000]);
  });

  test('moments at which every street is the same share one metric', () => {
    const { engine } = detour({ 'access:conditional': 'no @ (07:00-09:00)' });
    const metric = (time: string) => engine.metric('car', STREET_PROFILES.car.speed, { instant: instant(time), zone });
    expect(metric('2026-03-02 08:00')).toBe(metric('2026-03-05 07:30'));
    expect(metric('2026-03-02 12:00')).toBe(engine.metric('car'));
    expect(metric('2026-03-02 08:00')).not.toBe(engine.metric('car'));
  });
});

describe('OS-16, OS-25 opening hours', () => {
  const gated = (tags: Record<string, string>) =>
    textMap(
      `
      a-b-e
      |   |
      c---d
      `,
      { ways: { abe: {}, ac: {}, cd: {}, de: {} }, nodes: { b: tags } },
    );

  test('a gate closes at night, to walkers too', () => {
    const map = gated({ barrier: 'gate', opening_hours: '08:00-20:00' });
    for (const profile of ['walk', 'bicycle', 'car'] as const) {
      expect(routeAt(map, profile, 'ae', '2026-03-02 12:00')).toBe('abe');
      expect(routeAt(map, profile, 'ae', '2026-03-02 21:00')).toBe('ac, cd, de');
    }
    expect(map.route('walk', 'a', 'e')).toBe('abe');
  });

  test('a locked gate is open in its hours only', () => {
    const map = gated({ barrier: 'gate', locked: 'yes', opening_hours: 'Mo-Fr 08:00-20:00' });
    expect(routeAt(map, 'walk', 'ae', '2026-03-02 12:00')).toBe('abe');
    expect(routeAt(map, 'walk', 'ae', '2026-03-07 12:00')).toBe('ac, cd, de');
    expect(map.route('walk', 'a', 'e')).toBe('ac, cd, de');
  });

  test('conditions of a gate, and hours that cannot be parsed', () => {
    const map = gated({ barrier: 'gate', 'access:conditional': 'no @ (20:00-08:00)' });
    expect(routeAt(map, 'walk', 'ae', '2026-03-02 21:00')).toBe('ac, cd, de');
    expect(routeAt(map, 'walk', 'ae', '2026-03-02 12:00')).toBe('abe');
    const unknown = gated({ barrier: 'gate', opening_hours: 'sunrise-sunset' });
    expect(routeAt(unknown, 'walk', 'ae', '2026-03-02 23:00')).toBe('abe');
  });

  test('a lift and a passage with hours', () => {
    const lift = gated({ highway: 'elevator', opening_hours: '06:00-22:00' });
    expect(routeAt(lift, 'walk', 'ae', '2026-03-02 23:00')).toBe('ac, cd, de');
    const arcade = detour({ highway: 'footway', opening_hours: 'Mo-Sa 09:00-21:00' });
    expect(routeAt(arcade, 'walk', 'ab', '2026-03-02 12:00')).toBe('ab');
    expect(routeAt(arcade, 'walk', 'ab', '2026-03-08 12:00')).toBe(ROUND);
  });
});

test('OS-24 hundreds of states of the streets are evicted from the cache and come back correct', () => {
  const map = textMap('a--b', { ways: { ab: { 'access:conditional': 'no @ (Mo 07:00-09:00)', maxspeed: '50' } } });
  const closed = () => routeAt(map, 'car', 'ab', '2026-03-02 08:00');
  expect(closed()).not.toBe('ab');
  for (let speed = 5; speed < 60; speed++)
    map.engine.metric('car', speed, { instant: instant('2026-03-02 12:00'), zone });
  expect(closed()).not.toBe('ab');
  expect(routeAt(map, 'car', 'ab', '2026-03-02 12:00')).toBe('ab');
});
