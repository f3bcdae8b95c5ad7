import type { Area } from '../geo/index.ts';
import type { SteppedRate } from '../tariffs/index.ts';

/**
 * What a GBFS system says, in the form of version 3 whatever version it was written in: the rows the importer writes and
 * {@link SharedVehicles} reads. Ids are the feed's own and unique per system and kind. Times are Unix seconds, lengths metres; an absent
 * key means that the feed says nothing. Counts are those of the moment of import (SV-2).
 */
export interface SharedSystem {
  readonly id: string;
  /** As written: `1.0`, `2.3`, `3.0`. */
  readonly version: string;
  readonly name: LocalText;
  readonly operator?: LocalText;
  readonly timezone: string;
  readonly url?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Where to rent, per platform, when a vehicle or station says nothing better. */
  readonly apps?: RentalLinks;
  /** In OpenStreetMap's syntax, also where the feed was older and wrote tables; absent = always open. */
  readonly openingHours?: string;
  /** Last service of the system, if it ends. */
  readonly terminationDate?: string;
  /** When the counts were taken: the oldest `last_updated` of the files with counts. */
  readonly lastUpdated?: number;
  readonly attribution?: LocalText;
  readonly licence?: string;
  readonly vehicleTypes: readonly VehicleType[];
  readonly regions: readonly SystemRegion[];
  readonly stations: readonly SharedStation[];
  readonly vehicles: readonly SharedVehicle[];
  readonly plans: readonly PricingPlan[];
  /** In the order of the file, which decides (SV-9). */
  readonly zones: readonly GeofencingZone[];
  /** Rules for everywhere outside the zones. */
  readonly globalRules: readonly GeofencingRule[];
}

/** One text in one or several languages; `language` is a BCP 47 tag or '' when the feed does not say. Never empty. */
export type LocalText = readonly { readonly text: string; readonly language: string }[];

export interface RentalLinks {
  readonly android?: string;
  readonly ios?: string;
  readonly web?: string;
}

export type FormFactor =
  | 'bicycle'
  | 'cargo_bicycle'
  | 'car'
  | 'moped'
  | 'scooter_seated'
  | 'scooter_standing'
  | 'other';

export type Propulsion =
  | 'human'
  | 'electric_assist'
  | 'electric'
  | 'combustion'
  | 'combustion_diesel'
  | 'hybrid'
  | 'plug_in_hybrid'
  | 'hydrogen_fuel_cell';

/** Where a ride may end (SV-7). */
export type ReturnConstraint = 'free_floating' | 'roundtrip_station' | 'any_station' | 'hybrid';

export interface VehicleType {
  readonly id: string;
  readonly name?: LocalText;
  readonly formFactor: FormFactor;
  readonly propulsion: Propulsion;
  readonly maxRangeMetres?: number;
  readonly riderCapacity?: number;
  /** Kilometres per hour, by law or by design. */
  readonly maxSpeedKmh?: number;
  readonly returnConstraint?: ReturnConstraint;
  readonly defaultPlan?: string;
  readonly planIds?: readonly string[];
  /** Seconds for which a vehicle is held after it was booked. */
  readonly reserveSeconds?: number;
  readonly co2GramsPerKm?: number;
}

export interface SystemRegion {
  readonly id: string;
  readonly name: LocalText;
}

export interface CountOfType {
  readonly type: string;
  readonly count: number;
}

export interface SharedStation {
  readonly id: string;
  readonly name: LocalText;
  readonly lat: number;
  readonly lng: number;
  readonly address?: string;
  readonly region?: string;
  /** Docks in all, working or not. */
  readonly capacity?: number;
  /** Parking spaces per group of vehicle types; where any are given, types in no group have none (SV-3). */
  readonly typeCapacity?: readonly { readonly types: readonly string[]; readonly count: number }[];
  /** A painted area or nothing at all, not docks. */
  readonly isVirtual?: boolean;
  /** The extent of a virtual station; it beats zones (SV-9). */
  readonly area?: Area;
  readonly openingHours?: string;
  readonly isCharging?: boolean;
  readonly parkingType?: string;
  readonly rental?: RentalLinks;
  readonly isInstalled: boolean;
  readonly isRenting: boolean;
  readonly isReturning: boolean;
  /** Vehicles that can be taken, all types; absent = unknown. */
  readonly vehiclesAvailable?: number;
  readonly vehiclesByType?: readonly CountOfType[];
  /** Absent: unlimited at virtual stations, else unknown. */
  readonly docksAvailable?: number;
  /** Docks per group of vehicle types that fit them (SV-3). */
  readonly docksByType?: readonly { readonly types: readonly string[]; readonly count: number }[];
  readonly lastReported?: number;
}

/** One vehicle that stands somewhere: free-floating, or at a station that lists its vehicles. */
export interface SharedVehicle {
  readonly id: string;
  /** Absent only with `station`. */
  readonly lat?: number;
  readonly lng?: number;
  readonly station?: string;
  /** The station to which it must go back (SV-7). */
  readonly homeStation?: string;
  readonly type: string;
  readonly isReserved: boolean;
  readonly isDisabled: boolean;
  readonly currentRangeMetres?: number;
  /** 0 to 1. */
  readonly currentFuel?: number;
  readonly plan?: string;
  /** It must be back by then (SV-14). */
  readonly availableUntil?: number;
  readonly lastReported?: number;
  readonly rental?: RentalLinks;
}

/** Money is in millionths of the currency's major unit, so that rates such as 0.265 per minute are exact. */
export interface PricingPlan {
  readonly id: string;
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly url?: string;
  /** ISO 4217. */
  readonly currency: string;
  /** To unlock, whatever follows. */
  readonly priceMicros: number;
  readonly isTaxable: boolean;
  readonly perKm: readonly SteppedRate[];
  readonly perMinute: readonly SteppedRate[];
  /** For holding a vehicle before the ride. */
  readonly reservationPerMinuteMicros?: number;
  readonly reservationFlatMicros?: number;
  /** The operator may raise the price by demand, so amounts are least amounts. */
  readonly surge?: boolean;
}

export interface GeofencingZone {
  readonly name?: LocalText;
  readonly area: Area;
  /** Unix seconds; the zone counts from `start` (inclusive) to `end` (exclusive). */
  readonly start?: number;
  readonly end?: number;
  /** The first that names the vehicle type counts. */
  readonly rules: readonly GeofencingRule[];
}

export interface GeofencingRule {
  /** Absent = all types. */
  readonly types?: readonly string[];
  readonly rideStartAllowed: boolean;
  readonly rideEndAllowed: boolean;
  readonly rideThroughAllowed: boolean;
  readonly maxSpeedKmh?: number;
  /** Vehicles may only be parked at stations. */
  readonly stationParking?: boolean;
}
