import { slicedJson } from '../../turns/index.ts';
import type { ExecutionResult, GraphQLError } from '../graphql-js.ts';
import type { ResultBudget } from '../limits/result-budget.ts';

/** One part of an answer with `@defer`, in the form of the executor: the first has `data`, later ones `incremental`. */
export interface AnswerPart extends Omit<ExecutionResult, 'data' | 'errors'> {
  data?: ExecutionResult['data'];
  errors?: readonly GraphQLError[];
  incremental?: readonly Omit<AnswerPart, 'hasNext'>[];
  hasNext?: boolean;
  stringify?: () => string;
}

/** What an answer in parts needs besides its parts. */
export interface PartOptions {
  readonly budget: ResultBudget;
  readonly mask: (error: unknown) => GraphQLError;
  /** Added to the first part. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /** Called once, when the answer has ended or its client has gone. */
  readonly onEnd: () => void;
}

/**
 * The parts of an answer within its budget. Where the budget ends, so does the answer, with a part that has the error alone: parts sent before cannot be
 * taken back. Errors in later parts are masked here, since the server masks those of the first part only.
 */
export async function* deferredParts(
  parts: AsyncIterable<AnswerPart>,
  { budget, mask, extensions, onEnd }: PartOptions,
): AsyncGenerator<AnswerPart> {
  const iterator = parts[Symbol.asyncIterator]();
  const ended = budget.ended.then(
    (error): IteratorResult<AnswerPart> => ({ done: false, value: { errors: [error], hasNext: false } }),
  );
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { done, value } = await Promise.race([iterator.next(), ended]);
      if (done === true) return;
      const part: AnswerPart = isFirst
        ? { ...value, extensions: { ...value.extensions, ...extensions } }
        : { ...value };
      if (part.incremental !== undefined)
        part.incremental = part.incremental.map((one) =>
          one.errors === undefined ? one : { ...one, errors: one.errors.map(mask) },
        );
      const hasErrors =
        part.errors !== undefined || part.incremental?.some(({ errors }) => errors !== undefined) === true;
      if (!hasErrors) {
        const text = await Promise.race([slicedJson(part, budget.work), ended]);
        if (typeof text === 'string') part.stringify = () => text;
        else {
          yield text.value;
          return;
        }
      }
      yield part;
      if (part.hasNext !== true) return;
    }
  } finally {
    // What has not been resolved is not wanted any more.
    budget.work.stop();
    onEnd();
  }
}
