import { describe, expect, test } from 'vitest';
import { TextWorld, type TextWorldOptions } from '../../../../test/journey/text-world.ts';
import { levelRow } from '../../../../test/pathway-rows.ts';
import { decodePolyline } from '../../../geo/index.ts';
import type { StreetLeg } from '../../../model/index.ts';
import type { StopIndex, Timetable } from '../../../timetable/index.ts';

/** Farther than the longest walk. */
const FAR = ' '.repeat(40);

const STOPS = {
  S: { at: 'P', locationType: 1 },
  E: { locationType: 2, station: 'S', level: 0, wheelchair: 1 },
  H: { at: 'E', locationType: 3, station: 'S', name: '', level: 0 },
  P: { station: 'S', level: 1, platformCode: '7', name: 'Central', code: '0815' },
  Q: { at: 'P', station: 'S', level: 1 },
  D: {},
  Z: {},
  Y: {},
  W: {},
} as const;

/**
 * 50 m, and so 50 s, from one character to the next. The platforms lie right under the street at P, but their only door is at E, 150 m on;
 * D is a stop on the street. No street leads to Z, Y and W.
 */
function station(parts: Partial<TextWorldOptions> = {}): TextWorld {
  return new TextWorld({
    map: `1P--E--D${FAR}Z${FAR}Y${FAR}W`,
    ways: { PE: {}, ED: {} },
    stops: STOPS,
    levels: [levelRow(0, 'Street'), levelRow(-1, 'Tracks')],
    pathways: [
      { from: 'E', to: 'H', traversalTime: 10, signpostedAs: 'To the trains', reversedSignpostedAs: 'Way out' },
      { from: 'H', to: 'P', traversalTime: 20, length: 25, mode: 2 },
      { id: 'lift', from: 'H', to: 'P', traversalTime: 80, length: 10, mode: 5 },
      { from: 'H', to: 'Q', traversalTime: 30, length: 35, mode: 2 },
    ],
    trips: 'R1 P 10:00 Z 10:10\nR2 Z 10:20 Q 10:30\nR3 D 10:40 Z 10:50',
    ...parts,
  });
}

function walksOf(world: TextWorld, ...query: Parameters<TextWorld['answer']>): StreetLeg[] {
  const [first] = world.answer(...query).groups.flatMap((group) => group.itineraries);
  return (first?.itinerary.legs ?? []).filter((leg) => leg.kind === 'street');
}

/** Names of the sections of a walk, with their wheelchair access. */
function sectionsOf(leg: StreetLeg | undefined): string[] {
  return (leg?.sections ?? []).filter(({ hop }) => hop !== true).map(({ name, safe }) => `${name} ${safe}`);
}

