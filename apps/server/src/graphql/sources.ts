import type { Money } from '@tripwright/core/base';
import type {
  Advisory,
  AlertFact,
  Booking,
  Call,
  Candidate,
  Connection,
  Empty,
  HiredVehicle,
  ItineraryGroup,
  Leg,
  LiveFacts,
  ModeSetOutcome,
  Operator,
  Place,
  PlanExplanation,
  PlanOutcome,
  PricedPart,
  RegionInfo,
  ReliedOn,
  Removal,
  RideLeg,
  RideLive,
  RuledOut,
  ScoredItinerary,
  SearchExplanation,
  StationaryLeg,
  StopRef,
  StreetLeg,
  StreetSection,
  VehicleFact,
} from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { SwapOutcome } from '@tripwright/planner';
import type { CombineModes, FieldProblem, SwapRefusal } from './__generated__/resolver-types.ts';
import type { PageWindow } from './plan-page.ts';
import type { OpenedTrip } from './source/index.ts';
import type { ListedCell } from './stop-directory.ts';

/** The values behind the types of the schema: values of the model, with the context that their fields need. */

export interface ModeSource {
  readonly identifier: string;
}

export interface DeprecationSource {
  readonly identifier: string;
  readonly replacement: string;
}

/** A stop of a leg or a list. Facts that only lists hold are looked up when a field needs them. */
export interface StopSource {
  readonly region: RegionInfo;
  readonly stop: StopRef;
}

export interface StopCellSource extends ListedCell {
  readonly region: RegionInfo;
  readonly key: string;
}

export interface PlaceSource {
  readonly place: Place;
  readonly region: RegionInfo | undefined;
}

export interface PlanSource {
  readonly outcome: PlanOutcome;
  readonly combine: CombineModes;
  /** Language of texts without an argument of their own. */
  readonly locale: Locale;
  /** Advisories from reading the request and from planning. */
  readonly advisories: readonly Advisory[];
  /** Regions of origin and destination; empty outside all regions. */
  readonly regions: readonly RegionInfo[];
  /** The part of the timetable that it looked at; absent for single trips. */
  readonly window?: PageWindow;
}

export interface RefusalSource {
  readonly locale: Locale;
  readonly fields: readonly FieldProblem[];
}

export interface EmptySource {
  readonly empty: Empty;
  readonly locale: Locale;
}

export interface AdvisorySource {
  readonly advisory: Advisory;
  readonly locale: Locale;
}

export interface OutcomeSource {
  readonly outcome: ModeSetOutcome;
  readonly locale: Locale;
}

export interface ExplanationSource {
  readonly plan: PlanSource;
  readonly explanation: PlanExplanation;
}

export interface SearchSource {
  readonly plan: PlanSource;
  readonly search: SearchExplanation;
}

export interface RuledOutSource {
  readonly plan: PlanSource;
  readonly rule: RuledOut;
}

export interface CandidateSource {
  readonly plan: PlanSource;
  readonly candidate: Candidate;
}

export interface RemovalSource {
  readonly plan: PlanSource;
  readonly removal: Removal;
}

/** A leg of a candidate, with its position. */
export interface CandidateLegSource extends CandidateSource {
  readonly leg: Leg;
  readonly at: number;
}

export interface ReliedOnSource {
  readonly plan: PlanSource;
  readonly relied: ReliedOn;
}

export interface GroupSource {
  readonly plan: PlanSource;
  readonly group: ItineraryGroup;
}

export interface TripEdgeSource {
  readonly cursor: string;
  readonly node: TripSource;
  readonly isBest: boolean;
}

/** A trip that was opened again. */
export interface TripNowSource {
  readonly trip: TripSource;
  readonly isSameTrip: boolean;
}

/** A trip that is gone. */
export interface TripGoneSource {
  readonly code: Extract<OpenedTrip, { kind: 'gone' }>['code'];
  readonly locale: Locale;
  /** The request, as an answer without trips. */
  readonly replan: PlanSource | undefined;
}

/** A trip with another vehicle in the place of a ride. */
export interface TripSwappedSource {
  readonly trip: TripSource;
  readonly swapped: Extract<SwapOutcome, { kind: 'swapped' }>;
}

/** A ride that cannot be swapped. */
export interface SwapRefusedSource {
  readonly reason: SwapRefusal;
  readonly locale: Locale;
}

/** A change of a trip. */
export interface ChangeoverSource {
  readonly trip: TripSource;
  /** Positions among the segments. */
  readonly before: number;
  readonly after: number;
  /** Seconds. */
  readonly slack: number;
}

/** The way on after a missed vehicle. */
export interface MissedSource {
  readonly trip: TripSource;
  readonly ride: RideLeg;
  readonly next: NonNullable<Connection['next']>;
}

/** A trip with the legs of its segments, pauses included. */
export interface TripSource {
  /** Its address. */
  readonly id: string;
  readonly plan: PlanSource;
  readonly scored: ScoredItinerary;
  readonly legs: readonly Leg[];
  /** Segments in a language, one for each leg; made once for each language. */
  readonly segmentsIn: (locale: Locale) => readonly Segment[];
}

interface LegSource<L extends Leg> {
  readonly trip: TripSource;
  readonly index: number;
  readonly leg: L;
}

export type RideSource = LegSource<RideLeg>;
export type StreetSource = LegSource<StreetLeg>;
export type PauseSource = LegSource<StationaryLeg>;
export type SegmentSource = RideSource | StreetSource | PauseSource;

export interface CallSource {
  readonly ride: RideSource;
  readonly call: Call;
}

/** An alert of a plan. */
export interface AlertSource {
  readonly plan: PlanSource;
  readonly fact: AlertFact;
}

/** The realtime data of a plan. */
export interface LiveSourceData {
  readonly plan: PlanSource;
  readonly live: LiveFacts;
}

export interface VehicleSource {
  readonly ride: RideSource;
  readonly vehicle: VehicleFact;
}

export interface LiveRunSource {
  readonly ride: RideSource;
  readonly live: RideLive;
}

export interface ChangeSource {
  readonly ride: RideSource;
  readonly connection: Connection;
}

export interface SectionSource {
  readonly street: StreetSource;
  readonly section: StreetSection;
}

/** An amount; undefined = free, so without a currency. */
export interface MoneySource {
  readonly money: Money;
  readonly locale: Locale;
}

/** A segment that needs booking. */
export interface BookingSource {
  readonly street: StreetSource;
  readonly booking: Booking;
}

export type OperatorSource = Operator;
export type HiredVehicleSource = HiredVehicle;

export interface PaymentSource {
  readonly trip: TripSource;
  readonly part: PricedPart;
}

/** One line of a segment's text. */
export interface TextSource {
  readonly trip: TripSource;
  readonly index: number;
  /** `action`, or the index of a line of the notes. */
  readonly line: 'action' | number;
}
