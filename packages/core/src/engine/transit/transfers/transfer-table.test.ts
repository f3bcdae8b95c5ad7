import { describe, expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../../test/transit/stop-world.ts';
import { mirrorWindow, openServiceWindow, type StopIndex } from '../../../timetable/index.ts';
import { transferTableOf } from './transfer-table.ts';

const world = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10 C 10:20 D 10:30
    R2 D 10:00 C 10:10 B 10:20 A 10:30`,
  walks: { 'A>B': 100, 'A>C': 50, 'A>D': 200 },
  transfers: [
    { from: 'A', to: 'B', type: 2, seconds: 30 },
    { from: 'A', to: 'C', type: 3 },
    { from: 'B', to: 'B', type: 2, seconds: 240 },
    { from: 'C', to: 'C', type: 3 },
    { from: 'D', to: 'D', type: 1 },
  ],
});
const window = openServiceWindow(world.timetable, MONDAY);

/** Transfers out of a stop as `to seconds/walk`, in their order. */
function transfers(from: string, slack: number, maxWalk = Number.POSITIVE_INFINITY, seen = window): string[] {
  const { first, entries, walks } = transferTableOf(seen, slack, maxWalk);
  const stop = world.stop(from);
  const name = (column: number): string => world.timetable.strings.get(world.timetable.stopId[column as StopIndex]!);
  return Array.from(
    { length: first[stop + 1]! - first[stop]! },
    (_, i) =>
      `${name(entries[2 * (first[stop]! + i) + 1]!)} ${entries[2 * (first[stop]! + i)]}/${walks[first[stop]! + i]}`,
  );
}

describe('transfer table', () => {
  test('has the seconds of the rules, quickest first, without forbidden transfers (TR-3 to TR-5)', () => {
    expect(transfers('A', 0)).toEqual(['A 0/0', 'B 100/100', 'D 200/200']);
    expect(transfers('A', 60)).toEqual(['A 60/0', 'B 160/100', 'D 260/200']);
    expect(transfers('B', 60)).toEqual(['B 240/0']);
    expect(transfers('B', 300)).toEqual(['B 300/0']);
    expect(transfers('C', 60)).toEqual([]);
    expect(transfers('D', 60)).toEqual(['D 0/0']);
  });

  test('excludes links longer than the longest walk', () => {
    expect(transfers('A', 0, 199)).toEqual(['A 0/0', 'B 100/100']);
    expect(transfers('A', 0, 0)).toEqual(['A 0/0']);
  });

  test('a mirrored transfer leads in the other direction and needs the same seconds', () => {
    const mirror = mirrorWindow(window);
    expect(transfers('B', 0, 999, mirror)).toEqual(['A 100/100', 'B 240/0']);
    expect(transfers('C', 0, 999, mirror)).toEqual([]);
  });

  test('is built once for the same parameters', () => {
    expect(transferTableOf(window, 7, 70)).toBe(transferTableOf(window, 7, 70));
    expect(transferTableOf(window, 7, 199)).not.toBe(transferTableOf(window, 7, 70));
    // No link is longer than 200.
    expect(transferTableOf(window, 7, 201)).toBe(transferTableOf(window, 7, Number.POSITIVE_INFINITY));
  });
});
