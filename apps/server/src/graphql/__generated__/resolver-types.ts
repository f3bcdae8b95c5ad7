import type { ZonedTime } from '../scalars.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RegionInfo, Reach, Agency as AgencyValue } from '@tripwright/core/model';
import type { ModeSource, MoneySource, PaymentSource, BookingSource, OperatorSource, HiredVehicleSource, StopSource, StopCellSource, PlaceSource, PlanSource, RefusalSource, EmptySource, AdvisorySource, OutcomeSource, ExplanationSource, SearchSource, RuledOutSource, CandidateSource, RemovalSource, CandidateLegSource, ReliedOnSource, DeprecationSource, GroupSource, TripEdgeSource, TripSource, SegmentSource, RideSource, StreetSource, PauseSource, CallSource, SectionSource, TextSource } from '../sources.ts';
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
  /** A moment in time, RFC 3339 with its offset, such as `2026-11-02T08:15:00+01:00`. Given back in the time zone of the place it is about. */
  DateTime: { input: number; output: ZonedTime; }
  /** A length of time, ISO 8601 without months and years, such as `PT1H4M30S`. Exact to the second. */
  Duration: { input: number; output: number; }
  /**
   * A language as a BCP 47 tag in any case, such as `de` or `zh-TW`. Twelve are spoken: zh-Hans, zh-Hant, da, nl, en, de, it, fi, fr, ko, pt, es.
   * The nearest one answers; English answers for every other.
   */
  Locale: { input: string; output: string; }
  /**
   * A mode of transport: `<group>_<mode>[_<provider or fine-grained mode>][_<line number>]`, such as `pt_pub_bus` or `ps_tnc_<provider>`.
   * The list grows: expect identifiers that you have not seen.
   */
  ModeId: { input: string; output: string; }
  /** The code of a region, as listed by `Query.regions`. */
  RegionCode: { input: string; output: string; }
  /** The code of a stop or station, unique within its region only. */
  StopCode: { input: string; output: string; }
  /** A square of the map by its south-west corner: `<floor(latitude × 75)>#<floor(longitude × 75)>`. Also a region's code, for all of the region. */
  CellId: { input: string; output: string; }
  /** A line on the map as an encoded polyline, five decimals, latitude first. */
  Polyline: { input: string; output: string; }
};

/** How a plan came about. Equal requests of equal data are explained equally. */
export type PlanExplanation = {
  readonly __typename?: 'PlanExplanation';
  /** First day the timetable knows, `YYYY-MM-DD`; null without a timetable. */
  readonly firstServiceDate: Maybe<Scalars['String']['output']>;
  /** Last day the timetable knows, `YYYY-MM-DD`; null without a timetable. */
  readonly lastServiceDate: Maybe<Scalars['String']['output']>;
  /** What whoever runs the service can do about an empty answer, in English; null when there are trips. */
  readonly advice: Maybe<Scalars['String']['output']>;
  /** Every search that was made, in order. */
  readonly searches: ReadonlyArray<PlanSearch>;
};

/** One search by one set of modes. */
export type PlanSearch = {
  readonly __typename?: 'PlanSearch';
  /** The modes searched together. */
  readonly modes: ReadonlyArray<Mode>;
  /** False where it was made only to see whether a combination is better than each of its modes. */
  readonly isAsked: Scalars['Boolean']['output'];
  /** False where it was ended early. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** The stops brought into reach of each end, by each means. */
  readonly reach: ReadonlyArray<StopReach>;
  /** Lines and stops that the request ruled out beforehand. */
  readonly ruledOut: ReadonlyArray<RuledOut>;
  /** Everything that was found, in the order in which it was. */
  readonly candidates: ReadonlyArray<Candidate>;
};

/** Stops that a means brings into reach of one end. */
export type StopReach = {
  readonly __typename?: 'StopReach';
  /** Whether it is the origin; else it is the destination. */
  readonly isOrigin: Scalars['Boolean']['output'];
  /** What one gets to the stops, or on from them, by. */
  readonly mode: Mode;
  /** How many stops where something calls that may be ridden. */
  readonly stopCount: Scalars['Int']['output'];
  /** Nobody goes longer by it; null where it goes to the nearest stations, however far. */
  readonly limit: Maybe<Scalars['Duration']['output']>;
  /** Code of the nearest stop; only where none is in reach. */
  readonly nearestCode: Maybe<Scalars['StopCode']['output']>;
  /** Name of the nearest stop; only where none is in reach. */
  readonly nearestName: Maybe<Scalars['String']['output']>;
  /** Metres to the nearest stop in a straight line; only where none is in reach. */
  readonly nearestDistance: Maybe<Scalars['Float']['output']>;
};

/** Lines or stops that a search was not allowed to use. */
export type RuledOut = {
  readonly __typename?: 'RuledOut';
  /** For programs, such as `avoided-mode`. The list can grow. */
  readonly reason: Scalars['String']['output'];
  /** For people; the names follow after a colon. */
  readonly message: Scalars['String']['output'];
  /** Whether it is about stops; else it is about lines. */
  readonly isAboutStops: Scalars['Boolean']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The names of the first few. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
};


/** Lines or stops that a search was not allowed to use. */
export type RuledOutMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** What became of a candidate. */
export type CandidateFate =
  /** It is in the answer. */
  | 'ANSWER'
  /** It was removed. */
  | 'REMOVED'
  /** It was only compared with: nobody asked for it. */
  | 'COMPARED';

/** A way of getting there that a search came across. */
export type Candidate = {
  readonly __typename?: 'Candidate';
  /** From 1 within the explanation. */
  readonly number: Scalars['Int']['output'];
  /** What became of it. */
  readonly fate: CandidateFate;
  /** Position of its group in the answer; null where it is not there. */
  readonly group: Maybe<Scalars['Int']['output']>;
  /** Position in its group, the best being 0; null where it is not there. */
  readonly trip: Maybe<Scalars['Int']['output']>;
  /** Why it is not in the answer; null where it is, and where it was only compared with. */
  readonly removal: Maybe<CandidateRemoval>;
  /** The modes asked for that it uses. */
  readonly modes: ReadonlyArray<Mode>;
  /** When it begins. */
  readonly departure: Scalars['DateTime']['output'];
  /** When it ends. */
  readonly arrival: Scalars['DateTime']['output'];
  /** False where only its rides are known. */
  readonly isWhole: Scalars['Boolean']['output'];
  /** As `TripEdge.weightedScore`; lower is better. */
  readonly weightedScore: Scalars['Float']['output'];
  /** The terms that add up to the score. */
  readonly score: ScoreTerms;
  /** Null when it is not known (unknown is never free). */
  readonly price: Maybe<Money>;
  /** Kilograms of CO₂. */
  readonly carbon: Scalars['Float']['output'];
  /** Kilocalories. */
  readonly calories: Scalars['Float']['output'];
  /** Inconvenience in imaginary money. */
  readonly hassle: Scalars['Float']['output'];
  /** What it consists of, and what each part costs. */
  readonly legs: ReadonlyArray<CandidateLeg>;
  /** What it relies on though the data do not say it. */
  readonly reliedOn: ReadonlyArray<ReliedOn>;
};

/** Why a candidate is not in the answer. */
export type CandidateRemoval = {
  readonly __typename?: 'CandidateRemoval';
  /** For programs, such as `dominated`. The list can grow. */
  readonly reason: Scalars['String']['output'];
  /** For people. */
  readonly message: Scalars['String']['output'];
  /** `Candidate.number` of the one that made it pointless; null where none did. */
  readonly by: Maybe<Scalars['Int']['output']>;
};


/** Why a candidate is not in the answer. */
export type CandidateRemovalMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** The terms of a score, in imaginary money. */
export type ScoreTerms = {
  readonly __typename?: 'ScoreTerms';
  /** Travelling, and waiting from the time asked for. */
  readonly duration: Scalars['Float']['output'];
  /** What is to be paid; a usual price where that is not known. */
  readonly price: Scalars['Float']['output'];
  /** CO₂. */
  readonly environment: Scalars['Float']['output'];
  /** Changes, waits and walks. */
  readonly convenience: Scalars['Float']['output'];
};

