import { type BoundingBox, boundingBoxOf } from './bounding-box.ts';
import type { LatLng } from './lat-lng.ts';
import { polygonContains } from './polygon.ts';

/** A ring with its holes, in degrees. The last corner of a ring may repeat the first or not. */
export interface Polygon {
  readonly outer: readonly LatLng[];
  readonly holes: readonly (readonly LatLng[])[];
}

/** An area of one or several polygons (GeoJSON Polygon or MultiPolygon). */
export interface Area {
  readonly polygons: readonly Polygon[];
}

/** Whether a place lies in any polygon of the area. Edges count as inside, holes do not. */
export function areaContains(area: Area, point: LatLng): boolean {
  return area.polygons.some(({ outer, holes }) => polygonContains(outer, holes, point));
}

/** The bounding box of an area; undefined for an area without corners. */
export function boxOfArea(area: Area): BoundingBox | undefined {
  return boundingBoxOf(area.polygons.flatMap(({ outer }) => outer));
}
