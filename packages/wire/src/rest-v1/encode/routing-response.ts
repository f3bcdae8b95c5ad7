import type {
  Availability,
  Company,
  SegmentLocation,
  SegmentReference,
  SegmentTemplate,
} from '@tripwright/core/template';
import type { AlertBody } from './alert-body.ts';

/** The realtime data behind an answer: those of one moment, whatever the endpoint. Times are Unix seconds. */
export interface LiveBody {
  /** Equal ids mean equal data. */
  readonly snapshot: string;
  /** The moment that the data hold for. */
  readonly at: number;
  readonly sources: readonly {
    readonly name: string;
    readonly health: 'fresh' | 'stale' | 'held' | 'failing' | 'silent' | 'waiting';
    /** The newest message; absent where none has been read. */
    readonly lastUpdate?: number;
  }[];
}

/** A trip, the wire's word for an itinerary (wire-format.md section 7). Times are Unix seconds. */
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
  /** Absent: unknown, not free. */
  readonly moneyCost?: number;
  readonly moneyUSDCost?: number;
  /** A copy of `moneyUSDCost`: clients differ in which they read. */
  readonly moneyCostUSD?: number;
  readonly currency?: string;
  readonly currencySymbol?: string;
  readonly availability: Availability;
  /** Whether a vehicle leaves before the traveller can be there, by realtime data (spec 2.3). Of this server. */
  readonly hasMissedConnection?: boolean;
  readonly queryIsLeaveAfter: boolean;
  readonly queryTime: number;
  readonly queryMinimumTransferSeconds: number;
  /** Opens the trip again. The ids are self-contained, so the address works for as long as the region is served. */
  readonly temporaryURL?: string;
  /** Answers with the lasting address of the trip. */
  readonly saveURL?: string;
  /** Answers with the trip and its live times, where live data exist. */
  readonly updateURL?: string;
}

/** A provider of a group's data, to be credited with it. */
export interface GroupSource {
  readonly provider: Company;
  readonly disclaimer?: string;
}

/** Trips with the same modes and similar stops, at different times. */
export interface TripGroup {
  /** Best first. */
  readonly trips: readonly Trip[];
  /** Average interval in whole minutes. Absent for a single trip. */
  readonly frequency?: number;
  readonly sources: readonly GroupSource[];
}

/** The request, repeated in its answer. */
export interface QueryEcho {
  readonly from: SegmentLocation;
  readonly to: SegmentLocation;
  readonly depart?: number;
  readonly arrive?: number;
  readonly modes: readonly string[];
  readonly allModes?: boolean;
  readonly wheelchair?: boolean;
  readonly avoidStops?: readonly string[];
  readonly realtime?: 'scheduled';
}

/** An advisory: something about the answer that the client should know. */
export interface AdvisoryBody {
  readonly code: string;
  readonly text: string;
  /** The values that the text mentions, by name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The reason why an answer, or a part of it, is empty. */
export interface EmptyBody {
  readonly reason: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The reason for an empty result, with advice in English for the operator of the server. */
export interface ExplainedEmpty extends EmptyBody {
  readonly advice: string;
}

/** A leg of a candidate with its costs. Absent money is unknown. */
export interface LegBody {
  readonly mode: string;
  /** Name of the line or of the operator. */
  readonly name?: string;
  readonly from?: string;
  readonly to?: string;
  readonly depart: number;
  readonly arrive: number;
  readonly metres?: number;
  readonly money?: number;
  readonly currency?: string;
  /** Position of the earlier leg whose ticket also covers this one. */
  readonly coveredBy?: number;
  readonly calories: number;
  /** Kilograms of CO₂. */
  readonly carbon: number;
  readonly hassle: number;
}

/** An itinerary the search found: part of the answer, removed, or found only for comparison. */
export interface CandidateBody {
  readonly id: number;
  readonly fate: 'answer' | 'removed' | 'compared';
  /** Position in the answer. */
  readonly group?: number;
  readonly trip?: number;
  readonly removed?: { readonly reason: string; readonly text: string; readonly by?: number };
  readonly modes: readonly string[];
  readonly depart: number;
  readonly arrive: number;
  /** Only the rides are known: the candidate was removed before its access and egress legs were built. */
  readonly ridesOnly?: boolean;
  readonly money?: number;
  readonly currency?: string;
  readonly calories: number;
  readonly carbon: number;
  readonly hassle: number;
  /** The `weightedScore` of a trip. */
  readonly weightedScore: number;
  /** The terms that add up to `weightedScore`. */
  readonly score: {
    readonly duration: number;
    readonly price: number;
    readonly environment: number;
    readonly convenience: number;
  };
  readonly legs: readonly LegBody[];
  readonly reliedOn?: readonly { readonly leg: number; readonly fact: string; readonly text: string }[];
}

/** One search, with one set of modes. */
export interface SearchBody {
  readonly modes: readonly string[];
  /** False: a search that the request did not ask for, made only for comparison. */
  readonly asked: boolean;
  /** False: the search ended early. */
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

/** The member `explain`, present only with `explain=true`. */
export interface Explanation {
  readonly empty?: ExplainedEmpty;
  /** The result of each set of modes that was searched on its own. */
  readonly outcomes: readonly {
    readonly modes: readonly string[];
    readonly groups: number;
    readonly empty?: ExplainedEmpty;
  }[];
  /** First and last service date of the timetable. */
  readonly serviceDates?: { readonly first: string; readonly last: string };
  readonly searches: readonly SearchBody[];
  /** The regions that were searched, where several cover both ends. */
  readonly regions?: readonly { readonly code: string; readonly modeSets: number; readonly weightedScore?: number }[];
}

/** Body of `/v1/routing.json` (wire-format.md section 7). */
export interface RoutingResponse {
  readonly groups: readonly TripGroup[];
  readonly segmentTemplates: readonly SegmentTemplate[];
  /** Each alert once, however many segments refer to it. */
  readonly alerts?: readonly AlertBody[];
  /** When realtime data was last read. */
  readonly realTimeStamp?: number;
  /** Of this server; absent where the answer comes from the timetable alone. */
  readonly live?: LiveBody;
  readonly query: QueryEcho;
  readonly regions?: readonly string[];
  readonly region?: string;
  /** Notes about an answer that has trips. */
  readonly advisories?: readonly AdvisoryBody[];
  readonly explain?: Explanation;
}
