export { DEFAULT_CYCLE_SAFETY, type StreetPreferences } from './costing/street-preferences.ts';
export { STREET_PROFILES, type StreetProfile } from './costing/street-profiles.ts';
export { type Costing, type Traversal, WALKING_METRES_PER_SECOND } from './costing/traversal.ts';
export type { WheelchairSuitability } from './costing/wheelchair.ts';
export { type TurnMetric, turnMetricOf } from './hierarchy/turn-metric.ts';
export { BARRED } from './hierarchy/turn-weights.ts';
export type { Connectivity } from './metric/connectivity.ts';
export { quickestMetric } from './metric/quickest-metric.ts';
export type { StreetMetric } from './metric/street-metric.ts';
export { type MomentTraits, type StreetMoment, traitsAtMoment } from './metric/street-moment.ts';
export { UNREACHED } from './metric/unreached.ts';
export { type DescribedPath, describePath } from './path/describe-path.ts';
export { type PathWay, pathWays } from './path/path-ways.ts';
export type { RoadTag } from './path/road-tags.ts';
export {
  freeFlowSeconds,
  type PathPoint,
  type PathStep,
  pathLine,
  pathSeconds,
  pathSteps,
  type StreetPath,
} from './path/street-path.ts';
export { type NoRouteReason, type RouteOptions, route, type StreetAnswer } from './route.ts';
export { type BoundedDijkstraOptions, boundedDijkstra } from './search/bounded-dijkstra.ts';
export { spreadOverStreets } from './search/street-spread.ts';
export { COST, LAYERS, TIME } from './search/street-workspace.ts';
export { stationWalkTime } from './snapping/partial-edges.ts';
export { pointOnEdge } from './snapping/point-on-edge.ts';
export { type Snap, type SnapOptions, snap } from './snapping/snap.ts';
export { StopLinks, type StopReach } from './stops/stop-links.ts';
export { StreetEngine } from './street-engine.ts';