/** One part of a candidate. */
export type CandidateLeg = {
  readonly __typename?: 'CandidateLeg';
  /** The most specific mode. */
  readonly mode: Mode;
  /** The line, or who drives or hires out; null where nobody is known. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  readonly departure: Scalars['DateTime']['output'];
  /** When it ends. */
  readonly arrival: Scalars['DateTime']['output'];
  /** What is paid with it; null when that is not known. */
  readonly price: Maybe<Money>;
  /** Position of the earlier leg whose ticket is good for this one too; null where there is none. */
  readonly coveredBy: Maybe<Scalars['Int']['output']>;
  /** Kilograms of CO₂. */
  readonly carbon: Scalars['Float']['output'];
  /** Kilocalories. */
  readonly calories: Scalars['Float']['output'];
  /** Inconvenience in imaginary money, with the change and the wait before it. */
  readonly hassle: Scalars['Float']['output'];
};

/** Something that a leg relies on without knowing it. */
export type ReliedOn = {
  readonly __typename?: 'ReliedOn';
  /** Position of the leg. */
  readonly leg: Scalars['Int']['output'];
  /** For programs, such as `price` or `stop-access`. The list can grow. */
  readonly fact: Scalars['String']['output'];
  /** For people. */
  readonly message: Scalars['String']['output'];
};


/** Something that a leg relies on without knowing it. */
export type ReliedOnMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Everything about a mode identifier. Never fails: one that nobody knows is answered with `known: false`. */
  readonly mode: Mode;
  /**
   * Finds ways from one place to another. At most two of these (with `reroute`) fit into one operation.
   * A request that is wrong in itself gets `PlanRefused`; one that nothing fits gets a `Plan` without groups, with `empty` telling why.
   */
  readonly plan: PlanResult;
  /** What this server is; free of charge. */
  readonly about: About;
  /** Fetches a region, mode or stop again by its global identifier. Null when there is no such thing (any more), or the identifier is not one of ours. */
  readonly node: Maybe<Node>;
  /** As `node`, for at most 100 identifiers, in their order, with null for each miss. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** The regions this server covers, in a stable order. */
  readonly regions: RegionConnection;
  /** One region; null when this server has none of that code. */
  readonly region: Maybe<Region>;
  /** One stop or station; null when the region, or the stop within it, does not exist. */
  readonly stop: Maybe<Stop>;
  /**
   * Stops by square of the map. Cells sent with the `hashCode` of an earlier answer are left out when nothing has changed since.
   * Null when there is no such region.
   */
  readonly stopCells: Maybe<ReadonlyArray<StopCell>>;
};


export type QueryModeArgs = {
  id: Scalars['ModeId']['input'];
};


