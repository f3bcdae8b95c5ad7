import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';
import type { Itinerary, RideLeg } from '../../../model/index.ts';

// A metre takes a second; from one character to the next it is 500 m less a little (or 50 m, where there are streets).
const far = 499.95;

const line = new TextWorld({
  grid: far,
  map: '1A..B..C2',
  trips: `
    R1  A 10:00  B 10:05
    R2  B 10:08  C 10:12`,
});

function all(world: TextWorld, ...query: Parameters<TextWorld['answer']>): Itinerary[] {
  return world.answer(...query).groups.flatMap((group) => group.itineraries.map(({ itinerary }) => itinerary));
}

describe('from door to door', () => {
  test('IT-6 the first walk ends right at boarding, the last begins right at alighting', () => {
    expect(line.plan('1', 'B', '09:00')).toEqual(['09:51:40 wa_wal 10:00 | R1 A 10:00 B 10:05']);
    expect(line.plan('B', '2', '10:01')).toEqual(['10:08 R2 B 10:08 C 10:12 | wa_wal 10:20:20']);
  });

  test('IT-15 from or to a place at a stop there is no walk', () => {
    expect(line.plan('A', 'B', '09:00')).toEqual(['10:00 R1 A 10:00 B 10:05']);
  });

  test('IT-9 waits between rides are transfers; legs and waits add up to the whole', () => {
    const [best] = all(line, '1', '2', '09:45');
    expect(line.plan('1', '2', '09:45')[0]).toBe(
      '09:51:40 wa_wal 10:00 | R1 A 10:00 B 10:05 | stationary_transfer B 10:08 | R2 B 10:08 C 10:12 | wa_wal 10:20:20',
    );
    expect(best).toMatchObject({ boardings: 2, walkSeconds: 1000, walkMetres: 1000 });
  });

  test('a run ten hours later with one transfer less is found only where nothing runs before', () => {
    const change = 'R1 A 10:00 B 10:05\nR2 B 10:08 C 10:12';
    const world = (trips: string) => new TextWorld({ grid: far, map: 'A..B..C', trips });
    const late = '20:00 R3 A 20:00 C 20:10';
    const both = world(`${change}\nR3 A 20:00 C 20:10`);
    const soon = both.plan('A', 'C', '09:50').join();
    expect([soon.includes('R2'), soon.includes('R3')]).toEqual([true, false]);
    expect(both.plan('A', 'C', '18:30')).toEqual([late]);
    expect(world('R3 A 20:00 C 20:10').plan('A', 'C', '09:50')).toEqual([late]);
  });

  test('there is no transfer leg where the next vehicle leaves at once', () => {
    const world = new TextWorld({ grid: far, map: 'A..B..C', trips: 'R1 A 10:00 B 10:05\nR2 B 10:05 C 10:10' });
    expect(world.plan('A', 'C', '09:50')[0]).toBe('10:00 R1 A 10:00 B 10:05 | R2 B 10:05 C 10:10');
  });

  test('at a transfer on foot the rider walks first, then waits', () => {
    const world = new TextWorld({ grid: far, map: 'A..BC..D', trips: 'R1 A 10:00 B 10:05\nR2 C 10:20 D 10:25' });
    expect(world.plan('A', 'D', '09:50')[0]).toBe(
      '10:00 R1 A 10:00 B 10:05 | wa_wal 10:13:20 | stationary_transfer C 10:20 | R2 C 10:20 D 10:25',
    );
  });

  test('a transfer takes longer at a slower pace, and may miss the next vehicle', () => {
    const world = new TextWorld({
      grid: far,
      map: 'A..BC..D',
      trips: 'R1 A 10:00 B 10:05\nR2 C 10:20 D 10:25\nR2 C 10:30 D 10:35',
    });
    const change = (walkMetresPerSecond: number): string | undefined =>
      world.plan('A', 'D', '09:50', { walkMetresPerSecond }).find((itinerary) => itinerary.includes('R2'));
    expect(change(0.5)).toContain('wa_wal 10:21:40 | stationary_transfer C 10:30');
    expect(change(1)).toContain('wa_wal 10:13:20 | stationary_transfer C 10:20');
  });

  test('IT-29 walks are rounded up to whole seconds, and transfers count seconds, not minutes', () => {
    // 499.95 m at a metre a second: never 499 s.
    const toNext = (departure: string): string | undefined =>
      new TextWorld({ grid: far, map: 'A..BC..D', trips: `R1 A 10:00 B 10:05:20\nR2 C ${departure} D 10:20` })
        .plan('A', 'D', '09:50')
        .find((itinerary) => itinerary.includes('R2'));
    const walked = '10:00 R1 A 10:00 B 10:05:20 | wa_wal 10:13:40';
    expect(toNext('10:13:39')).toBe(undefined);
    expect(toNext('10:13:40')).toBe(`${walked} | R2 C 10:13:40 D 10:20`);
    expect(toNext('10:13:41')).toBe(`${walked} | stationary_transfer C 10:13:41 | R2 C 10:13:41 D 10:20`);
  });

  test('no transfer on foot is longer than the limit on walking', () => {
    const world = new TextWorld({ grid: far, map: 'A..BC..D', trips: 'R1 A 10:00 B 10:05\nR2 C 10:20 D 10:25' });
    expect(world.plan('A', 'D', '09:50', { maxWalkSeconds: 499 })).toEqual(['- walk-too-long']);
    expect(world.plan('A', 'D', '09:50', { maxWalkSeconds: 500 })).toHaveLength(1);
  });

  test('staying seated is no transfer (IT-4)', () => {
    const world = new TextWorld({
      grid: far,
      map: 'A..B..C',
      trips: 'R1 A 10:00 B 10:05\nR2 B 10:08 C 10:12',
      more: { 'R1.1': { blockId: 'b' }, 'R2.1': { blockId: 'b' } },
    });
    expect(world.plan('A', 'C', '09:50')[0]).toBe('10:00 R1 A 10:00 B 10:05 | R2 (seated) B 10:08 C 10:12');
    expect(all(world, 'A', 'C', '09:50')[0]?.boardings).toBe(1);
  });

  test('BL-11 a ride that goes on as another line is a leg per line: its own name, direction and stops, one boarding, no wait', () => {
    const world = new TextWorld({
      grid: far,
      map: 'A..B..C..D',
      trips: 'R1 A 10:00 B 10:05\nR2 B 10:08 C 10:12 D 10:16',
      routes: { R1: { shortName: '1' }, R2: { shortName: '2', type: 0 } },
      more: { 'R1.1': { blockId: 'b', headsign: 'Bridge' }, 'R2.1': { blockId: 'b', headsign: 'Docks' } },
    });
    const [first] = all(world, 'A', 'D', '09:50');
    const rides = (first?.legs ?? []).map((leg) =>
      leg.kind === 'ride' ? [leg.mode, leg.route.shortName, leg.headsign, leg.calls.length, leg.seated] : [leg.kind],
    );
    expect(rides).toEqual([
      ['pt_pub_bus', '1', 'Bridge', 2, false],
      ['pt_pub_tram', '2', 'Docks', 3, true],
    ]);
    expect(first).toMatchObject({ boardings: 1, walkSeconds: 0 });
  });

  test('ST-19 direction_id has no part in routing: trips of either direction and of none are one pattern', () => {
    const world = new TextWorld({
      grid: far,
      map: 'A..B..C',
      trips: 'R1 A 10:00 B 10:05 C 10:10\nR1 A 10:20 B 10:25 C 10:30\nR1 A 10:40 B 10:45 C 10:50',
      more: { 'R1.1': { direction: 0 }, 'R1.2': { direction: 1 }, 'R1.3': { direction: -1 } },
    });
    expect(world.world.transit?.timetable.patternCount).toBe(1);
    expect(
      all(world, 'A', 'C', '09:55').map(({ legs }) => (legs[0]?.kind === 'ride' ? legs[0].direction : 'none')),
    ).toEqual([0, 1, undefined]);
  });

  test('the minimum transfer time', () => {
    const change = (minTransferSeconds: number) =>
      all(line, 'A', 'C', '09:50', { minTransferSeconds, maxWalkSeconds: 0 });
    expect(change(180)).toHaveLength(1);
    expect(change(181)).toHaveLength(0);
  });

  test('legs follow each other in time, with no gaps except waits on board', () => {
    for (const itinerary of [...all(line, '1', '2', '09:45'), ...all(line, '1', '2', '09:00')]) {
      itinerary.legs.forEach((leg, i) => {
        expect(leg.departure).toBe(itinerary.legs[i - 1]?.arrival ?? leg.departure);
      });
      expect([itinerary.departure, itinerary.arrival]).toEqual([
        itinerary.legs[0]?.departure,
        itinerary.legs.at(-1)?.arrival,
      ]);
    }
  });
});

