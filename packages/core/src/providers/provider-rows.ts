import type { Area, LatLng } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import type { RideTariff } from '../tariffs/index.ts';

/**
 * What an operator of Tripwright says of providers and costs that no open feed has: the rows the importer writes and {@link Providers}
 * reads. Hours are texts in OpenStreetMap's syntax, on the clock of the region; an absent key means that nothing is known.
 */
export interface ProviderRows {
  /** Taxis and ride-hailing. */
  readonly hailed: readonly HailedProvider[];
  /** Car sharing, rental and pooling. */
  readonly hire: readonly HireProvider[];
  readonly parking: readonly ParkingLot[];
  readonly energy: readonly EnergyUse[];
  readonly tolls: readonly Toll[];
  /** How long checking in and out takes; absent in regions built before that could be said. */
  readonly airports?: readonly AirportRow[];
  /** What services on demand cost; absent in regions built before that could be said. */
  readonly onDemand?: readonly OnDemandTariff[];
  /** Grams of CO₂ per kilometre, in place of the usual ones. */
  readonly emissions: readonly { readonly mode: string; readonly gramsPerKm: number }[];
}

export interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly mode: ModeId;
  readonly phone?: string;
  readonly website?: string;
  /** `#RRGGBB`. */
  readonly color?: string;
  readonly bookingUrl?: string;
  readonly tariff?: RideTariff;
  /** In place of `tariff` in certain hours; the first that holds counts. */
  readonly timedTariffs: readonly { readonly hours: string; readonly tariff: RideTariff }[];
  /** When the service runs; absent = always. */
  readonly openingHours?: string;
}

export interface HailedProvider extends ProviderRow {
  /** Seconds from ordering to pick-up as a rule. */
  readonly waitSeconds: number;
  readonly timedWaits: readonly { readonly hours: string; readonly waitSeconds: number }[];
  /** Where it picks up; absent = everywhere. */
  readonly area?: Area;
  /** Where it sets down; absent = everywhere. */
  readonly dropOffArea?: Area;
  /** Whether wheelchairs can come along; absent = unknown. */
  readonly wheelchair?: boolean;
}

export interface HireProvider extends ProviderRow {
  /** A vehicle may be left at another place than the one it came from. */
  readonly oneWay: boolean;
  /** It may be left anywhere in the area, not only at places. */
  readonly returnArea?: Area;
  readonly collectSeconds: number;
  readonly returnSeconds: number;
  /** How far drivers who pool go out of their way. */
  readonly maxDetourSeconds?: number;
  readonly maxSpeedKmh?: number;
  readonly places: readonly HirePlace[];
}

export interface HirePlace extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  /** How many stand there as a rule; absent = unknown. */
  readonly vehicles?: number;
  readonly openingHours?: string;
  readonly wheelchair?: boolean;
}

export type ParkedVehicle = 'car' | 'motorbike' | 'bicycle';

export interface ParkingLot extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly isOnStreet: boolean;
  readonly vehicles: readonly ParkedVehicle[];
  readonly capacity?: number;
  readonly disabledBays?: number;
  readonly access: 'public' | 'customers' | 'permit' | 'private';
  readonly isParkAndRide: boolean;
  readonly openingHours?: string;
  /** Absent = unknown; no steps = free. */
  readonly fees?: ParkingFeeRow;
  readonly wheelchair?: boolean;
}

export interface ParkingFeeRow {
  readonly currency: string;
  readonly steps: readonly { readonly minutes: number; readonly micros: number }[];
  readonly dailyMicros?: number;
  readonly chargedHours?: string;
}

/** What riding with a service on demand costs: the service itself is in a feed, which seldom says so. */
export interface OnDemandTariff extends Pick<ProviderRow, 'tariff' | 'timedTariffs'> {
  /** Name of the agency in the feed; absent = all for which no other row is. */
  readonly agency?: string;
}

/** How long things take at airports, as far as they are not as usual. */
export interface AirportRow {
  /** Ids or codes of stops or stations; none = everywhere. */
  readonly stops: readonly string[];
  readonly checkInSeconds?: number;
  readonly checkOutSeconds?: number;
  readonly transferSeconds?: number;
}

/** What driving oneself consumes. */
export interface EnergyUse {
  /** `me_car` and what lies below it. */
  readonly mode: string;
  readonly currency: string;
  /** Millionths of the major unit per kilometre. */
  readonly microsPerKm: number;
}

/** Paid once for using any of its ways. */
export interface Toll {
  readonly id: string;
  readonly name: string;
  /** OpenStreetMap ids. */
  readonly ways: readonly number[];
  readonly prices: readonly { readonly mode: string; readonly currency: string; readonly micros: number }[];
}
