import { decimalOf, sumMoney } from '@tripwright/core/base';
import type { PricedPart } from '@tripwright/core/model';

/** The ticket for a leg. */
export interface LegTicket {
  readonly id: string;
  readonly name: string;
  /** The amount paid when boarding, in units of the currency. Undefined when a ticket bought earlier is still valid. */
  readonly price: { readonly amount: number; readonly currency: string } | undefined;
}

/**
 * The ticket for a leg, taken from the priced parts of its itinerary. Several parts for one leg (a price and a discount) make one ticket,
 * named after the most expensive part.
 * @param leg position in the itinerary's legs
 * @returns undefined when no ticket is known, or when the parts have different currencies
 */
export function legTicket(parts: readonly PricedPart[], leg: number): LegTicket | undefined {
  const tickets = parts.filter(({ kind, legs }) => kind === 'ticket' && legs.includes(leg));
  const bought = tickets.filter(({ legs }) => legs[0] === leg);
  const dearest = (bought.length > 0 ? bought : tickets).reduce<PricedPart | undefined>(
    (most, part) => (most === undefined || part.money.minor > most.money.minor ? part : most),
    undefined,
  );
  const sums = sumMoney(bought.map(({ money }) => money));
  if (dearest === undefined || sums.length > 1) return undefined;
  const [sum] = sums;
  return {
    id: dearest.id,
    name: dearest.name,
    price: sum === undefined ? undefined : { amount: decimalOf(sum), currency: sum.currency },
  };
}
