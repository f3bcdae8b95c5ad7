import { z } from 'zod';
import { identifier, regionCode, unixSeconds } from './body-fields.ts';
import { type Parsed, problemsOf } from './problem.ts';

const MOST_SERVICES = 100;
/** Each day is opened for the first of its services, which takes as long as a plan. As many as one operation of the graph may read. */
const MOST_DAYS = 16;
const DAY_SECONDS = 86_400;

/** Body of POST `/v1/latest.json` (wire-format.md section 14). Unknown keys are ignored. */
export const latestRequestSchema = z.object({
  region: regionCode.meta({ description: "The region's code." }),
  services: z
    .array(
      z.object(
        {
          operator: z.string('is not text').optional(),
          operatorID: z.string('is not text').optional(),
          serviceTripID: identifier,
          startStopCode: identifier.optional(),
          endStopCode: identifier.optional(),
          startTime: unixSeconds
            .optional()
            .meta({ description: 'Unix seconds by the timetable: tells the days apart; now unless given.' }),
        },
        'is not an object',
      ),
      'is not a list',
    )
    .max(MOST_SERVICES, `has more than ${MOST_SERVICES} entries`)
    .refine(
      (services) =>
        new Set(services.map(({ startTime }) => startTime && Math.floor(startTime / DAY_SECONDS))).size <= MOST_DAYS,
      `has a startTime on more than ${MOST_DAYS} days`,
    )
    .meta({
      description: 'Services as in segments and departures. A service that is not known is left out of the answer.',
    }),
  block: z.unknown().optional().meta({ description: 'Accepted without effect.' }),
});

/** A parsed request for the latest state of services. */
export interface LatestQuery {
  readonly region: string;
  readonly services: readonly {
    readonly serviceTripId: string;
    readonly startStop: string | undefined;
    readonly endStop: string | undefined;
    /** Unix seconds. */
    readonly at: number;
  }[];
}

/** Parses the body of POST `/v1/latest.json`. Never throws; all problems are reported at once. @param now Unix seconds */
export function parseLatest(body: unknown, now: number): Parsed<LatestQuery> {
  const parsed = latestRequestSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, body) };
  const { region, services } = parsed.data;
  return {
    ok: true,
    value: {
      region,
      services: services.map(({ serviceTripID, startStopCode, endStopCode, startTime = now }) => ({
        serviceTripId: serviceTripID,
        startStop: startStopCode,
        endStop: endStopCode,
        at: startTime,
      })),
    },
  };
}
