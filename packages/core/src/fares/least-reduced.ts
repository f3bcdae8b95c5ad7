import { sumMoney } from '../base/index.ts';
import type { Ticket } from './fare-ride.ts';

/**
 * What somebody pays who is entitled to a reduction nobody knows which: the dearest of the reduced prices, so that none of those entitled
 * pays more; the full price where nothing is cheaper.
 */
export function leastReduced(
  full: readonly Ticket[],
  offers: readonly (readonly Ticket[] | undefined)[],
): readonly Ticket[] {
  const most = onlySum(full);
  if (most === undefined) return full;
  let best = full;
  let bestMinor = Number.NEGATIVE_INFINITY;
  for (const tickets of offers) {
    const sum = tickets === undefined ? undefined : onlySum(tickets);
    if (tickets === undefined || sum === undefined || sum.currency !== most.currency) continue;
    if (sum.minor >= most.minor || sum.minor <= bestMinor) continue;
    best = tickets;
    bestMinor = sum.minor;
  }
  return best;
}

/** The sum of tickets of one currency. */
function onlySum(tickets: readonly Ticket[]): { readonly currency: string; readonly minor: number } | undefined {
  const sums = sumMoney(tickets.map(({ money }) => money));
  return sums.length === 1 ? sums[0] : undefined;
}
