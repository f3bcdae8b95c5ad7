import { expect, test } from 'vitest';
import { formatMessage, type LooseValues } from '../src/text/languages/format-message.ts';
import type { Cases, Message } from '../src/text/languages/message.ts';

const script = new URL('../../../scripts/messages/factor-cases.ts', import.meta.url);
const { factorCases } = (await import(script.href)) as {
  factorCases(choice: readonly [argument: string, choose: 'plural' | 'select', cases: Cases]): Message;
};

const choices: readonly (readonly [name: string, argument: string, choose: 'plural' | 'select', cases: Cases])[] = [
  [
    'shared words at both ends',
    'vehicle',
    'select',
    { bus: 'Take bus <NUMBER>', tram: 'Take tram <NUMBER>', other: 'Take <NUMBER>' },
  ],
  ['shared values', 'kind', 'select', { pier: ['Pier ', ['n']], other: ['Platform ', ['n']] }],
  ['letters alone are not shared', 'vehicle', 'select', { bus: 'Bus', other: 'Bush' }],
  ['a case like `other`', 'vehicle', 'select', { bus: 'Board', tram: 'Ride', other: 'Board' }],
  ['plurals', 'count', 'plural', { '=1': 'Every minute', other: ['Every ', ['count', 'number'], ' minutes'] }],
  ['Chinese with a space before a value', 'vehicle', 'select', { bus: '乘搭巴士 <NUMBER>', other: '乘搭 <NUMBER>' }],
  ['Chinese', 'vehicle', 'select', { bus: '步行至汽車處', other: '步行至車輛處' }],
  ['an empty case', 'count', 'plural', { '=0': '', other: ['a ', ['count', 'number']] }],
];

test.each(choices)('a factored choice reads as before: %s', (_, argument, choose, cases) => {
  const plain: Message = [[argument, choose, cases] as never];
  const factored = factorCases([argument, choose, cases]);
  for (const locale of ['en', 'zh-HK'] as const) {
    for (const value of choose === 'plural' ? [0, 1, 2, 30] : [...Object.keys(cases), 'unlisted']) {
      const values: LooseValues = { [argument]: value, n: 4 };
      expect(formatMessage(factored, values, locale)).toBe(formatMessage(plain, values, locale));
    }
  }
});

test('shared words are held once', () => {
  expect(factorCases(['vehicle', 'select', { bus: 'Take bus <NUMBER>', other: 'Take it <NUMBER>' }])).toEqual([
    'Take ',
    ['vehicle', 'select', { bus: 'bus', other: 'it' }],
    ' <NUMBER>',
  ]);
});