export type QueryPlanArgs = {
  request: PlanRequest;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryRegionsArgs = {
  at: InputMaybe<PointInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryRegionArgs = {
  code: Scalars['RegionCode']['input'];
};


export type QueryStopArgs = {
  region: Scalars['RegionCode']['input'];
  code: Scalars['StopCode']['input'];
};


export type QueryStopCellsArgs = {
  region: Scalars['RegionCode']['input'];
  level?: StopLevel;
  cells: ReadonlyArray<CellInput>;
};

/** A way of travelling, or of standing still between two moves. */
export type Mode = Node & {
  readonly __typename?: 'Mode';
  /** Opaque and stable; made by this service only. */
  readonly id: Scalars['ID']['output'];
  /** Natural key. */
  readonly identifier: Scalars['ModeId']['output'];
  /** What the group of the identifier stands for. */
  readonly kind: ModeKind;
  /** Whether this server knows the identifier in full. */
  readonly known: Scalars['Boolean']['output'];
  /** The identifier taken apart; null when it does not follow the grammar. */
  readonly parts: Maybe<ModeParts>;
  /** What it is called, such as "Tram"; the identifier itself when nobody knows it. */
  readonly name: Scalars['String']['output'];
  /** A line that explains it to a traveller; null when nobody knows it. */
  readonly meaning: Maybe<Scalars['String']['output']>;
  /** The mode that covers this one; null at the top of a family. */
  readonly parent: Maybe<Mode>;
  /** The known modes directly below it. */
  readonly children: ReadonlyArray<Mode>;
  /** Set when the identifier should not be used any more. */
  readonly deprecation: Maybe<ModeDeprecation>;
  /** The nearest valid identifiers, nearest first, at most three; empty when this one is good. */
  readonly suggestions: ReadonlyArray<Scalars['ModeId']['output']>;
  /** Regions of this server where it, or something below it, can be asked for. */
  readonly regions: RegionConnection;
};


/** A way of travelling, or of standing still between two moves. */
export type ModeNameArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A way of travelling, or of standing still between two moves. */
export type ModeMeaningArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** A way of travelling, or of standing still between two moves. */
export type ModeRegionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** The parts of a mode identifier. */
export type ModeParts = {
  readonly __typename?: 'ModeParts';
  /** The group prefix without its underscore, such as `pt`. */
  readonly group: Scalars['String']['output'];
  /** What users call a mode, such as `pub`. */
  readonly mode: Scalars['String']['output'];
  /** Everything after it, part by part: a finer mode, a provider, a line number. */
  readonly details: ReadonlyArray<Scalars['String']['output']>;
};

/** What to use instead of an identifier. */
export type ModeDeprecation = {
  readonly __typename?: 'ModeDeprecation';
  /** The identifier to use instead. */
  readonly replacement: Mode;
  /** A line for people. */
  readonly note: Scalars['String']['output'];
};


/** What to use instead of an identifier. */
export type ModeDeprecationNoteArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** What the group of a mode identifier stands for. The list can grow: unknown groups are `OTHER`. */
export type ModeKind =
  /** `pt_`: transit that runs on schedules. */
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
  /** `stationary_`: standing still between two moves. */
  | 'STATIONARY'
  /** Anything else. */
  | 'OTHER';

/** A place on the earth, WGS 84. */
export type Point = {
  readonly __typename?: 'Point';
  /** Latitude in degrees, -90 to 90. */
  readonly lat: Scalars['Float']['output'];
  /** Longitude in degrees, -180 to 180. */
  readonly lng: Scalars['Float']['output'];
};

/** Somewhere a trip begins, ends or changes. */
export type Place = {
  readonly __typename?: 'Place';
  /** What the place is called; null when nobody knows. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The address, as it came with the request; null without one. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Where it is. */
  readonly point: Point;
  /** IANA name of the time zone there; null where it is not known. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** The stop, when the place is one. */
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

/** A place with what is known about it. */
export type NamedPointInput = {
  /** Latitude in degrees, -90 to 90. */
  readonly lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  readonly lng: Scalars['Float']['input'];
  /** The trip prefers to begin or end on nearby streets of this name, also when they are not the closest. */
  readonly streetName?: InputMaybe<Scalars['String']['input']>;
  /** Given back as the address of the place. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** A stop of a region. */
export type StopRefInput = {
  /** The region whose code it is. */
  readonly region: Scalars['RegionCode']['input'];
  /** As in `Stop.code`. */
  readonly code: Scalars['StopCode']['input'];
};

/** A place, named in exactly one way. */
export type PlaceInput =
  /** By its coordinates. */
  { readonly point: NamedPointInput; readonly stop?: never; }
  |  /** By a stop. */
  { readonly point?: never; readonly stop: StopRefInput; };

/** What is wanted of a plan. */
export type PlanRequest = {
  /** Where it begins. */
  readonly from: PlaceInput;
  /** Where it ends. */
  readonly to: PlaceInput;
  /** When to leave or to be there; leaving now when left out. Times in the past are fine. */
  readonly when?: InputMaybe<WhenInput>;
  /** The modes that may be used; each covers everything below it. Well-formed but unknown ones are ignored with an advisory. */
  readonly modes: ReadonlyArray<Scalars['ModeId']['input']>;
  /** What to answer when several modes are given. */
  readonly combine: CombineModes;
  /** Avoid what is known not to be usable with a wheelchair, and roll instead of walking. */
  readonly wheelchair: Scalars['Boolean']['input'];
  /** Stops at which nobody may board, alight or change. Unknown ones are ignored with an advisory. */
  readonly avoidStops: ReadonlyArray<Scalars['StopCode']['input']>;
  /** What may be ridden by timetable, beside the modes. */
  readonly limits?: InputMaybe<LimitsInput>;
  /** How one likes to travel. */
  readonly wishes?: InputMaybe<WishesInput>;
  /** Language of the texts that do not name their own; without it, the `Accept-Language` header decides. */
  readonly locale?: InputMaybe<Scalars['Locale']['input']>;
};

/** What may be ridden by timetable. Names that nothing bears are told with an advisory. */
export type LimitsInput = {
  /** Modes, each for everything below it. `wa_wal` never, or what is driven only: it is driven to the door. */
  readonly modes?: InputMaybe<ModeLimitInput>;
  /** Operators, by id or name. */
  readonly operators?: InputMaybe<NameLimitInput>;
  /** Authorities, by name; a line without one is under the authority of its operator. */
  readonly authorities?: InputMaybe<NameLimitInput>;
  /** Feeds, by name. */
  readonly feeds?: InputMaybe<NameLimitInput>;
  /** Lines, by id or number, that may be ridden whatever else is ruled out. */
  readonly alwaysLines: ReadonlyArray<Scalars['String']['input']>;
};

/** Modes that must not be used, or of which nothing else may be used: one of the two. */
export type ModeLimitInput =
  /** None of these. */
  { readonly never: ReadonlyArray<Scalars['ModeId']['input']>; readonly only?: never; }
  |  /** Only these. */
  { readonly never?: never; readonly only: ReadonlyArray<Scalars['ModeId']['input']>; };

/** Names that are ruled out, or of which nothing else may be used: one of the two. */
export type NameLimitInput =
  /** None of these. */
  { readonly never: ReadonlyArray<Scalars['String']['input']>; readonly only?: never; }
  |  /** Only these. */
  { readonly never?: never; readonly only: ReadonlyArray<Scalars['String']['input']>; };

/** How one likes to travel. */
export type WishesInput = {
  /** What weighs how much: orders the trips, and finds some that fit better than the earliest ones. */
  readonly weights?: InputMaybe<WeightsInput>;
  /** Kilometres per hour on foot, 0.36 to 36. */
  readonly walkingSpeed: Scalars['Float']['input'];
  /** Kilometres per hour by bicycle, 0.36 to 90. */
  readonly cyclingSpeed: Scalars['Float']['input'];
  /** The most walking in a trip; no limit when left out. */
  readonly mostWalking?: InputMaybe<Scalars['Duration']['input']>;
  /** Time wanted between vehicles. */
  readonly changeTime: Scalars['Duration']['input'];
  /** Reduced fares: of those a feed knows the smallest reduction. */
  readonly concession: Scalars['Boolean']['input'];
  /** Only the single best trip. */
  readonly bestOnly: Scalars['Boolean']['input'];
  /** Whether what is small enough comes along aboard. */
  readonly vehiclesAboard: Scalars['Boolean']['input'];
  /** Ways of cycling from door to door, each of them told in one group; the best when empty. */
  readonly cycling: ReadonlyArray<CyclingWay>;
  /** How long one expects to wait for who comes when called. */
  readonly waits: ReadonlyArray<ModeWaitInput>;
  /** One's own emissions. */
  readonly emissions: ReadonlyArray<ModeEmissionInput>;
};

/** Importance, 0.1 (hardly any) to 2 (much) each; what lies outside is brought inside. */
export type WeightsInput = {
  /** Of the price. */
  readonly price: Scalars['Float']['input'];
  /** Of the environment. */
  readonly environment: Scalars['Float']['input'];
  /** Of the time it takes. */
  readonly duration: Scalars['Float']['input'];
  /** Of not having to walk, wait and change. */
  readonly convenience: Scalars['Float']['input'];
};

/** Which way to cycle. */
export type CyclingWay =
  /** Neither short nor quiet at any price. */
  | 'BEST'
  /** The shortest. */
  | 'SHORTEST'
  /** Where cycling is most pleasant. */
  | 'FRIENDLIEST';

/** An expected wait. */
export type ModeWaitInput = {
  /** A mode whose drivers come when called, such as `ps_tax`. */
  readonly mode: Scalars['ModeId']['input'];
  /** At most a day. */
  readonly wait: Scalars['Duration']['input'];
};

/** An emission factor. */
export type ModeEmissionInput = {
  /** A mode; it stands for everything below it. */
  readonly mode: Scalars['ModeId']['input'];
  /** Grams of CO₂ per kilometre and person, 0 or more. */
  readonly gramsPerKilometre: Scalars['Float']['input'];
};

/** When to travel, said in exactly one way. */
export type WhenInput =
  /** Leave then or later. */
  { readonly departAfter: Scalars['DateTime']['input']; readonly arriveBefore?: never; }
  |  /** Be there then or earlier. */
  { readonly departAfter?: never; readonly arriveBefore: Scalars['DateTime']['input']; };

/** What to answer when several modes are given. */
export type CombineModes =
  /** Trips that combine modes, and those of each mode alone. */
  | 'COMBINED_AND_SINGLE'
  /** Only trips that combine modes, and only those that are better in some way than each mode alone: often nothing. */
  | 'COMBINED_ONLY';

/** A plan, or why the request cannot be one. */
export type PlanResult = Plan | PlanRefused;

/** The answer to a well-formed request. Without groups, `empty` is always set; with groups it never is. */
export type Plan = {
  readonly __typename?: 'Plan';
  /** The request as it was understood. */
  readonly request: PlanEcho;
  /** The regions of origin and destination; empty when those lie outside all. */
  readonly regions: ReadonlyArray<Region>;
  /** The ways to get there, best first. */
  readonly groups: TripGroupConnection;
  /** What became of each set of modes that was searched on its own. */
  readonly outcomes: ReadonlyArray<ModeSetOutcome>;
  /** Why there are no groups; null when there are some. */
  readonly empty: Maybe<NoTrips>;
  /** How the answer came about; worked out only for those who ask. */
  readonly explanation: PlanExplanation;
  /** What is worth knowing although something was found, or about the request. */
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

/** A request as it was understood. */
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
  /** The modes searched with: deprecated ones replaced, unknown ones left out. */
  readonly modes: ReadonlyArray<Mode>;
  /** What was asked for with several modes. */
  readonly combine: CombineModes;
  /** Whether for a wheelchair. */
  readonly wheelchair: Scalars['Boolean']['output'];
  /** The stops avoided. */
  readonly avoidStops: ReadonlyArray<Scalars['StopCode']['output']>;
  /** The language of texts that do not name their own. */
  readonly locale: Scalars['Locale']['output'];
};

/** What became of one set of modes. */
export type ModeSetOutcome = {
  readonly __typename?: 'ModeSetOutcome';
  /** The modes searched together. */
  readonly modes: ReadonlyArray<Mode>;
  /** How many groups they gave. */
  readonly groupCount: Scalars['Int']['output'];
  /** Why they gave none; null when they gave some. */
  readonly empty: Maybe<NoTrips>;
};

/** Why nothing was found. */
export type NoTrips = {
  readonly __typename?: 'NoTrips';
  /** For programs. */
  readonly reason: NoTripsReason;
  /** For people. */
  readonly message: Scalars['String']['output'];
  /** The part of the request to change; null when it is not one part's fault. */
  readonly input: Maybe<PlanInputField>;
};


/** Why nothing was found. */
export type NoTripsMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Why nothing was found. The list can grow: treat what you do not know as `OTHER`. */
export type NoTripsReason =
  /** Both ends are effectively one place: no trip is needed. */
  | 'SAME_PLACE'
  /** No usable street or path near one of the ends. */
  | 'OFF_NETWORK'
  /** No region covers one of the ends. */
  | 'OUTSIDE_REGIONS'
  /** No one region covers both ends. */
  | 'DIFFERENT_REGIONS'
  /** None of the modes exists here. */
  | 'MODE_UNAVAILABLE'
  /** The limits of the request itself leave no line of the modes. */
  | 'RULED_OUT'
  /** The timetable does not know that date. */
  | 'NO_SERVICE_ON_DATE'
  /** Nothing in reach runs at that time. */
  | 'NO_SERVICE_IN_WINDOW'
  /** No stop within reach of one of the ends. */
  | 'NO_STOP_IN_REACH'
  /** Searched to the end: nothing leads there. */
  | 'NO_CONNECTION'
  /** Nothing leads there without the stops to be avoided. */
  | 'AVOIDED_STOPS'
  /** Nothing that leaves after the one time arrives before the other. */
  | 'ARRIVES_TOO_LATE'
  /** What leads there is known not to be usable with a wheelchair. */
  | 'INACCESSIBLE'
  /** What leads there has a longer walk than the request allows. */
  | 'WALK_TOO_LONG'
  /** Nobody moves over streets alone for so long. */
  | 'TOO_FAR'
  /** What can be hired near the origin has to be brought back there. */
  | 'ROUND_TRIP_ONLY'
  /** Nothing to hire within reach of the origin, or what there is cannot be taken to the destination and left there. */
  | 'NO_VEHICLE_IN_REACH'
  /** Nobody who comes when called picks up at the origin, or goes to the destination. */
  | 'OUTSIDE_SERVICE_AREA'
  /** What would serve the trip is closed, or not at work, at that time. */
  | 'CLOSED'
  /** The provider asked for by name is none of the region's. */
  | 'UNKNOWN_PROVIDER'
  /** Trips exist, none of them better than walking all the way. */
  | 'WALKING_IS_BETTER'
  /** Combinations exist, none of them better than walking or than a single mode. */
  | 'NOT_BETTER_THAN_SINGLE_MODES'
  /** The search used up its budget before anything was found. */
  | 'STOPPED_EARLY'
  /** Something newer than this list. */
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
  /** Something newer than this list. */
  | 'OTHER';

/** Worth knowing about an answer. */
export type Advisory = {
  readonly __typename?: 'Advisory';
  /** For programs, such as `deprecated-mode`. The list can grow. */
  readonly code: Scalars['String']['output'];
  /** For people. */
  readonly message: Scalars['String']['output'];
};


/** Worth knowing about an answer. */
export type AdvisoryMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** Something the caller can put right. */
export type Problem = {
  /** For programs; stable. */
  readonly code: Scalars['String']['output'];
  /** For people. */
  readonly message: Scalars['String']['output'];
};


/** Something the caller can put right. */
export type ProblemMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** The request is wrong in itself. */
export type PlanRefused = Problem & {
  readonly __typename?: 'PlanRefused';
  /** `INVALID_REQUEST`. */
  readonly code: Scalars['String']['output'];
  /** For people. */
  readonly message: Scalars['String']['output'];
  /** Everything that is wrong, at once; never empty. */
  readonly fields: ReadonlyArray<FieldProblem>;
};


/** The request is wrong in itself. */
export type PlanRefusedMessageArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** What is wrong with one part of a request. */
export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  /** Which part. */
  readonly field: PlanInputField;
  /** The value that is wrong; null when one is missing. */
  readonly value: Maybe<Scalars['String']['output']>;
  /** What is wrong and what would be right, for developers, in English. */
  readonly message: Scalars['String']['output'];
  /** Valid values near to the wrong one, nearest first. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
};

/** What a server is and which schema it serves. */
export type About = {
  readonly __typename?: 'About';
  /** Version of the server, `major.minor.patch`. */
  readonly version: Scalars['String']['output'];
  /** Hash of the schema served, sixteen hexadecimal digits: equal hashes mean equal schemas. */
  readonly schemaHash: Scalars['String']['output'];
};

/** A part of the world with its own data; codes of stops are unique within it only. */
export type Region = Node & {
  readonly __typename?: 'Region';
  /** Opaque and stable; made by this service only. */
  readonly id: Scalars['ID']['output'];
  /** Natural key. */
  readonly code: Scalars['RegionCode']['output'];
  /** Name for people, in the language of the region's operator. */
  readonly name: Scalars['String']['output'];
  /** Closed rings around the area covered. */
  readonly outline: ReadonlyArray<Scalars['Polyline']['output']>;
  /** IANA name of the time zone, such as `Europe/Lisbon`. */
  readonly timeZone: Scalars['String']['output'];
  /** The modes that can be asked for here, in the order in which to show them. */
  readonly modes: ReadonlyArray<Mode>;
  /** Servers that answer for this region; empty: the one you are talking to. */
  readonly servers: ReadonlyArray<RegionServer>;
  /** First day the timetable knows, `YYYY-MM-DD`; null without a timetable. */
  readonly firstServiceDate: Maybe<Scalars['String']['output']>;
  /** Last day the timetable knows, `YYYY-MM-DD`; null without a timetable. */
  readonly lastServiceDate: Maybe<Scalars['String']['output']>;
  /** Name of exactly this dataset: it changes whenever the data does. */
  readonly datasetVersion: Scalars['String']['output'];
  /** Who must be credited where data of this region is shown. */
  readonly credits: ReadonlyArray<Credit>;
  /** Stops and stations: the nearest first with `near`, else major ones first. */
  readonly stops: StopConnection;
};


/** A part of the world with its own data; codes of stops are unique within it only. */
export type RegionStopsArgs = {
  near: InputMaybe<NearInput>;
  modes: InputMaybe<ReadonlyArray<Scalars['ModeId']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A server of a region. Use it for a short while only: the list can change without notice. */
export type RegionServer = {
  readonly __typename?: 'RegionServer';
  /** Absolute base URL, version prefix included. */
  readonly url: Scalars['String']['output'];
};

/** Who must be credited where data is shown. */
export type Credit = {
  readonly __typename?: 'Credit';
  /** What kind of data it is, such as `gtfs` or `osm`. */
  readonly kind: Scalars['String']['output'];
  /** Name of the dataset. */
  readonly name: Scalars['String']['output'];
  /** Words ready to show. */
  readonly attribution: Scalars['String']['output'];
  /** Page of the licensor; null when there is none. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Name of the licence; null when the dataset states none. */
  readonly licence: Maybe<Scalars['String']['output']>;
};

/** A page of regions. */
export type RegionConnection = {
  readonly __typename?: 'RegionConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<RegionEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<Region>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of regions. */
export type RegionEdge = {
  readonly __typename?: 'RegionEdge';
  /** Opaque; to be given back as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The region. */
  readonly node: Region;
};

/** Something that can be fetched again by its global identifier alone. */
export type Node = {
  /** Opaque and stable; made by this service only. */
  readonly id: Scalars['ID']['output'];
};

/** Where a page of a list stands in the whole. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether the list goes on after this page. Only told when paging forwards, else false. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether the list goes on before this page. Only told when paging backwards, else false. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry of this page; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last entry of this page; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** One uniform part of a trip. New kinds can be added: always ask for what you need of this interface too. */
export type Segment = {
  /** Its position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode. */
  readonly mode: Mode;
  /** Where it begins. */
  readonly from: Place;
  /** Where it ends. */
  readonly to: Place;
  /** When it begins. */
  readonly departure: EventTime;
  /** When it ends. */
  readonly arrival: EventTime;
  /** How long it takes. */
  readonly duration: Scalars['Duration']['output'];
  /** The line on the map; null when it stays in one place. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** What to do, in one line. */
  readonly action: RichText;
  /** What else to know, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** Who drives, hires out or runs the line; null where nobody is known, or nobody is needed. */
  readonly operator: Maybe<Operator>;
  /** What is to be paid at this segment by itself, as far as it is known; what an earlier one paid for is not told again. */
  readonly payments: ReadonlyArray<Payment>;
};

/** A ride on a vehicle with a timetable. */
export type ScheduledSegment = Segment & {
  readonly __typename?: 'ScheduledSegment';
  /** Its position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode. */
  readonly mode: Mode;
  /** Where one boards. */
  readonly from: Place;
  /** Where one alights. */
  readonly to: Place;
  /** When the vehicle leaves. */
  readonly departure: EventTime;
  /** When the vehicle arrives. */
  readonly arrival: EventTime;
  /** How long it takes. */
  readonly duration: Scalars['Duration']['output'];
  /** The line on the map. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** What to do, in one line. */
  readonly action: RichText;
  /** What else to know, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** Who drives, hires out or runs the line; null where nobody is known, or nobody is needed. */
  readonly operator: Maybe<Operator>;
  /** What is to be paid at this segment by itself, as far as it is known; what an earlier one paid for is not told again. */
  readonly payments: ReadonlyArray<Payment>;
  /** The run of the vehicle. */
  readonly service: Service;
  /** The platform to board at; null where it is not known. */
  readonly platform: Maybe<Scalars['String']['output']>;
  /** Stops ridden: the one to alight at counts, the one to board at does not. */
  readonly stopCount: Scalars['Int']['output'];
  /** Every call from boarding to alighting, both included. */
  readonly calls: ReadonlyArray<Call>;
  /** Length of the ride in metres. */
  readonly distance: Scalars['Float']['output'];
  /** Time between two vehicles where only that is promised, else null. */
  readonly headway: Maybe<Scalars['Duration']['output']>;
  /** Whether one stays seated from the segment before. */
  readonly isContinuation: Scalars['Boolean']['output'];
  /** Whether the vehicle takes a wheelchair. */
  readonly accessible: Accessibility;
};

/** A move over streets and paths, not bound to a timetable. */
export type StreetSegment = Segment & {
  readonly __typename?: 'StreetSegment';
  /** Its position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode. */
  readonly mode: Mode;
  /** Where it begins. */
  readonly from: Place;
  /** Where it ends. */
  readonly to: Place;
  /** When it begins. */
  readonly departure: EventTime;
  /** When it ends. */
  readonly arrival: EventTime;
  /** How long it takes. */
  readonly duration: Scalars['Duration']['output'];
  /** The line on the map. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** What to do, in one line. */
  readonly action: RichText;
  /** What else to know, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** Who drives, hires out or runs the line; null where nobody is known, or nobody is needed. */
  readonly operator: Maybe<Operator>;
  /** What is to be paid at this segment by itself, as far as it is known; what an earlier one paid for is not told again. */
  readonly payments: ReadonlyArray<Payment>;
  /** Length in metres. */
  readonly distance: Scalars['Float']['output'];
  /** Booking it, where it has to be booked; null otherwise. */
  readonly booking: Maybe<Booking>;
  /** Whether it is a straight line for want of street data. */
  readonly isStraightLine: Scalars['Boolean']['output'];
  /** The streets, in order. */
  readonly streets: ReadonlyArray<StreetSection>;
};

/** Time spent in one place between two moves, such as parking a car or changing vehicles. */
export type StationarySegment = Segment & {
  readonly __typename?: 'StationarySegment';
  /** Its position in the trip, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The most specific mode, `stationary_…`. */
  readonly mode: Mode;
  /** Where it is. */
  readonly from: Place;
  /** Where it is. */
  readonly to: Place;
  /** When it begins. */
  readonly departure: EventTime;
  /** When it ends. */
  readonly arrival: EventTime;
  /** How long it takes. */
  readonly duration: Scalars['Duration']['output'];
  /** Always null. */
  readonly geometry: Maybe<Scalars['Polyline']['output']>;
  /** What one stands still for. */
  readonly purpose: PauseKind;
  /** The mode of the vehicle that is parked, collected or given back here; null for waits and changes. */
  readonly vehicleMode: Maybe<Mode>;
  /** What is collected here; null where nothing is, or where its operator does not say. */
  readonly vehicle: Maybe<HiredVehicle>;
  /** What to do, in one line. */
  readonly action: RichText;
  /** What else to know, line by line. */
  readonly notes: ReadonlyArray<RichText>;
  /** Who drives, hires out or runs the line; null where nobody is known, or nobody is needed. */
  readonly operator: Maybe<Operator>;
  /** What is to be paid at this segment by itself, as far as it is known; what an earlier one paid for is not told again. */
  readonly payments: ReadonlyArray<Payment>;
};

/** What one stands still for. The list can grow: treat what you do not know as `WAIT`. */
export type PauseKind =
  /** Waiting for what comes next. */
  | 'WAIT'
  /** Changing between two rides by timetable. */
  | 'TRANSFER'
  /** Parking along the street. */
  | 'PARK_ON_STREET'
  /** Parking in a car park or the like. */
  | 'PARK_OFF_STREET'
  /** Picking up what is hired. */
  | 'VEHICLE_COLLECT'
  /** Giving back what was hired. */
  | 'VEHICLE_RETURN'
  /** Checking in at an airport. */
  | 'AIRPORT_CHECKIN'
  /** Leaving an airport: luggage and entry. */
  | 'AIRPORT_CHECKOUT'
  /** Changing between flights. */
  | 'AIRPORT_TRANSFER';

/** Who drives, hires out or runs a line. */
export type Operator = {
  readonly __typename?: 'Operator';
  /** As its dataset or this server's configuration calls it; empty when it has no code. */
  readonly code: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its telephone number; null when it has none. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Its page; null when it has none. */
  readonly website: Maybe<Scalars['String']['output']>;
  /** Its colour, `RRGGBB`; null when it has none. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Where to book; null where nobody says. */
  readonly bookingUrl: Maybe<Scalars['String']['output']>;
};

/** What is known of booking something that has to be booked. */
export type Booking = {
  readonly __typename?: 'Booking';
  /** Whether it still can be, by the server's clock. */
  readonly state: BookingState;
  /** Until when it can be; null when nobody says. */
  readonly closes: Maybe<Scalars['DateTime']['output']>;
  /** In the operator's words; null without any. */
  readonly message: Maybe<Scalars['String']['output']>;
};

/** Whether something can be booked. */
export type BookingState =
  /** It can be. */
  | 'BOOKABLE'
  /** It no longer can be: the trip is told, but is gone. */
  | 'TOO_LATE'
  /** Nobody says. */
  | 'UNKNOWN';

/** Something hired. */
export type HiredVehicle = {
  readonly __typename?: 'HiredVehicle';
  /** Its operator's code for it, or for its kind where any one of a station's is taken. */
  readonly code: Scalars['String']['output'];
  /** Of its kind or model; null when it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** What it looks like. */
  readonly formFactor: VehicleForm;
  /** What moves it; null when nobody says. */
  readonly propulsion: Maybe<VehiclePropulsion>;
  /** How far it still goes, in metres; null when nobody says. */
  readonly range: Maybe<Scalars['Float']['output']>;
};

/** What a hired vehicle looks like. */
export type VehicleForm =
  /** Two wheels and pedals. */
  | 'BICYCLE'
  /** A car. */
  | 'CAR'
  /** Like a small motorbike. */
  | 'MOPED'
  /** To stand or sit on, with small wheels. */
  | 'SCOOTER'
  /** Something else. */
  | 'OTHER';

/** What moves a hired vehicle. */
export type VehiclePropulsion =
  /** Muscles alone. */
  | 'HUMAN'
  /** Muscles, helped by a motor. */
  | 'ELECTRIC_ASSIST'
  /** A battery. */
  | 'ELECTRIC'
  /** An engine. */
  | 'COMBUSTION';

/** The run of a vehicle on one day (a traveller's journey is a `Trip`). */
export type Service = {
  readonly __typename?: 'Service';
  /** What the region calls the run; unique within the region. */
  readonly code: Scalars['String']['output'];
  /** The service day, `YYYY-MM-DD`: a run after midnight can belong to the day before. */
  readonly serviceDate: Scalars['String']['output'];
  /** Number of the train or run; null when it has none. */
  readonly number: Maybe<Scalars['String']['output']>;
  /** What the vehicle shows as its direction where one boards; null when the timetable does not say. */
  readonly direction: Maybe<Scalars['String']['output']>;
  /** The line. */
  readonly route: Route;
};

/** A line as riders know it. */
export type Route = {
  readonly __typename?: 'Route';
  /** The dataset that gives it its code. */
  readonly feed: Scalars['String']['output'];
  /** Its code within that dataset. */
  readonly code: Scalars['String']['output'];
  /** Number or letter; null when it has none. */
  readonly shortName: Maybe<Scalars['String']['output']>;
  /** Name; null when it has none. */
  readonly longName: Maybe<Scalars['String']['output']>;
  /** Its colour, `RRGGBB`; null when it has none. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** The colour of text on it, `RRGGBB`; null when it has none. */
  readonly textColor: Maybe<Scalars['String']['output']>;
  /** Who runs it. */
  readonly agency: Agency;
};

/** Who runs a line. */
export type Agency = {
  readonly __typename?: 'Agency';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its page; null when it has none. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Its telephone number; null when it has none. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** A vehicle at a stop. */
export type Call = {
  readonly __typename?: 'Call';
  /** Which one. */
  readonly stop: Stop;
  /** Null where the ride begins. */
  readonly arrival: Maybe<EventTime>;
  /** Null where the ride ends. */
  readonly departure: Maybe<EventTime>;
};

/** A stretch of one street. */
export type StreetSection = {
  readonly __typename?: 'StreetSection';
  /** Its name; null when it has none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Length in metres. */
  readonly distance: Scalars['Float']['output'];
  /** The line on the map. */
  readonly geometry: Scalars['Polyline']['output'];
  /** How to get onto it. */
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

/** Whether something suits a purpose. */
export type Suitability =
  /** Known to suit. */
  | 'SUITABLE'
  /** Known not to suit. */
  | 'UNSUITABLE'
  /** Nobody has said. */
  | 'UNKNOWN';

/** Text that can be filled in here or, to keep it fresh, by the client. */
export type RichText = {
  readonly __typename?: 'RichText';
  /** With its placeholders, such as `Take <NUMBER>`. */
  readonly template: Scalars['String']['output'];
  /** Filled in, ready to show. */
  readonly text: Scalars['String']['output'];
  /** Filled in, in pieces: their texts joined are the whole text. */
  readonly parts: ReadonlyArray<TextPart>;
};


/** Text that can be filled in here or, to keep it fresh, by the client. */
export type RichTextTemplateArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};


/** Text that can be filled in here or, to keep it fresh, by the client. */
export type RichTextTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
  timeZone: InputMaybe<Scalars['String']['input']>;
};


/** Text that can be filled in here or, to keep it fresh, by the client. */
export type RichTextPartsArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
  timeZone: InputMaybe<Scalars['String']['input']>;
};

/** A piece of a text. */
export type TextPart = {
  readonly __typename?: 'TextPart';
  /** Fixed words, or what a placeholder was filled with. */
  readonly text: Scalars['String']['output'];
  /** Name of the placeholder, such as `NUMBER`; null for fixed words. */
  readonly placeholder: Maybe<Scalars['String']['output']>;
  /** Whether realtime data changes it: refresh these and leave the others alone. */
  readonly realtime: Scalars['Boolean']['output'];
};

/** A square of the map to be looked at. */
export type CellInput = {
  /** Which one. */
  readonly key: Scalars['CellId']['input'];
  /** From an earlier answer: the cell is answered only when its content has changed. Signed 32-bit. */
  readonly hashCode?: InputMaybe<Scalars['Int']['input']>;
};

/** A place where vehicles call: a single stop, or a station with several. */
export type Stop = Node & {
  readonly __typename?: 'Stop';
  /** Opaque and stable; made by this service only. */
  readonly id: Scalars['ID']['output'];
  /** Natural key within its region. */
  readonly code: Scalars['StopCode']['output'];
  /** The code shown at the stop; null when it has none. */
  readonly publicCode: Maybe<Scalars['String']['output']>;
  /** Name for people, as the transport provider gives it. */
  readonly name: Scalars['String']['output'];
  /** Where it is. */
  readonly point: Point;
  /** IANA name of the time zone there. */
  readonly timeZone: Scalars['String']['output'];
  /** The region that knows it. */
  readonly region: Region;
  /** The square of the map that lists it, with all its stops of the same level; null for a stop that no map shows by itself. */
  readonly cell: Maybe<StopCell>;
  /** How important it is on a map. Platforms are minor where their station is major. */
  readonly level: StopLevel;
  /** The modes that call, most specific, busiest first. */
  readonly modes: ReadonlyArray<Mode>;
  /** Short names of the lines that call, busiest first. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Name of the platform; null for a stop without one. */
  readonly platform: Maybe<Scalars['String']['output']>;
  /** Whether a wheelchair gets in and out. */
  readonly accessible: Accessibility;
  /** How often served and by how many lines, 0 to 1000: show larger stops first when you must choose. */
  readonly popularity: Scalars['Int']['output'];
  /** The station it is part of. */
  readonly station: Maybe<Stop>;
  /** The parts of a station. */
  readonly children: ReadonlyArray<Stop>;
};

/** A square of the map with its stops at one level. */
export type StopCell = {
  readonly __typename?: 'StopCell';
  /** Which one. */
  readonly key: Scalars['CellId']['output'];
  /** Made from the content alone, signed 32-bit: equal on every server and after every restart. */
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
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of stops. */
export type StopEdge = {
  readonly __typename?: 'StopEdge';
  /** Opaque; to be given back as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The stop. */
  readonly node: Stop;
};

/** How important a stop is on a map of the region. */
export type StopLevel =
  /** Stations and the stops of larger vehicles. */
  | 'MAJOR'
  /** All others. */
  | 'MINOR';

/** Whether someone in a wheelchair can use it. */
export type Accessibility =
  /** Known to be usable. */
  | 'ACCESSIBLE'
  /** Known not to be usable. */
  | 'INACCESSIBLE'
  /** Nobody has said. */
  | 'UNKNOWN';

/** One way of getting there: its trips use the same modes and similar stops, at different times. */
export type TripGroup = {
  readonly __typename?: 'TripGroup';
  /** Average time between two departures: the wait after missing one. Null for a single trip. */
  readonly frequency: Maybe<Scalars['Duration']['output']>;
  /** The requested modes that its trips use, most important first. */
  readonly modes: ReadonlyArray<Mode>;
  /** The trip that fits the request best. */
  readonly best: Trip;
  /** All its trips by departure: page on for later ones, back for earlier ones. */
  readonly trips: TripConnection;
};


/** One way of getting there: its trips use the same modes and similar stops, at different times. */
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
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** One entry of a list of groups. */
export type TripGroupEdge = {
  readonly __typename?: 'TripGroupEdge';
  /** Opaque; to be given back as `after`. */
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
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
};

/** One trip as an answer to this request: what depends on the request is here, what does not is in the trip. */
export type TripEdge = {
  readonly __typename?: 'TripEdge';
  /** Opaque; to be given back as `after` or `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The trip. */
  readonly node: Trip;
  /** How well it fits the request; lower is better. */
  readonly weightedScore: Scalars['Float']['output'];
  /** Whether it is the one of its group that fits best. */
  readonly isBest: Scalars['Boolean']['output'];
  /** Whether it has left already, by the server's clock. */
  readonly isPast: Scalars['Boolean']['output'];
};

/** A traveller's journey from door to door (the run of a vehicle is a `Service`). */
export type Trip = {
  readonly __typename?: 'Trip';
  /** Opaque; the same as in the REST interface. */
  readonly id: Scalars['ID']['output'];
  /** When it leaves. */
  readonly departure: Scalars['DateTime']['output'];
  /** When it gets there. */
  readonly arrival: Scalars['DateTime']['output'];
  /** From leaving to getting there. */
  readonly duration: Scalars['Duration']['output'];
  /** Where it really begins: the nearest point of the network. */
  readonly startsAt: Place;
  /** Where it really ends: the nearest point of the network. */
  readonly endsAt: Place;
  /** What it consists of, in order, without gaps. */
  readonly segments: ReadonlyArray<Segment>;
  /** The changes between vehicles. */
  readonly changeovers: ReadonlyArray<Changeover>;
  /** What it costs in all; null when that is not known (unknown is never free), or when it must be paid in several currencies. */
  readonly price: Maybe<Money>;
  /** What is to be paid, as far as it is known. */
  readonly payments: ReadonlyArray<Payment>;
};

/** An exact amount of money. */
export type Money = {
  readonly __typename?: 'Money';
  /** In units of the currency, with its decimals, such as `2.40`. Negative for a discount. */
  readonly amount: Scalars['String']['output'];
  /** ISO 4217; null when nothing is to be paid. */
  readonly currency: Maybe<Scalars['String']['output']>;
  /** Ready to show, such as "€2.40". */
  readonly text: Scalars['String']['output'];
};


/** An exact amount of money. */
export type MoneyTextArgs = {
  locale: InputMaybe<Scalars['Locale']['input']>;
};

/** One thing to be paid on the way. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** What for. */
  readonly kind: PaymentKind;
  /** What it is called, such as the name of the ticket. */
  readonly name: Scalars['String']['output'];
  /** How much. */
  readonly price: Money;
  /** `Segment.index` of everything that it pays for; it is paid with the first. */
  readonly segments: ReadonlyArray<Scalars['Int']['output']>;
};

/** What a payment is for. The list can grow: treat what you do not know as `OTHER`. */
export type PaymentKind =
  /** Rides on public transport. */
  | 'TICKET'
  /** A taxi or its like. */
  | 'TAXI'
  /** The use of a vehicle. */
  | 'HIRE'
  /** Parking. */
  | 'PARKING'
  /** Fuel or electricity. */
  | 'FUEL'
  /** The use of a road. */
  | 'TOLL'
  /** Something newer than this list. */
  | 'OTHER';

/** A change from one vehicle to the next. */
export type Changeover = {
  readonly __typename?: 'Changeover';
  /** `Segment.index` of the ride before it. */
  readonly afterSegment: Scalars['Int']['output'];
  /** `Segment.index` of the ride after it. */
  readonly beforeSegment: Scalars['Int']['output'];
  /** Time to spare: between the vehicles, less the way between them. Negative when the next one has gone. */
  readonly slack: Scalars['Duration']['output'];
  /** The same in a word. */
  readonly state: ChangeoverState;
};

/** How safe a change is. */
export type ChangeoverState =
  /** Two minutes or more to spare. */
  | 'COMFORTABLE'
  /** Less than two minutes to spare. */
  | 'TIGHT'
  /** The next vehicle leaves before one can be there. */
  | 'MISSED';

/** A moment that can be planned, expected or estimated. */
export type EventTime = {
  readonly __typename?: 'EventTime';
  /** As planned, in the time zone of the place. */
  readonly scheduled: Scalars['DateTime']['output'];
  /** Where it is from. */
  readonly source: TimeSource;
};

/** Where a time is from. */
export type TimeSource =
  /** A timetable. */
  | 'TIMETABLE'
  /** What a vehicle reports. */
  | 'REALTIME'
  /** Worked out: a way on streets, or a service that promises only an interval. */
  | 'ESTIMATE';



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
  PlanResult:
    | ( PlanSource )
    | ( RefusalSource )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Problem: ( RefusalSource );
  Node:
    | ( ModeSource )
    | ( RegionInfo )
    | ( StopSource )
  ;
  Segment:
    | ( RideSource )
    | ( StreetSource )
    | ( PauseSource )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  PlanExplanation: ResolverTypeWrapper<ExplanationSource>;
  PlanSearch: ResolverTypeWrapper<SearchSource>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  StopReach: ResolverTypeWrapper<Reach>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  RuledOut: ResolverTypeWrapper<RuledOutSource>;
  CandidateFate: CandidateFate;
  Candidate: ResolverTypeWrapper<CandidateSource>;
  CandidateRemoval: ResolverTypeWrapper<RemovalSource>;
  ScoreTerms: ResolverTypeWrapper<ScoreTerms>;
  CandidateLeg: ResolverTypeWrapper<CandidateLegSource>;
  ReliedOn: ResolverTypeWrapper<ReliedOnSource>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mode: ResolverTypeWrapper<ModeSource>;
  ModeParts: ResolverTypeWrapper<ModeParts>;
  ModeDeprecation: ResolverTypeWrapper<DeprecationSource>;
  ModeKind: ModeKind;
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
  PlanEcho: ResolverTypeWrapper<PlanSource>;
  ModeSetOutcome: ResolverTypeWrapper<OutcomeSource>;
  NoTrips: ResolverTypeWrapper<EmptySource>;
  NoTripsReason: NoTripsReason;
  PlanInputField: PlanInputField;
  Advisory: ResolverTypeWrapper<AdvisorySource>;
  Problem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Problem']>;
  PlanRefused: ResolverTypeWrapper<RefusalSource>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  About: ResolverTypeWrapper<About>;
  Region: ResolverTypeWrapper<RegionInfo>;
  RegionServer: ResolverTypeWrapper<RegionServer>;
  Credit: ResolverTypeWrapper<Credit>;
  RegionConnection: ResolverTypeWrapper<Omit<RegionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RegionEdge']>, nodes: ReadonlyArray<ResolversTypes['Region']> }>;
  RegionEdge: ResolverTypeWrapper<Omit<RegionEdge, 'node'> & { node: ResolversTypes['Region'] }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Duration: ResolverTypeWrapper<Scalars['Duration']['output']>;
  Locale: ResolverTypeWrapper<Scalars['Locale']['output']>;
  ModeId: ResolverTypeWrapper<Scalars['ModeId']['output']>;
  RegionCode: ResolverTypeWrapper<Scalars['RegionCode']['output']>;
  StopCode: ResolverTypeWrapper<Scalars['StopCode']['output']>;
  CellId: ResolverTypeWrapper<Scalars['CellId']['output']>;
  Polyline: ResolverTypeWrapper<Scalars['Polyline']['output']>;
  Segment: ResolverTypeWrapper<SegmentSource>;
  ScheduledSegment: ResolverTypeWrapper<RideSource>;
  StreetSegment: ResolverTypeWrapper<StreetSource>;
  StationarySegment: ResolverTypeWrapper<PauseSource>;
  PauseKind: PauseKind;
  Operator: ResolverTypeWrapper<OperatorSource>;
  Booking: ResolverTypeWrapper<BookingSource>;
  BookingState: BookingState;
  HiredVehicle: ResolverTypeWrapper<HiredVehicleSource>;
  VehicleForm: VehicleForm;
  VehiclePropulsion: VehiclePropulsion;
  Service: ResolverTypeWrapper<RideSource>;
  Route: ResolverTypeWrapper<RideSource>;
  Agency: ResolverTypeWrapper<AgencyValue>;
  Call: ResolverTypeWrapper<CallSource>;
  StreetSection: ResolverTypeWrapper<SectionSource>;
  Suitability: Suitability;
  RichText: ResolverTypeWrapper<TextSource>;
  TextPart: ResolverTypeWrapper<TextPart>;
  CellInput: CellInput;
  Stop: ResolverTypeWrapper<StopSource>;
  StopCell: ResolverTypeWrapper<StopCellSource>;
  StopConnection: ResolverTypeWrapper<Omit<StopConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['StopEdge']>, nodes: ReadonlyArray<ResolversTypes['Stop']> }>;
  StopEdge: ResolverTypeWrapper<Omit<StopEdge, 'node'> & { node: ResolversTypes['Stop'] }>;
  StopLevel: StopLevel;
  Accessibility: Accessibility;
  TripGroup: ResolverTypeWrapper<GroupSource>;
  TripGroupConnection: ResolverTypeWrapper<Omit<TripGroupConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TripGroupEdge']>, nodes: ReadonlyArray<ResolversTypes['TripGroup']> }>;
  TripGroupEdge: ResolverTypeWrapper<Omit<TripGroupEdge, 'node'> & { node: ResolversTypes['TripGroup'] }>;
  TripConnection: ResolverTypeWrapper<Omit<TripConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TripEdge']>, nodes: ReadonlyArray<ResolversTypes['Trip']> }>;
  TripEdge: ResolverTypeWrapper<TripEdgeSource>;
  Trip: ResolverTypeWrapper<TripSource>;
  Money: ResolverTypeWrapper<MoneySource>;
  Payment: ResolverTypeWrapper<PaymentSource>;
  PaymentKind: PaymentKind;
  Changeover: ResolverTypeWrapper<Changeover>;
  ChangeoverState: ChangeoverState;
  EventTime: ResolverTypeWrapper<EventTime>;
  TimeSource: TimeSource;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  PlanExplanation: ExplanationSource;
  PlanSearch: SearchSource;
  Boolean: Scalars['Boolean']['output'];
  StopReach: Reach;
  Float: Scalars['Float']['output'];
  RuledOut: RuledOutSource;
  Candidate: CandidateSource;
  CandidateRemoval: RemovalSource;
  ScoreTerms: ScoreTerms;
  CandidateLeg: CandidateLegSource;
  ReliedOn: ReliedOnSource;
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mode: ModeSource;
  ModeParts: ModeParts;
  ModeDeprecation: DeprecationSource;
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
  PlanEcho: PlanSource;
  ModeSetOutcome: OutcomeSource;
  NoTrips: EmptySource;
  Advisory: AdvisorySource;
  Problem: ResolversInterfaceTypes<ResolversParentTypes>['Problem'];
  PlanRefused: RefusalSource;
  FieldProblem: FieldProblem;
  About: About;
  Region: RegionInfo;
  RegionServer: RegionServer;
  Credit: Credit;
  RegionConnection: Omit<RegionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RegionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Region']> };
  RegionEdge: Omit<RegionEdge, 'node'> & { node: ResolversParentTypes['Region'] };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  DateTime: Scalars['DateTime']['output'];
  Duration: Scalars['Duration']['output'];
  Locale: Scalars['Locale']['output'];
  ModeId: Scalars['ModeId']['output'];
  RegionCode: Scalars['RegionCode']['output'];
  StopCode: Scalars['StopCode']['output'];
  CellId: Scalars['CellId']['output'];
  Polyline: Scalars['Polyline']['output'];
  Segment: SegmentSource;
  ScheduledSegment: RideSource;
  StreetSegment: StreetSource;
  StationarySegment: PauseSource;
  Operator: OperatorSource;
  Booking: BookingSource;
  HiredVehicle: HiredVehicleSource;
  Service: RideSource;
  Route: RideSource;
  Agency: AgencyValue;
  Call: CallSource;
  StreetSection: SectionSource;
  RichText: TextSource;
  TextPart: TextPart;
  CellInput: CellInput;
  Stop: StopSource;
  StopCell: StopCellSource;
  StopConnection: Omit<StopConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['StopEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Stop']> };
  StopEdge: Omit<StopEdge, 'node'> & { node: ResolversParentTypes['Stop'] };
  TripGroup: GroupSource;
  TripGroupConnection: Omit<TripGroupConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TripGroupEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TripGroup']> };
  TripGroupEdge: Omit<TripGroupEdge, 'node'> & { node: ResolversParentTypes['TripGroup'] };
  TripConnection: Omit<TripConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TripEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Trip']> };
  TripEdge: TripEdgeSource;
  Trip: TripSource;
  Money: MoneySource;
  Payment: PaymentSource;
  Changeover: Changeover;
  EventTime: EventTime;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
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

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  mode?: Resolver<ResolversTypes['Mode'], ParentType, ContextType, RequireFields<QueryModeArgs, 'id'>>;
  plan?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<QueryPlanArgs, 'request'>>;
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  regions?: Resolver<ResolversTypes['RegionConnection'], ParentType, ContextType, RequireFields<QueryRegionsArgs, 'first'>>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionArgs, 'code'>>;
  stop?: Resolver<Maybe<ResolversTypes['Stop']>, ParentType, ContextType, RequireFields<QueryStopArgs, 'region' | 'code'>>;
  stopCells?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StopCell']>>, ParentType, ContextType, RequireFields<QueryStopCellsArgs, 'region' | 'level' | 'cells'>>;
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
  request?: Resolver<ResolversTypes['PlanEcho'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['TripGroupConnection'], ParentType, ContextType, RequireFields<PlanGroupsArgs, 'first'>>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['ModeSetOutcome']>, ParentType, ContextType>;
  empty?: Resolver<Maybe<ResolversTypes['NoTrips']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['PlanExplanation'], ParentType, ContextType>;
  advisories?: Resolver<ReadonlyArray<ResolversTypes['Advisory']>, ParentType, ContextType>;
  reroute?: Resolver<ResolversTypes['PlanResult'], ParentType, ContextType, RequireFields<PlanRerouteArgs, 'avoidStops'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'PlanRefused', ParentType, ContextType>;
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

export type AboutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schemaHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Mode' | 'Region' | 'Stop', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Segment'] = ResolversParentTypes['Segment']> = {
  __resolveType: TypeResolveFn<'ScheduledSegment' | 'StreetSegment' | 'StationarySegment', ParentType, ContextType>;
};

export type ScheduledSegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ScheduledSegment'] = ResolversParentTypes['ScheduledSegment']> = {
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
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  calls?: Resolver<ReadonlyArray<ResolversTypes['Call']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  headway?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  isContinuation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accessible?: Resolver<ResolversTypes['Accessibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StreetSegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StreetSegment'] = ResolversParentTypes['StreetSegment']> = {
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
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  isStraightLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  streets?: Resolver<ReadonlyArray<ResolversTypes['StreetSection']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StationarySegmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StationarySegment'] = ResolversParentTypes['StationarySegment']> = {
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
  action?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['RichText']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
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

export type ServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType>;
};

export type RouteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  feed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agency?: Resolver<ResolversTypes['Agency'], ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CallResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  stop?: Resolver<ResolversTypes['Stop'], ParentType, ContextType>;
  arrival?: Resolver<Maybe<ResolversTypes['EventTime']>, ParentType, ContextType>;
  departure?: Resolver<Maybe<ResolversTypes['EventTime']>, ParentType, ContextType>;
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
};

export type EventTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventTime'] = ResolversParentTypes['EventTime']> = {
  scheduled?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TimeSource'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  PlanExplanation?: PlanExplanationResolvers<ContextType>;
  PlanSearch?: PlanSearchResolvers<ContextType>;
  StopReach?: StopReachResolvers<ContextType>;
  RuledOut?: RuledOutResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  CandidateRemoval?: CandidateRemovalResolvers<ContextType>;
  ScoreTerms?: ScoreTermsResolvers<ContextType>;
  CandidateLeg?: CandidateLegResolvers<ContextType>;
  ReliedOn?: ReliedOnResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mode?: ModeResolvers<ContextType>;
  ModeParts?: ModePartsResolvers<ContextType>;
  ModeDeprecation?: ModeDeprecationResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlanResult?: PlanResultResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanEcho?: PlanEchoResolvers<ContextType>;
  ModeSetOutcome?: ModeSetOutcomeResolvers<ContextType>;
  NoTrips?: NoTripsResolvers<ContextType>;
  Advisory?: AdvisoryResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  PlanRefused?: PlanRefusedResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  About?: AboutResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionServer?: RegionServerResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  RegionConnection?: RegionConnectionResolvers<ContextType>;
  RegionEdge?: RegionEdgeResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Duration?: GraphQLScalarType;
  Locale?: GraphQLScalarType;
  ModeId?: GraphQLScalarType;
  RegionCode?: GraphQLScalarType;
  StopCode?: GraphQLScalarType;
  CellId?: GraphQLScalarType;
  Polyline?: GraphQLScalarType;
  Segment?: SegmentResolvers<ContextType>;
  ScheduledSegment?: ScheduledSegmentResolvers<ContextType>;
  StreetSegment?: StreetSegmentResolvers<ContextType>;
  StationarySegment?: StationarySegmentResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  HiredVehicle?: HiredVehicleResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  Call?: CallResolvers<ContextType>;
  StreetSection?: StreetSectionResolvers<ContextType>;
  RichText?: RichTextResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  Stop?: StopResolvers<ContextType>;
  StopCell?: StopCellResolvers<ContextType>;
  StopConnection?: StopConnectionResolvers<ContextType>;
  StopEdge?: StopEdgeResolvers<ContextType>;
  TripGroup?: TripGroupResolvers<ContextType>;
  TripGroupConnection?: TripGroupConnectionResolvers<ContextType>;
  TripGroupEdge?: TripGroupEdgeResolvers<ContextType>;
  TripConnection?: TripConnectionResolvers<ContextType>;
  TripEdge?: TripEdgeResolvers<ContextType>;
  Trip?: TripResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Changeover?: ChangeoverResolvers<ContextType>;
  EventTime?: EventTimeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
