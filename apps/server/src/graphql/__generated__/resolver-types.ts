import type { ZonedTime } from '../scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RegionInfo, FoundPlace as FoundPlaceValue, Reach } from '@tripwright/core/model';
import type { ModeSource, MoneySource, PaymentSource, BookingSource, OperatorSource, HiredVehicleSource, StopSource, StopCellSource, PlaceSource, PlanSource, RefusalSource, EmptySource, AdvisorySource, OutcomeSource, ExplanationSource, SearchSource, RuledOutSource, CandidateSource, RemovalSource, CandidateLegSource, ReliedOnSource, DeprecationSource, GroupSource, TripEdgeSource, TripSource, TripNowSource, TripGoneSource, TripSwappedSource, SwapRefusedSource, ChangeoverSource, MissedSource, KeyRefusedSource, RegisteredKeySource, SegmentSource, RideSource, StreetSource, PauseSource, ServiceSource, RouteSource, PatternSource, AgencySource, BoardSource, BoardWindowSource, StopEventSource, AlertSource, FacilitySource, PodSource, FreeVehicleSource, RentalSource, CarParkSource, ParkingSource, IsochroneSource, ReachedStopSource, LiveFeedSource, CallSource, LiveSourceData, VehicleSource, LiveRunSource, ChangeSource, SectionSource, TextSource } from '../sources.ts';
import type { LiveChange, LiveEnd } from '../subscriptions/live-question.ts';
import type { LiveDepartureSource } from '../subscriptions/live-questions.ts';
import type { ListedKey, KeyUse as KeyUseValue } from '../../keys/index.ts';
import type { GraphqlContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, RFC 3339 with an offset, such as `2026-11-02T08:15:00+01:00`. Returned in the time zone of its place. */
  DateTime: { input: number; output: ZonedTime; }
  /** A duration, ISO 8601 without months and years, such as `PT1H4M30S`. Exact to the second. */
  Duration: { input: number; output: number; }
  /**
   * A language as a BCP 47 tag in any case, such as `de` or `zh-TW`. Twelve are supported: zh-Hans, zh-Hant, da, nl, en, de, it, fi, fr, ko, pt, es.
   * Other tags get the nearest of these, or English.
   */
  Locale: { input: string; output: string; }
  /**
   * A mode of transport: `<group>_<mode>[_<provider or fine-grained mode>][_<line number>]`, such as `pt_pub_bus` or `ps_tnc_<provider>`.
   * The list grows: expect unknown identifiers.
   */
  ModeId: { input: string; output: string; }
  /** The code of a region, as in `Query.regions`. */
  RegionCode: { input: string; output: string; }
  /** The code of a stop or station, unique within its region only. */
  StopCode: { input: string; output: string; }
  /** A square of the map by its south-west corner: `<floor(latitude × 75)>#<floor(longitude × 75)>`. The code of a region stands for the whole region. */
  CellId: { input: string; output: string; }
  /** A line on the map as an encoded polyline, five decimals, latitude first. */
  Polyline: { input: string; output: string; }
  /**
   * An area on the map: an object of the type `MultiPolygon` in GeoJSON, longitude before latitude, six decimals. Its polygons do not overlap; outer rings run
   * counter-clockwise, holes clockwise.
   */
  MultiPolygon: { input: never; output: { readonly type: "MultiPolygon"; readonly coordinates: unknown }; }
};

/** A disturbance. */
export type Alert = Node & {
  readonly __typename?: 'Alert';
  /** Opaque. It stays while the alert is in its source. */
  readonly id: Scalars['ID']['output'];
  /** The same within its region; `externalId` of the REST interface. */
  readonly code: Scalars['String']['output'];
  /** The region that it is of. */
  readonly region: Region;
  /** How much it disturbs. */
  readonly severity: AlertSeverity;
  /** Headline, in the nearest language that the source has. */
  readonly title: Scalars['String']['output'];
  /** Details; null if there are none. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Address of further information; null if there is none. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Address of an image; null if there is none. */
  readonly image: Maybe<Scalars['String']['output']>;
  /** GTFS-Realtime `cause`; null if it is not given. */
  readonly cause: Maybe<Scalars['String']['output']>;
  /** GTFS-Realtime `effect`; null if it is not given. */
  readonly effect: Maybe<Scalars['String']['output']>;
  /** Begin of the first period; null if open. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** End of the last period; null if open. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** When it holds; empty: as long as it is listed. */
  readonly periods: ReadonlyArray<AlertPeriod>;
  /** Whether it holds now. */
  readonly isActive: Scalars['Boolean']['output'];
  /** What it is about. Null with an error if the source of this graph does not say. */
  readonly affects: Maybe<AlertTargetConnection>;
  /** What travellers can do about it; null if nothing. */
  readonly action: Maybe<AlertAction>;
  /** Codes of the stops to avoid in order to avoid the disturbance, for `Plan.reroute`; empty if the alert names none. */
  readonly avoidStops: ReadonlyArray<Scalars['StopCode']['output']>;
  /** Whether plans avoid what is disturbed already. */
  readonly isAvoided: Scalars['Boolean']['output'];
  /** Plans a request without the stops of the alert, in addition to those that the request avoids already. */
  readonly plan: PlanResult;
};


/** A disturbance. */
export type AlertTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A disturbance. */
export type AlertTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A disturbance. */
export type AlertUrlArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A disturbance. */
export type AlertImageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A disturbance. */
export type AlertAffectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A disturbance. */
export type AlertPlanArgs = {
  request: PlanRequest;
  avoiding: InputMaybe<ReadonlyArray<Scalars['StopCode']['input']>>;
};

/** How much a disturbance disturbs. */
export type AlertSeverity =
  /** Good to know. */
  | 'INFO'
  /** It may delay or change the trip. */
  | 'WARNING'
  /** Something does not run. */
  | 'SEVERE';

