import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { textOf } from '../whole-text.ts';

const pack = promisify(gzip);
/** Less than this is sent sooner than it is packed. */
const LEAST_BYTES = 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/;

/**
 * Packs answers for clients that take them so. JSON is packed with gzip, whole and on another thread: a fifth of what a stream of chunks
 * costs, and the client learns the length. All else, and who takes other encodings alone, is left to Hono's own middleware. That one
 * turns every answer into a stream, even those that it does not pack: JSON for clients that take no encoding does not come near it.
 */
export function packAnswers(): MiddlewareHandler {
  const packOthers = compress();
  return async (context, next) => {
    await next();
    const { res: response } = context;
    const { headers } = response;
    const isWhole = JSON_TYPE.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
    const accepted = context.req.header('accept-encoding') ?? '';
    const isPacked = takes(accepted, 'gzip');
    if (!isWhole || (!isPacked && (takes(accepted, 'deflate') || takes(accepted, '*')))) {
      await packOthers(context, async () => {});
      return;
    }
    if (context.req.method === 'HEAD') return;
    headers.append('vary', 'Accept-Encoding');
    if (!isPacked) return;
    const text = textOf(response);
    const plain = text === undefined ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(text);
    const more = new Headers(headers);
    let body: Uint8Array<ArrayBuffer> = plain;
    if (plain.length >= LEAST_BYTES) {
      body = await pack(plain);
      more.set('content-encoding', 'gzip');
    }
    more.set('content-length', String(body.length));
    // Hono would add the headers of the response before to those here.
    context.res = undefined;
    context.res = new Response(body, { status: response.status, headers: more });
  };
}

/** Whether an encoding is named, and not with a weight of nothing. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
