import type { Failure, FailureKind, Result } from '@tripwright/client';
import { GraphQLError } from '../../graphql-js.ts';
import { notFromSource } from '../not-from-source.ts';

/** What a client of the graph reads as `extensions.code`, by what went wrong with the service behind it. */
const CODES: Readonly<Record<FailureKind, string>> = {
  refused: 'SOURCE_REFUSED',
  'bad-request': 'SOURCE_REFUSED',
  'no-key': 'SOURCE_KEY',
  'over-quota': 'SOURCE_OVER_QUOTA',
  overloaded: 'SOURCE_OVERLOADED',
  unreachable: 'SOURCE_UNREACHABLE',
  'bad-format': 'SOURCE_UNREADABLE',
  'too-large': 'SOURCE_TOO_LARGE',
};

/** What a client can do: only waiting helps it, since key and address are the operator's. */
const MESSAGES: Readonly<Record<FailureKind, string>> = {
  refused: 'The service behind this graph refuses the request.',
  'bad-request': 'The service behind this graph refuses the request.',
  'no-key':
    'The service behind this graph does not accept the key of this server. Its operator has to set another one.',
  'over-quota':
    'The service behind this graph has answered as many requests of this server as it allows. Ask again later.',
  overloaded: 'The service behind this graph has no capacity now. Ask again later.',
  unreachable: 'The service behind this graph does not answer. Ask again later.',
  'bad-format': 'The service behind this graph answers in another format. Its operator has to check the address.',
  'too-large': 'The service behind this graph answers with more than this server reads. Ask for less.',
};

/**
 * The error of a field whose service has failed, without addresses and texts that are for the operator.
 * @returns an error with `code`, and `retryAfter` in seconds where the service names a time
 */
export function sourceError({ kind, text, isForUser, retryAfterSeconds }: Failure): GraphQLError {
  const said = isForUser && text !== undefined ? ` It says: ${text}` : '';
  const extensions = { code: CODES[kind], ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }) };
  return new GraphQLError(`${MESSAGES[kind]}${said}`, { extensions });
}

/** The error of an answer whose members are not those of the format. */
export function unreadable(): GraphQLError {
  return new GraphQLError(MESSAGES['bad-format'], { extensions: { code: CODES['bad-format'] } });
}

/** The value of an answer. @throws GraphQLError {@link sourceError} */
export async function answerOf<T>(asked: Promise<Result<T>>): Promise<T> {
  const result = await asked;
  if (result.ok) return result.value;
  throw sourceError(result.failure);
}

/** Statuses of a path that a service does not have. */
const NO_SUCH_PATH: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501]);

/** Whether a service does not have what was asked of it, as those of other makers lack what is of ours alone. */
export function isMissing({ status }: Failure): boolean {
  return NO_SUCH_PATH.has(status);
}

/** The value of an answer that not every service has. @param what it says, in the plural @throws GraphQLError `NOT_FROM_SOURCE`, else as {@link answerOf} */
export async function answerIfAny<T>(asked: Result<T> | Promise<Result<T>>, what: string): Promise<T> {
  const result = await asked;
  if (result.ok) return result.value;
  throw isMissing(result.failure) ? notFromSource(what) : sourceError(result.failure);
}

/** Whether a service knows nothing of a name that it was asked for. */
export function isUnknownName({ kind, invalid = [] }: Failure, parameter: string): boolean {
  return kind === 'refused' || invalid.some(({ name }) => name === parameter);
}