/** A period of an alert. */
export type AlertPeriod = {
  readonly __typename?: 'AlertPeriod';
  /** Its begin; null if open. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** Its end; null if open. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** What an alert is about. Members can be added: select `__typename`. */
export type AlertTarget = Agency | OtherAlertTarget | Route | Service | Stop;

/** Something that has no type of its own. */
export type OtherAlertTarget = {
  readonly __typename?: 'OtherAlertTarget';
  /** Name of its kind in GTFS-Realtime, such as `route_type`. */
  readonly kind: Scalars['String']['output'];
};

/** What travellers can do about an alert. Members can be added: select `__typename`. */
export type AlertAction = OtherAlertAction | RerouteExcludingStops;

/** Plan again without some stops: `Alert.plan`, or `Plan.reroute` with their codes. */
export type RerouteExcludingStops = {
  readonly __typename?: 'RerouteExcludingStops';
  /** The words of a button. */
  readonly text: Scalars['String']['output'];
  /** The stops, stations with their platforms. */
  readonly stops: StopConnection;
};


/** Plan again without some stops: `Alert.plan`, or `Plan.reroute` with their codes. */
export type RerouteExcludingStopsTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** Plan again without some stops: `Alert.plan`, or `Plan.reroute` with their codes. */
export type RerouteExcludingStopsStopsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** An action that has no type of its own. */
export type OtherAlertAction = {
  readonly __typename?: 'OtherAlertAction';
  /** The words of a button. */
  readonly text: Scalars['String']['output'];
};


/** An action that has no type of its own. */
export type OtherAlertActionTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** A page of alerts. */
export type AlertConnection = {
  readonly __typename?: 'AlertConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<AlertEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Alert>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of alerts. */
export type AlertEdge = {
  readonly __typename?: 'AlertEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The alert. */
  readonly node: Alert;
};

/** A page of what an alert is about. */
export type AlertTargetConnection = {
  readonly __typename?: 'AlertTargetConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<AlertTargetEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<AlertTarget>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of what an alert is about. */
export type AlertTargetEdge = {
  readonly __typename?: 'AlertTargetEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The target. */
  readonly node: AlertTarget;
};

/** How a plan came about. Equal requests on equal data have equal explanations. */
export type PlanExplanation = {
  readonly __typename?: 'PlanExplanation';
  /** First day covered by the timetable, `YYYY-MM-DD`; null without a timetable. */
  readonly firstServiceDate: Maybe<Scalars['String']['output']>;
  /** Last day covered by the timetable, `YYYY-MM-DD`; null without a timetable. */
  readonly lastServiceDate: Maybe<Scalars['String']['output']>;
  /** Advice for the operator of the server about an empty answer, in English; null if there are trips. */
  readonly advice: Maybe<Scalars['String']['output']>;
  /** All searches, in order. */
  readonly searches: ReadonlyArray<PlanSearch>;
};

/** One search with one set of modes. */
export type PlanSearch = {
  readonly __typename?: 'PlanSearch';
  /** The modes searched together. */
  readonly modes: ReadonlyArray<Mode>;
  /** False for a search made only to compare a combination with its single modes. */
  readonly isAsked: Scalars['Boolean']['output'];
  /** False if the search ended early. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** The stops within reach of each end, by access and egress mode. */
  readonly reach: ReadonlyArray<StopReach>;
  /** Lines and stops that the request excluded beforehand. */
  readonly ruledOut: ReadonlyArray<RuledOut>;
  /** All candidates, in the order in which they were found. */
  readonly candidates: ReadonlyArray<Candidate>;
};

/** The stops within reach of one end, by one access or egress mode. */
export type StopReach = {
  readonly __typename?: 'StopReach';
  /** True for the origin, false for the destination. */
  readonly isOrigin: Scalars['Boolean']['output'];
  /** The access or egress mode. */
  readonly mode: Mode;
  /** Number of stops within reach that have an allowed service. */
  readonly stopCount: Scalars['Int']['output'];
  /** Longest access or egress by this mode; null if it leads to the nearest stations at any distance. */
  readonly limit: Maybe<Scalars['Duration']['output']>;
  /** Code of the nearest stop; only if no stop is within reach. */
  readonly nearestCode: Maybe<Scalars['StopCode']['output']>;
  /** Name of the nearest stop; only if no stop is within reach. */
  readonly nearestName: Maybe<Scalars['String']['output']>;
  /** Metres to the nearest stop in a straight line; only if no stop is within reach. */
  readonly nearestDistance: Maybe<Scalars['Float']['output']>;
};

/** Lines or stops that were excluded from a search. */
export type RuledOut = {
  readonly __typename?: 'RuledOut';
  /** Code for programs, such as `avoided-mode`. The list can grow. */
  readonly reason: Scalars['String']['output'];
  /** Text for users; the names follow after a colon. */
  readonly message: Scalars['String']['output'];
  /** True for stops, false for lines. */
  readonly isAboutStops: Scalars['Boolean']['output'];
  /** Number of excluded stops or lines. */
  readonly count: Scalars['Int']['output'];
  /** Names of the first few. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
};


/** Lines or stops that were excluded from a search. */
export type RuledOutMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** The fate of a candidate. */
export type CandidateFate =
  /** Kept in the answer. */
  | 'ANSWER'
  /** Removed. */
  | 'REMOVED'
  /** Found only for comparison. */
  | 'COMPARED';

/** An itinerary that a search found. */
export type Candidate = {
  readonly __typename?: 'Candidate';
  /** Number within the explanation, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Its fate. */
  readonly fate: CandidateFate;
  /** Position of its group in the answer; null if it is not in the answer. */
  readonly group: Maybe<Scalars['Int']['output']>;
  /** Position in its group, 0 for the best; null if it is not in the answer. */
  readonly trip: Maybe<Scalars['Int']['output']>;
  /** Why it was removed; null if it is in the answer, or was found only for comparison. */
  readonly removal: Maybe<CandidateRemoval>;
  /** The requested modes that it uses. */
  readonly modes: ReadonlyArray<Mode>;
  /** Start time. */
  readonly departure: Scalars['DateTime']['output'];
  /** End time. */
  readonly arrival: Scalars['DateTime']['output'];
  /** False if only its rides are known. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** Score, as `TripEdge.weightedScore`; lower is better. */
  readonly weightedScore: Scalars['Float']['output'];
  /** The terms of the score. */
  readonly score: ScoreTerms;
  /** Price; null if it is unknown (unknown is never free). */
  readonly price: Maybe<Money>;
  /** Kilograms of CO₂. */
  readonly carbon: Scalars['Float']['output'];
  /** Kilocalories. */
  readonly calories: Scalars['Float']['output'];
  /** Inconvenience in cost units (about a euro). */
  readonly hassle: Scalars['Float']['output'];
  /** Its parts, with their costs. */
  readonly legs: ReadonlyArray<CandidateLeg>;
  /** Unknown facts that it relies on. */
  readonly reliedOn: ReadonlyArray<ReliedOn>;
};

/** Why a candidate is not in the answer. */
export type CandidateRemoval = {
  readonly __typename?: 'CandidateRemoval';
  /** Code for programs, such as `dominated`. The list can grow. */
  readonly reason: Scalars['String']['output'];
  /** Text for users. */
  readonly message: Scalars['String']['output'];
  /** `Candidate.number` of the candidate that dominates it; null if there is none. */
  readonly by: Maybe<Scalars['Int']['output']>;
};


/** Why a candidate is not in the answer. */
export type CandidateRemovalMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** The terms of a score, in cost units (about a euro). */
export type ScoreTerms = {
  readonly __typename?: 'ScoreTerms';
  /** Travel time, and waiting since the requested time. */
  readonly duration: Scalars['Float']['output'];
  /** The price; a typical one if it is unknown. */
  readonly price: Scalars['Float']['output'];
  /** CO₂ emissions. */
  readonly environment: Scalars['Float']['output'];
  /** Transfers, waits and walks. */
  readonly convenience: Scalars['Float']['output'];
};

/** One part of a candidate. */
export type CandidateLeg = {
  readonly __typename?: 'CandidateLeg';
  /** The most specific mode. */
  readonly mode: Mode;
  /** The line, or the operator of a hailed or hired vehicle; null if it is unknown. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Start time. */
  readonly departure: Scalars['DateTime']['output'];
  /** End time. */
  readonly arrival: Scalars['DateTime']['output'];
  /** Price of this part; null if it is unknown. */
  readonly price: Maybe<Money>;
  /** Position of the earlier leg whose ticket covers this one too; null if there is none. */
  readonly coveredBy: Maybe<Scalars['Int']['output']>;
  /** Kilograms of CO₂. */
  readonly carbon: Scalars['Float']['output'];
  /** Kilocalories. */
  readonly calories: Scalars['Float']['output'];
  /** Inconvenience in cost units (about a euro), with the transfer and wait before it. */
  readonly hassle: Scalars['Float']['output'];
};

/** An unknown fact that a leg relies on. */
export type ReliedOn = {
  readonly __typename?: 'ReliedOn';
  /** Position of the leg. */
  readonly leg: Scalars['Int']['output'];
  /** Code for programs, such as `price` or `stop-access`. The list can grow. */
  readonly fact: Scalars['String']['output'];
  /** Text for users. */
  readonly message: Scalars['String']['output'];
};


/** An unknown fact that a leg relies on. */
export type ReliedOnMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** An area of the map, by exactly one of the two. */
export type AreaInput =
  /** A circle. */
  { readonly near: NearInput; readonly box?: never; }
  |  /** A box, at most 20 kilometres from corner to corner. */
  { readonly near?: never; readonly box: BoxInput; };

/** A place where vehicles are collected, returned or left. New kinds can be added, so always select the fields of this interface as well. */
export type Facility = {
  /** Opaque. It stays while the operator, or the map, keeps its name for the place. */
  readonly id: Scalars['ID']['output'];
  /** Its code within the region. */
  readonly code: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name, else that of its operator or kind: ready to show. */
  readonly title: Scalars['String']['output'];
  /** Its address; null if it is unknown. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The mode that uses it. */
  readonly mode: Mode;
};


/** A place where vehicles are collected, returned or left. New kinds can be added, so always select the fields of this interface as well. */
export type FacilityTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** A station of shared bicycles, scooters or cars. Counts older than half an hour are null. */
export type VehicleStation = Facility & Node & {
  readonly __typename?: 'VehicleStation';
  /** Opaque. It stays while the operator, or the map, keeps its name for the place. */
  readonly id: Scalars['ID']['output'];
  /** Its code within the region. */
  readonly code: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name, else that of its operator or kind: ready to show. */
  readonly title: Scalars['String']['output'];
  /** Its address; null if it is unknown. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The mode that uses it. */
  readonly mode: Mode;
  /** The operator. */
  readonly operator: Operator;
  /** Whether vehicles are rented here now. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Docks or bays in all; null if unknown. */
  readonly capacity: Maybe<Scalars['Int']['output']>;
  /** Vehicles to take; null if unknown. */
  readonly vehicles: Maybe<Scalars['Int']['output']>;
  /** Free docks or bays; null if unknown. */
  readonly docks: Maybe<Scalars['Int']['output']>;
  /** Time of the counts; null without any. */
  readonly counted: Maybe<Scalars['DateTime']['output']>;
  /** Time since then; null without counts. */
  readonly age: Maybe<Scalars['Duration']['output']>;
  /** The vehicles that stand here now, where the operator names each; empty where only their number is known. */
  readonly standing: HiredVehicleConnection;
};


/** A station of shared bicycles, scooters or cars. Counts older than half an hour are null. */
export type VehicleStationTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A station of shared bicycles, scooters or cars. Counts older than half an hour are null. */
export type VehicleStationStandingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A free-floating vehicle that can be taken now. */
export type FreeVehicle = Facility & Node & {
  readonly __typename?: 'FreeVehicle';
  /** Opaque. It stays while the operator, or the map, keeps its name for the place. */
  readonly id: Scalars['ID']['output'];
  /** Its code within the region. */
  readonly code: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name, else that of its operator or kind: ready to show. */
  readonly title: Scalars['String']['output'];
  /** Its address; null if it is unknown. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The mode that uses it. */
  readonly mode: Mode;
  /** The operator. */
  readonly operator: Operator;
  /** The vehicle. */
  readonly vehicle: HiredVehicle;
};


/** A free-floating vehicle that can be taken now. */
export type FreeVehicleTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** An office of a car rental. */
export type CarRental = Facility & Node & {
  readonly __typename?: 'CarRental';
  /** Opaque. It stays while the operator, or the map, keeps its name for the place. */
  readonly id: Scalars['ID']['output'];
  /** Its code within the region. */
  readonly code: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name, else that of its operator or kind: ready to show. */
  readonly title: Scalars['String']['output'];
  /** Its address; null if it is unknown. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The mode that uses it. */
  readonly mode: Mode;
  /** The operator. */
  readonly operator: Operator;
  /** Opening hours by the clock of the region; null if unknown. */
  readonly openingHours: Maybe<ReadonlyArray<OpeningDay>>;
};


/** An office of a car rental. */
export type CarRentalTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** A car park. */
export type CarPark = Facility & Node & {
  readonly __typename?: 'CarPark';
  /** Opaque. It stays while the operator, or the map, keeps its name for the place. */
  readonly id: Scalars['ID']['output'];
  /** Its code within the region. */
  readonly code: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name, else that of its operator or kind: ready to show. */
  readonly title: Scalars['String']['output'];
  /** Its address; null if it is unknown. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The mode that uses it. */
  readonly mode: Mode;
  /** Number of bays; null if unknown. */
  readonly capacity: Maybe<Scalars['Int']['output']>;
  /** Whether it is along a street. */
  readonly isOnStreet: Scalars['Boolean']['output'];
  /** Whether it is for changing to public transport. */
  readonly isParkAndRide: Scalars['Boolean']['output'];
  /** Opening hours by the clock of the region; null if unknown. */
  readonly openingHours: Maybe<ReadonlyArray<OpeningDay>>;
  /** What parking costs; null if unknown (unknown is never free). */
  readonly fees: Maybe<ParkingFees>;
};


/** A car park. */
export type CarParkTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** What parking costs. */
export type ParkingFees = {
  readonly __typename?: 'ParkingFees';
  /** Whether it costs nothing. */
  readonly isFree: Scalars['Boolean']['output'];
  /** Price of a whole stay by its length, shortest first; empty if it costs nothing, or no single length has a price. */
  readonly steps: ReadonlyArray<ParkingFee>;
  /** The most that a day costs; null if there is no such limit. */
  readonly daily: Maybe<Money>;
};

/** The price of a stay. */
export type ParkingFee = {
  readonly __typename?: 'ParkingFee';
  /** Stays of up to this length. */
  readonly upTo: Scalars['Duration']['output'];
  /** The price of the whole stay. */
  readonly price: Money;
};

/** Opening hours of a day of the week; without spans it is closed. */
export type OpeningDay = {
  readonly __typename?: 'OpeningDay';
  /** The day. */
  readonly weekday: Weekday;
  /** When it is open, in order. */
  readonly spans: ReadonlyArray<OpeningSpan>;
};

/** A time of the day at which a place is open. */
export type OpeningSpan = {
  readonly __typename?: 'OpeningSpan';
  /** `HH:MM`. */
  readonly opens: Scalars['String']['output'];
  /** `HH:MM`; `24:00` at the end of the day. */
  readonly closes: Scalars['String']['output'];
};

/** A day of the week. */
export type Weekday =
  /** Monday. */
  | 'MONDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Friday. */
  | 'FRIDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY';

/** A page of vehicles for hire. */
export type HiredVehicleConnection = {
  readonly __typename?: 'HiredVehicleConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<HiredVehicleEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<HiredVehicle>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of vehicles for hire. */
export type HiredVehicleEdge = {
  readonly __typename?: 'HiredVehicleEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The vehicle. */
  readonly node: HiredVehicle;
};

/** A place to leave own bicycles or motorcycles. */
export type VehicleParking = Facility & Node & {
  readonly __typename?: 'VehicleParking';
  /** Opaque. It stays while the operator, or the map, keeps its name for the place. */
  readonly id: Scalars['ID']['output'];
  /** Its code within the region. */
  readonly code: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its name, else that of its operator or kind: ready to show. */
  readonly title: Scalars['String']['output'];
  /** Its address; null if it is unknown. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The mode that uses it. */
  readonly mode: Mode;
  /** The vehicles that it is for. */
  readonly kind: VehicleParkingKind;
  /** Number of places; null if unknown. */
  readonly capacity: Maybe<Scalars['Int']['output']>;
};


/** A place to leave own bicycles or motorcycles. */
export type VehicleParkingTitleArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Vehicles of a parking place. The list can grow: treat unknown values as `OTHER`. */
export type VehicleParkingKind =
  /** Bicycles. */
  | 'BICYCLE'
  /** Motorcycles. */
  | 'MOTORCYCLE'
  /** A value newer than this list. */
  | 'OTHER';

/** A page of places of vehicles. */
export type FacilityConnection = {
  readonly __typename?: 'FacilityConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<FacilityEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Facility>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of places of vehicles. */
export type FacilityEdge = {
  readonly __typename?: 'FacilityEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The place. */
  readonly node: Facility;
};

/** What changes something on the server. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Registers for a key. A document with this field alone needs no key; one network gets five keys in an hour. The key works from `activeFrom` on. */
  readonly registerKey: RegisterKeyResult;
  /** Ends a key at once, for the operator of the server, whose `metricsKey` the request names in `Authorization: Bearer`. */
  readonly revokeKey: RevokeKeyResult;
};


/** What changes something on the server. */
export type MutationRegisterKeyArgs = {
  input: RegisterKeyInput;
};


/** What changes something on the server. */
export type MutationRevokeKeyArgs = {
  key: Scalars['String']['input'];
};

/** Who a key is for. */
export type RegisterKeyInput = {
  /** The name of a person, an app or a school, 1 to 80 characters; no other key may have it. */
  readonly label: Scalars['String']['input'];
};

/** A new key, or the reason why there is none. */
export type RegisterKeyResult = RegisteredKey | KeyRefused;

/** A new key. */
export type RegisteredKey = {
  readonly __typename?: 'RegisteredKey';
  /** The key, which cannot be shown again. Send it in the header `X-Service-Key`. */
  readonly key: Scalars['String']['output'];
  /** When it begins to work. */
  readonly activeFrom: Scalars['DateTime']['output'];
  /** Free requests in a calendar month; null without a limit. */
  readonly freeCalls: Maybe<Scalars['Int']['output']>;
};

/** A key that was ended, or the reason why none was. */
export type RevokeKeyResult = RevokedKey | KeyRefused;

/** A key that no longer works. */
export type RevokedKey = {
  readonly __typename?: 'RevokedKey';
  /** Who it was for. */
  readonly label: Scalars['String']['output'];
  /** Requests of the current month (UTC). */
  readonly calls: Scalars['Int']['output'];
};

/** The request about a key is refused. */
export type KeyRefused = Problem & {
  readonly __typename?: 'KeyRefused';
  /** The same as `reason`. */
  readonly code: Scalars['String']['output'];
  /** The reason. */
  readonly reason: KeyRefusal;
  /** Text for users. */
  readonly message: Scalars['String']['output'];
  /** Time until a repetition can succeed; null if it cannot. */
  readonly retryAfter: Maybe<Scalars['Duration']['output']>;
};


/** The request about a key is refused. */
export type KeyRefusedMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Why a request about a key is refused. The list can grow: treat unknown values as `OTHER`. */
export type KeyRefusal =
  /** The operator issues keys, not the server. */
  | 'REGISTRATION_CLOSED'
  /** Another key has this label. */
  | 'LABEL_TAKEN'
  /** The label is empty, too long, or has characters that are not visible. */
  | 'INVALID_LABEL'
  /** This network has registered too often. */
  | 'TOO_FAST'
  /** The request does not come from the operator. */
  | 'NOT_OPERATOR'
  /** No key, or more than one, has this id or label. */
  | 'UNKNOWN_KEY'
  /** A value newer than this list. */
  | 'OTHER';

/** The use of a key, for its holder. */
export type KeyUse = {
  readonly __typename?: 'KeyUse';
  /** Who it is for. */
  readonly label: Scalars['String']['output'];
  /** When it was issued. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it began, or begins, to work. */
  readonly activeFrom: Scalars['DateTime']['output'];
  /** The calendar month (UTC), `YYYY-MM`. */
  readonly month: Scalars['String']['output'];
  /** Requests of the month, this one included. */
  readonly calls: Scalars['Int']['output'];
  /** Free requests of the month; null without a limit. */
  readonly freeCalls: Maybe<Scalars['Int']['output']>;
};

/** Whether realtime data count in a plan. */
export type RealtimeChoice =
  /** As runs are now, where there are realtime data. */
  | 'LIVE'
  /** By the timetable alone. */
  | 'SCHEDULED';

/** The realtime data behind a plan: those of one moment. */
export type LiveData = {
  readonly __typename?: 'LiveData';
  /** Equal ids mean equal data. */
  readonly snapshot: Scalars['String']['output'];
  /** The moment that the data hold for. */
  readonly at: Scalars['DateTime']['output'];
  /** The sources of the region. */
  readonly sources: ReadonlyArray<LiveSource>;
};

/** A source of realtime data. */
export type LiveSource = {
  readonly __typename?: 'LiveSource';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its state. */
  readonly health: LiveHealth;
  /** Time of its newest message; null if none has been read. */
  readonly updated: Maybe<Scalars['DateTime']['output']>;
};

/** State of a source of realtime data. */
export type LiveHealth =
  /** Its data are new. */
  | 'FRESH'
  /** Its data are old: delays are the last known ones. */
  | 'STALE'
  /** Its newest message lost most of its content and waits to be confirmed. */
  | 'HELD'
  /** It cannot be read at present. */
  | 'FAILING'
  /** It says nothing that counts: times are those of the timetable. */
  | 'SILENT'
  /** It has not been read yet: the server has just started. */
  | 'WAITING';

/** What realtime data say of a time. */
export type LiveTime =
  /** It has happened. */
  | 'OBSERVED'
  /** It is predicted. */
  | 'PREDICTED'
  /** The delay of an earlier call goes on. */
  | 'CARRIED_ON'
  /** The last known delay of a source that is silent now. */
  | 'STALE'
  /** The source says that it does not know; the time is that of the timetable. */
  | 'NO_DATA';

/** What realtime data say of a run. */
export type LiveRun = {
  readonly __typename?: 'LiveRun';
  /** What becomes of it. */
  readonly kind: LiveRunKind;
  /** Name of the source. */
  readonly source: Scalars['String']['output'];
  /** Time of the update. */
  readonly updated: Scalars['DateTime']['output'];
  /** Platform of boarding by the timetable, after a change of platform; else null. */
  readonly scheduledPlatform: Maybe<Scalars['String']['output']>;
  /** The vehicle; null if its place is unknown. */
  readonly vehicle: Maybe<Vehicle>;
};

/** What realtime data make of a run. */
export type LiveRunKind =
  /** Other times, stops or platforms. */
  | 'CHANGED'
  /** A run that the timetable does not have. */
  | 'ADDED'
  /** Another run in its place. */
  | 'REPLACED'
  /** A copy at another time. */
  | 'DUPLICATED'
  /** A run of a service without fixed times. */
  | 'UNSCHEDULED'
  /** It does not run. */
  | 'CANCELLED';

/** The change to a ride. */
export type RideChange = {
  readonly __typename?: 'RideChange';
  /** Time to spare, in seconds; negative: the vehicle leaves before the traveller is there. */
  readonly slack: Scalars['Int']['output'];
  /** The next departure for a traveller who misses the vehicle; null if there is none soon enough. */
  readonly nextDeparture: Maybe<Scalars['DateTime']['output']>;
  /** The line of that departure. */
  readonly nextLine: Maybe<Scalars['String']['output']>;
  /** When the trip would end then. */
  readonly nextArrival: Maybe<Scalars['DateTime']['output']>;
};

/** A mode of travel, or of a stationary pause between two moves. */
export type Mode = Node & {
  readonly __typename?: 'Mode';
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Natural key. */
  readonly identifier: Scalars['ModeId']['output'];
  /** Kind of the identifier's group. */
  readonly kind: ModeKind;
  /** Whether this server knows the identifier in full. */
  readonly known: Scalars['Boolean']['output'];
  /** The parts of the identifier; null if it does not follow the grammar. */
  readonly parts: Maybe<ModeParts>;
  /** Its name, such as "Tram", or "Taxi (Red Cab)" of a provider; the identifier itself if it is unknown. */
  readonly name: Scalars['String']['output'];
  /** A line that explains it to travellers; null if it is unknown. */
  readonly meaning: Maybe<Scalars['String']['output']>;
  /** The mode that covers this one; null at the top of a family. */
  readonly parent: Maybe<Mode>;
  /** The known modes directly below it. */
  readonly children: ReadonlyArray<Mode>;
  /** Set if the identifier should no longer be used. */
  readonly deprecation: Maybe<ModeDeprecation>;
  /** The nearest valid identifiers, at most three; empty if this one is valid. */
  readonly suggestions: ReadonlyArray<Scalars['ModeId']['output']>;
  /** Regions of this server where it, or a mode below it, can be requested. */
  readonly regions: RegionConnection;
};


/** A mode of travel, or of a stationary pause between two moves. */
export type ModeNameArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A mode of travel, or of a stationary pause between two moves. */
export type ModeMeaningArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A mode of travel, or of a stationary pause between two moves. */
export type ModeRegionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** The parts of a mode identifier. */
export type ModeParts = {
  readonly __typename?: 'ModeParts';
  /** The group prefix without its underscore, such as `pt`. */
  readonly group: Scalars['String']['output'];
  /** Second part, such as `pub`. */
  readonly mode: Scalars['String']['output'];
  /** The further parts: a finer mode, a provider, a line number. */
  readonly details: ReadonlyArray<Scalars['String']['output']>;
};

/** The replacement of a deprecated identifier. */
export type ModeDeprecation = {
  readonly __typename?: 'ModeDeprecation';
  /** The identifier to use instead. */
  readonly replacement: Mode;
  /** A line for users. */
  readonly note: Scalars['String']['output'];
};


/** The replacement of a deprecated identifier. */
export type ModeDeprecationNoteArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Kinds of mode groups. The list can grow: unknown groups are `OTHER`. */
export type ModeKind =
  /** `pt_`: scheduled public transport. */
  | 'SCHEDULED'
  /** `ps_`: taxi-like services. */
  | 'ON_DEMAND'
  /** `me_`: vehicles the traveller drives, bicycles and scooters included. */
  | 'SELF_DRIVEN'
  /** `cy_`: cycling; deprecated in favour of `me_mic_`. */
  | 'CYCLING'
  /** `wa_`: walking and similar. */
  | 'WALKING'
  /** `in_`: long-distance transport. */
  | 'INTERCITY'
  /** `stationary_`: pauses between two moves. */
  | 'STATIONARY'
  /** Any other group. */
  | 'OTHER';

/** A place found by its name or near a point. */
export type FoundPlace = {
  readonly __typename?: 'FoundPlace';
  /** What it is. */
  readonly kind: FoundPlaceKind;
  /** Its name in the language of the request as far as it is known; of an address the street with its number. */
  readonly name: Scalars['String']['output'];
  /** The settlement around it, or else the station nearby; null where neither is known. */
  readonly area: Maybe<Scalars['String']['output']>;
  /** The nearest address or street; null unless the place was found near a point. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Kind of point of interest or of settlement, such as `hospital`; null for all others. */
  readonly category: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** The region that has it. */
  readonly region: Region;
  /** The stop, if the place is one. */
  readonly stop: Maybe<Stop>;
  /** Metres from the point asked for, or from `near`; null without one. */
  readonly metres: Maybe<Scalars['Float']['output']>;
  /** Whether every word was found as it was typed, or as the beginning of one. */
  readonly isTyped: Scalars['Boolean']['output'];
  /** False for a house number that the map lacks: its point is interpolated between its neighbours, or is that of the street. */
  readonly isExact: Scalars['Boolean']['output'];
};

/** What a found place is. */
export type FoundPlaceKind =
  /** A station, or a stop of a mode that maps show first. */
  | 'STATION'
  /** Another stop. */
  | 'STOP'
  /** A settlement or a part of one. */
  | 'LOCALITY'
  /** A point of interest. */
  | 'POI'
  /** A street. */
  | 'STREET'
  /** A house number in a street. */
  | 'ADDRESS'
  /** Where two streets meet. */
  | 'CROSSING';

/** A place on the earth, WGS 84. */
export type Point = {
  readonly __typename?: 'Point';
  /** Latitude in degrees, -90 to 90. */
  readonly lat: Scalars['Float']['output'];
  /** Longitude in degrees, -180 to 180. */
  readonly lng: Scalars['Float']['output'];
};

/** A place where a trip begins, ends or changes vehicles. */
export type Place = {
  readonly __typename?: 'Place';
  /** Name of the place; null if it is unknown. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The address given in the request; null without one. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  readonly point: Point;
  /** IANA name of its time zone; null if it is unknown. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** The stop, if the place is one. */
  readonly stop: Maybe<Stop>;
};

/** A place on the earth, WGS 84. */
export type PointInput = {
  /** Latitude in degrees, -90 to 90. */
  readonly lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  readonly lng: Scalars['Float']['input'];
};

/** A circle on the map. */
export type NearInput = {
  /** Latitude of its centre in degrees, -90 to 90. */
  readonly lat: Scalars['Float']['input'];
  /** Longitude of its centre in degrees, -180 to 180. */
  readonly lng: Scalars['Float']['input'];
  /** Its radius in metres, more than 0, at most 10,000. */
  readonly radius: Scalars['Float']['input'];
};

/** A point with optional facts about it. */
export type NamedPointInput = {
  /** Latitude in degrees, -90 to 90. */
  readonly lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  readonly lng: Scalars['Float']['input'];
  /** Prefers nearby streets of this name, even if others are closer. */
  readonly streetName?: InputMaybe<Scalars['String']['input']>;
  /** Returned as the address of the place. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** A stop of a region. */
export type StopRefInput = {
  /** The region of the stop. */
  readonly region: Scalars['RegionCode']['input'];
  /** As in `Stop.code`. */
  readonly code: Scalars['StopCode']['input'];
};

/** A place, by exactly one of the two. */
export type PlaceInput =
  /** By its coordinates. */
  { readonly point: NamedPointInput; readonly stop?: never; }
  |  /** By a stop. */
  { readonly point?: never; readonly stop: StopRefInput; };

/** A request for a plan. */
export type PlanRequest = {
  /** Where it begins. */
  readonly from: PlaceInput;
  /** Where it ends. */
  readonly to: PlaceInput;
  /** When to travel; departure now if left out. Times in the past are allowed. */
  readonly when?: InputMaybe<WhenInput>;
  /** The modes to use; each covers all modes below it. Identifiers that are well-formed but unknown are ignored with an advisory. */
  readonly modes: ReadonlyArray<Scalars['ModeId']['input']>;
  /** Which trips to return when several modes are given. */
  readonly combine: CombineModes;
  /** Leave out everything known to be inaccessible, and use a wheelchair instead of walking. */
  readonly wheelchair: Scalars['Boolean']['input'];
  /** Stops to avoid for boarding, alighting and transfers. Unknown ones are ignored with an advisory. */
  readonly avoidStops: ReadonlyArray<Scalars['StopCode']['input']>;
  /** Whether realtime data count. */
  readonly realtime: RealtimeChoice;
  /** Whether to work out what follows a missed vehicle, which selecting `ScheduledSegment.change` or `Changeover.ifMissed` asks for as well. */
  readonly includeChanges: Scalars['Boolean']['input'];
  /** Limits on scheduled services, besides the modes. */
  readonly limits?: InputMaybe<LimitsInput>;
  /** Preferences of the traveller. */
  readonly wishes?: InputMaybe<WishesInput>;
  /**
   * Language of texts without an argument of their own; without it, that of the `Accept-Language` header. A client that caches objects by id and changes its language
   * gives texts the argument instead, so that each language has its place in the cache.
   */
  readonly locale?: InputMaybe<Scalars['Locale']['input']>;
};

/** Limits on scheduled services. Unknown names are ignored with an advisory. */
export type LimitsInput = {
  /** Modes; each stands for all modes below it. Without walking (`wa_wal` never, or only driven modes), vehicles are driven to the door. */
  readonly modes?: InputMaybe<ModeLimitInput>;
  /** Operators, by id or name. */
  readonly operators?: InputMaybe<NameLimitInput>;
  /** Authorities, by name; a line without one is under the authority of its operator. */
  readonly authorities?: InputMaybe<NameLimitInput>;
  /** Feeds, by name. */
  readonly feeds?: InputMaybe<NameLimitInput>;
  /** Lines, by id or number, that are allowed in spite of all other limits. */
  readonly alwaysLines: ReadonlyArray<Scalars['String']['input']>;
};

/** Blocked modes, or the only allowed modes: one of the two. */
export type ModeLimitInput =
  /** None of these. */
  { readonly never: ReadonlyArray<Scalars['ModeId']['input']>; readonly only?: never; }
  |  /** Only these. */
  { readonly never?: never; readonly only: ReadonlyArray<Scalars['ModeId']['input']>; };

/** Blocked names, or the only allowed names: one of the two. */
export type NameLimitInput =
  /** None of these. */
  { readonly never: ReadonlyArray<Scalars['String']['input']>; readonly only?: never; }
  |  /** Only these. */
  { readonly never?: never; readonly only: ReadonlyArray<Scalars['String']['input']>; };

/** Preferences of the traveller. */
export type WishesInput = {
  /** Importance of the criteria: orders the trips, and finds trips that suit better than the earliest ones. */
  readonly weights?: InputMaybe<WeightsInput>;
  /** Kilometres per hour on foot, 0.36 to 36. */
  readonly walkingSpeed: Scalars['Float']['input'];
  /** Kilometres per hour by bicycle, 0.36 to 90. */
  readonly cyclingSpeed: Scalars['Float']['input'];
  /** Longest walking time in a trip; no limit if left out. */
  readonly mostWalking?: InputMaybe<Scalars['Duration']['input']>;
  /** Minimum time for transfers. */
  readonly changeTime: Scalars['Duration']['input'];
  /** Reduced fares; where a feed has several, the smallest reduction. */
  readonly concession: Scalars['Boolean']['input'];
  /** Only the single best trip. */
  readonly bestOnly: Scalars['Boolean']['input'];
  /** Whether small vehicles, such as folding bicycles, are taken on board. */
  readonly vehiclesAboard: Scalars['Boolean']['input'];
  /** Kinds of cycling routes to return, all in one group; only the best if empty. */
  readonly cycling: ReadonlyArray<CyclingWay>;
  /** Expected waiting times for hailed vehicles. */
  readonly waits: ReadonlyArray<ModeWaitInput>;
  /** Emission factors of the traveller's own vehicles. */
  readonly emissions: ReadonlyArray<ModeEmissionInput>;
};

/** Importance of each criterion, 0.1 (hardly any) to 2 (much); values outside are clamped. */
export type WeightsInput = {
  /** Importance of the price. */
  readonly price: Scalars['Float']['input'];
  /** Importance of the environment. */
  readonly environment: Scalars['Float']['input'];
  /** Importance of the duration. */
  readonly duration: Scalars['Float']['input'];
  /** Importance of little walking, waiting and changing. */
  readonly convenience: Scalars['Float']['input'];
};

/** Kind of cycling route. */
export type CyclingWay =
  /** A balance of short and cycle-friendly. */
  | 'BEST'
  /** The shortest. */
  | 'SHORTEST'
  /** The most cycle-friendly. */
  | 'FRIENDLIEST';

/** An expected wait. */
export type ModeWaitInput = {
  /** A mode of hailed vehicles, such as `ps_tax`. */
  readonly mode: Scalars['ModeId']['input'];
  /** At most a day. */
  readonly wait: Scalars['Duration']['input'];
};

/** An emission factor. */
export type ModeEmissionInput = {
  /** A mode; it stands for all modes below it. */
  readonly mode: Scalars['ModeId']['input'];
  /** Grams of CO₂ per kilometre and person, 0 or more. */
  readonly gramsPerKilometre: Scalars['Float']['input'];
};

/** When to travel, by exactly one of the two times. */
export type WhenInput =
  /** Earliest departure. */
  { readonly departAfter: Scalars['DateTime']['input']; readonly arriveBefore?: never; }
  |  /** Latest arrival. */
  { readonly departAfter?: never; readonly arriveBefore: Scalars['DateTime']['input']; };

/** Which trips to return when several modes are given. */
export type CombineModes =
  /** Trips that combine modes, and those of each mode alone. */
  | 'COMBINED_AND_SINGLE'
  /** Only trips that combine modes and are better than each mode alone in some respect. Often there are none. */
  | 'COMBINED_ONLY';

/** A plan, or the problems of the request. */
export type PlanResult = Plan | PlanRefused;

/** The answer to a well-formed request. Without groups, `empty` is always set; with groups it never is. */
export type Plan = {
  readonly __typename?: 'Plan';
  /** For caches: the same for the same request, time, language and data. No argument takes it; send the request again to plan again. */
  readonly id: Scalars['ID']['output'];
  /** The request as understood. */
  readonly request: PlanEcho;
  /** The regions of origin and destination; empty if they lie outside all regions. */
  readonly regions: ReadonlyArray<Region>;
  /** The part of the timetable that the plan looked at, and the way to earlier and later trips. */
  readonly window: PlanWindow;
  /** Groups of similar trips, best first. */
  readonly groups: TripGroupConnection;
  /** The outcome of each set of modes that was searched separately. */
  readonly outcomes: ReadonlyArray<ModeSetOutcome>;
  /** The reason for an empty answer; null if there are groups. */
  readonly empty: Maybe<NoTrips>;
  /** How the answer came about; computed only when selected. */
  readonly explanation: PlanExplanation;
  /** The realtime data behind the plan; null if it comes from the timetable alone. */
  readonly live: Maybe<LiveData>;
  /** Disturbances that concern the trips, or close something near their ends. */
  readonly alerts: ReadonlyArray<Alert>;
  /** Remarks about the request or the answer. */
  readonly advisories: ReadonlyArray<Advisory>;
  /** Plans again without these stops, in addition to those that the request avoids already. */
  readonly reroute: PlanResult;
};


/** The answer to a well-formed request. Without groups, `empty` is always set; with groups it never is. */
export type PlanGroupsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** The answer to a well-formed request. Without groups, `empty` is always set; with groups it never is. */
export type PlanRerouteArgs = {
  avoidStops: ReadonlyArray<Scalars['StopCode']['input']>;
};

/**
 * A part of the timetable. Pages before and after it have other trips, never one of this plan again; they leave out trips without a timetable, such as those on
 * foot, which are possible at any time. Without trips a page still has cursors, so the way goes on.
 */
export type PlanWindow = {
  readonly __typename?: 'PlanWindow';
  /** Where it begins: no better trip of the plan leaves after this time and before the trips shown. */
  readonly from: Scalars['DateTime']['output'];
  /** Where it ends. */
  readonly to: Scalars['DateTime']['output'];
  /** For trips before it, as the argument `page` of `plan`; null where the timetable begins, and for modes without one. */
  readonly earlier: Maybe<Scalars['String']['output']>;
  /** For trips after it, as the argument `page` of `plan`; null where the timetable ends, and for modes without one. */
  readonly later: Maybe<Scalars['String']['output']>;
};

/** A request as understood. All of it can be sent again: as `PlanRequest`, with `point`s in place of the places and identifiers in place of the modes. */
export type PlanEcho = {
  readonly __typename?: 'PlanEcho';
  /** Where it begins. */
  readonly from: Place;
  /** Where it ends. */
  readonly to: Place;
  /** Earliest departure; null for a request by arrival. */
  readonly departAfter: Maybe<Scalars['DateTime']['output']>;
  /** Latest arrival; null for a request by departure. */
  readonly arriveBefore: Maybe<Scalars['DateTime']['output']>;
  /** The modes of the search: deprecated ones replaced, unknown ones left out. */
  readonly modes: ReadonlyArray<Mode>;
  /** Which trips were requested for several modes. */
  readonly combine: CombineModes;
  /** Whether the request is for a wheelchair. */
  readonly wheelchair: Scalars['Boolean']['output'];
  /** The avoided stops. */
  readonly avoidStops: ReadonlyArray<Scalars['StopCode']['output']>;
  /** The language of texts without an argument of their own. */
  readonly locale: Scalars['Locale']['output'];
};

/** The outcome of one set of modes. */
export type ModeSetOutcome = {
  readonly __typename?: 'ModeSetOutcome';
  /** The modes searched together. */
  readonly modes: ReadonlyArray<Mode>;
  /** Number of groups found. */
  readonly groupCount: Scalars['Int']['output'];
  /** The reason for an empty outcome; null if there are groups. */
  readonly empty: Maybe<NoTrips>;
};

/** The reason for an empty answer. */
export type NoTrips = {
  readonly __typename?: 'NoTrips';
  /** Code for programs. */
  readonly reason: NoTripsReason;
  /** Text for users. */
  readonly message: Scalars['String']['output'];
  /** The part of the request to change; null if no single part is the cause. */
  readonly input: Maybe<PlanInputField>;
};


/** The reason for an empty answer. */
export type NoTripsMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Reasons for an empty answer. The list can grow: treat unknown values as `OTHER`. */
export type NoTripsReason =
  /** Origin and destination are effectively the same place. */
  | 'SAME_PLACE'
  /** There is no usable street near one of the ends. */
  | 'OFF_NETWORK'
  /** No region covers one of the ends. */
  | 'OUTSIDE_REGIONS'
  /** No single region covers both ends. */
  | 'DIFFERENT_REGIONS'
  /** None of the modes is available here. */
  | 'MODE_UNAVAILABLE'
  /** The limits of the request exclude every line of the modes. */
  | 'RULED_OUT'
  /** The timetable does not cover that date. */
  | 'NO_SERVICE_ON_DATE'
  /** No service within reach runs at that time. */
  | 'NO_SERVICE_IN_WINDOW'
  /** There is no stop within reach of one of the ends. */
  | 'NO_STOP_IN_REACH'
  /** The search was complete: no connection leads there. */
  | 'NO_CONNECTION'
  /** No connection leads there without the avoided stops. */
  | 'AVOIDED_STOPS'
  /** No departure after the earliest time arrives by the latest time. */
  | 'ARRIVES_TOO_LATE'
  /** Every connection has a part known to be inaccessible. */
  | 'INACCESSIBLE'
  /** Every connection has a longer walk than the request allows. */
  | 'WALK_TOO_LONG'
  /** The distance is too long to travel by street alone. */
  | 'TOO_FAR'
  /** Vehicles for hire near the origin have to be returned there. */
  | 'ROUND_TRIP_ONLY'
  /** There is no vehicle for hire within reach of the origin, or none that can be left at the destination. */
  | 'NO_VEHICLE_IN_REACH'
  /** No hailed service picks up at the origin and serves the destination. */
  | 'OUTSIDE_SERVICE_AREA'
  /** The services for this trip are closed or not operating at that time. */
  | 'CLOSED'
  /** The region has no provider of the requested name. */
  | 'UNKNOWN_PROVIDER'
  /** Walking all the way is better than every other trip. */
  | 'WALKING_IS_BETTER'
  /** No combination is better than walking or a single mode. */
  | 'NOT_BETTER_THAN_SINGLE_MODES'
  /** The search ended early, before it found a trip. */
  | 'STOPPED_EARLY'
  /** A value newer than this list. */
  | 'OTHER';

/** A part of a plan request. */
export type PlanInputField =
  /** `PlanRequest.from`. */
  | 'FROM'
  /** `PlanRequest.to`. */
  | 'TO'
  /** `PlanRequest.when`. */
  | 'WHEN'
  /** `PlanRequest.modes`. */
  | 'MODES'
  /** `PlanRequest.avoidStops`. */
  | 'AVOID_STOPS'
  /** `PlanRequest.limits`. */
  | 'LIMITS'
  /** `PlanRequest.wishes`. */
  | 'WISHES'
  /** `PlanRequest.locale`. */
  | 'LOCALE'
  /** The argument `page` of `plan`. */
  | 'PAGE'
  /** A value newer than this list. */
  | 'OTHER';

/** A remark about a request or an answer. */
export type Advisory = {
  readonly __typename?: 'Advisory';
  /** Code for programs, such as `deprecated-mode`. The list can grow. */
  readonly code: Scalars['String']['output'];
  /** Text for users. */
  readonly message: Scalars['String']['output'];
};


/** A remark about a request or an answer. */
export type AdvisoryMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** A problem that the client can fix. */
export type Problem = {
  /** Code for programs; stable. */
  readonly code: Scalars['String']['output'];
  /** Text for users. */
  readonly message: Scalars['String']['output'];
};


/** A problem that the client can fix. */
export type ProblemMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** The request is invalid. */
export type PlanRefused = Problem & {
  readonly __typename?: 'PlanRefused';
  /** `INVALID_REQUEST`. */
  readonly code: Scalars['String']['output'];
  /** Text for users. */
  readonly message: Scalars['String']['output'];
  /** All problems of the request; never empty. */
  readonly fields: ReadonlyArray<FieldProblem>;
};


/** The request is invalid. */
export type PlanRefusedMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** A problem of one part of a request. */
export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  /** The part with the problem. */
  readonly field: PlanInputField;
  /** The wrong value; null if a value is missing. */
  readonly value: Maybe<Scalars['String']['output']>;
  /** The problem and the expected value, for developers, in English. */
  readonly message: Scalars['String']['output'];
  /** Valid values similar to the wrong one, nearest first. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
};

/** What can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** Facts about this server; costs nothing. */
  readonly about: About;
  /**
   * Fetches anything that has a global identifier. Identifiers outlive datasets: they are made of the names that feeds and operators give. Null if it does not
   * exist (any more), or the identifier is not valid.
   */
  readonly node: Maybe<Node>;
  /** As `node`, for at most 100 identifiers, in their order, with null for each miss. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** The use of the key that the request is sent with; null on a server that answers without keys. */
  readonly keyUse: Maybe<KeyUse>;
  /** Facts about a mode identifier. Never fails: unknown identifiers have `known: false`. */
  readonly mode: Mode;
  /** Places by name, address or crossing as travellers type them, best first; mistyped names too. */
  readonly places: ReadonlyArray<FoundPlace>;
  /** What has a name at a point: a stop, a point of interest or an address beside it, else its street, else what is near, best first. */
  readonly placesAt: ReadonlyArray<FoundPlace>;
  /**
   * Plans trips from one place to another. One operation may hold two plans at most, `reroute` included.
   * An invalid request gets `PlanRefused`; a request without trips gets a `Plan` without groups, with the reason in `empty`.
   */
  readonly plan: PlanResult;
  /**
   * Every stop that travellers reach from a place within a time: one search for all. With an arrival time, every stop from which they reach it. Null with an
   * error if the source of this graph does not say. Counts like a plan.
   */
  readonly isochrone: Maybe<Isochrone>;
  /**
   * The quickest ways from a place to many others, in their order. Null with an error if the source of this graph does not say, or null if no region covers the
   * place. Counts like a plan.
   */
  readonly oneToMany: Maybe<ReadonlyArray<TravelTime>>;
  /** The regions of this server, in a stable order. */
  readonly regions: RegionConnection;
  /** One region; null if this server has no region of that code. */
  readonly region: Maybe<Region>;
  /** One line; null if the region or the line does not exist. */
  readonly route: Maybe<Route>;
  /** One run: the one of a service day, or the one nearest to a moment, a day away at most. Null if the region, the service or such a run does not exist. */
  readonly service: Maybe<Service>;
  /** One stop or station; null if the region or the stop does not exist. */
  readonly stop: Maybe<Stop>;
  /**
   * Stops by square of the map. Cells with the `hashCode` of an earlier answer are left out if they have not changed.
   * Null if the region does not exist.
   */
  readonly stopCells: Maybe<ReadonlyArray<StopCell>>;
  /**
   * A trip again, as its vehicles run now, without a new search: after a restart, on any server of its region, over a newer timetable. A ride that is
   * gone gives way to the next vehicle between its stops.
   */
  readonly trip: TripResult;
};


/** What can be asked. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What can be asked. */
export type QueryModeArgs = {
  id: Scalars['ModeId']['input'];
};


/** What can be asked. */
export type QueryPlacesArgs = {
  query: Scalars['String']['input'];
  near: InputMaybe<PointInput>;
  region: InputMaybe<Scalars['RegionCode']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be asked. */
export type QueryPlacesAtArgs = {
  point: PointInput;
  first?: Scalars['Int']['input'];
};


/** What can be asked. */
export type QueryPlanArgs = {
  request: PlanRequest;
  page: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. */
export type QueryIsochroneArgs = {
  from: PlaceInput;
  when: InputMaybe<WhenInput>;
  within?: Scalars['Duration']['input'];
  modes?: ReadonlyArray<Scalars['ModeId']['input']>;
  wheelchair?: Scalars['Boolean']['input'];
  realtime?: RealtimeChoice;
};


/** What can be asked. */
export type QueryOneToManyArgs = {
  from: PlaceInput;
  to: ReadonlyArray<PlaceInput>;
  departAfter: InputMaybe<Scalars['DateTime']['input']>;
  within?: Scalars['Duration']['input'];
  modes?: ReadonlyArray<Scalars['ModeId']['input']>;
  wheelchair?: Scalars['Boolean']['input'];
  realtime?: RealtimeChoice;
};


/** What can be asked. */
export type QueryRegionsArgs = {
  at: InputMaybe<PointInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. */
export type QueryRegionArgs = {
  code: Scalars['RegionCode']['input'];
};


/** What can be asked. */
export type QueryRouteArgs = {
  region: Scalars['RegionCode']['input'];
  feed: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


/** What can be asked. */
export type QueryServiceArgs = {
  region: Scalars['RegionCode']['input'];
  code: Scalars['String']['input'];
  run: RunInput;
  realtime?: RealtimeChoice;
};


/** What can be asked. */
export type QueryStopArgs = {
  region: Scalars['RegionCode']['input'];
  code: Scalars['StopCode']['input'];
};


/** What can be asked. */
export type QueryStopCellsArgs = {
  region: Scalars['RegionCode']['input'];
  level?: StopLevel;
  cells: ReadonlyArray<CellInput>;
};


/** What can be asked. */
export type QueryTripArgs = {
  id: Scalars['ID']['input'];
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** A server and its schema. */
export type About = {
  readonly __typename?: 'About';
  /** Version of the server, `major.minor.patch`. */
  readonly version: Scalars['String']['output'];
  /** Hash of the schema served, sixteen hexadecimal digits: equal hashes mean equal schemas. */
  readonly schemaHash: Scalars['String']['output'];
};

/** The stops within a time of a place. */
export type Isochrone = {
  readonly __typename?: 'Isochrone';
  /** The region that answers; null outside all regions. */
  readonly region: Maybe<Region>;
  /** The time at the place: of leaving, or of arriving. */
  readonly at: Scalars['DateTime']['output'];
  /** Why there are no stops; null if there are some. */
  readonly empty: Maybe<NoTripsReason>;
  /**
   * The areas within some times of the place, in their order: what is reached along streets, from the place and from every stop of a ride with the time that is left,
   * waiting included. Longer times hold shorter ones. An outline lies at most `precision` beyond what is reached. Counts like a plan of its own. Null with an error
   * if the source of this graph does not say.
   */
  readonly areas: Maybe<ReadonlyArray<IsochroneArea>>;
  /** The stops, nearest in time first. */
  readonly stops: ReachedStopConnection;
};


/** The stops within a time of a place. */
export type IsochroneAreasArgs = {
  limits: ReadonlyArray<Scalars['Duration']['input']>;
};


/** The stops within a time of a place. */
export type IsochroneStopsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** The area within a time of a place. */
export type IsochroneArea = {
  readonly __typename?: 'IsochroneArea';
  /** The time. */
  readonly within: Scalars['Duration']['output'];
  /** The area, of at most 8,000 points; without polygons if nothing is reached. */
  readonly geometry: Scalars['MultiPolygon']['output'];
  /** Metres by which an outline can lie beyond what is reached, larger for larger areas and for those with many corners. */
  readonly precision: Scalars['Float']['output'];
};

/** A stop within a time of a place. */
export type ReachedStop = {
  readonly __typename?: 'ReachedStop';
  /** The stop. */
  readonly stop: Stop;
  /** The earliest arrival there; with an arrival time, the latest departure from there. */
  readonly at: Scalars['DateTime']['output'];
  /** Time between the place and the stop, waiting included. */
  readonly duration: Scalars['Duration']['output'];
  /** The fewest vehicles of public transport for that time; 0: over streets alone. */
  readonly boardings: Scalars['Int']['output'];
};

/** A page of stops within a time of a place. */
export type ReachedStopConnection = {
  readonly __typename?: 'ReachedStopConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<ReachedStopEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<ReachedStop>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of stops within a time of a place. */
export type ReachedStopEdge = {
  readonly __typename?: 'ReachedStopEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The stop. */
  readonly node: ReachedStop;
};

/** The quickest way to a place. */
export type TravelTime = {
  readonly __typename?: 'TravelTime';
  /** How long it takes, waiting included; null if it takes longer than `within`, or no way leads there. */
  readonly duration: Maybe<Scalars['Duration']['output']>;
  /** The earliest arrival; null without a way. */
  readonly arrival: Maybe<Scalars['DateTime']['output']>;
  /** Vehicles boarded; null without a way. */
  readonly boardings: Maybe<Scalars['Int']['output']>;
};

/** A region with its own data. Codes of stops are unique within a region only. */
export type Region = Node & {
  readonly __typename?: 'Region';
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Natural key. */
  readonly code: Scalars['RegionCode']['output'];
  /** Name, in the language of the region's operator. */
  readonly name: Scalars['String']['output'];
  /** Closed rings around the covered area. */
  readonly outline: ReadonlyArray<Scalars['Polyline']['output']>;
  /** IANA name of the time zone, such as `Europe/Lisbon`. */
  readonly timeZone: Scalars['String']['output'];
  /** The modes that can be requested here, in display order. */
  readonly modes: ReadonlyArray<Mode>;
  /** Servers of this region; empty: the one that answers. */
  readonly servers: ReadonlyArray<RegionServer>;
  /** First day covered by the timetable, `YYYY-MM-DD`; null without a timetable. */
  readonly firstServiceDate: Maybe<Scalars['String']['output']>;
  /** Last day covered by the timetable, `YYYY-MM-DD`; null without a timetable. */
  readonly lastServiceDate: Maybe<Scalars['String']['output']>;
  /** Version of this dataset; it changes whenever the data change. */
  readonly datasetVersion: Scalars['String']['output'];
  /** Sources that must be credited where data of this region are shown. */
  readonly credits: ReadonlyArray<Credit>;
  /** Stops and stations: nearest first with `near`, else major ones first. */
  readonly stops: StopConnection;
  /** The alerts that are active or to come, in the order of their sources. Null with an error if the source of this graph does not list them. */
  readonly alerts: Maybe<AlertConnection>;
  /**
   * Places of vehicles other than those of public transport: docks, free vehicles, car rentals, car parks, bicycle stands; nearest to the middle first.
   * Null with an error if the source of this graph does not list them.
   */
  readonly facilities: Maybe<FacilityConnection>;
  /** The lines, in the order of their feeds. Null with an error if the source of this graph does not list them. */
  readonly routes: Maybe<RouteConnection>;
  /** The agencies that have lines, by name. Null with an error if the source of this graph does not list them. */
  readonly agencies: Maybe<AgencyConnection>;
  /** The vehicles under way whose places are known. Null with an error if the source of this graph does not list them. */
  readonly vehicles: Maybe<VehicleConnection>;
  /** The sources of realtime data. Null with an error if the source of this graph does not list them. */
  readonly liveFeeds: Maybe<LiveFeedConnection>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionStopsArgs = {
  near: InputMaybe<NearInput>;
  modes: InputMaybe<ReadonlyArray<Scalars['ModeId']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionAlertsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionFacilitiesArgs = {
  within: AreaInput;
  modes: InputMaybe<ReadonlyArray<Scalars['ModeId']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionRoutesArgs = {
  modes: InputMaybe<ReadonlyArray<Scalars['ModeId']['input']>>;
  agencies: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionAgenciesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionVehiclesArgs = {
  in: InputMaybe<BoxInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A region with its own data. Codes of stops are unique within a region only. */
export type RegionLiveFeedsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A server of a region. Do not store it: the list can change without notice. */
export type RegionServer = {
  readonly __typename?: 'RegionServer';
  /** Absolute base URL, version prefix included. */
  readonly url: Scalars['String']['output'];
};

/** A source that must be credited where its data are shown. */
export type Credit = {
  readonly __typename?: 'Credit';
  /** Kind of the data, such as `gtfs` or `osm`. */
  readonly kind: Scalars['String']['output'];
  /** Name of the dataset. */
  readonly name: Scalars['String']['output'];
  /** Text ready to show. */
  readonly attribution: Scalars['String']['output'];
  /** Web page of the licensor; null if there is none. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Name of the licence; null if the dataset states none. */
  readonly licence: Maybe<Scalars['String']['output']>;
};

/** A page of regions. */
export type RegionConnection = {
  readonly __typename?: 'RegionConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<RegionEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Region>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of regions. */
export type RegionEdge = {
  readonly __typename?: 'RegionEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The region. */
  readonly node: Region;
};

/** An object that can be fetched by its global identifier. */
export type Node = {
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
};

/** Position of a page in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether the list continues after this page; always false when paging backwards. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether the list continues before this page; always false when paging forwards. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry of this page; null for an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last entry of this page; null for an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** A line as riders know it. */
export type Route = Node & {
  readonly __typename?: 'Route';
  /** Opaque. It stays while the feed keeps its name for the line, over any number of datasets. */
  readonly id: Scalars['ID']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** The feed of its code. */
  readonly feed: Scalars['String']['output'];
  /** Its code within that feed (GTFS `route_id`). */
  readonly code: Scalars['String']['output'];
  /** Number or letter; null if it has none. */
  readonly shortName: Maybe<Scalars['String']['output']>;
  /** Name; null if it has none. */
  readonly longName: Maybe<Scalars['String']['output']>;
  /** The most specific mode. */
  readonly mode: Mode;
  /** Its colour, `RRGGBB`; null if it has none. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** The colour of text on it, `RRGGBB`; null if it has none. */
  readonly textColor: Maybe<Scalars['String']['output']>;
  /** Its agency. */
  readonly agency: Agency;
  /** Every stop where it calls, once: in the order of its longest pattern, those of other patterns after them. Null with an error if the source does not say. */
  readonly stops: Maybe<StopConnection>;
  /** Its patterns: by direction, those with most runs first. Null with an error if the source of this graph does not say. */
  readonly patterns: Maybe<PatternConnection>;
  /**
   * Its runs on a service day, in the order of the timetable: with those that realtime data add or replace (`Service.live`), and cancelled ones
   * (`Service.isCancelled`). A service that only keeps intervals has an entry for each departure, with its `headway`. Null with an error if the source of this
   * graph does not say.
   */
  readonly services: Maybe<ServiceConnection>;
  /** The alerts about it, its agency or its mode, that are active or to come. Null with an error if the source does not say. */
  readonly alerts: Maybe<AlertConnection>;
  /** Its vehicles under way whose places are known. Null with an error if the source of this graph does not say. */
  readonly vehicles: Maybe<VehicleConnection>;
};


/** A line as riders know it. */
export type RouteStopsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A line as riders know it. */
export type RoutePatternsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A line as riders know it. */
export type RouteServicesArgs = {
  on: Scalars['String']['input'];
  directionId: InputMaybe<Scalars['Int']['input']>;
  realtime?: RealtimeChoice;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A line as riders know it. */
export type RouteAlertsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A line as riders know it. */
export type RouteVehiclesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** The runs of a line that call at the same stops in the same order. */
export type Pattern = Node & {
  readonly __typename?: 'Pattern';
  /** Opaque. It stays while vehicles of the line call so, over any number of datasets. */
  readonly id: Scalars['ID']['output'];
  /** Unique within the line. */
  readonly code: Scalars['String']['output'];
  /** The line. */
  readonly route: Route;
  /** 0 or 1, as the feed tells directions apart (GTFS `direction_id`); null if it does not. */
  readonly direction: Maybe<Scalars['Int']['output']>;
  /** Where it goes, as vehicles show it. */
  readonly headsign: Scalars['String']['output'];
  /** Its stops in order. */
  readonly stops: StopConnection;
  /** Its runs on a service day, as `Route.services`. Null with an error if the source of this graph does not say. */
  readonly services: Maybe<ServiceConnection>;
  /** The line on the map. */
  readonly geometry: Scalars['Polyline']['output'];
  /** Number of runs in the timetable, each on one day or many: how usual it is. */
  readonly runCount: Scalars['Int']['output'];
};


/** The runs of a line that call at the same stops in the same order. */
export type PatternStopsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** The runs of a line that call at the same stops in the same order. */
export type PatternServicesArgs = {
  on: Scalars['String']['input'];
  realtime?: RealtimeChoice;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** The agency that runs a line. */
export type Agency = Node & {
  readonly __typename?: 'Agency';
  /** Opaque. It stays while the feed keeps its name for the agency, over any number of datasets. */
  readonly id: Scalars['ID']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** The feed of its code. */
  readonly feed: Scalars['String']['output'];
  /** Its code within that feed (GTFS `agency_id`); empty if it has none. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its web page; null if it has none. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Its telephone number; null if it has none. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Its lines. Null with an error if the source of this graph does not list them. */
  readonly routes: Maybe<RouteConnection>;
  /** The alerts about it or one of its lines, that are active or to come. Null with an error if the source does not say. */
  readonly alerts: Maybe<AlertConnection>;
};


/** The agency that runs a line. */
export type AgencyRoutesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** The agency that runs a line. */
export type AgencyAlertsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A page of lines. */
export type RouteConnection = {
  readonly __typename?: 'RouteConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<RouteEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Route>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of lines. */
export type RouteEdge = {
  readonly __typename?: 'RouteEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The line. */
  readonly node: Route;
};

/** A page of patterns. */
export type PatternConnection = {
  readonly __typename?: 'PatternConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<PatternEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Pattern>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of patterns. */
export type PatternEdge = {
  readonly __typename?: 'PatternEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The pattern. */
  readonly node: Pattern;
};

/** A page of agencies. */
export type AgencyConnection = {
  readonly __typename?: 'AgencyConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<AgencyEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Agency>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of agencies. */
export type AgencyEdge = {
  readonly __typename?: 'AgencyEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The agency. */
  readonly node: Agency;
};

/** One uniform part of a trip. New kinds can be added, so always select the fields of this interface as well. */
export type Segment = {
  /** For caches: the same for the same segment of the same trip. No argument takes it. */
  readonly id: Scalars['ID']['output'];
  /** Position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode. */
  readonly mode: Mode;
  /** Where it begins. */
  readonly from: Place;
  /** Where it ends. */
  readonly to: Place;
  /** Start time. */
  readonly departure: EventTime;
  /** End time. */
  readonly arrival: EventTime;
  /** Duration. */
  readonly duration: Scalars['Duration']['output'];
  /** The line on the map; null for a segment in one place. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** Instruction, in one line. */
  readonly action: RichText;
  /** Further information, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** The operator of the line, hailed or hired vehicle; null if it is unknown, or there is none. */
  readonly operator: Maybe<Operator>;
  /** Known payments of this segment. A payment that covers several segments belongs to the first one only. */
  readonly payments: ReadonlyArray<Payment>;
  /** Disturbances that concern this segment. */
  readonly alerts: ReadonlyArray<Alert>;
};

/** A ride on a vehicle with a timetable. */
export type ScheduledSegment = Segment & {
  readonly __typename?: 'ScheduledSegment';
  /** For caches: the same for the same segment of the same trip. No argument takes it. */
  readonly id: Scalars['ID']['output'];
  /** Position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode. */
  readonly mode: Mode;
  /** Place of boarding. */
  readonly from: Place;
  /** Place of alighting. */
  readonly to: Place;
  /** Departure of the vehicle. */
  readonly departure: EventTime;
  /** Arrival of the vehicle. */
  readonly arrival: EventTime;
  /** Duration. */
  readonly duration: Scalars['Duration']['output'];
  /** The line on the map. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** Instruction, in one line. */
  readonly action: RichText;
  /** Further information, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** The operator of the line, hailed or hired vehicle; null if it is unknown, or there is none. */
  readonly operator: Maybe<Operator>;
  /** Known payments of this segment. A payment that covers several segments belongs to the first one only. */
  readonly payments: ReadonlyArray<Payment>;
  /** Disturbances that concern this segment. */
  readonly alerts: ReadonlyArray<Alert>;
  /** The run of the vehicle. */
  readonly service: Service;
  /** Platform of boarding, as it is now; null if it is unknown. */
  readonly platform: Maybe<Scalars['String']['output']>;
  /** What realtime data say of the run; null if nothing. */
  readonly live: Maybe<LiveRun>;
  /** The change to this ride; null for the first ride, and unless the request has `includeChanges`. */
  readonly change: Maybe<RideChange>;
  /** Number of stops, counting that of alighting but not that of boarding. */
  readonly stopCount: Scalars['Int']['output'];
  /** Every call from boarding to alighting, both included. */
  readonly calls: ReadonlyArray<Call>;
  /** Length of the ride in metres. */
  readonly distance: Scalars['Float']['output'];
  /** Time between two vehicles, for services that run by frequency; else null. */
  readonly headway: Maybe<Scalars['Duration']['output']>;
  /** Whether the rider stays seated from the segment before. */
  readonly isContinuation: Scalars['Boolean']['output'];
  /** Whether the vehicle carries wheelchairs. */
  readonly accessible: Accessibility;
};

/** A move over streets and paths, not bound to a timetable. */
export type StreetSegment = Segment & {
  readonly __typename?: 'StreetSegment';
  /** For caches: the same for the same segment of the same trip. No argument takes it. */
  readonly id: Scalars['ID']['output'];
  /** Position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode. */
  readonly mode: Mode;
  /** Where it begins. */
  readonly from: Place;
  /** Where it ends. */
  readonly to: Place;
  /** Start time. */
  readonly departure: EventTime;
  /** End time. */
  readonly arrival: EventTime;
  /** Duration. */
  readonly duration: Scalars['Duration']['output'];
  /** The line on the map. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** Instruction, in one line. */
  readonly action: RichText;
  /** Further information, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** The operator of the line, hailed or hired vehicle; null if it is unknown, or there is none. */
  readonly operator: Maybe<Operator>;
  /** Known payments of this segment. A payment that covers several segments belongs to the first one only. */
  readonly payments: ReadonlyArray<Payment>;
  /** Disturbances that concern this segment. */
  readonly alerts: ReadonlyArray<Alert>;
  /** Length in metres. */
  readonly distance: Scalars['Float']['output'];
  /** How long it would take without other traffic; null for modes that traffic does not slow. */
  readonly durationWithoutTraffic: Maybe<Scalars['Duration']['output']>;
  /** Booking, for services that need it; else null. */
  readonly booking: Maybe<Booking>;
  /** Whether it is a straight line because street data are missing. */
  readonly isStraightLine: Scalars['Boolean']['output'];
  /** The streets, in order. */
  readonly streets: ReadonlyArray<StreetSection>;
};

/** What was last reported of a place of shared vehicles, or of a vehicle that stands by itself. */
export type HireStock = {
  readonly __typename?: 'HireStock';
  /** Vehicles of the kind of this trip; null at a return, for a single vehicle, and if unknown. */
  readonly vehicles: Maybe<Scalars['Int']['output']>;
  /** Free docks for it; null where a vehicle is collected, where there is no limit, and if unknown. */
  readonly docks: Maybe<Scalars['Int']['output']>;
  /** When it was reported. */
  readonly reported: Scalars['DateTime']['output'];
};

/** Time spent in one place between two moves, such as parking a car or changing vehicles. */
export type StationarySegment = Segment & {
  readonly __typename?: 'StationarySegment';
  /** For caches: the same for the same segment of the same trip. No argument takes it. */
  readonly id: Scalars['ID']['output'];
  /** Position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode, `stationary_…`. */
  readonly mode: Mode;
  /** Its location. */
  readonly from: Place;
  /** Its location. */
  readonly to: Place;
  /** Start time. */
  readonly departure: EventTime;
  /** End time. */
  readonly arrival: EventTime;
  /** Duration. */
  readonly duration: Scalars['Duration']['output'];
  /** Always null. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** Purpose of the pause. */
  readonly purpose: PauseKind;
  /** Mode of the vehicle that is parked, collected or returned here; null for waits and transfers. */
  readonly vehicleMode: Maybe<Mode>;
  /** The vehicle that is collected here; null if there is none, or its operator publishes no details. */
  readonly vehicle: Maybe<HiredVehicle>;
  /** What was last reported of the place where the vehicle is collected or returned; null if nothing is known at the time of the trip. */
  readonly stock: Maybe<HireStock>;
  /** Instruction, in one line. */
  readonly action: RichText;
  /** Further information, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** The operator of the line, hailed or hired vehicle; null if it is unknown, or there is none. */
  readonly operator: Maybe<Operator>;
  /** Known payments of this segment. A payment that covers several segments belongs to the first one only. */
  readonly payments: ReadonlyArray<Payment>;
  /** Disturbances that concern this segment. */
  readonly alerts: ReadonlyArray<Alert>;
};

/** Purpose of a pause. The list can grow: treat unknown values as `WAIT`. */
export type PauseKind =
  /** Waiting for the next segment. */
  | 'WAIT'
  /** Transfer between two scheduled rides. */
  | 'TRANSFER'
  /** Parking along the street. */
  | 'PARK_ON_STREET'
  /** Parking off the street, such as in a car park. */
  | 'PARK_OFF_STREET'
  /** Collecting a hired vehicle. */
  | 'VEHICLE_COLLECT'
  /** Returning a hired vehicle. */
  | 'VEHICLE_RETURN'
  /** Checking in at an airport. */
  | 'AIRPORT_CHECKIN'
  /** Leaving an airport: luggage and immigration. */
  | 'AIRPORT_CHECKOUT'
  /** Transfer between flights. */
  | 'AIRPORT_TRANSFER';

/** The operator of a line, hailed or hired vehicle. */
export type Operator = {
  readonly __typename?: 'Operator';
  /** Code in its dataset or this server's configuration; empty if it has none. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its telephone number; null if it has none. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Its web page; null if it has none. */
  readonly website: Maybe<Scalars['String']['output']>;
  /** Its colour, `RRGGBB`; null if it has none. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Web page for booking; null if it is unknown. */
  readonly bookingUrl: Maybe<Scalars['String']['output']>;
};

/** Booking of a service that needs it. */
export type Booking = {
  readonly __typename?: 'Booking';
  /** Whether it can still be booked, by the server's clock. */
  readonly state: BookingState;
  /** Latest time of booking; null if it is unknown. */
  readonly closes: Maybe<Scalars['DateTime']['output']>;
  /** The operator's own text; null without any. */
  readonly message: Maybe<Scalars['String']['output']>;
};

/** Whether a ride can be booked. */
export type BookingState =
  /** It can be booked. */
  | 'BOOKABLE'
  /** It can no longer be booked; the trip is shown for information. */
  | 'TOO_LATE'
  /** Unknown. */
  | 'UNKNOWN';

/** A hired vehicle. */
export type HiredVehicle = {
  readonly __typename?: 'HiredVehicle';
  /** The operator's code of the vehicle; that of its type if any vehicle of a station can be taken. */
  readonly code: Scalars['String']['output'];
  /** Name of its type or model; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Its form. */
  readonly formFactor: VehicleForm;
  /** Its propulsion; null if it is unknown. */
  readonly propulsion: Maybe<VehiclePropulsion>;
  /** Remaining range in metres; null if it is unknown. */
  readonly range: Maybe<Scalars['Float']['output']>;
};

/** Form of a hired vehicle. */
export type VehicleForm =
  /** A bicycle. */
  | 'BICYCLE'
  /** A car. */
  | 'CAR'
  /** A moped. */
  | 'MOPED'
  /** A scooter, standing or seated, with small wheels. */
  | 'SCOOTER'
  /** Another form. */
  | 'OTHER';

/** Propulsion of a hired vehicle. */
export type VehiclePropulsion =
  /** Human power only. */
  | 'HUMAN'
  /** Human power, assisted by a motor. */
  | 'ELECTRIC_ASSIST'
  /** A battery. */
  | 'ELECTRIC'
  /** An engine. */
  | 'COMBUSTION';

/** A stretch of one street. */
export type StreetSection = {
  readonly __typename?: 'StreetSection';
  /** Its name; null if it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Length in metres. */
  readonly distance: Scalars['Float']['output'];
  /** The line on the map. */
  readonly geometry: Scalars['Polyline']['output'];
  /** How to turn onto it. */
  readonly instruction: Scalars['String']['output'];
  /** Whether it suits the mode: cycle-friendly for bicycles, usable for wheelchairs. */
  readonly suitable: Suitability;
  /** Whether a bicycle must be pushed. */
  readonly isDismount: Scalars['Boolean']['output'];
};


/** A stretch of one street. */
export type StreetSectionInstructionArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Whether a street suits a mode. */
export type Suitability =
  /** Known to be suitable. */
  | 'SUITABLE'
  /** Known to be unsuitable. */
  | 'UNSUITABLE'
  /** Unknown. */
  | 'UNKNOWN';

/** Text with placeholders. The server can fill them in, or the client can, to keep the text up to date. */
export type RichText = {
  readonly __typename?: 'RichText';
  /** The text with its placeholders, such as `Take <NUMBER>`. */
  readonly template: Scalars['String']['output'];
  /** The text ready to show. */
  readonly text: Scalars['String']['output'];
  /** The text in parts; joined they are the whole text. */
  readonly parts: ReadonlyArray<TextPart>;
};


/** Text with placeholders. The server can fill them in, or the client can, to keep the text up to date. */
export type RichTextTemplateArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** Text with placeholders. The server can fill them in, or the client can, to keep the text up to date. */
export type RichTextTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
  timeZone: InputMaybe<Scalars['String']['input']>;
};


/** Text with placeholders. The server can fill them in, or the client can, to keep the text up to date. */
export type RichTextPartsArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
  timeZone: InputMaybe<Scalars['String']['input']>;
};

/** A part of a text. */
export type TextPart = {
  readonly __typename?: 'TextPart';
  /** Fixed words, or the value of a placeholder. */
  readonly text: Scalars['String']['output'];
  /** Name of the placeholder, such as `NUMBER`; null for fixed words. */
  readonly placeholder: Maybe<Scalars['String']['output']>;
  /** Whether realtime data can change it; refresh only these parts. */
  readonly realtime: Scalars['Boolean']['output'];
};

/** A run of a service, by exactly one of the two. */
export type RunInput =
  /** The run of a service day. */
  { readonly day: RunOfDayInput; readonly near?: never; }
  |  /** The run nearest to a moment. */
  { readonly day?: never; readonly near: Scalars['DateTime']['input']; };

/** The run of a service day. */
export type RunOfDayInput = {
  /** As in `Service.serviceDate`, `YYYY-MM-DD`. */
  readonly serviceDate: Scalars['String']['input'];
  /** As in `Service.shift`: it tells the runs of a service by frequency apart. */
  readonly shift: Scalars['Duration']['input'];
};

/** A line whose vehicles a board shows; parts that are left out do not matter. */
export type LineFilterInput = {
  /** As in `Agency.code`. */
  readonly agency?: InputMaybe<Scalars['String']['input']>;
  /** As in `Route.code`. */
  readonly route?: InputMaybe<Scalars['String']['input']>;
  /** 0 or 1, as in `Service.directionId`. */
  readonly direction?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a board of departures or arrivals. */
export type StopEventConnection = {
  readonly __typename?: 'StopEventConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<StopEventEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<StopEvent>;
  /** Position of this page in the window. */
  readonly pageInfo: PageInfo;
  /** The window of time that the list covers. */
  readonly window: BoardWindow;
  /** The realtime data behind the board; null if it comes from the timetable alone. */
  readonly live: Maybe<LiveData>;
};

/** One entry of a board. */
export type StopEventEdge = {
  readonly __typename?: 'StopEventEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The vehicle at the stop. */
  readonly node: StopEvent;
};

/** A window of time. Windows side by side share no moment, so no entry is on two pages; an empty window leads on like any other. */
export type BoardWindow = {
  readonly __typename?: 'BoardWindow';
  /** Its first moment. */
  readonly from: Scalars['DateTime']['output'];
  /** The first moment after it. */
  readonly to: Scalars['DateTime']['output'];
  /** `page` of the window before it. */
  readonly earlier: Scalars['String']['output'];
  /** `page` of the window after it. */
  readonly later: Scalars['String']['output'];
};

/** A vehicle at a stop, as boards list it. */
export type StopEvent = {
  readonly __typename?: 'StopEvent';
  /** When it leaves; on a board of arrivals, when it arrives. */
  readonly time: EventTime;
  /** Whether it comes. */
  readonly state: StopEventState;
  /** The stop: of a station, the platform. */
  readonly stop: Stop;
  /** Platform as it is now; null if it is unknown. */
  readonly platform: Maybe<Scalars['String']['output']>;
  /** Platform by the timetable, after a change of platform; else null. */
  readonly scheduledPlatform: Maybe<Scalars['String']['output']>;
  /** Where it goes, as the vehicle shows it here; null if the timetable has none. */
  readonly headsign: Maybe<Scalars['String']['output']>;
  /** How riders board here; on a board of arrivals, how they alight. */
  readonly rule: BoardingRule;
  /** The run. */
  readonly service: Service;
  /** The call at the stop that `to` or `origins` asks for; null if the request names none. */
  readonly other: Maybe<Call>;
  /** Alerts that concern the run between here and its end, or its start on a board of arrivals. */
  readonly alerts: ReadonlyArray<Alert>;
};

/** Whether a vehicle comes. The list can grow: treat unknown values as `OTHER`. */
export type StopEventState =
  /** It comes. */
  | 'RUNS'
  /** Its run does not take place. */
  | 'CANCELLED'
  /** Its run takes place and passes this stop. */
  | 'SKIPPED'
  /** A value newer than this list. */
  | 'OTHER';

/** How riders board or alight. The list can grow: treat unknown values as `OTHER`. */
export type BoardingRule =
  /** As usual. */
  | 'REGULAR'
  /** Not possible. */
  | 'NONE'
  /** Only after a call to the agency. */
  | 'PHONE_AGENCY'
  /** Only if the driver is asked. */
  | 'ASK_DRIVER'
  /** A value newer than this list. */
  | 'OTHER';

/** The run of a vehicle on one day (a traveller's journey is a `Trip`). */
export type Service = Node & {
  readonly __typename?: 'Service';
  /** Opaque. It stays while the feed keeps its name for the run, over any number of datasets. */
  readonly id: Scalars['ID']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** Code of the service, unique within the region; `serviceTripID` of the REST interface. */
  readonly code: Scalars['String']['output'];
  /** The service day, `YYYY-MM-DD`: a run after midnight can belong to the day before. */
  readonly serviceDate: Scalars['String']['output'];
  /** By how much a run of a service by frequency is later than the times of its service; `PT0S` for all others. */
  readonly shift: Scalars['Duration']['output'];
  /** Number of the train or run; null if it has none. */
  readonly number: Maybe<Scalars['String']['output']>;
  /** Direction shown on the vehicle at boarding, or at the first stop; null if the timetable has none. */
  readonly direction: Maybe<Scalars['String']['output']>;
  /** 0 or 1, as the feed tells directions apart (GTFS `direction_id`); null if it does not. */
  readonly directionId: Maybe<Scalars['Int']['output']>;
  /** The line. */
  readonly route: Route;
  /** The most specific mode. */
  readonly mode: Mode;
  /** Whether it carries wheelchairs. */
  readonly accessible: Accessibility;
  /** Time between two vehicles, for services that run by frequency; else null. */
  readonly headway: Maybe<Scalars['Duration']['output']>;
  /** What realtime data say of it; null if nothing. */
  readonly live: Maybe<LiveRun>;
  /** Whether it is cancelled. */
  readonly isCancelled: Scalars['Boolean']['output'];
  /** Its vehicle; null if its place is unknown. */
  readonly vehicle: Maybe<Vehicle>;
  /** All its calls, from the first stop to the last. Null with an error if the source does not answer; null without one if the run is gone meanwhile. */
  readonly calls: Maybe<CallConnection>;
  /** Its line on the map, from the first stop to the last; null as `calls`. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** Alerts that concern the whole run; null as `calls`. */
  readonly alerts: Maybe<ReadonlyArray<Alert>>;
};


/** The run of a vehicle on one day (a traveller's journey is a `Trip`). */
export type ServiceCallsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A call of a vehicle at a stop. */
export type Call = {
  readonly __typename?: 'Call';
  /** The stop. */
  readonly stop: Stop;
  /** Null where the run or ride begins. */
  readonly arrival: Maybe<EventTime>;
  /** Null where the run or ride ends. */
  readonly departure: Maybe<EventTime>;
  /** Platform as it is now; null if it is unknown. */
  readonly platform: Maybe<Scalars['String']['output']>;
  /** Platform by the timetable, after a change of platform; else null. */
  readonly scheduledPlatform: Maybe<Scalars['String']['output']>;
  /** How riders board. */
  readonly boarding: BoardingRule;
  /** How riders alight. */
  readonly alighting: BoardingRule;
};

/** A page of calls. */
export type CallConnection = {
  readonly __typename?: 'CallConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<CallEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Call>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of calls. */
export type CallEdge = {
  readonly __typename?: 'CallEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The call. */
  readonly node: Call;
};

/** A page of runs. */
export type ServiceConnection = {
  readonly __typename?: 'ServiceConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<ServiceEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Service>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of runs. */
export type ServiceEdge = {
  readonly __typename?: 'ServiceEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The run. */
  readonly node: Service;
};

/** A requested square of the map. */
export type CellInput = {
  /** The cell. */
  readonly key: Scalars['CellId']['input'];
  /** Hash of an earlier answer, signed 32-bit: the cell is returned only if its content has changed. */
  readonly hashCode?: InputMaybe<Scalars['Int']['input']>;
};

/** A place where vehicles call: a single stop, or a station with several. */
export type Stop = Node & {
  readonly __typename?: 'Stop';
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Natural key within its region. */
  readonly code: Scalars['StopCode']['output'];
  /** The code shown at the stop; null if it has none. */
  readonly publicCode: Maybe<Scalars['String']['output']>;
  /** Name, as the transport provider gives it. */
  readonly name: Scalars['String']['output'];
  /** Its location. */
  readonly point: Point;
  /** IANA name of its time zone. */
  readonly timeZone: Scalars['String']['output'];
  /** The region that holds it. */
  readonly region: Region;
  /** The square of the map that lists it, with all its stops of the same level; null for a stop that is listed only below its station. */
  readonly cell: Maybe<StopCell>;
  /** Importance on a map. Platforms are minor if their station is major. */
  readonly level: StopLevel;
  /** The most specific modes that call here, busiest first. */
  readonly modes: ReadonlyArray<Mode>;
  /** Short names of the lines that call here, busiest first. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Name of the platform; null for a stop without one. */
  readonly platform: Maybe<Scalars['String']['output']>;
  /** Wheelchair access. */
  readonly accessible: Accessibility;
  /** 0 to 1000, from the number of departures and lines: show stops with larger values first. */
  readonly popularity: Scalars['Int']['output'];
  /** The station it is part of. */
  readonly station: Maybe<Stop>;
  /** The parts of a station. */
  readonly children: ReadonlyArray<Stop>;
  /** The alerts about it, its station, its platforms, that are active or to come. Null with an error if the source does not say. */
  readonly alerts: Maybe<AlertConnection>;
  /** The lines that call here, at any platform of a station: busiest first. Null with an error if the source of this graph does not say. */
  readonly routes: Maybe<RouteConnection>;
  /**
   * The next departures, by the time of now: cancelled runs and runs that pass the stop today stand among them. A station has those of its platforms.
   * Pages of the list stay within the window of time; `window` leads to earlier and later windows. Null with an error if the source does not answer.
   */
  readonly departures: Maybe<StopEventConnection>;
  /** The next arrivals, as `departures`. */
  readonly arrivals: Maybe<StopEventConnection>;
};


/** A place where vehicles call: a single stop, or a station with several. */
export type StopAlertsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A place where vehicles call: a single stop, or a station with several. */
export type StopRoutesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A place where vehicles call: a single stop, or a station with several. */
export type StopDeparturesArgs = {
  from: InputMaybe<Scalars['DateTime']['input']>;
  within?: Scalars['Duration']['input'];
  page: InputMaybe<Scalars['String']['input']>;
  to?: ReadonlyArray<Scalars['StopCode']['input']>;
  lines?: ReadonlyArray<LineFilterInput>;
  realtime?: RealtimeChoice;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A place where vehicles call: a single stop, or a station with several. */
export type StopArrivalsArgs = {
  from: InputMaybe<Scalars['DateTime']['input']>;
  within?: Scalars['Duration']['input'];
  page: InputMaybe<Scalars['String']['input']>;
  origins?: ReadonlyArray<Scalars['StopCode']['input']>;
  lines?: ReadonlyArray<LineFilterInput>;
  realtime?: RealtimeChoice;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A square of the map with its stops at one level. */
export type StopCell = {
  readonly __typename?: 'StopCell';
  /** The cell. */
  readonly key: Scalars['CellId']['output'];
  /** Hash of the content, signed 32-bit: equal on every server and after every restart. */
  readonly hashCode: Scalars['Int']['output'];
  /** Its stops, stations with their parts below them. */
  readonly stops: ReadonlyArray<Stop>;
};

/** A page of stops. */
export type StopConnection = {
  readonly __typename?: 'StopConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<StopEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Stop>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of stops. */
export type StopEdge = {
  readonly __typename?: 'StopEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The stop. */
  readonly node: Stop;
};

/** Importance of a stop on a map of the region. */
export type StopLevel =
  /** Stations and the stops of larger vehicles. */
  | 'MAJOR'
  /** All others. */
  | 'MINOR';

/** Wheelchair access. */
export type Accessibility =
  /** Known to be accessible. */
  | 'ACCESSIBLE'
  /** Known to be inaccessible. */
  | 'INACCESSIBLE'
  /** Unknown. */
  | 'UNKNOWN';

/**
 * What can be listened to, by server-sent events (`Accept: text/event-stream`). The first event holds the present state, later ones only what has changed
 * since the one before in the fields that are selected, at most one a second. A client that reads slowly misses states in between, but no change. New timetables do
 * not end a stream: it goes on with an event of their `dataset` that holds everything. The last event is a `StreamEnd`.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** A trip as its vehicles run, until an hour after its arrival. `Trip.id` of the event is that of the subscription while its rides are the same. */
  readonly tripUpdates: TripUpdate;
  /** The alerts of a region that are active or to come. */
  readonly alerts: AlertsUpdate;
  /** The vehicles in a box whose places are known, at most 1,000. */
  readonly vehicles: VehiclesUpdate;
  /** The next departures of a stop or station, as `Stop.departures`, from now on. A departure goes when its vehicle has left. */
  readonly departures: DeparturesUpdate;
};


/**
 * What can be listened to, by server-sent events (`Accept: text/event-stream`). The first event holds the present state, later ones only what has changed
 * since the one before in the fields that are selected, at most one a second. A client that reads slowly misses states in between, but no change. New timetables do
 * not end a stream: it goes on with an event of their `dataset` that holds everything. The last event is a `StreamEnd`.
 */
export type SubscriptionTripUpdatesArgs = {
  id: Scalars['ID']['input'];
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/**
 * What can be listened to, by server-sent events (`Accept: text/event-stream`). The first event holds the present state, later ones only what has changed
 * since the one before in the fields that are selected, at most one a second. A client that reads slowly misses states in between, but no change. New timetables do
 * not end a stream: it goes on with an event of their `dataset` that holds everything. The last event is a `StreamEnd`.
 */
export type SubscriptionAlertsArgs = {
  region: Scalars['RegionCode']['input'];
};


/**
 * What can be listened to, by server-sent events (`Accept: text/event-stream`). The first event holds the present state, later ones only what has changed
 * since the one before in the fields that are selected, at most one a second. A client that reads slowly misses states in between, but no change. New timetables do
 * not end a stream: it goes on with an event of their `dataset` that holds everything. The last event is a `StreamEnd`.
 */
export type SubscriptionVehiclesArgs = {
  box: BoxInput;
};


/**
 * What can be listened to, by server-sent events (`Accept: text/event-stream`). The first event holds the present state, later ones only what has changed
 * since the one before in the fields that are selected, at most one a second. A client that reads slowly misses states in between, but no change. New timetables do
 * not end a stream: it goes on with an event of their `dataset` that holds everything. The last event is a `StreamEnd`.
 */
export type SubscriptionDeparturesArgs = {
  region: Scalars['RegionCode']['input'];
  stop: Scalars['StopCode']['input'];
  to?: ReadonlyArray<Scalars['StopCode']['input']>;
  lines?: ReadonlyArray<LineFilterInput>;
  first?: Scalars['Int']['input'];
};

/** An event about a trip. */
export type TripUpdate = TripChange | StreamEnd;

/** An event about the alerts of a region. */
export type AlertsUpdate = AlertsChange | StreamEnd;

/** An event about the vehicles in a box. */
export type VehiclesUpdate = VehiclesChange | StreamEnd;

/** An event about the departures of a stop. */
export type DeparturesUpdate = DeparturesChange | StreamEnd;

/** A trip that has changed. */
export type TripChange = {
  readonly __typename?: 'TripChange';
  /** Id of the snapshots of realtime data that it is of; null without realtime data. Equal ids mean equal data. */
  readonly snapshot: Maybe<Scalars['String']['output']>;
  /** `Region.datasetVersion` of the timetables that it is of; of several regions with spaces between. Another one than before comes with everything anew. */
  readonly dataset: Scalars['String']['output'];
  /** The moment that it holds for. */
  readonly at: Scalars['DateTime']['output'];
  /** The trip as it is now; the reason why there is none, after which the stream ends. */
  readonly result: TripResult;
};

/** Alerts that are new or have changed, and those that are over. */
export type AlertsChange = {
  readonly __typename?: 'AlertsChange';
  /** Id of the snapshot of realtime data that it is of; null without realtime data. Equal ids mean equal data. */
  readonly snapshot: Maybe<Scalars['String']['output']>;
  /** `Region.datasetVersion` of the timetables that it is of; of several regions with spaces between. Another one than before comes with everything anew. */
  readonly dataset: Scalars['String']['output'];
  /** The moment that it holds for. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether it holds everything: what is not in it is not there. True of the first event, of the first with another `dataset`, and of one to a client that was far behind. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** The alerts. */
  readonly alerts: ReadonlyArray<Alert>;
  /** `Alert.id` of those that are over. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
};

/** Vehicles that are new or have moved, and those that have left. */
export type VehiclesChange = {
  readonly __typename?: 'VehiclesChange';
  /** Id of the snapshots of realtime data that it is of; null without realtime data. Equal ids mean equal data. */
  readonly snapshot: Maybe<Scalars['String']['output']>;
  /** `Region.datasetVersion` of the timetables that it is of; of several regions with spaces between. Another one than before comes with everything anew. */
  readonly dataset: Scalars['String']['output'];
  /** The moment that it holds for. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether it holds everything: what is not in it is not there. True of the first event, of the first with another `dataset`, and of one to a client that was far behind. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** The vehicles. */
  readonly vehicles: ReadonlyArray<Vehicle>;
  /** `Vehicle.id` of those that have left the box, or whose places are not known any more. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
};

/** Departures that are new or have changed, and those that are gone. */
export type DeparturesChange = {
  readonly __typename?: 'DeparturesChange';
  /** Id of the snapshot of realtime data that it is of; null without realtime data. Equal ids mean equal data. */
  readonly snapshot: Maybe<Scalars['String']['output']>;
  /** `Region.datasetVersion` of the timetables that it is of; of several regions with spaces between. Another one than before comes with everything anew. */
  readonly dataset: Scalars['String']['output'];
  /** The moment that it holds for. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether it holds everything: what is not in it is not there. True of the first event, of the first with another `dataset`, and of one to a client that was far behind. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** The departures, each with its key. */
  readonly departures: ReadonlyArray<LiveDeparture>;
  /** `LiveDeparture.key` of those that have left, or that a nearer one has pushed off the list. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
};

/** A row of a board that is kept up to date: put it in the place of the row with its key, and sort the rows by `event.time`. */
export type LiveDeparture = {
  readonly __typename?: 'LiveDeparture';
  /** Opaque. It stays while the row is on the board. */
  readonly key: Scalars['ID']['output'];
  /** The vehicle at the stop. */
  readonly event: StopEvent;
};

/** The last event of a stream. The stream completes after it; a client that still wants to know subscribes again. */
export type StreamEnd = {
  readonly __typename?: 'StreamEnd';
  /** Why it ends. */
  readonly reason: StreamEndReason;
  /** Wait a random time up to this before subscribing again, so that not all clients come at once. Null: nothing can follow. */
  readonly retryWithin: Maybe<Scalars['Duration']['output']>;
};

/** Why a stream ends. The list can grow: treat unknown values as `OTHER`. */
export type StreamEndReason =
  /** The server has new timetables, and what was asked about is not in them. */
  | 'NEW_DATASET'
  /** The server ends. */
  | 'SHUTDOWN'
  /** The stream has been open for the longest time that is allowed. */
  | 'TIME_LIMIT'
  /** What was asked about is over: the trip has been made, or is no longer possible. */
  | 'OVER'
  /** A reason that this version of the schema does not name. */
  | 'OTHER';

/** A trip as it is now, or the reason why there is none. */
export type TripResult = TripNow | TripGone;

/** A trip as it is now, and what became of it since its id was given. */
export type TripNow = {
  readonly __typename?: 'TripNow';
  /** For caches: the same for the same id of a trip. No argument takes it. */
  readonly id: Scalars['ID']['output'];
  /** The trip. Its `id` is the one that was sent, while its rides are the same. */
  readonly trip: Trip;
  /** Whether all rides are those of the id, possibly at other times. */
  readonly isSameTrip: Scalars['Boolean']['output'];
  /** What changed, such as `trip-times-changed`, `trip-cancelled`, `trip-line-replaced` and `trip-replanned`. Empty if nothing did. */
  readonly remarks: ReadonlyArray<Advisory>;
  /** The realtime data behind it; null if it comes from the timetable alone. */
  readonly live: Maybe<LiveData>;
  /** Disturbances that concern it. */
  readonly alerts: ReadonlyArray<Alert>;
  /** The request that it answered. */
  readonly request: PlanEcho;
};

/** A trip that is no longer possible, or an id that stands for none. */
export type TripGone = Problem & {
  readonly __typename?: 'TripGone';
  /** `TRIP_GONE`, `INVALID_ID` or `UNKNOWN_REGION`. */
  readonly code: Scalars['String']['output'];
  /** Text for users. */
  readonly message: Scalars['String']['output'];
  /** The request to plan again; null for an id that stands for no trip. */
  readonly replan: Maybe<PlanEcho>;
};


/** A trip that is no longer possible, or an id that stands for none. */
export type TripGoneMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Which vehicle takes the place of a ride. */
export type SwapDirection =
  /** The first one after it that the traveller reaches. */
  | 'NEXT'
  /** The last one before it. */
  | 'PREVIOUS';

/** A trip with another vehicle, or the reason why there is none. */
export type SwapResult = TripSwapped | SwapRefused;

/** A trip with another vehicle in the place of one ride. */
export type TripSwapped = {
  readonly __typename?: 'TripSwapped';
  /** The new trip. Its `changeovers` say whether every change is still possible. */
  readonly trip: Trip;
  /** How much later it leaves; negative: earlier. */
  readonly departureChange: Scalars['Duration']['output'];
  /** How much later it arrives; negative: earlier. */
  readonly arrivalChange: Scalars['Duration']['output'];
  /** `Segment.index` in the new trip of every ride on another vehicle: the swapped one, and later ones that it would have missed. */
  readonly replaced: ReadonlyArray<Scalars['Int']['output']>;
  /** Disturbances that concern it. */
  readonly alerts: ReadonlyArray<Alert>;
};

/** The ride cannot be swapped. */
export type SwapRefused = Problem & {
  readonly __typename?: 'SwapRefused';
  /** The same as `reason`. */
  readonly code: Scalars['String']['output'];
  /** The reason. */
  readonly reason: SwapRefusal;
  /** Text for users. */
  readonly message: Scalars['String']['output'];
};


/** The ride cannot be swapped. */
export type SwapRefusedMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Why a ride cannot be swapped. The list can grow: treat unknown values as `OTHER`. */
export type SwapRefusal =
  /** The segment is no ride on a vehicle with a timetable. */
  | 'NOT_A_RIDE'
  /** No other vehicle goes there within a day that the request allows. */
  | 'NO_OTHER_VEHICLE'
  /** The vehicle before leaves before the traveller is there. */
  | 'LEAVES_TOO_EARLY'
  /** The trip is no longer possible. */
  | 'TRIP_GONE'
  /** A value newer than this list. */
  | 'OTHER';

/** A group of trips with the same modes and similar stops, at different times. */
export type TripGroup = {
  readonly __typename?: 'TripGroup';
  /** Average time between two departures: the wait after missing one. Null for a single trip. */
  readonly frequency: Maybe<Scalars['Duration']['output']>;
  /** The requested modes that its trips use, most important first. */
  readonly modes: ReadonlyArray<Mode>;
  /** The trip that suits the request best. */
  readonly best: Trip;
  /** Its trips by departure: page forwards for later ones, backwards for earlier ones. */
  readonly trips: TripConnection;
};


/** A group of trips with the same modes and similar stops, at different times. */
export type TripGroupTripsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

/** A page of groups. */
export type TripGroupConnection = {
  readonly __typename?: 'TripGroupConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<TripGroupEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<TripGroup>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of groups. */
export type TripGroupEdge = {
  readonly __typename?: 'TripGroupEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The group. */
  readonly node: TripGroup;
};

/** A page of trips. */
export type TripConnection = {
  readonly __typename?: 'TripConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<TripEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Trip>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** A trip as an answer to a request, with the facts that depend on the request. */
export type TripEdge = {
  readonly __typename?: 'TripEdge';
  /** Opaque; use it as `after` or `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The trip. */
  readonly node: Trip;
  /** How well it suits the request; lower is better. */
  readonly weightedScore: Scalars['Float']['output'];
  /** Whether it is the best one of its group. */
  readonly isBest: Scalars['Boolean']['output'];
  /** Whether it has left already, by the server's clock. */
  readonly isPast: Scalars['Boolean']['output'];
};

/** A traveller's journey from door to door (the run of a vehicle is a `Service`). */
export type Trip = {
  readonly __typename?: 'Trip';
  /**
   * Opaque, and all that `trip` needs: the rides, and the wishes of the request that the trip depends on, in the form of its address in the REST interface.
   * The same trip for the same wishes has the same id, whenever it is planned; realtime data do not change it.
   */
  readonly id: Scalars['ID']['output'];
  /** Departure. */
  readonly departure: Scalars['DateTime']['output'];
  /** Arrival. */
  readonly arrival: Scalars['DateTime']['output'];
  /** Time from departure to arrival. */
  readonly duration: Scalars['Duration']['output'];
  /** Its actual start: the nearest point of the network. */
  readonly startsAt: Place;
  /** Its actual end: the nearest point of the network. */
  readonly endsAt: Place;
  /** Its segments in order, without gaps. */
  readonly segments: ReadonlyArray<Segment>;
  /** The transfers between vehicles. */
  readonly changeovers: ReadonlyArray<Changeover>;
  /** Total price; null if it is unknown (unknown is never free), or to be paid in several currencies. */
  readonly price: Maybe<Money>;
  /** The known payments. */
  readonly payments: ReadonlyArray<Payment>;
  /** The trip with the next or the previous vehicle, of any line that the request allows, in the place of one ride. Nothing is stored: it is another trip. */
  readonly swap: SwapResult;
};


/** A traveller's journey from door to door (the run of a vehicle is a `Service`). */
export type TripSwapArgs = {
  segment: Scalars['Int']['input'];
  to: SwapDirection;
};

/** An exact amount of money. */
export type Money = {
  readonly __typename?: 'Money';
  /** In units of the currency, with its decimals, such as `2.40`. Negative for a discount. */
  readonly amount: Scalars['String']['output'];
  /** ISO 4217. */
  readonly currency: Maybe<Scalars['String']['output']>;
  /** Ready to show, such as "€2.40". */
  readonly text: Scalars['String']['output'];
};


/** An exact amount of money. */
export type MoneyTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** One payment of a trip. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** Its purpose. */
  readonly kind: PaymentKind;
  /** Its name, such as that of the ticket. */
  readonly name: Scalars['String']['output'];
  /** The amount. */
  readonly price: Money;
  /** `Segment.index` of every segment that it covers; it is paid with the first. */
  readonly segments: ReadonlyArray<Scalars['Int']['output']>;
};

/** Purpose of a payment. The list can grow: treat unknown values as `OTHER`. */
export type PaymentKind =
  /** Rides on public transport. */
  | 'TICKET'
  /** A taxi or similar service. */
  | 'TAXI'
  /** The use of a vehicle. */
  | 'HIRE'
  /** Parking. */
  | 'PARKING'
  /** Fuel or electricity. */
  | 'FUEL'
  /** The use of a road. */
  | 'TOLL'
  /** A value newer than this list. */
  | 'OTHER';

/** A transfer from one vehicle to the next. */
export type Changeover = {
  readonly __typename?: 'Changeover';
  /** `Segment.index` of the ride before it. */
  readonly afterSegment: Scalars['Int']['output'];
  /** `Segment.index` of the ride after it. */
  readonly beforeSegment: Scalars['Int']['output'];
  /** Spare time: between the vehicles, less the transfer walk. Negative if the next vehicle has left. */
  readonly slack: Scalars['Duration']['output'];
  /** The same as a word. */
  readonly state: ChangeoverState;
  /** What follows for a traveller who misses the next vehicle, by any line of the request; null if nothing leads on within six hours. */
  readonly ifMissed: Maybe<MissedChange>;
};

/** The way on after a missed vehicle. */
export type MissedChange = {
  readonly __typename?: 'MissedChange';
  /** Departure of the next vehicle. */
  readonly departure: Scalars['DateTime']['output'];
  /** Its line; null if it has no name. */
  readonly line: Maybe<Scalars['String']['output']>;
  /** When the trip ends then. */
  readonly arrival: Scalars['DateTime']['output'];
  /** How much later that is; zero or negative if nothing is lost. */
  readonly delay: Scalars['Duration']['output'];
};

/** How safe a transfer is. */
export type ChangeoverState =
  /** Two minutes or more to spare. */
  | 'COMFORTABLE'
  /** Less than two minutes to spare. */
  | 'TIGHT'
  /** The next vehicle leaves before the rider can reach it. */
  | 'MISSED';

/** A scheduled, expected or estimated time. */
export type EventTime = {
  readonly __typename?: 'EventTime';
  /** The scheduled time, in the time zone of the place. */
  readonly scheduled: Scalars['DateTime']['output'];
  /** The time by realtime data; null without any. */
  readonly expected: Maybe<Scalars['DateTime']['output']>;
  /** What realtime data say of the time; null without any. */
  readonly live: Maybe<LiveTime>;
  /** When the source of realtime data said so; null without any. */
  readonly asOf: Maybe<Scalars['DateTime']['output']>;
  /** Source of the time. */
  readonly source: TimeSource;
};

/** Source of a time. */
export type TimeSource =
  /** A timetable. */
  | 'TIMETABLE'
  /** A report of the vehicle. */
  | 'REALTIME'
  /** An estimate: movement on streets, or a service that runs by frequency. */
  | 'ESTIMATE';

/** A box on the map. One whose west lies east of its east crosses the antimeridian. */
export type BoxInput = {
  /** Latitude of its southern side in degrees, -90 to 90. */
  readonly south: Scalars['Float']['input'];
  /** Longitude of its western side in degrees, -180 to 180. */
  readonly west: Scalars['Float']['input'];
  /** Latitude of its northern side in degrees, -90 to 90. */
  readonly north: Scalars['Float']['input'];
  /** Longitude of its eastern side in degrees, -180 to 180. */
  readonly east: Scalars['Float']['input'];
};

/** A vehicle at its last known place. */
export type Vehicle = Node & {
  readonly __typename?: 'Vehicle';
  /** Opaque. It stays while the source keeps its name for the vehicle. */
  readonly id: Scalars['ID']['output'];
  /** Its id in the source. */
  readonly code: Scalars['String']['output'];
  /** The name that riders see; null if it has none. */
  readonly label: Maybe<Scalars['String']['output']>;
  /** Where it was. */
  readonly point: Point;
  /** Degrees clockwise from north; null if unknown. */
  readonly bearing: Maybe<Scalars['Float']['output']>;
  /** Metres per second; null if unknown. */
  readonly speed: Maybe<Scalars['Float']['output']>;
  /** When it was there. */
  readonly time: Scalars['DateTime']['output'];
  /** Time since then. */
  readonly age: Scalars['Duration']['output'];
  /** How full it is; null if unknown. */
  readonly occupancy: Maybe<Occupancy>;
  /** Whether it carries wheelchairs. */
  readonly accessible: Accessibility;
  /** The line that it serves; null if it is unknown. */
  readonly route: Maybe<Route>;
  /** Where it goes, as it shows; null if it is unknown. */
  readonly headsign: Maybe<Scalars['String']['output']>;
  /** How late it is at the next stop, negative: early; null if unknown. */
  readonly delay: Maybe<Scalars['Duration']['output']>;
  /** The run that it serves; null if it is unknown. */
  readonly service: Maybe<Service>;
};

/** How full a vehicle is (GTFS-Realtime `OccupancyStatus`). The list can grow: treat unknown values as `OTHER`. */
export type Occupancy =
  /** Empty, or nearly so. */
  | 'EMPTY'
  /** Many seats are free. */
  | 'MANY_SEATS_AVAILABLE'
  /** Few seats are free. */
  | 'FEW_SEATS_AVAILABLE'
  /** Room to stand only. */
  | 'STANDING_ROOM_ONLY'
  /** Little room to stand. */
  | 'CRUSHED_STANDING_ROOM_ONLY'
  /** Full. */
  | 'FULL'
  /** It takes no passengers. */
  | 'NOT_ACCEPTING_PASSENGERS'
  /** The source does not know. */
  | 'NO_DATA_AVAILABLE'
  /** It cannot be boarded. */
  | 'NOT_BOARDABLE'
  /** A value newer than this list. */
  | 'OTHER';

/** A source of realtime data and how well it fits the timetable. */
export type LiveFeed = {
  readonly __typename?: 'LiveFeed';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Kind of its data, such as `gtfs-rt` or `gbfs`. */
  readonly kind: Scalars['String']['output'];
  /** Its state. */
  readonly health: LiveHealth;
  /** Time of its newest message; null if none has been read. */
  readonly updated: Maybe<Scalars['DateTime']['output']>;
  /** Time since then. */
  readonly age: Maybe<Scalars['Duration']['output']>;
  /** The runs that it speaks of; null if it has no trip updates. */
  readonly tripUpdates: Maybe<LiveMatch>;
  /** The runs whose vehicles it places; null if it has no vehicles. */
  readonly vehicles: Maybe<LiveMatch>;
  /** The runs that its alerts name; null if they name none. */
  readonly alerts: Maybe<LiveMatch>;
  /** Stations whose vehicles it counts; null if it counts none. */
  readonly stationCount: Maybe<Scalars['Int']['output']>;
  /** Single vehicles that it lists; null if it lists none. */
  readonly vehicleCount: Maybe<Scalars['Int']['output']>;
};

/** How well the runs of a source fit the timetable. */
export type LiveMatch = {
  readonly __typename?: 'LiveMatch';
  /** Runs that it names, without those that it adds itself. */
  readonly named: Scalars['Int']['output'];
  /** Of these, runs that the timetable has. */
  readonly matched: Scalars['Int']['output'];
  /** Runs that it adds to the timetable. */
  readonly added: Scalars['Int']['output'];
  /** The matched part, 0 to 1; null if it names none. */
  readonly rate: Maybe<Scalars['Float']['output']>;
};

/** A page of vehicles. */
export type VehicleConnection = {
  readonly __typename?: 'VehicleConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<VehicleEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Vehicle>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of vehicles. */
export type VehicleEdge = {
  readonly __typename?: 'VehicleEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The vehicle. */
  readonly node: Vehicle;
};

/** A page of sources of realtime data. */
export type LiveFeedConnection = {
  readonly __typename?: 'LiveFeedConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<LiveFeedEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<LiveFeed>;
  /** Position of this page. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of sources of realtime data. */
export type LiveFeedEdge = {
  readonly __typename?: 'LiveFeedEdge';
  /** Opaque; use it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The source. */
  readonly node: LiveFeed;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info?: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info?: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AlertTarget:
    | ( AgencySource )
    | ( OtherAlertTarget )
    | ( RouteSource )
    | ( ServiceSource )
    | ( StopSource )
  ;
  AlertAction:
    | ( OtherAlertAction )
    | ( AlertSource )
  ;
  RegisterKeyResult:
    | ( RegisteredKeySource )
    | ( KeyRefusedSource )
  ;
  RevokeKeyResult:
    | ( ListedKey )
    | ( KeyRefusedSource )
  ;
  PlanResult:
    | ( PlanSource )
    | ( RefusalSource )
  ;
  TripUpdate:
    | ( LiveChange )
    | ( LiveEnd )
  ;
  AlertsUpdate:
    | ( LiveChange )
    | ( LiveEnd )
  ;
  VehiclesUpdate:
    | ( LiveChange )
    | ( LiveEnd )
  ;
  DeparturesUpdate:
    | ( LiveChange )
    | ( LiveEnd )
  ;
  TripResult:
    | ( TripNowSource )
    | ( TripGoneSource )
  ;
  SwapResult:
    | ( TripSwappedSource )
    | ( SwapRefusedSource )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Facility:
    | ( PodSource )
    | ( FreeVehicleSource )
    | ( RentalSource )
    | ( CarParkSource )
    | ( ParkingSource )
  ;
  Problem:
    | ( KeyRefusedSource )
    | ( RefusalSource )
    | ( TripGoneSource )
    | ( SwapRefusedSource )
  ;
  Node:
    | ( AlertSource )
    | ( PodSource )
    | ( FreeVehicleSource )
    | ( RentalSource )
    | ( CarParkSource )
    | ( ParkingSource )
    | ( ModeSource )
    | ( RegionInfo )
    | ( RouteSource )
    | ( PatternSource )
    | ( AgencySource )
    | ( ServiceSource )
    | ( StopSource )
    | ( VehicleSource )
  ;
  Segment:
    | ( RideSource )
    | ( StreetSource )
    | ( PauseSource )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Alert: ResolverTypeWrapper<AlertSource>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AlertSeverity: AlertSeverity;
  AlertPeriod: ResolverTypeWrapper<AlertPeriod>;
  AlertTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlertTarget']>;
  OtherAlertTarget: ResolverTypeWrapper<OtherAlertTarget>;
  AlertAction: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlertAction']>;
  RerouteExcludingStops: ResolverTypeWrapper<AlertSource>;
  OtherAlertAction: ResolverTypeWrapper<OtherAlertAction>;
  AlertConnection: ResolverTypeWrapper<Omit<AlertConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AlertEdge']>, nodes: ReadonlyArray<ResolversTypes['Alert']> }>;
  AlertEdge: ResolverTypeWrapper<Omit<AlertEdge, 'node'> & { node: ResolversTypes['Alert'] }>;
  AlertTargetConnection: ResolverTypeWrapper<Omit<AlertTargetConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AlertTargetEdge']>, nodes: ReadonlyArray<ResolversTypes['AlertTarget']> }>;
  AlertTargetEdge: ResolverTypeWrapper<Omit<AlertTargetEdge, 'node'> & { node: ResolversTypes['AlertTarget'] }>;
  PlanExplanation: ResolverTypeWrapper<ExplanationSource>;
  PlanSearch: ResolverTypeWrapper<SearchSource>;
  StopReach: ResolverTypeWrapper<Reach>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  RuledOut: ResolverTypeWrapper<RuledOutSource>;
  CandidateFate: CandidateFate;
  Candidate: ResolverTypeWrapper<CandidateSource>;
  CandidateRemoval: ResolverTypeWrapper<RemovalSource>;
  ScoreTerms: ResolverTypeWrapper<ScoreTerms>;
  CandidateLeg: ResolverTypeWrapper<CandidateLegSource>;
  ReliedOn: ResolverTypeWrapper<ReliedOnSource>;
  AreaInput: AreaInput;
  Facility: ResolverTypeWrapper<FacilitySource>;
  VehicleStation: ResolverTypeWrapper<PodSource>;
  FreeVehicle: ResolverTypeWrapper<FreeVehicleSource>;
  CarRental: ResolverTypeWrapper<RentalSource>;
  CarPark: ResolverTypeWrapper<CarParkSource>;
  ParkingFees: ResolverTypeWrapper<Omit<ParkingFees, 'steps' | 'daily'> & { steps: ReadonlyArray<ResolversTypes['ParkingFee']>, daily?: Maybe<ResolversTypes['Money']> }>;
  ParkingFee: ResolverTypeWrapper<Omit<ParkingFee, 'price'> & { price: ResolversTypes['Money'] }>;
  OpeningDay: ResolverTypeWrapper<OpeningDay>;
  OpeningSpan: ResolverTypeWrapper<OpeningSpan>;
  Weekday: Weekday;
  HiredVehicleConnection: ResolverTypeWrapper<Omit<HiredVehicleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['HiredVehicleEdge']>, nodes: ReadonlyArray<ResolversTypes['HiredVehicle']> }>;
  HiredVehicleEdge: ResolverTypeWrapper<Omit<HiredVehicleEdge, 'node'> & { node: ResolversTypes['HiredVehicle'] }>;
  VehicleParking: ResolverTypeWrapper<ParkingSource>;
  VehicleParkingKind: VehicleParkingKind;
  FacilityConnection: ResolverTypeWrapper<Omit<FacilityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['FacilityEdge']>, nodes: ReadonlyArray<ResolversTypes['Facility']> }>;
  FacilityEdge: ResolverTypeWrapper<Omit<FacilityEdge, 'node'> & { node: ResolversTypes['Facility'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterKeyInput: RegisterKeyInput;
  RegisterKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterKeyResult']>;
  RegisteredKey: ResolverTypeWrapper<RegisteredKeySource>;
  RevokeKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeKeyResult']>;
  RevokedKey: ResolverTypeWrapper<ListedKey>;
  KeyRefused: ResolverTypeWrapper<KeyRefusedSource>;
  KeyRefusal: KeyRefusal;
  KeyUse: ResolverTypeWrapper<KeyUseValue>;
  RealtimeChoice: RealtimeChoice;
  LiveData: ResolverTypeWrapper<LiveSourceData>;
  LiveSource: ResolverTypeWrapper<LiveSource>;
  LiveHealth: LiveHealth;
  LiveTime: LiveTime;
  LiveRun: ResolverTypeWrapper<LiveRunSource>;
  LiveRunKind: LiveRunKind;
  RideChange: ResolverTypeWrapper<ChangeSource>;
  Mode: ResolverTypeWrapper<ModeSource>;
  ModeParts: ResolverTypeWrapper<ModeParts>;
  ModeDeprecation: ResolverTypeWrapper<DeprecationSource>;
  ModeKind: ModeKind;
  FoundPlace: ResolverTypeWrapper<FoundPlaceValue>;
  FoundPlaceKind: FoundPlaceKind;
  Point: ResolverTypeWrapper<Point>;
  Place: ResolverTypeWrapper<PlaceSource>;
  PointInput: PointInput;
  NearInput: NearInput;
  NamedPointInput: NamedPointInput;
  StopRefInput: StopRefInput;
  PlaceInput: PlaceInput;
  PlanRequest: PlanRequest;
  LimitsInput: LimitsInput;
  ModeLimitInput: ModeLimitInput;
  NameLimitInput: NameLimitInput;
  WishesInput: WishesInput;
  WeightsInput: WeightsInput;
  CyclingWay: CyclingWay;
  ModeWaitInput: ModeWaitInput;
  ModeEmissionInput: ModeEmissionInput;
  WhenInput: WhenInput;
  CombineModes: CombineModes;
  PlanResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlanResult']>;
  Plan: ResolverTypeWrapper<PlanSource>;
  PlanWindow: ResolverTypeWrapper<PlanSource>;
  PlanEcho: ResolverTypeWrapper<PlanSource>;
  ModeSetOutcome: ResolverTypeWrapper<OutcomeSource>;
  NoTrips: ResolverTypeWrapper<EmptySource>;
  NoTripsReason: NoTripsReason;
  PlanInputField: PlanInputField;
  Advisory: ResolverTypeWrapper<AdvisorySource>;
  Problem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Problem']>;
  PlanRefused: ResolverTypeWrapper<RefusalSource>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  About: ResolverTypeWrapper<About>;
  Isochrone: ResolverTypeWrapper<IsochroneSource>;
  IsochroneArea: ResolverTypeWrapper<IsochroneArea>;
  ReachedStop: ResolverTypeWrapper<ReachedStopSource>;
  ReachedStopConnection: ResolverTypeWrapper<Omit<ReachedStopConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ReachedStopEdge']>, nodes: ReadonlyArray<ResolversTypes['ReachedStop']> }>;
  ReachedStopEdge: ResolverTypeWrapper<Omit<ReachedStopEdge, 'node'> & { node: ResolversTypes['ReachedStop'] }>;
  TravelTime: ResolverTypeWrapper<TravelTime>;
  Region: ResolverTypeWrapper<RegionInfo>;
  RegionServer: ResolverTypeWrapper<RegionServer>;
  Credit: ResolverTypeWrapper<Credit>;
  RegionConnection: ResolverTypeWrapper<Omit<RegionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RegionEdge']>, nodes: ReadonlyArray<ResolversTypes['Region']> }>;
  RegionEdge: ResolverTypeWrapper<Omit<RegionEdge, 'node'> & { node: ResolversTypes['Region'] }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Route: ResolverTypeWrapper<RouteSource>;
  Pattern: ResolverTypeWrapper<PatternSource>;
  Agency: ResolverTypeWrapper<AgencySource>;
  RouteConnection: ResolverTypeWrapper<Omit<RouteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RouteEdge']>, nodes: ReadonlyArray<ResolversTypes['Route']> }>;
  RouteEdge: ResolverTypeWrapper<Omit<RouteEdge, 'node'> & { node: ResolversTypes['Route'] }>;
  PatternConnection: ResolverTypeWrapper<Omit<PatternConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PatternEdge']>, nodes: ReadonlyArray<ResolversTypes['Pattern']> }>;
  PatternEdge: ResolverTypeWrapper<Omit<PatternEdge, 'node'> & { node: ResolversTypes['Pattern'] }>;
  AgencyConnection: ResolverTypeWrapper<Omit<AgencyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AgencyEdge']>, nodes: ReadonlyArray<ResolversTypes['Agency']> }>;
  AgencyEdge: ResolverTypeWrapper<Omit<AgencyEdge, 'node'> & { node: ResolversTypes['Agency'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Duration: ResolverTypeWrapper<Scalars['Duration']['output']>;
  Locale: ResolverTypeWrapper<Scalars['Locale']['output']>;
  ModeId: ResolverTypeWrapper<Scalars['ModeId']['output']>;
  RegionCode: ResolverTypeWrapper<Scalars['RegionCode']['output']>;
  StopCode: ResolverTypeWrapper<Scalars['StopCode']['output']>;
  CellId: ResolverTypeWrapper<Scalars['CellId']['output']>;
  Polyline: ResolverTypeWrapper<Scalars['Polyline']['output']>;
  MultiPolygon: ResolverTypeWrapper<Scalars['MultiPolygon']['output']>;
  Segment: ResolverTypeWrapper<SegmentSource>;
  ScheduledSegment: ResolverTypeWrapper<RideSource>;
  StreetSegment: ResolverTypeWrapper<StreetSource>;
  HireStock: ResolverTypeWrapper<HireStock>;
  StationarySegment: ResolverTypeWrapper<PauseSource>;
  PauseKind: PauseKind;
  Operator: ResolverTypeWrapper<OperatorSource>;
  Booking: ResolverTypeWrapper<BookingSource>;
  BookingState: BookingState;
  HiredVehicle: ResolverTypeWrapper<HiredVehicleSource>;
  VehicleForm: VehicleForm;
  VehiclePropulsion: VehiclePropulsion;
  StreetSection: ResolverTypeWrapper<SectionSource>;
  Suitability: Suitability;
  RichText: ResolverTypeWrapper<TextSource>;
  TextPart: ResolverTypeWrapper<TextPart>;
  RunInput: RunInput;
  RunOfDayInput: RunOfDayInput;
  LineFilterInput: LineFilterInput;
  StopEventConnection: ResolverTypeWrapper<BoardSource>;
  StopEventEdge: ResolverTypeWrapper<Omit<StopEventEdge, 'node'> & { node: ResolversTypes['StopEvent'] }>;
  BoardWindow: ResolverTypeWrapper<BoardWindowSource>;
  StopEvent: ResolverTypeWrapper<StopEventSource>;
  StopEventState: StopEventState;
  BoardingRule: BoardingRule;
  Service: ResolverTypeWrapper<ServiceSource>;
  Call: ResolverTypeWrapper<CallSource>;
  CallConnection: ResolverTypeWrapper<Omit<CallConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CallEdge']>, nodes: ReadonlyArray<ResolversTypes['Call']> }>;
  CallEdge: ResolverTypeWrapper<Omit<CallEdge, 'node'> & { node: ResolversTypes['Call'] }>;
  ServiceConnection: ResolverTypeWrapper<Omit<ServiceConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ServiceEdge']>, nodes: ReadonlyArray<ResolversTypes['Service']> }>;
  ServiceEdge: ResolverTypeWrapper<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>;
  CellInput: CellInput;
  Stop: ResolverTypeWrapper<StopSource>;
  StopCell: ResolverTypeWrapper<StopCellSource>;
  StopConnection: ResolverTypeWrapper<Omit<StopConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['StopEdge']>, nodes: ReadonlyArray<ResolversTypes['Stop']> }>;
  StopEdge: ResolverTypeWrapper<Omit<StopEdge, 'node'> & { node: ResolversTypes['Stop'] }>;
  StopLevel: StopLevel;
  Accessibility: Accessibility;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TripUpdate: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TripUpdate']>;
  AlertsUpdate: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlertsUpdate']>;
  VehiclesUpdate: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VehiclesUpdate']>;
  DeparturesUpdate: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeparturesUpdate']>;
  TripChange: ResolverTypeWrapper<LiveChange>;
  AlertsChange: ResolverTypeWrapper<LiveChange>;
  VehiclesChange: ResolverTypeWrapper<LiveChange>;
  DeparturesChange: ResolverTypeWrapper<LiveChange>;
  LiveDeparture: ResolverTypeWrapper<LiveDepartureSource>;
  StreamEnd: ResolverTypeWrapper<LiveEnd>;
  StreamEndReason: StreamEndReason;
  TripResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TripResult']>;
  TripNow: ResolverTypeWrapper<TripNowSource>;
  TripGone: ResolverTypeWrapper<TripGoneSource>;
  SwapDirection: SwapDirection;
  SwapResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SwapResult']>;
  TripSwapped: ResolverTypeWrapper<TripSwappedSource>;
  SwapRefused: ResolverTypeWrapper<SwapRefusedSource>;
  SwapRefusal: SwapRefusal;
  TripGroup: ResolverTypeWrapper<GroupSource>;
  TripGroupConnection: ResolverTypeWrapper<Omit<TripGroupConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TripGroupEdge']>, nodes: ReadonlyArray<ResolversTypes['TripGroup']> }>;
  TripGroupEdge: ResolverTypeWrapper<Omit<TripGroupEdge, 'node'> & { node: ResolversTypes['TripGroup'] }>;
  TripConnection: ResolverTypeWrapper<Omit<TripConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TripEdge']>, nodes: ReadonlyArray<ResolversTypes['Trip']> }>;
  TripEdge: ResolverTypeWrapper<TripEdgeSource>;
  Trip: ResolverTypeWrapper<TripSource>;
  Money: ResolverTypeWrapper<MoneySource>;
  Payment: ResolverTypeWrapper<PaymentSource>;
  PaymentKind: PaymentKind;
  Changeover: ResolverTypeWrapper<ChangeoverSource>;
  MissedChange: ResolverTypeWrapper<MissedSource>;
  ChangeoverState: ChangeoverState;
  EventTime: ResolverTypeWrapper<EventTime>;
  TimeSource: TimeSource;
  BoxInput: BoxInput;
  Vehicle: ResolverTypeWrapper<VehicleSource>;
  Occupancy: Occupancy;
  LiveFeed: ResolverTypeWrapper<LiveFeedSource>;
  LiveMatch: ResolverTypeWrapper<LiveMatch>;
  VehicleConnection: ResolverTypeWrapper<Omit<VehicleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['VehicleEdge']>, nodes: ReadonlyArray<ResolversTypes['Vehicle']> }>;
  VehicleEdge: ResolverTypeWrapper<Omit<VehicleEdge, 'node'> & { node: ResolversTypes['Vehicle'] }>;
  LiveFeedConnection: ResolverTypeWrapper<Omit<LiveFeedConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LiveFeedEdge']>, nodes: ReadonlyArray<ResolversTypes['LiveFeed']> }>;
  LiveFeedEdge: ResolverTypeWrapper<Omit<LiveFeedEdge, 'node'> & { node: ResolversTypes['LiveFeed'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Alert: AlertSource;
  ID: Scalars['ID']['output'];
  AlertPeriod: AlertPeriod;
  AlertTarget: ResolversUnionTypes<ResolversParentTypes>['AlertTarget'];
  OtherAlertTarget: OtherAlertTarget;
  AlertAction: ResolversUnionTypes<ResolversParentTypes>['AlertAction'];
  RerouteExcludingStops: AlertSource;
  OtherAlertAction: OtherAlertAction;
  AlertConnection: Omit<AlertConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AlertEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Alert']> };
  AlertEdge: Omit<AlertEdge, 'node'> & { node: ResolversParentTypes['Alert'] };
  AlertTargetConnection: Omit<AlertTargetConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AlertTargetEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AlertTarget']> };
  AlertTargetEdge: Omit<AlertTargetEdge, 'node'> & { node: ResolversParentTypes['AlertTarget'] };
  PlanExplanation: ExplanationSource;
  PlanSearch: SearchSource;
  StopReach: Reach;
  Float: Scalars['Float']['output'];
  RuledOut: RuledOutSource;
  Candidate: CandidateSource;
  CandidateRemoval: RemovalSource;
  ScoreTerms: ScoreTerms;
  CandidateLeg: CandidateLegSource;
  ReliedOn: ReliedOnSource;
  AreaInput: AreaInput;
  Facility: FacilitySource;
  VehicleStation: PodSource;
  FreeVehicle: FreeVehicleSource;
  CarRental: RentalSource;
  CarPark: CarParkSource;
  ParkingFees: Omit<ParkingFees, 'steps' | 'daily'> & { steps: ReadonlyArray<ResolversParentTypes['ParkingFee']>, daily?: Maybe<ResolversParentTypes['Money']> };
  ParkingFee: Omit<ParkingFee, 'price'> & { price: ResolversParentTypes['Money'] };
  OpeningDay: OpeningDay;
  OpeningSpan: OpeningSpan;
  HiredVehicleConnection: Omit<HiredVehicleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['HiredVehicleEdge']>, nodes: ReadonlyArray<ResolversParentTypes['HiredVehicle']> };
  HiredVehicleEdge: Omit<HiredVehicleEdge, 'node'> & { node: ResolversParentTypes['HiredVehicle'] };
  VehicleParking: ParkingSource;
  FacilityConnection: Omit<FacilityConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['FacilityEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Facility']> };
  FacilityEdge: Omit<FacilityEdge, 'node'> & { node: ResolversParentTypes['Facility'] };
  Mutation: Record<PropertyKey, never>;
  RegisterKeyInput: RegisterKeyInput;
  RegisterKeyResult: ResolversUnionTypes<ResolversParentTypes>['RegisterKeyResult'];
  RegisteredKey: RegisteredKeySource;
  RevokeKeyResult: ResolversUnionTypes<ResolversParentTypes>['RevokeKeyResult'];
  RevokedKey: ListedKey;
  KeyRefused: KeyRefusedSource;
  KeyUse: KeyUseValue;
  LiveData: LiveSourceData;
  LiveSource: LiveSource;
  LiveRun: LiveRunSource;
  RideChange: ChangeSource;
  Mode: ModeSource;
  ModeParts: ModeParts;
  ModeDeprecation: DeprecationSource;
  FoundPlace: FoundPlaceValue;
  Point: Point;
  Place: PlaceSource;
  PointInput: PointInput;
  NearInput: NearInput;
  NamedPointInput: NamedPointInput;
  StopRefInput: StopRefInput;
  PlaceInput: PlaceInput;
  PlanRequest: PlanRequest;
  LimitsInput: LimitsInput;
  ModeLimitInput: ModeLimitInput;
  NameLimitInput: NameLimitInput;
  WishesInput: WishesInput;
  WeightsInput: WeightsInput;
  ModeWaitInput: ModeWaitInput;
  ModeEmissionInput: ModeEmissionInput;
  WhenInput: WhenInput;
  PlanResult: ResolversUnionTypes<ResolversParentTypes>['PlanResult'];
  Plan: PlanSource;
  PlanWindow: PlanSource;
  PlanEcho: PlanSource;
  ModeSetOutcome: OutcomeSource;
  NoTrips: EmptySource;
  Advisory: AdvisorySource;
  Problem: ResolversInterfaceTypes<ResolversParentTypes>['Problem'];
  PlanRefused: RefusalSource;
  FieldProblem: FieldProblem;
  Query: Record<PropertyKey, never>;
  About: About;
  Isochrone: IsochroneSource;
  IsochroneArea: IsochroneArea;
  ReachedStop: ReachedStopSource;
  ReachedStopConnection: Omit<ReachedStopConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ReachedStopEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ReachedStop']> };
  ReachedStopEdge: Omit<ReachedStopEdge, 'node'> & { node: ResolversParentTypes['ReachedStop'] };
  TravelTime: TravelTime;
  Region: RegionInfo;
  RegionServer: RegionServer;
  Credit: Credit;
  RegionConnection: Omit<RegionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RegionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Region']> };
  RegionEdge: Omit<RegionEdge, 'node'> & { node: ResolversParentTypes['Region'] };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Route: RouteSource;
  Pattern: PatternSource;
  Agency: AgencySource;
  RouteConnection: Omit<RouteConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RouteEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Route']> };
  RouteEdge: Omit<RouteEdge, 'node'> & { node: ResolversParentTypes['Route'] };
  PatternConnection: Omit<PatternConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PatternEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Pattern']> };
  PatternEdge: Omit<PatternEdge, 'node'> & { node: ResolversParentTypes['Pattern'] };
  AgencyConnection: Omit<AgencyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AgencyEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Agency']> };
  AgencyEdge: Omit<AgencyEdge, 'node'> & { node: ResolversParentTypes['Agency'] };
  DateTime: Scalars['DateTime']['output'];
  Duration: Scalars['Duration']['output'];
  Locale: Scalars['Locale']['output'];
  ModeId: Scalars['ModeId']['output'];
  RegionCode: Scalars['RegionCode']['output'];
  StopCode: Scalars['StopCode']['output'];
  CellId: Scalars['CellId']['output'];
  Polyline: Scalars['Polyline']['output'];
  MultiPolygon: Scalars['MultiPolygon']['output'];
  Segment: SegmentSource;
  ScheduledSegment: RideSource;
  StreetSegment: StreetSource;
  HireStock: HireStock;
  StationarySegment: PauseSource;
  Operator: OperatorSource;
  Booking: BookingSource;
  HiredVehicle: HiredVehicleSource;
  StreetSection: SectionSource;
  RichText: TextSource;
  TextPart: TextPart;
  RunInput: RunInput;
  RunOfDayInput: RunOfDayInput;
  LineFilterInput: LineFilterInput;
  StopEventConnection: BoardSource;
  StopEventEdge: Omit<StopEventEdge, 'node'> & { node: ResolversParentTypes['StopEvent'] };
  BoardWindow: BoardWindowSource;
  StopEvent: StopEventSource;
  Service: ServiceSource;
  Call: CallSource;
  CallConnection: Omit<CallConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CallEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Call']> };
  CallEdge: Omit<CallEdge, 'node'> & { node: ResolversParentTypes['Call'] };
  ServiceConnection: Omit<ServiceConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ServiceEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Service']> };
  ServiceEdge: Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] };
  CellInput: CellInput;
  Stop: StopSource;
  StopCell: StopCellSource;
  StopConnection: Omit<StopConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['StopEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Stop']> };
  StopEdge: Omit<StopEdge, 'node'> & { node: ResolversParentTypes['Stop'] };
  Subscription: Record<PropertyKey, never>;
  TripUpdate: ResolversUnionTypes<ResolversParentTypes>['TripUpdate'];
  AlertsUpdate: ResolversUnionTypes<ResolversParentTypes>['AlertsUpdate'];
  VehiclesUpdate: ResolversUnionTypes<ResolversParentTypes>['VehiclesUpdate'];
  DeparturesUpdate: ResolversUnionTypes<ResolversParentTypes>['DeparturesUpdate'];
  TripChange: LiveChange;
  AlertsChange: LiveChange;
  VehiclesChange: LiveChange;
  DeparturesChange: LiveChange;
  LiveDeparture: LiveDepartureSource;
  StreamEnd: LiveEnd;
  TripResult: ResolversUnionTypes<ResolversParentTypes>['TripResult'];
  TripNow: TripNowSource;
  TripGone: TripGoneSource;
  SwapResult: ResolversUnionTypes<ResolversParentTypes>['SwapResult'];
  TripSwapped: TripSwappedSource;
  SwapRefused: SwapRefusedSource;
  TripGroup: GroupSource;
  TripGroupConnection: Omit<TripGroupConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TripGroupEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TripGroup']> };
  TripGroupEdge: Omit<TripGroupEdge, 'node'> & { node: ResolversParentTypes['TripGroup'] };
  TripConnection: Omit<TripConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TripEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Trip']> };
  TripEdge: TripEdgeSource;
  Trip: TripSource;
  Money: MoneySource;
  Payment: PaymentSource;
  Changeover: ChangeoverSource;
  MissedChange: MissedSource;
  EventTime: EventTime;
  BoxInput: BoxInput;
  Vehicle: VehicleSource;
  LiveFeed: LiveFeedSource;
  LiveMatch: LiveMatch;
  VehicleConnection: Omit<VehicleConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['VehicleEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Vehicle']> };
  VehicleEdge: Omit<VehicleEdge, 'node'> & { node: ResolversParentTypes['Vehicle'] };
  LiveFeedConnection: Omit<LiveFeedConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LiveFeedEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LiveFeed']> };
  LiveFeedEdge: Omit<LiveFeedEdge, 'node'> & { node: ResolversParentTypes['LiveFeed'] };
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  slicingArguments?: ReadonlyArray<Scalars['String']['input']>;
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  maxAge: Scalars['Int']['input'];
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DeferDirectiveArgs = {
  if?: Scalars['Boolean']['input'];
  label: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AlertResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AlertTitleArgs>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<AlertTextArgs>>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<AlertUrlArgs>>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<AlertImageArgs>>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['AlertPeriod']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  affects?: Resolver<Maybe<ResolversTypes['AlertTargetConnection']>, ParentType, ContextType, RequireFields<AlertAffectsArgs, 'first'>>;
  action?: Resolver<Maybe<ResolversTypes['AlertAction']>, ParentType, ContextType>;
  avoidStops?: Resolver<ReadonlyArray<ResolversTypes['StopCode']>, ParentType, ContextType>;
  isAvoided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<AlertPlanArgs, 'request'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertPeriodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertPeriod'] = ResolversParentTypes['AlertPeriod']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AlertTargetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertTarget'] = ResolversParentTypes['AlertTarget']> = {
  __resolveType: TypeResolveFn<'Agency' | 'OtherAlertTarget' | 'Route' | 'Service' | 'Stop', ParentType, ContextType>;
};

export type OtherAlertTargetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OtherAlertTarget'] = ResolversParentTypes['OtherAlertTarget']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertActionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertAction'] = ResolversParentTypes['AlertAction']> = {
  __resolveType: TypeResolveFn<'OtherAlertAction' | 'RerouteExcludingStops', ParentType, ContextType>;
};

export type RerouteExcludingStopsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RerouteExcludingStops'] = ResolversParentTypes['RerouteExcludingStops']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RerouteExcludingStopsTextArgs>>;
  stops?: Resolver<ResolversTypes['StopConnection'], ParentType, ContextType, RequireFields<RerouteExcludingStopsStopsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherAlertActionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OtherAlertAction'] = ResolversParentTypes['OtherAlertAction']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OtherAlertActionTextArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertConnection'] = ResolversParentTypes['AlertConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AlertEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertEdge'] = ResolversParentTypes['AlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
};

export type AlertTargetConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertTargetConnection'] = ResolversParentTypes['AlertTargetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertTargetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AlertTarget']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AlertTargetEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertTargetEdge'] = ResolversParentTypes['AlertTargetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AlertTarget'], ParentType, ContextType>;
};

export type PlanExplanationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlanExplanation'] = ResolversParentTypes['PlanExplanation']> = {
  firstServiceDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastServiceDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searches?: Resolver<ReadonlyArray<ResolversTypes['PlanSearch']>, ParentType, ContextType>;
};

export type PlanSearchResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlanSearch'] = ResolversParentTypes['PlanSearch']> = {
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reach?: Resolver<ReadonlyArray<ResolversTypes['StopReach']>, ParentType, ContextType>;
  ruledOut?: Resolver<ReadonlyArray<ResolversTypes['RuledOut']>, ParentType, ContextType>;
  candidates?: Resolver<ReadonlyArray<ResolversTypes['Candidate']>, ParentType, ContextType>;
};

export type StopReachResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopReach'] = ResolversParentTypes['StopReach']> = {
  isOrigin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  stopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  nearestCode?: Resolver<Maybe<ResolversTypes['StopCode']>, ParentType, ContextType>;
  nearestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearestDistance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RuledOutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RuledOut'] = ResolversParentTypes['RuledOut']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RuledOutMessageArgs>>;
  isAboutStops?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['CandidateFate'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trip?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['CandidateRemoval']>, ParentType, ContextType>;
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weightedScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['ScoreTerms'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  carbon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  calories?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hassle?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  legs?: Resolver<ReadonlyArray<ResolversTypes['CandidateLeg']>, ParentType, ContextType>;
  reliedOn?: Resolver<ReadonlyArray<ResolversTypes['ReliedOn']>, ParentType, ContextType>;
};

export type CandidateRemovalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CandidateRemoval'] = ResolversParentTypes['CandidateRemoval']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CandidateRemovalMessageArgs>>;
  by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ScoreTermsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ScoreTerms'] = ResolversParentTypes['ScoreTerms']> = {
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  convenience?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CandidateLegResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CandidateLeg'] = ResolversParentTypes['CandidateLeg']> = {
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  coveredBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carbon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  calories?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hassle?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReliedOnResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReliedOn'] = ResolversParentTypes['ReliedOn']> = {
  leg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReliedOnMessageArgs>>;
};

export type FacilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Facility'] = ResolversParentTypes['Facility']> = {
  __resolveType: TypeResolveFn<'VehicleStation' | 'FreeVehicle' | 'CarRental' | 'CarPark' | 'VehicleParking', ParentType, ContextType>;
};

export type VehicleStationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VehicleStation'] = ResolversParentTypes['VehicleStation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VehicleStationTitleArgs>>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vehicles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  docks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['HiredVehicleConnection'], ParentType, ContextType, RequireFields<VehicleStationStandingArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreeVehicleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FreeVehicle'] = ResolversParentTypes['FreeVehicle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<FreeVehicleTitleArgs>>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  vehicle?: Resolver<ResolversTypes['HiredVehicle'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarRentalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CarRental'] = ResolversParentTypes['CarRental']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CarRentalTitleArgs>>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OpeningDay']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarParkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CarPark'] = ResolversParentTypes['CarPark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CarParkTitleArgs>>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOnStreet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isParkAndRide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OpeningDay']>>, ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['ParkingFees']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParkingFeesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ParkingFees'] = ResolversParentTypes['ParkingFees']> = {
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ParkingFee']>, ParentType, ContextType>;
  daily?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ParkingFeeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ParkingFee'] = ResolversParentTypes['ParkingFee']> = {
  upTo?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OpeningDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpeningDay'] = ResolversParentTypes['OpeningDay']> = {
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
  spans?: Resolver<ReadonlyArray<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
};

export type OpeningSpanResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpeningSpan'] = ResolversParentTypes['OpeningSpan']> = {
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HiredVehicleConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HiredVehicleConnection'] = ResolversParentTypes['HiredVehicleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HiredVehicleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HiredVehicle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type HiredVehicleEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HiredVehicleEdge'] = ResolversParentTypes['HiredVehicleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HiredVehicle'], ParentType, ContextType>;
};

export type VehicleParkingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VehicleParking'] = ResolversParentTypes['VehicleParking']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VehicleParkingTitleArgs>>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VehicleParkingKind'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FacilityConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FacilityConnection'] = ResolversParentTypes['FacilityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FacilityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Facility']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FacilityEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FacilityEdge'] = ResolversParentTypes['FacilityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Facility'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  registerKey?: Resolver<ResolversTypes['RegisterKeyResult'], ParentType, ContextType, RequireFields<MutationRegisterKeyArgs, 'input'>>;
  revokeKey?: Resolver<ResolversTypes['RevokeKeyResult'], ParentType, ContextType, RequireFields<MutationRevokeKeyArgs, 'key'>>;
};

export type RegisterKeyResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegisterKeyResult'] = ResolversParentTypes['RegisterKeyResult']> = {
  __resolveType: TypeResolveFn<'RegisteredKey' | 'KeyRefused', ParentType, ContextType>;
};

export type RegisteredKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegisteredKey'] = ResolversParentTypes['RegisteredKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activeFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  freeCalls?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeKeyResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevokeKeyResult'] = ResolversParentTypes['RevokeKeyResult']> = {
  __resolveType: TypeResolveFn<'RevokedKey' | 'KeyRefused', ParentType, ContextType>;
};

export type RevokedKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevokedKey'] = ResolversParentTypes['RevokedKey']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyRefusedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeyRefused'] = ResolversParentTypes['KeyRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['KeyRefusal'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<KeyRefusedMessageArgs>>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyUseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeyUse'] = ResolversParentTypes['KeyUse']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  activeFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeCalls?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LiveDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveData'] = ResolversParentTypes['LiveData']> = {
  snapshot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['LiveSource']>, ParentType, ContextType>;
};

export type LiveSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveSource'] = ResolversParentTypes['LiveSource']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['LiveHealth'], ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LiveRunResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveRun'] = ResolversParentTypes['LiveRun']> = {
  kind?: Resolver<ResolversTypes['LiveRunKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledPlatform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicle?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
};

export type RideChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RideChange'] = ResolversParentTypes['RideChange']> = {
  slack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextDeparture?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextArrival?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ModeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mode'] = ResolversParentTypes['Mode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['ModeId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModeKind'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Maybe<ResolversTypes['ModeParts']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ModeNameArgs>>;
  meaning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ModeMeaningArgs>>;
  parent?: Resolver<Maybe<ResolversTypes['Mode']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['ModeDeprecation']>, ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['ModeId']>, ParentType, ContextType>;
  regions?: Resolver<ResolversTypes['RegionConnection'], ParentType, ContextType, RequireFields<ModeRegionsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModePartsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModeParts'] = ResolversParentTypes['ModeParts']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ModeDeprecationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModeDeprecation'] = ResolversParentTypes['ModeDeprecation']> = {
  replacement?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ModeDeprecationNoteArgs>>;
};

export type FoundPlaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FoundPlace'] = ResolversParentTypes['FoundPlace']> = {
  kind?: Resolver<ResolversTypes['FoundPlaceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['Stop']>, ParentType, ContextType>;
  metres?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTyped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['Stop']>, ParentType, ContextType>;
};

export type PlanResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlanResult'] = ResolversParentTypes['PlanResult']> = {
  __resolveType: TypeResolveFn<'Plan' | 'PlanRefused', ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['PlanEcho'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  window?: Resolver<ResolversTypes['PlanWindow'], ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['TripGroupConnection'], ParentType, ContextType, RequireFields<PlanGroupsArgs, 'first'>>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['ModeSetOutcome']>, ParentType, ContextType>;
  empty?: Resolver<Maybe<ResolversTypes['NoTrips']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['PlanExplanation'], ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveData']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  advisories?: Resolver<ReadonlyArray<ResolversTypes['Advisory']>, ParentType, ContextType>;
  reroute?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<PlanRerouteArgs, 'avoidStops'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanWindowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlanWindow'] = ResolversParentTypes['PlanWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earlier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  later?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanEchoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlanEcho'] = ResolversParentTypes['PlanEcho']> = {
  from?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  departAfter?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  arriveBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  combine?: Resolver<ResolversTypes['CombineModes'], ParentType, ContextType>;
  wheelchair?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avoidStops?: Resolver<ReadonlyArray<ResolversTypes['StopCode']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
};

export type ModeSetOutcomeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModeSetOutcome'] = ResolversParentTypes['ModeSetOutcome']> = {
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empty?: Resolver<Maybe<ResolversTypes['NoTrips']>, ParentType, ContextType>;
};

export type NoTripsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NoTrips'] = ResolversParentTypes['NoTrips']> = {
  reason?: Resolver<ResolversTypes['NoTripsReason'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NoTripsMessageArgs>>;
  input?: Resolver<Maybe<ResolversTypes['PlanInputField']>, ParentType, ContextType>;
};

export type AdvisoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Advisory'] = ResolversParentTypes['Advisory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdvisoryMessageArgs>>;
};

export type ProblemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  __resolveType: TypeResolveFn<'KeyRefused' | 'PlanRefused' | 'TripGone' | 'SwapRefused', ParentType, ContextType>;
};

export type PlanRefusedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlanRefused'] = ResolversParentTypes['PlanRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PlanRefusedMessageArgs>>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['PlanInputField'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  keyUse?: Resolver<Maybe<ResolversTypes['KeyUse']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType, RequireFields<QueryModeArgs, 'id'>>;
  places?: Resolver<ReadonlyArray<ResolversTypes['FoundPlace']>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'query' | 'first'>>;
  placesAt?: Resolver<ReadonlyArray<ResolversTypes['FoundPlace']>, ParentType, ContextType, RequireFields<QueryPlacesAtArgs, 'point' | 'first'>>;
  plan?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<QueryPlanArgs, 'request'>>;
  isochrone?: Resolver<Maybe<ResolversTypes['Isochrone']>, ParentType, ContextType, RequireFields<QueryIsochroneArgs, 'from' | 'within' | 'modes' | 'wheelchair' | 'realtime'>>;
  oneToMany?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TravelTime']>>, ParentType, ContextType, RequireFields<QueryOneToManyArgs, 'from' | 'to' | 'within' | 'modes' | 'wheelchair' | 'realtime'>>;
  regions?: Resolver<ResolversTypes['RegionConnection'], ParentType, ContextType, RequireFields<QueryRegionsArgs, 'first'>>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionArgs, 'code'>>;
  route?: Resolver<Maybe<ResolversTypes['Route']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'region' | 'feed' | 'code'>>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'region' | 'code' | 'run' | 'realtime'>>;
  stop?: Resolver<Maybe<ResolversTypes['Stop']>, ParentType, ContextType, RequireFields<QueryStopArgs, 'region' | 'code'>>;
  stopCells?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StopCell']>>, ParentType, ContextType, RequireFields<QueryStopCellsArgs, 'region' | 'level' | 'cells'>>;
  trip?: Resolver<ResolversTypes['TripResult'], ParentType, ContextType, RequireFields<QueryTripArgs, 'id'>>;
};

export type AboutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schemaHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IsochroneResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Isochrone'] = ResolversParentTypes['Isochrone']> = {
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  empty?: Resolver<Maybe<ResolversTypes['NoTripsReason']>, ParentType, ContextType>;
  areas?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IsochroneArea']>>, ParentType, ContextType, RequireFields<IsochroneAreasArgs, 'limits'>>;
  stops?: Resolver<ResolversTypes['ReachedStopConnection'], ParentType, ContextType, RequireFields<IsochroneStopsArgs, 'first'>>;
};

export type IsochroneAreaResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IsochroneArea'] = ResolversParentTypes['IsochroneArea']> = {
  within?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  geometry?: Resolver<ResolversTypes['MultiPolygon'], ParentType, ContextType>;
  precision?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReachedStopResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReachedStop'] = ResolversParentTypes['ReachedStop']> = {
  stop?: Resolver<ResolversTypes['Stop'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  boardings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReachedStopConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReachedStopConnection'] = ResolversParentTypes['ReachedStopConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReachedStopEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ReachedStop']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReachedStopEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReachedStopEdge'] = ResolversParentTypes['ReachedStopEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReachedStop'], ParentType, ContextType>;
};

export type TravelTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TravelTime'] = ResolversParentTypes['TravelTime']> = {
  duration?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  boardings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RegionCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outline?: Resolver<ReadonlyArray<ResolversTypes['Polyline']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  servers?: Resolver<ReadonlyArray<ResolversTypes['RegionServer']>, ParentType, ContextType>;
  firstServiceDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastServiceDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credits?: Resolver<ReadonlyArray<ResolversTypes['Credit']>, ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['StopConnection'], ParentType, ContextType, RequireFields<RegionStopsArgs, 'first'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<RegionAlertsArgs, 'first'>>;
  facilities?: Resolver<Maybe<ResolversTypes['FacilityConnection']>, ParentType, ContextType, RequireFields<RegionFacilitiesArgs, 'within' | 'first'>>;
  routes?: Resolver<Maybe<ResolversTypes['RouteConnection']>, ParentType, ContextType, RequireFields<RegionRoutesArgs, 'first'>>;
  agencies?: Resolver<Maybe<ResolversTypes['AgencyConnection']>, ParentType, ContextType, RequireFields<RegionAgenciesArgs, 'first'>>;
  vehicles?: Resolver<Maybe<ResolversTypes['VehicleConnection']>, ParentType, ContextType, RequireFields<RegionVehiclesArgs, 'first'>>;
  liveFeeds?: Resolver<Maybe<ResolversTypes['LiveFeedConnection']>, ParentType, ContextType, RequireFields<RegionLiveFeedsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionServerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegionServer'] = ResolversParentTypes['RegionServer']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegionConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegionConnection'] = ResolversParentTypes['RegionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RegionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RegionEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegionEdge'] = ResolversParentTypes['RegionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Alert' | 'VehicleStation' | 'FreeVehicle' | 'CarRental' | 'CarPark' | 'VehicleParking' | 'Mode' | 'Region' | 'Route' | 'Pattern' | 'Agency' | 'Service' | 'Stop' | 'Vehicle', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RouteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  feed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType>;
  stops?: Resolver<Maybe<ResolversTypes['StopConnection']>, ParentType, ContextType, RequireFields<RouteStopsArgs, 'first'>>;
  patterns?: Resolver<Maybe<ResolversTypes['PatternConnection']>, ParentType, ContextType, RequireFields<RoutePatternsArgs, 'first'>>;
  services?: Resolver<Maybe<ResolversTypes['ServiceConnection']>, ParentType, ContextType, RequireFields<RouteServicesArgs, 'on' | 'realtime' | 'first'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<RouteAlertsArgs, 'first'>>;
  vehicles?: Resolver<Maybe<ResolversTypes['VehicleConnection']>, ParentType, ContextType, RequireFields<RouteVehiclesArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatternResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Pattern'] = ResolversParentTypes['Pattern']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headsign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['StopConnection'], ParentType, ContextType, RequireFields<PatternStopsArgs, 'first'>>;
  services?: Resolver<Maybe<ResolversTypes['ServiceConnection']>, ParentType, ContextType, RequireFields<PatternServicesArgs, 'on' | 'realtime' | 'first'>>;
  geometry?: Resolver<ResolversTypes['Polyline'], ParentType, ContextType>;
  runCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  feed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routes?: Resolver<Maybe<ResolversTypes['RouteConnection']>, ParentType, ContextType, RequireFields<AgencyRoutesArgs, 'first'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<AgencyAlertsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RouteConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RouteConnection'] = ResolversParentTypes['RouteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RouteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Route']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RouteEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RouteEdge'] = ResolversParentTypes['RouteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Route'], ParentType, ContextType>;
};

export type PatternConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatternConnection'] = ResolversParentTypes['PatternConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PatternEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Pattern']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PatternEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatternEdge'] = ResolversParentTypes['PatternEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Pattern'], ParentType, ContextType>;
};

export type AgencyConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AgencyConnection'] = ResolversParentTypes['AgencyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AgencyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Agency']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AgencyEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AgencyEdge'] = ResolversParentTypes['AgencyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Agency'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DurationScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Duration'], any> {
  name: 'Duration';
}

export interface LocaleScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Locale'], any> {
  name: 'Locale';
}

export interface ModeIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ModeId'], any> {
  name: 'ModeId';
}

export interface RegionCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RegionCode'], any> {
  name: 'RegionCode';
}

export interface StopCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StopCode'], any> {
  name: 'StopCode';
}

export interface CellIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CellId'], any> {
  name: 'CellId';
}

