import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Whether what a field gives is asked for a field of that name, at once or through fragments: so that work is done only for those who want
 * it. Directives that leave it out are not looked at.
 */
export function selects(info: GraphQLResolveInfo | undefined, field: string): boolean {
  if (info === undefined) return false;
  const { fieldNodes, fragments } = info;
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === 'Field') return selection.name.value === field;
      if (selection.kind === 'InlineFragment') return isIn(selection.selectionSet);
      return isIn(fragments[selection.name.value]?.selectionSet);
    }) === true;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
