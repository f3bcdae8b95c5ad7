import type { Locale } from '@tripwright/core/text';
import { openApiDocument } from '@tripwright/wire/rest-v1';
import { preflightResponse } from './cors.ts';
import { etagOf } from './etag.ts';
import { errorResponse, jsonTextResponse } from './json-response.ts';

const METHODS = 'GET, HEAD, OPTIONS';
const KEEP = 'public, max-age=300';

/** `/openapi.json`: the machine-readable description of this interface. Needs no key. */
export function openApiResponse(request: Request, locale: Locale): Response {
  if (request.method === 'OPTIONS') return preflightResponse(request, METHODS);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const detail = `${request.method} is not answered here. Send GET.`;
    return errorResponse(locale, { status: 405, detail, headers: { allow: METHODS } });
  }
  const text = JSON.stringify(openApiDocument());
  return jsonTextResponse(text, { cache: KEEP, headers: { etag: etagOf(text) } });
}
