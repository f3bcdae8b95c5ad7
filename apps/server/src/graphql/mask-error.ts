import { mapError } from '../error-map.ts';
import { GraphQLError } from './graphql-js.ts';

/** Receives errors that are masked for clients. */
export type ErrorLog = (error: unknown, requestId: string) => void;

const RETRY_SECONDS = '5';

/**
 * Decides which errors a client sees: GraphQL errors raised for it, and errors that the error map marks as being about the request. Other
 * errors are logged, and the client gets an unexpected error with the request id.
 */
export function maskError(error: unknown, requestId: string, log: ErrorLog): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && isForClients(error)) return withCode(error);
  const { nodes, path } = error instanceof GraphQLError ? error : { nodes: undefined, path: undefined };
  const place = { ...(nodes !== undefined && { nodes }), ...(path !== undefined && { path }) };
  const { message, status } = mapError(original);
  if (message !== undefined && status === 400) {
    return new GraphQLError(message, { ...place, extensions: { code: 'BAD_USER_INPUT' } });
  }
  if (message !== undefined && status === 503) {
    const http = { status, headers: { 'retry-after': RETRY_SECONDS } };
    return new GraphQLError(message, { ...place, extensions: { code: 'OVERLOADED', http } });
  }
  log(original ?? error, requestId);
  return new GraphQLError('Unexpected error.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, ...(status === 503 && { http: { status } }) },
  });
}

/**
 * The library gives errors of variables and of operations that the schema lacks no code, and repeats a body that is no JSON in whole. Its status 400
 * hangs on the presence of `originalError`, so that the name stays.
 */
function withCode(error: GraphQLError): GraphQLError {
  const original = error.extensions['originalError'];
  if (original instanceof Object) error.extensions['originalError'] = { name: (original as Error).name };
  error.extensions['code'] ??= 'BAD_USER_INPUT';
  return error;
}

/** Whether an error was raised as a GraphQL error, here or by the library, and does not wrap another one. */
function isForClients({ originalError }: GraphQLError): boolean {
  return originalError === undefined || (originalError instanceof GraphQLError && isForClients(originalError));
}
