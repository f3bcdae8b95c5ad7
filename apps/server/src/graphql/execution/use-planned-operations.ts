import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../context.ts';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, getVariableValues } from '../graphql-js.ts';
import { type OperationPlan, planOperation } from './operation-plan.ts';
import { runOperation } from './run-operation.ts';

/** Fields of a plan that is kept: several times those of a trip screen. Fragments can make a short document into many more. */
const MOST_FIELDS = 5000;

/**
 * Executes queries by a plan of their fields, kept with their document, instead of reading the document again for each object
 * ({@link OperationPlan}). Other operations, and variables that do not fit, are left to the library. Comes before plugins that wrap the execution.
 */
export function usePlannedOperations(): Plugin {
  const plans = new WeakMap<DocumentNode, Map<string, OperationPlan | 'of-the-library'>>();
  const planOf = (schema: GraphQLSchema, document: DocumentNode, name: string): OperationPlan | 'of-the-library' => {
    let byName = plans.get(document);
    if (byName === undefined) {
      byName = new Map();
      plans.set(document, byName);
    }
    const kept = byName.get(name);
    if (kept === 'of-the-library' || (kept !== undefined && kept.size <= MOST_FIELDS)) return kept;
    const plan = planOperation(schema, document, name) ?? 'of-the-library';
    byName.set(name, plan);
    return plan;
  };
  return {
    onExecute({ args, setExecuteFn }) {
      const { schema, document, operationName, variableValues, rootValue } = args;
      const plan = planOf(schema, document, operationName ?? '');
      if (plan === 'of-the-library') return;
      const definitions = plan.operation.variableDefinitions ?? [];
      const { coerced } = getVariableValues(schema, definitions, { ...variableValues }, { maxErrors: 1 });
      if (coerced === undefined) return;
      setExecuteFn((): ExecutionResult | Promise<ExecutionResult> =>
        runOperation(plan, rootValue, args.contextValue as unknown as GraphqlContext, coerced),
      );
    },
  };
}
