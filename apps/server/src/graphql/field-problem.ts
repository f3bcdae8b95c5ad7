import type { FieldProblem, PlanInputField } from './__generated__/resolver-types.ts';

/** A problem of one part of a request. */
export function problem(
  field: PlanInputField,
  value: string | null,
  message: string,
  suggestions: readonly string[] = [],
): FieldProblem {
  return { field, value, message, suggestions };
}
