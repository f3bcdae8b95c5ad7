import { coversMode, findModeFamily, MODES } from '@tripwright/core/modes';

/** What lists of modes in a request come to: a block list is for everything, an allow list for public transport. */
export interface LimitedModes {
  /** Those asked for that are left. */
  readonly modes: readonly string[];
  /** Scheduled modes not to be ridden. */
  readonly avoidModes: readonly string[];
  /** Whether what is driven goes to the door (wire-format.md section 6). */
  readonly driveToTheDoor: boolean;
}

/**
 * @param avoided modes of public transport to avoid: walking among them means nothing
 * @param never modes that must not be used: walking among them means driving all the way
 * @param only what nothing else may be used of; a mode that is driven among them: it is driven all the way
 */
export function limitModes(
  asked: readonly string[],
  avoided: readonly string[],
  never: readonly string[],
  only: readonly string[],
): LimitedModes {
  const barred = [...new Set([...avoided, ...never])];
  // A vehicle that must not be used is as good as not asked for; what goes by timetable is kept from being ridden, line by line.
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

/** The scheduled modes that an allow list leaves out; none without a list. */
function allBut(allowed: readonly string[]): readonly string[] {
  if (allowed.length === 0) return [];
  return MODES.filter(
    ({ id, travel }) =>
      travel.by === 'timetable' &&
      // neither allowed nor above something allowed: avoiding a family would avoid its members
      !allowed.some((mode) => coversMode(mode, id) || coversMode(id, mode)),
  ).map(({ id }) => id);
}
