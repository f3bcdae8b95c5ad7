import { GraphQLError } from '../graphql-js.ts';

/** A response with one error, sent before an operation is read, in a media type that the client accepts. */
export function errorAnswer(
  request: Request,
  status: number,
  message: string,
  extensions: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const accepts = request.headers.get('accept') ?? '';
  const type = accepts.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  const body = JSON.stringify({ errors: [new GraphQLError(message, { extensions })] });
  return new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8`, ...headers } });
}