export interface PolylineScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Polyline'], any> {
  name: 'Polyline';
}

export interface MultiPolygonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MultiPolygon'], any> {
  name: 'MultiPolygon';
}

export type SegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Segment'] = ResolversParentTypes['Segment']> = {
  __resolveType: TypeResolveFn<'ScheduledSegment' | 'StreetSegment' | 'StationarySegment', ParentType, ContextType>;
};

export type ScheduledSegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ScheduledSegment'] = ResolversParentTypes['ScheduledSegment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  geometry?: Resolver<Maybe<ResolversTypes['Polyline']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['RichText']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveRun']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['RideChange']>, ParentType, ContextType>;
  stopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  calls?: Resolver<ReadonlyArray<ResolversTypes['Call']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  headway?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  isContinuation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accessible?: Resolver<ResolversTypes['Accessibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StreetSegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StreetSegment'] = ResolversParentTypes['StreetSegment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  geometry?: Resolver<Maybe<ResolversTypes['Polyline']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['RichText']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  durationWithoutTraffic?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  isStraightLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  streets?: Resolver<ReadonlyArray<ResolversTypes['StreetSection']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HireStockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HireStock'] = ResolversParentTypes['HireStock']> = {
  vehicles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  docks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StationarySegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StationarySegment'] = ResolversParentTypes['StationarySegment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  geometry?: Resolver<Maybe<ResolversTypes['Polyline']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PauseKind'], ParentType, ContextType>;
  vehicleMode?: Resolver<Maybe<ResolversTypes['Mode']>, ParentType, ContextType>;
  vehicle?: Resolver<Maybe<ResolversTypes['HiredVehicle']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['HireStock']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['RichText']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  state?: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  closes?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HiredVehicleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HiredVehicle'] = ResolversParentTypes['HiredVehicle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formFactor?: Resolver<ResolversTypes['VehicleForm'], ParentType, ContextType>;
  propulsion?: Resolver<Maybe<ResolversTypes['VehiclePropulsion']>, ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StreetSectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StreetSection'] = ResolversParentTypes['StreetSection']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  geometry?: Resolver<ResolversTypes['Polyline'], ParentType, ContextType>;
  instruction?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<StreetSectionInstructionArgs>>;
  suitable?: Resolver<ResolversTypes['Suitability'], ParentType, ContextType>;
  isDismount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RichTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RichText'] = ResolversParentTypes['RichText']> = {
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RichTextTemplateArgs>>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RichTextTextArgs>>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['TextPart']>, ParentType, ContextType, Partial<RichTextPartsArgs>>;
};

