export {
  type Availability,
  COUNTS_HORIZON_SECONDS,
  countsHold,
  isVehicleAvailable,
  pickupAt,
  returnAt,
} from './availability.ts';
export { Geofencing } from './geofencing.ts';
export { planOf, priceOf, reservationPrice } from './price.ts';
export { isWithinRange, rangeMetres } from './range.ts';
export type {
  CountOfType,
  FormFactor,
  GeofencingRule,
  GeofencingZone,
  LocalText,
  PricingPlan,
  Propulsion,
  RentalLinks,
  ReturnConstraint,
  SharedStation,
  SharedSystem,
  SharedVehicle,
  SystemRegion,
  VehicleType,
} from './shared-system.ts';
export { OpenedSystem, type PickupOption, type ReturnOption, SharedVehicles } from './shared-vehicles.ts';
export { type VehicleMode, vehicleMode } from './vehicle-mode.ts';
