export { authoritiesOf } from './build/authority-tables.ts';
export { buildShapes } from './build/build-shapes.ts';
export { type BuiltTimetable, buildTimetable, NO_COORDINATE } from './build/build-timetable.ts';
export { daySetTable } from './build/day-set-table.ts';
export { DROP_OFF_SHIFT, PICKUP_MASK } from './build/lay-out-patterns.ts';
export { mirrorWindow } from './window/mirror-window.ts';
export { DAY_SECONDS, openServiceWindow } from './window/open-service-window.ts';
export { type ParticularChanges, particularChangesOf } from './transfers/transfer-points.ts';
export { PATHWAY_MODE } from './stations/pathway-passage.ts';
export { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './window/position-use.ts';
export { arrivalTime, departureTime } from './window/run-times.ts';
export { layOutSeatedLinks } from './window/seated-links.ts';
export type { SeatedLinks, ServiceWindow } from './window/service-window.ts';
export type {
  AgencyRow,
  AttributionRow,
  FeedInfoRow,
  FeedRows,
  FrequencyRow,
  Known,
  LevelRow,
  LocationType,
  PathwayRow,
  RouteRow,
  ServiceRow,
  ShapeColumns,
  StopRow,
  StopTimeColumns,
  TextRow,
  TransferRow,
  TranslationRow,
  TripRow,
} from './build/feed-rows.ts';
export { type Door, type DoorRows, doorSections, doorsIn, type WalkProfile } from './stations/station-doors.ts';
export type { StationStep, StationWalk } from './stations/station-graph.ts';
export { stationGraphOf, stationGraphOfRows } from './build/station-tables.ts';
export { type StationWalkTables, stationWalks } from './build/station-walks.ts';
export { factOf, StopDirectory } from './data/stop-directory.ts';
export { stopPlaces } from './build/stop-places.ts';
export { Timetable } from './data/timetable.ts';
export type { TranslatedField } from './build/translation-tables.ts';
export { type FeedText, Translations } from './data/translations.ts';
export { TripShapes } from './data/trip-shapes.ts';
export {
  CHANGE_RULE,
  layOutWalkingLinks,
  namedStopPairs,
  stepFreeSections,
  type WalkingLinkRows,
} from './build/walking-links.ts';
export { LANE_HEAD } from './window/window-tables.ts';
