export { type HeightGrid, interpolateHeight, smoothHeight } from './height-grid.ts';
export { nodeHeights, readElevation } from './read-elevation.ts';
