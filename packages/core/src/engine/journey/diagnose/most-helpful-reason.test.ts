import { expect, test } from 'vitest';
import type { EmptyReason } from '../../../model/index.ts';
import { mostHelpfulReason } from './most-helpful-reason.ts';

const told = (...reasons: readonly (EmptyReason | undefined)[]) =>
  mostHelpfulReason(
    reasons.map((reason, i) => ({
      modes: [`mode-${i}`],
      groupCount: reason === undefined ? 1 : 0,
      empty: reason && { reason, values: { set: i } },
    })),
  );

test('what the user can change comes before what nobody can, whichever set of modes says it', () => {
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
      expect(told(...reasons)?.reason).toBe(more);
});

test('of reasons that help alike, that of the first set; none where none is empty', () => {
  expect(told('closed', 'closed')?.values).toEqual({ set: 0 });
  expect(told('no-connection', 'not-better')?.reason).toBe('no-connection');
  expect(told('not-better', undefined, 'no-connection')?.reason).toBe('not-better');
  expect(told(undefined, undefined)).toBeUndefined();
  expect(told()).toBeUndefined();
});