export type TextPartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realtime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StopEventConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopEventConnection'] = ResolversParentTypes['StopEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StopEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StopEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['BoardWindow'], ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveData']>, ParentType, ContextType>;
};

export type StopEventEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopEventEdge'] = ResolversParentTypes['StopEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StopEvent'], ParentType, ContextType>;
};

export type BoardWindowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardWindow'] = ResolversParentTypes['BoardWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  later?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StopEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopEvent'] = ResolversParentTypes['StopEvent']> = {
  time?: Resolver<ResolversTypes['EventTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StopEventState'], ParentType, ContextType>;
  stop?: Resolver<ResolversTypes['Stop'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledPlatform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headsign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['BoardingRule'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['Call']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  directionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType>;
  accessible?: Resolver<ResolversTypes['Accessibility'], ParentType, ContextType>;
  headway?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveRun']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vehicle?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  calls?: Resolver<Maybe<ResolversTypes['CallConnection']>, ParentType, ContextType, RequireFields<ServiceCallsArgs, 'first'>>;
  geometry?: Resolver<Maybe<ResolversTypes['Polyline']>, ParentType, ContextType>;
  alerts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alert']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  stop?: Resolver<ResolversTypes['Stop'], ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['EventTime']>, ParentType, ContextType>;
  departure?: Resolver<Maybe<ResolversTypes['EventTime']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledPlatform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boarding?: Resolver<ResolversTypes['BoardingRule'], ParentType, ContextType>;
  alighting?: Resolver<ResolversTypes['BoardingRule'], ParentType, ContextType>;
};

export type CallConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CallConnection'] = ResolversParentTypes['CallConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CallEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Call']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CallEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CallEdge'] = ResolversParentTypes['CallEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
};

