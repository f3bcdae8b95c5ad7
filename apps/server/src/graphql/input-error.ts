import { GraphQLError } from './graphql-js.ts';

/** An error for an argument outside its documented range. */
export function inputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: CODE } });
}

/** Whether an error is one of {@link inputError}. */
export function isAboutInput(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === CODE;
}

const CODE = 'BAD_USER_INPUT';
