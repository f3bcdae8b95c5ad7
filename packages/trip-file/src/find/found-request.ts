import { asRecord, readRequest, type TripRequest } from '../request/index.ts';

/** A request that a document contains. */
export interface FoundRequest {
  /** Offsets of the whole request, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly request: TripRequest;
}

/** Characters of the longest object that is read as a request: nested objects are looked at one by one, which would take quadratic time. */
export const LONGEST_REQUEST = 20_000;

const IDENTIFIER = /^[a-z]{2}_[a-z]/;

/** A request from a value with `from` and `to`; undefined where it is likely about something else. */
export function requestIn(value: Readonly<Record<string, unknown>>): TripRequest | undefined {
  const { from, modes } = value;
  // The graph, and trip files, name the kind of a place or the place itself; REST has parameters.
  const isGraph =
    ['when', 'combine', 'wishes', 'limits'].some((name) => name in value) ||
    asRecord(from)?.['point'] !== undefined ||
    asRecord(from)?.['stop'] !== undefined;
  const request = readRequest(value, isGraph);
  if (request === undefined) return undefined;
  const isNamed = [modes].flat().some((mode) => typeof mode === 'string' && IDENTIFIER.test(mode));
  const isExact = request.from.kind !== 'name' && request.to.kind !== 'name';
  // Names could be those of persons, files or accounts.
  return isNamed || isExact ? request : undefined;
}
