import type { Locale } from '@tripwright/core/text';
import { errorResponse } from './json-response.ts';

/** Enough for ten thousand cells with their hashes. */
const MOST_BYTES = 1024 * 1024;
/** Time for a whole body: a megabyte over a slow mobile line. The connection itself is ended after half a minute without a byte, and says nothing. */
const MOST_MILLISECONDS = 20_000;
const MEDIA_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The JSON body of a request, or an error response when it cannot be read. */
export async function readJson(request: Request, locale: Locale): Promise<{ readonly body: unknown } | Response> {
  const type = request.headers.get('content-type');
  if (type !== null && !MEDIA_TYPE.test(type.trim())) {
    const detail = `The body is sent as "${type.slice(0, 80)}"; expected the header Content-Type: application/json.`;
    return errorResponse(locale, { status: 415, detail });
  }
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') {
    const detail = `The body is sent with Content-Encoding "${coding.slice(0, 80)}"; send it without compression.`;
    return errorResponse(locale, { status: 415, detail, headers: { 'accept-encoding': 'identity' } });
  }
  const text = await readText(request);
  switch (text) {
    case 'too-large': {
      const detail = `The body is larger than ${MOST_BYTES} bytes; ask for fewer cells at a time.`;
      return errorResponse(locale, { status: 413, detail });
    }
    case 'too-slow': {
      const detail = `The body was not complete after ${MOST_MILLISECONDS / 1000} seconds.`;
      return errorResponse(locale, { status: 408, detail, headers: { connection: 'close' } });
    }
    default:
      return parsed(text.content, locale);
  }
}

function parsed(text: string, locale: Locale): { readonly body: unknown } | Response {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    const why = text.trim() === '' ? 'it is empty' : error instanceof Error ? error.message : 'unknown reason';
    const detail = `The body is not JSON (${why.slice(0, 120)}).`;
    return errorResponse(locale, { status: 400, phrase: 'refusal.bad-request', detail });
  }
}

/** The body as text. Reading stops at the limits. */
async function readText(request: Request): Promise<{ readonly content: string } | 'too-large' | 'too-slow'> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return 'too-large';
  if (request.body === null) return { content: '' };
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, MOST_MILLISECONDS, 'late');
  });
  const decoder = new TextDecoder();
  let content = '';
  let bytes = 0;
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late]);
      if (read === 'late') return 'too-slow';
      if (read.done) return { content: content + decoder.decode() };
      bytes += read.value.byteLength;
      if (bytes > MOST_BYTES) return 'too-large';
      content += decoder.decode(read.value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
    // What is still to come is not read; a failure of the connection is not this request's any more.
    if (!request.signal.aborted) reader.cancel().catch(() => undefined);
  }
}
