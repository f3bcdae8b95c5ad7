import { ERROR_CODES } from './error-codes.ts';
import type { Problem } from './problem.ts';
import { REQUEST_LIMITS } from './request-limits.ts';
import { type RoutingList, type RoutingParameter, type RoutingValue, routingParameters } from './routing-parameters.ts';

/** The parsed values of all parameters that appear once. */
export type RoutingValues = { readonly [K in RoutingParameter]: RoutingValue<K> | undefined };

/** Parses the parameters that appear once. A missing parameter is undefined; a missing end and invalid values are problems. */
export function parseSingles(query: URLSearchParams, problems: Problem[]): RoutingValues {
  const values: Partial<Record<RoutingParameter, unknown>> = {};
  for (const [key, schema] of Object.entries(routingParameters)) {
    const name = key as RoutingParameter;
    const given = [...new Set(query.getAll(name))];
    const [first] = given;
    if (first === undefined || (first.trim() === '' && isEnd(name))) {
      if (isEnd(name)) problems.push(missingEnd(name));
      continue;
    }
    if (given.length > 1) {
      problems.push({
        name,
        kind: 'invalid',
        reason: `given ${given.length} times with different values; expected one`,
      });
      continue;
    }
    const parsed = schema.safeParse(first);
    if (parsed.success) values[name] = parsed.data;
    else problems.push({ name, kind: 'invalid', reason: parsed.error.issues[0]?.message ?? 'is not valid' });
  }
  return values as RoutingValues;
}

function isEnd(name: RoutingParameter): name is 'from' | 'to' {
  return name === 'from' || name === 'to';
}

function missingEnd(name: 'from' | 'to'): Problem {
  const code = name === 'from' ? ERROR_CODES.noOrigin : ERROR_CODES.noDestination;
  return {
    name,
    kind: 'missing',
    reason: `give the ${name === 'from' ? 'origin' : 'destination'} as (<lat>,<lng>)`,
    code,
  };
}

/** The values of a list parameter as given; empty with a problem when they are too many. */
export function readValues(query: URLSearchParams, name: RoutingList, problems: Problem[]): string[] {
  const values = query.getAll(name);
  const count = values.reduce((sum, value) => sum + value.split(',').length, 0);
  if (count <= REQUEST_LIMITS.maxListEntries) return values;
  problems.push({
    name,
    kind: 'invalid',
    reason: `holds ${count} values; expected at most ${REQUEST_LIMITS.maxListEntries}`,
  });
  return [];
}

/** The values of a list parameter, split at commas and trimmed. */
export function readList(query: URLSearchParams, name: RoutingList, problems: Problem[]): string[] {
  return readValues(query, name, problems)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
