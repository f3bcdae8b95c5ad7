import { PlannerError } from '../base/index.ts';
import type { ModeRow, Pause, Travel } from './mode-row.ts';
import { MODES } from './mode-table.ts';

/** The row of the stationary mode for a purpose. */
export function pauseMode(pause: Pause): ModeRow {
  return rowOf(`the pause "${pause}"`, ({ travel }) => travel.pause === pause);
}

/** The row of the mode that connects other modes: on foot or by wheelchair. */
export function connectorMode(profile: 'walk' | 'wheelchair'): ModeRow {
  return rowOf(`connecting by "${profile}"`, ({ travel }) => travel.connector === true && travel.profile === profile);
}

/** The only row with a role. @throws PlannerError `internal` where the table has none, which a test rules out */
function rowOf(role: string, plays: (row: { readonly travel: Travel }) => boolean): ModeRow {
  const row = MODES.find(plays);
  if (row === undefined) throw new PlannerError('internal', `no mode is there for ${role}`);
  return row;
}
