import { decimalOf, type Money, sumMoney } from '@tripwright/core/base';
import type { PricedPart } from '@tripwright/core/model';
import type { CostComponentType, LocalCost } from '@tripwright/core/template';

/** The price of one leg. */
export interface LegCost {
  readonly parts: readonly PricedPart[];
  /** The sum of the parts, in units of the currency. */
  readonly total: { readonly amount: number; readonly currency: string };
}

const COMPONENTS: Readonly<Record<PricedPart['kind'], CostComponentType>> = {
  ticket: 'TICKET',
  taxi: 'TAXI_COST',
  hire: 'HIRE',
  parking: 'PARKING',
  fuel: 'FUEL',
  toll: 'TOLL',
};

/**
 * The price of a leg without a timetable, taken from the priced parts of its itinerary. A part for several legs counts for the first.
 * @param leg position in the itinerary's legs
 * @returns undefined when no price is known, or when the parts have different currencies
 */
export function legCost(parts: readonly PricedPart[], leg: number): LegCost | undefined {
  const own = parts.filter(({ kind, legs }) => kind !== 'ticket' && legs[0] === leg);
  const total = only(own.map(({ money }) => money));
  return total === undefined ? undefined : { parts: own, total };
}

/** The template field `localCost`. Tariffs come from data and are not quotes, so the accuracy is `internal_estimate`. */
export function localCostOf({ parts, total }: LegCost): LocalCost {
  return {
    cost: total.amount,
    currency: total.currency,
    accuracy: 'internal_estimate',
    costComponents: parts.map(({ kind, name, money }) => ({
      type: COMPONENTS[kind],
      cost: decimalOf(money),
      ...(name !== '' && { name }),
    })),
  };
}

/** The sum of the tolls; undefined when there are none. */
export function tollOf({ parts }: LegCost): LegCost['total'] | undefined {
  return only(parts.flatMap(({ kind, money }) => (kind === 'toll' ? [money] : [])));
}

function only(moneys: readonly Money[]): LegCost['total'] | undefined {
  const [sum, ...others] = sumMoney(moneys);
  return sum === undefined || others.length > 0 ? undefined : { amount: decimalOf(sum), currency: sum.currency };
}
