import { createHash } from 'node:crypto';

/** The entity tag of a body. Weak, since compression changes the bytes and not the content. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** The answer to a conditional request: 304 where the client has the content already (RFC 9110 section 13.1.2), else the answer itself. */
export function unlessKnown({ method, headers }: Request, response: Response): Response {
  const etag = response.headers.get('etag');
  const known = headers.get('if-none-match');
  if (etag === null || known === null || response.status !== 200 || (method !== 'GET' && method !== 'HEAD'))
    return response;
  const isKnown = known.split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === weak(etag));
  if (!isKnown) return response;
  const kept = new Headers(response.headers);
  for (const name of ['content-type', 'content-length', 'content-encoding']) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}
