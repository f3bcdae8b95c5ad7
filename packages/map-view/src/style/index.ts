export { getPattern, LINE_PATTERNS, type LinePattern, type LinePatternId, patternOfMode } from './line-patterns.ts';
export { createStyle, type StyleOptions } from './map-style.ts';
export { readableOn } from './readable-on.ts';
export { STOP_LAYERS } from './stop-layers.ts';
export { THEMES, type Theme, type ThemeName } from './theme.ts';
export { TRIP_SOURCE, type TripLine, type TripLinesData, type TripPoint, tripData } from './trip-data.ts';
export { type MapVehicle, VEHICLE_SOURCE, vehicleData } from './vehicle-data.ts';
export { VEHICLE_LAYER } from './vehicle-layers.ts';