export type ServiceConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ServiceConnection'] = ResolversParentTypes['ServiceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Service']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ServiceEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ServiceEdge'] = ResolversParentTypes['ServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type StopResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Stop'] = ResolversParentTypes['Stop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['StopCode'], ParentType, ContextType>;
  publicCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  cell?: Resolver<Maybe<ResolversTypes['StopCell']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['StopLevel'], ParentType, ContextType>;
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessible?: Resolver<ResolversTypes['Accessibility'], ParentType, ContextType>;
  popularity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['Stop']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Stop']>, ParentType, ContextType>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<StopAlertsArgs, 'first'>>;
  routes?: Resolver<Maybe<ResolversTypes['RouteConnection']>, ParentType, ContextType, RequireFields<StopRoutesArgs, 'first'>>;
  departures?: Resolver<Maybe<ResolversTypes['StopEventConnection']>, ParentType, ContextType, RequireFields<StopDeparturesArgs, 'within' | 'to' | 'lines' | 'realtime' | 'first'>>;
  arrivals?: Resolver<Maybe<ResolversTypes['StopEventConnection']>, ParentType, ContextType, RequireFields<StopArrivalsArgs, 'within' | 'origins' | 'lines' | 'realtime' | 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopCellResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopCell'] = ResolversParentTypes['StopCell']> = {
  key?: Resolver<ResolversTypes['CellId'], ParentType, ContextType>;
  hashCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stops?: Resolver<ReadonlyArray<ResolversTypes['Stop']>, ParentType, ContextType>;
};

