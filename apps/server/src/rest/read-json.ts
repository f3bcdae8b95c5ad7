import type { Locale } from '@tripwright/core/text';
import { errorResponse } from './json-response.ts';

/** Enough for ten thousand cells with their hashes. */
const MOST_BYTES = 1024 * 1024;
const MEDIA_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The JSON body of a request, or an error response when it cannot be read. */
export async function readJson(request: Request, locale: Locale): Promise<{ readonly body: unknown } | Response> {
  const type = request.headers.get('content-type');
  if (type !== null && !MEDIA_TYPE.test(type.trim())) {
    const detail = `The body is sent as "${type.slice(0, 80)}"; expected the header Content-Type: application/json.`;
    return errorResponse(locale, { status: 415, detail });
  }
  const text = await readText(request);
  if (text === undefined) {
    return errorResponse(locale, {
      status: 413,
      detail: `The body is larger than ${MOST_BYTES} bytes; ask for fewer cells at a time.`,
    });
  }
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    const why = text.trim() === '' ? 'it is empty' : error instanceof Error ? error.message : 'unknown reason';
    const detail = `The body is not JSON (${why.slice(0, 120)}).`;
    return errorResponse(locale, { status: 400, phrase: 'refusal.bad-request', detail });
  }
}

/** The body as text; undefined when it is too large. Reading stops at the limit. */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined;
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