describe('journeys through stations', () => {
  test('PW-3 the walk from the street leads to the door and through the station, though the platform lies nearer', () => {
    // 200 m to the door, then 30 s of pathways; the platform itself is 50 m away.
    expect(station().plan('1', 'Z', '09:50')[0]).toBe('09:56:10 wa_wal 10:00 | R1 P 10:00 Z 10:10');
    // 40 s out of the station, then 200 m.
    expect(station().plan('Z', '1', '10:15')).toEqual(['10:20 R2 Z 10:20 Q 10:30 | wa_wal 10:34']);
  });

  test('PW-3 transfers between a platform and a stop on the street lead through the door, those between platforms stay inside', () => {
    const world = station({ trips: 'R1 Z 10:00 P 10:10\nR2 D 10:20 Y 10:30\nR3 Q 10:11 W 10:20' });
    expect(world.plan('Z', 'Y', '09:50')).toEqual([
      '10:00 R1 Z 10:00 P 10:10 | wa_wal 10:13 | stationary_transfer D 10:20 | R2 D 10:20 Y 10:30',
    ]);
    expect(world.plan('Z', 'W', '09:50')).toEqual([
      '10:00 R1 Z 10:00 P 10:10 | wa_wal 10:10:50 | stationary_transfer Q 10:11 | R3 Q 10:11 W 10:20',
    ]);
  });

  test('PW-3 a walk is one leg, with a line through the door', () => {
    const [walk] = walksOf(station(), '1', 'Z', '09:50');
    const door = station().place('E');
    // The length is that of the line, though the feed has shorter lengths for the passages.
    expect(walk?.metres).toBe(350);
    expect(decodePolyline(walk?.geometry ?? '').some((point) => Math.abs(point.lng - door.lng) < 2e-5)).toBe(true);
    expect(walk?.to.stop?.code).toBe('P');
  });

  test('PW-8 PW-9 sections are named by the signs in the direction of travel, and by levels where there is no sign', () => {
    expect(sectionsOf(walksOf(station(), '1', 'Z', '09:50')[0])).toEqual([
      'PE unknown',
      'To the trains yes',
      'Tracks no',
    ]);
    expect(sectionsOf(walksOf(station(), 'Z', '1', '10:15')[0])).toEqual(['Street no', 'Way out yes', 'PE unknown']);
  });

  test('PW-9 stairs and lifts lead to levels by name', () => {
    const climbs = (...query: Parameters<TextWorld['answer']>) =>
      walksOf(station(), ...query).flatMap((leg) => leg.sections.flatMap(({ climb }) => climb ?? []));
    expect(climbs('1', 'Z', '09:50')).toEqual([{ by: 'stairs', level: 'Tracks', from: 'Street' }]);
    expect(climbs('Z', '1', '10:15')).toEqual([{ by: 'stairs', level: 'Street', from: 'Tracks' }]);
    expect(climbs('1', 'Z', '09:50', { wheelchair: true })).toEqual([{ by: 'lift', level: 'Tracks', from: 'Street' }]);
  });

  test('PW-7 in a wheelchair the walk takes the lift, and no walk leads to a platform without one', () => {
    const wheelchair = { wheelchair: true };
    expect(station().plan('1', 'Z', '09:50', wheelchair)[0]).toBe('09:55:10 wa_whe 10:00 | R1 P 10:00 Z 10:10');
    expect(sectionsOf(walksOf(station(), '1', 'Z', '09:50', wheelchair)[0])).toEqual([
      'PE unknown',
      'To the trains yes',
      'Tracks yes',
    ]);
    expect(station().plan('Z', '1', '10:15', wheelchair)).toEqual(['- inaccessible']);
  });

  test('PW-7 wheelchair transfers lead through lifts, and there are none where there are only stairs', () => {
    const world = station({ trips: 'R1 Z 10:00 P 10:10\nR2 D 10:20 Y 10:30\nR3 Q 10:11 W 10:20' });
    expect(world.plan('Z', 'Y', '09:50', { wheelchair: true })).toEqual([
      '10:00 R1 Z 10:00 P 10:10 | wa_whe 10:14 | stationary_transfer D 10:20 | R2 D 10:20 Y 10:30',
    ]);
    expect(world.plan('Z', 'W', '09:50')).toHaveLength(1);
    expect(world.plan('Z', 'W', '09:50', { wheelchair: true })).toEqual(['- inaccessible']);
  });

  test('PW-12 an entrance known to be inaccessible is not used in a wheelchair', () => {
    const stops = { ...STOPS, E: { ...STOPS.E, wheelchair: 2 as const } };
    const world = station({ stops, trips: 'R1 P 10:00 Z 10:10' });
    expect(world.plan('1', 'Z', '09:50')).toHaveLength(1);
    expect(world.plan('1', 'Z', '09:50', { wheelchair: true })).toEqual(['- inaccessible']);
  });

  test('PW-13 the stop, its code and its platform are separate facts for riders', () => {
    const [first] = station()
      .answer('1', 'Z', '09:50')
      .groups.flatMap((group) => group.itineraries);
    const ride = first?.itinerary.legs.find((leg) => leg.kind === 'ride');
    expect(ride?.from.stop).toMatchObject({ name: 'Central', publicCode: '0815', platform: '7', parentCode: 'S' });
  });

  test('PW-14 no walk leads to a locked platform, however near it lies', () => {
    const world = station({ pathways: [{ from: 'E', to: 'H' }], trips: 'R1 P 10:00 Z 10:10' });
    expect(world.plan('1', 'Z', '09:50')).toEqual(['- no-stop-from']);
  });

  test('PW-10 a station is no shortcut between two streets', () => {
    // Two stops on either side of the station: 50 s through it, 350 m around.
    const world = new TextWorld({
      map: 'A--B\n   |\nD--C',
      ways: { AB: {}, BC: {}, CD: {} },
      stops: {
        S: { at: 'A', locationType: 1 },
        X: { at: 'A', locationType: 2, station: 'S' },
        Y: { at: 'D', locationType: 2, station: 'S' },
        P: { at: 'A', station: 'S' },
        A: {},
        D: {},
      },
      pathways: [
        { from: 'X', to: 'P', traversalTime: 20, mode: 6 },
        { from: 'P', to: 'Y', traversalTime: 20, mode: 6 },
      ],
      trips: 'R1 A 10:00 D 10:30\nR2 P 10:00 D 10:40',
    });
    const timetable = world.world.transit?.timetable as Timetable;
    const walk = (from: string, to: string): number | undefined => {
      const [a, b] = [timetable.findStop(from) as number, timetable.findStop(to) as number];
      for (let link = timetable.linkFirst[a as StopIndex]!; link < timetable.linkFirst[(a + 1) as StopIndex]!; link++)
        if (timetable.linkTo[link] === b) return timetable.linkSeconds[link];
      return undefined;
    };
    expect(walk('A', 'D')).toBe(500);
    // Almost no distance between stop and street.
    expect(walk('A', 'P')).toBe(20);
    expect(walk('P', 'D')).toBe(21);
  });

  test('PW-3 the walk leads through the door without streets, too', () => {
    const world = new TextWorld({
      grid: 100,
      map: '1P--E--------------------Z',
      stops: { S: { at: 'P', locationType: 1 }, E: { locationType: 2, station: 'S' }, P: { station: 'S' }, Z: {} },
      pathways: [{ from: 'E', to: 'P', traversalTime: 30 }],
      trips: 'R1 P 10:00 Z 10:10',
    });
    // 400 m to the door, 30 s inside.
    expect(world.plan('1', 'Z', '09:40')).toEqual(['09:52:50 wa_wal 10:00 | R1 P 10:00 Z 10:10']);
  });

  test('a cyclist walks at the pace of the request behind the door of a station', () => {
    const rides = { modes: ['pt_pub', 'me_mic_fold-bic'] };
    const inside = (walkMetresPerSecond: number, from: string, to: string, time: string): number | undefined => {
      const world = station({ modes: ['pt_pub', 'me_mic_fold-bic'] });
      const walk = walksOf(world, from, to, time, { ...rides, walkMetresPerSecond }).find(
        ({ mode }) => mode === 'wa_wal',
      );
      return walk && walk.arrival - walk.departure;
    };
    expect([0.5, 0.25].map((speed) => inside(speed, '1', 'Z', '09:30'))).toEqual([60, 120]);
    expect([0.5, 0.25].map((speed) => inside(speed, 'Z', '1', '10:15'))).toEqual([80, 160]);
  });

  test('walks through a station take longer at a slower pace: to the platform, from it and at a transfer', () => {
    const slow = { walkMetresPerSecond: 0.5 };
    // Twice 200 m and 30 s; twice 40 s and 200 m.
    expect(station().plan('1', 'Z', '09:50', slow)[0]).toBe('09:52:20 wa_wal 10:00 | R1 P 10:00 Z 10:10');
    expect(station().plan('Z', '1', '10:15', slow)).toEqual(['10:20 R2 Z 10:20 Q 10:30 | wa_wal 10:38']);
    const change = station({ trips: 'R1 Z 10:00 P 10:10\nR2 D 10:20 Y 10:30' }).plan('Z', 'Y', '09:50', slow);
    expect(change[0]).toContain('wa_wal 10:16 |');
    const offStreet = new TextWorld({
      grid: 100,
      map: '1P--E--------------------Z',
      stops: { S: { at: 'P', locationType: 1 }, E: { locationType: 2, station: 'S' }, P: { station: 'S' }, Z: {} },
      pathways: [{ from: 'E', to: 'P', traversalTime: 30 }],
      trips: 'R1 P 10:00 Z 10:10',
    });
    expect(offStreet.plan('1', 'Z', '09:40', slow)).toEqual(['09:45:40 wa_wal 10:00 | R1 P 10:00 Z 10:10']);
  });
});
