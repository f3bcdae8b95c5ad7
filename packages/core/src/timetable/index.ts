export type {
  AgencyIndex,
  CallIndex,
  DaySetIndex,
  FeedIndex,
  LaneIndex,
  LevelIndex,
  LinkIndex,
  PathwayIndex,
  PatternIndex,
  PositionIndex,
  RouteIndex,
  RunIndex,
  StopIndex,
  StringIndex,
  TripIndex,
  ZoneIndex,
} from './columns/index-types.ts';
export { after } from './columns/index-types.ts';
export type { Known } from './columns/known.ts';
export { NO_COORDINATE } from './columns/no-coordinate.ts';
export { DROP_OFF_SHIFT, PICKUP_MASK } from './columns/position-rules.ts';
export { TRANSFER_RULE } from './columns/transfer-rule.ts';
export type { TranslatedField } from './columns/translated-fields.ts';
export { authoritiesOf } from './data/authorities.ts';
export { factOf, StopDirectory } from './data/stop-directory.ts';
export { type LiveTrips, Timetable } from './data/timetable.ts';
export { type FeedText, Translations } from './data/translations.ts';
export { TripFinder, tripFinderOf } from './data/trip-finder.ts';
export { type LiveShapes, TripShapes } from './data/trip-shapes.ts';
export { PATHWAY_MODE } from './stations/pathway-passage.ts';
export { CLOSED_PATHWAYS, stationGraphOf } from './stations/read-station-graph.ts';
export { type Door, type DoorRows, doorsIn, type WalkProfile } from './stations/station-doors.ts';
export type { StationGraph, StationStep, StationWalk } from './stations/station-graph.ts';
export { type TransferPoints, transferPointsOf } from './transfers/transfer-points.ts';
export { type LaneProfiles, profilesOfLanes } from './window/lane-profiles.ts';
export { mirrorWindow } from './window/mirror-window.ts';
export { completeWindow, DAY_SECONDS, openServiceWindow, type WindowRuns } from './window/open-service-window.ts';
export { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './window/position-use.ts';
export { arrivalTime, departureTime } from './window/run-times.ts';
export { type BlockChanges, layOutSeatedLinks } from './window/seated-links.ts';
export type { SeatedEntry, SeatedLinks, ServiceWindow } from './window/service-window.ts';
export { type ProfileTimes, type TimeProfiles, timeProfilesOf } from './window/time-profiles.ts';
export { LANE_HEAD } from './window/window-tables.ts';
