export type { NamedPlaceIndex, NameIndex, TokenIndex } from './columns/index-types.ts';
export { NAME_COLUMNS } from './columns/name-columns.ts';
export { CATEGORIES, type CategoryRow, isLocality, NO_CATEGORY, PLACE_KIND } from './columns/place-kinds.ts';
export { type FindOptions, type IndexedPlace, Places } from './places.ts';
export { cleanName } from './text/clean-name.ts';
export { foldText, type NameTokens, nameTokens } from './text/fold-tokens.ts';
