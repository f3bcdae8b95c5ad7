import { decimalOf, sumMoney } from '../base/index.ts';
import type { Costs, Itinerary, PricedPart } from '../model/index.ts';
import { cycleSecondsOf, entersVehicle, hassleOf } from './hassle.ts';
import { caloriesOf, carbonOf, isFree } from './leg-costs.ts';

/**
 * The costs of an itinerary besides time. Money is known where every leg that costs money has a price: unknown is not free (FA-11). Walking and
 * cycling cost nothing.
 * @param parts all known prices: fares, tariffs, parking
 * @param emissions the traveller's own, kilograms of CO₂ per kilometre by mode
 * @param currency the currency of a price of 0 without parts; undefined = unknown
 */
export function itineraryCosts(
  itinerary: Itinerary,
  parts: readonly PricedPart[] = [],
  emissions?: ReadonlyMap<string, number>,
  currency?: string,
): Costs {
  let calories = 0;
  let carbon = 0;
  let cycleSeconds = 0;
  let streetVehicles = 0;
  let waitSeconds = itinerary.arrival - itinerary.departure;
  for (const leg of itinerary.legs) {
    if (leg.kind !== 'stationary') waitSeconds -= leg.arrival - leg.departure;
    if (leg.kind === 'street' && entersVehicle(leg)) streetVehicles++;
    cycleSeconds += cycleSecondsOf(leg);
    calories += caloriesOf(leg);
    carbon += carbonOf(leg, emissions);
  }
  const changes = Math.max(0, itinerary.boardings + streetVehicles - 1);
  const hassle = hassleOf({ changes, waitSeconds, walkSeconds: itinerary.walkSeconds, cycleSeconds });
  return {
    calories: Math.round(calories),
    carbon: Math.round(carbon * 1000) / 1000,
    hassle: Math.round(hassle * 100) / 100,
    ...moneyOf(itinerary, parts, currency),
    parts,
  };
}

function moneyOf(
  { legs }: Itinerary,
  parts: readonly PricedPart[],
  currency: string | undefined,
): Pick<Costs, 'money' | 'currency'> {
  const paid = new Set(parts.flatMap((part) => part.legs));
  const sums = sumMoney(parts.map(({ money }) => money));
  const [sum] = sums;
  // Amounts of different currencies have no sum (FA-2).
  if (sums.length > 1 || !legs.every((leg, at) => paid.has(at) || isFree(leg)))
    return { money: undefined, currency: undefined };
  return sum === undefined ? { money: 0, currency } : { money: decimalOf(sum), currency: sum.currency };
}
