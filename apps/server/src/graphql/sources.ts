import type { Money } from '@tripwright/core/base';
import type {
  Advisory,
  Booking,
  Call,
  Candidate,
  Empty,
  HiredVehicle,
  ItineraryGroup,
  Leg,
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
  RuledOut,
  ScoredItinerary,
  SearchExplanation,
  StationaryLeg,
  StopRef,
  StreetLeg,
  StreetSection,
} from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { CombineModes, FieldProblem } from './__generated__/resolver-types.ts';
import type { ListedCell } from './stop-directory.ts';

/** What stands behind each type of the schema: values of the model, with what their fields need besides. */

export interface ModeSource {
  readonly identifier: string;
}

export interface DeprecationSource {
  readonly identifier: string;
  readonly replacement: string;
}

/** A stop as a leg or a list has it; what only lists know is looked up when a field asks. */
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
  /** For texts that do not name their own. */
  readonly locale: Locale;
  /** Those of reading the request and those of answering it. */
  readonly advisories: readonly Advisory[];
  /** Of origin and destination; empty outside all. */
  readonly regions: readonly RegionInfo[];
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

/** A trip with the legs that its segments are made of, pauses included. */
export interface TripSource {
  readonly plan: PlanSource;
  readonly scored: ScoredItinerary;
  readonly legs: readonly Leg[];
  /** Texts and values of the segments in a language, one for each leg; made once per language. */
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

export interface SectionSource {
  readonly street: StreetSource;
  readonly section: StreetSection;
}

/** An amount; undefined = nothing, in no currency. */
export interface MoneySource {
  readonly money: Money | undefined;
  readonly locale: Locale;
}

/** A segment that has to be booked. */
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
  /** `action`, or which line of the notes. */
  readonly line: 'action' | number;
}
