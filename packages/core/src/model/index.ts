export type { Costs, PricedPart } from './costs.ts';
export type { DescribedItinerary, DescribedLeg, DescribedRide, Spot } from './described-itinerary.ts';
export type { FoundPlace, FoundPlaceKind } from './found-place.ts';
export type {
  Agency,
  BoardingRule,
  Booking,
  Call,
  CallLive,
  CarPark,
  HiredVehicle,
  HireStock,
  Itinerary,
  Leg,
  Operator,
  Payment,
  RideLeg,
  RideLive,
  RouteRef,
  StationaryLeg,
  StreetLeg,
  StreetSection,
  TimeSource,
  TurnInstruction,
} from './itinerary.ts';
export type {
  ListedCarPark,
  ListedFacility,
  ListedFees,
  ListedPlace,
  ListedPod,
  ListedRental,
  ListedVehicle,
  WeekOfHours,
} from './listed-place.ts';
export type { ListedStop } from './listed-stop.ts';
export type { AlertFact, Connection, LiveFacts, LocalTexts, VehicleFact } from './live-facts.ts';
export type { Fact, Place, StopRef } from './place.ts';
export type {
  Candidate,
  LegCosts,
  PlanExplanation,
  Reach,
  ReliedOn,
  Removal,
  RemovalReason,
  RuledOut,
  RuledOutReason,
  ScoreTerms,
  SearchExplanation,
  SearchedRegion,
  UnknownFact,
} from './plan-explanation.ts';
export type {
  Advisory,
  Empty,
  EmptyReason,
  ItineraryGroup,
  ModeSetOutcome,
  PlanOutcome,
  ScoredItinerary,
} from './plan-outcome.ts';
export {
  type CyclingWay,
  leavingNow,
  type PlaceInput,
  type PlanRequest,
  type PlanRequestInput,
  planRequest,
  REQUEST_DEFAULTS,
  type RequestedPlace,
  type RideLimits,
  type Weights,
  type WhenWindow,
} from './plan-request.ts';
export { REACH_LIMITS } from './reach-limits.ts';
export type {
  CataloguedOperator,
  CataloguedRoute,
  CataloguedService,
  RegionFacts,
  RouteDirection,
} from './region-catalogue.ts';
export type { CityInfo, Credit, RegionInfo } from './region-info.ts';
export type { ServiceRun, StopBoard, StopEvent } from './stop-board.ts';
export { intervalOf, isLiveSource, timeSourceAt, timeSourceOf } from './time-source.ts';
export { uncountedModes } from './uncounted-modes.ts';
