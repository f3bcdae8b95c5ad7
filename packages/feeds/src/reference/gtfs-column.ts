/** The kinds of ids of a feed. Two cells with one id of one kind mean the same thing. */
export type IdKind =
  | 'agency'
  | 'stop'
  | 'zone'
  | 'level'
  | 'pathway'
  | 'route'
  | 'network'
  | 'service'
  | 'trip'
  | 'block'
  | 'shape'
  | 'fare'
  | 'area'
  | 'timeframe-group'
  | 'rider-category'
  | 'fare-media'
  | 'fare-product'
  | 'leg-group'
  | 'location-group'
  | 'location'
  | 'booking-rule'
  | 'attribution';

/** How the text of a cell is read. */
export type ValueKind =
  | 'text'
  | 'id'
  | 'enum'
  | 'integer'
  | 'number'
  | 'latitude'
  | 'longitude'
  | 'time'
  | 'date'
  | 'color'
  | 'timezone'
  | 'language'
  | 'currency'
  | 'url';

/** Whether a file or a column must be there: always, in some feeds or rows, or never. */
export type Presence = 'required' | 'conditional' | 'optional';

/** A column of a table of GTFS. */
export interface GtfsColumn {
  readonly name: string;
  readonly kind: ValueKind;
  readonly presence: Presence;
  /** What the column is for, in English. */
  readonly meaning: string;
  /** The kind of id that rows define here. */
  readonly defines?: IdKind;
  /** The kinds of ids that a cell may name. Ids of several kinds share one namespace. */
  readonly refersTo?: readonly IdKind[];
  /** The allowed values of an `enum` and their meanings, in English; '' is the meaning of a blank cell. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A table of GTFS. */
export interface GtfsTable {
  /** File name, in lower case. */
  readonly file: string;
  readonly presence: Presence;
  /** What a row is, in English. */
  readonly meaning: string;
  readonly columns: readonly GtfsColumn[];
}

type Make = (name: string, meaning: string, presence?: Presence) => GtfsColumn;

const plain =
  (kind: ValueKind): Make =>
  (name, meaning, presence = 'optional') => ({ name, kind, presence, meaning });

/** Makers of columns, one for each kind of value. */
export const text: Make = plain('text');
export const integer: Make = plain('integer');
export const number: Make = plain('number');
export const latitude: Make = plain('latitude');
export const longitude: Make = plain('longitude');
export const time: Make = plain('time');
export const date: Make = plain('date');
export const color: Make = plain('color');
export const timezone: Make = plain('timezone');
export const language: Make = plain('language');
export const currency: Make = plain('currency');
export const url: Make = plain('url');

/** A column whose rows define ids. */
export function key(name: string, defines: IdKind, meaning: string, presence: Presence = 'required'): GtfsColumn {
  return { name, kind: 'id', presence, meaning, defines };
}

/** A column whose cells name ids that other rows define. */
export function reference(
  name: string,
  refersTo: IdKind | readonly IdKind[],
  meaning: string,
  presence: Presence = 'optional',
): GtfsColumn {
  return { name, kind: 'id', presence, meaning, refersTo: typeof refersTo === 'string' ? [refersTo] : refersTo };
}

/** A column with a closed list of values. */
export function choice(
  name: string,
  meaning: string,
  values: Readonly<Record<string, string>>,
  presence: Presence = 'optional',
): GtfsColumn {
  return { name, kind: 'enum', presence, meaning, values };
}

/** A table, with its columns in the order of the reference. */
export function table(file: string, presence: Presence, meaning: string, columns: readonly GtfsColumn[]): GtfsTable {
  return { file, presence, meaning, columns };
}
