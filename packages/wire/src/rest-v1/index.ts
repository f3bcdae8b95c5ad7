export type { EncodeContext } from './encode-context.ts';
export {
  encodeStopGroup,
  type GroupContext,
  type LocationsResponse,
  type StopGroup,
} from './encode-locations.ts';
export { encodeRouting, type RoutingContext } from './encode-routing.ts';
export { type ErrorBody, missingEndRefusal, problemsBody, refusalOf } from './error-body.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export { type LimitedModes, limitModes } from './limit-modes.ts';
export type { ListedStop } from './listed-stop.ts';
export { openApiDocument } from './open-api.ts';
export { type CircleQuery, parseCircle } from './parse-circle.ts';
export { type NamedCoordinate, parseCoordinate } from './parse-coordinate.ts';
export { type LevelOfCells, type LocationsQuery, parseLocations } from './parse-locations.ts';
export { type ModeList, parseModeList } from './parse-mode-list.ts';
export {
  type ParseRoutingContext,
  parseRouting,
  ROUTING_PARAMETER_NAMES,
  type RoutingQuery,
} from './parse-routing.ts';
export type { Parsed, Problem } from './problem.ts';
export type { CityInfo, Credit, RegionInfo } from './region-info.ts';
export {
  encodeRegions,
  type ModeDetails,
  parseRegionsRequest,
  type RegionsRequest,
  type RegionsResponse,
} from './regions.ts';
export {
  errorBodySchema,
  healthResponseSchema,
  locationsResponseSchema,
  regionsResponseSchema,
  routingResponseSchema,
} from './response-schemas.ts';
export { ROUTING_BY_MODE } from './routing-parameters.ts';
export type {
  AdvisoryBody,
  CandidateBody,
  EmptyBody,
  ExplainedEmpty,
  Explanation,
  GroupSource,
  QueryEcho,
  RoutingResponse,
  SearchBody,
  Trip,
  TripGroup,
} from './routing-response.ts';
export { type DescribedLeg, parseTripId, type TripDescription, tripIdOf } from './trip-id.ts';
export { boundWeight, WISH_LIMITS } from './wish-limits.ts';
