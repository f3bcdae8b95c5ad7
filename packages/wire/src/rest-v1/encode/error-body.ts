import type { Empty, EmptyReason } from '@tripwright/core/model';
import { type Locale, phrases } from '@tripwright/core/text';
import { ERROR_CODES, type ErrorCode } from '../parse/error-codes.ts';
import type { Problem } from '../parse/problem.ts';

/** Body of every answer that is an error, and of routing refusals. */
export interface ErrorBody {
  readonly error: string;
  readonly errorCode: number;
  /** Whether the text is meant for the end user. */
  readonly usererror: boolean;
  /** Names of parameters that are not there. */
  readonly missing?: readonly string[];
  readonly invalid?: readonly { readonly name: string; readonly reason: string }[];
}

/** Reasons that are refusals on the wire; every other empty answer is a list without groups. */
const REFUSALS: Readonly<Partial<Record<EmptyReason, ErrorCode>>> = {
  'outside-from': ERROR_CODES.outsideFrom,
  'outside-to': ERROR_CODES.outsideTo,
  'different-regions': ERROR_CODES.differentRegions,
  'too-close': ERROR_CODES.tooClose,
};

/** The refusal that an empty answer is, if it is one: status 200, because deployed clients read it only there (design.md 7). */
export function refusalOf(empty: Empty | undefined, locale: Locale): ErrorBody | undefined {
  const code = empty === undefined ? undefined : REFUSALS[empty.reason];
  if (empty === undefined || code === undefined) return undefined;
  return { error: phrases(locale).sayEmpty(empty), errorCode: code, usererror: true };
}

/** A malformed request: all of its problems in one text and, for programs, one by one. */
export function problemsBody(problems: readonly Problem[], locale: Locale): ErrorBody {
  const told = problems.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  const codes = new Set(problems.map(({ code }) => code));
  const [only] = codes;
  const missing = problems.filter(({ kind }) => kind === 'missing').map(({ name }) => name);
  const invalid = problems.filter(({ kind }) => kind === 'invalid').map(({ name, reason }) => ({ name, reason }));
  return {
    error: `${phrases(locale).say('refusal.bad-request')} ${told}.`,
    errorCode: codes.size === 1 && only !== undefined ? only : 400,
    usererror: false,
    ...(missing.length > 0 && { missing }),
    ...(invalid.length > 0 && { invalid }),
  };
}

/**
 * A request whose only fault is that it lacks an end: a refusal that deployed clients know and read with status 200.
 * `undefined` when anything else is wrong too.
 */
export function missingEndRefusal(problems: readonly Problem[], locale: Locale): ErrorBody | undefined {
  const first = problems[0];
  const ends: readonly (number | undefined)[] = [ERROR_CODES.noOrigin, ERROR_CODES.noDestination];
  if (first?.code === undefined || !problems.every(({ code, kind }) => kind === 'missing' && ends.includes(code))) {
    return undefined;
  }
  const { say } = phrases(locale);
  const words = first.code === ERROR_CODES.noOrigin ? say('refusal.no-origin') : say('refusal.no-destination');
  return { error: words, errorCode: first.code, usererror: true, missing: problems.map(({ name }) => name) };
}
