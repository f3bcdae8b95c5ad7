import { describe, expect, test } from 'vitest';
import { instant, TextWorld, type TextWorldOptions } from '../../../../test/journey/text-world.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import { planJourneys } from '../plan-journeys.ts';

// A metre takes a second on foot, four of them by bicycle; from one character to the next it is 500 m less a little.
const far = 499.95;
const YES = 1;
const NO = 2;
const modes = ['pt_pub', 'me_mic_bic'];

/** One kilometre from Z to stop A, three from stop B to Y. */
function line(bikes: number | undefined, more: Partial<TextWorldOptions> = {}): TextWorld {
  return new TextWorld({
    grid: far,
    map: 'Z.A..........................B.....Y',
    ways: { ZABY: {} },
    stops: { A: {}, B: {} },
    trips: 'R1 A 10:00 B 10:20',
    ...(bikes === undefined ? {} : { more: { 'R1.1': { bikes: bikes as 1 | 2 } } }),
    ...more,
  });
}

const carried = '09:55:50 me_mic_bic 10:00 | R1 A 10:00 B 10:20 | me_mic_bic 10:32:30';

const cycles = ({ legs }: Itinerary): boolean => legs.at(-1)?.mode === 'me_mic_bic';
const all = (world: TextWorld, from: string, to: string, time: string, parts: Partial<PlanRequest> = {}): Itinerary[] =>
  world
    .answer(from, to, time, { modes, ...parts })
    .groups.flatMap((group) => group.itineraries.map((one) => one.itinerary));

