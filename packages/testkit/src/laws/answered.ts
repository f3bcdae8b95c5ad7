import type { RoutingResponse, Trip } from '@tripwright/wire/rest-v1';
import type { RoutingRequest } from '../answers/routing-request.ts';
import { modeOf, type WholeTrip, wholeAnswer } from '../answers/whole-answer.ts';

/** Sends a request to a server; a refusal counts as an answer without groups. */
export type Ask = (request: RoutingRequest) => Promise<RoutingResponse>;

export const NEVER: number = Number.POSITIVE_INFINITY;

export function tripsOf(body: RoutingResponse): Trip[] {
  return body.groups.flatMap(({ trips }) => [...trips]);
}

export function wholeTripsOf(body: RoutingResponse): WholeTrip[] {
  return wholeAnswer(body, () => undefined).groups.flatMap((trips) => [...trips]);
}

/** The earliest arrival of an answer; {@link NEVER} where it has no trip. */
export function earliest(body: RoutingResponse): number {
  return Math.min(NEVER, ...tripsOf(body).map(({ arrive }) => arrive));
}

/** The latest departure of an answer. */
export function latest(body: RoutingResponse): number {
  return Math.max(-NEVER, ...tripsOf(body).map(({ depart }) => depart));
}

/** The segments of a trip as text that does not depend on language, request or position. */
export function journeyOf({ segments }: WholeTrip): string {
  return segments
    .filter(({ type }) => type !== 'stationary')
    .map((one) =>
      [modeOf(one), one.startTime, one.endTime, one.serviceTripID, one.stopCode, one.endStopCode, one.metres].join(' '),
    )
    .join(' | ');
}

/** The journeys of an answer, sorted; equal ones once. */
export function journeysOf(body: RoutingResponse): string[] {
  return [...new Set(wholeTripsOf(body).map(journeyOf))].sort();
}

/** The request with further parameters. */
export function withMore(request: RoutingRequest, more: NonNullable<RoutingRequest['more']>): RoutingRequest {
  return { ...request, more: { ...request.more, ...more } };
}

/** The request with another time. */
export function at(
  request: RoutingRequest,
  when: Pick<RoutingRequest, 'departAfter' | 'arriveBefore'>,
): RoutingRequest {
  const { departAfter: _departure, arriveBefore: _arrival, ...rest } = request;
  return { ...rest, ...when };
}

/** The answer as text without the values of the given keys, at any depth: answers that differ in those alone become equal. */
export function textWithout(value: unknown, keys: ReadonlySet<string>): string {
  return JSON.stringify(value, (key, inner: unknown) => (keys.has(key) ? undefined : inner));
}

/** Returns where two texts begin to differ; undefined when they are equal. */
export function difference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let i = 0;
  while (one[i] === other[i]) i++;
  const near = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  return `differs: …${near(one)}… and …${near(other)}…`;
}

/** Returns which of the first are missing in the second. */
export function missing(some: readonly string[], all: readonly string[]): string | undefined {
  const known = new Set(all);
  const lacking = some.filter((one) => !known.has(one));
  return lacking.length === 0 ? undefined : `${lacking.length} missing, such as ${lacking[0]}`;
}
