import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { slicedJson, type Turns } from '../../turns/index.ts';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type ParseOptions,
  parse,
  type Source,
} from '../graphql-js.ts';
import { type DocumentLimits, documentLimits } from '../limits/document-limits.ts';
import { documentNesting, valueNesting } from '../limits/nesting.ts';
import { type LongestLists, operationCost, tooExpensive } from '../limits/operation-cost.ts';
import { ResultBudget, type ResultLimits } from '../limits/result-budget.ts';
import { type AnswerPart, deferredParts } from './deferred-parts.ts';

export interface Limits extends DocumentLimits {
  /** Nesting depth of brackets in a document or its variables. */
  readonly nesting: number;
  /** Limits of the answer. */
  readonly result: ResultLimits;
  /** Seconds in which an operation is answered, waiting included: less than its connection may be idle, so that no client is cut off without an answer. */
  readonly seconds: number;
  /** Tokens of a document. */
  readonly tokens: number;
  /** Highest cost of an operation, in points. */
  readonly cost: number;
  /** Largest body of a request, in bytes. */
  readonly bodyBytes: number;
}

/** The published limits; `docs/cookbook` stays far below them. */
export const LIMITS: Limits = {
  tokens: 4000,
  depth: 16,
  aliases: 30,
  directives: 100,
  deferred: 8,
  searches: 2,
  searchFields: ['plan', 'reroute', 'isochrone', 'oneToMany'],
  nesting: 64,
  cost: 1_000_000,
  result: { fields: 200_000, characters: 8_000_000, milliseconds: 2_000, searches: 2, days: 16 },
  bodyBytes: 100_000,
  seconds: 28,
};

/**
 * Rejects operations that are too large before they are resolved, ends those whose answer grows too large, and reports the cost of others
 * in `extensions.cost`.
 * @param longest longest lengths of lists in the data
 * @param turns in which operations are resolved
 * @param mask decides which errors of later parts of an answer a client sees
 */
export function useLimits(
  limits: Limits,
  longest: LongestLists,
  turns: Turns,
  mask: (error: unknown) => GraphQLError,
): Plugin<{ budget: ResultBudget; request: Request }> {
  const rule = documentLimits(limits);
  return {
    onParams({ params }) {
      if (typeof params.query === 'string') refuseNesting('The document', documentNesting(params.query));
      refuseNesting('"variables"', valueNesting(params.variables, limits.nesting));
    },
    onParse({ setParseFn }) {
      setParseFn((source: string | Source, options?: ParseOptions) =>
        parse(source, { ...options, maxTokens: limits.tokens }),
      );
    },
    onValidate({ addValidationRule }) {
      addValidationRule(rule);
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const requested = costOf(args.schema, args.document, args.operationName, args.variableValues, longest);
      if (requested > limits.cost) setResultAndStopExecution({ errors: [tooExpensive(requested, limits.cost)] });
    },
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const requested = costOf(args.schema, args.document, args.operationName, args.variableValues, longest);
      if (requested > limits.cost) {
        setResultAndStopExecution({ errors: [tooExpensive(requested, limits.cost)] });
        return;
      }
      const budget = new ResultBudget(limits.result, turns);
      args.contextValue.budget = budget;
      const { signal } = args.contextValue.request;
      const leave = (): void => budget.end(new GraphQLError('The client has gone away.'));
      signal.addEventListener('abort', leave, { once: true });
      const deadline = setTimeout(() => budget.end(tooLate(limits.seconds)), limits.seconds * 1000).unref();
      const onEnd = (): void => {
        clearTimeout(deadline);
        signal.removeEventListener('abort', leave);
      };
      // A partial answer looks complete where fields are nullable, so an answer that is stopped has no data.
      const stopped = budget.ended.then((error) => ({ errors: [error] }));
      setExecuteFn((...all) => Promise.race([executeFn(...all), stopped]));
      return {
        onExecuteDone({ result, setResult }) {
          const extensions = { cost: { requested, budget: limits.cost } };
          if (isAsyncIterable(result)) {
            const parts = result as unknown as AsyncIterable<AnswerPart>;
            setResult(deferredParts(parts, { budget, mask, extensions, onEnd }) as AsyncGenerator<never>);
            return;
          }
          onEnd();
          setResult({ ...result, extensions: { ...result.extensions, ...extensions } });
        },
      };
    },
    async onExecutionResult({ result, context }) {
      if (result === undefined || isAsyncIterable(result) || result.data === undefined || result.stringify) return;
      // The types of this hook lack what plugins add to the context.
      const { budget } = context as unknown as { readonly budget: ResultBudget };
      const { data: read, errors, ...more } = result;
      if (errors === undefined) {
        const text = await slicedJson({ data: read, ...more }, budget.work, budget.values);
        result.stringify = () => text;
        return;
      }
      const data = await slicedJson(read, budget.work, budget.values);
      // Errors and extensions come without their internals.
      result.stringify = ({ data: _, ...rest }) => [`{"data":${data}`, JSON.stringify(rest).slice(1)].join(',');
    },
  };

  function refuseNesting(what: string, depth: number): void {
    if (depth <= limits.nesting) return;
    const message = `${what} nests brackets more than ${limits.nesting} deep.`;
    throw new GraphQLError(message, { extensions: { code: 'QUERY_TOO_EXPENSIVE', http: { status: 400 } } });
  }
}

function tooLate(seconds: number): GraphQLError {
  const message = `The answer took longer than ${seconds} seconds. Ask for less, or again in some seconds.`;
  const http = { status: 503, headers: { 'retry-after': '5' } };
  return new GraphQLError(message, { extensions: { code: 'OVERLOADED', http } });
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
  longest: LongestLists,
): number {
  const definition = getOperationAST(document, operationName);
  if (definition === null || definition === undefined) return 0;
  // Includes defaults of variables that were not sent. The execution reports values that cannot be coerced.
  const { coerced } = getVariableValues(
    schema,
    definition.variableDefinitions ?? [],
    { ...variables },
    { maxErrors: 1 },
  );
  if (coerced === undefined) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return operationCost(schema, { definition, fragments, variables: coerced }, longest);
}
