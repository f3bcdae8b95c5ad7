/** The first numbers of the versions of GBFS. */
export type GbfsVersion = 1 | 2 | 3;

/** The kinds of ids of a system of shared vehicles. */
export type GbfsIdKind = 'station' | 'vehicle-type' | 'pricing-plan' | 'region' | 'vehicle' | 'alert';

/** The kinds of plain values: `local` is a text up to version 2 and a list of texts with languages in version 3. */
export type GbfsPlainKind =
  | 'text'
  | 'local'
  | 'local-url'
  | 'number'
  | 'amount'
  | 'share'
  | 'count'
  | 'flag'
  | 'instant'
  | 'date-time'
  | 'date'
  | 'clock'
  | 'latitude'
  | 'longitude'
  | 'url'
  | 'geometry';

/** How a value of GBFS is read. */
export type GbfsType =
  | { readonly kind: GbfsPlainKind }
  | { readonly kind: 'enum'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'id'; readonly defines?: GbfsIdKind; readonly refersTo?: GbfsIdKind }
  | { readonly kind: 'list'; readonly of: GbfsType }
  | { readonly kind: 'object'; readonly fields: readonly GbfsField[] }
  /** An object whose keys are ids, languages or other words. */
  | { readonly kind: 'map'; readonly of: GbfsType; readonly keys?: GbfsIdKind };

/** A field of an object in a file of GBFS. */
export interface GbfsField {
  readonly name: string;
  readonly type: GbfsType;
  /** What the field is for, in English. */
  readonly meaning: string;
  /** The versions that have the field. */
  readonly versions: readonly GbfsVersion[];
  readonly isRequired: boolean;
  /** The field that took its place in a later version. */
  readonly became?: string;
}

/** A file of GBFS. */
export interface GbfsFileKind {
  /** Name of the feed, which is that of the file without `.json`. */
  readonly name: string;
  /** What the file holds, in English. */
  readonly meaning: string;
  /** The fields of `data`. */
  readonly fields: readonly GbfsField[];
  /** Whether `data` has an object for each language up to version 2. */
  readonly isByLanguage: boolean;
}

const ALL: readonly GbfsVersion[] = [1, 2, 3];

/** The fields of versions 1 and 2. */
export const TO_2: Versions = { versions: [1, 2] };
/** The fields of version 2. */
export const ONLY_2: Versions = { versions: [2] };
/** The fields of versions 2 and 3. */
export const FROM_2: Versions = { versions: [2, 3] };
/** The fields of version 3. */
export const ONLY_3: Versions = { versions: [3] };

interface Versions {
  readonly versions: readonly GbfsVersion[];
}

interface Options {
  readonly versions?: readonly GbfsVersion[];
  readonly became?: string;
}

/** A field that must be there. */
export function must(name: string, type: GbfsType | GbfsPlainKind, meaning: string, options: Options = {}): GbfsField {
  return make(name, type, meaning, true, options);
}

/** A field that may be there. */
export function may(name: string, type: GbfsType | GbfsPlainKind, meaning: string, options: Options = {}): GbfsField {
  return make(name, type, meaning, false, options);
}

function make(
  name: string,
  type: GbfsType | GbfsPlainKind,
  meaning: string,
  isRequired: boolean,
  { versions = ALL, became }: Options,
): GbfsField {
  const field = { name, type: typeof type === 'string' ? { kind: type } : type, meaning, versions, isRequired };
  return became === undefined ? field : { ...field, became };
}

/** The id of an object. */
export const defines = (kind: GbfsIdKind): GbfsType => ({ kind: 'id', defines: kind });
/** The id of an object in another place. */
export const refersTo = (kind: GbfsIdKind): GbfsType => ({ kind: 'id', refersTo: kind });
/** One of a closed list of words. @param values the words and their meanings in English */
export const oneOf = (values: Readonly<Record<string, string>>): GbfsType => ({ kind: 'enum', values });
/** A list of values of one type. */
export const listOf = (of: GbfsType | GbfsPlainKind): GbfsType => ({
  kind: 'list',
  of: typeof of === 'string' ? { kind: of } : of,
});
/** An object with these fields. */
export const object = (...fields: readonly GbfsField[]): GbfsType => ({ kind: 'object', fields });
/** A required list of objects. */
export const list = (name: string, meaning: string, ...fields: readonly GbfsField[]): GbfsField =>
  must(name, listOf(object(...fields)), meaning);

/** A file. @param isByLanguage whether `data` has an object for each language up to version 2 */
export function file(
  name: string,
  meaning: string,
  fields: readonly GbfsField[],
  isByLanguage: boolean = false,
): GbfsFileKind {
  return { name, meaning, fields, isByLanguage };
}
