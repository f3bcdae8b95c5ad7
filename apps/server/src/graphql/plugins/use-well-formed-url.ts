import type { Plugin } from 'graphql-yoga';
import { GraphQLError } from '../graphql-js.ts';
import { errorAnswer } from './error-answer.ts';

/** Parameters of a GET request that hold JSON. */
const JSON_PARAMETERS = ['variables', 'extensions'] as const;

/** Answers GET requests and forms whose JSON parameters are not objects with status 400; Yoga's parser would answer them with 500. */
export function useWellFormedUrl(): Plugin {
  return {
    onRequest({ request, url, endResponse }) {
      if (request.method !== 'GET') return;
      const bad = JSON_PARAMETERS.find((name) => !isJsonObject(url.searchParams.get(name)));
      if (bad === undefined) return;
      const message = `The parameter "${bad}" is not a JSON object.`;
      endResponse(errorAnswer(request, 400, message, { code: 'BAD_REQUEST' }));
    },
    onRequestParse({ requestParser, setRequestParser }) {
      if (requestParser === undefined) return;
      setRequestParser(async (request) => {
        try {
          return await requestParser(request);
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          const message = 'The parameters "variables" and "extensions" must be JSON objects.';
          throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
        }
      });
    },
  };
}

/** True for an absent or empty parameter as well. */
function isJsonObject(text: string | null): boolean {
  if (text === null || text === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}