describe('over streets', () => {
  const street = new TextWorld({
    map: `
1.A....B....................C.2
.
`,
    ways: { ABC: {} },
    trips: `
      R1  A 10:00  B 10:01  C 10:03
      R1  A 10:10  B 10:11  C 10:13`,
  });

  test('walks follow the street and keep the times of the search', () => {
    expect(street.plan('1', '2', '09:55')[0]).toBe('09:58:20 wa_wal 10:00 | R1 A 10:00 C 10:03 | wa_wal 10:04:40');
  });

  test('IT-15 nor is there a walk at a stop beside the street', () => {
    const beside = new TextWorld({
      grid: 20,
      map: `
S..................................................T
A..................................................B`,
      ways: { AB: {} },
      stops: { S: {}, T: {} },
      trips: 'R1 S 10:00 T 10:02',
    });
    expect(beside.plan('S', 'T', '09:55')).toEqual(['10:00 R1 S 10:00 T 10:02']);
  });

  test('IT-13 the bus for one stop is not offered where walking is as fast, though it leaves later', () => {
    const slow = new TextWorld({ map: 'A..B', ways: { AB: {} }, trips: 'R1 A 10:00 B 10:03' });
    expect(slow.plan('A', 'B', '09:50')).toEqual(['- walking-is-better']);
    expect(slow.plan('A', 'B', '09:50', { modes: ['pt_pub', 'wa_wal'], allModes: true })).toEqual([
      '09:50 wa_wal 09:52:30',
    ]);
    const fast = new TextWorld({ map: 'A..B', ways: { AB: {} }, trips: 'R1 A 10:00 B 10:02' });
    expect(fast.plan('A', 'B', '09:50')).toEqual(['10:00 R1 A 10:00 B 10:02']);
  });

  test('IT-13 a bus is offered though walking at once would arrive before it', () => {
    expect(street.plan('A', 'C', '09:00')).toEqual(['10:00 R1 A 10:00 C 10:03', '10:10 R1 A 10:10 C 10:13']);
  });

  test('the rider’s own bicycle is ridden to the stop and stays there (IT-23)', () => {
    const world = new TextWorld({
      grid: far,
      map: 'Z.A..........................B',
      ways: { ZAB: {} },
      stops: { A: {}, B: {} },
      trips: 'R1 A 10:00 B 10:20',
    });
    expect(world.plan('Z', 'B', '09:00', { modes: ['pt_pub', 'me_mic_bic'] })).toEqual([
      '09:54:50 me_mic_bic 09:59 | stationary_parking-onstreet A 10:00 | R1 A 10:00 B 10:20',
    ]);
  });
});

