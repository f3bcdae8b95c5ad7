import { GraphQLError } from '../../graphql-js.ts';
import { unreadable } from './source-error.ts';

/**
 * Reads whose answers of another form become the error `SOURCE_UNREADABLE`: `/v1` of other makers is not checked member by member, since each lacks some
 * that no operation needs. @param log receives what could not be read
 */
export function guardReads<Reads extends object>(reads: Reads, log: (line: string) => void): Reads {
  const typed = (error: unknown): never => {
    if (!(error instanceof TypeError || error instanceof RangeError) || error instanceof GraphQLError) throw error;
    log(`The upstream service answers in another format: ${error.stack ?? error.message}`);
    throw unreadable();
  };
  const guard =
    (read: (...values: readonly unknown[]) => unknown) =>
    (...values: readonly unknown[]): unknown => {
      try {
        const value = read(...values);
        return value instanceof Promise ? value.catch(typed) : value;
      } catch (error) {
        return typed(error);
      }
    };
  const entries = Object.entries(reads).map(([name, read]) => [name, typeof read === 'function' ? guard(read) : read]);
  return Object.fromEntries(entries) as Reads;
}
