import type { Money } from '../base/index.ts';
import { moneyOfMicros, steppedMicros } from '../tariffs/index.ts';
import type { PricingPlan, SharedSystem, SharedVehicle, VehicleType } from './shared-system.ts';

/**
 * The price of a ride under a plan (SV-15): unlocking, plus each begun interval of minutes and kilometres; at least 0. Additional taxes
 * (`isTaxable`) and surge prices are not included, because they are unknown.
 */
export function priceOf(plan: PricingPlan, seconds: number, metres: number): Money {
  const micros =
    plan.priceMicros + steppedMicros(plan.perMinute, seconds, 60) + steppedMicros(plan.perKm, metres, 1000);
  return moneyOfMicros(Math.max(0, micros), plan.currency);
}

/** The price of a reservation before the ride: a flat fee, plus a fee per begun minute. */
export function reservationPrice(plan: PricingPlan, seconds: number): Money {
  const minutes = Math.ceil(seconds / 60);
  const micros = (plan.reservationFlatMicros ?? 0) + minutes * (plan.reservationPerMinuteMicros ?? 0);
  return moneyOfMicros(micros, plan.currency);
}

/**
 * The plan of a vehicle: its own, else the default of its type, else the only plan of its type or system (SV-15). Undefined = the price is
 * unknown.
 */
export function planOf(system: SharedSystem, type: VehicleType, vehicle?: SharedVehicle): PricingPlan | undefined {
  const find = (id: string | undefined): PricingPlan | undefined => system.plans.find((plan) => plan.id === id);
  const named = find(vehicle?.plan) ?? find(type.defaultPlan);
  if (named !== undefined) return named;
  if (type.planIds?.length === 1) return find(type.planIds[0]);
  return type.planIds === undefined && system.plans.length === 1 ? system.plans[0] : undefined;
}
