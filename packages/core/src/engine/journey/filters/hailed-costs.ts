import { decimalOf } from '../../../base/index.ts';
import type { Costs, Itinerary } from '../../../model/index.ts';
import { isHailed } from '../itinerary/hails-car.ts';
import { METRES_PER_CALL, NEGLIGIBLE_PRICE_SHARE } from './thresholds.ts';

/**
 * Metres in hailed cars, by mode: a measure of the price that needs no tariff. Each hailed ride counts {@link METRES_PER_CALL} more, for the flag
 * fall.
 */
export function hailedMetres({ legs }: Itinerary): ReadonlyMap<string, number> {
  const metres = new Map<string, number>();
  for (const leg of legs)
    if (isHailed(leg)) metres.set(leg.mode, (metres.get(leg.mode) ?? 0) + leg.metres + METRES_PER_CALL);
  return metres;
}

/**
 * Whether a candidate costs no less than a rival; savings up to {@link NEGLIGIBLE_PRICE_SHARE} are disregarded. The known parts of the candidate's
 * price count. Where the price of the rival is unknown, the metres in hailed cars stand for both prices (FA-11).
 */
export function paysNoLess(candidate: Itinerary, rival: Itinerary, costsOf: (itinerary: Itinerary) => Costs): boolean {
  const [own, others] = [costsOf(candidate), costsOf(rival)];
  if (others.money === undefined) {
    const driven = sum(hailedMetres(rival));
    return driven > 0 && sum(hailedMetres(candidate)) >= driven * (1 - NEGLIGIBLE_PRICE_SHARE);
  }
  const known = own.parts.filter(({ money }) => money.currency === others.currency);
  const least = own.money ?? known.reduce((all, { money }) => all + decimalOf(money), 0);
  const isComparable = own.money === undefined || own.currency === others.currency;
  return isComparable && least >= others.money * (1 - NEGLIGIBLE_PRICE_SHARE);
}

function sum(metres: ReadonlyMap<string, number>): number {
  return [...metres.values()].reduce((all, one) => all + one, 0);
}
