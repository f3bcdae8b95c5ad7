export { authoritiesOf } from './authority-tables.ts';
export { buildShapes } from './build-shapes.ts';
export { type BuiltTimetable, buildTimetable, NO_COORDINATE } from './build-timetable.ts';
export { daySetTable } from './day-set-table.ts';
export { DROP_OFF_SHIFT, PICKUP_MASK } from './lay-out-patterns.ts';
export { mirrorWindow } from './mirror-window.ts';
export { DAY_SECONDS, openServiceWindow } from './open-service-window.ts';
export { type ParticularChanges, particularChangesOf } from './particular-changes.ts';
export { PATHWAY_MODE } from './pathway-passage.ts';
export { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './position-use.ts';
export { arrivalTime, departureTime } from './run-times.ts';
export { layOutSeatedLinks } from './seated-links.ts';
export type { SeatedLinks, ServiceWindow } from './service-window.ts';
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
} from './source.ts';
export { type Door, type DoorRows, doorSections, doorsIn, type WalkProfile } from './station-doors.ts';
export type { StationStep, StationWalk } from './station-graph.ts';
export { stationGraphOf, stationGraphOfRows } from './station-tables.ts';
export { type StationWalkTables, stationWalks } from './station-walks.ts';
export { factOf, StopDirectory } from './stop-directory.ts';
export { stopPlaces } from './stop-places.ts';
export { Timetable } from './timetable.ts';
export type { TranslatedField } from './translation-tables.ts';
export { type FeedText, Translations } from './translations.ts';
export { TripShapes } from './trip-shapes.ts';
export {
  CHANGE_RULE,
  layOutWalkingLinks,
  namedStopPairs,
  stepFreeSections,
  type WalkingLinkRows,
} from './walking-links.ts';
export { LANE_HEAD } from './window-tables.ts';
