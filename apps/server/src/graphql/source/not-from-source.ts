import { GraphQLError } from '../graphql-js.ts';

/** The error of a field that the source of this graph does not have; the field is null beside it. @param what the facts, in the plural */
export function notFromSource(what: string): GraphQLError {
  const message = `The service behind this graph does not say ${what}.`;
  return new GraphQLError(message, { extensions: { code: 'NOT_FROM_SOURCE' } });
}
