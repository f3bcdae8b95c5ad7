import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, decimalTextOf, parseMoney, sumMoney } from './money.ts';

describe('FA-2 money is exact', () => {
  test.each([
    ['1.10', 'EUR', 110],
    ['1.1', 'eur', 110],
    ['.5', 'USD', 50],
    ['3', 'USD', 300],
    ['-0.40', 'CAD', -40],
    ['210', 'JPY', 210],
    ['210.00', 'JPY', 210],
    ['0.350', 'KWD', 350],
    ['2.500', 'EUR', 250],
  ])('FA-2 %s %s are %d minor units', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toEqual({ currency: currency.toUpperCase(), minor });
  });

  test.each([
    ['2.505', 'EUR'],
    ['210.5', 'JPY'],
    ['', 'EUR'],
    ['.', 'EUR'],
    ['1,50', 'EUR'],
    ['1e3', 'EUR'],
    ['99999999999999999', 'EUR'],
    ['1.00', ''],
    ['1.00', 'EURO'],
  ])('FA-2 "%s" "%s" is not read as something else', (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined();
  });

  test('FA-2 sums are exact where fractions are not, and currencies stay apart', () => {
    const tenth = { currency: 'EUR', minor: 10 };
    const sum = sumMoney([tenth, { currency: 'CHF', minor: 1 }, tenth, tenth]);
    expect(sum).toEqual([
      { currency: 'CHF', minor: 1 },
      { currency: 'EUR', minor: 30 },
    ]);
    expect(sum.map(decimalOf)).toEqual([0.01, 0.3]);
    expect(sum.map(decimalTextOf)).toEqual(['0.01', '0.30']);
    expect(decimalTextOf({ currency: 'KWD', minor: -5 })).toBe('-0.005');
  });

  test('FA-2 a written amount reads back as the same amount', () => {
    const amount = fc.record({
      minor: fc.integer({ min: -1e12, max: 1e12 }),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
    });
    fc.assert(
      fc.property(amount, (money) => {
        expect(parseMoney(String(decimalOf(money)), money.currency)).toEqual(money);
      }),
    );
  });
});
