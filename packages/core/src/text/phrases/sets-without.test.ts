import { expect, test } from 'vitest';
import { type SetOutcome, saySetWithout, setsWithout } from './sets-without.ts';

const told = (outcomes: readonly SetOutcome[]): readonly string[] =>
  setsWithout(outcomes).map(({ modes }) => modes.join(' + '));
const none = (modes: string, reason: string): SetOutcome => ({ modes: modes.split(' '), empty: { reason } });

test('a mode that gives nothing is told, whatever the others give', () => {
  expect(told([none('pt_pub', 'no-connection'), { modes: ['wa_wal'] }])).toEqual(['pt_pub']);
  expect(told([none('pt_pub', 'walking-is-better'), { modes: ['wa_wal'], empty: undefined }])).toEqual(['pt_pub']);
  expect(told([{ modes: ['wa_wal'] }])).toEqual([]);
});

test('spec 4.2 rule 2: that no combination is better is the usual case, and told by no line', () => {
  const alone = [{ modes: ['pt_pub'] }, { modes: ['me_car'] }];
  expect(told([...alone, none('pt_pub me_car', 'not-better')])).toEqual([]);
  expect(told([...alone, none('pt_pub me_car', 'walking-is-better')])).toEqual([]);
  expect(told([...alone, none('pt_pub me_car', 'stopped-early')])).toEqual(['pt_pub + me_car']);
});

test('one line tells what one mode lacks, alone and in every combination', () => {
  const outcomes = [none('pt_pub', 'no-service-date'), { modes: ['me_car'] }, none('pt_pub me_car', 'no-service-date')];
  expect(told(outcomes)).toEqual(['pt_pub']);
});

test('a line names the modes, once', () => {
  expect(saySetWithout(['pt_pub'], 'Nothing runs.', 'en')).toBe('Public transport: Nothing runs.');
  expect(saySetWithout(['pt_pub', 'me_car'], 'Nothing.', 'de')).toBe('Öffentlicher Verkehr + Auto: Nothing.');
  expect(saySetWithout(['ps_tax'], 'Taxi: not in service at this time.', 'en')).toBe(
    'Taxi: not in service at this time.',
  );
});
