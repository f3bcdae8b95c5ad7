import type { ZodError } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** A problem of a request. */
export interface Problem {
  /** The parameter, or the path of the key in the body. */
  readonly name: string;
  readonly kind: 'missing' | 'invalid';
  /** What is wrong and what would be valid. Follows the name and a colon. */
  readonly reason: string;
  /** The error code of this problem, where deployed clients know one. */
  readonly code?: ErrorCode;
}

/** A parsed request, or all its problems. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const MAX_PROBLEMS = 20;

/** The problems that a schema found in a body, one per key. */
export function problemsOf(error: ZodError, body: unknown): readonly Problem[] {
  return error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => ({
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
