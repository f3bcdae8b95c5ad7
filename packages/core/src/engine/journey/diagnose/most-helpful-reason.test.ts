import { expect, test } from 'vitest';
import type { EmptyReason } from '../../../model/index.ts';
import { mostHelpfulReason } from './most-helpful-reason.ts';

const helpful = (...reasons: readonly (EmptyReason | undefined)[]) =>
  mostHelpfulReason(
    reasons.map((reason, i) => ({
      modes: [`mode-${i}`],
      groupCount: reason === undefined ? 1 : 0,
      empty: reason && { reason, values: { set: i } },
    })),
  );

test('reasons that the rider can change come first, whichever set of modes has them', () => {
  for (const [more, less] of [
    ['off-network-from', 'no-stop-from'],
    ['walk-too-long', 'no-stop-from'],
    ['inaccessible', 'no-vehicle-from'],
    ['closed', 'outside-zone-from'],
    ['stopped-early', 'no-connection'],
    ['closed', 'not-better'],
  ] as const)
    for (const reasons of [
      [more, less],
      [less, more],
    ])
      expect(helpful(...reasons)?.reason).toBe(more);
});

test('among equally helpful reasons the first set of modes decides; there is no reason where no set is empty', () => {
  expect(helpful('closed', 'closed')?.values).toEqual({ set: 0 });
  expect(helpful('no-connection', 'not-better')?.reason).toBe('no-connection');
  expect(helpful('not-better', undefined, 'no-connection')?.reason).toBe('not-better');
  expect(helpful(undefined, undefined)).toBeUndefined();
  expect(helpful()).toBeUndefined();
});
