import { encodeIssuedKey, encodeKeyUse, parseCatalogue, registrationRequestSchema } from '@tripwright/wire/rest-v1';
import type { Call, Endpoint } from './endpoint.ts';
import { errorResponse, jsonResponse, problemsResponse } from './json-response.ts';
import { readJson } from './read-json.ts';

const NO_REGISTRATION = 'This server does not issue keys by itself. Ask its operator for one.';
const NO_KEYS = 'This server answers without keys, and counts none.';

/** `/v1/key.json`: registering by POST, the use of a key by GET. */
export const keyEndpoint: Endpoint = {
  path: '/v1/key.json',
  usage: 'Send GET with your key for its use, or POST with a JSON body naming label for a new key.',
  isFree: ({ method }) => method !== 'POST',
  needsNoKey: ({ method }) => method === 'POST',
  methods: { GET: describeUse, POST: register },
};

function describeUse({ request, keys, locale }: Call): Response {
  const use = keys.use(request.headers);
  return use === undefined ? errorResponse(locale, { status: 404, detail: NO_KEYS }) : jsonResponse(encodeKeyUse(use));
}

async function register({ request, keys, address, locale }: Call): Promise<Response> {
  const read = await readJson(request, locale);
  if (read instanceof Response) return read;
  const parsed = parseCatalogue(registrationRequestSchema, read.body);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const made = await keys.register(parsed.value.label, address);
  switch (made.kind) {
    case 'closed':
      return errorResponse(locale, { status: 404, detail: NO_REGISTRATION });
    case 'too-fast': {
      const headers = { 'retry-after': String(made.rate.resetSeconds) };
      return errorResponse(locale, { status: 429, phrase: 'refusal.too-fast', usererror: true, headers });
    }
    case 'label-taken':
      return problemsResponse([{ name: 'label', kind: 'invalid', reason: 'another key has it; add to it' }]);
    case 'issued':
      return jsonResponse(encodeIssuedKey(made));
  }
}
