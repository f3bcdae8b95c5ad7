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
  /** The vehicles that stand here now, where the operator names each; empty where only their number is known. */
  readonly standing: readonly HiredVehicle[];
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
  readonly hours: WeekOfHours | undefined;
}

/** A car park. */
export interface ListedCarPark extends Listed {
  readonly kind: 'car-park';
  readonly capacity: number | undefined;
  readonly isOnStreet: boolean;
  readonly isParkAndRide: boolean;
  readonly hours: WeekOfHours | undefined;
  /** Undefined = unknown. */
  readonly fees: ListedFees | undefined;
}

/** Opening hours of the days of a week, Monday (0) first, in minutes of the day. */
export type WeekOfHours = readonly {
  readonly weekday: number;
  readonly spans: readonly { readonly opens: number; readonly closes: number }[];
}[];

/** What parking costs; without steps it is free. */
export interface ListedFees {
  /** ISO 4217. */
  readonly currency: string;
  /** Stays of up to `minutes` cost `micros` (millionths of the major unit) in total, ascending. */
  readonly steps: readonly { readonly minutes: number; readonly micros: number }[];
  /** The maximum per day. */
  readonly dailyMicros: number | undefined;
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
