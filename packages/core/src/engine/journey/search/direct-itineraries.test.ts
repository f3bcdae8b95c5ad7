import { describe, expect, test } from 'vitest';
import { instant, printItinerary, TextWorld } from '../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../model/index.ts';

/** A street of 1000 m with its end behind stairs, an island, and a street far away. */
const streets = new TextWorld({
  map: `
1...A.........B.........C...2

.........................s
..S


X.Y`,
  ways: { ABC: {}, Cs: { highway: 'steps' }, XY: {} },
});
const plain = new TextWorld({ map: 'A.........B', modes: ['wa_wal', 'me_car'] });

function direct(world: TextWorld, from: string, to: string, mode: string, parts: Partial<PlanRequest> = {}): string {
  const when = { departAfter: instant('10:00'), arriveBefore: undefined };
  return world.plan(from, to, '10:00', { when, modes: [mode], ...parts }).join();
}

describe('one street mode the whole way', () => {
  test('on foot, by bicycle at the speeds of the request, by car', () => {
    expect(direct(streets, 'A', 'C', 'wa_wal')).toBe('10:00 wa_wal 10:16:39');
    expect(direct(streets, 'A', 'C', 'wa_wal', { walkMetresPerSecond: 2 })).toBe('10:00 wa_wal 10:08:20');
    expect(direct(streets, 'A', 'C', 'me_mic_bic', { cycleMetresPerSecond: 5 })).toBe('10:00 me_mic_bic 10:03:20');
    expect(direct(streets, 'A', 'C', 'me_car')).toMatch(/^10:00 me_car 10:0[12]:/);
  });

  test('an itinerary has the metres walked; by bicycle there are none', () => {
    const itinerary = (mode: string) =>
      streets.answer('A', 'C', '10:00', { modes: [mode] }).groups[0]?.itineraries[0]?.itinerary;
    expect(itinerary('wa_wal')).toMatchObject({ boardings: 0, walkMetres: 999, walkSeconds: 999, modes: ['wa_wal'] });
    expect(itinerary('me_mic_bic')).toMatchObject({
      boardings: 0,
      walkMetres: 0,
      walkSeconds: 0,
      modes: ['me_mic_bic'],
    });
  });

  test('arriving by a time: leaves as late as that allows, and is exactly on time (IT-7)', () => {
    const when = { departAfter: undefined, arriveBefore: instant('10:30') };
    expect(direct(streets, 'A', 'C', 'wa_wal', { when })).toBe('10:13:21 wa_wal 10:30');
  });

  test('within a window: an itinerary that fits, even exactly, and none that does not', () => {
    const until = (time: string) => ({ departAfter: instant('10:00'), arriveBefore: instant(time) });
    expect(direct(streets, 'A', 'C', 'wa_wal', { when: until('11:00') })).toBe('10:00 wa_wal 10:16:39');
    expect(direct(streets, 'A', 'C', 'wa_wal', { when: until('10:16:39') })).toBe('10:00 wa_wal 10:16:39');
    expect(direct(streets, 'A', 'C', 'wa_wal', { when: until('10:16:38') })).toBe('- arrives-too-late');
  });

  test('the limit on walking limits no other mode', () => {
    expect(direct(streets, 'A', 'C', 'wa_wal', { maxWalkSeconds: 999 })).toBe('10:00 wa_wal 10:16:39');
    expect(direct(streets, 'A', 'C', 'wa_wal', { maxWalkSeconds: 998 })).toBe('- walk-too-long');
    expect(direct(streets, 'A', 'C', 'me_mic_bic', { maxWalkSeconds: 0 })).toBe('10:00 me_mic_bic 10:04:10');
  });

  test('there is no walk of more than five hours', () => {
    expect(direct(streets, 'A', 'C', 'wa_wal', { walkMetresPerSecond: 0.05 })).toBe('- too-far');
  });

  test('in a wheelchair the walk is rolled, whichever connector was requested, and has no stairs (IT-20)', () => {
    expect(direct(streets, 'A', 'C', 'wa_wal', { wheelchair: true })).toMatch(/^10:00 wa_whe /);
    expect(direct(streets, 'A', 'C', 'wa_whe')).toMatch(/^10:00 wa_whe /);
    expect(direct(streets, 'A', 's', 'wa_wal')).toMatch(/^10:00 wa_wal /);
    expect(direct(streets, 'A', 's', 'wa_whe')).not.toMatch(/10:18/);
  });

  test('off the streets a walk is a straight line, and no longer than one to a stop there', () => {
    const sea = new TextWorld({ map: `A.B${'.'.repeat(40)}1...2${'.'.repeat(30)}3`, ways: { AB: {} } });
    expect(direct(sea, '1', '2', 'wa_wal')).toBe('10:00 wa_wal 10:03:20');
    expect(direct(sea, '1', '3', 'wa_wal')).toBe('- off-network-from');
    expect(direct(sea, '1', '2', 'me_car')).toBe('- off-network-from');
    expect(direct(sea, '1', '2', 'me_mic_bic')).toBe('- off-network-from');
  });

  test('there is none between streets that do not meet', () =>
    expect(direct(streets, 'A', 'X', 'wa_wal')).toBe('- no-connection'));
});

describe('without streets', () => {
  test('walks are straight lines, and marked as such', () => {
    const found = plain.answer('A', 'B', '10:00', { modes: ['wa_wal'] }).groups[0]?.itineraries[0]?.itinerary;
    expect(found === undefined ? '' : printItinerary(found)).toBe('10:00 wa_wal 10:08:20');
    expect(found?.legs[0]).toMatchObject({ straightLine: true, metres: 500 });
  });

  test('vehicles go nowhere', () => expect(direct(plain, 'A', 'B', 'me_car')).toBe('- no-modes'));
});
