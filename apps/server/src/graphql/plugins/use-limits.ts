import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type ParseOptions,
  parse,
  type Source,
} from '../graphql-js.ts';
import { type DocumentLimits, documentLimits } from '../limits/document-limits.ts';
import { operationCost, tooExpensive } from '../limits/operation-cost.ts';

export interface Limits extends DocumentLimits {
  /** Words and signs of a document. */
  readonly tokens: number;
  /** Points that one operation may cost. */
  readonly cost: number;
  /** Size of a request's body. */
  readonly bodyBytes: number;
}

/** The published limits; `docs/cookbook` stays far below them. */
export const LIMITS: Limits = {
  tokens: 4000,
  depth: 16,
  aliases: 30,
  searches: 2,
  searchFields: ['plan', 'reroute'],
  cost: 100_000,
  bodyBytes: 100_000,
};

/** Refuses what is too large before any of it is resolved, and tells the cost of what was answered in `extensions.cost`. */
export function useLimits(limits: Limits): Plugin {
  const rule = documentLimits(limits);
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string | Source, options?: ParseOptions) =>
        parse(source, { ...options, maxTokens: limits.tokens }),
      );
    },
    onValidate({ addValidationRule }) {
      addValidationRule(rule);
    },
    onExecute({ args, setResultAndStopExecution }) {
      const requested = costOf(args.schema, args.document, args.operationName, args.variableValues);
      if (requested > limits.cost) {
        setResultAndStopExecution({ errors: [tooExpensive(requested, limits.cost)] });
        return;
      }
      return {
        onExecuteDone({ result, setResult }) {
          if (isAsyncIterable(result)) return;
          const cost = { requested, budget: limits.cost };
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): number {
  const definition = getOperationAST(document, operationName);
  if (definition === null || definition === undefined) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return operationCost(schema, { definition, fragments, variables: variables ?? {} });
}
