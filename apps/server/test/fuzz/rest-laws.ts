import { errorBodySchema } from '@tripwright/wire/rest-v1';
import { brokenAnswer } from './answer-laws.ts';
import type { RestRequest } from './openapi-requests.ts';
import type { Received } from './send.ts';

interface ErrorNames {
  readonly invalid?: readonly { readonly name: string }[];
  readonly missing?: readonly string[];
}

const CLIENT_ERRORS: ReadonlySet<number> = new Set([400, 404, 405, 413, 415, 431]);

/** The law that an answer of the REST face breaks, in words; undefined if it breaks none. */
export function brokenRestLaw(request: RestRequest, { status, headers, body }: Received): string | undefined {
  if (status === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : undefined;
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  if (!request.isOdd && status !== 431 && !request.statuses.has(String(status)))
    return `status ${status} is not described`;
  if (headers['x-injected'] !== undefined) return 'a header of the client appears in the answer';
  if (request.method === 'HEAD' || status === 204)
    return body === '' ? undefined : `a body in an answer with status ${status}`;
  if (status === 304) return body === '' ? undefined : 'a body in an answer with status 304';
  if (status === 200) {
    if (headers['content-encoding'] !== undefined) return undefined;
    return isJson(body) || body === '' ? brokenAnswer(request.path, body) : 'status 200 without JSON';
  }
  if (!CLIENT_ERRORS.has(status)) return `status ${status}`;
  if (headers['content-encoding'] !== undefined) return undefined;
  if (!isErrorBody(body)) return `status ${status} without an error body: ${body.slice(0, 200)}`;
  if (status !== 400 || request.isOdd) return undefined;
  const { invalid = [], missing = [] } = errorBodySchema.parse(JSON.parse(body)) as ErrorNames;
  const names = [...invalid.map(({ name }) => name), ...missing];
  const strange = names.find((name) => !request.names.has(name.replace(/[[.].*$/s, '')));
  if (strange !== undefined) return `status 400 names "${strange}", which is no parameter`;
  return names.length > 0 ? undefined : `status 400 names no parameter: ${body.slice(0, 300)}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isErrorBody(text: string): boolean {
  return isJson(text) && errorBodySchema.safeParse(JSON.parse(text)).success;
}
