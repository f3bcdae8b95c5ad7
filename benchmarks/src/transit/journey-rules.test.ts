import type { Timetable } from '@tripwright/core/timetable';
import { expect, test } from 'vitest';
import { keepsRules, type PeerLeg } from './journey-rules.ts';

// Stops 0 to 3; one walking link, from 1 to 2, with a rule of its own, and such a rule for changing at stop 3.
const timetable = {
  linkFirst: Int32Array.of(0, 0, 1, 1, 1),
  linkTo: Int32Array.of(2),
  linkRule: Uint8Array.of(2),
  stopRule: Uint8Array.of(0, 0, 0, 2),
} as unknown as Timetable;

const ride = (from: number, to: number): PeerLeg => ({ ride: true, from, to });
const walk = (from: number, to: number): PeerLeg => ({ ride: false, from, to });

test('a journey keeps the rules: at most five rides, no two walks in a row, no transfer with a row in transfers.txt', () => {
  expect(keepsRules(timetable, [walk(3, 0), ride(0, 1), ride(1, 2), walk(2, 0)])).toBe(true);
  expect(keepsRules(timetable, [ride(0, 1), walk(1, 0), walk(0, 2)])).toBe(false);
  expect(
    keepsRules(
      timetable,
      Array.from({ length: 6 }, () => ride(0, 1)),
    ),
  ).toBe(false);
  expect(keepsRules(timetable, [ride(0, 1), walk(1, 2), ride(2, 0)])).toBe(false);
  expect(keepsRules(timetable, [ride(0, 3), ride(3, 1)])).toBe(false);
});
