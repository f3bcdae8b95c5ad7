export { buildShapes } from './build-shapes.ts';
export { type BuiltTimetable, buildTimetable } from './build-timetable.ts';
export { daySetTable } from './day-set-table.ts';
export { doorSections } from './door-sections.ts';
export type {
  AgencyRow,
  AttributionRow,
  FeedInfoRow,
  FeedRows,
  FrequencyRow,
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
} from './feed-rows.ts';
export { namedStopPairs } from './named-stop-pairs.ts';
export { stationGraphOfRows } from './station-graph-of-rows.ts';
export { type StationWalkTables, stationWalks } from './station-walks.ts';
export { stopPlaces } from './stop-places.ts';
export { layOutWalkingLinks, stepFreeSections, type WalkingLinkRows } from './walking-links.ts';
