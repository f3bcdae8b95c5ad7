import type { Area, LatLng } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import type { RideTariff } from '../tariffs/index.ts';

/**
 * Providers and costs that the operator of Tripwright configures because no open feed has them: the importer writes these rows, {@link Providers}
 * reads them. Hours are texts in the syntax of OpenStreetMap, on the clock of the region. An absent key means unknown.
 */
export interface ProviderRows {
  /** Taxis and ride-hailing. */
  readonly hailed: readonly HailedProvider[];
  /** Car sharing, rental and pooling. */
  readonly hire: readonly HireProvider[];
  readonly parking: readonly ParkingLot[];
  readonly energy: readonly EnergyUse[];
  readonly tolls: readonly Toll[];
  /** Times at airports; absent in artefacts from before they could be configured. */
  readonly airports?: readonly AirportRow[];
  /** Tariffs of services on demand; absent in artefacts from before they could be configured. */
  readonly onDemand?: readonly OnDemandTariff[];
  /** Grams of CO₂ per kilometre in place of the usual ones. */
  readonly emissions: readonly { readonly mode: string; readonly gramsPerKm: number }[];
}

/** The common part of providers. */
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
  /** Tariffs for certain hours in place of `tariff`; the first whose hours match applies. */
  readonly timedTariffs: readonly { readonly hours: string; readonly tariff: RideTariff }[];
  /** Hours of service; absent = always. */
  readonly openingHours?: string;
}

/** A taxi or ride-hailing service. */
export interface HailedProvider extends ProviderRow {
  /** The usual seconds from the order to the pick-up. */
  readonly waitSeconds: number;
  readonly timedWaits: readonly { readonly hours: string; readonly waitSeconds: number }[];
  /** The area in which it picks up; absent = everywhere. */
  readonly area?: Area;
  /** The area in which it sets down; absent = everywhere. */
  readonly dropOffArea?: Area;
  /** Whether it takes wheelchairs; absent = unknown. */
  readonly wheelchair?: boolean;
}

/** A car-sharing, car-hire or carpooling service. */
export interface HireProvider extends ProviderRow {
  /** Whether a vehicle may be returned to another place than its own. */
  readonly oneWay: boolean;
  /** The area in which a vehicle may be left anywhere, not only at places. */
  readonly returnArea?: Area;
  readonly collectSeconds: number;
  readonly returnSeconds: number;
  /** The longest detour of pooling drivers. */
  readonly maxDetourSeconds?: number;
  readonly maxSpeedKmh?: number;
  readonly places: readonly HirePlace[];
}

/** A place where vehicles are collected and returned. */
export interface HirePlace extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  /** The usual number of vehicles; absent = unknown. */
  readonly vehicles?: number;
  readonly openingHours?: string;
  readonly wheelchair?: boolean;
}

/** The vehicles that a parking place takes. */
export type ParkedVehicle = 'car' | 'motorbike' | 'bicycle';

/** A configured parking place. */
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

/** Fees of a parking place, see `ParkingFees` of the room `tariffs`. Amounts are millionths of the major unit. */
export interface ParkingFeeRow {
  readonly currency: string;
  readonly steps: readonly { readonly minutes: number; readonly micros: number }[];
  readonly dailyMicros?: number;
  readonly chargedHours?: string;
}

/** The tariff of a service on demand. The service itself comes from a feed, which rarely contains prices. */
export interface OnDemandTariff extends Pick<ProviderRow, 'tariff' | 'timedTariffs'> {
  /** Name of the agency in the feed; absent = all agencies without a row of their own. */
  readonly agency?: string;
}

/** Times at airports that differ from the usual ones. */
export interface AirportRow {
  /** Ids or codes of stops or stations; empty = all airports. */
  readonly stops: readonly string[];
  readonly checkInSeconds?: number;
  readonly checkOutSeconds?: number;
  readonly transferSeconds?: number;
}

/** The fuel or electricity of own and hired cars. */
export interface EnergyUse {
  /** `me_car` or a mode below it. */
  readonly mode: string;
  readonly currency: string;
  /** Millionths of the major unit per kilometre. */
  readonly microsPerKm: number;
}

/** A toll. It is paid once, however many of its ways a route uses. */
export interface Toll {
  readonly id: string;
  readonly name: string;
  /** OpenStreetMap ids of ways. */
  readonly ways: readonly number[];
  readonly prices: readonly { readonly mode: string; readonly currency: string; readonly micros: number }[];
}
