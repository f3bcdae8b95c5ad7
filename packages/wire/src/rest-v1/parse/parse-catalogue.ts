import { z } from 'zod';
import { flag, identifier, identifiers, regionCode } from './body-fields.ts';
import { type Parsed, problemsOf } from './problem.ts';

const MOST_ROUTES = 5000;
const MOST_NAMED = 200;

/** The regions that a body names: deployed kits send `regions`, others `region`. */
const named = {
  region: regionCode.optional().meta({ description: "The region's code." }),
  regions: identifiers(50).optional().meta({ description: 'Codes of several regions, in the place of `region`.' }),
};

const modes = identifiers(MOST_NAMED).optional().meta({ description: 'Only these modes and those below them.' });
const onlyRealTime = flag.optional().meta({ description: 'Only what a source of live data covers.' });
const full = flag.optional().meta({ description: 'Accepted without effect: answers are always full.' });

/** Body of POST `/v1/regionInfo.json`. Unknown keys are ignored. */
export const regionRequestSchema = z.object({ region: regionCode.meta({ description: "The region's code." }) });

/** Body of POST `/v1/info/operators.json`. */
export const operatorsRequestSchema = z.object({
  ...named,
  modes,
  operatorIDs: identifiers(MOST_NAMED).optional().meta({ description: 'Only these operators.' }),
  operatorNames: identifiers(MOST_NAMED).optional().meta({ description: 'Only operators of these names.' }),
  onlyRealTime,
  full,
});

/** Body of POST `/v1/info/routes.json`. */
export const routesRequestSchema = z.object({
  ...named,
  modes,
  operatorID: identifier.optional().meta({ description: 'Only routes of this operator.' }),
  operatorIDs: identifiers(MOST_NAMED).optional().meta({ description: 'Only routes of these operators.' }),
  query: z
    .string('is not text')
    .max(200, 'is longer than 200 characters')
    .optional()
    .meta({ description: 'Only routes with this short name, or with this text in their long name.' }),
  routesIDs: identifiers(MOST_NAMED).optional().meta({ description: 'Only these routes.' }),
  routesNames: identifiers(MOST_NAMED).optional().meta({ description: 'Only routes of these names, short or long.' }),
  limit: z
    .int('is not a whole number')
    .min(1, 'is less than 1')
    .max(MOST_ROUTES, `is more than ${MOST_ROUTES}`)
    .default(MOST_ROUTES),
  onlyRealTime,
  full,
});

/** Body of POST `/v1/info/routeInfo.json`. */
export const routeInfoRequestSchema = z.object({
  ...named,
  routeID: identifier.meta({ description: '`routeID` of a departure, or `id` of a route.' }),
  operatorID: identifier.optional().meta({ description: 'The operator, where several have a route of this id.' }),
  feed: identifier.optional().meta({ description: '`feed` of the route, where several feeds have one of this id.' }),
});

/** Body of POST `/v1/info/services.json`. */
export const servicesRequestSchema = z.object({
  ...routeInfoRequestSchema.shape,
  serviceTripIDs: identifiers(MOST_NAMED).optional().meta({ description: 'Only these services.' }),
  onlyRealTime,
  full,
});

/** Parses a body by one of the schemas above. Never throws; all problems are reported at once. */
export function parseCatalogue<T extends z.ZodType>(schema: T, body: unknown): Parsed<z.output<T>> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error, body) };
}

/** Members of the bodies above that are lists. */
const LISTS = new Set([
  'regions',
  'modes',
  'operatorIDs',
  'operatorNames',
  'routesIDs',
  'routesNames',
  'serviceTripIDs',
]);
const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** The body that the query string of a GET stands for: lists are repeated parameters. */
export function catalogueQuery(query: URLSearchParams): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const text = query.get(name) ?? '';
    if (LISTS.has(name)) body[name] = query.getAll(name);
    else if (name === 'limit') body[name] = /^-?\d+$/.test(text) ? Number(text) : text;
    else if (name === 'full' || name === 'onlyRealTime') body[name] = FLAGS[text] ?? text;
    else body[name] = text;
  }
  return body;
}

/** The codes of the regions that a parsed body names, each once; none = the body lacks them. */
export function regionsNamed(body: {
  readonly region?: string | undefined;
  readonly regions?: readonly string[] | undefined;
}): readonly string[] {
  return [...new Set([...(body.regions ?? []), ...(body.region === undefined ? [] : [body.region])])];
}
