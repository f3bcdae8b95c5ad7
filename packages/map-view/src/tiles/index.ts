export type { AreaKind, AreaRings, StopPoints, StreetLines } from './inputs.ts';
export { RegionTiles } from './region-tiles.ts';
export { STREET_CLASSES, type StreetClassRow } from './street-class.ts';
export { type EdgeColumns, type LineColumns, linesOfColumns, linesOfEdges } from './street-lines.ts';
export {
  createTileCutter,
  TILE_MAX_ZOOM,
  type TileCutter,
  type TileCutterOptions,
  type TileInputs,
} from './tile-cutter.ts';
