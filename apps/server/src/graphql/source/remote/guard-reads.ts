import { UnreadableAnswer } from './read-answer.ts';
import { unreadable } from './source-error.ts';

/**
 * Reads whose unreadable answers become the error `SOURCE_UNREADABLE`. Any other failure is left as it is. @param log receives what could not be read
 */
export function guardReads<Reads extends object>(reads: Reads, log: (line: string) => void): Reads {
  const typed = (error: unknown): never => {
    if (!(error instanceof UnreadableAnswer)) throw error;
    log(`The upstream service answers in another format: ${error.message}`);
    if (error.cause instanceof Error) log(String(error.cause.stack));
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
