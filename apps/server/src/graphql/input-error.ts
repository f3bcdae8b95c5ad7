import { GraphQLError } from './graphql-js.ts';

/** An error for an argument outside its documented range. */
export function inputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
