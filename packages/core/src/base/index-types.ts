declare const brand: unique symbol;

/** A number that may index only one kind of table. Erased at run time. */
export type Idx<Of extends string> = number & { readonly [brand]: Of };

export type FeedIdx = Idx<'feed'>;
export type StopIdx = Idx<'stop'>;
export type RouteIdx = Idx<'route'>;
export type AgencyIdx = Idx<'agency'>;
export type TripIdx = Idx<'trip'>;
export type PatternIdx = Idx<'pattern'>;
export type ServiceIdx = Idx<'service'>;
export type StringIdx = Idx<'string'>;
export type NodeIdx = Idx<'node'>;
export type EdgeIdx = Idx<'edge'>;

/** "None" in any index column: -1 is never a valid index. */
export const NONE = -1;

/** A typed array seen through its table's index: no writes, no bare numbers, no other table's index. */
export type Column<I extends number, V extends number = number> = Readonly<Record<I, V>> & { readonly length: number };

export type TypedArray =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;
