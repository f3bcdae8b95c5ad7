export type {
  AirportRow,
  EnergyUse,
  HailedProvider,
  HirePlace,
  HireProvider,
  ParkedVehicle,
  ParkingFeeRow,
  ParkingLot,
  ProviderRow,
  ProviderRows,
  Toll,
} from './provider-rows.ts';
export { type HireSpot, Providers } from './providers.ts';
