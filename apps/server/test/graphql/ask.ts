import type { Planner } from '@tripwright/planner';
import {
  createGraphqlHandler,
  type GraphqlHandler,
  type GraphqlOptions,
} from '../../src/graphql/create-graphql-handler.ts';
import { plannerSource } from '../../src/graphql/index.ts';
import type { KeyDecision } from '../../src/keys/index.ts';
import type { Planning } from '../../src/planning/planning.ts';
import { EIGHT, fakePlanner } from './fake-planner.ts';

export const KEY = 'good';

/** A gate with one key. */
const keys: GraphqlOptions['keys'] = {
  headers: ['X-Service-Key'],
  check: async (headers): Promise<KeyDecision> =>
    headers.get('x-service-key') === KEY
      ? { allowed: true, label: 'tests' }
      : { allowed: false, status: 401, reason: 'missing', message: 'Send your key in the header X-Service-Key.' },
};

/** A gate that lets everybody in. */
export const openGate: GraphqlOptions['keys'] = {
  headers: ['X-Service-Key'],
  check: async (): Promise<KeyDecision> => ({ allowed: true, label: 'tests' }),
};

/** A handler over the fake region; the time is eight o'clock. */
export function testHandler(
  planner: Planner = fakePlanner(),
  { planning, ...options }: Partial<GraphqlOptions> & { readonly planning?: Planning } = {},
): GraphqlHandler {
  return createGraphqlHandler(plannerSource(planner, planning), {
    keys,
    now: () => EIGHT,
    log: () => undefined,
    version: '9.8.7',
    ...options,
  });
}

/** The body of a GraphQL answer. */
// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query, which the compiler does not know
export type Answer = { readonly data?: any; readonly errors?: readonly any[]; readonly extensions?: any };

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Answer;
}

/** Sends an operation as a client does. */
export async function ask(
  handler: GraphqlHandler,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const response = await handler(
    new Request('http://test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        'x-service-key': KEY,
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}
