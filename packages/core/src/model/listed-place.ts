import type { LatLng } from '../geo/index.ts';
import type { HiredVehicle, Operator } from './itinerary.ts';

/** A place other than a stop, as lists and maps show it. Its id is unique within its region. */
export type ListedPlace = ListedPod | ListedRental | ListedCarPark | ListedVehicle | ListedFacility;

/** The common part of listed places. */
interface Listed extends LatLng {
  readonly id: string;
  /** '' = none. */
  readonly name: string;
  /** '' = unknown. */
  readonly address: string;
  /** Identifier of the mode that uses it. */
  readonly mode: string;
}

/** A station of shared vehicles, or a place of car sharing. Counts that are unknown or too old are undefined. */
export interface ListedPod extends Listed {
  readonly kind: 'bike-pod' | 'car-pod';
  readonly operator: Operator;
  /** Whether vehicles are rented here now. */
  readonly inService: boolean;
  /** Docks or bays in all. */
  readonly capacity: number | undefined;
  readonly vehicles: number | undefined;
  readonly docks: number | undefined;
  /** Unix seconds of the counts. */
  readonly countedAt: number | undefined;
}

/** A place of a car rental. */
export interface ListedRental extends Listed {
  readonly kind: 'car-rental';
  readonly operator: Operator;
}

/** A car park. */
export interface ListedCarPark extends Listed {
  readonly kind: 'car-park';
  readonly capacity: number | undefined;
  readonly isOnStreet: boolean;
  readonly isParkAndRide: boolean;
}

/** A free-floating vehicle that can be collected. */
export interface ListedVehicle extends Listed {
  readonly kind: 'vehicle';
  readonly operator: Operator;
  readonly vehicle: HiredVehicle;
}

/** A place for other own vehicles. */
export interface ListedFacility extends Listed {
  readonly kind: 'facility';
  readonly facility: 'bicycle-parking' | 'motorcycle-parking';
  readonly capacity: number | undefined;
}
