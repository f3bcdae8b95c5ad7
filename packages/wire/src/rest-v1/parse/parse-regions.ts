import { z } from 'zod';
import { type Parsed, problemsOf } from './problem.ts';

/** Body of POST `/v1/regions.json` (wire-format.md section 5). Unknown keys are ignored. */
export const regionsRequestSchema = z.object({
  v: z
    .int('is not a whole number; expected 2')
    .min(2, 'this version of the format is no longer supported; expected 2')
    .default(2)
    .meta({ description: 'Version of the response format.' }),
  hashCode: z
    .number('is not a number; expected the hashCode of an earlier answer')
    .optional()
    .meta({ description: 'hashCode of an earlier answer. While it still matches, the answer is empty.' }),
  cityPolygons: z
    .boolean('is not true or false')
    .optional()
    .meta({ description: 'Adds the outline of each city that has a region of its own.' }),
});

/** A parsed request for the list of regions. */
export type RegionsRequest = z.output<typeof regionsRequestSchema>;

/** Parses the body of POST `/v1/regions.json`. Never throws; all problems are reported at once. */
export function parseRegionsRequest(body: unknown): Parsed<RegionsRequest> {
  const parsed = regionsRequestSchema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error, body) };
}
