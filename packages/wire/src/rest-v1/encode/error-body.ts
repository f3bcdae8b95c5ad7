import type { Empty, EmptyReason } from '@tripwright/core/model';
import { type Locale, phrases } from '@tripwright/core/text';
import { ERROR_CODES, type ErrorCode } from '../parse/error-codes.ts';
import type { Problem } from '../parse/problem.ts';

/** Body of every error and of every routing refusal. */
export interface ErrorBody {
  readonly error: string;
  readonly errorCode: number;
  /** True when the text is meant for the end user. */
  readonly usererror: boolean;
  /** Names of missing parameters. */
  readonly missing?: readonly string[];
  readonly invalid?: readonly { readonly name: string; readonly reason: string }[];
}

/** Reasons that the wire reports as refusals. Any other empty answer is a list without groups. */
const REFUSALS: Readonly<Partial<Record<EmptyReason, ErrorCode>>> = {
  'outside-from': ERROR_CODES.outsideFrom,
  'outside-to': ERROR_CODES.outsideTo,
  'different-regions': ERROR_CODES.differentRegions,
  'too-close': ERROR_CODES.tooClose,
};

/** The refusal for an empty answer, or undefined. It has status 200, because deployed clients read it only there (decision 0005). */
export function refusalOf(empty: Empty | undefined, locale: Locale): ErrorBody | undefined {
  const code = empty === undefined ? undefined : REFUSALS[empty.reason];
  if (empty === undefined || code === undefined) return undefined;
  return { error: phrases(locale).sayEmpty(empty), errorCode: code, usererror: true };
}

/**
 * The body for a malformed request: all its problems in one text and, for programs, as a list. It is for developers, in English like the names
 * of parameters: a sentence in another language before English details would be neither.
 */
export function problemsBody(problems: readonly Problem[]): ErrorBody {
  const listed = problems.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  const codes = new Set(problems.map(({ code }) => code));
  const [only] = codes;
  const missing = problems.filter(({ kind }) => kind === 'missing').map(({ name }) => name);
  const invalid = problems.filter(({ kind }) => kind === 'invalid').map(({ name, reason }) => ({ name, reason }));
  return {
    error: `${phrases('en').say('refusal.bad-request')} ${listed}${/[.?]$/.test(listed) ? '' : '.'}`,
    errorCode: codes.size === 1 && only !== undefined ? only : 400,
    usererror: false,
    ...(missing.length > 0 && { missing }),
    ...(invalid.length > 0 && { invalid }),
  };
}

/**
 * The refusal for a request whose only problem is a missing origin or destination. Deployed clients read it with status 200.
 * @returns undefined when the request has any other problem
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
