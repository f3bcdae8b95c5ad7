import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from '../graphql-js.ts';

type Carrier = { readonly astNode?: { readonly directives?: readonly DirectiveNode[] } | null | undefined };
type DirectiveNode = NonNullable<FragmentDefinitionNode['directives']>[number];

/**
 * Seconds for which the answer to a query may be kept, by `@cacheControl`: the least of all fields and types that it selects; 0 = not at all. Mutations
 * and subscriptions are never kept.
 */
export function cacheLifetime(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): number {
  const operation = getOperationAST(document, operationName);
  const root = schema.getQueryType();
  if (operation?.operation !== 'query' || !root) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const seen = new Set<string>();

  const leastOf = (set: SelectionSetNode, parent: GraphQLNamedType): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const hasFields = isObjectType(parent) || isInterfaceType(parent);
        const field = hasFields ? parent.getFields()[selection.name.value] : undefined;
        // The names of types and the schema itself change with the server alone.
        if (field === undefined) continue;
        const type = getNamedType(field.type);
        const own = maxAgeOf(field) ?? (parent === root ? 0 : Number.POSITIVE_INFINITY);
        const ofType = maxAgeOf(type as Carrier) ?? Number.POSITIVE_INFINITY;
        const below = selection.selectionSet === undefined ? own : leastOf(selection.selectionSet, type);
        least = Math.min(least, own, ofType, below);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (fragment === undefined || (fragment.kind === Kind.FRAGMENT_DEFINITION && seen.has(fragment.name.value)))
        continue;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) seen.add(fragment.name.value);
      const condition = fragment.typeCondition?.name.value;
      const type = (condition && schema.getType(condition)) || parent;
      least = Math.min(least, maxAgeOf(type as Carrier) ?? least, leastOf(fragment.selectionSet, type));
    }
    return least;
  };
  const least = leastOf(operation.selectionSet, root);
  return Number.isFinite(least) ? least : 0;
}

function maxAgeOf({ astNode }: Carrier): number | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'cacheControl');
  const value = directive?.arguments?.find(({ name }) => name.value === 'maxAge')?.value;
  return value === undefined ? undefined : Number(valueFromASTUntyped(value));
}
