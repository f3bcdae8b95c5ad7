import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Whether the selection of a field holds a field of that name, directly or in fragments, so that costly values are computed only when they are
 * selected. Directives that skip the field are ignored.
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
