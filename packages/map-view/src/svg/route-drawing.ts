import type { BoundingBox, LatLng } from '@tripwright/core/geo';
import type { LinePatternId } from '../style/index.ts';

/** A line of the drawing. */
export interface RouteLine {
  readonly points: readonly LatLng[];
  /** `#rrggbb`. Default: grey. */
  readonly color?: string;
  /** Dashes of the line: a pattern of the map, the pattern of a mode, or lengths as multiples of the line's width. */
  readonly dash?: LinePatternId | { readonly mode: string } | readonly number[];
  /** Text of a small plate at the middle of the line. */
  readonly label?: string;
}

/** A point of the drawing. */
export interface RoutePoint extends LatLng {
  readonly label?: string;
  readonly color?: string;
  /** `from` is a ring, `to` a pin, `stop` a small dot. Default: `stop`. */
  readonly kind?: 'from' | 'to' | 'stop';
}

/** A route to draw. */
export interface RouteDrawing {
  /** Area of the picture. Default: all lines and points, with a margin. */
  readonly bounds?: BoundingBox;
  /** Streets in the background. `main` marks main streets. */
  readonly streets?: readonly { readonly points: readonly LatLng[]; readonly main?: boolean }[];
  /** Lines in drawing order, lowest first. */
  readonly lines: readonly RouteLine[];
  readonly points?: readonly RoutePoint[];
}