export type StopConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopConnection'] = ResolversParentTypes['StopConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StopEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Stop']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StopEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StopEdge'] = ResolversParentTypes['StopEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Stop'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  tripUpdates?: SubscriptionResolver<ResolversTypes['TripUpdate'], "tripUpdates", ParentType, ContextType, RequireFields<SubscriptionTripUpdatesArgs, 'id'>>;
  alerts?: SubscriptionResolver<ResolversTypes['AlertsUpdate'], "alerts", ParentType, ContextType, RequireFields<SubscriptionAlertsArgs, 'region'>>;
  vehicles?: SubscriptionResolver<ResolversTypes['VehiclesUpdate'], "vehicles", ParentType, ContextType, RequireFields<SubscriptionVehiclesArgs, 'box'>>;
  departures?: SubscriptionResolver<ResolversTypes['DeparturesUpdate'], "departures", ParentType, ContextType, RequireFields<SubscriptionDeparturesArgs, 'region' | 'stop' | 'to' | 'lines' | 'first'>>;
};

export type TripUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripUpdate'] = ResolversParentTypes['TripUpdate']> = {
  __resolveType: TypeResolveFn<'TripChange' | 'StreamEnd', ParentType, ContextType>;
};

export type AlertsUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertsUpdate'] = ResolversParentTypes['AlertsUpdate']> = {
  __resolveType: TypeResolveFn<'AlertsChange' | 'StreamEnd', ParentType, ContextType>;
};

