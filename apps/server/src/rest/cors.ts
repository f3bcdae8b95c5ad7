import { USE_HEADERS } from '../keys/index.ts';

/** A browser repeats its preflight request after a day. */
const MAX_AGE_SECONDS = 86_400;
const HEADER_LIST = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;

/** Headers of deployed clients (wire-format.md section 3), allowed when a browser does not name any. */
const USUAL_HEADERS =
  'accept, accept-language, content-type, x-service-key, x-service-healthcheck, x-tripgo-key, x-tripgo-healthcheck, x-tripgo-region, x-tripgo-regioneligibility, x-tripgo-version, x-tripgo-client-id, x-tripgo-uuid, usertoken';

const EXPOSED = ['Content-Language', 'ETag', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id', ...USE_HEADERS].join(
  ', ',
);

/** Answers a preflight request. Keys are not cookies, so any origin may send any header. */
export function preflightResponse(request: Request, methods: string): Response {
  const wanted = request.headers.get('access-control-request-headers') ?? '';
  return new Response(null, {
    status: 204,
    headers: {
      allow: methods,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': HEADER_LIST.test(wanted) && wanted.length < 2000 ? wanted : USUAL_HEADERS,
      'access-control-max-age': String(MAX_AGE_SECONDS),
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** Lets pages of any origin read an answer. */
export function allowOrigins(headers: Headers): void {
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', EXPOSED);
}
