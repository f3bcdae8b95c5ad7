import fc from 'fast-check';
import { expect, test } from 'vitest';
import { believedCalls, type TimedCalls, worstSpan } from './believed-calls.ts';

/** Ascending arrivals that never fall on a whole minute, with any way between them. */
const trips = fc
  .array(
    fc.record({ hop: fc.nat(100), wait: fc.nat(100), dwell: fc.nat(3), isEvidence: fc.nat(9), approximate: fc.nat(1) }),
    {
      minLength: 2,
      maxLength: 9,
    },
  )
  .map((calls): TimedCalls => {
    let [clock, way] = [1, 0];
    const needed = Float64Array.from(calls, ({ hop }, at) => (way += at === 0 ? 0 : hop));
    const skip = (seconds: number): number => (seconds % 60 === 0 ? seconds + 1 : seconds);
    const arrival = new Int32Array(calls.length);
    const departure = new Int32Array(calls.length);
    for (const [at, { wait, dwell }] of calls.entries()) {
      arrival[at] = skip(clock + wait);
      departure[at] = clock = skip(arrival[at]! + dwell);
    }
    return {
      needed,
      arrival,
      departure,
      isEvidence: Uint8Array.from(calls, ({ isEvidence }) => Math.min(1, isEvidence)),
      approximate: Uint8Array.from(calls, ({ approximate }) => approximate),
    };
  });

/** By how many seconds the timetable is too fast from one call to another. */
const excess = ({ needed, arrival, departure }: TimedCalls, from: number, to: number): number =>
  needed[to]! - needed[from]! - (arrival[to]! - departure[from]!);
const pairs = (calls: readonly number[]): (readonly [number, number])[] =>
  calls.flatMap((to, at) => calls.slice(0, at).map((from) => [from, to] as const));
const evidence = ({ isEvidence }: TimedCalls): number[] =>
  [...isEvidence.keys()].filter((call) => isEvidence[call] === 1);

test('the worst span is the worst of all pairs (ST-20)', () => {
  fc.assert(
    fc.property(trips, fc.nat(60), (calls, slack) => {
      const worst = Math.max(slack, ...pairs(evidence(calls)).map(([from, to]) => excess(calls, from, to)));
      const span = worstSpan(calls, slack);
      expect(span === undefined ? slack : excess(calls, span.from, span.to)).toBeCloseTo(worst, 9);
    }),
  );
});

test('believed calls agree in every span, hold both ends, and without tolerance are the weightiest set that does', () => {
  fc.assert(
    fc.property(trips, fc.constantFrom(0, 0, 20), (calls, slack) => {
      const last = calls.needed.length - 1;
      const agrees = (set: readonly number[]): boolean =>
        set[0] === 0 &&
        set.at(-1) === last &&
        pairs(set).every(([from, to]) => excess(calls, from, to) <= slack + 1e-9);
      const weight = (set: readonly number[]): number =>
        set.reduce((sum, call) => sum + 2 - calls.approximate[call]!, 0);
      const candidates = evidence(calls);
      const sets = Array.from({ length: 1 << candidates.length }, (_, bits) =>
        candidates.filter((__, at) => (bits >> at) & 1),
      );
      const possible = sets.filter((set) => set.length > 1 && agrees(set));
      const believed = believedCalls(calls, slack);
      if (believed === undefined) {
        expect(possible.length === 0 || slack > 0).toBe(true);
        return;
      }
      expect(agrees(believed)).toBe(true);
      if (slack === 0) expect(weight(believed)).toBe(Math.max(...possible.map(weight)));
    }),
  );
});

test('a trip of a hundred thousand contradictory calls is judged in a moment', () => {
  const count = 100_000;
  const needed = Float64Array.from({ length: count }, (_, call) => call * 100 + (call % 2) * 1e5);
  const arrival = Int32Array.from({ length: count }, (_, call) => call * 101 + 1);
  const ones = new Uint8Array(count).fill(1);
  const calls = { needed, arrival, departure: arrival, isEvidence: ones, approximate: ones };
  const began = performance.now();
  expect(worstSpan(calls, 5)).toBeDefined();
  believedCalls(calls, 5);
  expect(performance.now() - began).toBeLessThan(5000);
});
