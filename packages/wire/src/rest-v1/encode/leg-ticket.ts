import { decimalOf, sumMoney } from '@tripwright/core/base';
import type { PricedPart } from '@tripwright/core/model';

/** The ticket with which a leg is ridden. */
export interface LegTicket {
  readonly id: string;
  readonly name: string;
  /** What is paid when boarding, in units of the currency; undefined where a ticket bought earlier is still good. */
  readonly price: { readonly amount: number; readonly currency: string } | undefined;
}

/**
 * What a leg is ridden with, of all that is to be paid for an itinerary. What several parts pay for at one leg (a price and a discount) is
 * one ticket under the name of the dearest.
 * @param leg position in the itinerary's legs
 * @returns undefined where nothing is known to be paid, or only in several currencies
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
