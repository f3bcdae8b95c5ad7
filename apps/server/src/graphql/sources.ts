import type { Money } from '@tripwright/core/base';
import type {
  Advisory,
  Agency,
  AlertFact,
  Booking,
  Call,
  Candidate,
  Empty,
  HiredVehicle,
  ItineraryGroup,
  Leg,
  ListedCarPark,
  ListedFacility,
  ListedPlace,
  ListedPod,
  ListedRental,
  ListedVehicle,
  LiveFacts,
  ModeSetOutcome,
  Operator,
  Place,
  PlanExplanation,
  PlanOutcome,
  PlanRequest,
  PricedPart,
  RegionInfo,
  ReliedOn,
  Removal,
  Connection as RideConnection,
  RideLeg,
  RideLive,
  RouteRef,
  RuledOut,
  ScoredItinerary,
  SearchExplanation,
  StationaryLeg,
  StopEvent,
  StopRef,
  StreetLeg,
  StreetSection,
  VehicleFact,
} from '@tripwright/core/model';
import type { Segment, TextPart } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { LinePattern, ReachOutcome, RunOnMap, SwapOutcome } from '@tripwright/planner';
import type { Registration } from '../keys/index.ts';
import type {
  CombineModes,
  FieldProblem,
  KeyRefusal,
  NoTripsReason,
  SwapRefusal,
} from './__generated__/resolver-types.ts';
import type { Connection } from './connection.ts';
import type { PageWindow } from './plan-page.ts';
import type { BoardAsk, FoundRun, LiveFeedFacts, OpenedTrip, Realtime } from './source/index.ts';
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
  /** The id that was looked up. */
  readonly sentId: string;
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

/** A refusal about a key. */
export interface KeyRefusedSource {
  readonly keyRefusal: KeyRefusal;
  readonly locale: Locale;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** A new key. */
export type RegisteredKeySource = Extract<Registration, { kind: 'issued' }>;

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
  readonly next: NonNullable<RideConnection['next']>;
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

/** A line of a region. */
export interface RouteSource {
  readonly region: RegionInfo;
  readonly route: RouteRef;
  /** The most specific mode identifier. */
  readonly mode: string;
}

/** A pattern of a line. */
export interface PatternSource {
  readonly route: RouteSource;
  readonly pattern: LinePattern;
}

/** An agency of a region. */
export interface AgencySource {
  readonly region: RegionInfo;
  readonly agency: Agency;
}

/** A run of a service day. */
export interface ServiceSource {
  readonly region: RegionInfo;
  /** The whole run, or a part of it: facts about the run alone are taken from it. */
  readonly ride: RideLeg;
  readonly isCancelled: boolean;
  readonly realtime: Realtime;
  /** The whole run, where it has been read already. */
  readonly whole?: FoundRun;
}

/** A call of a run or of a ride. */
export interface CallSource {
  readonly region: RegionInfo;
  readonly ride: RideLeg;
  readonly call: Call;
}

/** A board, or a page of one. */
export interface BoardSource extends Connection<StopEventSource> {
  readonly region: RegionInfo;
  readonly window: BoardWindowSource;
  readonly facts: LiveFacts | undefined;
}

/** A window of time of a board: Unix seconds, `to` exclusive. */
export interface BoardWindowSource {
  readonly region: RegionInfo;
  readonly from: number;
  readonly to: number;
}

/** A vehicle at a stop. */
export interface StopEventSource {
  readonly region: RegionInfo;
  readonly stop: StopRef;
  readonly event: StopEvent;
  readonly show: BoardAsk['show'];
  readonly realtime: Realtime;
  /** The alerts of the board; the event names its own. */
  readonly alerts: readonly AlertFact[];
}

/** An alert of a region. */
export interface AlertSource {
  readonly region: RegionInfo;
  readonly fact: AlertFact;
  /** The language of texts without an argument of their own. */
  readonly locale: Locale;
}

/** What an alert is about. */
export type AlertTargetSource = AgencySource | RouteSource | ServiceSource | StopSource | { readonly kind: string };

interface InRegion<P extends ListedPlace> {
  readonly region: RegionInfo;
  readonly place: P;
}

export type PodSource = InRegion<ListedPod>;
export type FreeVehicleSource = InRegion<ListedVehicle>;
export type RentalSource = InRegion<ListedRental>;
export type CarParkSource = InRegion<ListedCarPark>;
export type ParkingSource = InRegion<ListedFacility>;

/** A place of vehicles. */
export type FacilitySource = PodSource | FreeVehicleSource | RentalSource | CarParkSource | ParkingSource;

/** The stops within a time of a place. */
export interface IsochroneSource {
  readonly region: RegionInfo | undefined;
  /** Unix seconds at the place. */
  readonly at: number;
  readonly request: PlanRequest;
  /** Seconds. */
  readonly within: number;
  /** One search, made when the first field asks for it: areas need none, and are searched for at the same time. */
  reached(): Promise<ReachedStops>;
}

/** The stops in reach, or why there are none. */
export interface ReachedStops {
  readonly empty: NoTripsReason | null;
  readonly stops: Extract<ReachOutcome, { readonly kind: 'stops' }>['stops'];
}

/** A stop within a time of a place. Times are Unix seconds. */
export interface ReachedStopSource extends StopSource {
  readonly at: number;
  readonly start: number;
  readonly boardings: number;
}

/** A source of realtime data. */
export interface LiveFeedSource {
  readonly region: RegionInfo;
  readonly feed: LiveFeedFacts;
}

/** The realtime data of an answer. */
export interface LiveSourceData {
  readonly region: RegionInfo | undefined;
  readonly live: LiveFacts;
}

/** A vehicle at its place, with the run that it serves. */
export interface VehicleSource {
  readonly region: RegionInfo;
  readonly vehicle: VehicleFact;
  readonly run: RunOnMap | undefined;
  /** The ride through which the vehicle was met; its service is known then. */
  readonly service?: ServiceSource;
}

export interface LiveRunSource {
  readonly service: ServiceSource;
  readonly live: RideLive;
}

export interface ChangeSource {
  readonly ride: RideSource;
  readonly connection: RideConnection;
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
  /** The parts that were made last: lists of notes need them to leave out empty lines. */
  made?: MadeParts;
}

/** A text in parts, and what they were made from. */
export interface MadeParts {
  readonly template: string;
  readonly segment: Segment;
  readonly parts: readonly TextPart[];
}
