import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';

const FAR = ' '.repeat(40);

describe('TR-14 the transfer point among otherwise equal ones', () => {
  test('the least walking, though another place has a larger margin', () => {
    // At B the rider waits; from C the transfer walks to E, with a smaller margin in one world and a larger one in the other.
    for (const time of ['10:06', '10:09']) {
      const world = new TextWorld({
        map: `A${FAR}B${FAR}CE${FAR}D`,
        trips: `R1 A 10:00 B 10:05 C 10:10\nR2 B ${time} E 10:20 D 10:30`,
      });
      expect(world.plan('A', 'D', '09:55')).toEqual([
        `10:00 R1 A 10:00 B 10:05 | stationary_transfer B ${time} | R2 B ${time} D 10:30`,
      ]);
    }
  });

  test('where vehicles wait for each other, though another place has a larger margin', () => {
    const parts = { map: `A${FAR}B${FAR}C${FAR}D`, trips: 'R1 A 10:00 B 10:05 C 10:06\nR2 B 10:07 C 10:20 D 10:30' };
    const recommended = new TextWorld({ ...parts, transfers: [{ from: 'B', to: 'B', type: 1 }] });
    expect(recommended.plan('A', 'D', '09:55')).toEqual([
      '10:00 R1 A 10:00 B 10:05 | stationary_transfer B 10:07 | R2 B 10:07 D 10:30',
    ]);
  });

  test('the longest margin', () => {
    const world = (b: string, c: string) =>
      new TextWorld({ map: `A${FAR}B${FAR}C${FAR}D`, trips: `R1 A 10:00 B 10:05 C 10:10\nR2 B ${b} C ${c} D 10:30` });
    expect(world('10:06', '10:20').plan('A', 'D', '09:55')).toEqual([
      '10:00 R1 A 10:00 C 10:10 | stationary_transfer C 10:20 | R2 C 10:20 D 10:30',
    ]);
    expect(world('10:10', '10:12').plan('A', 'D', '09:55')).toEqual([
      '10:00 R1 A 10:00 B 10:05 | stationary_transfer B 10:10 | R2 B 10:10 D 10:30',
    ]);
  });

  test('the earliest place where all else is equal', () => {
    const world = new TextWorld({
      map: `A${FAR}B${FAR}C${FAR}D`,
      trips: 'R1 A 10:00 B 10:05 C 10:10\nR2 B 10:15 C 10:20 D 10:30',
    });
    expect(world.plan('A', 'D', '09:55')).toEqual([
      '10:00 R1 A 10:00 B 10:05 | stationary_transfer B 10:15 | R2 B 10:15 D 10:30',
    ]);
  });

  test('never where the transfer is forbidden or too short, or the stop avoided', () => {
    const parts = { map: `A${FAR}B${FAR}C${FAR}D`, trips: 'R1 A 10:00 B 10:05 C 10:10\nR2 B 10:15 C 10:20 D 10:30' };
    const atC = '10:00 R1 A 10:00 C 10:10 | stationary_transfer C 10:20 | R2 C 10:20 D 10:30';
    const forbidden = new TextWorld({ ...parts, transfers: [{ from: 'B', to: 'B', type: 3 }] });
    expect(forbidden.plan('A', 'D', '09:55')).toEqual([atC]);
    const long = new TextWorld({ ...parts, transfers: [{ from: 'B', to: 'B', type: 2, seconds: 660 }] });
    expect(long.plan('A', 'D', '09:55')).toEqual([atC]);
    expect(new TextWorld(parts).plan('A', 'D', '09:55', { avoidStops: ['B'] })).toEqual([atC]);
  });

  test('over several transfers, one after the other', () => {
    const world = new TextWorld({
      map: `A${FAR}B${FAR}C${FAR}D${FAR}E${FAR}F`,
      trips: 'R1 A 10:00 B 10:05 C 10:10\nR2 B 10:15 C 10:20 D 10:30 E 10:40\nR3 D 10:41 E 10:45 F 10:50',
    });
    expect(world.plan('A', 'F', '09:55')).toEqual([
      '10:00 R1 A 10:00 B 10:05 | stationary_transfer B 10:15 | R2 B 10:15 D 10:30 | stationary_transfer D 10:41 | R3 D 10:41 F 10:50',
    ]);
  });
});
