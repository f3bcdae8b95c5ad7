import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';

/** A short street AB with extra tags, and a detour by C and D. */
const park = (tags: Record<string, string>) =>
  new TextWorld({
    map: `
A...B
.....
C...D`,
    ways: { AB: { highway: 'footway', ...tags }, AC: {}, CD: {}, DB: {} },
  });

function walked(world: TextWorld, time: string, arriving = false): number | undefined {
  const when = arriving
    ? { departAfter: undefined, arriveBefore: instant(time) }
    : { departAfter: instant(time), arriveBefore: undefined };
  const answer = world.answer('A', 'B', time, { modes: ['wa_wal'], when });
  return answer.groups[0]?.itineraries[0]?.itinerary.walkMetres;
}

describe('OS-24, OS-25 streets as they are at the time of travel', () => {
  test('a path through a park that closes at night', () => {
    const world = park({ opening_hours: 'Mo-Su 08:00-20:00' });
    const through = walked(world, '12:00') as number;
    const round = walked(world, '21:00') as number;
    expect(round).toBeGreaterThan(2 * through);
    expect(walked(world, '19:59')).toBe(through);
    expect(walked(world, '12:00', true)).toBe(through);
    expect(walked(world, '21:00', true)).toBe(round);
  });

  test('a limit for other days leaves the plain tags in force', () => {
    const world = park({ 'foot:conditional': 'no @ (Sa,Su)' });
    expect(walked(world, '12:00')).toBe(walked(park({}), '12:00'));
  });
});
