/** Error codes that deployed clients know (wire-format.md section 4). Any other error has its HTTP status as `errorCode`. */
export const ERROR_CODES = {
  differentRegions: 1001,
  outsideFrom: 1002,
  outsideTo: 1003,
  tooClose: 1101,
  noOrigin: 1102,
  noDestination: 1103,
  regionNotHere: 1401,
  allowAndBlock: 1402,
  microMobilityWithoutType: 1403,
  badTaxiIdentifier: 1404,
} as const;

/** A code of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
