import { sumMoney } from '../base/index.ts';
import type { Ticket } from './fare-ride.ts';

/**
 * The tickets of a rider who is entitled to an unknown reduction: those of the highest reduced price, so that no entitled rider pays more.
 * Without a reduced price below the full price, the full tickets.
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

/** The sum of tickets in one currency; undefined for several currencies. */
function onlySum(tickets: readonly Ticket[]): { readonly currency: string; readonly minor: number } | undefined {
  const sums = sumMoney(tickets.map(({ money }) => money));
  return sums.length === 1 ? sums[0] : undefined;
}
