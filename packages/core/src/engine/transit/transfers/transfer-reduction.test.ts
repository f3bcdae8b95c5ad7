import { describe, expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../../test/transit/stop-world.ts';
import { mirrorWindow, openServiceWindow, type StopIndex } from '../../../timetable/index.ts';
import { reducedTransfersOf } from './transfer-reduction.ts';
import { transferTableOf } from './transfer-table.ts';

/** The reduced transfers of a world, as `from>to`, forward or mirrored. */
function useful(
  trips: string,
  walks: Record<string, number>,
  { mirrored = false }: { mirrored?: boolean } = {},
): string[] {
  const { timetable } = new StopWorld({ trips, walks });
  const window = openServiceWindow(timetable, MONDAY);
  const mirror = mirrorWindow(window);
  const forward = { window, transfers: transferTableOf(window, 0, Number.POSITIVE_INFINITY) };
  const back = { window: mirror, transfers: transferTableOf(mirror, 0, Number.POSITIVE_INFINITY) };
  const { first, entries } = mirrored ? reducedTransfersOf(back, forward) : reducedTransfersOf(forward, back);
  const name = (column: number): string => timetable.strings.get(timetable.stopId[column as StopIndex] ?? 0);
  return Array.from({ length: timetable.stopCount }, (_, from) =>
    Array.from(
      { length: first[from + 1]! - first[from]! },
      (_, i) => `${name(from)}>${name(entries[2 * (first[from]! + i) + 1]!)}`,
    ),
  )
    .flat()
    .filter((way) => way[0] !== way[2])
    .sort();
}

describe('reduced transfers', () => {
  // Riders arrive at B and leave from B or C, a minute apart by vehicle.
  const line = `
    R1 A 10:00 B 10:10
    R2 B 10:20 C 10:21 D 10:30`;

  test('no walk to the next stop of a line that can be boarded here', () => {
    expect(useful(line, { 'B>C': 300 })).toEqual([]);
  });

  test('a walk faster than the vehicle may catch a run that has left here', () => {
    expect(useful(line, { 'B>C': 59 })).toEqual(['B>C']);
    expect(useful(line, { 'B>C': 60 })).toEqual([]);
  });

  test('the slowest run decides', () => {
    const slow = `${line}
    R2 B 11:20 C 11:26 D 11:35`;
    expect(useful(slow, { 'B>C': 300 })).toEqual(['B>C']);
    expect(useful(slow, { 'B>C': 360 })).toEqual([]);
  });

  test('one line that calls only there is enough to keep the walk', () => {
    expect(useful(`${line}\n    R3 C 10:40 E 10:50`, { 'B>C': 300 })).toEqual(['B>C']);
  });

  test('no walk from a vehicle to a stop that it reaches itself', () => {
    const through = `
      R1 A 10:00 B 10:10 C 10:11
      R2 C 10:20 D 10:30`;
    expect(useful(through, { 'B>C': 300 })).toEqual([]);
    expect(useful(through, { 'B>C': 59 })).toEqual(['B>C']);
  });

  test('of two walks to one line the longer is needless', () => {
    const beside = `
      R1 A 10:00 B 10:10
      R2 C 10:20 D 10:21 E 10:30`;
    expect(useful(beside, { 'B>C': 100, 'B>D': 300 })).toEqual(['B>C']);
    expect(useful(beside, { 'B>C': 300, 'B>D': 100 })).toEqual(['B>C', 'B>D']);
  });

  test('no walks from and to stops without service', () => {
    expect(useful(line, { 'A>B': 10, 'B>D': 10, 'C>D': 10, 'D>B': 10 })).toEqual(['D>B']);
  });

  test('both directions of search keep the same transfers', () => {
    const world = `${line}\n    R3 C 10:40 E 10:50\n    R4 E 10:00 B 10:05 A 10:10`;
    const walks = { 'B>C': 300, 'A>B': 100, 'E>C': 50, 'D>E': 60 };
    const turned = useful(world, walks, { mirrored: true }).map((way) => `${way[2]}>${way[0]}`);
    expect(turned.sort()).toEqual(useful(world, walks));
  });

  test('days on which the same lines take equally long share their transfers', () => {
    const { timetable } = new StopWorld({
      ...{ trips: `${line}\n    R2 B 11:20 C 11:21 D 11:35`, walks: { 'B>C': 300 } },
      days: [MONDAY, MONDAY + 1, MONDAY + 2, MONDAY + 7],
    });
    const reduced = (day: number): unknown => {
      const window = openServiceWindow(timetable, day);
      const seen = [window, mirrorWindow(window)].map((one) => ({
        window: one,
        transfers: transferTableOf(one, 0, Number.POSITIVE_INFINITY),
      }));
      return reducedTransfersOf(seen[0]!, seen[1]!);
    };
    expect(reduced(MONDAY + 1)).toBe(reduced(MONDAY));
    // Nothing runs there.
    expect(reduced(MONDAY + 4)).not.toBe(reduced(MONDAY));
    expect(reduced(MONDAY + 4)).not.toEqual(reduced(MONDAY));
  });
});
