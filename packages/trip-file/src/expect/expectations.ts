import * as z from 'zod/mini';

const count = (description: string) => z.int().check(z.nonnegative(), z.describe(description));
const length = (description: string) =>
  z
    .union([z.string(), z.number()])
    .check(z.describe(`${description} As \`PT45M\`, \`45 min\`, \`1 h 10 min\` or a number of minutes.`));
const texts = (description: string) => z.array(z.string()).check(z.describe(description));

/** Schema of the member `expect` of a trip file. */
export const expectations: z.ZodMiniType<Expectations> = z.strictObject({
  trips: z.optional(
    z
      .enum(['any', 'best', 'every'])
      .check(
        z.describe(
          'The trips that have to meet the members below: one trip all of them (`any`, the default), the best trip, or every trip.',
        ),
      ),
  ),
  minTrips: z.optional(count('At least so many trips are found, cancelled ones aside.')),
  maxTrips: z.optional(count('At most so many trips are found.')),
  minGroups: z.optional(count('At least so many different ways are found.')),
  noTrips: z.optional(
    z
      .union([z.literal(true), z.string()])
      .check(
        z.describe(
          'No trips are found: `true`, or for this reason, such as `no-connection` or `no-service-in-window`.',
        ),
      ),
  ),
  maxChanges: z.optional(count('At most so many changes between vehicles.')),
  maxDuration: z.optional(length('Longest time from door to door.')),
  maxWalk: z.optional(length('Longest time on foot in the whole trip.')),
  arrivesBefore: z.optional(
    z
      .string()
      .check(
        z.describe(
          'Latest arrival, inclusive: `09:00` is the first one after the requested time; or any time as in `when`.',
        ),
      ),
  ),
  departsAfter: z.optional(z.string().check(z.describe('Earliest departure, inclusive, likewise.'))),
  usesModes: z.optional(texts('Each of these modes, or a mode below it, is used.')),
  avoidsModes: z.optional(texts('None of these modes, nor a mode below them, is used.')),
  usesLines: z.optional(texts('Each of these lines is used, by its number or name.')),
});

/** What is expected of the answer to a request. Every member that is present has to hold. */
export interface Expectations {
  readonly trips?: 'any' | 'best' | 'every' | undefined;
  readonly minTrips?: number | undefined;
  readonly maxTrips?: number | undefined;
  readonly minGroups?: number | undefined;
  readonly noTrips?: true | string | undefined;
  readonly maxChanges?: number | undefined;
  readonly maxDuration?: string | number | undefined;
  readonly maxWalk?: string | number | undefined;
  readonly arrivesBefore?: string | undefined;
  readonly departsAfter?: string | undefined;
  readonly usesModes?: readonly string[] | undefined;
  readonly avoidsModes?: readonly string[] | undefined;
  readonly usesLines?: readonly string[] | undefined;
}

/** A member of {@link Expectations} that can fail. */
export type ExpectationName = Exclude<keyof Expectations, 'trips'>;
