import type { Index } from '../../storage/index.ts';

/** A place with a name. */
export type NamedPlaceIndex = Index<'namedPlace'>;
/** A name of a place. */
export type NameIndex = Index<'name'>;
/** A folded word of names. */
export type TokenIndex = Index<'token'>;
/** A street with its points. */
export type NamedStreetIndex = Index<'namedStreet'>;
/** A point of a street or a house number. */
export type StreetPointIndex = Index<'streetPoint'>;