export type VehiclesUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VehiclesUpdate'] = ResolversParentTypes['VehiclesUpdate']> = {
  __resolveType: TypeResolveFn<'VehiclesChange' | 'StreamEnd', ParentType, ContextType>;
};

export type DeparturesUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeparturesUpdate'] = ResolversParentTypes['DeparturesUpdate']> = {
  __resolveType: TypeResolveFn<'DeparturesChange' | 'StreamEnd', ParentType, ContextType>;
};

export type TripChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripChange'] = ResolversParentTypes['TripChange']> = {
  snapshot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['TripResult'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertsChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertsChange'] = ResolversParentTypes['AlertsChange']> = {
  snapshot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  gone?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VehiclesChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VehiclesChange'] = ResolversParentTypes['VehiclesChange']> = {
  snapshot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vehicles?: Resolver<ReadonlyArray<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  gone?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeparturesChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeparturesChange'] = ResolversParentTypes['DeparturesChange']> = {
  snapshot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  departures?: Resolver<ReadonlyArray<ResolversTypes['LiveDeparture']>, ParentType, ContextType>;
  gone?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveDepartureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveDeparture'] = ResolversParentTypes['LiveDeparture']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['StopEvent'], ParentType, ContextType>;
};

export type StreamEndResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StreamEnd'] = ResolversParentTypes['StreamEnd']> = {
  reason?: Resolver<ResolversTypes['StreamEndReason'], ParentType, ContextType>;
  retryWithin?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripResult'] = ResolversParentTypes['TripResult']> = {
  __resolveType: TypeResolveFn<'TripNow' | 'TripGone', ParentType, ContextType>;
};

