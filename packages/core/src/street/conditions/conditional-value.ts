import { type Circumstances, type Condition, holds, parseCondition, until } from './condition.ts';

/** One `value @ condition` clause of a conditional tag; no condition where it could not be parsed. */
export interface ConditionalClause {
  readonly value: string;
  readonly condition: Condition | undefined;
}

/** Parses `no @ (Mo-Fr 07:00-10:30; PH off); destination @ (Sa)` (OS-24). Clauses without a meaning are left out. */
export function parseConditionalValue(text: string): readonly ConditionalClause[] {
  const pieces: string[] = [];
  for (const piece of splitOutside(text)) {
    // Brackets are often forgotten, so a part without `@` continues the condition before it.
    if (piece.includes('@') || pieces.length === 0) pieces.push(piece);
    else pieces[pieces.length - 1] += `;${piece}`;
  }
  return pieces.flatMap((piece) => {
    const at = piece.indexOf('@');
    const value = piece.slice(0, Math.max(0, at)).trim();
    return value === '' ? [] : [{ value, condition: parseCondition(piece.slice(at + 1)) }];
  });
}

/** Splits at semicolons outside brackets and quotes. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let [depth, start, quoted] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === ';' && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/**
 * The value in force at a moment: that of the last clause that holds. A clause that cannot be evaluated is ignored.
 * @param local seconds since 1970-01-01 00:00 in local time
 * @returns undefined when the plain tag applies
 */
export function valueAt(
  clauses: readonly ConditionalClause[],
  local: number,
  around: Circumstances = {},
): string | undefined {
  let value: string | undefined;
  for (const clause of clauses) {
    if (clause.condition !== undefined && holds(clause.condition, local, around) === true) value = clause.value;
  }
  return value;
}

/** The moment until which {@link valueAt} stays the same, in local time; infinite for clauses that do not depend on time. */
export function valueUntil(clauses: readonly ConditionalClause[], local: number, around: Circumstances = {}): number {
  return clauses.reduce(
    (soonest, { condition }) =>
      condition?.terms.some(({ kind }) => kind === 'hours') === true
        ? Math.min(soonest, until(condition, local, around))
        : soonest,
    Number.POSITIVE_INFINITY,
  );
}
