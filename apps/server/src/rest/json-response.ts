import { type Locale, phrases } from '@tripwright/core/text';
import { type ErrorBody, type Problem, problemsBody } from '@tripwright/wire/rest-v1';
import { wholeText } from '../whole-text.ts';

export interface ResponseOptions {
  readonly status?: number;
  /** `Cache-Control`; answers about now are not kept. */
  readonly cache?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body as JSON. */
export function jsonResponse(
  body: unknown,
  { status = 200, cache = 'no-store', headers }: ResponseOptions = {},
): Response {
  return wholeText(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cache, ...headers },
  });
}

type Refusal =
  | 'refusal.bad-request'
  | 'refusal.no-key'
  | 'refusal.unknown-key'
  | 'refusal.over-quota'
  | 'refusal.overloaded'
  | 'refusal.internal';

export interface ErrorOptions {
  readonly status: number;
  readonly errorCode?: number;
  /** What is said to the user, in their language. */
  readonly phrase?: Refusal;
  /** What is wrong and what to do, for whoever writes the client. */
  readonly detail?: string;
  /** Whether the text is meant for the end user. */
  readonly usererror?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error in the form that deployed clients read (wire-format.md section 4). */
export function errorResponse(locale: Locale, options: ErrorOptions): Response {
  const { status, errorCode = status, phrase, detail, usererror = false, headers } = options;
  const said = phrase === undefined ? [] : [phrases(locale).say(phrase)];
  const body: ErrorBody = {
    error: [...said, ...(detail === undefined ? [] : [detail])].join(' '),
    errorCode,
    usererror,
  };
  return jsonResponse(body, { status, ...(headers !== undefined && { headers }) });
}

/** Everything that is wrong with a request, at once. */
export function problemsResponse(problems: readonly Problem[], locale: Locale): Response {
  return jsonResponse(problemsBody(problems, locale), { status: 400 });
}
