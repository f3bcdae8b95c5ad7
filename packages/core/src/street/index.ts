export { buildAreas } from './build/areas/build-areas.ts';
export { type BuiltStreets, buildStreetGraph, type StreetBuildOptions } from './build/build-street-graph.ts';
export { NODE_FLAG } from './graph/node-flags.ts';
export { UNKNOWN_CLIMB } from './graph/units.ts';
export { UNITS_PER_DEGREE } from './graph/units.ts';
export { PARKING_FLAG } from './parking/parking-facts.ts';
export { type ParkingRows, readParking } from './build/parking/read-parking.ts';
export { MEMBER_TYPE, type StreetRows } from './build/rows/street-rows.ts';
export { addTurns } from './build/turns/add-turns.ts';
export { FULL_TURN, LOOK_METRES } from './graph/units.ts';
export { RESTRICTED } from './graph/restricted-vehicles.ts';
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
export { Areas } from './graph/areas.ts';
export { type BoxTree, buildBoxTree, searchBoxes } from './graph/box-tree.ts';
export { edgeLine, type StreetPoint } from './graph/edge-line.ts';
export { StreetGraph } from './graph/street-graph.ts';
export type { TurnFamily, TurnFamilyName } from './graph/turn-family.ts';
export { TurnGraph } from './graph/turn-graph.ts';
export {
  type ParkingFacts,
  type ParkingFee,
  type ParkingKind,
  type ParkingType,
  parkingFacts,
  parkingKinds,
} from './parking/parking-facts.ts';
export { type ParkingLink, ParkingLots, type ParkingPlace } from './parking/parking-lots.ts';
export { readSideParking } from './build/parking/read-side-parking.ts';
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
