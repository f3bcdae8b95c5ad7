import type { Money } from '../base/index.ts';
import { moneyOfMicros, steppedMicros } from '../tariffs/index.ts';
import type { PricingPlan, SharedSystem, SharedVehicle, VehicleType } from './shared-system.ts';

/**
 * What a ride costs under a plan (SV-15): unlocking, and what each begun interval of its minutes and kilometres adds. Never below 0.
 * Taxes that come on top (`isTaxable`) and raised prices in times of demand are not known.
 */
export function priceOf(plan: PricingPlan, seconds: number, metres: number): Money {
  const micros =
    plan.priceMicros + steppedMicros(plan.perMinute, seconds, 60) + steppedMicros(plan.perKm, metres, 1000);
  return moneyOfMicros(Math.max(0, micros), plan.currency);
}

/** What holding a vehicle before the ride costs: a flat fee, and one for each begun minute. */
export function reservationPrice(plan: PricingPlan, seconds: number): Money {
  const minutes = Math.ceil(seconds / 60);
  const micros = (plan.reservationFlatMicros ?? 0) + minutes * (plan.reservationPerMinuteMicros ?? 0);
  return moneyOfMicros(micros, plan.currency);
}

/**
 * The plan that holds for a vehicle: its own, else its type's default, else the only one its type or its system has (SV-15). Undefined
 * = the price is unknown.
 */
export function planOf(system: SharedSystem, type: VehicleType, vehicle?: SharedVehicle): PricingPlan | undefined {
  const find = (id: string | undefined): PricingPlan | undefined => system.plans.find((plan) => plan.id === id);
  const named = find(vehicle?.plan) ?? find(type.defaultPlan);
  if (named !== undefined) return named;
  if (type.planIds?.length === 1) return find(type.planIds[0]);
  return type.planIds === undefined && system.plans.length === 1 ? system.plans[0] : undefined;
}
