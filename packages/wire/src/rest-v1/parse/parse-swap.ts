import { z } from 'zod';
import { shorten } from './parse-coordinate.ts';
import type { ParseRoutingContext } from './parse-routing.ts';
import { parseTrip, type TripQuery } from './parse-trip.ts';
import type { Parsed, Problem } from './problem.ts';
import { readQuery } from './query-values.ts';

/** Parameters of GET `/v1/trip/swap/<id>`, beside those of `trip/<id>`. */
export const swapParameters = {
  ride: z
    .string()
    .meta({ description: 'Position of the ride among the rides of the trip, from 0.' })
    .transform((given, context) => {
      if (/^\s*\d{1,3}\s*$/.test(given)) return Number(given);
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a position among the rides` });
      return z.NEVER;
    }),
  vehicle: z
    .enum(['next', 'previous'], 'is neither next nor previous')
    .meta({ description: 'The next vehicle after the ride, or the last one before it.' }) as unknown as z.ZodType<
    'next' | 'previous',
    string
  >,
} as const;

/** A parsed request for a trip with another vehicle in the place of a ride. */
export interface SwapTripQuery {
  readonly trip: TripQuery;
  readonly ride: number;
  readonly to: 'next' | 'previous';
}

/** Parses the id of a trip and the parameters of its address with those of the swap. Never throws; all problems are reported at once. */
export function parseSwap(id: string, query: URLSearchParams, context: ParseRoutingContext): Parsed<SwapTripQuery> {
  const problems: Problem[] = [];
  const { ride, vehicle } = readQuery(query, swapParameters, ['ride', 'vehicle'], problems);
  const trip = parseTrip(id, query, context);
  if (!trip.ok) problems.push(...trip.problems);
  if (!trip.ok || ride === undefined || vehicle === undefined) return { ok: false, problems };
  return { ok: true, value: { trip: trip.value, ride, to: vehicle } };
}
