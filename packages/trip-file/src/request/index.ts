export { asRecord, PARAMETER_NAMES } from './parameter-rows.ts';
export { isPlace, type PlaceProblem, readPlace } from './read-place.ts';
export { readQuery, readRequest } from './read-request.ts';
export { type RequestResolver, type ResolvedTrip, resolveRequest } from './resolve-request.ts';
export type { ResolvedPlace, ResolvedRequest, TripParameters, TripPlace, TripRequest } from './trip-request.ts';
export { type GraphRequest, toCurl, toGraph, toGraphOperation, toQuery } from './write-request.ts';
