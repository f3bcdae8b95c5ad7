export {
  coversMode,
  findModeFamily,
  findModeRow,
  formatMode,
  getModeRow,
  isModeId,
  type ModeParts,
  type ParsedMode,
  parseMode,
  replacementOf,
  specificMode,
} from './mode-identifier.ts';
export type { Colour, GroupRow, ModeId, ModeRow, Pause, StreetProfileName, Travel } from './mode-row.ts';
export { GROUPS, MODES } from './mode-table.ts';
export { nearestModes } from './nearest-mode.ts';
export { normaliseMode } from './normalise-mode.ts';
export { distinctSlugs } from './provider-slug.ts';
export { connectorMode, pauseMode } from './role-modes.ts';
export { longDistanceMode, modeOfRouteType } from './route-types.ts';