describe('several departures', () => {
  const often = new TextWorld({
    grid: far,
    map: 'A....B',
    trips: `
      R1  A 10:00  B 10:05
      R1  A 10:20  B 10:25
      R2  A 10:10  B 10:15
      R1  A 10:50  B 10:55
      R1  A 14:00  B 14:05`,
  });

  test('FQ-9, IT-11 they form one group, whatever the line, with their mean interval', () => {
    const [group, ...others] = often.answer('A', 'B', '09:55').groups;
    expect(others).toEqual([]);
    expect(often.plan('A', 'B', '09:55')).toEqual([
      '10:00 R1 A 10:00 B 10:05',
      '10:10 R2 A 10:10 B 10:15',
      '10:20 R1 A 10:20 B 10:25',
      '10:50 R1 A 10:50 B 10:55',
    ]);
    expect(group?.frequencyMinutes).toBe(17);
  });

  test('a single departure has no interval', () => {
    expect(often.answer('A', 'B', '13:00').groups.map((group) => group.frequencyMinutes)).toEqual([undefined]);
  });

  test('arriving by a time: the latest first, exactly on time is on time (IT-7)', () => {
    const by = (time: string) => ({ when: { departAfter: undefined, arriveBefore: instant(time) } });
    expect(often.plan('A', 'B', '', by('10:25'))).toEqual([
      '10:20 R1 A 10:20 B 10:25',
      '10:00 R1 A 10:00 B 10:05',
      '10:10 R2 A 10:10 B 10:15',
    ]);
    expect(often.plan('A', 'B', '', by('10:24:59'))[0]).toBe('10:10 R2 A 10:10 B 10:15');
    expect(often.plan('A', 'B', '', by('10:04:59'))).toEqual(['- no-service-in-window']);
  });

  test('within a window', () => {
    const when = { departAfter: instant('10:01'), arriveBefore: instant('10:25') };
    expect(often.plan('A', 'B', '', { when })).toEqual(['10:10 R2 A 10:10 B 10:15', '10:20 R1 A 10:20 B 10:25']);
  });

  test('only the best itinerary, if the request wants only that', () => {
    expect(often.plan('A', 'B', '09:55', { bestOnly: true })).toEqual(['10:00 R1 A 10:00 B 10:05']);
  });

  test('a line with a headway runs at every start of the interval (FQ-3)', () => {
    const interval = new TextWorld({
      grid: far,
      map: 'A....B',
      trips: 'R1 A 08:00 B 08:05',
      frequencies: ['R1.1 10:00 11:00 1200'],
    });
    const [group] = interval.answer('A', 'B', '09:50').groups;
    expect(group?.itineraries.map(({ itinerary }) => (itinerary.departure - instant('10:00')) / 60)).toEqual([
      0, 20, 40,
    ]);
    expect(group?.frequencyMinutes).toBe(20);
    expect(group?.itineraries[0]?.itinerary.legs[0]).toMatchObject({ headway: 1200 });
    // Each start of the interval is a run of its own, such as two hours after the times of the feed.
    expect(group?.itineraries.map(({ itinerary: { legs } }) => (legs[0] as RideLeg).runShift)).toEqual([
      7200, 8400, 9600,
    ]);
  });
});

describe('wheelchair', () => {
  // From B to C there are stairs, and a ramp that is longer.
  const ramp = (ways: Record<string, Record<string, string>>) =>
    new TextWorld({
      grid: 49.95,
      map: `
A............................................BC............................................D
.............................................xy`,
      ways: { AB: {}, CD: {}, BC: { highway: 'steps' }, ...ways },
      stops: { A: {}, B: {}, C: {}, D: {} },
      trips: 'R1 A 10:00 B 10:05\nR2 C 10:20 D 10:25',
    });

  test('a transfer over stairs is not offered', () => {
    expect(ramp({}).plan('A', 'D', '09:50')).toHaveLength(1);
    expect(ramp({}).plan('A', 'D', '09:50', { wheelchair: true })).toEqual(['- inaccessible']);
  });

  test('a transfer with a ramp around the stairs is offered, and rolls', () => {
    const [first] = ramp({ BxyC: { highway: 'footway' } }).plan('A', 'D', '09:50', { wheelchair: true });
    expect(first).toMatch(/^10:00 R1 A 10:00 B 10:05 \| wa_whe 10:\S+ \| stationary_transfer C 10:20 \| R2/);
  });
});
