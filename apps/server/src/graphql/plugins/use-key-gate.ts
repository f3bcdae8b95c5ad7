import type { Plugin } from 'graphql-yoga';
import type { KeyGate } from '../../keys/index.ts';
import { getOperationAST, Kind, parse } from '../graphql-js.ts';
import { errorAnswer } from './error-answer.ts';

/** Error codes for client programs. */
const CODES = { 400: 'BAD_REQUEST', 401: 'UNAUTHENTICATED', 429: 'RATE_LIMITED' } as const;

/**
 * Rejects requests without a valid key. Yoga answers preflight requests and the page of GraphiQL before its plugins run, so they need no key:
 * neither can carry a key in a header (spec section 5).
 * @param clients receives the label of each request's key
 * @param addresses of the clients of requests
 */
export function useKeyGate(
  keys: Pick<KeyGate, 'check' | 'headers'>,
  clients: WeakMap<Request, string>,
  addresses: WeakMap<Request, string>,
): Plugin {
  const used = new WeakMap<Request, Readonly<Record<string, string>>>();
  return {
    async onRequest({ request, url, endResponse }) {
      if (request.method === 'OPTIONS') return;
      const decision = await keys.check(request.headers, url.searchParams, false, addresses.get(request));
      if (decision.headers !== undefined) used.set(request, decision.headers);
      if (decision.allowed) {
        if (decision.label !== undefined) clients.set(request, decision.label);
        return;
      }
      if (decision.reason === 'missing' && (await isRegistration(request))) return;
      const { status, message, reason, retryAfter } = decision;
      endResponse(
        errorAnswer(
          request,
          status,
          message,
          { code: CODES[status], reason },
          {
            ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
            ...(status === 401 && { 'www-authenticate': `ServiceKey header="${keys.headers[0] ?? ''}"` }),
          },
        ),
      );
    },
    onResponse({ request, response }) {
      for (const [name, value] of Object.entries(used.get(request) ?? {})) response.headers.set(name, value);
    },
  };
}

/** A registration is short. Longer bodies are not read before a key is known. */
const LONGEST_REGISTRATION = 4000;

/** Whether a request does nothing but register for keys. */
async function isRegistration(request: Request): Promise<boolean> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  if (request.method !== 'POST' || !isJson || !(length > 0 && length <= LONGEST_REGISTRATION)) return false;
  try {
    const { query, operationName }: { query?: unknown; operationName?: unknown } = JSON.parse(
      await request.clone().text(),
    );
    if (typeof query !== 'string') return false;
    const document = parse(query, { noLocation: true, maxTokens: LONGEST_REGISTRATION });
    const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : null);
    const fields = operation?.selectionSet.selections ?? [];
    return (
      operation?.operation === 'mutation' &&
      fields.length === 1 &&
      fields.every((field) => field.kind === Kind.FIELD && field.name.value === 'registerKey')
    );
  } catch {
    // A body that cannot be read is no registration.
    return false;
  }
}
