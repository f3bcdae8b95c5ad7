export { isActiveAt, isActiveWithin } from './alerts/active-periods.ts';
export { blocksWheelchairs, closesService, isAccessibilityIssue } from './alerts/alert-effects.ts';
export { alertFact } from './alerts/alert-fact.ts';
export { AlertIndex, type AlertSubject, alertIndexOf, endsOfPathway, stopsNamed } from './alerts/alert-index.ts';
export {
  type BlockedStops,
  blockedStops,
  type ClosedParts,
  closedParts,
  closedPathways,
} from './alerts/closed-parts.ts';
export { isOnUsualWay } from './alerts/usual-ways.ts';
export { FeedIds } from './match/feed-ids.ts';
export { type IdKind, type IdRule, normaliseId } from './match/id-rule.ts';
export {
  type IdMatchCounts,
  type MatchReport,
  matchReport,
  type Sampled,
  type TripMatchCounts,
} from './match/match-report.ts';
export {
  MATCH_STEPS,
  type MatchedRun,
  type MatchStep,
  MISS_REASONS,
  type MissReason,
  type TripMatch,
} from './match/trip-match.ts';
export { TripMatcher } from './match/trip-matcher.ts';
export { isForOtherVersion, type MessageFacts, messageFacts } from './message/message-facts.ts';
export type {
  Alert,
  AlertImage,
  BoardingRule,
  CallEvent,
  CallProperties,
  CallRelationship,
  CallUpdate,
  Carriage,
  EnumValue,
  InformedEntity,
  MessageHeader,
  ModifiedTrip,
  Occupancy,
  Period,
  Position,
  RealtimeEntity,
  RealtimeMessage,
  TranslatedText,
  TripDescriptor,
  TripProperties,
  TripRelationship,
  TripUpdate,
  VehicleDescriptor,
  VehiclePosition,
} from './message/realtime-message.ts';
export { LiveRuns, type RunName } from './overlay/live-runs.ts';
export { kindOf, type PreparedRuns } from './overlay/live-timetable.ts';
export type {
  AlertTarget,
  LiveAlert,
  LiveFeed,
  LiveSharedSystem,
  LiveSnapshot,
  LiveVehicle,
} from './snapshot/live-snapshot.ts';
export {
  CALL_MOVED,
  CALL_SKIPPED,
  CHANGE_KINDS,
  type ChangedCall,
  type ChangeKind,
  type NewRoute,
  NO_TIME,
  type RunChange,
  type RunChanges,
  TIME_SOURCES,
} from './snapshot/run-changes.ts';
export type { LiveReport } from './state/live-report.ts';
export type { AlertPathway, LiveSourceRules } from './state/live-source.ts';
export {
  createLiveState,
  type LiveState,
  type LiveStateOptions,
  type TakeOutcome,
} from './state/live-state.ts';
export { type PathwayTableReport, pathwayTableReport, type UnknownPathway } from './state/pathway-table.ts';
export type { SharedCounts } from './state/source-state.ts';
export { VehicleIndex, vehicleFact, vehicleIndexOf } from './vehicles/vehicle-index.ts';
