import { z } from 'zod';
import { identifier, identifiers, regionCode } from './body-fields.ts';
import { type Parsed, problemsOf } from './problem.ts';

const MOST_ROUTES = 5000;

/** Body of POST `/v1/regionInfo.json` and `/v1/info/operators.json`. Unknown keys are ignored. */
export const regionRequestSchema = z.object({ region: regionCode.meta({ description: "The region's code." }) });

/** Body of POST `/v1/info/routes.json`. */
export const routesRequestSchema = regionRequestSchema.extend({
  operatorID: identifier.optional().meta({ description: 'Only routes of this operator.' }),
  operatorIDs: identifiers(200).optional().meta({ description: 'Only routes of these operators.' }),
  limit: z
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(MOST_ROUTES, `is more than ${MOST_ROUTES}`)
    .default(MOST_ROUTES),
});

/** Body of POST `/v1/info/routeInfo.json`. */
export const routeInfoRequestSchema = regionRequestSchema.extend({
  routeID: identifier.meta({ description: '`routeID` of a departure or a route.' }),
  operatorID: identifier.optional().meta({ description: 'Accepted without effect.' }),
});

/** Parses a body by one of the schemas above. Never throws; all problems are reported at once. */
export function parseCatalogue<T extends z.ZodType>(schema: T, body: unknown): Parsed<z.output<T>> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error, body) };
}
