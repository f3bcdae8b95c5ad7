import { GraphQLError } from './graphql-js.ts';

/** An argument outside its documented range: an error of the response, with its path. */
export function inputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
