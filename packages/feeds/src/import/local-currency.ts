import type { FeedRows } from '@tripwright/core/timetable/build';

/** Tables of fares with their column of currencies. */
const FARE_TABLES = [
  ['fare_attributes.txt', 'currency_type'],
  ['fare_products.txt', 'currency'],
] as const;

/**
 * The currency of a region, for prices of 0: the most frequent one of the operator's own prices, else of the feeds' fares, else of the plans of shared
 * vehicles. Undefined where the data have no prices.
 */
export function localCurrency(
  configured: readonly string[],
  feeds: readonly FeedRows[],
  plans: readonly string[],
): string | undefined {
  return mostFrequent(configured) ?? mostFrequent(feeds.flatMap(fareCurrencies)) ?? mostFrequent(plans);
}

function fareCurrencies({ otherTables }: FeedRows): string[] {
  return FARE_TABLES.flatMap(([table, column]) =>
    (otherTables.get(table) ?? []).map((row) => (row.get(column) ?? '').toUpperCase()),
  );
}

/** The most frequent ISO 4217 code, among equals the first by letter. */
function mostFrequent(codes: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const code of codes) if (/^[A-Z]{3}$/.test(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))[0]?.[0];
}
