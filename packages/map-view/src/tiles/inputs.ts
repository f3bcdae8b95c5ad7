/** Streets as the tile cutter reads them: nothing is copied, so each is a question about the caller's own columns. */
export interface StreetLines {
  readonly count: number;
  /** Appends `lat, lng, lat, lng, …` in degrees, at least two points. */
  readonly appendPoints: (street: number, into: number[]) => void;
  /** The OSM `highway` value or `ferry`; unknown ones are drawn as minor streets, undefined ones are left out. */
  readonly streetClass: (street: number) => string | undefined;
  /** Undefined or '' for a street without a name. */
  readonly name?: (street: number) => string | undefined;
  /** Drawn dashed and pale. */
  readonly isTunnel?: (street: number) => boolean;
}

/** Stops as columns. */
export interface StopPoints {
  readonly count: number;
  /** `[stop]`, degrees times `scale`. */
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  /** 1 for degrees (the default), 1e6 or 1e7 for integer columns. */
  readonly scale?: number;
  readonly name: (stop: number) => string | undefined;
  readonly code?: (stop: number) => string | undefined;
  /** Mode identifier or icon name, for clicks and labels. */
  readonly mode?: (stop: number) => string | undefined;
  /** `#rrggbb`, the colour of its mode. */
  readonly color?: (stop: number) => string | undefined;
  /** Any scale; larger is more important. Only the order counts. */
  readonly popularity?: ArrayLike<number>;
  /** Not zero: a major station, drawn from afar. */
  readonly major?: ArrayLike<number>;
}

/** Filled areas: rings in one list, the outer ring of each area first, then its holes; rings do not repeat their first point. */
export interface AreaRings {
  readonly count: number;
  /** `[area]`, one entry more than areas: where its rings begin. */
  readonly firstRing: ArrayLike<number>;
  /** `[ring]`, one entry more than rings: where its points begin. */
  readonly firstPoint: ArrayLike<number>;
  /** `[point]`, degrees times `scale`. */
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  readonly scale?: number;
  readonly kind: (area: number) => AreaKind;
}

export type AreaKind = 'water' | 'park' | 'building';
