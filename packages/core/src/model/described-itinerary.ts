/** A ride by its identifiers in the data, and by what finds another one in its place. It holds no realtime times. */
export interface DescribedRide {
  readonly kind: 'ride';
  readonly serviceTripId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly fromPosition: number;
  readonly toPosition: number;
  /** Unix seconds; only for trips with a headway instead of departure times. */
  readonly departure: number | undefined;
  /** The run of a frequency-based trip: seconds after the trip's written times; undefined for the run at those times. */
  readonly runShift: number | undefined;
  /** Codes of the stops of boarding and alighting by the timetable. */
  readonly fromCode: string;
  readonly toCode: string;
  /** Unix seconds of the departure by the timetable. */
  readonly scheduledDeparture: number;
  /** Name of the line as riders know it. */
  readonly line: string;
  readonly seated: boolean;
}

/** A place in degrees. */
export type Spot = readonly [lat: number, lng: number];

/** A leg by its identifiers in the data. */
export type DescribedLeg =
  | DescribedRide
  | {
      readonly kind: 'street';
      readonly mode: string;
      readonly profile: string;
      readonly seconds: number;
      readonly to: Spot;
    }
  | { readonly kind: 'stationary'; readonly mode: string; readonly seconds: number };

/** Everything needed to build an itinerary again. */
export interface DescribedItinerary {
  readonly regions: readonly string[];
  readonly datasetVersion: string;
  readonly from: Spot;
  readonly to: Spot;
  /** Departure in Unix seconds, only for itineraries without rides. */
  readonly departure: number | undefined;
  readonly legs: readonly DescribedLeg[];
}
