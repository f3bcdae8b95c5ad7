export { type DrawingOptions, drawRoute, type RouteDrawing, type RouteLine, type RoutePoint } from './draw-route.ts';