export type TripNowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripNow'] = ResolversParentTypes['TripNow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trip?: Resolver<ResolversTypes['Trip'], ParentType, ContextType>;
  isSameTrip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remarks?: Resolver<ReadonlyArray<ResolversTypes['Advisory']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveData']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['PlanEcho'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripGoneResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripGone'] = ResolversParentTypes['TripGone']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<TripGoneMessageArgs>>;
  replan?: Resolver<Maybe<ResolversTypes['PlanEcho']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwapResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwapResult'] = ResolversParentTypes['SwapResult']> = {
  __resolveType: TypeResolveFn<'TripSwapped' | 'SwapRefused', ParentType, ContextType>;
};

export type TripSwappedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripSwapped'] = ResolversParentTypes['TripSwapped']> = {
  trip?: Resolver<ResolversTypes['Trip'], ParentType, ContextType>;
  departureChange?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  arrivalChange?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  replaced?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwapRefusedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwapRefused'] = ResolversParentTypes['SwapRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SwapRefusal'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<SwapRefusedMessageArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripGroup'] = ResolversParentTypes['TripGroup']> = {
  frequency?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  modes?: Resolver<ReadonlyArray<ResolversTypes['Mode']>, ParentType, ContextType>;
  best?: Resolver<ResolversTypes['Trip'], ParentType, ContextType>;
  trips?: Resolver<ResolversTypes['TripConnection'], ParentType, ContextType, Partial<TripGroupTripsArgs>>;
};

export type TripGroupConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripGroupConnection'] = ResolversParentTypes['TripGroupConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TripGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TripGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TripGroupEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripGroupEdge'] = ResolversParentTypes['TripGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TripGroup'], ParentType, ContextType>;
};

export type TripConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripConnection'] = ResolversParentTypes['TripConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TripEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Trip']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TripEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TripEdge'] = ResolversParentTypes['TripEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Trip'], ParentType, ContextType>;
  weightedScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isBest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TripResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Trip'] = ResolversParentTypes['Trip']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['Segment']>, ParentType, ContextType>;
  changeovers?: Resolver<ReadonlyArray<ResolversTypes['Changeover']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  swap?: Resolver<ResolversTypes['SwapResult'], ParentType, ContextType, RequireFields<TripSwapArgs, 'segment' | 'to'>>;
};

export type MoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<MoneyTextArgs>>;
};

export type PaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeoverResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Changeover'] = ResolversParentTypes['Changeover']> = {
  afterSegment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  beforeSegment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slack?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeoverState'], ParentType, ContextType>;
  ifMissed?: Resolver<Maybe<ResolversTypes['MissedChange']>, ParentType, ContextType>;
};

export type MissedChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MissedChange'] = ResolversParentTypes['MissedChange']> = {
  departure?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delay?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
};

export type EventTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventTime'] = ResolversParentTypes['EventTime']> = {
  scheduled?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveTime']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TimeSource'], ParentType, ContextType>;
};

export type VehicleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  bearing?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  speed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  occupancy?: Resolver<Maybe<ResolversTypes['Occupancy']>, ParentType, ContextType>;
  accessible?: Resolver<ResolversTypes['Accessibility'], ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['Route']>, ParentType, ContextType>;
  headsign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delay?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveFeedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveFeed'] = ResolversParentTypes['LiveFeed']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['LiveHealth'], ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  tripUpdates?: Resolver<Maybe<ResolversTypes['LiveMatch']>, ParentType, ContextType>;
  vehicles?: Resolver<Maybe<ResolversTypes['LiveMatch']>, ParentType, ContextType>;
  alerts?: Resolver<Maybe<ResolversTypes['LiveMatch']>, ParentType, ContextType>;
  stationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vehicleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LiveMatchResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveMatch'] = ResolversParentTypes['LiveMatch']> = {
  named?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type VehicleConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VehicleConnection'] = ResolversParentTypes['VehicleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VehicleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type VehicleEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VehicleEdge'] = ResolversParentTypes['VehicleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType>;
};

export type LiveFeedConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveFeedConnection'] = ResolversParentTypes['LiveFeedConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LiveFeedEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LiveFeed']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LiveFeedEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LiveFeedEdge'] = ResolversParentTypes['LiveFeedEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LiveFeed'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Alert?: AlertResolvers<ContextType>;
  AlertPeriod?: AlertPeriodResolvers<ContextType>;
  AlertTarget?: AlertTargetResolvers<ContextType>;
  OtherAlertTarget?: OtherAlertTargetResolvers<ContextType>;
  AlertAction?: AlertActionResolvers<ContextType>;
  RerouteExcludingStops?: RerouteExcludingStopsResolvers<ContextType>;
  OtherAlertAction?: OtherAlertActionResolvers<ContextType>;
  AlertConnection?: AlertConnectionResolvers<ContextType>;
  AlertEdge?: AlertEdgeResolvers<ContextType>;
  AlertTargetConnection?: AlertTargetConnectionResolvers<ContextType>;
  AlertTargetEdge?: AlertTargetEdgeResolvers<ContextType>;
  PlanExplanation?: PlanExplanationResolvers<ContextType>;
  PlanSearch?: PlanSearchResolvers<ContextType>;
  StopReach?: StopReachResolvers<ContextType>;
  RuledOut?: RuledOutResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  CandidateRemoval?: CandidateRemovalResolvers<ContextType>;
  ScoreTerms?: ScoreTermsResolvers<ContextType>;
  CandidateLeg?: CandidateLegResolvers<ContextType>;
  ReliedOn?: ReliedOnResolvers<ContextType>;
  Facility?: FacilityResolvers<ContextType>;
  VehicleStation?: VehicleStationResolvers<ContextType>;
  FreeVehicle?: FreeVehicleResolvers<ContextType>;
  CarRental?: CarRentalResolvers<ContextType>;
  CarPark?: CarParkResolvers<ContextType>;
  ParkingFees?: ParkingFeesResolvers<ContextType>;
  ParkingFee?: ParkingFeeResolvers<ContextType>;
  OpeningDay?: OpeningDayResolvers<ContextType>;
  OpeningSpan?: OpeningSpanResolvers<ContextType>;
  HiredVehicleConnection?: HiredVehicleConnectionResolvers<ContextType>;
  HiredVehicleEdge?: HiredVehicleEdgeResolvers<ContextType>;
  VehicleParking?: VehicleParkingResolvers<ContextType>;
  FacilityConnection?: FacilityConnectionResolvers<ContextType>;
  FacilityEdge?: FacilityEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RegisterKeyResult?: RegisterKeyResultResolvers<ContextType>;
  RegisteredKey?: RegisteredKeyResolvers<ContextType>;
  RevokeKeyResult?: RevokeKeyResultResolvers<ContextType>;
  RevokedKey?: RevokedKeyResolvers<ContextType>;
  KeyRefused?: KeyRefusedResolvers<ContextType>;
  KeyUse?: KeyUseResolvers<ContextType>;
  LiveData?: LiveDataResolvers<ContextType>;
  LiveSource?: LiveSourceResolvers<ContextType>;
  LiveRun?: LiveRunResolvers<ContextType>;
  RideChange?: RideChangeResolvers<ContextType>;
  Mode?: ModeResolvers<ContextType>;
  ModeParts?: ModePartsResolvers<ContextType>;
  ModeDeprecation?: ModeDeprecationResolvers<ContextType>;
  FoundPlace?: FoundPlaceResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlanResult?: PlanResultResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanWindow?: PlanWindowResolvers<ContextType>;
  PlanEcho?: PlanEchoResolvers<ContextType>;
  ModeSetOutcome?: ModeSetOutcomeResolvers<ContextType>;
  NoTrips?: NoTripsResolvers<ContextType>;
  Advisory?: AdvisoryResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  PlanRefused?: PlanRefusedResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  About?: AboutResolvers<ContextType>;
  Isochrone?: IsochroneResolvers<ContextType>;
  IsochroneArea?: IsochroneAreaResolvers<ContextType>;
  ReachedStop?: ReachedStopResolvers<ContextType>;
  ReachedStopConnection?: ReachedStopConnectionResolvers<ContextType>;
  ReachedStopEdge?: ReachedStopEdgeResolvers<ContextType>;
  TravelTime?: TravelTimeResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionServer?: RegionServerResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  RegionConnection?: RegionConnectionResolvers<ContextType>;
  RegionEdge?: RegionEdgeResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  Pattern?: PatternResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  RouteConnection?: RouteConnectionResolvers<ContextType>;
  RouteEdge?: RouteEdgeResolvers<ContextType>;
  PatternConnection?: PatternConnectionResolvers<ContextType>;
  PatternEdge?: PatternEdgeResolvers<ContextType>;
  AgencyConnection?: AgencyConnectionResolvers<ContextType>;
  AgencyEdge?: AgencyEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Duration?: GraphQLScalarType;
  Locale?: GraphQLScalarType;
  ModeId?: GraphQLScalarType;
  RegionCode?: GraphQLScalarType;
  StopCode?: GraphQLScalarType;
  CellId?: GraphQLScalarType;
  Polyline?: GraphQLScalarType;
  MultiPolygon?: GraphQLScalarType;
  Segment?: SegmentResolvers<ContextType>;
  ScheduledSegment?: ScheduledSegmentResolvers<ContextType>;
  StreetSegment?: StreetSegmentResolvers<ContextType>;
  HireStock?: HireStockResolvers<ContextType>;
  StationarySegment?: StationarySegmentResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  HiredVehicle?: HiredVehicleResolvers<ContextType>;
  StreetSection?: StreetSectionResolvers<ContextType>;
  RichText?: RichTextResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  StopEventConnection?: StopEventConnectionResolvers<ContextType>;
  StopEventEdge?: StopEventEdgeResolvers<ContextType>;
  BoardWindow?: BoardWindowResolvers<ContextType>;
  StopEvent?: StopEventResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  Call?: CallResolvers<ContextType>;
  CallConnection?: CallConnectionResolvers<ContextType>;
  CallEdge?: CallEdgeResolvers<ContextType>;
  ServiceConnection?: ServiceConnectionResolvers<ContextType>;
  ServiceEdge?: ServiceEdgeResolvers<ContextType>;
  Stop?: StopResolvers<ContextType>;
  StopCell?: StopCellResolvers<ContextType>;
  StopConnection?: StopConnectionResolvers<ContextType>;
  StopEdge?: StopEdgeResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TripUpdate?: TripUpdateResolvers<ContextType>;
  AlertsUpdate?: AlertsUpdateResolvers<ContextType>;
  VehiclesUpdate?: VehiclesUpdateResolvers<ContextType>;
  DeparturesUpdate?: DeparturesUpdateResolvers<ContextType>;
  TripChange?: TripChangeResolvers<ContextType>;
  AlertsChange?: AlertsChangeResolvers<ContextType>;
  VehiclesChange?: VehiclesChangeResolvers<ContextType>;
  DeparturesChange?: DeparturesChangeResolvers<ContextType>;
  LiveDeparture?: LiveDepartureResolvers<ContextType>;
  StreamEnd?: StreamEndResolvers<ContextType>;
  TripResult?: TripResultResolvers<ContextType>;
  TripNow?: TripNowResolvers<ContextType>;
  TripGone?: TripGoneResolvers<ContextType>;
  SwapResult?: SwapResultResolvers<ContextType>;
  TripSwapped?: TripSwappedResolvers<ContextType>;
  SwapRefused?: SwapRefusedResolvers<ContextType>;
  TripGroup?: TripGroupResolvers<ContextType>;
  TripGroupConnection?: TripGroupConnectionResolvers<ContextType>;
  TripGroupEdge?: TripGroupEdgeResolvers<ContextType>;
  TripConnection?: TripConnectionResolvers<ContextType>;
  TripEdge?: TripEdgeResolvers<ContextType>;
  Trip?: TripResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Changeover?: ChangeoverResolvers<ContextType>;
  MissedChange?: MissedChangeResolvers<ContextType>;
  EventTime?: EventTimeResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
  LiveFeed?: LiveFeedResolvers<ContextType>;
  LiveMatch?: LiveMatchResolvers<ContextType>;
  VehicleConnection?: VehicleConnectionResolvers<ContextType>;
  VehicleEdge?: VehicleEdgeResolvers<ContextType>;
  LiveFeedConnection?: LiveFeedConnectionResolvers<ContextType>;
  LiveFeedEdge?: LiveFeedEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  defer?: DeferDirectiveResolver<any, any, ContextType>;
};
