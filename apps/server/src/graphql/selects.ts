import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Whether the selection of a field holds a field of that name, directly or in fragments, so that costly values are computed only when they are
 * selected. Directives that skip the field are ignored.
 */
export function selects(info: GraphQLResolveInfo | undefined, field: string): boolean {
  return isSelected(info, [field], false);
}

/** Whether the selection of a field holds one of some fields at any depth. */
export function selectsBelow(info: GraphQLResolveInfo | undefined, fields: readonly string[]): boolean {
  return isSelected(info, fields, true);
}

function isSelected(info: GraphQLResolveInfo | undefined, fields: readonly string[], isDeep: boolean): boolean {
  if (info === undefined) return false;
  const { fieldNodes, fragments } = info;
  const read = new Set<string>();
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === 'Field')
        return fields.includes(selection.name.value) || (isDeep && isIn(selection.selectionSet));
      if (selection.kind === 'InlineFragment') return isIn(selection.selectionSet);
      const { value } = selection.name;
      if (read.has(value)) return false;
      read.add(value);
      return isIn(fragments[value]?.selectionSet);
    }) === true;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
