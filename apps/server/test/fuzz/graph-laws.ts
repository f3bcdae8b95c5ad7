import type { Received } from './send.ts';

/** Codes of errors that a client can cause. */
const CODES: ReadonlySet<unknown> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OVERLOADED',
  'QUERY_TOO_EXPENSIVE',
  'RESULT_TOO_LARGE',
  'UNKNOWN_REGION',
]);

/** Most characters of an answer: that of the result budget, with its escapes and names of types. */
const MOST_CHARACTERS = 50_000_000;

interface GraphAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  readonly extensions?: { readonly cost?: { readonly requested: number } };
}

/** The law that an answer of the graph breaks, in words; undefined if it breaks none. @param isEvent of a stream, which does not say its cost */
export function brokenGraphLaw({ status, headers, body }: Received, isEvent = false): string | undefined {
  if (status === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : undefined;
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  if (status === 415 || status === 405 || status === 413 || status === 431) return undefined;
  if (status !== 200 && status !== 400) return `status ${status}`;
  if (body.length > MOST_CHARACTERS) return `an answer of ${body.length} characters`;
  let answer: GraphAnswer;
  try {
    answer = JSON.parse(body) as GraphAnswer;
  } catch {
    return `status ${status} without JSON: ${body.slice(0, 200)}`;
  }
  const { data, errors, extensions } = answer;
  if (data === undefined && errors === undefined) return 'neither data nor errors';
  const strange = errors?.find((error) => !CODES.has(error.extensions?.code));
  if (strange !== undefined) return `an error with the code ${strange.extensions?.code}: ${strange.message}`;
  if (data === undefined || data === null || isEvent) return undefined;
  const cost = extensions?.cost?.requested;
  const real = entriesOf(data);
  return cost === undefined || cost < real ? `a cost of ${cost} for ${real} objects and list entries` : undefined;
}

/** Objects and list entries of an answer, without the object that holds all. A geometry is one value, as every scalar. */
export function entriesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || isGeometry(value)) return 0;
  let count = 0;
  for (const inner of Object.values(value)) {
    const isCounted = Array.isArray(value) || (typeof inner === 'object' && inner !== null && !Array.isArray(inner));
    count += (isCounted ? 1 : 0) + entriesOf(inner);
  }
  return count;
}

function isGeometry(value: object): boolean {
  return 'type' in value && value.type === 'MultiPolygon';
}
