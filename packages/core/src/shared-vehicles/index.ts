export {
  type Availability,
  COUNTS_HORIZON_SECONDS,
  countsHold,
  isVehicleAvailable,
  pickupAt,
  returnAt,
} from './availability.ts';
export { Geofencing } from './geofencing.ts';
export { OpenedSystem, type PickupOption, type ReturnOption, type SharedRide } from './opened-system.ts';
export { planOf, priceOf, reservationPrice } from './price.ts';
export { isWithinRange, rangeMetres } from './range.ts';
export { type RideThroughZones, rideThroughZones } from './ride-through-zones.ts';
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
  StationState,
  SystemRegion,
  SystemState,
  VehicleType,
} from './shared-system.ts';
export { SharedVehicles } from './shared-vehicles.ts';
export { dockStock, vehicleStock } from './stock.ts';
export { type VehicleMode, vehicleMode } from './vehicle-mode.ts';
