import type { Area } from '@tripwright/core/geo';
import type { ParkedVehicle } from '@tripwright/core/providers';

/** The contents of a providers file, checked, with defaults filled in. Amounts are in major units of a currency (3.25). */
export interface ProvidersFile {
  /** ISO 4217 code of amounts without a currency of their own. */
  readonly currency?: string | undefined;
  readonly taxis: readonly HailedEntry[];
  readonly rideHailing: readonly HailedEntry[];
  readonly carSharing: readonly HireEntry[];
  readonly carRental: readonly HireEntry[];
  readonly carPooling: readonly HireEntry[];
  readonly parking: readonly ParkingEntry[];
  readonly energy: readonly {
    readonly mode: string;
    readonly price: number;
    readonly per100Km: number;
    readonly currency?: string | undefined;
  }[];
  readonly tolls: readonly {
    readonly id: string;
    readonly name: string;
    readonly ways: readonly number[];
    readonly prices: Readonly<Record<string, number>>;
    readonly currency?: string | undefined;
  }[];
  readonly airports: readonly AirportEntry[];
  readonly onDemand: readonly OnDemandEntry[];
  /** Grams of CO₂ per kilometre, by mode. */
  readonly emissions: Readonly<Record<string, number>>;
}

export interface AirportEntry {
  readonly stops: readonly string[];
  readonly checkInSeconds?: number | undefined;
  readonly checkOutSeconds?: number | undefined;
  readonly transferSeconds?: number | undefined;
}

/** A price per unit, charged in proportion, or a list of steps. */
export type RatesEntry =
  | number
  | readonly {
      readonly start: number;
      readonly end?: number | undefined;
      readonly interval?: number | undefined;
      readonly rate: number;
    }[];

export interface TariffEntry {
  readonly currency?: string | undefined;
  readonly flagFall: number;
  readonly perKm: RatesEntry;
  readonly perMinute: RatesEntry;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly bookingFee?: number | undefined;
}

export interface OnDemandEntry {
  /** Name of the agency in the feed; absent = all others. */
  readonly agency?: string | undefined;
  readonly tariff?: TariffEntry | undefined;
  /** Tariffs that replace `tariff` in certain hours. */
  readonly timedTariffs: readonly (TariffEntry & { readonly hours: string })[];
}

interface ProviderEntry {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly website?: string | undefined;
  readonly bookingUrl?: string | undefined;
  readonly color?: string | undefined;
  readonly tariff?: TariffEntry | undefined;
  /** Tariffs that replace `tariff` in certain hours. */
  readonly timedTariffs: readonly (TariffEntry & { readonly hours: string })[];
  readonly openingHours?: string | undefined;
}

export interface HailedEntry extends ProviderEntry {
  readonly waitSeconds: number;
  readonly timedWaits: readonly { readonly hours: string; readonly waitSeconds: number }[];
  readonly area?: Area | undefined;
  readonly dropOffArea?: Area | undefined;
  readonly wheelchair?: boolean | undefined;
}

export interface HireEntry extends ProviderEntry {
  readonly oneWay: boolean;
  readonly returnArea?: Area | undefined;
  readonly collectSeconds: number;
  readonly returnSeconds: number;
  readonly maxDetourSeconds?: number | undefined;
  readonly maxSpeedKmh?: number | undefined;
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly address?: string | undefined;
    readonly vehicles?: number | undefined;
    readonly openingHours?: string | undefined;
    readonly wheelchair?: boolean | undefined;
  }[];
}

export interface ParkingEntry {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: 'on-street' | 'off-street';
  readonly vehicles: readonly ParkedVehicle[];
  readonly capacity?: number | undefined;
  readonly disabledBays?: number | undefined;
  readonly access: 'public' | 'customers' | 'permit' | 'private';
  readonly parkAndRide: boolean;
  readonly openingHours?: string | undefined;
  readonly wheelchair?: boolean | undefined;
  readonly fees?:
    | {
        readonly currency?: string | undefined;
        /** The total price of stays up to a number of minutes. */
        readonly steps: readonly { readonly minutes: number; readonly price: number }[];
        readonly daily?: number | undefined;
        readonly chargedHours?: string | undefined;
      }
    | undefined;
}
