import { decimalOf, type Money, sumMoney } from '@tripwright/core/base';
import type { PricedPart } from '@tripwright/core/model';
import type { CostComponentType, LocalCost } from '@tripwright/core/template';

/** What is to be paid for one leg. */
export interface LegCost {
  readonly parts: readonly PricedPart[];
  /** Its sum. */
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
 * What a leg without a timetable costs, of all that is to be paid for an itinerary; what pays for several legs counts for the first.
 * @param leg position in the itinerary's legs
 * @returns undefined where nothing is known to be paid, or only in several currencies
 */
export function legCost(parts: readonly PricedPart[], leg: number): LegCost | undefined {
  const own = parts.filter(({ kind, legs }) => kind !== 'ticket' && legs[0] === leg);
  const total = only(own.map(({ money }) => money));
  return total === undefined ? undefined : { parts: own, total };
}

/** The cost as a template has it. Tariffs are read, not quoted: an estimate of ours. */
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

/** The tolls among it, summed; undefined without any. */
export function tollOf({ parts }: LegCost): LegCost['total'] | undefined {
  return only(parts.flatMap(({ kind, money }) => (kind === 'toll' ? [money] : [])));
}

function only(moneys: readonly Money[]): LegCost['total'] | undefined {
  const [sum, ...others] = sumMoney(moneys);
  return sum === undefined || others.length > 0 ? undefined : { amount: decimalOf(sum), currency: sum.currency };
}
