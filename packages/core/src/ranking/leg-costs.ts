import { decimalOf, sumMoney } from '../base/index.ts';
import type { Itinerary, Leg, LegCosts, PricedPart } from '../model/index.ts';
import { findModeFamily } from '../modes/index.ts';
import { emissionFactor } from './emission-factors.ts';
import { cycleSecondsOf, entersVehicle, hassleOf, isOnFoot } from './hassle.ts';

/** Kilocalories per metre above rest for a person of 70 kg: walking at 4 km/h about 3.5 MET, cycling at 18 km/h about 7 MET. */
const CALORIES_PER_METRE: Readonly<Record<string, number>> = { walk: 0.045, wheelchair: 0.045, bicycle: 0.025 };

/** Kilocalories of a leg. */
export function caloriesOf(leg: Leg): number {
  return leg.kind === 'street' ? leg.metres * (CALORIES_PER_METRE[leg.profile] ?? 0) : 0;
}

/** Kilograms of CO₂ of a leg. @param emissions the traveller's own, per kilometre by mode */
export function carbonOf(leg: Leg, emissions?: ReadonlyMap<string, number>): number {
  return leg.kind === 'stationary' ? 0 : (leg.metres / 1000) * emissionFactor(leg.mode, emissions);
}

/** Whether a leg is free by itself: on foot, or by the rider's own vehicle without a motor. Shared and hailed vehicles cost money. */
export function isFree(leg: Leg): boolean {
  if (leg.kind !== 'street') return leg.kind === 'stationary' && leg.isUnpriced !== true;
  const travel = findModeFamily(leg.mode)?.travel;
  return emissionFactor(leg.mode) === 0 && travel?.mustReturn !== true && travel?.hailed !== true;
}

/**
 * The costs of an itinerary leg by leg. A gap in time counts as a wait for the leg after it, and every vehicle but the first as a transfer.
 * @param parts and `emissions` as for the costs of the whole
 * @param currency the currency of legs that are free or covered by an earlier ticket; undefined = that of the first part
 */
export function legCosts(
  { legs, departure }: Itinerary,
  parts: readonly PricedPart[],
  emissions?: ReadonlyMap<string, number>,
  currency: string | undefined = parts[0]?.money.currency,
): LegCosts[] {
  let before = departure;
  let isInVehicle = false;
  let cycledBefore = 0;
  return legs.map((leg, at) => {
    const seconds = leg.arrival - leg.departure;
    const waited = leg.departure - before + (leg.kind === 'stationary' ? seconds : 0);
    before = leg.arrival;
    const cycleSeconds = cycleSecondsOf(leg);
    const hassle = hassleOf({
      changes: entersVehicle(leg) && isInVehicle ? 1 : 0,
      waitSeconds: waited,
      walkSeconds: isOnFoot(leg) ? seconds : 0,
      cycleSeconds,
      cycledBefore,
    });
    isInVehicle ||= entersVehicle(leg);
    cycledBefore += cycleSeconds;
    return {
      seconds,
      calories: caloriesOf(leg),
      carbon: carbonOf(leg, emissions),
      hassle,
      ...moneyAt(leg, at, parts, currency),
    };
  });
}

function moneyAt(
  leg: Leg,
  at: number,
  parts: readonly PricedPart[],
  currency: string | undefined,
): Pick<LegCosts, 'money' | 'currency' | 'coveredBy'> {
  const own = sumMoney(parts.filter(({ legs }) => legs[0] === at).map(({ money }) => money));
  const [sum] = own;
  if (own.length > 1) return { money: undefined, currency: undefined, coveredBy: undefined };
  if (sum !== undefined) return { money: decimalOf(sum), currency: sum.currency, coveredBy: undefined };
  const coveredBy = parts.find(({ legs }) => legs.includes(at))?.legs[0];
  const isKnown = coveredBy !== undefined || isFree(leg);
  return { money: isKnown ? 0 : undefined, currency: isKnown ? currency : undefined, coveredBy };
}
