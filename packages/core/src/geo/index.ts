export { type Area, areaContains, type Polygon } from './area.ts';
export { AreaIndex } from './area-index.ts';
export { type BoundingBox, boundingBoxOf, boxContains } from './bounding-box.ts';
export {
  boxOfCell,
  CELLS_PER_DEGREE,
  type Cell,
  cellKey,
  cellOf,
  cellsOfBox,
  countCellsOfBox,
  parseCellKey,
} from './cells.ts';
export { hilbertIndex } from './hilbert.ts';
export {
  bearingDegrees,
  distanceMetres,
  EARTH_RADIUS_METRES,
  type LatLng,
  METRES_PER_DEGREE,
  nearbyDistanceMetres,
  offsetMetres,
  wrapLongitude,
} from './lat-lng.ts';
export { outlineOf } from './outline.ts';
export { PointGrid } from './point-grid.ts';
export { polygonContains, ringAreaSquareMetres, ringContains } from './polygon.ts';
export { decodePolyline, encodePolyline, lengthMetres } from './polyline.ts';
export { type PolygonCoordinates, ReachField } from './reach-field.ts';
export { type Projection, projectOntoSegment } from './segment-projection.ts';
