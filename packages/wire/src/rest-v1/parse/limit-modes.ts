import { coversMode, findModeFamily, MODES } from '@tripwright/core/modes';

/** The modes of a request after its block and allow lists. A block list applies to every mode, an allow list to public transport. */
export interface LimitedModes {
  /** Requested modes that remain. */
  readonly modes: readonly string[];
  /** Scheduled modes that must not be ridden. */
  readonly avoidModes: readonly string[];
  /** True when cars are driven to the door, without parking and walking (wire-format.md section 6). */
  readonly driveToTheDoor: boolean;
}

/**
 * Applies the block and allow lists of a request to its modes.
 * @param avoided modes of public transport to avoid; walking in this list has no effect
 * @param never modes that must not be used; walking in this list means that cars are driven to the door
 * @param only the only modes of public transport that may be used; a driving mode in this list is driven to the door
 */
export function limitModes(
  asked: readonly string[],
  avoided: readonly string[],
  never: readonly string[],
  only: readonly string[],
): LimitedModes {
  const barred = [...new Set([...avoided, ...never])];
  // A blocked vehicle is dropped from the requested modes. A blocked scheduled mode stays and is avoided line by line.
  const modes = asked.filter(
    (mode) => isScheduled(mode) || !barred.some((avoid) => coversMode(avoid, mode) && !isConnector(avoid)),
  );
  const isDriven = (mode: string): boolean => !isScheduled(mode) && !isConnector(mode) && only.includes(mode);
  return {
    modes,
    avoidModes: [...new Set([...barred, ...allBut(only)])],
    driveToTheDoor: never.some(isConnector) || modes.some(isDriven),
  };
}

function isScheduled(mode: string): boolean {
  return findModeFamily(mode)?.travel.by === 'timetable';
}

function isConnector(mode: string): boolean {
  return findModeFamily(mode)?.travel.connector === true;
}

/** The scheduled modes that an allow list excludes; none when the list is empty. */
function allBut(allowed: readonly string[]): readonly string[] {
  if (allowed.length === 0) return [];
  return MODES.filter(
    ({ id, travel }) =>
      travel.by === 'timetable' &&
      // A family above an allowed mode stays too: avoiding it would avoid its members.
      !allowed.some((mode) => coversMode(mode, id) || coversMode(id, mode)),
  ).map(({ id }) => id);
}
