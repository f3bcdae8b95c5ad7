import type { FeedRows } from '@tripwright/core/timetable/build';
import { expect, test } from 'vitest';
import { localCurrency } from './local-currency.ts';

const feed = (table: string, column: string, ...codes: readonly string[]): FeedRows =>
  ({ otherTables: new Map([[table, codes.map((code) => new Map([[column, code]]))]]) }) as never;

test('the currency of a region is that of most configured prices, else of the fares, else of the plans', () => {
  const fares = [
    feed('fare_attributes.txt', 'currency_type', 'EUR', 'usd'),
    feed('fare_products.txt', 'currency', 'USD', '€', ''),
  ];
  expect(localCurrency(['CHF', 'EUR', 'CHF'], fares, ['GBP'])).toBe('CHF');
  expect(localCurrency([], fares, ['GBP'])).toBe('USD');
  expect(localCurrency([], [], ['GBP', 'EUR'])).toBe('EUR');
  expect(localCurrency([], [feed('fare_products.txt', 'currency', 'euros')], [])).toBeUndefined();
});
