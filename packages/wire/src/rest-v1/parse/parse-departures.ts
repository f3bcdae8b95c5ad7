import { z } from 'zod';
import { flag, identifier, identifiers, realtimeChoice, regionCode, unixSeconds } from './body-fields.ts';
import { type Parsed, problemsOf } from './problem.ts';

/** A board covers a day at most. */
const DAY_SECONDS = 86_400;
const MOST_STOPS = 200;
const MOST_EVENTS = 1000;
const MOST_FILTERS = 100;
const DEFAULT_LIMIT = 10;

/** Body of POST `/v1/departures.json` (wire-format.md section 14). Unknown keys are ignored. */
export const departuresRequestSchema = z.object({
  region: regionCode.meta({ description: "The region's code." }),
  embarkationStops: identifiers(MOST_STOPS)
    .min(1, 'is empty; name at least one stop')
    .meta({ description: 'Codes of stops. A station stands for its platforms.' }),
  timeStamp: unixSeconds.optional().meta({ description: 'Unix seconds of the first departure; now unless given.' }),
  timeWindow: z
    .number('is not a number of seconds')
    .min(0, 'is less than 0')
    .max(DAY_SECONDS, `is more than ${DAY_SECONDS} seconds`)
    .default(DAY_SECONDS)
    .meta({ description: 'Length of the board in seconds.' }),
  limit: z
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(MOST_EVENTS, `is more than ${MOST_EVENTS}`)
    .default(DEFAULT_LIMIT)
    .meta({ description: 'Most departures of all stops together; the earliest are kept.' }),
  disembarkationRegion: regionCode
    .optional()
    .meta({ description: 'Region of disembarkationStops: the same one, since no run is known in two regions.' }),
  disembarkationStops: identifiers(MOST_STOPS)
    .optional()
    .meta({ description: 'Only services that call later at one of these stops.' }),
  show: z
    .enum(['departures', 'arrivals'], 'is neither departures nor arrivals')
    .default('departures')
    .meta({ description: 'Arrivals: services that end their ride at embarkationStops.' }),
  realtime: realtimeChoice.default('live').meta({ description: 'scheduled: by the timetable alone.' }),
  includeStops: flag.optional().meta({ description: 'Add the calls of each service.' }),
  filters: z
    .array(
      z.object(
        {
          operatorID: identifier.optional(),
          routeID: identifier.optional(),
          directionID: z.union([z.literal(0), z.literal(1)], 'is neither 0 nor 1').optional(),
        },
        'is not an object',
      ),
      'is not a list',
    )
    .max(MOST_FILTERS, `has more than ${MOST_FILTERS} entries`)
    .optional()
    .meta({ description: 'Only services that match one of these.' }),
});

/** A parsed request for departures or arrivals. */
export interface DeparturesQuery {
  readonly region: string;
  readonly stops: readonly string[];
  readonly others: readonly string[];
  readonly show: 'departures' | 'arrivals';
  /** Unix seconds. */
  readonly from: number;
  readonly seconds: number;
  readonly limit: number;
  readonly lines: readonly { readonly operator?: string; readonly route?: string; readonly direction?: 0 | 1 }[];
  readonly realtime: 'live' | 'scheduled';
  readonly includeStops: boolean;
}

/** Parses the body of POST `/v1/departures.json`. Never throws; all problems are reported at once. @param now Unix seconds */
export function parseDepartures(body: unknown, now: number): Parsed<DeparturesQuery> {
  const parsed = departuresRequestSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, body) };
  const { region, embarkationStops, timeStamp = now, timeWindow, limit, show, realtime, filters = [] } = parsed.data;
  const { disembarkationRegion, disembarkationStops = [], includeStops = false } = parsed.data;
  if (disembarkationStops.length > 0 && disembarkationRegion !== undefined && disembarkationRegion !== region) {
    const reason = `differs from region "${region}"; departures between regions are not known`;
    return { ok: false, problems: [{ name: 'disembarkationRegion', kind: 'invalid', reason }] };
  }
  return {
    ok: true,
    value: {
      region,
      stops: embarkationStops,
      others: disembarkationStops,
      show,
      from: timeStamp,
      seconds: Math.floor(timeWindow),
      limit,
      lines: filters.map(({ operatorID, routeID, directionID }) => ({
        ...(operatorID !== undefined && { operator: operatorID }),
        ...(routeID !== undefined && { route: routeID }),
        ...(directionID !== undefined && { direction: directionID }),
      })),
      realtime,
      includeStops,
    },
  };
}
