import { expect, test } from 'vitest';
import { emptySetsToMention, type SetOutcome } from './empty-sets.ts';
import { phrases } from './phrases.ts';

const mentioned = (outcomes: readonly SetOutcome[]): readonly string[] =>
  emptySetsToMention(outcomes).map(({ modes }) => modes.join(' + '));
const none = (modes: string, reason: string): SetOutcome => ({ modes: modes.split(' '), empty: { reason } });

test('a single mode without itineraries is reported beside the others', () => {
  expect(mentioned([none('pt_pub', 'no-connection'), { modes: ['wa_wal'] }])).toEqual(['pt_pub']);
  expect(mentioned([none('pt_pub', 'walking-is-better'), { modes: ['wa_wal'], empty: undefined }])).toEqual(['pt_pub']);
  expect(mentioned([{ modes: ['wa_wal'] }])).toEqual([]);
});

test('spec 4.2 rule 2: a combination that is not better is not reported', () => {
  const alone = [{ modes: ['pt_pub'] }, { modes: ['me_car'] }];
  expect(mentioned([...alone, none('pt_pub me_car', 'not-better')])).toEqual([]);
  expect(mentioned([...alone, none('pt_pub me_car', 'walking-is-better')])).toEqual([]);
  expect(mentioned([...alone, none('pt_pub me_car', 'stopped-early')])).toEqual(['pt_pub + me_car']);
});

test('a mode that is empty alone is reported once, not with its combinations', () => {
  const outcomes = [none('pt_pub', 'no-service-date'), { modes: ['me_car'] }, none('pt_pub me_car', 'no-service-date')];
  expect(mentioned(outcomes)).toEqual(['pt_pub']);
});

test('a line names the modes once', () => {
  const say = (modes: readonly string[], text: string, values = {}) =>
    phrases('en').sayEmptySet(modes, { text, values });
  expect(say(['pt_pub'], 'Nothing runs.')).toBe('Public transport: Nothing runs.');
  expect(say(['pt_pub', 'me_car'], 'Nothing.')).toBe('Public transport + Car: Nothing.');
  // The text names its mode.
  expect(say(['ps_tax'], 'Taxi: not in service at this time.', { mode: 'ps_tax' })).toBe(
    'Taxi: not in service at this time.',
  );
});
