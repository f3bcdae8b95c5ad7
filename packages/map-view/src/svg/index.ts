export { type DrawingOptions, drawRoute } from './draw-route.ts';
export type { RouteDrawing, RouteLine, RoutePoint } from './route-drawing.ts';
