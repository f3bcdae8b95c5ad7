import type { ZodError } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** One thing that is wrong with a request: which parameter, and what would be valid. */
export interface Problem {
  readonly name: string;
  readonly kind: 'missing' | 'invalid';
  /** To be read after the parameter's name and a colon. */
  readonly reason: string;
  /** The wire's own number for this problem, where it has one. */
  readonly code?: ErrorCode;
}

/** A checked request, or everything that is wrong with it at once. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const MOST_PROBLEMS = 20;

/** What a schema found wrong with a body, key by key. */
export function problemsOf(error: ZodError, body: unknown): readonly Problem[] {
  return error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    name: path.length === 0 ? 'body' : nameOf(path),
    kind: path.length > 0 && valueAt(body, path) === undefined ? 'missing' : 'invalid',
    reason: path.length === 0 ? 'is not a JSON object' : message,
  }));
}

function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? String(part) : `.${String(part)}`))
    .join('');
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[part];
  }
  return value;
}
