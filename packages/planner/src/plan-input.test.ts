import { expect, test } from 'vitest';
import { completeInput } from './plan-input.ts';

const [from, to] = [
  { lat: 1, lng: 2 },
  { lat: 3, lng: 4 },
];
const now = (): number => 1000;

test('two places are enough: departure now, by public transport and on foot', () => {
  expect(completeInput({ from, to }, now)).toMatchObject({
    from: { ...from, address: '', streetName: '' },
    to: { ...to, address: '', streetName: '' },
    when: { departAfter: 1000, arriveBefore: undefined },
    modes: ['pt_pub', 'wa_wal'],
    allModes: true,
  });
});

test('a single time is kept as it is', () => {
  expect(completeInput({ from, to, when: { arriveBefore: 5 } }, now).when).toEqual({
    departAfter: undefined,
    arriveBefore: 5,
  });
  expect(completeInput({ from, to, when: { departAfter: 0 } }, now).when).toEqual({
    departAfter: 0,
    arriveBefore: undefined,
  });
});

test('modes that are named are searched together, unless the input says otherwise', () => {
  expect(completeInput({ from, to, modes: ['me_car'] }, now)).toMatchObject({ modes: ['me_car'], allModes: false });
  expect(completeInput({ from, to, allModes: false }, now)).toMatchObject({ allModes: false });
});

test('members that are given replace the defaults', () => {
  const given = { wheelchair: true, minTransferSeconds: 0, from: { ...from, address: 'Here' } };
  expect(completeInput({ to, ...given }, now)).toMatchObject({ ...given, from: { address: 'Here', streetName: '' } });
});
