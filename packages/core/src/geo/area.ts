import { type BoundingBox, boundingBoxOf } from './bounding-box.ts';
import type { LatLng } from './lat-lng.ts';
import { polygonContains } from './polygon.ts';

/** A ring with its holes. Rings may be left open. */
export interface Polygon {
  readonly outer: readonly LatLng[];
  readonly holes: readonly (readonly LatLng[])[];
}

/** A place on the map with an extent: one or several polygons (GeoJSON Polygon or MultiPolygon). */
export interface Area {
  readonly polygons: readonly Polygon[];
}

/** Whether a place lies in any polygon of the area, edges included, holes not. */
export function areaContains(area: Area, point: LatLng): boolean {
  return area.polygons.some(({ outer, holes }) => polygonContains(outer, holes, point));
}

/** The box around an area; undefined for one without corners. */
export function boxOfArea(area: Area): BoundingBox | undefined {
  return boundingBoxOf(area.polygons.flatMap(({ outer }) => outer));
}
