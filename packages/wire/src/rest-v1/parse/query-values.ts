import type { z } from 'zod';
import type { Problem } from './problem.ts';

/** Parameters that appear once, by name, as schemas from text to value. */
export type QuerySchemas = Readonly<Record<string, z.ZodType<unknown, string>>>;

/** The values of parameters; undefined where one is absent or blank. */
export type QueryValues<S extends QuerySchemas> = { readonly [K in keyof S]: z.output<S[K]> | undefined };

/** Reads parameters that appear once. Adds a problem for every value that is not valid, and for every required one that is absent. */
export function readQuery<S extends QuerySchemas>(
  query: URLSearchParams,
  schemas: S,
  required: readonly (keyof S & string)[],
  problems: Problem[],
): QueryValues<S> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const given = [...new Set(query.getAll(name))].filter((text) => text.trim() !== '');
    const [first, ...others] = given;
    if (first === undefined) {
      if (required.includes(name))
        problems.push({ name, kind: 'missing', reason: (schema.description ?? 'is required').replace(/\.$/, '') });
    } else if (others.length > 0) {
      const reason = `given ${given.length} times with different values; expected one`;
      problems.push({ name, kind: 'invalid', reason });
    } else {
      const parsed = schema.safeParse(first);
      if (parsed.success) values[name] = parsed.data;
      else problems.push({ name, kind: 'invalid', reason: parsed.error.issues[0]?.message ?? 'is not valid' });
    }
  }
  return values as QueryValues<S>;
}

/** The values of a list, given as repeated parameters or joined by commas; empty where it is absent. */
export function queryList(query: URLSearchParams, name: string): readonly string[] {
  return query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
