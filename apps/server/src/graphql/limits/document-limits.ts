import {
  type ASTVisitor,
  type DirectiveNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from '../graphql-js.ts';

/** Limits of a document. Queries of real trip screens are large: the largest seen has depth 12 and about 1,000 tokens. */
export interface DocumentLimits {
  /** Depth of nested fields, with fragments flattened. */
  readonly depth: number;
  readonly aliases: number;
  /** Directives on fields and fragments. */
  readonly directives: number;
  /** Fragments with `@defer`: parts of the answer that come later. */
  readonly deferred: number;
  /** Number of fields that search, with fragments flattened. */
  readonly searches: number;
  /** Names of the fields that search. */
  readonly searchFields: readonly string[];
}

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly deferred: number;
  readonly searches: number;
}

const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, deferred: 0, searches: 0 };

/**
 * Rejects documents that are too deep, have too many aliases or too many searches. It reports through the validation context, as the rules
 * of the specification do, so the answer gets the status that GraphQL over HTTP requires.
 */
export function documentLimits(limits: DocumentLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => {
    const fragments = new Map<string, Measure>();
    const measureOf = (set: SelectionSetNode): Measure => {
      let [depth, aliases, directives, deferred, searches] = [0, 0, 0, 0, 0];
      for (const selection of set.selections) {
        let inner = NOTHING;
        if (selection.kind === Kind.FIELD) {
          const below = selection.selectionSet === undefined ? NOTHING : measureOf(selection.selectionSet);
          inner = {
            ...below,
            depth: below.depth + 1,
            aliases: below.aliases + (selection.alias === undefined ? 0 : 1),
            searches: below.searches + (limits.searchFields.includes(selection.name.value) ? 1 : 0),
          };
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          inner = measureOf(selection.selectionSet);
        } else {
          const fragment = context.getFragment(selection.name.value);
          if (fragment !== undefined && fragment !== null) inner = measureOfFragment(fragment);
        }
        depth = Math.max(depth, inner.depth);
        aliases += inner.aliases;
        directives += inner.directives + (selection.directives?.length ?? 0);
        deferred += inner.deferred + (isDeferred(selection) ? 1 : 0);
        searches += inner.searches;
      }
      return { depth, aliases, directives, deferred, searches };
    };
    const measureOfFragment = ({ name, selectionSet }: FragmentDefinitionNode): Measure => {
      const known = fragments.get(name.value);
      if (known !== undefined) return known;
      // Another rule rejects fragments that contain themselves; this loop only has to end.
      fragments.set(name.value, NOTHING);
      const measure = measureOf(selectionSet);
      fragments.set(name.value, measure);
      return measure;
    };
    return {
      Directive: ({ name }: DirectiveNode): void => {
        if (name.value === 'stream')
          context.reportError(new GraphQLError('"@stream" is not supported: ask for pages of the list.'));
      },
      OperationDefinition: (operation: OperationDefinitionNode): void => {
        const measure = measureOf(operation.selectionSet);
        // Every event would search again.
        if (operation.operation === 'subscription' && measure.searches > 0)
          context.reportError(
            new GraphQLError(`A subscription has no "${limits.searchFields.join('" or "')}": ask for it in a query.`, {
              nodes: [operation],
              extensions: { code: 'QUERY_TOO_EXPENSIVE' },
            }),
          );
        for (const [name, what] of [
          ['depth', 'nests fields to a depth of'],
          ['aliases', 'has aliases to the number of'],
          ['directives', 'has directives to the number of'],
          ['deferred', 'defers parts of the answer to the number of'],
          ['searches', `asks for "${limits.searchFields.join('" or "')}" to the number of`],
        ] as const) {
          if (measure[name] <= limits[name]) continue;
          const message = `The operation ${what} ${measure[name]}; at most ${limits[name]} is allowed.`;
          context.reportError(
            new GraphQLError(message, { nodes: [operation], extensions: { code: 'QUERY_TOO_EXPENSIVE' } }),
          );
        }
      },
    };
  };
}

function isDeferred({ directives }: SelectionNode): boolean {
  return directives?.some(({ name }) => name.value === 'defer') === true;
}
