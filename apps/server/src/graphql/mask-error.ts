import { mapError } from '../error-map.ts';
import { GraphQLError } from './graphql-js.ts';

/** Where errors are told that clients must not see. */
export type ErrorLog = (error: unknown, requestId: string) => void;

/**
 * The one place that decides which errors a client sees: those made for it, and what the error map says is about the request. All else
 * is logged, and told as an unexpected error with the id to ask for.
 */
export function maskError(error: unknown, requestId: string, log: ErrorLog): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && isForClients(error)) return error;
  const { nodes, path } = error instanceof GraphQLError ? error : { nodes: undefined, path: undefined };
  const place = { ...(nodes !== undefined && { nodes }), ...(path !== undefined && { path }) };
  const { message, status } = mapError(original);
  if (message !== undefined && status === 400) {
    return new GraphQLError(message, { ...place, extensions: { code: 'BAD_USER_INPUT' } });
  }
  log(original ?? error, requestId);
  return new GraphQLError('Unexpected error.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, ...(status === 503 && { http: { status } }) },
  });
}

/** Made as a GraphQL error, here or by the library, and not wrapped around something thrown. */
function isForClients({ originalError }: GraphQLError): boolean {
  return originalError === undefined || (originalError instanceof GraphQLError && isForClients(originalError));
}
