export { ACCESS, type AccessLevel, type Traveller, type TwoWayAccess } from './access-level.ts';
export { Areas } from './areas/areas.ts';
export { buildAreas } from './areas/build-areas.ts';
export { type BoxTree, buildBoxTree, searchBoxes } from './box-tree.ts';
export { type BuiltStreets, buildStreetGraph, type StreetBuildOptions } from './build/build-street-graph.ts';
export { UNKNOWN_CLIMB } from './build/climbs.ts';
export { NODE_FLAG } from './build/cut-edges.ts';
export { UNITS_PER_DEGREE } from './build/lay-out-graph.ts';
export { RESTRICTED } from './build/turn-restrictions.ts';
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
export { ANYWHERE, type CountryRules, countryOfZone, countryRules, knownCountries } from './countries/country-rules.ts';
export { edgeLine, type StreetPoint } from './edge-line.ts';
export {
  type ParkingFacts,
  type ParkingFee,
  type ParkingKind,
  type ParkingType,
  parkingFacts,
  parkingKinds,
} from './parking/parking-facts.ts';
export { type ParkingLink, ParkingLots, type ParkingPlace } from './parking/parking-lots.ts';
export { PARKING_FLAG, type ParkingRows, readParking } from './parking/read-parking.ts';
export { readSideParking, type SideParking, sideParking } from './parking/street-side-parking.ts';
export { MEMBER_TYPE, type StreetRows } from './source.ts';
export { type StreetClass, streetClasses } from './street-class.ts';
export { StreetGraph } from './street-graph.ts';
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
} from './street-traits.ts';
export { classifyWay } from './tags/classify-way.ts';
export { nodePassage } from './tags/node-passage.ts';
export { resolveAccess } from './tags/resolve-access.ts';
export type { TagMap } from './tags/tag-map.ts';
export { type WaySetting, wayTraits } from './tags/way-traits.ts';
export { addTurns } from './turns/add-turns.ts';
export { FULL_TURN, LOOK_METRES } from './turns/edge-bearings.ts';
export type { TurnFamily, TurnFamilyName } from './turns/turn-family.ts';
export { TurnGraph } from './turns/turn-graph.ts';
