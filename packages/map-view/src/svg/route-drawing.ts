import type { BoundingBox, LatLng } from '@tripwright/core/geo';
import type { LinePatternId } from '../style/index.ts';

/** One line of the drawing, from below to above. */
export interface RouteLine {
  readonly points: readonly LatLng[];
  /** `#rrggbb`. Default: a quiet grey. */
  readonly color?: string;
  /** How the line is broken: a pattern of the map, a mode identifier whose pattern it is, or lengths in widths of the line. */
  readonly dash?: LinePatternId | { readonly mode: string } | readonly number[];
  /** Written on a small plate at the middle of the line. */
  readonly label?: string;
}

export interface RoutePoint extends LatLng {
  readonly label?: string;
  readonly color?: string;
  /** `from` is a ring, `to` a pin, `stop` a small dot. Default: `stop`. */
  readonly kind?: 'from' | 'to' | 'stop';
}

export interface RouteDrawing {
  /** What the picture shows. Default: all lines and points, with some air. */
  readonly bounds?: BoundingBox;
  /** Streets in the background. */
  readonly streets?: readonly { readonly points: readonly LatLng[]; readonly main?: boolean }[];
  readonly lines: readonly RouteLine[];
  readonly points?: readonly RoutePoint[];
}
