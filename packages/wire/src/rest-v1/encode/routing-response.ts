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

/** Why something is empty, with what its operator can do about it, in English. */
export interface ExplainedEmpty extends EmptyBody {
  readonly advice: string;
}

/** What one leg of a candidate is and costs. Money that is absent is unknown. */
export interface LegBody {
  readonly mode: string;
  /** The line, or who drives or hires out. */
  readonly name?: string;
  readonly from?: string;
  readonly to?: string;
  readonly depart: number;
  readonly arrive: number;
  readonly metres?: number;
  readonly money?: number;
  readonly currency?: string;
  /** Position of the earlier leg whose ticket is good for this one too. */
  readonly coveredBy?: number;
  readonly calories: number;
  /** Kilograms of CO₂. */
  readonly carbon: number;
  readonly hassle: number;
}

/** Something that was found, and what became of it: it is in the answer, removed, or was only compared with. */
export interface CandidateBody {
  readonly id: number;
  readonly fate: 'answer' | 'removed' | 'compared';
  /** Where it is in the answer. */
  readonly group?: number;
  readonly trip?: number;
  readonly removed?: { readonly reason: string; readonly text: string; readonly by?: number };
  readonly modes: readonly string[];
  readonly depart: number;
  readonly arrive: number;
  /** Only its rides are known. */
  readonly ridesOnly?: boolean;
  readonly money?: number;
  readonly currency?: string;
  readonly calories: number;
  readonly carbon: number;
  readonly hassle: number;
  /** As `weightedScore` of a trip. */
  readonly weightedScore: number;
  /** The terms that add up to it. */
  readonly score: {
    readonly duration: number;
    readonly price: number;
    readonly environment: number;
    readonly convenience: number;
  };
  readonly legs: readonly LegBody[];
  readonly reliedOn?: readonly { readonly leg: number; readonly fact: string; readonly text: string }[];
}

/** One search by one set of modes. */
export interface SearchBody {
  readonly modes: readonly string[];
  /** False: made only to compare combinations with. */
  readonly asked: boolean;
  /** False: ended early. */
  readonly complete: boolean;
  readonly reach: readonly {
    readonly end: 'from' | 'to';
    readonly mode: string;
    readonly stops: number;
    readonly limitSeconds?: number;
    readonly nearest?: { readonly code: string; readonly name: string; readonly metres: number };
  }[];
  readonly ruledOut: readonly {
    readonly reason: string;
    readonly text: string;
    readonly kind: 'lines' | 'stops';
    readonly count: number;
    readonly names: readonly string[];
  }[];
  readonly candidates: readonly CandidateBody[];
}

/** Only when asked for with `explain=true`. */
export interface Explanation {
  readonly empty?: ExplainedEmpty;
  /** What became of each set of modes searched on its own. */
  readonly outcomes: readonly {
    readonly modes: readonly string[];
    readonly groups: number;
    readonly empty?: ExplainedEmpty;
  }[];
  /** First and last day that the timetable knows. */
  readonly serviceDates?: { readonly first: string; readonly last: string };
  readonly searches: readonly SearchBody[];
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
