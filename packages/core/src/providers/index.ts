export type {
  AirportRow,
  EnergyUse,
  HailedProvider,
  HirePlace,
  HireProvider,
  OnDemandTariff,
  ParkedVehicle,
  ParkingFeeRow,
  ParkingLot,
  ProviderRow,
  ProviderRows,
  Toll,
} from './provider-rows.ts';
export { type HireSpot, Providers } from './providers.ts';
