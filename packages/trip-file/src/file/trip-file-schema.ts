import * as z from 'zod/mini';
import { type Expectations, expectations } from '../expect/index.ts';

const TIMES =
  'A time on the clocks of the origin: `08:15` (the next one), `today 08:15`, `tomorrow 08:15`, `Monday 08:15`, `next Monday 08:15` (never today), ' +
  '`weekday 08:15` (Monday to Friday), `in 3 days 08:15`, `2026-05-04T08:15`, with an offset `2026-05-04T08:15+02:00`, `now`, `in 20 minutes`, or Unix seconds.';
const PLACES =
  'The name of a stop or a place, an address, a crossing, `latitude,longitude`, a link to a map, `{ "lat": …, "lng": …, "name": … }`, or `{ "stop": "code" }`.';

const time = (description: string) => z.union([z.string(), z.number()]).check(z.describe(`${description} ${TIMES}`));
const texts = (description: string) => z.array(z.string()).check(z.describe(description));
const truth = (description: string) => z.boolean().check(z.describe(description));

const place = (description: string) =>
  z
    .union([
      z.string(),
      z.looseObject({
        lat: z.optional(z.number().check(z.describe('Degrees, -90 to 90.'))),
        lng: z.optional(z.number().check(z.describe('Degrees, -180 to 180.'))),
        name: z.optional(z.string().check(z.describe('Comes back as the address.'))),
        stop: z.optional(
          z
            .union([z.string(), z.looseObject({ code: z.string(), region: z.optional(z.string()) })])
            .check(z.describe('The code of a stop.')),
        ),
        point: z.optional(z.looseObject({ lat: z.number(), lng: z.number() })),
      }),
    ])
    .check(z.describe(`${description} ${PLACES}`));

const named = (what: string) =>
  z.optional(
    z
      .strictObject({
        never: z.optional(texts(`None of these ${what}.`)),
        only: z.optional(texts(`Only these ${what}.`)),
      })
      .check(z.describe(`Blocked ${what}, or the only allowed ones.`)),
  );

const limits = z
  .strictObject({
    modes: named('modes'),
    operators: named('operators'),
    authorities: named('authorities'),
    feeds: named('feeds'),
    alwaysLines: z.optional(texts('Lines, by id or number, that are allowed in spite of all other limits.')),
  })
  .check(z.describe('Limits on scheduled services, as in GraphQL.'));

const factor = z.number().check(z.gte(0.1), z.lte(2));
const lengthText = (description: string) => z.string().check(z.describe(`${description} As \`PT10M\` or \`10 min\`.`));

const wishes = z
  .strictObject({
    weights: z.optional(
      z
        .strictObject({
          price: z.optional(factor),
          environment: z.optional(factor),
          duration: z.optional(factor),
          convenience: z.optional(factor),
        })
        .check(z.describe('Importance of each criterion, 0.1 to 2.')),
    ),
    walkingSpeed: z.optional(z.number().check(z.describe('Kilometres per hour on foot.'))),
    cyclingSpeed: z.optional(z.number().check(z.describe('Kilometres per hour by bicycle.'))),
    mostWalking: z.optional(lengthText('Longest walking time in a trip.')),
    changeTime: z.optional(lengthText('Minimum time for changes.')),
    concession: z.optional(truth('Reduced fares.')),
    bestOnly: z.optional(truth('Only the single best trip.')),
    vehiclesAboard: z.optional(truth('Whether small vehicles are taken on board.')),
    cycling: z.optional(z.array(z.enum(['BEST', 'SHORTEST', 'FRIENDLIEST']))),
    waits: z.optional(z.array(z.strictObject({ mode: z.string(), wait: lengthText('Expected wait.') }))),
    emissions: z.optional(z.array(z.strictObject({ mode: z.string(), gramsPerKilometre: z.number() }))),
  })
  .check(z.describe('Preferences of the traveller, as in GraphQL.'));

/** Schema of a trip file: `PlanRequest` of the graph with places and times as people write them, a name and expectations. */
export const tripFileSchema: z.ZodMiniType<TripFileContent> = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.optional(z.string().check(z.describe('What the trip is about: the title of the preview and of the test.'))),
  from: place('Where the trip begins.'),
  to: place('Where the trip ends.'),
  when: z.optional(
    z
      .union([
        z.string(),
        z.number(),
        z.strictObject({
          departAfter: z.optional(time('Earliest departure.')),
          arriveBefore: z.optional(time('Latest arrival.')),
        }),
      ])
      .check(z.describe(`Earliest departure, or \`{ "arriveBefore": … }\`; now if absent. ${TIMES}`)),
  ),
  modes: z.optional(
    texts(
      'Mode identifiers such as `pt_pub_bus`; public transport and walking if absent. Each covers the modes below it.',
    ),
  ),
  combine: z.optional(
    z
      .enum(['COMBINED_AND_SINGLE', 'COMBINED_ONLY'])
      .check(z.describe('With several modes: also the trips of each alone (the default), or only combinations.')),
  ),
  wheelchair: z.optional(truth('Leave out everything known to be inaccessible.')),
  avoidStops: z.optional(texts('Codes of stops where the trip does not board, alight or change.')),
  realtime: z.optional(
    z.enum(['LIVE', 'SCHEDULED']).check(z.describe('With realtime data, or by the timetable alone.')),
  ),
  includeChanges: z.optional(truth('Work out what happens when a change is missed.')),
  limits: z.optional(limits),
  wishes: z.optional(wishes),
  locale: z.optional(z.string().check(z.describe('Language of the texts (BCP 47).'))),
  parameters: z.optional(
    z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
      .check(z.describe('Any other parameter of `/v1/routing.json` by its name, such as `{ "unit": "imperial" }`.')),
  ),
  expect: z.optional(expectations.check(z.describe('What the answer has to be; each member is a test.'))),
});

/** A trip file as JSON. */
export interface TripFileContent {
  readonly name?: string | undefined;
  readonly from: unknown;
  readonly to: unknown;
  readonly when?: unknown;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  readonly expect?: Expectations | undefined;
}

/**
 * The JSON schema of trip files, for the completion and the hovers of editors. What is missing or unknown is left to {@link readTripFile}, which
 * names the nearest member.
 */
export function tripJsonSchema(): object {
  const schema = z.toJSONSchema(tripFileSchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      delete jsonSchema.required;
      if (typeof jsonSchema.description === 'string')
        Object.assign(jsonSchema, { markdownDescription: jsonSchema.description });
    },
  });
  return { ...schema, title: 'Trip file', allowComments: true, allowTrailingCommas: true };
}
