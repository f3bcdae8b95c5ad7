export {
  type ArcIndex,
  type AreaIndex,
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  forwardOf,
  isBackward,
  type NodeIndex,
  opposite,
  type PointIndex,
  type RestrictionIndex,
  type StateIndex,
  type TraitIndex,
  type TurnArcIndex,
  type UpArcIndex,
  type WayIndex,
} from './columns/index-types.ts';
export { PARKING_COLUMNS } from './columns/parking-columns.ts';
export { STOP_STREET_COLUMNS } from './columns/stop-street-columns.ts';
export { type Holidays, NO_HOLIDAYS } from './conditions/calendar.ts';
export {
  type Circumstances,
  type Condition,
  holds,
  parseCondition,
  until,
  type VehicleFacts,
} from './conditions/condition.ts';
export { isOpenAt, type OpeningHours, parseOpeningHours } from './conditions/opening-hours.ts';
export { type TimedOutcome, type TimedTraits, timedTraitsOf } from './conditions/timed-traits.ts';
export { type Token, tokensOf } from './conditions/tokens.ts';
export {
  type CountryRules,
  countryOfZone,
  countryRules,
  DEFAULT_COUNTRY,
  knownCountries,
} from './countries/country-rules.ts';
export { Areas } from './graph/areas.ts';
export { type BoxTree, buildBoxTree, searchBoxes } from './graph/box-tree.ts';
export { edgeLine, type StreetPoint } from './graph/edge-line.ts';
export { HOURS_OF_WEEK } from './graph/hours-of-week.ts';
export { NODE_FLAG } from './graph/node-flags.ts';
export { RESTRICTED } from './graph/restricted-vehicles.ts';
export { StreetGraph } from './graph/street-graph.ts';
export type { TurnFamily, TurnFamilyName } from './graph/turn-family.ts';
export { TurnGraph } from './graph/turn-graph.ts';
export { FULL_TURN, LOOK_METRES, UNITS_PER_DEGREE, UNKNOWN_CLIMB } from './graph/units.ts';
export {
  PARKING_FLAG,
  type ParkingFacts,
  type ParkingFee,
  type ParkingKind,
  type ParkingType,
  parkingFacts,
  parkingKinds,
} from './parking/parking-facts.ts';
export { type ParkingLink, ParkingLots, type ParkingPlace } from './parking/parking-lots.ts';
export { type SideParking, sideParking } from './parking/side-parking.ts';
export { classifyWay } from './tags/classify-way.ts';
export { nodePassage } from './tags/node-passage.ts';
export { resolveAccess } from './tags/resolve-access.ts';
export type { TagMap } from './tags/tag-map.ts';
export { type WaySetting, wayTraits } from './tags/way-traits.ts';
export { ACCESS, type AccessLevel, type Traveller, type TwoWayAccess } from './traits/access-level.ts';
export { type StreetClass, streetClasses } from './traits/street-class.ts';
export {
  type CycleFacility,
  NO_LEVEL,
  NO_SPEED_LIMIT,
  type Sidewalk,
  type Smoothness,
  type StreetFlag,
  type StreetTraits,
  type Surface,
  type WheelchairValue,
} from './traits/street-traits.ts';
