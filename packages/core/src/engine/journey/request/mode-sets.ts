import { coversMode, findModeFamily } from '../../../modes/index.ts';

/** The sets of modes that a request stands for. */
export interface ModeSets {
  /** Modes that are answered each alone. */
  readonly singles: readonly string[];
  /** Modes that are combined; empty when no combination is wanted. */
  readonly combined: readonly string[];
}

/**
 * Splits the modes of a request (spec 4.2 rules 1 to 4). One mode is answered alone, several modes only in combination, and with `allModes` both.
 * Connectors such as walking make no combination (IT-12), so transit together with walking is transit. Walking alone is answered when it is the only
 * mode, or with `allModes`. The order of modes does not matter.
 */
export function splitModes(modes: readonly string[], allModes: boolean): ModeSets {
  const unique = [...new Set(modes)].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  const isConnector = (mode: string): boolean => findModeFamily(mode)?.travel.connector === true;
  const movers = unique.filter((mode) => !isConnector(mode));
  const connectors = unique.filter(isConnector);
  if (movers.length === 0) return { singles: connectors, combined: [] };
  if (allModes) return { singles: [...movers, ...connectors], combined: movers.length > 1 ? movers : [] };
  return movers.length === 1 ? { singles: movers, combined: [] } : { singles: [], combined: movers };
}

/** The modes of a request that a region has: a mode covers itself and the modes below it. */
export function modesHere(requested: readonly string[], offered: readonly string[]): string[] {
  return requested.filter((mode) => offered.some((here) => coversMode(mode, here) || coversMode(here, mode)));
}

function order(mode: string): number {
  return findModeFamily(mode)?.order ?? 1000;
}
