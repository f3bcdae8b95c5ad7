import { type Locale, phrases } from '@tripwright/core/text';
import { type ErrorBody, type Problem, problemsBody } from '@tripwright/wire/rest-v1';
import { wholeText } from '../whole-text.ts';
import { etagOf } from './etag.ts';

/** Status and headers of a JSON response. */
export interface ResponseOptions {
  readonly status?: number;
  /** `Cache-Control`; `no-store` unless given, since answers depend on the time. */
  readonly cache?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response with a JSON body. */
export function jsonResponse(body: unknown, options: ResponseOptions = {}): Response {
  return jsonTextResponse(JSON.stringify(body), options);
}

/** How long a client may keep a catalogue, which changes with the data. Others may not: it needs a key. */
const KEEP_CATALOGUE = 'private, max-age=60';
/** A client may keep an answer that changes with live data, and has to ask whether it still holds. */
const ASK_AGAIN = 'private, no-cache';

/** A response that a client may keep and ask for again by its entity tag. @param isLive its content changes with live data */
export function keptResponse(body: unknown, isLive = false): Response {
  const text = JSON.stringify(body);
  return jsonTextResponse(text, { cache: isLive ? ASK_AGAIN : KEEP_CATALOGUE, headers: { etag: etagOf(text) } });
}

/** {@link keptResponse} with an answer that may be a refusal, which no cache keeps. */
export function keptAnswer({ status, text }: { readonly status: number; readonly text: string }): Response {
  return status === 200
    ? jsonTextResponse(text, { cache: ASK_AGAIN, headers: { etag: etagOf(text) } })
    : jsonTextResponse(text, { status });
}

/** A response whose body is JSON already. */
export function jsonTextResponse(
  text: string,
  { status = 200, cache = 'no-store', headers }: ResponseOptions = {},
): Response {
  return wholeText(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cache, ...headers },
  });
}

type Refusal =
  | 'refusal.bad-request'
  | 'refusal.no-key'
  | 'refusal.unknown-key'
  | 'refusal.over-quota'
  | 'refusal.too-fast'
  | 'refusal.overloaded'
  | 'refusal.internal';

/** Content of an error response. */
export interface ErrorOptions {
  readonly status: number;
  readonly errorCode?: number;
  /** Sentence for the user, in the language of the request. */
  readonly phrase?: Refusal;
  /** Problem and remedy in English, for the developer of the client. */
  readonly detail?: string;
  /** Whether the text is meant for the end user. */
  readonly usererror?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error in the form that deployed clients read (wire-format.md section 4). */
export function errorResponse(locale: Locale, options: ErrorOptions): Response {
  const { status, errorCode = status, phrase, detail, usererror = false, headers } = options;
  // Details are English: one text has one language.
  const words = phrases(detail === undefined ? locale : 'en');
  const sentence = phrase === undefined ? [] : [words.say(phrase)];
  const body: ErrorBody = {
    error: [...sentence, ...(detail === undefined ? [] : [detail])].join(' '),
    errorCode,
    usererror,
  };
  return jsonResponse(body, { status, ...(headers !== undefined && { headers }) });
}

/** A response that lists all problems of a request. */
export function problemsResponse(problems: readonly Problem[]): Response {
  return jsonResponse(problemsBody(problems), { status: 400 });
}