describe('the rider’s own bicycle taken aboard', () => {
  test('SV-21 it comes along where the trip is known to take it, and is ridden on from there', () => {
    expect(line(YES).plan('Z', 'Y', '09:00', { modes })).toEqual([carried]);
  });

  test('ST-22 SV-21 it comes along neither where the trip refuses it nor where that is unknown', () => {
    for (const bikes of [undefined, 0, NO])
      for (const itinerary of all(line(bikes), 'Z', 'Y', '09:00')) expect(cycles(itinerary)).toBe(false);
  });

  test('both taking it aboard and parking it are answered where neither dominates the other', () => {
    const world = line(NO, {
      trips: 'R1 A 10:00 B 10:20\nR2 A 10:40 B 11:00',
      more: { 'R1.1': { bikes: NO }, 'R2.1': { bikes: YES } },
    });
    const found = world.plan('Z', 'B', '09:00', { modes });
    expect(found).toEqual([
      '09:54:50 me_mic_bic 09:59 | stationary_parking-onstreet A 10:00 | R1 A 10:00 B 10:20',
      '10:35:50 me_mic_bic 10:40 | R2 A 10:40 B 11:00',
    ]);
    expect(new Set(found).size).toBe(found.length);
  });

  test('it comes onto every vehicle, pushed from one to the next', () => {
    const change = (first: 1 | 2, second: 1 | 2): string[] =>
      new TextWorld({
        grid: far,
        map: 'Z.A................BC................D.....Y',
        ways: { ZABCDY: {} },
        stops: { A: {}, B: {}, C: {}, D: {} },
        trips: 'R1 A 10:00 B 10:10\nR2 C 10:20 D 10:30',
        more: { 'R1.1': { bikes: first }, 'R2.1': { bikes: second } },
      })
        .plan('Z', 'Y', '09:00', { modes })
        .filter((itinerary) => itinerary.endsWith('me_mic_bic 10:42:30'));
    expect(change(YES, YES)).toEqual([
      '09:55:50 me_mic_bic 10:00 | R1 A 10:00 B 10:10 | wa_wal 10:18:20 | stationary_transfer C 10:20 | R2 C 10:20 D 10:30 | me_mic_bic 10:42:30',
    ]);
    expect([...change(YES, NO), ...change(NO, YES), ...change(NO, NO)]).toEqual([]);
  });

  test('BL-2 with a bicycle the rider does not stay seated onto a trip that does not take it', () => {
    const seated = (second: 0 | 1 | 2): string[] =>
      line(YES, {
        map: 'Z.A..........C...............B.....Y',
        ways: { ZACBY: {} },
        stops: { A: {}, C: {}, B: {} },
        trips: 'R1 A 10:00 C 10:05\nR2 C 10:05 B 10:20',
        more: { 'R1.1': { bikes: YES, blockId: 'b' }, 'R2.1': { bikes: second, blockId: 'b' } },
      })
        .plan('Z', 'Y', '09:00', { modes })
        .filter((itinerary) => itinerary.endsWith('me_mic_bic 10:32:30'));
    expect(seated(YES)).toEqual([
      '09:55:50 me_mic_bic 10:00 | R1 A 10:00 C 10:05 | R2 (seated) C 10:05 B 10:20 | me_mic_bic 10:32:30',
    ]);
    expect([...seated(0), ...seated(NO)]).toEqual([]);
  });

  test('with a latest arrival, not at avoided stops, and only the best itinerary if only that is requested', () => {
    const by = (time: string) => ({ modes, when: { departAfter: undefined, arriveBefore: instant(time) } });
    expect(line(YES).plan('Z', 'Y', '', by('10:32:30'))).toEqual([carried]);
    expect(line(YES).plan('Z', 'Y', '', by('10:32:29'))).not.toContain(carried);
    expect(line(YES).plan('Z', 'Y', '09:00', { modes, avoidStops: ['B'] })).toEqual(['- not-better']);
    expect(line(YES).plan('Z', 'Y', '09:00', { modes, bestOnly: true })).toEqual([carried]);
  });

  test('IT-15 it is boarded with at a stop at the place itself, and taken off at one', () => {
    expect(line(YES).plan('A', 'Y', '09:00', { modes })).toEqual(['10:00 R1 A 10:00 B 10:20 | me_mic_bic 10:32:30']);
    expect(line(YES).plan('Z', 'B', '09:00', { modes })).toEqual(['09:55:50 me_mic_bic 10:00 | R1 A 10:00 B 10:20']);
    // The bicycle saves nothing there.
    expect(line(YES).plan('A', 'B', '09:00', { modes })).toEqual(['- not-better']);
  });

  test('it is pushed, not ridden, to and from stops within 50 m; pushed at both ends it makes no combination', () => {
    // From one character to the next it is 20 m less a little: 60 m are ridden, 40 m are pushed.
    const away = '.'.repeat(150);
    const near = (first: string, last: string, modesAsked: readonly string[] = modes): string[] =>
      line(YES, {
        grid: 19.998,
        map: `Z${first}A${away}${away}B${last}Y`,
        ways: { ZABY: {} },
        // Quick enough to be worth a vehicle more than the bicycle alone.
        trips: 'R1 A 10:00 B 10:10',
      }).plan('Z', 'Y', '09:00', { modes: modesAsked });
    expect(near('.', away)).toEqual(['09:59:20 wa_wal 10:00 | R1 A 10:00 B 10:10 | me_mic_bic 10:22:35']);
    expect(near('..', away)).toEqual(['09:59:45 me_mic_bic 10:00 | R1 A 10:00 B 10:10 | me_mic_bic 10:22:35']);
    expect(near(away, '.')).toEqual(['09:47:25 me_mic_bic 10:00 | R1 A 10:00 B 10:10 | wa_wal 10:10:40']);
    expect(near('.', '.')).toEqual(['- not-better']);
    expect(near('.', '.', ['pt_pub', 'me_mic_fold-bic'])).toEqual(['- not-better']);
  });

  test('it is never locked at a stop within 50 m', () => {
    const map = `Z.A${'.'.repeat(300)}B.Y`;
    expect(line(NO, { grid: 19.998, map }).plan('Z', 'Y', '09:00', { modes })).toEqual(['- not-better']);
  });

  test('several departures in a row are answered', () => {
    const trips = 'R1 A 10:00 B 10:20\nR1 A 10:20 B 10:40\nR1 A 10:40 B 11:00';
    const more = { 'R1.1': { bikes: YES }, 'R1.2': { bikes: NO }, 'R1.3': { bikes: YES } } as const;
    const found = all(line(YES, { trips, more }), 'Z', 'Y', '09:00').filter(cycles);
    expect(found.map(({ arrival }) => arrival)).toEqual([instant('10:32:30'), instant('11:12:30')]);
  });

  test('it stays at the stop where it may not come along; in a wheelchair there is no bicycle at all', () => {
    const stays = (parts: Partial<PlanRequest>): boolean =>
      all(line(YES), 'Z', 'B', '09:00', parts).every(({ legs }) =>
        legs.some(({ mode }) => mode === 'stationary_parking-onstreet'),
      );
    expect(stays({})).toBe(false);
    expect(stays({ vehiclesAboard: false })).toBe(true);
    expect(all(line(YES), 'Z', 'B', '09:00', { wheelchair: true }).filter(cycles)).toEqual([]);
  });

  test('where it cannot come along it is locked at the stop, and the rider walks at the end', () => {
    const near = line(NO, { map: 'Z.A..........................B.Y' });
    expect(near.plan('Z', 'Y', '09:00', { modes })).toEqual([
      '09:54:50 me_mic_bic 09:59 | stationary_parking-onstreet A 10:00 | R1 A 10:00 B 10:20 | wa_wal 10:36:40',
    ]);
  });

  test('an explanation names the lines that are not known to take bicycles, and each reach once', () => {
    const search = (bikes: 0 | 1 | 2) => {
      const { world } = line(bikes);
      const request = line(bikes).request('Z', 'Y', {
        modes,
        when: { departAfter: instant('09:00'), arriveBefore: undefined },
      });
      const { explanation } = planJourneys(world, request, { signal: undefined, explain: true });
      return explanation?.searches.find((one) => one.modes.length === 2);
    };
    const linesOf = (bikes: 0 | 1 | 2) => search(bikes)?.ruledOut.filter(({ reason }) => reason === 'no-bicycles');
    expect(linesOf(NO)).toEqual([{ reason: 'no-bicycles', kind: 'lines', count: 1, names: ['R1'] }]);
    expect(linesOf(0)).toHaveLength(1);
    expect(linesOf(YES)).toEqual([]);
    const ends = (bikes: 0 | 1 | 2) => search(bikes)?.reach.map(({ end, mode }) => `${end} ${mode}`);
    expect(ends(YES)).toEqual(['from wa_wal', 'to wa_wal', 'from me_mic_bic', 'to me_mic_bic']);
    // Egress by bicycle is not searched when no bicycle comes along.
    expect(ends(NO)).toEqual(['from wa_wal', 'to wa_wal', 'from me_mic_bic']);
  });
});
