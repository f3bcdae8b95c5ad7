/** Streets as the tile cutter reads them. Each member reads the caller's own columns, so nothing is copied. */
export interface StreetLines {
  readonly count: number;
  /** Appends `lat, lng, lat, lng, …` in degrees: at least two points. */
  readonly appendPoints: (street: number, into: number[]) => void;
  /** The OSM `highway` value or `ferry`. Unknown values are drawn as minor streets. Undefined leaves the street out. */
  readonly streetClass: (street: number) => string | undefined;
  /** Name of the street; undefined or '' when it has none. */
  readonly name?: (street: number) => string | undefined;
  /** Tunnels are drawn dashed and pale. */
  readonly isTunnel?: (street: number) => boolean;
}

/** Stops as columns. */
export interface StopPoints {
  readonly count: number;
  /** `[stop]`, degrees times `scale`. */
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  /** Units per degree: 1 (default), 1e6 or 1e7 for integer columns. */
  readonly scale?: number;
  readonly name: (stop: number) => string | undefined;
  readonly code?: (stop: number) => string | undefined;
  /** Mode identifier or icon name. */
  readonly mode?: (stop: number) => string | undefined;
  /** Colour of the mode as `#rrggbb`. */
  readonly color?: (stop: number) => string | undefined;
  /** Larger is more important. Only the order matters. */
  readonly popularity?: ArrayLike<number>;
  /** Not zero for a major station, which low zooms show too. */
  readonly major?: ArrayLike<number>;
}

/** Filled areas as rings. The outer ring of an area comes first, then its holes. Rings do not repeat their first point. */
export interface AreaRings {
  readonly count: number;
  /** `[area]`: index of its first ring. One entry more than areas. */
  readonly firstRing: ArrayLike<number>;
  /** `[ring]`: index of its first point. One entry more than rings. */
  readonly firstPoint: ArrayLike<number>;
  /** `[point]`, degrees times `scale`. */
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  readonly scale?: number;
  readonly kind: (area: number) => AreaKind;
}

/** Kind of an area. */
export type AreaKind = 'water' | 'park' | 'building';
