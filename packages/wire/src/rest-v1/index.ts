export type { AlertBody } from './encode/alert-body.ts';
export { alertHashOf, chooseText, encodeAlert } from './encode/encode-alert.ts';
export {
  type CataloguedAlert,
  encodeCataloguedService,
  encodeOperator,
  encodeRegionInfo,
  encodeRoute,
  encodeRouteInfo,
  encodeTransitAlerts,
  type OperatorBody,
  type RegionInfoResponse,
  type RouteBody,
  type RouteInfoResponse,
  type RoutePattern,
  type ServiceBody,
  type TransitAlertsResponse,
} from './encode/encode-catalogue.ts';
export type { EncodeContext } from './encode/encode-context.ts';
export {
  type Departure,
  type DeparturesContext,
  type DeparturesResponse,
  encodeDepartures,
} from './encode/encode-departures.ts';
export {
  encodeGeocode,
  encodeLocationInfo,
  type GeocodeChoice,
  type GeocodeResponse,
  type LocationInfoResponse,
} from './encode/encode-geocode.ts';
export { encodeIssuedKey, encodeKeyUse, type IssuedKeyBody, type KeyUseBody } from './encode/encode-key.ts';
export { encodeLatest, type LatestResponse, type LatestService } from './encode/encode-latest.ts';
export { type ListedLocation, PLACE_LISTS, type PlaceList, type PodBody } from './encode/encode-listed-place.ts';
export {
  encodeLiveSource,
  encodeVehicleOnMap,
  type LiveSourceBody,
  type LiveSourceFacts,
  type LiveStateResponse,
  type MatchBody,
  type VehicleBody,
  type VehicleRunFacts,
  type VehiclesResponse,
} from './encode/encode-live-state.ts';
export {
  encodeStopGroup,
  type GroupContext,
  type LocationsResponse,
  type StopGroup,
} from './encode/encode-locations.ts';
export {
  encodeReachAreas,
  encodeReachStops,
  encodeReachTimes,
  type ReachAreasResponse,
  type ReachContext,
  type ReachStopsResponse,
  type ReachTimesResponse,
} from './encode/encode-reach.ts';
export { encodeVehicle, plannedRide, realtimeFields } from './encode/encode-realtime.ts';
export { encodeRegions, type ModeDetails, type RegionsResponse } from './encode/encode-regions.ts';
export {
  encodeAnswer,
  encodeRouting,
  liveMembers,
  type RoutingContext,
} from './encode/encode-routing.ts';
export { encodeSavedTrip, type SavedTrip } from './encode/encode-saved-trip.ts';
export {
  encodeService,
  type ServiceContext,
  type ServiceFields,
  type ServiceResponse,
} from './encode/encode-service.ts';
export { encodeServices, type ListedService, type ServicesResponse } from './encode/encode-services.ts';
export { type ErrorBody, missingEndRefusal, problemsBody, refusalOf } from './encode/error-body.ts';
export { listedModeName } from './encode/mode-info.ts';
export { routingQueryOf } from './encode/routing-query.ts';
export type {
  AdvisoryBody,
  CandidateBody,
  EmptyBody,
  ExplainedEmpty,
  Explanation,
  GroupSource,
  LiveBody,
  QueryEcho,
  RoutingResponse,
  SearchBody,
  Trip,
  TripGroup,
} from './encode/routing-response.ts';
export { type TripLinks, tripParameters } from './encode/trip-links.ts';
export { ERROR_CODES, type ErrorCode } from './parse/error-codes.ts';
export { type LimitedModes, limitModes } from './parse/limit-modes.ts';
export {
  catalogueQuery,
  operatorsRequestSchema,
  parseCatalogue,
  regionRequestSchema,
  regionsNamed,
  routeInfoRequestSchema,
  routesRequestSchema,
  servicesRequestSchema,
} from './parse/parse-catalogue.ts';
export { type CircleQuery, parseCircle } from './parse/parse-circle.ts';
export { type NamedCoordinate, parseCoordinate } from './parse/parse-coordinate.ts';
export { type DeparturesQuery, parseDepartures } from './parse/parse-departures.ts';
export {
  type GeocodeQuery,
  type LocationInfoQuery,
  parseGeocode,
  parseLocationInfo,
} from './parse/parse-geocode.ts';
export { registrationRequestSchema } from './parse/parse-key.ts';
export { type LatestQuery, parseLatest } from './parse/parse-latest.ts';
export { type LiveQuery, parseLive, parseVehicles, type VehiclesQuery } from './parse/parse-live.ts';
export { type LevelOfCells, type LocationsQuery, parseLocations } from './parse/parse-locations.ts';
export { type ModeList, parseModeList } from './parse/parse-mode-list.ts';
export {
  parseReachAreas,
  parseReachStops,
  parseReachTimes,
  type ReachAreasQuery,
  type ReachQuery,
  type ReachStopsQuery,
  type ReachTimesQuery,
} from './parse/parse-reach.ts';
export { parseRegionsRequest, type RegionsRequest } from './parse/parse-regions.ts';
export {
  type ParseRoutingContext,
  parseRouting,
  ROUTING_PARAMETER_NAMES,
  type RoutingQuery,
} from './parse/parse-routing.ts';
export { parseService, type ServiceQuery } from './parse/parse-service.ts';
export { parseServices, type ServicesQuery } from './parse/parse-services.ts';
export { parseSwap, type SwapTripQuery } from './parse/parse-swap.ts';
export { parseTrip, type TripQuery } from './parse/parse-trip.ts';
export { parseWaypoint, type WaypointQuery } from './parse/parse-waypoint.ts';
export type { Parsed, Problem } from './parse/problem.ts';
export { clampWeight, REQUEST_LIMITS } from './parse/request-limits.ts';
export { ROUTING_BY_MODE } from './parse/routing-parameters.ts';
export { encodeTripId, parseTripId, tripIdOf } from './parse/trip-id.ts';
export {
  departuresResponseSchema,
  latestResponseSchema,
  listedServicesResponseSchema,
  serviceResponseSchema,
} from './schemas/board-schemas.ts';
export {
  operatorsResponseSchema,
  regionInfoResponseSchema,
  routeInfoResponseSchema,
  routesResponseSchema,
  servicesResponseSchema,
  transitAlertsResponseSchema,
} from './schemas/catalogue-schemas.ts';
export type {
  DecodedDepartures,
  DecodedError,
  DecodedGeocode,
  DecodedLatest,
  DecodedListedServices,
  DecodedLiveState,
  DecodedLocationInfo,
  DecodedLocations,
  DecodedReachAreas,
  DecodedReachStops,
  DecodedReachTimes,
  DecodedRegions,
  DecodedRouteInfo,
  DecodedRouting,
  DecodedSavedTrip,
  DecodedService,
  DecodedSwappedTrip,
  DecodedVehicles,
  DeparturesRequest,
  LatestRequest,
} from './schemas/decoded-answers.ts';
export { issuedKeySchema, keyUseSchema } from './schemas/key-schemas.ts';
export { locationsResponseSchema } from './schemas/listed-place-schemas.ts';
export {
  alert as alertSchema,
  live as liveSchema,
  realtimeVehicle as realtimeVehicleSchema,
} from './schemas/live-schemas.ts';
export { liveStateResponseSchema, vehiclesResponseSchema } from './schemas/live-state-schemas.ts';
export { openApiDocument } from './schemas/open-api.ts';
export { geocodeResponseSchema, locationInfoResponseSchema } from './schemas/place-schemas.ts';
export {
  reachAreasResponseSchema,
  reachStopsResponseSchema,
  reachTimesResponseSchema,
} from './schemas/reach-schemas.ts';
export {
  errorBodySchema,
  healthResponseSchema,
  regionsResponseSchema,
  routingResponseSchema,
  savedTripSchema,
  swappedTripSchema,
} from './schemas/response-schemas.ts';
