import type {
  Availability,
  Company,
  SegmentLocation,
  SegmentReference,
  SegmentTemplate,
} from '@tripwright/core/template';

/** A trip: a door-to-door answer as the wire calls it (wire-format.md section 7). Times are Unix seconds. */
export interface Trip {
  readonly id: string;
  readonly depart: number;
  readonly arrive: number;
  readonly segments: readonly SegmentReference[];
  readonly mainSegmentHashCode: number;
  /** Lower is better. */
  readonly weightedScore: number;
  readonly caloriesCost: number;
  /** Kilograms of CO₂. */
  readonly carbonCost: number;
  readonly hassleCost: number;
  /** Absent = unknown, not free. */
  readonly moneyCost?: number;
  readonly moneyUSDCost?: number;
  /** The same as `moneyUSDCost`: clients differ in which they read. */
  readonly moneyCostUSD?: number;
  readonly currency?: string;
  readonly currencySymbol?: string;
  readonly availability: Availability;
  readonly queryIsLeaveAfter: boolean;
  readonly queryTime: number;
  readonly queryMinimumTransferSeconds: number;
}

export interface GroupSource {
  readonly provider: Company;
  readonly disclaimer?: string;
}

export interface TripGroup {
  /** The best first. */
  readonly trips: readonly Trip[];
  /** Whole minutes, absent for a single trip. */
  readonly frequency?: number;
  readonly sources: readonly GroupSource[];
}

/** The request given back. */
export interface QueryEcho {
  readonly from: SegmentLocation;
  readonly to: SegmentLocation;
  readonly depart?: number;
  readonly arrive?: number;
  readonly modes: readonly string[];
  readonly allModes?: boolean;
  readonly wheelchair?: boolean;
  readonly avoidStops?: readonly string[];
}

export interface AdvisoryBody {
  readonly code: string;
  readonly text: string;
  /** What the text is about, by name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface EmptyBody {
  readonly reason: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Only when asked for with `explain=true`. */
export interface Explanation {
  readonly empty?: EmptyBody;
  /** What became of each set of modes searched on its own. */
  readonly outcomes: readonly {
    readonly modes: readonly string[];
    readonly groups: number;
    readonly empty?: EmptyBody;
  }[];
}

export interface RoutingResponse {
  readonly groups: readonly TripGroup[];
  readonly segmentTemplates: readonly SegmentTemplate[];
  readonly query: QueryEcho;
  readonly regions?: readonly string[];
  readonly region?: string;
  /** Additive: found, but worth knowing. */
  readonly advisories?: readonly AdvisoryBody[];
  readonly explain?: Explanation;
}
