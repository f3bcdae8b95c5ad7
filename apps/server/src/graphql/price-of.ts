import { sumMoney } from '@tripwright/core/base';
import type { PricedPart } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { MoneySource } from './sources.ts';

/** The sum of parts in one currency. Without parts it is 0 in the currency of the region; null where that is unknown. */
export function priceOf(
  parts: readonly PricedPart[],
  currency: string | undefined,
  locale: Locale,
): MoneySource | null {
  const money = sumMoney(parts.map((part) => part.money))[0] ?? (currency && { currency, minor: 0 });
  return money ? { money, locale } : null;
}
